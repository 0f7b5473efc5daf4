#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the boards and cards of TRYPSYLON: boards/trypsylon-5x5.svg, -6x6, -5x6, -6x5, the -3x3 of the rules
pages, and trypsylon-cards.svg.

They follow TRY-1, TRY-2 and TRY-11 to TRY-14 of docs/rules. The middle of a board lies at the origin.
Every card has a quarter of a landing in each of its corners: where four cards face up meet, and along the
frame where two do, the landing is whole, and all ways that lead to it are joined. Colours come from
draw-boards.py, which writes the style sheets.

    python3 tools/draw-trypsylon.py

With --check it writes nothing, and fails if a file isn't what it would write.
"""
import importlib.util
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

BOARDS = ((5, 5), (6, 6), (5, 6), (6, 5), (3, 3))
CELL = 100
QUAY = 22                   # the frame around the cards
SHORE = 72                  # from the frame to the edge of the board
SHADOW = 22
OUTER = 34                  # how round the board's corners are
LANDING = 18                # radius
HALF = 49.2                 # of a card, which leaves a fine gap to the next one
CORNERS = {"nw": (-1, -1), "ne": (1, -1), "se": (1, 1), "sw": (-1, 1)}


def rectangle(left, top, right, bottom, rounding):
    return rounded([(left, top), (right, top), (right, bottom), (left, bottom)], rounding)


def path(css_class, shape, more=""):
    return f'<path class="{css_class}"{more} d="{shape}"/>'


def circle(css_class, x, y, radius):
    return f'<circle class="{css_class}" cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>'


def frame(left, top, right, bottom):
    """An invisible rectangle that gives its group these bounds."""
    return (f'<rect class="frame" x="{number(left)}" y="{number(top)}" width="{number(right - left)}"'
            f' height="{number(bottom - top)}"/>')


def wave(x, y, width, height):
    """Two gentle crests."""
    q = width / 4
    return (f"M{point(x, y)} q{point(q / 2, -height)} {point(q, 0)} q{point(q / 2, height)} {point(q, 0)}"
            f" q{point(q / 2, -height)} {point(q, 0)} q{point(q / 2, height)} {point(q, 0)}")


# ---- cards

def corner_of_card(x, y, radius):
    """A quarter disc around the corner that a card's orientation names."""
    cx, cy = x * 50, y * 50
    inner = 50 - HALF
    far = radius
    sweep = 1 if x * y < 0 else 0
    return (f"M{point(x * HALF, y * HALF)} L{point(x * HALF, cy - y * far)}"
            f" A{number(far)},{number(far)} 0 0 {sweep} {point(cx - x * far, y * HALF)} Z") if inner else ""


def ways(x, y):
    """The three arms of the Y into that corner (TRY-1), each from the fork. The first ends on the landing, no
    further than where its square end still lies on the card."""
    fork = (-9 * x, -9 * y)
    return fork, (
        f"M{point(*fork)} L{point(x * 42, y * 42)}",
        f"M{point(*fork)} Q{point(-27 * x, 0)} {point(-HALF * x, 0)}",
        f"M{point(*fork)} Q{point(0, -27 * y)} {point(0, -HALF * y)}",
    )


def moved(shape, dx, dy):
    return f'<g transform="translate({number(dx)} {number(dy)})">{shape}</g>'


def card_ground(css_class):
    yield frame(-50, -50, 50, 50)
    yield path("card-rim", rectangle(-HALF, -HALF, HALF, HALF, 4.5))
    yield path(css_class, rectangle(-HALF + 1.5, -HALF + 1.5, HALF - 1.5, HALF - 1.5, 3.6))


