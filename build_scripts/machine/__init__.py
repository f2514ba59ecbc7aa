"""What the scripts need on a machine and fetch or find there: Python packages, Node, browsers."""
