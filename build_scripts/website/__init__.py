"""The site: how each of its parts is made, put together, checked and served.

The packages beside the commands are found by their bare names, since a command's own folder comes first on Python's path. So none of them
may be called like something that Python brings along: `site` is loaded before any script starts, and would be found instead of ours.
"""
