"""What `bench.py` can measure, a module each."""
