#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the texts of all lessons as C++ for lupdate: tools/lesson-texts.py > FILE.cpp

Each text comes once, in the context "Lesson", with a comment for translators that names its lessons.
"""

import json
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
KEYS = {"title", "recap", "text", "hint", "done", "missing", "wrong"}


def texts_in(value):
    """The texts for people in a part of a lesson, in order."""
    if isinstance(value, list):
        for each in value:
            yield from texts_in(each)
    elif isinstance(value, dict):
        for key, each in value.items():
            if key in KEYS and isinstance(each, str) and each:
                yield each
            elif key == "answers":
                values = (answer.get("value") if isinstance(answer, dict) else answer for answer in each)
                yield from (value for value in values if isinstance(value, str))
                yield from texts_in(each)
            elif key in ("steps", "wrong", "which"):
                yield from texts_in(each)


def main():
    where = {}
    for path in sorted((ROOT / "resources" / "lessons").glob("*/*.json")):
        lesson = path.parent.name + "/" + path.name.split("-")[0].removesuffix(".json")
        for text in texts_in(json.loads(path.read_text(encoding="utf-8"))):
            where.setdefault(text, []).append(lesson)
    for text, lessons in where.items():
        literal = json.dumps(text, ensure_ascii=False)
        print(f"//: {', '.join(dict.fromkeys(lessons))}")
        print(f'QT_TRANSLATE_NOOP("Lesson", {literal});')


if __name__ == "__main__":
    main()
