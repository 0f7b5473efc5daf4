#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Byways as a screen reader has it: listen_and_play.py PROGRAM

Starts the program on the display and D-Bus of the environment, walks its tree by AT-SPI, moves the focus, plays
a game of Byg to its end and some moves of a puzzle by AT-SPI's actions alone, and listens to what it tells meanwhile.
Prints what it saw. To be started by tests/atspi/run, which makes display and bus.
"""

import collections
import ctypes
import os
import random
import re
import signal
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
import pyatspi  # noqa: E402
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 8  # seconds for anything to happen
OVERALL = 55  # for everything
ACTED_ON = {"push button", "check box", "radio button", "toggle button", "menu item", "combo box", "text", "slider"}
heard = []  # (type of the event, name of its source)


class Missing(Exception):
    """What should be there is not."""


def hear(event):
    try:
        # The event of a new name has the name with it. Its source is not asked: it may be gone already.
        name = event.any_data if isinstance(event.any_data, str) else event.source.name
        heard.append((event.type.major + ":" + event.type.minor, name or ""))
    except (GLib.Error, AttributeError, LookupError):
        pass  # gone already


def rest(seconds=0.01):
    """Lets events come in."""
    until = time.monotonic() + seconds
    context = GLib.MainContext.default()
    while True:
        while context.iteration(False):
            pass
        if time.monotonic() >= until:
            return
        time.sleep(0.005)


def wait_for(what, ask, patience=PATIENCE):
    until = time.monotonic() + patience
    while time.monotonic() < until:
        try:
            answer = ask()
            if answer:
                return answer
        except GLib.Error:
            pass  # it changed while it was looked at
        rest(0.03)
    raise Missing(what)


def showing(accessible):
    return accessible.getState().contains(pyatspi.STATE_SHOWING)


def children(accessible):
    for index in range(accessible.childCount):
        child = accessible.getChildAtIndex(index)
        if child is not None:
            yield child


def tree(accessible, into_boards=False, depth=0):
    """What shows below; the places of boards only if asked for."""
    for child in children(accessible):
        if depth > 0 and not showing(child):
            continue
        yield child
        if into_boards or not (child.getRoleName() == "panel" and child.name == "Board"):
            yield from tree(child, into_boards, depth + 1)


def find(root, role, name):
    fits = name.match if hasattr(name, "match") else (lambda text: text == name)
    for accessible in tree(root):
        if accessible.getRoleName() == role and fits(accessible.name or "") and showing(accessible):
            return accessible
    return None


def actions(accessible):
    """Names and descriptions of what can be done with it."""
    try:
        action = accessible.queryAction()
    except NotImplementedError:
        return {}
    return {action.getName(index): (index, action.getDescription(index)) for index in range(action.nActions)}


def do(accessible, name):
    offered = actions(accessible)
    if name not in offered:
        raise Missing(f"{accessible.getRoleName()} '{accessible.name}' offers {list(offered)}, not {name}")
    accessible.queryAction().doAction(offered[name][0])
    rest()


def press(root, name):
    button = wait_for(f"button '{name}'", lambda: find(root, "push button", name))
    do(button, "Press")


def labelled(root, label):
    """The combo box with that label."""
    for accessible in tree(root):
        if accessible.getRoleName() == "combo box":
            for relation in accessible.getRelationSet():
                targets = [relation.getTarget(index).name for index in range(relation.getNTargets())]
                if relation.getRelationType() == pyatspi.RELATION_LABELLED_BY and label in targets:
                    return accessible
    return None


def has_heard(kind, pattern, since):
    return any(kind in event and re.search(pattern, name) for event, name in heard[since:])


def wait_to_hear(what, kind, pattern, since=0):
    wait_for(f"to hear {what}", lambda: has_heard(kind, pattern, since))


def agree(app):
    """Presses what ends the game, if that is asked; never an answer to wait for."""
    sure = find(app, "push button", "End the game")
    if sure is not None:
        do(sure, "Press")


def walk(app):
    """Everything that can be focused or acted on says what it is."""
    roles, faults = collections.Counter(), []
    for accessible in tree(app, into_boards=True):
        role, name = accessible.getRoleName(), accessible.name or ""
        roles[role] += 1
        focusable = accessible.getState().contains(pyatspi.STATE_FOCUSABLE) and role not in ("filler", "frame")
        if (focusable or role in ACTED_ON) and not name.strip():
            faults.append(f"{role} without a name, actions {list(actions(accessible))}")
        if re.search(r"</?[a-z]+>|&\S", name):
            faults.append(f"{role} with markup in its name: {name}")
    print("  " + ", ".join(f"{count} {role}" for role, count in roles.most_common()))
    if faults:
        raise Missing("; ".join(faults[:5]))


def board_of(app):
    return wait_for("the board", lambda: find(app, "panel", "Board"))


def places(app):
    """The places of the board: (accessible, name, what pressing does)."""
    for place in children(board_of(app)):
        yield place, place.name, actions(place).get("Press", (0, ""))[1]


def is_active(frame):
    return frame.getState().contains(pyatspi.STATE_ACTIVE)


def activate_window():
    """Gives the keyboard to the topmost window: there is no window manager that would."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XDefaultRootWindow.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    windows, count = ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
    root, parent = ctypes.c_ulong(), ctypes.c_ulong()
    x11.XQueryTree(display, ctypes.c_ulong(x11.XDefaultRootWindow(display)), ctypes.byref(root), ctypes.byref(parent),
                   ctypes.byref(windows), ctypes.byref(count))
    shown = []
    for index in range(count.value):
        attributes = (ctypes.c_int * 64)()  # longer than XWindowAttributes, whose map_state is the 23rd int
        x11.XGetWindowAttributes(display, ctypes.c_ulong(windows[index]), attributes)
        if attributes[23] == 2 and attributes[2] > 100:  # viewable, and wide
            shown.append(windows[index])
    if not shown:
        raise Missing("window on the screen")
    x11.XSetInputFocus(display, ctypes.c_ulong(shown[-1]), 1, ctypes.c_ulong(0))
    x11.XSync(display, 0)
    x11.XCloseDisplay(display)
    rest(0.3)


