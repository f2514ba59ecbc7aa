NAME="memory"
HELP="x"
def add_options(p): ...
def run(a): return True
