#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the dry-erase sheets of Bypass: boards/bypass-hexhex-3.svg to -5.svg and bypass-intersections-4.svg.

They follow HEX-1, HEX-2, BYP-1, BYP-2 and BYP-14 of docs/rules. The middle hex lies at the origin, and
hexes are as large as on the other boards. Colours come from draw-boards.py, which writes the style sheets.

    python3 tools/draw-bypass-boards.py

With --check it writes nothing, and fails if a file isn't what it would write.
"""
import importlib.util
import math
import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
spec = importlib.util.spec_from_file_location("draw_boards", TOOLS / "draw-boards.py")
base = importlib.util.module_from_spec(spec)
sys.dont_write_bytecode = True
spec.loader.exec_module(base)
number, point, rounded, hexagon = base.number, base.point, base.rounded, base.hexagon

TRACK_LENGTHS = {5: 21, 4: 18, 3: 14}    # BYP-14
TRACK_WIDTH, TRACK_GAP, CELL_HEIGHT, HEADER = 46, 9, 26, 34
LEFT, RIGHT, VERTICAL = 74, 26, 36       # from the hexes or tracks to the edge of the sheet
BOARD_TO_TRACKS = 52
FRAME, SHADOW = 15, 26
APOTHEM = base.RADIUS * math.sqrt(3) / 2


def rectangle(left, top, right, bottom, rounding):
    return rounded([(left, top), (right, top), (right, bottom), (left, bottom)], rounding)


# Records use the letters of BYP-2. As rows have the same letters, people see signs instead. Each sign comes with the
# distance of its baseline below its middle, in units of the font size.
SIGNS = {"A": ("α", 0.268), "B": ("β", 0.265), "C": ("γ", 0.148)}


def letter_hexes(size):
    """The letters of BYP-2, by the name of their hex."""
    last, edge = chr(ord("A") + 2 * size - 2), chr(ord("A") + size - 1)
    return {"A1": "A", f"{last}{size}": "A", f"A{size}": "B", f"{last}1": "B", f"{edge}{2 * size - 1}": "C",
            f"{edge}1": "C"}


class Sheet:
    def __init__(self, size, on_points):
        self.size, self.on_points = size, on_points
        self.places = {name: (q, s, x, y) for name, q, s, x, y in base.cells(f"hexhex-{size}")}
        self.by_axial = {(q, s): name for name, (q, s, _, _) in self.places.items()}
        self.length = TRACK_LENGTHS[size]
        self.half_width = APOTHEM * (2 * size - 1)
        self.half_height = base.RADIUS * (1.5 * (size - 1) + 1)
        self.tracks_left = self.half_width + BOARD_TO_TRACKS
        tracks_height = self.length * CELL_HEIGHT + HEADER
        self.tracks_bottom = tracks_height / 2
        half = math.ceil(max(self.half_height, tracks_height / 2) + VERTICAL)
        right = math.ceil(self.tracks_left + 3 * TRACK_WIDTH + 2 * TRACK_GAP + RIGHT)
        self.sheet = (-math.ceil(self.half_width + LEFT), -half, right, half)

    def frame(self):
        """An invisible rectangle as large as the picture: it gives its group the bounds of the whole picture."""
        left, top, right, bottom = self.view()
        return f'<rect class="frame" x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"/>'

    def view(self):
        left, top, right, bottom = self.sheet
        out = FRAME + SHADOW
        return left - out, top - out, right + out, bottom + out

    def slab(self):
        left, top, right, bottom = self.sheet

        def ring(grow, dy=0, rounding=26):
            return rectangle(left - grow, top - grow + dy, right + grow, bottom + grow + dy, rounding)

        yield from (f'<path class="slab-shadow" d="{ring(FRAME + g, 9 + g / 3, 30)}"/>' for g in range(15, -9, -3))
        yield f'<path class="slab-side" d="{ring(FRAME, 5)}"/>'
        yield f'<path class="slab-top" d="{ring(FRAME)}"/>'
        yield f'<path class="slab-gleam" d="{ring(FRAME - 1.2)}"/>'
        yield f'<path class="sheet-edge" d="{ring(1.6, -0.6, 16)}"/>'
        yield f'<path class="sheet" d="{ring(0, 0.6, 15)}"/>'
        # Two reflections of a window on plastic.
        span = bottom - top
        for start, width in ((0.10, 0.10), (0.23, 0.035)):
            x = left + start * (right - left)
            w = width * (right - left)
            corners = [(x + 0.34 * span, top + 3), (x + w + 0.34 * span, top + 3), (x + w, bottom - 3), (x, bottom - 3)]
            yield f'<path class="sheet-gloss" d="M{" L".join(point(*c) for c in corners)} Z"/>'

    def cells(self):
        letters = letter_hexes(self.size)
        for name, (_, _, x, y) in self.places.items():
            home = f" home-{letters[name]}" if name in letters else ""
            if self.on_points:
                if home:
                    yield f'<circle class="dry-cell{home}" cx="{number(x)}" cy="{number(y)}" r="25"/>'
                yield f'<circle id="{name}" class="lattice-point" cx="{number(x)}" cy="{number(y)}" r="6.5"/>'
            else:
                shape = " L".join(point(*c) for c in hexagon(x, y, base.RADIUS, -90))
                yield f'<path id="{name}" class="dry-cell{home}" d="M{shape} Z"/>'

    def links(self):
        """All pairs of adjacent hexes in reading order: name, and the two ends of its line."""
        for name, (q, s, x, y) in self.places.items():
            for dq, ds, turn in ((1, 0, 0), (-1, 1, 120), (0, 1, 60)):
                other = self.by_axial.get((q + dq, s + ds))
                if other is None:
                    continue
                if self.on_points:
                    angle = math.radians(turn)
                    ends = [(x + r * math.cos(angle), y + r * math.sin(angle)) for r in (9, 2 * APOTHEM - 9)]
                else:
                    ends = [(x + base.RADIUS * math.cos(a), y + base.RADIUS * math.sin(a))
                            for a in (math.radians(turn - 30), math.radians(turn + 30))]
                yield f"{name}-{other}", ends

    def link_lines(self):
        css = "lattice-link" if self.on_points else "dry-link"
        for name, ((x1, y1), (x2, y2)) in self.links():
            yield (f'<line id="{name}" class="{css}" x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}"'
                   f' y2="{number(y2)}"/>')

    def border(self):
        for _, (q, s, x, y) in self.places.items():
            for dq, ds, turn in ((1, 0, 0), (0, 1, 60), (-1, 1, 120), (-1, 0, 180), (0, -1, 240), (1, -1, 300)):
                if (q + dq, s + ds) not in self.by_axial:
                    a, b = ((x + base.RADIUS * math.cos(t), y + base.RADIUS * math.sin(t))
                            for t in (math.radians(turn - 30), math.radians(turn + 30)))
                    yield f"M{point(*a)} L{point(*b)}"

    def badge(self, letter, x, y, radius):
        sign, below = SIGNS[letter]
        return (f'<circle class="badge badge-{letter}" cx="{number(x)}" cy="{number(y)}" r="{radius}"/>'
                f'<text class="badge-text" x="{number(x)}" y="{number(y + 19 * below)}">{sign}</text>')

    def letters(self):
        for name, letter in letter_hexes(self.size).items():
            _, _, x, y = self.places[name]
            if not self.on_points:
                sign, below = SIGNS[letter]
                yield (f'<text class="letter-print badge-{letter}" x="{number(x)}" y="{number(y + 46 * below)}">'
                       f'{sign}</text>')
            if letter == "C":   # beside the row's own letter
                dx, dy = math.copysign(46, x), -30
            else:
                share = 58 / math.hypot(x, y)
                dx, dy = x * share, y * share
            yield f'<g id="letter-{name}">{self.badge(letter, x + dx, y + dy, 13.5)}</g>'

    def tracks(self):
        top = self.tracks_bottom - self.length * CELL_HEIGHT
        for i, letter in enumerate("ABC"):
            x = self.tracks_left + i * (TRACK_WIDTH + TRACK_GAP)
            yield f'<g id="track-{letter}">'
            for value in range(1, self.length + 1):
                y = self.tracks_bottom - value * CELL_HEIGHT
                five = " track-five" if value % 5 == 0 else ""
                yield (f'<rect id="track-{letter}-{value}" class="track-cell{five}" x="{number(x)}" y="{number(y)}"'
                       f' width="{TRACK_WIDTH}" height="{CELL_HEIGHT}"/>')
                yield (f'<text class="track-number" x="{number(x + 11)}" y="{number(y + CELL_HEIGHT / 2 + 4)}">'
                       f'{value}</text>')
            yield (f'<rect class="track-line" x="{number(x)}" y="{number(top)}" width="{TRACK_WIDTH}"'
                   f' height="{self.length * CELL_HEIGHT}"/>')
            yield self.badge(letter, x + TRACK_WIDTH / 2, top - 18, 12.5) + "</g>"

    def coordinates(self):
        for name, (_, _, x, y) in self.places.items():
            if name[1:] == "1":
                yield f'<text class="coordinate" x="{number(x - 52)}" y="{number(y + 5.4)}">{name[0]}</text>'
            dx, dy = (17, 14.5) if self.on_points else (0, 30.5)
            yield f'<text class="cell-number" x="{number(x + dx)}" y="{number(y + dy)}">{name[1:]}</text>'

    def text(self):
        left, top, right, bottom = self.view()
        kind = "points" if self.on_points else "hexes"
        style = (base.STYLE + base.SHEET_STYLE.lstrip()).format(**base.THEMES["light"])
        lines = [
            "<!-- SPDX-License-Identifier: GPL-3.0-or-later -->",
            "<!-- Written by tools/draw-bypass-boards.py. Don't edit: run the tool. -->",
            f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="{right - left}"'
            f' height="{bottom - top}" viewBox="{left} {top} {right - left} {bottom - top}">',
            f'<style type="text/css">{style}</style>',
            f"<title>Bypass sheet, {self.size} {kind} a side</title>",
        ]
        for group, parts in (("slab", self.slab()), ("cells", self.cells()), ("links", self.link_lines()),
                             ("letters", self.letters()), ("tracks", self.tracks()),
                             ("coordinates", self.coordinates())):
            lines += [f'<g id="{group}">', self.frame(), *parts]
            if group == "links" and not self.on_points:
                lines.append(f'<path class="dry-border" d="{" ".join(self.border())}"/>')
            lines.append("</g>")
        return "\n".join(lines + ["</svg>", ""])


def main():
    files = {f"bypass-hexhex-{size}.svg": Sheet(size, False).text() for size in TRACK_LENGTHS}
    files["bypass-intersections-4.svg"] = Sheet(4, True).text()
    stale = [name for name, text in files.items()
             if not (base.BOARDS / name).exists() or (base.BOARDS / name).read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        sys.exit(f"not up to date: {', '.join(stale)}" if stale else 0)
    for name in stale:
        (base.BOARDS / name).write_text(files[name], encoding="utf-8", newline="\n")
        print(f"boards/{name}")


if __name__ == "__main__":
    main()
