#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws docs/architecture.svg: tools/draw-architecture.py

Each box is a folder. A row may use the rows below it; arrows show the exceptions. tools/check-layers reads the picture and
compares the sources with it. With --check nothing is written, and the exit code says whether the picture is up to date.
"""

import html
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Rows from top to bottom: the name of the row, then its boxes: folder, relative width, contents in a few words.
APP = [
    ("start", [("app", 2, "main.cpp: options, then the window"),
               ("app/cli", 1, "byways-cli: verbs, JSON lines")]),
    ("window", [("app/window", 1, "the window, its menus and dialogs")]),
    ("files", [("app/export", 1, "games as PDF, pictures and web pages"),
               ("app/review", 1, "a game judged turn by turn; learning from it")]),
    ("looking back", [("app/archive", 1, "the page with all finished games"),
                      ("app/statistics", 1, "statistics about people: ratings, charts")]),
    ("learning", [("app/exercise", 1, "puzzles, problems, lessons: tasks, attempts, hints, stars, results")]),
    ("places", [("app/table", 1, "a game being played"),
                ("app/arrange", 1, "a position set up by hand"),
                ("app/print", 1, "games and boards on paper"),
                ("app/shelf", 1, "all games, unfinished ones too")]),
    ("sheets", [("app/setup", 1, "a new game; preferences"),
                ("app/advice", 1, "chances and a coach beside the board"),
                ("app/library", 1, "saved games")]),
    ("games", [("app/rules", 1, "layout of rules pages"),
               ("app/games", 2, "for each game its GameFace: board, texts, options, rules")]),
    ("board", [("app/board", 2, "BoardView: mouse, keys, refusals, screen reader, for every board"),
               ("app/opponents", 1, "computer players at the table")]),
    ("a game", [("app/match", 1, "Match owns a game and its Timeline; clock, secrecy, series"),
                ("app/look", 1, "themes, colours, icons, pictures")]),
    ("choices", [("app/settings", 1, "preferences, language"),
                 ("app/files", 1, "writing files safely, file names, the seal key"),
                 ("app/job", 1, "work on threads")]),
]
ENGINE = [
    ("list", [("engine", 1, "games.cpp lists the games; opponents, courses, problems, the solver")]),
    ("puzzles", [("engine/challenges", 3, "the challenges of the Over-Pass set: rules, puzzles, solvers"),
                 ("engine/problems", 2, "positions with one winning turn: a reader")]),
    ("games", [("engine/byg", 1, "Byg"), ("engine/bypass", 1, "Bypass"), ("engine/highway", 1, "Highway"),
               ("engine/trypsylon", 1, "TRYPSYLON"), ("engine/overpass", 1, "Over-Pass set")]),  # and those not named here
    ("means", [("engine/hex", 1, "hexagonal boards, computed at compile time"),
               ("engine/lessons", 1, "lessons: facts, a reader, a checker"),
               ("engine/search", 1, "computer players: trees, levels, any game"),
               ("engine/solve", 1, "shared by solvers: beam search, tables")]),
    ("core", [("engine/core", 1, "State and Game, the interfaces of all games; Timeline, Record, Refusal, Random")]),
]
# Every other folder of the engine belongs to a game.
NAMED = {folder for _, boxes in ENGINE for folder, _, _ in boxes}
dict(ENGINE)["games"].extend((folder, 1, folder.split("/")[1].replace("_", " ").capitalize()) for folder in sorted(
    path.relative_to(ROOT).as_posix() for path in (ROOT / "engine").iterdir() if path.is_dir()) if folder not in NAMED)

# Dependencies that don't point down, with the reason. Missing folders are skipped.
ARROWS = [
    ("app/games", "app/rules", "fills its pages"),
    ("app/rules", "app/games", "asks a face for its pages"),
    ("app/export", "app/review", "tells what it has found"),
    ("app/shelf", "app/export", "pictures to drag out"),
    ("app/archive", "app/export", "pictures to drag out"),
    ("app/archive", "app/statistics", "calls people by their names"),
    ("app/shelf", "app/exercise", "shows how far one has come"),
    ("app/arrange", "app/table", "the line under its board"),
    ("app/games", "app/exercise", "boards that hint"),
    ("engine/core", "engine", "finds the game that a record names"),
]

WIDTH, LEFT, RIGHT, HEIGHT, GAP, PAD = 960, 24, 24, 50, 22, 14
LANE = 36  # for an arrow round the right side, with its words
TINTS = {"app": ("#E4F1EF", "#2C8A80"), "engine": ("#FBEFD9", "#B9772A")}

out = []


def text(x, y, words, size, extra=""):
    out.append(f'<text x="{x:g}" y="{y:g}" font-size="{size}" {extra}>{html.escape(words)}</text>')


def box(folder, words, x, y, width, row, part):
    fill, edge = "#FFFFFF", TINTS[part][1]
    no_qt = part == "engine" or folder == "app/cli"
    out.append(f'<g data-folder="{folder}" data-row="{row}" data-qt="{"no" if no_qt else "yes"}">')
    dash = ' stroke-dasharray="6 4"' if folder == "app/cli" else ""
    out.append(f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{HEIGHT}" rx="8" fill="{fill}" stroke="{edge}" '
               f'stroke-width="1.5"{dash}/>')
    text(x + width / 2, y + 21, f"{folder}/", 13.5, f'text-anchor="middle" font-weight="600" fill="{edge}"')
    text(x + width / 2, y + 39, words, 11.5, 'text-anchor="middle" fill="#3A4543"')
    out.append("</g>")


def draw_part(part, title, rows, y, row):
    """Draws a frame with its rows. Returns the positions of the boxes, the y below the frame and the next row's number."""
    places = {}
    rows = [[entry for entry in boxes if (ROOT / entry[0]).is_dir()] for _, boxes in rows]
    rows = [boxes for boxes in rows if boxes]
    height = len(rows) * (HEIGHT + 14) - 14 + 2 * PAD + 26
    out.append(f'<rect x="{LEFT}" y="{y}" width="{WIDTH - LEFT - RIGHT}" height="{height}" rx="14" '
               f'fill="{TINTS[part][0]}"/>')
    text(LEFT + PAD + 4, y + 25, title, 14, f'font-weight="700" fill="{TINTS[part][1]}"')
    at = y + PAD + 26
    level = {folder: number for number, boxes in enumerate(rows) for folder, _, _ in boxes}
    round_the_side = [start for start, end, _ in ARROWS if start in level and end in level and level[start] != level[end]]
    room = LANE * len(round_the_side) + (10 if round_the_side else 0)
    inner = WIDTH - LEFT - RIGHT - 2 * PAD - room
    for boxes in rows:
        shares = sum(share for _, share, _ in boxes)
        unit = (inner - GAP * (len(boxes) - 1)) / shares
        x = LEFT + PAD
        for folder, share, words in boxes:
            box(folder, words, x, at, unit * share, row, part)
            places[folder] = (x, at, unit * share)
            x += unit * share + GAP
        row -= 1
        at += HEIGHT + 14
    return places, y + height, row