def try_focus(app):
    activate_window()
    wait_for("the window to be active", lambda: is_active(find(app, "frame", re.compile("."))))
    since = len(heard)
    button = find(app, "push button", "Learn Byg")
    if not button.queryComponent().grabFocus():
        raise Missing("the focus on a button")
    wait_to_hear("the focus on a button", "focused", "^Learn Byg", since)


def fill_sheet(app):
    for seat, name in ((1, "Ann"), (2, "Ben")):
        field = wait_for("a field", lambda seat=seat: find(app, "text", f"Name of player {seat}"))
        field.queryEditableText().setTextContents(name)
    size = wait_for("the size", lambda: labelled(app, "Board"))
    for _ in range(12):
        if size.name.startswith("3 "):
            break
        do(size, "Decrease")
    if not size.name.startswith("3 "):
        raise Missing(f"the smallest board, not {size.name}")
    press(app, "Play")


def result_of(app):
    return find(app, "panel", re.compile(r"(Ann|Ben) wins\."))


def play_byg(app):
    press(app, "Play Byg")
    fill_sheet(app)
    wait_for("the table", lambda: find(app, "panel", "Board"))
    lot = find(app, "alert", re.compile("."))
    if lot is not None:
        print(f"  The lot: {lot.name}")
        do(lot, "Press")
    # Who goes First is drawn as well.
    wait_for("the opening", lambda: find(app, "alert", re.compile("has priority")) is None)
    walk(app)
    # A place can have the focus, and says so.
    activate_window()
    since = len(heard)
    corner = next(iter(places(app)))
    do(corner[0], "SetFocus")
    wait_to_hear("the focus on a place", "focused", "^" + re.escape(corner[1].split(",")[0]), since)
    chance = random.Random(1)
    turns = stones = placed = 0
    while result_of(app) is None:
        free = [place for place, _, action in places(app) if action.startswith("Place")]
        end = find(app, "push button", "End turn")
        # The button can always be pressed; as long as no stone is placed, it only says why the turn can't end.
        if end is not None and placed > 0 and (not free or chance.random() < 0.4):
            since = len(heard)
            do(end, "Press")
            # The next player, or the result, is told by the name of what shows it. A turn that ends the game is asked about.
            wait_for("to hear whose turn it is", lambda: has_heard("accessible-name", "(to move|wins)", since) or agree(app))
            turns += 1
            placed = 0
        elif free:
            place = chance.choice(free)
            before = place.name
            do(place, "Press")
            wait_for(f"a stone on {before}", lambda: place.name != before or result_of(app))
            stones += 1
            placed += 1
        if stones > 60:
            raise Missing("an end of the game")
    print(f"  {stones} stones in {turns} turns. {result_of(app).name}")
    wait_to_hear("the result", "accessible-name", "wins")


