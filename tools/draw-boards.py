#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the boards of hexes, boards/hexhex-3.svg to hexhex-8.svg, and the two style sheets beside them.

The boards follow HEX-1 and HEX-2 of docs/rules. Everything is computed, so that no cell can be
mistyped; run the tool again after a change and commit what it writes:

    python3 tools/draw-boards.py

With --check it writes nothing, and fails if a file isn't what it would write.
"""
import math
import sys
from pathlib import Path

BOARDS = Path(__file__).resolve().parent.parent / "boards"
# The names of hex::Grid::named in engine/hex/grid.h; tests/gui/tst_boards.cpp compares every picture with them.
SHAPES = [f"hexhex-{size}" for size in range(3, 9)]
RADIUS = 40.0                 # centre to corner of a cell
TILE = 37.4                   # centre to corner of the tile drawn in it
ROUNDING = 5.0                # how far from its corner a tile begins to bend
WELL = 43.5                   # centre to corner of the hollow in which a tile lies
APOTHEM = RADIUS + 31.0       # from the centre of an outer row to the edge of the slab
SIDE_MARGIN, TOP_MARGIN = 88, 80    # from the outermost cells to the edge of the picture
FONT = "font-family:'Noto Sans','Segoe UI','Helvetica Neue',sans-serif"

STYLE = """
.frame{{fill:none;stroke:none}}
.slab-shadow{{fill:{shadow};fill-opacity:{shadow_opacity};stroke:none}}
.slab-side{{fill:{side};stroke:none}}
.slab-top{{fill:{top};stroke:none}}
.slab-gleam{{fill:none;stroke:{gleam};stroke-width:1.6}}
.slab-line{{fill:none;stroke:{line};stroke-width:1.1}}
.well-edge{{fill:{well_edge};stroke:none}}
.well-light{{fill:{well_light};stroke:none}}
.well{{fill:{well};stroke:none}}
.tile-shade{{fill:{tile_shade};stroke:none}}
.cell{{fill:{a};stroke:none}}
.cell-a{{fill:{a}}}
.cell-b{{fill:{b}}}
.cell-c{{fill:{c}}}
.coordinate{{fill:{letter};font-size:15px;font-weight:600;text-anchor:middle;{font}}}
.cell-number{{fill:{number};font-size:12px;font-weight:600;text-anchor:middle;{font}}}
"""

# The dry-erase sheets of Bypass, drawn by draw-bypass-boards.py: one style sheet serves all boards.
SHEET_STYLE = """
.sheet-edge{{fill:{sheet_edge};stroke:none}}
.sheet{{fill:{sheet};stroke:none}}
.sheet-gloss{{fill:#ffffff;fill-opacity:{gloss};stroke:none}}
.dry-cell{{fill:{dry_cell};stroke:none}}
.home-A{{fill:{home_a}}}
.home-B{{fill:{home_b}}}
.home-C{{fill:{home_c}}}
.dry-border{{fill:none;stroke:{dry_border};stroke-width:2.4;stroke-linejoin:round}}
.dry-link{{fill:none;stroke:{dry_link};stroke-width:1.5;stroke-linecap:round}}
.lattice-link{{fill:none;stroke:{dry_link};stroke-width:2.2;stroke-linecap:round}}
.lattice-point{{fill:{dry_border};stroke:none}}
.badge{{stroke:none}}
.badge-A{{fill:{ink_a}}}
.badge-B{{fill:{ink_b}}}
.badge-C{{fill:{ink_c}}}
.badge-text{{fill:{sheet};font-size:19px;font-weight:700;text-anchor:middle;{font}}}
.letter-print{{font-size:46px;font-weight:700;text-anchor:middle;fill-opacity:0.34;{font}}}
.track-line{{fill:none;stroke:{dry_border};stroke-width:1.6;stroke-linejoin:round}}
.track-cell{{fill:{dry_cell};stroke:{dry_link};stroke-width:1}}
.track-five{{fill:{five}}}
.track-number{{fill:{number};font-size:11px;font-weight:600;text-anchor:middle;{font}}}
"""

# The boards and cards of TRYPSYLON, drawn by draw-trypsylon.py.
PIER_STYLE = """
.meadow{{fill:{meadow};stroke:none}}
.meadow-deep{{fill:{meadow_deep};stroke:none}}
.beach{{fill:{beach};stroke:none}}
.beach-deep{{fill:{beach_deep};stroke:none}}
.shore-line{{fill:none;stroke:{gleam};stroke-opacity:{glint};stroke-width:1.6}}
.tuft{{fill:none;stroke:{tuft};stroke-width:1.7;stroke-linecap:round}}
.petal{{fill:{petal};stroke:none}}
.petal-heart{{fill:{beach_deep};stroke:none}}
.pebble{{fill:{pebble};stroke:none}}
.shell{{fill:{shell};stroke:{pebble};stroke-width:0.9;stroke-linejoin:round}}
.quay-side{{fill:{quay_side};stroke:none}}
.quay{{fill:{quay};stroke:none}}
.quay-gleam{{fill:none;stroke:{quay_gleam};stroke-width:1.2}}
.basin{{fill:{basin};stroke:none}}
.basin-cell{{fill:{basin_cell};stroke:none}}
.end-place{{fill:{end};fill-opacity:{end_opacity};stroke:none}}
.card-rim{{fill:{rim};stroke:none}}
.deep{{fill:{deep};stroke:none}}
.deep-ring{{fill:none;stroke:{deep_wave};stroke-width:1.5}}
.deep-wave{{fill:none;stroke:{deep_wave};stroke-width:2;stroke-linecap:round}}
.lily{{fill:{lily};stroke:none}}
.lily-vein{{fill:none;stroke:{lily_vein};stroke-width:1.1;stroke-linecap:round}}
.shallow{{fill:{shallow};stroke:none}}
.shallow-wave{{fill:none;stroke:{shallow_wave};stroke-width:1.9;stroke-linecap:round}}
.way-shade{{fill:none;stroke:{way_shade};stroke-opacity:{way_shade_opacity};stroke-width:21}}
.way-edge{{fill:none;stroke:{way_edge};stroke-width:20.5}}
.way-deck{{fill:none;stroke:{way_deck};stroke-width:17}}
.way-planks{{fill:none;stroke:{way_plank};stroke-width:17;stroke-dasharray:1.1,4.6}}
.landing-shade{{fill:{way_shade};fill-opacity:{way_shade_opacity};stroke:none}}
.landing-edge{{fill:{way_edge};stroke:none}}
.landing{{fill:{way_deck};stroke:none}}
.landing-ring{{fill:none;stroke:{way_plank};stroke-width:1.2}}
.shore-letter{{fill:{shore_letter};font-size:15px;font-weight:600;text-anchor:middle;{font}}}
"""

# The board of the Over-Pass set, drawn by draw-overpass.py.
PANEL_STYLE = """
.panel-side{{fill:{panel_side};stroke:none}}
.panel{{fill:{panel};stroke:none}}
.panel-gleam{{fill:none;stroke:{panel_gleam};stroke-width:1.6}}
.panel-line{{fill:none;stroke:{panel_line};stroke-width:1}}
.panel-grain{{fill:none;stroke:{panel_grain};stroke-width:1}}
.bed{{fill:{lead};stroke:{bed};stroke-width:12;stroke-linejoin:miter}}
.bed-light{{fill:none;stroke:{panel_gleam};stroke-width:14.4;stroke-linejoin:miter}}
.veneer{{stroke:none}}
.veneer-a{{fill:{veneer_a}}}
.veneer-b{{fill:{veneer_b}}}
.veneer-c{{fill:{veneer_c}}}
.veneer-d{{fill:{veneer_d}}}
.veneer-e{{fill:{veneer_e}}}
.grain{{fill:none;stroke:{grain};stroke-opacity:{grain_opacity};stroke-width:0.9;stroke-linecap:round}}
.facet{{fill:none;stroke:#ffffff;stroke-opacity:{facet};stroke-width:1.1;stroke-linejoin:round}}
.square-edge{{fill:{brass};stroke:none}}
.square{{fill:{ebony};stroke:none}}
.square-inlay{{fill:{brass};stroke:none}}
.square-line{{fill:none;stroke:{brass};stroke-width:0.9}}
.lead-light{{fill:none;stroke:{lead_light};stroke-opacity:{lead_glint};stroke-width:2.2;stroke-linecap:round}}
.lead{{fill:none;stroke:{lead};stroke-width:2.6;stroke-linecap:round}}
.socket-light{{fill:{lead_light};fill-opacity:{lead_glint};stroke:none}}
.socket{{fill:{lead};stroke:none}}
.socket-ground{{fill:{socket};stroke:none}}
.exit-ring{{fill:{ebony};stroke:{brass};stroke-width:2}}
.exit-arrow{{fill:{brass};stroke:none}}
.transit-tile{{fill:{tile};stroke:{tile_edge};stroke-width:1.6;stroke-linejoin:round}}
.transit-line{{fill:none;stroke:{tile_line};stroke-width:1.3;stroke-linejoin:round;stroke-linecap:round}}
.tee{{fill:none;stroke:{tee};stroke-width:2.6;stroke-linecap:round}}
.tee-dot{{fill:{tee};stroke:none}}
.tray-light{{fill:{panel_gleam};stroke:none}}
.tray-edge{{fill:{tray_edge};stroke:none}}
.tray{{fill:{tray};stroke:none}}
.pass-name{{fill:{pass_name};font-size:9.4px;font-weight:600;text-anchor:middle;{font}}}
"""

THEMES = {
    "light": dict(shadow="#000000", shadow_opacity="0.028", side="#b08c5c", top="#e6d2b0", gleam="#f6ead3",
                  line="#cfb388", well_edge="#b0905f", well_light="#f2e4c9", well="#c6a97b",
                  tile_shade="#a98a5c", a="#fdf8ee", b="#fbf4e7", c="#f8f0e1",
                  letter="#8a6a3c", number="#7f6a42", font=FONT,
                  sheet_edge="#c9b48e", sheet="#fdfcf8", gloss="0.5", dry_cell="#fbf9f3", home_a="#f1ecdc",
                  home_b="#f1ecdc", home_c="#f1ecdc", dry_border="#a99b80", dry_link="#ccc1a9", five="#f1ebdc",
                  ink_a="#7a6544", ink_b="#7a6544", ink_c="#7a6544",
                  meadow="#b5cf86", meadow_deep="#a3c174", beach="#f4dfa4", beach_deep="#e9cd85", glint="0.8",
                  tuft="#7fa155", petal="#fdf6ea", pebble="#cfae6b", shell="#fbeeda", quay_side="#6d5137",
                  quay="#93714c", quay_gleam="#b08d63", basin="#1f5064", basin_cell="#19465a", end="#7a5a2c",
                  end_opacity="0.09", rim="#f6f3ea", deep="#3d8aa5", deep_wave="#5ba3ba", lily="#6fae83",
                  lily_vein="#4f8f68", shallow="#d3ebe8", shallow_wave="#aed7d6", way_shade="#1d4a50",
                  way_shade_opacity="0.2", way_edge="#744e2b", way_deck="#c1925a", way_plank="#94673a",
                  shore_letter="#6f5b2e",
                  panel="#b98a58", panel_side="#7f5833", panel_gleam="#d9b283", panel_line="#96693c",
                  panel_grain="#a97b4b", lead="#3d2413", bed="#7d4a28", lead_light="#fff3d8", lead_glint="0.55",
                  veneer_a="#f0dcb6", veneer_b="#e3c38f", veneer_c="#d5a768", veneer_d="#c98c55",
                  veneer_e="#edcf9c", grain="#7a4d20", grain_opacity="0.13", facet="0.3", brass="#c79a3f",
                  ebony="#33200f", socket="#5d3a1f", tile="#8fb3a4", tile_edge="#4d7364", tile_line="#5f8a79",
                  tee="#0f6f6a", tray="#96683c", tray_edge="#6f4a27", pass_name="#5a3717"),
    "dark": dict(shadow="#000000", shadow_opacity="0.08", side="#2c1f16", top="#5a4433", gleam="#785d47",
                 line="#4a3628", well_edge="#33251b", well_light="#6b523e", well="#1a1512",
                 tile_shade="#0e0b09", a="#403933", b="#3b342f", c="#37302b",
                 letter="#d6bb94", number="#c2b29d", font=FONT,
                 sheet_edge="#191411", sheet="#2a2724", gloss="0.018", dry_cell="#2f2b28", home_a="#3d362f",
                 home_b="#3d362f", home_c="#3d362f", dry_border="#a39480", dry_link="#7a6f62", five="#39332e",
                 ink_a="#c4ab84", ink_b="#c4ab84", ink_c="#c4ab84",
                 meadow="#4c6040", meadow_deep="#425539", beach="#857048", beach_deep="#76623d", glint="0.35",
                 tuft="#6f8a58", petal="#cfc6b4", pebble="#5f4e30", shell="#b8a682", quay_side="#1d1510",
                 quay="#4d3a2a", quay_gleam="#6b533d", basin="#0c171d", basin_cell="#091217", end="#000000",
                 end_opacity="0.16", rim="#141c20", deep="#1f4c60", deep_wave="#2f6379", lily="#3f6f57",
                 lily_vein="#2d5543", shallow="#4a7679", shallow_wave="#5d898b", way_shade="#06171a",
                 way_shade_opacity="0.34", way_edge="#2b1d11", way_deck="#c79c66", way_plank="#8c6538",
                 shore_letter="#e0d2ad",
                 panel="#4a3424", panel_side="#20150d", panel_gleam="#6b4e37", panel_line="#35241a",
                 panel_grain="#422e20", lead="#160d07", bed="#2c1a10", lead_light="#b48a5c", lead_glint="0.34",
                 veneer_a="#8d6d4c", veneer_b="#7c5c3e", veneer_c="#6e4e33", veneer_d="#7b4a30",
                 veneer_e="#84633f", grain="#2b190b", grain_opacity="0.2", facet="0.08", brass="#c49a48",
                 ebony="#120a05", socket="#3a2413", tile="#48685f", tile_edge="#20352f", tile_line="#31504a",
                 tee="#7fe0cf", tray="#33231a", tray_edge="#1c120b", pass_name="#f0dcb8"),
}


def number(value):
    """A coordinate with up to two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def point(x, y):
    return f"{number(x)},{number(y)}"


def rounded(corners, cut):
    """A closed path with rounded corners; the rounding starts `cut` before each corner and ends `cut` after it."""
    parts = []
    for i, (x, y) in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % len(corners)]
        ends = []
        for px, py in (before, after):
            share = cut / math.hypot(px - x, py - y)
            ends.append((x + (px - x) * share, y + (py - y) * share))
        parts.append(f"{'L' if parts else 'M'}{point(*ends[0])} Q{point(x, y)} {point(*ends[1])}")
    return " ".join(parts) + " Z"


def hexagon(x, y, radius, first_angle):
    """The corners of a regular hexagon, clockwise on the screen."""
    turns = [math.radians(first_angle + 60 * k) for k in range(6)]
    return [(x + radius * math.cos(t), y + radius * math.sin(t)) for t in turns]


def cells_of(shape):
    """The cells of a shape as q and s, in any order."""
    kind, _, size = shape.partition("-")
    if kind == "rhombus":
        columns, rows = map(int, size.split("x"))
        return [(column - columns // 2, row - rows // 2) for row in range(rows) for column in range(columns)]
    edge = int(size) - 1
    return [(q, s) for s in range(-edge, edge + 1) for q in range(max(-edge, -edge - s), min(edge, edge - s) + 1)]


def cells(shape):
    """The cells in reading order: name, q, s, and the centre."""
    rows = {}
    for q, s in sorted(cells_of(shape), key=lambda cell: (cell[1], cell[0])):
        rows.setdefault(s, []).append(q)
    for row, (s, line) in enumerate(rows.items()):
        for column, q in enumerate(line):
            x, y = RADIUS * math.sqrt(3) * (q + s / 2), RADIUS * 1.5 * s
            yield f"{chr(ord('A') + row)}{column + 1}", q, s, x, y


def tile(x, y, radius=TILE):
    return rounded(hexagon(x, y, radius, -90), ROUNDING)


def slab(shape, grow=0.0, dy=0.0):
    """The background: a hexagon with its sides along the six outermost lines of cells."""
    normals = [(math.cos(math.radians(turn)), math.sin(math.radians(turn))) for turn in range(-30, 330, 60)]
    reach = [max(x * nx + y * ny for _, _, _, x, y in cells(shape)) + APOTHEM + grow for nx, ny in normals]
    corners = []
    for k in range(6):
        (ax, ay), (bx, by), a, b = normals[k], normals[(k + 1) % 6], reach[k], reach[(k + 1) % 6]
        across = ax * by - ay * bx
        corners.append(((a * by - b * ay) / across, (ax * b - bx * a) / across + dy))
    return rounded(corners, 44 + grow / 2)


def frame(shape):
    """An invisible rectangle as large as the picture: it gives its group the bounds of the whole picture."""
    width, height = extent(shape)
    return f'<rect class="frame" x="{-width}" y="{-height}" width="{2 * width}" height="{2 * height}"/>'


def extent(shape):
    """Half the width and half the height of the picture."""
    width = max(abs(x) for _, _, _, x, _ in cells(shape)) + RADIUS * math.sqrt(3) / 2 + SIDE_MARGIN
    return math.ceil(width), math.ceil(max(abs(y) for _, _, _, _, y in cells(shape)) + RADIUS + TOP_MARGIN)


def title(shape):
    kind, _, size = shape.partition("-")
    return f"Hexagonal board, {size} cells a side" if kind == "hexhex" else f"Board of {size} cells"


def board(shape):
    width, height = extent(shape)
    places = list(cells(shape))

    def together(css_class, radius, dy=0.0):
        tiles = " ".join(tile(x, y + dy, radius) for _, _, _, x, y in places)
        return f'<path class="{css_class}" d="{tiles}"/>'

    lines = [
        "<!-- SPDX-License-Identifier: GPL-3.0-or-later -->",
        "<!-- Written by tools/draw-boards.py. Don't edit: run the tool. -->",
        f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="{2 * width}"'
        f' height="{2 * height}" viewBox="{-width} {-height} {2 * width} {2 * height}">',
        f'<style type="text/css">{STYLE.format(**THEMES["light"])}</style>',
        f"<title>{title(shape)}</title>",
        '<g id="slab">',
        frame(shape),
    ]
    lines += [f'<path class="slab-shadow" d="{slab(shape, grow, 12 + grow / 3)}"/>' for grow in range(18, -9, -3)]
    lines += [
        f'<path class="slab-side" d="{slab(shape, 0, 7)}"/>',
        f'<path class="slab-top" d="{slab(shape)}"/>',
        f'<path class="slab-gleam" d="{slab(shape, -1.2)}"/>',
        f'<path class="slab-line" d="{slab(shape, -7)}"/>',
        together("well-light", WELL, 1.6),
        together("well-edge", WELL),
        together("well", WELL - 1.2, 1.2),
        together("tile-shade", TILE, 1.8),
        "</g>",
        '<g id="cells">',
    ]
    for name, q, s, x, y in places:
        tone = "abc"[(q - s) % 3]
        lines.append(f'<path id="{name}" class="cell cell-{tone}" d="{tile(x, y)}"/>')
    lines += ["</g>", '<g id="coordinates">', frame(shape)]
    for name, _, _, x, y in places:
        if name[1:] == "1":
            lines.append(f'<text class="coordinate" x="{number(x - 52)}" y="{number(y + 5.4)}">{name[0]}</text>')
        lines.append(f'<text class="cell-number" x="{number(x)}" y="{number(y + 29.5)}">{name[1:]}</text>')
    return "\n".join(lines + ["</g>", "</svg>", ""])


def main():
    files = {f"{shape}.svg": board(shape) for shape in SHAPES}
    for theme, values in THEMES.items():
        files[f"style-{theme}.css"] = (STYLE + SHEET_STYLE.lstrip() + PIER_STYLE.lstrip() + PANEL_STYLE.lstrip()).format(**values)
    stale = [name for name, text in files.items()
             if not (BOARDS / name).exists() or (BOARDS / name).read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        sys.exit(f"not up to date: {', '.join(stale)}" if stale else 0)
    for name in stale:
        (BOARDS / name).write_text(files[name], encoding="utf-8", newline="\n")
        print(f"boards/{name}")


if __name__ == "__main__":
    main()
