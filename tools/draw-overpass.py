#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the board of the Over-Pass set, boards/overpass.svg, from boards/overpass-board.json.

The board is a panel of wood: spaces are veneers, lines are engraved between them. Every node, line and space
has its element. Elements that only some games show are in separate groups: sockets of the nodes, exits, tiles of
the transit spaces, the groups of three, trays in the corners. Colours come from draw-boards.py, which writes
the style sheets.

    python3 tools/draw-overpass.py

With --check it writes nothing, and fails if the file isn't what it would write.
"""
import importlib.util
import json
import math
import random
import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
spec = importlib.util.spec_from_file_location("draw_boards", TOOLS / "draw-boards.py")
base = importlib.util.module_from_spec(spec)
sys.dont_write_bytecode = True
spec.loader.exec_module(base)
number, point, rounded = base.number, base.point, base.rounded

UNIT = 3.0                  # board units for one of the file's
HALF, SLAB = 363, 354       # from the middle to the edge of the picture and of the wood
PIECE = 11.4                # radius
SOCKET = 4.6
VENEERS = {"a": "e", "b": "c", "c": "b", "d": "c", "e": "a", "f": "d", "g": "b", "h": "a", "k": "d", "m": "e"}
# Areas in the upper right corner in units of the file, as left, top, right, bottom: reserve, home and name, dice.
TRAYS = ((84.6, 84, 115.4, 38.6), (34.6, 116, 84, 84.6), (84.6, 116, 115.4, 84.6))

DATA = json.loads((base.BOARDS / "overpass-board.json").read_text(encoding="utf-8"))


def on_screen(at):
    return UNIT * at[0], -UNIT * at[1]


NODES = {name: on_screen(at) for name, at in DATA["nodes"].items()}
HALF_SQUARE = DATA["centreSquareHalf"]
SQUARE = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
VERTICES = NODES | {f"s{i}": on_screen((HALF_SQUARE * x, HALF_SQUARE * y)) for i, (x, y) in enumerate(SQUARE)}
SPACES = {name: [VERTICES[v] for v in space["v"]] for name, space in DATA["comps"].items()}
SPOTS = {name: on_screen(space["at"]) for name, space in DATA["comps"].items()}


def path(css_class, shape, more=""):
    return f'<path class="{css_class}"{more} d="{shape}"/>'


def circle(css_class, x, y, radius, more=""):
    return f'<circle class="{css_class}"{more} cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>'


def text(css_class, x, y, words):
    return f'<text class="{css_class}" x="{number(x)}" y="{number(y)}">{words}</text>'


def square(half, rounding, dy=0.0):
    return rounded([(-half, -half + dy), (half, -half + dy), (half, half + dy), (-half, half + dy)], rounding)


def closed(corners):
    return "M" + " L".join(point(*corner) for corner in corners) + " Z"


def segment(a, b):
    return f"M{point(*a)} L{point(*b)}"


def inset(corners, by):
    """A polygon without reflex corners, smaller by that much on every side."""
    # Skip corners on a straight side, whose neighbouring sides are parallel.
    real = [c for before, c, after in zip(corners[-1:] + corners, corners, corners[1:] + corners[:1])
            if abs((c[0] - before[0]) * (after[1] - c[1]) - (c[1] - before[1]) * (after[0] - c[0])) > 1]
    turn = 1 if sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(real, real[1:] + real[:1])) > 0 else -1
    lines = []
    for a, b in zip(real, real[1:] + real[:1]):
        length = math.dist(a, b)
        dx, dy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        lines.append(((a[0] - turn * dy * by, a[1] + turn * dx * by), (dx, dy)))
    result = []
    for ((px, py), (ux, uy)), ((qx, qy), (vx, vy)) in zip(lines[-1:] + lines, lines):
        cross = ux * vy - uy * vx
        t = ((qx - px) * vy - (qy - py) * vx) / cross
        result.append((px + t * ux, py + t * uy))
    return result


def grain_in(corners, angle, chance, gap):
    """Strokes of grain through a polygon, in the direction of `angle`."""
    cos, sin = math.cos(angle), math.sin(angle)
    turned = [(x * cos + y * sin, y * cos - x * sin) for x, y in corners]
    low, high = min(y for _, y in turned), max(y for _, y in turned)
    y = low + chance.uniform(1, gap)
    strokes = []
    while y < high - 1:
        cuts = sorted(a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
                      for a, b in zip(turned, turned[1:] + turned[:1]) if (a[1] > y) != (b[1] > y))
        for left, right in zip(cuts[::2], cuts[1::2]):
            x = left + 2 + chance.uniform(0, 0.4 * (right - left))
            while x < right - 6:
                end = min(right - 2, x + chance.uniform(12, 60))
                if end - x > 5:
                    bow = chance.uniform(-1.0, 1.0)
                    middle = ((x + end) / 2, y + bow)
                    strokes.append("M{} Q{} {}".format(*(
                        point(px * cos - py * sin, px * sin + py * cos)
                        for px, py in ((x, y), middle, (end, y)))))
                x = end + chance.uniform(5, 40)
        y += chance.uniform(0.55 * gap, 1.3 * gap)
    return " ".join(strokes)


def outline():
    """The outermost points of the star, in order."""
    names = DATA["perimeter"]
    return [NODES[name] for name in names]


def ground():
    for grow in range(5, -7, -2):
        yield path("slab-shadow", square(SLAB + grow - 1, 26 + grow / 2, 2 + grow / 3))
    yield path("panel-side", square(SLAB, 26, 4))
    yield path("panel", square(SLAB, 26))
    chance = random.Random(5)
    edge = SLAB - 12
    yield path("panel-grain", grain_in([(-edge, -edge), (edge, -edge), (edge, edge), (-edge, edge)], 0.012, chance, 11))
    yield path("panel-gleam", square(SLAB - 1.2, 25))
    yield path("panel-line", square(SLAB - 7, 21))
    star = closed(outline())
    yield path("bed-light", star)
    yield path("bed", star)


def spaces():
    chance = random.Random(11)
    for name, corners in SPACES.items():
        if name == DATA["goal"]:
            continue
        yield path(f"veneer veneer-{VENEERS[name[0]]}", closed(corners), f' id="{name}"')
        x, y = SPOTS[name]
        along = math.atan2(y, x) + (math.pi / 2 if name[0] in "egm" else 0)
        yield path("grain", grain_in(corners, along, chance, 5.5))
        yield path("facet", closed(inset(corners, 2.6)))
    half = UNIT * HALF_SQUARE
    yield path("square-edge", square(half + 0.6, 0.6))
    yield path("square", square(half - 1.5, 0.4), f' id="{DATA["goal"]}"')
    yield path("square-line", square(half - 3.4, 0.3))
    tips = []
    for k in range(16):
        reach = 8.2 if k % 4 == 0 else 5.2 if k % 2 == 0 else 2.5
        a = math.pi * k / 8
        tips.append((reach * math.cos(a), reach * math.sin(a)))
    yield path("square-inlay", closed(tips))


def lines():
    half = UNIT * HALF_SQUARE

    def visible(a, b):
        """Without what the centre square covers."""
        x, y = next((p for p in (a, b) if p != (0, 0)))
        reach = half / max(abs(x), abs(y))
        return ((x * reach, y * reach), (x, y)) if (0, 0) in (a, b) else (a, b)

    pieces = []
    for line in DATA["lines"]:
        for one, other in zip(line, line[1:]):
            pieces.append(segment(*visible(NODES[one], NODES[other])))
    yield f'<g transform="translate(0.5,1.4)">{path("lead-light", " ".join(pieces))}</g>'
    for line in DATA["lines"]:
        shape = " ".join(segment(*visible(NODES[one], NODES[other])) for one, other in zip(line, line[1:]))
        yield path("lead", shape, f' id="{line[0]}-{line[-1]}"')


def sockets():
    for name, (x, y) in NODES.items():
        if name == DATA["centre"]:
            # The space is the square itself, but the program needs an element with its id.
            yield path("frame", square(UNIT * HALF_SQUARE, 0.4), f' id="{name}"')
            continue
        yield circle("socket-light", x + 0.4, y + 0.9, SOCKET)
        yield circle("socket", x, y, SOCKET, f' id="{name}"')
        yield circle("socket-ground", x, y + 0.5, SOCKET - 1.5)


def exits():
    for name in DATA["exits"]:
        x, y = NODES[name]
        a = math.atan2(y, x)
        yield circle("exit-ring", x, y, 10.2, f' id="exit-{name}"')
        away, wide = 7.0, 4.6
        tip = (x + away * math.cos(a), y + away * math.sin(a))
        foot = [(x - 2.6 * math.cos(a) + s * wide * math.sin(a), y - 2.6 * math.sin(a) - s * wide * math.cos(a))
                for s in (1, -1)]
        yield path("exit-arrow", closed([foot[0], tip, foot[1], (x, y)]))


def transit():
    for name in DATA["transit"]:
        corners = inset(SPACES[name], 3.2)
        yield path("transit-tile", closed(corners), f' id="tile-{name}"')
        yield path("transit-line", closed(inset(SPACES[name], 6.6)))
        x, y = SPOTS[name]
        yield path("transit-line", " ".join(f"M{point(x - r, y)} A{r},{r} 0 1 1 {point(x - r, y + 0.02)}"
                                            for r in (3.2, 6.4)))


def groups():
    for node, *members in DATA["T"]:
        x, y = NODES[node]
        ends = []
        for member in members:
            sx, sy = SPOTS[member]
            reach = 12.5
            length = math.dist((x, y), (sx, sy))
            ends.append((x + (sx - x) * reach / length, y + (sy - y) * reach / length))
        yield path("tee", " ".join(segment((x, y), end) for end in ends), f' id="group-{node}"')
        yield from (circle("tee-dot", *end, 3) for end in ends)


def trays(corner, areas):
    sx = -1 if corner in (0, 1) else 1
    sy = 1 if corner in (0, 3) else -1
    for left, top, right, bottom in areas:
        x1, x2 = sorted((sx * UNIT * left, sx * UNIT * right))
        y1, y2 = sorted((sy * UNIT * top, sy * UNIT * bottom))

        def box(grow, dy=0.0, a=(x1, y1, x2, y2)):
            return rounded([(a[0] + 2 - grow, a[1] + 2 - grow + dy), (a[2] - 2 + grow, a[1] + 2 - grow + dy),
                            (a[2] - 2 + grow, a[3] - 2 + grow + dy), (a[0] + 2 - grow, a[3] - 2 + grow + dy)], 11)

        yield path("tray-light", box(0, 1.3))
        yield path("tray-edge", box(0))
        yield path("tray", box(-1.4, 0.8))


def widest_gap(name):
    """The direction from a node in which no line is near."""
    x, y = NODES[name]
    turns = []
    for line in DATA["lines"]:
        if name in line:
            i = line.index(name)
            for other in line[max(i - 1, 0):i] + line[i + 1:i + 2]:
                turns.append(math.atan2(NODES[other][1] - y, NODES[other][0] - x))
    turns.sort()
    gaps = [((b - a) % math.tau or math.tau, a) for a, b in zip(turns, turns[1:] + turns[:1])]
    # Among equal gaps the one that points outward; on the edge of the star inward, because trays lie outside.
    side = -1 if name in DATA["perimeter"] and name not in DATA["exits"] else 1
    width, start = max(gaps, key=lambda gap: (round(gap[0], 3),
                                              side * math.cos(gap[1] + gap[0] / 2 - math.atan2(y, x))))
    return start + width / 2


def node_names():
    for name, (x, y) in NODES.items():
        a = widest_gap(name) + (math.pi if name in DATA["exits"] else 0)
        # Next to a piece on it, and inside the Center Square.
        away = 25 if name in DATA["exits"] else 22 if name == DATA["centre"] else 19
        yield text("pass-name", x + away * math.cos(a), y + away * math.sin(a) + 3, name)


def board():
    size = number(2 * HALF)
    frame = f'<rect class="frame" x="{-HALF}" y="{-HALF}" width="{size}" height="{size}"/>'
    style = (base.STYLE + base.PANEL_STYLE.lstrip()).format(**base.THEMES["light"])
    text_lines = [
        "<!-- SPDX-License-Identifier: GPL-3.0-or-later -->",
        "<!-- Written by tools/draw-overpass.py. Don't edit: run the tool. -->",
        f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="{size}" height="{size}"'
        f' viewBox="{-HALF} {-HALF} {size} {size}">',
        f'<style type="text/css">{style}</style>', "<title>Over-Pass board</title>"]
    parts = [("ground", ground()), ("spaces", spaces()), ("transit", transit()), ("lines", lines()), ("nodes", sockets()),
             ("exits", exits()), ("groups", groups())]
    for corner in range(4):
        parts += [(f"reserve-{corner}", trays(corner, TRAYS[:1])), (f"trays-{corner}", trays(corner, TRAYS[1:]))]
    parts += [("node-names", node_names())]  # those of spaces depend on what stands there: the window writes them
    for group, elements in parts:
        text_lines += [f'<g id="{group}">', frame, *elements, "</g>"]
    return "\n".join(text_lines + ["</svg>", ""])


def main():
    file = base.BOARDS / "overpass.svg"
    drawn = board()
    is_stale = not file.exists() or file.read_text(encoding="utf-8") != drawn
    if "--check" in sys.argv[1:]:
        sys.exit("not up to date: overpass.svg" if is_stale else 0)
    if is_stale:
        file.write_text(drawn, encoding="utf-8", newline="\n")
        print("boards/overpass.svg")


if __name__ == "__main__":
    main()