def play_puzzle(app):
    press(app, "Back to the shelf")
    press(app, "Puzzles of Crooked Jumps")
    press(app, re.compile("Crooked Jumps. .*Very easy"))
    for turn in range(2):
        press(app, "Hint")
        if turn == 0:  # only the first time the program says what a hint costs
            press(app, "Take the hint")
        wait_for("the first half of a hint", lambda: find(app, "label", re.compile("Move the piece on")))
        press(app, "Whole move")
        text = wait_for("a hint", lambda: find(app, "label", re.compile(".*leads to a solution"))).name
        print(f"  {text}")
        jump = re.match(r"(\w+) over (\w+) to (\w+)", text)
        for node in (jump.group(1), jump.group(3)):
            place = next(place for place, name, _ in places(app) if name.split(",")[0] == node)
            do(place, "Press")
        option = next((p for p, name, _ in places(app) if name.startswith(f"Remove {jump.group(2)}")), None)
        if option is not None:
            do(option, "Press")
        wait_for("the piece over there",
                 lambda: any(name.startswith(jump.group(3) + ", piece") for _, name, _ in places(app)))


def main():
    signal.alarm(OVERALL)
    for kind in ("object:state-changed:focused", "object:property-change:accessible-name"):
        pyatspi.Registry.registerEventListener(hear, kind)
    program = subprocess.Popen([sys.argv[1]], env=os.environ)
    app = None
    try:
        desktop = pyatspi.Registry.getDesktop(0)
        app = wait_for("the program", lambda: next((a for a in children(desktop) if a.name == "Byways"), None), 20)
        app.set_cache_mask(Atspi.Cache.NONE)
        wait_for("the shelf", lambda: find(app, "push button", "Play Byg"))
        for title, act in (("The shelf", walk), ("The focus", try_focus), ("A game of Byg", play_byg),
                           ("A puzzle", play_puzzle)):
            print(f"{title}:")
            act(app)
        kinds = collections.Counter(event for event, _ in heard)
        print("Heard: " + ", ".join(f"{count} of {event}" for event, count in kinds.items()))
        return 0
    except Missing as missing:
        print(f"There was no {missing}" if not str(missing).startswith("to ") else f"It was not possible {missing}")
        print("Last heard: " + "; ".join(f"{event} '{name}'" for event, name in heard[-6:]))
        if app is not None:
            print("On show: " + "; ".join(f"{a.getRoleName()} '{(a.name or '')[:30]}'" for a in list(tree(app))[:80]))
        return 1
    finally:
        program.terminate()
        try:
            program.wait(5)
        except subprocess.TimeoutExpired:
            program.kill()


if __name__ == "__main__":
    sys.exit(main())
