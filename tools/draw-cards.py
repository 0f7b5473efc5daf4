#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws resources/cards/*.svg: one small picture of a game in play for each game on the shelf.

Every picture is 320 by 200 and shows its board lying on a table, seen from the player's chair. The positions can
occur in games: paths and walls obey Bypass, travellers go where Hexagonal Highway sends them, no line of Mono-Line holds
both players. The Over-Pass figure comes from boards/overpass-board.json (or the file named on the command line).

    python3 tools/draw-cards.py [overpass-board.json]

With --check it writes nothing and fails if a picture isn't what it would draw. Cards that were made
otherwise, such as by hand, are left alone.
"""
import json
import math
import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WIDTH, HEIGHT = 320, 200
VIOLET, AMBER, TEAL, RED, BLUE, GRAPHITE = "#6B4FA0", "#E09F3E", "#2A9D8F", "#C8553D", "#3A6EA5", "#4A4E57"
IVORY, EBONY, CREAM = "#F4EDE0", "#33302F", "#FDF8EE"
TILT, DISTANCE = math.radians(40), 620.0
SQRT3 = math.sqrt(3)


def mix(a, b, share):
    pairs = zip((1, 3, 5), (1, 3, 5))
    return "#" + "".join(f"{round(int(a[i:i + 2], 16) * (1 - share) + int(b[j:j + 2], 16) * share):02x}"
                         for i, j in pairs)


def deep(colour, share):
    """A darker tone of the same hue: the colour multiplied by itself."""
    own = "#" + "".join(f"{int(colour[i:i + 2], 16) ** 2 // 255:02x}" for i in (1, 3, 5))
    return mix(colour, own, share)


def num(value):
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


class Card:
    """A picture: a table, a camera that looks down on it at an angle, and the elements drawn so far."""

    def __init__(self, accent, scale, turn=0.0, centre=(160, 101), look=(0.0, 0.0)):
        self.accent, self.scale, self.turn = accent, scale, math.radians(turn)
        self.centre, self.look = centre, look
        self.body, self.defs, self.shades = [], [], {}
        self.table()

    # --- the camera ------------------------------------------------------------------------------------------
    def project(self, x, y, z=0.0):
        """Projects a point from the board (y down, z up, in board units) into the picture. Returns x, y and the scale there."""
        x, y = x - self.look[0], y - self.look[1]
        c, s = math.cos(self.turn), math.sin(self.turn)
        x, y, z = (x * c - y * s) * self.scale, (x * s + y * c) * self.scale, z * self.scale
        near = DISTANCE / (DISTANCE - y * math.sin(TILT) - z * math.cos(TILT))
        return (self.centre[0] + x * near,
                self.centre[1] + (y * math.cos(TILT) - z * math.sin(TILT)) * near, near * self.scale)

    def at(self, x, y, z=0.0):
        px, py, _ = self.project(x, y, z)
        return f"{num(px)},{num(py)}"

    # --- elements --------------------------------------------------------------------------------------------
    def add(self, text):
        self.body.append(text)

    def gradient(self, light, dark, radial=True):
        key = (light, dark, radial)
        if key not in self.shades:
            self.shades[key] = name = f"s{len(self.shades)}"
            kind, place = (("radialGradient", 'cx="0.36" cy="0.28" r="0.8" fx="0.36" fy="0.28"') if radial
                           else ("linearGradient", 'x1="0" y1="0" x2="1" y2="0"'))
            self.defs.append(f'<{kind} id="{name}" {place}><stop offset="0" stop-color="{light}"/>'
                             f'<stop offset="1" stop-color="{dark}"/></{kind}>')
        return f"url(#{self.shades[key]})"

    def polygon(self, points, fill, z=0.0, cut=0.0, opacity=1.0, shift=(0, 0)):
        parts = []
        for i, (x, y) in enumerate(points):
            if not cut:
                parts.append(f"{'L' if parts else 'M'}{self.at(x, y, z)}")
                continue
            ends = []
            for px, py in (points[i - 1], points[(i + 1) % len(points)]):
                share = cut / math.hypot(px - x, py - y)
                ends.append(self.at(x + (px - x) * share, y + (py - y) * share, z))
            parts.append(f"{'L' if parts else 'M'}{ends[0]} Q{self.at(x, y, z)} {ends[1]}")
        see = f' fill-opacity="{opacity}"' if opacity < 1 else ""
        move = f' transform="translate({shift[0]},{shift[1]})"' if shift != (0, 0) else ""
        self.add(f'<path d="{" ".join(parts)}Z" fill="{fill}"{see}{move}/>')

    def line(self, points, colour, width, z=0.0, opacity=1.0, bend=0.0, dash="", shift=(0, 0)):
        """A stroke through points on the board; `bend` rounds its corners."""
        middle = points[len(points) // 2]
        w = width * self.project(*middle, z)[2]
        d = f"M{self.at(*points[0], z)}"
        for before, (x, y), after in zip(points, points[1:-1], points[2:]):
            if not bend:
                d += f" L{self.at(x, y, z)}"
                continue
            ends = [self.at(x + (px - x) * bend, y + (py - y) * bend, z) for px, py in (before, after)]
            d += f" L{ends[0]} Q{self.at(x, y, z)} {ends[1]}"
        see = f' stroke-opacity="{opacity}"' if opacity < 1 else ""
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        move = f' transform="translate({shift[0]},{shift[1]})"' if shift != (0, 0) else ""
        self.add(f'<path d="{d} L{self.at(*points[-1], z)}" fill="none" stroke="{colour}" stroke-width="{w:.2f}"'
                 f' stroke-linecap="round" stroke-linejoin="round"{see}{dashes}{move}/>')

    def ellipse(self, x, y, rx, ry, fill, opacity=1.0):
        see = f' fill-opacity="{opacity}"' if opacity < 1 else ""
        self.add(f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{rx:.2f}" ry="{ry:.2f}" fill="{fill}"{see}/>')

    # --- things on a table -----------------------------------------------------------------------------------
    def table(self):
        light, dark = mix(self.accent, "#ffffff", 0.30), mix(self.accent, "#20160f", 0.30)
        self.defs.append(f'<linearGradient id="table" x1="0" y1="0" x2="0.5" y2="1"><stop offset="0"'
                         f' stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></linearGradient>'
                         '<radialGradient id="lamp" cx="0.25" cy="0" r="0.9"><stop offset="0" stop-color="#fff3d6"'
                         ' stop-opacity="0.5"/><stop offset="1" stop-color="#fff3d6" stop-opacity="0"/>'
                         '</radialGradient>')
        for fill in ("table", "lamp"):
            self.add(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#{fill})"/>')

    def slab(self, points, thick, cut, side, top, gleam):
        for i in range(6):
            self.polygon(points, "#140b04", -thick, cut, 0.07, (3 + 1.6 * i, 3 + 2.2 * i))
        for i in range(5):
            self.polygon(points, side, -thick * (1 - i / 5), cut)
        self.polygon(points, gleam, 0, cut)
        self.polygon(points, top, 0, cut, 1.0, (0, 0.9))

    def disc(self, x, y, r, colour, height=0.55, z=0.0):
        """A flat counter with a bright rim."""
        px, py, s = self.project(x, y, z)
        rx, ry = r * s, r * s * math.cos(TILT)
        h = height * r * s * math.sin(TILT)
        qx, qy, _ = self.project(x, y, 0)
        self.ellipse(qx + 1.3 + z * s * 0.3, qy + 1.3 + z * s * 0.2, rx * 1.10, ry * 1.14, "#140b04", 0.16)
        self.ellipse(qx + 0.8 + z * s * 0.3, qy + 0.8 + z * s * 0.2, rx * 1.02, ry * 1.04, "#140b04", 0.22)
        light = mix(colour, "#ffffff", 0.30)
        side = self.gradient(deep(colour, 0.3), mix(deep(colour, 0.8), "#000000", 0.25), radial=False)
        self.add(f'<path d="M{num(px - rx)},{num(py - h)} V{num(py)} A{rx:.2f},{ry:.2f} 0 0 0 {num(px + rx)},{num(py)}'
                 f' V{num(py - h)}Z" fill="{side}"/>')
        self.ellipse(px, py - h, rx, ry, mix(colour, "#ffffff", 0.45))
        self.ellipse(px, py - h + 0.25, rx * 0.93, ry * 0.92, self.gradient(light, deep(colour, 0.35)))

    def stone(self, x, y, r, colour):
        """A glossy glass stone."""
        px, py, s = self.project(x, y)
        rx, ry = r * s, r * s * 0.86
        self.ellipse(px + 2.2, py + 2.6, rx * 1.06, ry * 0.98, "#140b04", 0.13)
        self.ellipse(px + 1.2, py + 1.8, rx * 1.0, ry * 0.96, "#140b04", 0.22)
        self.ellipse(px, py, rx, ry, self.gradient(mix(colour, "#ffffff", 0.30), deep(colour, 0.85)))
        self.ellipse(px + rx * 0.18, py + ry * 0.42, rx * 0.58, ry * 0.36, mix(colour, "#ffffff", 0.6), 0.28)
        self.ellipse(px - rx * 0.30, py - ry * 0.42, rx * 0.34, ry * 0.20, "#ffffff", 0.82)

    def pawn(self, x, y, size, colour):
        px, py, s = self.project(x, y)
        u = size * s
        self.ellipse(px + u * 0.22, py + u * 0.12, u * 0.52, u * 0.30, "#140b04", 0.26)
        body = self.gradient(mix(colour, "#ffffff", 0.38), mix(colour, "#000000", 0.38), radial=False)
        self.add(f'<path d="M{num(px - u * .42)},{num(py)}'
                 f' A{u * .42:.2f},{u * .27:.2f} 0 0 0 {num(px + u * .42)},{num(py)}'
                 f' Q{num(px + u * .16)},{num(py - u * .35)} {num(px + u * .15)},{num(py - u * .85)}'
                 f' L{num(px - u * .15)},{num(py - u * .85)} Q{num(px - u * .16)},{num(py - u * .35)}'
                 f' {num(px - u * .42)},{num(py)}Z" fill="{body}"/>')
        self.ellipse(px, py - u * 0.72, u * 0.22, u * 0.09, mix(colour, "#ffffff", 0.25))
        self.ellipse(px, py - u * 0.98, u * 0.29, u * 0.29,
                     self.gradient(mix(colour, "#ffffff", 0.6), mix(colour, "#000000", 0.25)))

    def text(self):
        self.add(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#lamp)" fill-opacity="0.18"/>')
        lines = ["<!-- SPDX-License-Identifier: GPL-3.0-or-later -->",
                 "<!-- Written by tools/draw-cards.py. Don't edit: run the tool. -->",
                 f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="{WIDTH}"'
                 f' height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">', "<defs>", *self.defs, "</defs>"]
        return "\n".join(lines + self.body + ["</svg>", ""])


# --- hexhex boards ---------------------------------------------------------------------------------------------
DIRECTIONS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]    # e ne nw w sw se


class Hexhex:
    """A hexhex board in units of half a cell's height (centre to corner = 1)."""

    def __init__(self, size):
        edge = self.edge = size - 1
        self.cells = [(q, s) for s in range(-edge, edge + 1) for q in range(-edge, edge + 1) if abs(q + s) <= edge]
        self.links = [(a, b) for a in self.cells for d in DIRECTIONS[:1] + DIRECTIONS[4:]
                      for b in [(a[0] + d[0], a[1] + d[1])] if b in self.cells]

    @staticmethod
    def middle(cell):
        return SQRT3 * (cell[0] + cell[1] / 2), 1.5 * cell[1]

    @staticmethod
    def hexagon(x, y, r, first=-90):
        turns = [math.radians(first + 60 * k) for k in range(6)]
        return [(x + r * math.cos(t), y + r * math.sin(t)) for t in turns]

    def draw(self, card, tones=("#fdf8ee", "#fbf2e2", "#f7ecd9"), wood=("#9a7446", "#e2c99f", "#f6e8cd", "#bd9c6c")):
        side, top, gleam, well = wood
        r = (1.5 * self.edge + 1.7) / math.cos(math.pi / 6)
        card.slab(self.hexagon(0, 0, r, 0), 0.45, 1.1, side, top, gleam)
        for cell in self.cells:
            card.polygon(self.hexagon(*self.middle(cell), 1.1), well, 0, 0.14)
        for cell in self.cells:
            shape = self.hexagon(*self.middle(cell), 0.93)
            card.polygon(shape, mix(well, "#3a2408", 0.25), 0, 0.14, 1.0, (0, 0.9))
            card.polygon(shape, tones[(cell[0] - cell[1]) % 3], 0, 0.14)


