// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/board/marks.h"
#include "app/games/bypass/bypass_surface.h"
#include "engine/core/seat.h"

namespace byways {
class Timeline;
struct Arrangement;
}  // namespace byways

namespace byways::app {

class Match;

inline constexpr int kBypassLetters = 3;

/// What a link holds: nothing, or a path or wall of a seat.
struct BypassInk {
  Seat seat = 0;
  bool isWall = false;
  bool operator==(const BypassInk&) const = default;
};

/// A stroke that `seat` is about to draw.
struct BypassPreview {
  int link = 0;
  BypassInk ink;
};

/// Everything that a picture of Bypass shows; the painter decides how it looks. A plain value: the table,
/// thumbnails and the rules page fill in what they need.
struct BypassScene {
  /// `name` is the value of the option "board": "hexhex-5" to "hexhex-3", "intersections-4".
  explicit BypassScene(const QString& name, hex::Facing lying = {});

  QString board;
  hex::Facing facing;     ///< how the board lies
  bool onPoints = false;  ///< sticks and counters on a lattice of points instead of strokes on hexes
  int side = 0;
  std::vector<BypassInk> ink;            ///< by link
  QList<int> colours{0, 1, 2, 3, 4, 5};  ///< indices of Look::seatColour, by seat from 0
  LinkList openTurn;  ///< links of the steps of the turn in progress, in order, except half a swap
  bool over = false;

  LinkList loop;              ///< paths that close a loop
  Cells cutOff;               ///< hexes that walls cut off
  LinkList chain;             ///< the walls that cut the hexes of `cutOff` off
  std::optional<int> chosen;  ///< the first half of a swap
  LinkList partners;          ///< links that may be the second half of the swap begun with `chosen`
  LinkList hints;             ///< strokes of swaps that would mend the board
  LinkList swappable;         ///< see BypassTurn::swappable

  std::array<Cells, kBypassLetters> routes;  ///< the hexes of each letter's route, once there is one
  std::array<std::vector<int>, kBypassLetters> points;  ///< by seat from 0, as on the score tracks
  bool showRoutes = false;  ///< whether to show the routes, because the game is over and they count
  std::array<double, kBypassLetters> revealed{1, 1, 1};  ///< how much of each route is drawn, 0 to 1

  QList<int> fresh;      ///< letters whose routes the last turn has completed
  double freshPart = 1;  ///< how much of the glow of these routes is drawn, from one end to the other, 0 to 1
  double freshGlow = 1;  ///< how strong the glow is, 0 to 1

  BoardMarks marks;
  LinkList closing;  ///< open links where a path would close a loop
  LinkList cutting;  ///< open links where a wall would cut hexes off
  std::optional<BypassPreview> preview;
  std::optional<int> asked;      ///< the link for which a menu offers a path or a wall
  std::optional<hex::Cell> hub;  ///< the hex around which arrow keys turn the cursor
  QMap<int, double> drawing;     ///< strokes being drawn: by link, how much is drawn, 0 to 1
  QMap<int, std::pair<BypassInk, double>>
      erasing;  ///< strokes being erased: by link, what was there and how much of it is gone, 0 to 1

  [[nodiscard]] const BypassSurface& links() const { return BypassSurface::get(side, facing); }
  [[nodiscard]] const BypassInk& at(int link) const { return ink[static_cast<std::size_t>(link)]; }
  [[nodiscard]] BypassInk& at(int link) { return ink[static_cast<std::size_t>(link)]; }
};

/// The name of a board's picture.
[[nodiscard]] QString bypassPicture(const QString& board);

/// The position at the match's cursor; nothing that depends on mouse, keys or preferences.
[[nodiscard]] BypassScene bypassScene(const Match& match, hex::Facing facing = {});
/// The position that is being set up in `arranged`; an empty board if these pieces can't lie on this board.
[[nodiscard]] BypassScene bypassScene(const Match& match, const Arrangement& arranged);

/// The hexes of a letter, 0 for A to 2 for C, on a board with `side` hexes along each edge (BYP-2).
[[nodiscard]] std::array<hex::Cell, 2> bypassLetterHexes(int side, int letter);

/// The name of a letter for people, 0 to 2 for A to C in records. It is a Greek letter, because rows of the
/// board are called A, B and C as well.
[[nodiscard]] QString bypassLetter(int letter);

}  // namespace byways::app
