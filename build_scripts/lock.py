"""Write the lock files anew from `pyproject.toml` and `package.json`: exact versions, hashes, and no addresses.

The files of Pyodide that the site is made from are pinned one by one, in `website/pyodide.sha256`.

Run this after changing a dependency, then run the tests and commit the lock files with the change.
"""

from __future__ import annotations

import argparse
import sys

from machine import environment, node
from machine.environment import CACHE, NODE, PLAY, TEST, run_logged, say
from website import runtime

GROUPS = {"play": PLAY, "node": NODE, "test": TEST}


def main() -> int:
    """Lock the Python groups and the npm packages."""
    argparse.ArgumentParser(description="Write the lock files anew.").parse_args()
    environment.enter(PLAY)
    tools = CACHE / "lock-tools"
    pip = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--upgrade", "--target", str(tools), "uv"]
    run_logged(pip, "lock-tools", "The tool that makes lock files (uv) could not be installed.")
    options = ["--quiet", "--upgrade", "--universal", "--python-version", "3.11", "--generate-hashes"]
    options += ["--no-annotate", "--no-header", "--no-emit-index-url", "--no-emit-find-links"]
    for group, file in GROUPS.items():
        say(f"Locking {file} ...")
        line = [str(tools / "bin" / "uv"), "pip", "compile", *options, "--group", group, "--output-file", file]
        run_logged(line, f"lock-{group}", f"The group {group} of pyproject.toml could not be locked.")
    say("Locking package-lock.json ...")
    line = [node.programs()[1], "install", "--package-lock-only", "--ignore-scripts", "--omit-lockfile-registry-resolved"]
    run_logged(line, "lock-npm", "package.json could not be locked.")
    node.install()
    runtime.pin()
    return 0


if __name__ == "__main__":
    environment.run_script(main)
