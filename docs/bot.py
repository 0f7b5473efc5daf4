#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A bot for Byways: byways-cli arena byg --seats "level:1,bot:python3 docs/bot.py byways-cli"

It lets byways-cli list the legal turns and plays one of those with the most steps. docs/bots.md tells more.
"""

import json
import random
import subprocess
import sys

CLI = sys.argv[1] if len(sys.argv) > 1 else "byways-cli"
luck = random.Random(1)
record = None  # the game so far, as a record


def legal_turns():
    listed = subprocess.run([CLI, "legal", "-"], input=json.dumps(record), capture_output=True, text=True, check=True)
    return [json.loads(line) for line in listed.stdout.splitlines()]


def answer(request):
    global record
    what = request.get("do")
    if what == "hello":
        return {"bot": "Longest turn", "protocol": 1, "games": ["byg", "bypass", "trypsylon", "mono-line"]}
    if what == "new":
        record = request["record"]
        record.setdefault("turns", [])
        return {"ok": True}
    if what == "turn":
        record["turns"] += request["entries"]
        return {"ok": True}
    if what == "choose":
        turns = legal_turns()
        most = max(len(turn.split()) for turn in turns)
        return {"turn": luck.choice([turn for turn in turns if len(turn.split()) == most])}
    if what in ("stop", "quit"):
        return {"ok": True}
    return {"error": f"I can't {what}"}


for line in sys.stdin:
    asked = json.loads(line)
    try:
        said = answer(asked)
    except Exception as problem:  # a bot that explains itself is easier to mend than one that has ended
        said = {"error": str(problem)}
    print(json.dumps({"id": asked.get("id"), **said}), flush=True)
    if asked.get("do") == "quit":
        break
