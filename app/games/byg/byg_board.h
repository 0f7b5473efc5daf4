// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "app/games/stones/stone_board.h"
#include "app/games/stones/stone_scene.h"
#include "engine/hex/groups.h"

class QPainter;

namespace byways {
class State;
}

namespace byways::app {

class Look;

/// A picture of Byg: stones, with their groups around them.
struct BygScene : StoneScene {
  /// Finds the groups of the stones in `placed` (BYG-4).
  explicit BygScene(StoneScene placed);

  std::vector<hex::Group> groups;    ///< in reading order of their first stones
  Cells closed;                      ///< empty places that the turn in progress has closed (BYG-6, BYG-7)
  std::optional<hex::Cell> groupAt;  ///< a stone whose group stands out

  /// The group of a stone; null for an empty cell.
  [[nodiscard]] const hex::Group* groupOf(hex::Cell stone) const;
};

/// The empty board with `side` cells along each edge.
[[nodiscard]] StoneScene emptyByg(int side);

/// The position at the match's cursor; nothing that depends on mouse, keys or preferences.
[[nodiscard]] BygScene bygScene(const Match& match, const Look& look);
/// The places that the turn in progress has closed, as long as the turn has stones left. Once its last stone
/// is placed, every place is closed, and hatching all of them would explain nothing.
[[nodiscard]] Cells bygClosed(const State& state, const hex::Grid& grid);

// A scene is painted into an area, centred and as large as it fits: on the screen, in pictures and on paper.

/// Paints what changes only with the position: board, groups, and stones that aren't moving. Slow enough to
/// be worth caching.
void paintBygPosition(QPainter& painter, const QRectF& area, const BygScene& scene, const Look& look);
/// Paints what changes often and lies above the position: marks, arriving stones, the sizes of the largest
/// groups.
void paintBygMarks(QPainter& painter, const QRectF& area, const BygScene& scene, const Look& look);
/// Paints the position and the marks.
void paintByg(QPainter& painter, const QRectF& area, const BygScene& scene, const Look& look);

/// Byg's board on the table: a board of stones that also shows groups and the places that the turn has
/// closed.
class BygBoard : public StoneBoard {
  Q_OBJECT

 public:
  BygBoard(Match& match, const Look& look, const StoneFace& face, QWidget* parent);

 protected:
  [[nodiscard]] QString wordsAbout(hex::Cell stone) const override;
  void rebuild() override;
  void paintResting(QPainter& painter) override;
  void paintOver(QPainter& painter) override;

 private:
  [[nodiscard]] BygScene sceneNow() const;

  Cells closed_;
};

}  // namespace byways::app
