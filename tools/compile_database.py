# SPDX-License-Identifier: GPL-3.0-or-later
"""The project's own sources and the options that they are compiled with, from CMake's compile database."""

import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent

# clang can't use a header precompiled by gcc.
PRECOMPILED = re.compile(r"\s-Winvalid-pch|\s-include \S*cmake_pch\.hxx")
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)
SYSTEM_INCLUDE = re.compile(r"^\s*#\s*include\s+<([^>]+)>", re.MULTILINE)


def read_database(build, make):
    """What `make` makes of (path, folder to compile in, command without its output) of each own source, sorted."""
    sources = {}
    for entry in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        path = pathlib.Path(entry["file"]).resolve()
        if path.name.startswith("cmake_pch"):
            continue
        # CMake's own batches (CMAKE_UNITY_BUILD) have no regard for what is in the files: take them apart.
        parts = [path]
        if path.parent.name == "Unity":
            parts = [pathlib.Path(name).resolve() for name in INCLUDE.findall(path.read_text(encoding="utf-8"))]
        for part in parts:
            if ROOT in part.parents and build not in part.parents and part not in sources:
                sources[part] = make(part, entry["directory"], PRECOMPILED.sub("", entry["command"].split(" -o ")[0]))
    return [sources[path] for path in sorted(sources)]