def front(name):
    x, y = CORNERS[name]
    yield from card_ground("shallow")
    waves = ((-30, -30), (12, -27), (-37, -2), (14, 4), (-26, 30), (20, 33))
    yield path("shallow-wave", " ".join(wave(wx - 7, wy, 16, 3.2) for wx, wy in waves))
    for cx, cy in CORNERS.values():
        yield path("landing-edge", corner_of_card(cx, cy, LANDING))
    fork, arms = ways(x, y)
    short = [arms[0], *(arm.replace(number(HALF), number(HALF - 2.4)) for arm in arms[1:])]
    yield moved("".join(path("way-shade", arm) for arm in short), 1.4, 2.2)
    yield from (path("way-edge", arm) for arm in arms)
    yield circle("landing-edge", *fork, 15.2)
    yield from (path("way-deck", arm) for arm in arms)
    yield from (path("way-planks", arm) for arm in arms)
    for cx, cy in CORNERS.values():
        yield path("landing", corner_of_card(cx, cy, LANDING - 1.9))
        yield path("landing-ring", f"M{point(cx * HALF, cy * (50 - LANDING + 6))}"
                   f" A{LANDING - 6},{LANDING - 6} 0 0 {1 if cx * cy < 0 else 0}"
                   f" {point(cx * (50 - LANDING + 6), cy * HALF)}")
    yield circle("landing", *fork, 13.4)
    yield circle("landing-ring", *fork, 9)
    yield circle("landing-ring", *fork, 4.2)


def back():
    yield from card_ground("deep")
    rows = []
    for row, y in enumerate((-38, -25, -12, 1, 14, 27, 40)):
        for x in ((-42, -14, 14) if row % 2 == 0 else (-28, 0)):
            if not (abs(y) < 24 and abs(x + 13) < 22):
                rows.append(wave(x + 1, y, 26, 4.2))
    yield path("deep-wave", " ".join(rows))
    yield circle("deep-ring", 0, 2, 22)
    cut = [(-16 + 15.5 * math.cos(a) + 16, 2 + 15.5 * math.sin(a)) for a in (math.radians(-58), math.radians(-20))]
    yield path("lily", f"M0,2 L{point(*cut[1])} A15.5,15.5 0 1 1 {point(*cut[0])} Z")
    veins = []
    for turn in (15, 60, 105, 150, 195, 240, 275):
        a = math.radians(turn)
        veins.append(f"M{point(3.5 * math.cos(a), 2 + 3.5 * math.sin(a))}"
                     f" L{point(11.5 * math.cos(a), 2 + 11.5 * math.sin(a))}")
    yield path("lily-vein", " ".join(veins))


def cards():
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="100" height="100"'
        ' viewBox="-50 -50 100 100">', style(), "<title>TRYPSYLON cards</title>", '<g id="back">', *back(), "</g>"]
    for name in CORNERS:
        lines += [f'<g id="{name}">', *front(name), "</g>"]
    return "\n".join(head() + lines + ["</svg>", ""])


# ---- boards

