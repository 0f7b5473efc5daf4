# SPDX-License-Identifier: GPL-3.0-or-later
"""The project's sources and their compiler options, from CMake's compile database."""

import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent

# clang can't use a header precompiled by gcc.
PRECOMPILED = re.compile(r"\s-Winvalid-pch|\s-include \S*cmake_pch\.hxx")
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)
SYSTEM_INCLUDE = re.compile(r"^\s*#\s*include\s+<([^>]+)>", re.MULTILINE)


def read_database(build, make):
    """Calls `make` with (path, working folder, command without output file) for each source, and returns the sorted results."""
    sources = {}
    for entry in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        path = pathlib.Path(entry["file"]).resolve()
        if path.name.startswith("cmake_pch"):
            continue
        # CMake's unity builds list batches instead of sources: split them up.
        parts = [path]
        if path.parent.name == "Unity":
            parts = [pathlib.Path(name).resolve() for name in INCLUDE.findall(path.read_text(encoding="utf-8"))]
        for part in parts:
            if ROOT in part.parents and build not in part.parents and part not in sources:
                sources[part] = make(part, entry["directory"], PRECOMPILED.sub("", entry["command"].split(" -o ")[0]))
    return [sources[path] for path in sorted(sources)]