def arrow(places, start, end, why, lane):
    """Draws an arrow. Returns whether it used the lane on the right side, counted from 0."""
    x1, y1, w1 = places[start]
    x2, y2, w2 = places[end]
    out.append(f'<g data-from="{start}" data-to="{end}">')
    if y1 == y2:  # side by side
        left, right = (x1 + w1, x2) if x1 < x2 else (x1, x2 + w2)
        middle = y1 + HEIGHT / 2 + (8 if x1 < x2 else -8)
        out.append(f'<path d="M{left:g},{middle:g} L{right:g},{middle:g}" class="arrow"/>')
        out.append(f"<title>{html.escape(why)}</title></g>")
        return False
    from_x, to_x = x1 + w1, x2 + w2
    out_x = max(from_x, to_x) + 20 + LANE * lane
    from_y, to_y = y1 + HEIGHT / 2 + 6 * lane, y2 + HEIGHT / 2
    bend = 10 if to_y > from_y else -10
    out.append(f'<path d="M{from_x:g},{from_y:g} H{out_x - 10:g} q10,0 10,{bend} V{to_y - bend:g} '
               f'q0,{bend} -10,{bend} H{to_x:g}" class="arrow"/>')
    x, y = out_x + 17, (from_y + to_y) / 2
    text(x, y, why, 11.5, f'text-anchor="middle" fill="#7A4B12" transform="rotate(-90 {x:g} {y:g})"')
    out.append("</g>")
    return True


def main():
    rows = len(APP) + len(ENGINE)
    text(LEFT, 34, "How Byways is built", 20, 'font-weight="700" fill="#15302E"')
    text(LEFT, 56, "Each box is a folder. It may use those in the rows below it, and what an arrow points to; nothing else.",
         13, 'fill="#3A4543"')
    places, y, row = draw_part("app", "app/: the program, with Qt; the command line (dashed) without", APP, 72, rows)
    middle = WIDTH / 2
    out.append(f'<path d="M{middle:g},{y + 4:g} V{y + 30:g}" class="arrow" data-from="app" data-to="engine"/>')
    text(middle + 16, y + 23, "steps, turns and refusals, as text; never the other way", 12, 'fill="#7A4B12"')
    engine_places, y, _ = draw_part("engine", "engine/: the rules, plain C++20 without Qt", ENGINE, y + 36, row)
    places |= engine_places
    lanes = {"app": 0, "engine": 0}
    for start, end, why in ARROWS:
        part = start.split("/")[0]
        if start in places and end in places and arrow(places, start, end, why, lanes[part]):
            lanes[part] += 1
    height = y + 20
    head = [
        "<!-- SPDX-License-Identifier: GPL-3.0-or-later; made by tools/draw-architecture.py -->",
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height:g}" viewBox="0 0 {WIDTH} {height:g}" '
        'font-family="DejaVu Sans, Segoe UI, Helvetica, sans-serif">',
        "<title>How Byways is built: folders and what may use what</title>",
        '<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" '
        'orient="auto-start-reverse"><path d="M0,0 L10,5 L0,10 Z" fill="#B9772A"/></marker>',
        "<style>.arrow{fill:none;stroke:#B9772A;stroke-width:2;marker-end:url(#head)}</style></defs>",
        f'<rect width="{WIDTH}" height="{height:g}" fill="#FFFFFF"/>',
    ]
    path = ROOT / "docs" / "architecture.svg"
    drawn = "\n".join(head + out + ["</svg>"]) + "\n"
    if "--check" not in sys.argv[1:]:
        path.write_text(drawn, encoding="utf-8", newline="\n")
    elif path.read_text(encoding="utf-8") != drawn:
        sys.exit(f"not up to date: {path.name}")


if __name__ == "__main__":
    main()