class Shore:
    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.x, self.y = columns * CELL / 2, rows * CELL / 2

    def ring(self, grow, rounding, dy=0.0):
        return rectangle(-self.x - grow, -self.y - grow + dy, self.x + grow, self.y + grow + dy, rounding)

    def view(self):
        out = QUAY + SHORE + SHADOW
        return -self.x - out, -self.y - out, self.x + out, self.y + out

    def beach(self, side, inset):
        """Waves between the rounded corners of the board and those of the frame."""
        ox, oy = self.x + QUAY + SHORE, self.y + QUAY + SHORE
        ix, iy = self.x + QUAY - 2, self.y + QUAY - 2
        cut = OUTER * (1 - math.sqrt(0.5)) / 2 + 5    # about where the rounding is halfway
        mx, my = (ox + ix) / 2, (oy + iy) / 2
        s = side
        drop = inset

        def corner(sign):
            return (f"Q{point(s * (mx + 15), sign * (my - drop + 6))} {point(s * mx, sign * (my - drop))}"
                    f" T{point(s * ix, sign * (iy - drop))}")

        return (f"M{point(s * (ox - cut), -(oy - cut) + drop)} {corner(-1)} L{point(s * ix, iy - drop)}"
                f" Q{point(s * (mx - 15), my - drop - 6)} {point(s * mx, my - drop)}"
                f" T{point(s * (ox - cut), oy - cut - drop)}"
                f" Q{point(s * ox, oy - OUTER * 0.45)} {point(s * ox, oy - OUTER)}"
                f" L{point(s * ox, -oy + OUTER)} Q{point(s * ox, -oy + OUTER * 0.45)}"
                f" {point(s * (ox - cut), -(oy - cut) + drop)} Z")

    def ground(self):
        out = QUAY + SHORE
        for grow in range(12, -9, -3):
            yield path("slab-shadow", self.ring(out + grow, OUTER + grow / 2, 6 + grow / 3))
        yield path("slab-side", self.ring(out, OUTER, 5))
        yield path("meadow", self.ring(out, OUTER))
        yield path("meadow-deep", self.ring(QUAY + 13, 12))
        for side in (-1, 1):
            yield path("beach", self.beach(side, 0))
            yield path("beach-deep", rectangle(*sorted_box(side * self.x, -self.y - QUAY - 2,
                                                           side * (self.x + QUAY + 13), self.y + QUAY + 2), 10))
        yield path("shore-line", self.ring(out - 1, OUTER - 1))
        yield from self.plants()
        yield path("quay-side", self.ring(QUAY, 10, 3))
        yield path("quay", self.ring(QUAY, 10))
        yield path("quay-gleam", self.ring(QUAY - 1.2, 9))
        yield path("basin", self.ring(1.2, 4))
        yield from self.jetties()

    def plants(self):
        """Tufts and flowers on the meadows, pebbles and shells on the beaches: beside the places of the ends."""
        chance = random.Random(100 * self.columns + self.rows)
        tufts, pebbles, flowers, shells = [], [], [], []
        low, high = QUAY + 14, QUAY + SHORE - 9
        for column in (c for c in range(self.columns + 1) if c not in (1, self.columns - 1)):    # owners' stones
            for sign in (-1, 1):
                x = -self.x + column * CELL + chance.uniform(-6, 6)
                y = sign * (self.y + chance.uniform(low, high))
                (tufts if chance.random() < 0.7 else flowers).append((x, y))
                tufts.append((x + chance.uniform(10, 17), sign * (self.y + chance.uniform(low + 18, high))))
        for row in (r for r in range(self.rows + 1) if r not in (1, self.rows - 1)):
            for sign in (-1, 1):
                y = -self.y + row * CELL + chance.uniform(-6, 6)
                x = sign * (self.x + chance.uniform(low + 4, high))
                (shells if chance.random() < 0.35 else pebbles).append((x, y))
                pebbles.append((x + chance.uniform(-12, 12), y + chance.uniform(8, 15)))
                pebbles.append((x + chance.uniform(-12, 12), y - chance.uniform(8, 15)))
        yield path("tuft", " ".join(f"M{point(x - 3.6, y - 5)} Q{point(x - 1.4, y - 2)} {point(x, y + 2)}"
                                    f" M{point(x + 0.4, y - 7)} L{point(x, y + 2)} M{point(x + 4.2, y - 4.6)}"
                                    f" Q{point(x + 1.6, y - 2)} {point(x, y + 2)}" for x, y in tufts))
        for x, y in flowers:
            for turn in range(5):
                a = math.radians(72 * turn - 90)
                yield circle("petal", x + 3.3 * math.cos(a), y + 3.3 * math.sin(a), 2.3)
            yield circle("petal-heart", x, y, 1.8)
        yield from (circle("pebble", x, y, 1.2 + (i % 3) * 0.5) for i, (x, y) in enumerate(pebbles))
        for x, y in shells:
            yield path("shell", f"M{point(x - 5.5, y - 1)} A5.5,5.5 0 0 1 {point(x + 5.5, y - 1)} L{point(x, y + 5)} Z"
                       f" M{point(x, y + 5)} L{point(x - 2.4, y - 5.6)} M{point(x, y + 5)} L{point(x + 2.4, y - 5.6)}")

    def jetties(self):
        """Paths across the frame to the middle of every card's side, and a landing at every card's corner."""
        lines = []
        reach = QUAY + 12
        for column in range(self.columns):
            x = -self.x + (column + 0.5) * CELL
            lines += [((x, s * self.y), (x, s * (self.y + reach))) for s in (-1, 1)]
        for row in range(self.rows):
            y = -self.y + (row + 0.5) * CELL
            lines += [((s * self.x, y), (s * (self.x + reach), y)) for s in (-1, 1)]
        points = []
        for column in range(self.columns + 1):
            for row in range(self.rows + 1):
                if column in (0, self.columns) or row in (0, self.rows):
                    points.append((-self.x + column * CELL, -self.y + row * CELL))
        for x, y in points:
            if abs(x) == self.x:
                lines.append(((x, y), (x + math.copysign(reach, x), y)))
            if abs(y) == self.y:
                lines.append(((x, y), (x, y + math.copysign(reach, y))))
        shape = " ".join(f"M{point(*a)} L{point(*b)}" for a, b in lines)
        yield moved(path("way-shade", shape), 1.4, 2.2)
        yield path("way-edge", shape)
        yield from (circle("landing-edge", x, y, LANDING) for x, y in points)
        yield path("way-deck", shape)
        yield path("way-planks", shape)
        yield from (circle("landing", x, y, LANDING - 1.9) for x, y in points)
        yield from (circle("landing-ring", x, y, LANDING - 6) for x, y in points)

    def cell_name(self, column, row):
        return f"{chr(ord('a') + column)}{self.rows - row}"

    def cells(self):
        for column in range(self.columns):
            for row in range(self.rows):
                x, y = -self.x + column * CELL, -self.y + row * CELL
                yield path("basin-cell", rectangle(x + 2.5, y + 2.5, x + 97.5, y + 97.5, 5),
                           f' id="{self.cell_name(column, row)}"')

    def ends(self):
        near, far = QUAY + 13, QUAY + SHORE - 5

        def place(name, left, top, right, bottom):
            return path("end-place", rectangle(left, top, right, bottom, 9), f' id="{name}"')

        for column in range(self.columns):
            x, name = -self.x + column * CELL, chr(ord("a") + column)
            yield place(f"N{name}", x + 16, -self.y - far, x + 84, -self.y - near)
            yield place(f"S{name}", x + 16, self.y + near, x + 84, self.y + far)
        for row in range(self.rows):
            y, name = -self.y + row * CELL, self.rows - row
            yield place(f"E{name}", self.x + near, y + 16, self.x + far, y + 84)
            yield place(f"W{name}", -self.x - far, y + 16, -self.x - near, y + 84)

    def coordinates(self):
        away = QUAY + SHORE / 2 + 4
        for column in range(self.columns):
            x = -self.x + (column + 0.5) * CELL
            for sign in (-1, 1):
                yield (f'<text class="shore-letter" x="{number(x)}" y="{number(sign * (self.y + away) + 5.4)}">'
                       f'{chr(ord("a") + column)}</text>')
        for row in range(self.rows):
            y = -self.y + (row + 0.5) * CELL
            for sign in (-1, 1):
                yield (f'<text class="shore-letter" x="{number(sign * (self.x + away))}" y="{number(y + 5.4)}">'
                       f'{self.rows - row}</text>')

    def text(self):
        left, top, right, bottom = self.view()
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="{number(right - left)}"'
            f' height="{number(bottom - top)}" viewBox="{number(left)} {number(top)} {number(right - left)}'
            f' {number(bottom - top)}">',
            style(), f"<title>TRYPSYLON board, {self.columns} columns and {self.rows} rows</title>"]
        for group, parts in (("ground", self.ground()), ("cells", self.cells()), ("ends", self.ends()),
                             ("coordinates", self.coordinates())):
            lines += [f'<g id="{group}">', frame(left, top, right, bottom), *parts, "</g>"]
        return "\n".join(head() + lines + ["</svg>", ""])


def sorted_box(x1, y1, x2, y2):
    return min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)


def head():
    return ["<!-- SPDX-License-Identifier: GPL-3.0-or-later -->",
            "<!-- Written by tools/draw-trypsylon.py. Don't edit: run the tool. -->"]


def style():
    text = (base.STYLE + base.PIER_STYLE.lstrip()).format(**base.THEMES["light"])
    return f'<style type="text/css">{text}</style>'


def main():
    files = {f"trypsylon-{columns}x{rows}.svg": Shore(columns, rows).text() for columns, rows in BOARDS}
    files["trypsylon-cards.svg"] = cards()
    stale = [name for name, text in files.items()
             if not (base.BOARDS / name).exists() or (base.BOARDS / name).read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        sys.exit(f"not up to date: {', '.join(stale)}" if stale else 0)
    for name in stale:
        (base.BOARDS / name).write_text(files[name], encoding="utf-8", newline="\n")
        print(f"boards/{name}")


if __name__ == "__main__":
    main()