def joined(links, cells):
    """Whether the links keep all the cells together."""
    seen, todo = {cells[0]}, [cells[0]]
    near = {}
    for a, b in links:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    while todo:
        for other in near.get(todo.pop(), []):
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return len(seen) == len(cells)


def bypass():
    card, board, dice = Card("#C98A6B", 17.6, -7, (160, 93)), Hexhex(5), random.Random(20)
    board.draw(card)
    for q, s in ((4, 0), (0, 4), (-4, 4), (-4, 0), (0, -4), (4, -4)):
        ring = board.hexagon(*board.middle((q, s)), 0.66)
        card.line(ring + ring[:1], "#c9ab7d", 0.07)
    colours, tree, trees = (VIOLET, AMBER, TEAL), [], {c: c for c in board.cells}
    cell, links = (-4, 4), board.links
    for target in ((4, -4), (0, 4), (-2, -1), (4, 0), (0, -4), (1, -4), (-4, 0)):
        for _ in range(12):
            def closeness(c):
                x, y = board.middle(c)
                tx, ty = board.middle(target)
                return math.hypot(tx - x, ty - y) + dice.random() * 2.6
            steps = [(cell[0] + d[0], cell[1] + d[1]) for d in DIRECTIONS]
            steps = [c for c in steps if c in trees and trees[c] != trees[cell]]
            if cell == target or not steps:
                break
            other = min(steps, key=closeness)
            tree.append(tuple(sorted((cell, other), key=lambda c: (c[1], c[0]))))
            old, new = trees[other], trees[cell]
            trees = {c: new if t == old else t for c, t in trees.items()}
            cell = other
        cell = dice.choice([c for link in tree for c in link])
    open_links, walls = [l for l in links if l not in tree and l[::-1] not in tree], []
    dice.shuffle(open_links)
    for link in open_links:
        spare = [l for l in links if l not in walls and l != link]
        if len(walls) < len(tree) and joined(spare, board.cells):
            walls.append(link)
    for i, (a, b) in enumerate(walls):
        (ax, ay), (bx, by) = board.middle(a), board.middle(b)
        mx, my, dx, dy = (ax + bx) / 2, (ay + by) / 2, (by - ay) / SQRT3 * 0.40, (ax - bx) / SQRT3 * 0.40
        colour = colours[i % 3]
        card.line([(mx - dx, my - dy), (mx + dx, my + dy)], mix(colour, "#000000", 0.12), 0.24)
        card.line([(mx - dx, my - dy), (mx + dx, my + dy)], mix(colour, "#ffffff", 0.3), 0.07, 0, 0.8, shift=(-.3, -.6))
    for i, (a, b) in enumerate(tree):
        (ax, ay), (bx, by) = board.middle(a), board.middle(b)
        w, v = dice.uniform(-.14, .14), dice.uniform(-.14, .14)
        nx, ny = (by - ay) / SQRT3, (ax - bx) / SQRT3
        way = [(ax, ay), (ax * .65 + bx * .35 + nx * w, ay * .65 + by * .35 + ny * w),
               (ax * .35 + bx * .65 + nx * v, ay * .35 + by * .65 + ny * v), (bx, by)]
        colour = colours[(i * 2 // 3) % 3]
        card.line(way, colour, 0.32, 0, 0.95, 0.45)
        card.line(way, mix(colour, "#ffffff", 0.55), 0.06, 0, 0.6, 0.45, shift=(-.6, -1.1))
    return card


def byg():
    card, board, dice = Card("#8E7BB5", 14.9, 6, (160, 92)), Hexhex(6), random.Random(7)
    board.draw(card)
    groups = {VIOLET: [(-3, 1), (2, -3), (1, 2)], AMBER: [(-1, -2), (3, -1), (-2, 3)]}
    stones = {cell: colour for colour, seeds in groups.items() for cell in seeds}
    for turn in range(46):
        colour = (VIOLET, AMBER)[turn % 2]
        grow = [(c[0] + d[0], c[1] + d[1]) for c, k in stones.items() if k == colour for d in DIRECTIONS]
        grow = [c for c in grow if c in board.cells and c not in stones]
        stones[dice.choice(sorted(grow))] = colour
    for cell in sorted(stones, key=lambda c: card.project(*board.middle(c))[1]):
        card.stone(*board.middle(cell), 0.66, stones[cell])
    return card


def highway():
    card, board, dice = Card("#7FA07A", 17.8, -5, (160, 95)), Hexhex(5), random.Random(3)
    board.draw(card, ("#eef1e2", "#e8edda", "#e2e8d2"), ("#6d6a4c", "#cfc9a4", "#eeeacd", "#a9a981"))
    corners = [(0, -4), (4, -4), (4, 0), (0, 4), (-4, 4), (-4, 0)]
    inner = [c for c in board.cells if c not in corners]

    def travel(start, heading):
        way, cell = [start], start
        while True:
            d = DIRECTIONS[heading]
            cell = (cell[0] + d[0], cell[1] + d[1])
            if cell not in board.cells or cell in way or tiles.get(cell) == "X":
                return way
            way.append(cell)
            heading = (heading + {"L": 1, "R": -1}.get(tiles.get(cell), 0)) % 6
    best = None
    for _ in range(4000):
        tiles = dict(zip(dice.sample(inner, 14), "LLLLLLRRRRRRXX"))
        ways = [max((travel(corners[k], h) for h in range(6)), key=len) for k in (0, 2, 4, 5)]
        shared = sum(map(len, ways)) - len({c for w in ways for c in w})
        turns = sum(c in tiles for w in ways for c in w[:-1])
        worth = sum(min(len(w), 8) for w in ways) - 3 * shared + 3 * turns
        if len({w[-1] for w in ways}) == 4 and (best is None or worth > best[0]):
            best = worth, tiles, ways
    _, tiles, ways = best
    colours = (RED, BLUE, VIOLET, AMBER)
    for colour, way in zip(colours, ways):
        road = [board.middle(c) for c in way]
        card.line(road, "#1c2416", 0.50, 0, 0.20, 0.42, shift=(0.8, 1.2))
        card.line(road, colour, 0.46, 0, 1, 0.42)
        card.line(road, "#ffffff", 0.07, 0, 0.85, 0.42, "5,5")
    things = [(card.project(*board.middle(c))[1], "tile", c, k) for c, k in tiles.items()]
    things += [(card.project(*board.middle(w[-1]))[1] + 1, "pawn", w[-1], k) for w, k in zip(ways, colours)]
    for _, kind, cell, what in sorted(things):
        x, y = board.middle(cell)
        if kind == "pawn":
            card.pawn(x, y + 0.12, 1.05, what)
            continue
        colour = RED if what == "X" else "#3d4a50"
        shape = board.hexagon(x, y, 0.68)
        card.polygon(shape, "#1c2416", 0, 0.16, 0.25, (1.4, 1.8))
        card.polygon(shape, mix(colour, "#000000", 0.4), 0, 0.16)
        card.polygon(shape, colour, 0.12, 0.16)
        if what == "X":
            card.line([(x - .3, y), (x + .3, y)], "#ffffff", 0.2, 0.12)
        else:
            k = 1 if what == "L" else -1
            card.line([(x + .22 * k, y + .36), (x + .22 * k, y + .02), (x + .08 * k, y - .18), (x - .3 * k, y - .18)],
                      "#fff6e0", 0.13, 0.12, 1, 0.5)
            card.line([(x - .12 * k, y - .38), (x - .33 * k, y - .18), (x - .12 * k, y + .02)], "#fff6e0", 0.13, 0.12)
    return card


# --- TRYPSYLON -------------------------------------------------------------------------------------------------
CORNERS = {"nw": (-1, -1), "ne": (1, -1), "se": (1, 1), "sw": (-1, 1)}


def trypsylon():
    card, dice = Card("#5C9FB0", 32.5, -5, (154, 92)), random.Random(11)
    card.slab([(-3.45, -3.2), (3.45, -3.2), (3.45, 3.2), (-3.45, 3.2)], 0.28, 0.35, "#6b4f30", "#caa873", "#eed9b0")
    inner, outer = 2.58, (3.3, 3.05)
    for k in (-1, 1):
        beach = [(k * outer[0], -outer[1]), (k * outer[0], outer[1]), (k * inner, inner), (k * inner, -inner)]
        meadow = [(-outer[0], k * outer[1]), (outer[0], k * outer[1]), (inner, k * inner), (-inner, k * inner)]
        card.polygon(beach, "#f3d27a", 0, 0.06)
        card.polygon(meadow, "#86b35e", 0, 0.06)
        for _ in range(26):
            x, y = k * dice.uniform(2.68, 3.2), dice.uniform(-2.4, 2.4)
            px, py, s = card.project(x, y)
            card.ellipse(px, py, s * .022, s * .016, "#c99c45", 0.8)
        for _ in range(30):
            x, y = dice.uniform(-2.5, 2.5), k * dice.uniform(2.72, 2.98)
            card.line([(x, y + .05), (x + .03, y - .06)], "#5b8a3b", 0.035)
    card.polygon([(-inner, -inner), (inner, -inner), (inner, inner), (-inner, inner)], "#245a6b", 0, 0.05)
    cells = [(c, r) for r in range(5) for c in range(5)]
    vacant, covered = (3, 2), {(0, 0), (1, 0), (4, 0), (4, 4), (0, 4), (2, 4), (3, 0), (0, 1), (4, 3)}

    def arms(corner):
        dx, dy = CORNERS[corner]
        return {(-dx, 0), (0, -dy)}
    best = None
    for _ in range(6000):
        face = {c: dice.choice(list(CORNERS)) for c in cells if c != vacant and c not in covered}
        joints = sum((dx, dy) in arms(k) and (-dx, -dy) in arms(face[(c[0] + dx, c[1] + dy)])
                     for c, k in face.items() for dx, dy in ((1, 0), (0, 1)) if (c[0] + dx, c[1] + dy) in face)
        if best is None or joints > best[0]:
            best = joints, face
    face = best[1]

    def walkway(x, y, corner, z):
        dx, dy = CORNERS[corner]
        ends = [(x + dx * .46, y + dy * .46), (x - dx * .48, y), (x, y - dy * .48)]
        for colour, width, shift in (("#1f5f6e", .22, (.8, 1.4)), ("#7a5129", .22, (0, 0)),
                                     ("#cf9f62", .155, (0, -.3))):
            for end in ends:
                card.line([(x, y), end], colour, width, z, .45 if shift[0] else 1, shift=shift)
        for ex, ey in ends:
            length = math.hypot(ex - x, ey - y)
            nx, ny = -(ey - y) / length * .06, (ex - x) / length * .06
            for i in range(1, round(length / .085)):
                t = i * .085 / length
                px, py = x + (ex - x) * t, y + (ey - y) * t
                card.line([(px - nx, py - ny), (px + nx, py + ny)], "#8f6535", .018, z, .75)

    def lay(x, y, corner, z=0.0):
        square = [(x - .465, y - .465), (x + .465, y - .465), (x + .465, y + .465), (x - .465, y + .465)]
        if z:
            card.polygon(square, "#0c1a20", 0, .1, .16, (7, 9))
            card.polygon(square, "#0c1a20", 0, .1, .2, (4, 6))
        for i in range(3):
            card.polygon(square, "#123f4c" if not corner else "#3c8798", z + .03 * i, .1)
        z += .09
        card.polygon(square, "#9fdcdf" if corner else "#3f8496", z, .1)
        card.polygon(square, "#7fcbd2" if corner else "#2b6d80", z, .1, 1, (0, .8))
        if corner:
            for px, py, w in ((-.3, -.08, .16), (.14, .3, .2), (.1, -.34, .18), (-.34, .33, .14)):
                ripple = [(x + px, y + py), (x + px + w / 2, y + py - .03), (x + px + w, y + py)]
                card.line(ripple, "#e6fafa", .025, z, .75, .5)
            walkway(x, y, corner, z)
        else:
            # A water lily, as on the backs at the table.
            ring = [(x + .27 * math.cos(t * math.pi / 12), y + .27 * math.sin(t * math.pi / 12)) for t in range(25)]
            card.line(ring, "#5b9fb0", .035, z, .8)
            leaf = [(x + .2 * math.cos(math.radians(t)), y + .2 * math.sin(math.radians(t)))
                    for t in range(-20, 305, 12)]
            card.polygon([(x, y), *leaf], "#6fae83", z)
            for t in (15, 60, 105, 150, 195, 240, 275):
                way = math.cos(math.radians(t)), math.sin(math.radians(t))
                card.line([(x + .05 * way[0], y + .05 * way[1]), (x + .15 * way[0], y + .15 * way[1])],
                          "#4f8f68", .022, z)
    for c, r in cells:
        if (c, r) != vacant:
            lay(c - 2, r - 2, face.get((c, r)))
    lay(3.02, 0.03, "nw", 0.42)
    return card


# --- the Over-Pass set -----------------------------------------------------------------------------------------
class Figure:
    """The engraved figure of the Over-Pass board, with y pointing down."""

    def __init__(self, path):
        data = json.loads(Path(path).read_text(encoding="utf-8"))
        self.data = data
        self.node = {name: (x, -y) for name, (x, y) in data["nodes"].items()}
        half = data["centreSquareHalf"]
        steps = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
        self.rim = {f"s{k}": (x * half, -y * half) for k, (x, y) in enumerate(steps)}
        self.space = {name: (c["at"][0], -c["at"][1]) for name, c in data["comps"].items()}

    def outline(self, space):
        return [self.rim.get(v) or self.node[v] for v in self.data["comps"][space]["v"]]

    def draw(self, card, glass, wood=("#4a2f1b", "#8a5f3a", "#b98a5b"), glow=(), glow_colour="#fff3c4",
             lead="#3a2412"):
        side, top, gleam = wood
        octagon = [(123 * x, 123 * y) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        card.slab(octagon, 9, 16, side, top, gleam)
        rng = random.Random(5)
        for i in range(30):                                             # the grain of the wood
            y = -118 + i * 8.1 + rng.uniform(-2, 2)
            points = [(x, y + 1.6 * math.sin(x / 40 + i * .7)) for x in (-118, -60, 0, 60, 118)]
            card.line(points, side, .7, 0, .22, .5)
        rings = "abcdefghkm"
        for name in self.data["comps"]:
            if name == "z":
                continue
            tint = glass[rings.index(name[0]) % len(glass)]
            tint = mix(tint, "#ffffff", (0.0, .10, .05, .14)[int(name[1:]) % 4])
            card.polygon(self.outline(name), glow_colour if name in glow else tint)
        for points in self.data["lines"]:
            ends = [self.node[points[0]], self.node[points[-1]]]
            card.line(ends, "#ffffff", 1.1 / card.scale, 0, .4, shift=(0, .9))
            card.line(ends, lead, 1.7 / card.scale)
        card.polygon(self.outline("z"), "#2a170a")
        for name in self.data["exits"]:
            x, y, s = card.project(*self.node[name])
            card.ellipse(x, y, 4.6 * s, 4.6 * s * math.cos(TILT), lead)
            card.ellipse(x, y, 3.4 * s, 3.4 * s * math.cos(TILT), "#e9c46a")

    def pieces(self, card, where, r, places=None):
        places = places or self.node
        for name in sorted(where, key=lambda n: card.project(*places[n])[1]):
            card.disc(*places[name], r, where[name])


FOUR = (IVORY, EBONY, RED, BLUE)


def over_pass(figure):
    card = Card("#A9744B", 0.98, -6, (160, 93))
    figure.draw(card, ("#f2dfae", "#c9a15c", "#f4e6c4", "#b9cdb0", "#f1d9a0", "#d9a76c", "#f3e4c0",
                       "#e3b98f", "#a9c6bf", "#e9c77f"))
    where = {"A1": EBONY, "A4": IVORY, "A6": RED, "B1": BLUE, "C0": IVORY, "D1": RED, "E3": EBONY, "G1": IVORY,
             "H2": BLUE, "C3": RED, "D3": EBONY, "F3": BLUE, "G4": RED, "I4": IVORY, "J5": BLUE, "C6": EBONY,
             "E13": IVORY, "G6": EBONY, "I6": RED, "J0": RED, "J2": EBONY, "D6": BLUE, "H5": IVORY, "E9": RED}
    figure.pieces(card, where, 6.4)
    return card


def groups_of_three(figure):
    card = Card("#5E9A8E", 1.62, 8, (150, 96), (16, 6))
    glow = ("g0", "f0", "e0")
    figure.draw(card, ("#f3e2b8", "#79b3a4", "#f1dcae", "#e4c795", "#f4e6c4", "#d39a63", "#e2c48f", "#f3e3c1",
                       "#cf925c", "#eccf97"), glow=glow, glow_colour="#ffd766")
    where = {"g0": IVORY, "f0": RED, "f7": BLUE, "e7": EBONY, "h0": IVORY, "k0": BLUE, "m1": IVORY, "h7": BLUE,
             "m7": BLUE, "d1": RED, "e1": EBONY, "c2": IVORY, "e6": RED, "g1": EBONY, "h1": EBONY, "f4": RED,
             "e3": IVORY, "d3": BLUE, "h6": RED, "k6": EBONY, "g6": IVORY, "c5": RED, "d5": EBONY, "a0": BLUE,
             "a3": RED, "f2": IVORY, "g4": BLUE}
    figure.pieces(card, {k: v for k, v in where.items() if k in figure.space}, 5.0, figure.space)
    card.disc(*figure.space["e0"], 5.0, RED, 0.55, 9)
    return card


def mono_line(figure):
    card, dice = Card("#8A8FA0", 1.0, 5, (160, 93)), random.Random(14)
    figure.draw(card, ("#f4e8cf", "#e6d2ac", "#f7eddb", "#ecdbb9", "#f2e4c8", "#e3cda6", "#f6ebd6", "#efdfc0",
                       "#e8d4ae", "#f1e2c4"))
    owner, names = {}, list(figure.node)
    dice.shuffle(names)
    lines = figure.data["lines"]
    for turn in range(22):
        me = (RED, BLUE)[turn % 2]
        for name in names:
            on = [l for l in lines if name in l]
            if name not in owner and name != "O" and all(owner.get(n, me) == me for l in on for n in l):
                owner[name] = me
                break
    for points in lines:
        held = {owner[n] for n in points if n in owner}
        if held:
            ends = [figure.node[points[0]], figure.node[points[-1]]]
            card.line(ends, held.pop(), 2.9)
    # Each side has two colours: white and red against black and blue.
    pieces = {name: {RED: (RED, IVORY), BLUE: (BLUE, EBONY)}[owner[name]][i // 2 % 2]
              for i, name in enumerate(owner)}
    figure.pieces(card, pieces, 6.6)
    return card


def full_house(figure):
    card, dice = Card("#C9A24E", 1.26, -7, (160, 93), (0, 0)), random.Random(2)
    figure.draw(card, ("#7d4b3a", "#5b3328", "#8d5844", "#6c3f31", "#814e3c", "#613729", "#8a5541",
                       "#704233", "#7c4a39", "#64392c"),
                ("#3c2010", "#a9743c", "#dba869"), lead="#e0b26a")
    rest = [n for n in figure.space if n[0] not in "zb"]
    dice.shuffle(rest)
    figure.pieces(card, {n: "#F0D9A6" for n in rest[:40]}, 4.7, figure.space)
    return card


def jump(card, figure, stops):
    """Draws the path of a jump on the board and the places that it left empty."""
    way = [figure.node[n] for n in stops]
    card.line(way, "#ffffff", 5 / card.scale, 0, .9, .2)
    card.line(way, RED, 2.4 / card.scale, 0, 1, .2)
    for name in stops[:2]:
        x, y, s = card.project(*figure.node[name])
        card.ellipse(x, y, 3.6 * s, 3.6 * s * math.cos(TILT), "#ffffff")
        card.ellipse(x, y, 2.5 * s, 2.5 * s * math.cos(TILT), RED)


def crooked_jumps(figure):
    card = Card("#4F78A8", 1.85, 10, (160, 95), (1, 0))
    figure.draw(card, ("#dfe9f4", "#88abd0", "#eef4fa", "#b3cbe4", "#d3e1f0", "#9dbbdb", "#e6eef7",
                       "#c0d4e9", "#d9e5f2", "#a6c2df"),
                ("#24384f", "#4d6f96", "#8cabd0"))
    # D7 over C7 to B7, then D1 over C1 to B1, from the start position
    where = {n: "#F2E6D0" for n in figure.data["crookedStart"]}
    for start, gone, landing in (("D7", "C7", "B7"), ("D1", "C1", "B1")):
        del where[start], where[gone]
        where[landing] = AMBER
    jump(card, figure, ("D7", "C7", "B7"))
    jump(card, figure, ("D1", "C1", "B1"))
    figure.pieces(card, where, 5.4)
    return card


def spiral(figure):
    card = Card("#96607E", 1.98, -8, (160, 98), (-2, 2))
    figure.draw(card, ("#f0dbe2", "#c48fa6", "#f7eaee", "#deb7c6", "#ebd0da", "#d0a0b4", "#f3e1e7",
                       "#e2c0cd", "#e9ccd6", "#d3a7b9"),
                ("#3f2030", "#7d4a63", "#b98aa1"))
    order = figure.data["spiralStart"]
    way = [figure.node[n] for n in order]
    card.line(way, "#ffffff", 4.2, 0, .75, .3)
    card.line(way, "#8c3f66", 2.2, 0, 1, .3)
    figure.pieces(card, {n: FOUR[i % 4] for i, n in enumerate(order)}, 4.9)
    return card


def main():
    named = [word for word in sys.argv[1:] if word != "--check"]
    figure = Figure(named[0] if named else ROOT / "boards" / "overpass-board.json")
    cards = {"bypass": bypass(), "byg": byg(), "highway": highway(), "trypsylon": trypsylon()}
    cards |= {draw.__name__.replace("_", "-"): draw(figure)
              for draw in (over_pass, groups_of_three, mono_line, full_house, crooked_jumps, spiral)}
    folder = ROOT / "resources" / "cards"
    stale = {path: text for path, text in ((folder / f"{name}.svg", card.text()) for name, card in cards.items())
             if not path.exists() or path.read_text(encoding="utf-8") != text}
    if "--check" in sys.argv[1:]:
        sys.exit(f"not up to date: {', '.join(path.name for path in stale)}" if stale else 0)
    for path, text in stale.items():
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"resources/cards/{path.name}")


if __name__ == "__main__":
    main()
