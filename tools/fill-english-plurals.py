#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes both forms of every English plural: "%n stone(s)" becomes "%n stone" and "%n stones".

Only forms that are still empty are written, so that irregular ones can be put in by hand.
"""
import sys
import xml.etree.ElementTree as ET


def fill(path):
    tree = ET.parse(path)
    for message in tree.getroot().iter("message"):
        translation = message.find("translation")
        forms = translation.findall("numerusform")
        source = message.findtext("source")
        if len(forms) != 2 or any(form.text for form in forms):
            continue
        if "(" in source.replace("(s)", "") or "(s)" not in source:
            sys.exit(f"{path}: write the plural of {source!r} by hand")
        forms[0].text = source.replace("(s)", "")
        forms[1].text = source.replace("(s)", "s")
        translation.attrib.pop("type", None)
    text = ET.tostring(tree.getroot(), encoding="unicode")
    with open(path, "w", encoding="utf-8") as out:
        out.write('<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n' + text + "\n")


if __name__ == "__main__":
    fill(sys.argv[1])
