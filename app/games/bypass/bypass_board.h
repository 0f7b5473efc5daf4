// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QObject>
#include <QString>
#include <QToolButton>
#include <QWidget>

#include <array>
#include <optional>
#include <utility>

#include "app/board/cell_board.h"
#include "app/board/motion.h"
#include "app/games/bypass/bypass_scene.h"
#include "engine/core/refusal.h"

class QPushButton;
class QVariantAnimation;

namespace byways::app {

class Look;

/// The pen with which people draw.
enum class BypassPen { Path, Wall };

/// What the turn in progress allows on the links of the board, according to the engine. Allows nothing if
/// nobody is to move.
class BypassTurn {
 public:
  /// `scene` must show the match. Both must outlive this object, which always asks for their current state.
  BypassTurn(const Match& match, const BypassScene& scene) : match_(match), scene_(scene) {}

  /// Whether the stroke of `pen` is still to be drawn in this turn.
  [[nodiscard]] bool isDue(BypassPen pen) const;
  [[nodiscard]] bool isAnyDue() const { return isDue(BypassPen::Path) || isDue(BypassPen::Wall); }
  [[nodiscard]] bool mayDraw(int link, BypassPen pen) const;
  [[nodiscard]] bool mayDraw(int link) const {
    return mayDraw(link, BypassPen::Path) || mayDraw(link, BypassPen::Wall);
  }
  /// Whether the stroke on the link may begin a swap now, is the first half of a swap, or may be the second.
  [[nodiscard]] bool maySwap(int link) const;
  /// The links whose stroke a click would choose as the first half of a swap, but not wipe.
  [[nodiscard]] LinkList swappable() const;
  /// How many steps a click on the link undoes to wipe its stroke; 0 if the click doesn't wipe it.
  [[nodiscard]] int stepsToWipe(int link) const;
  /// Whether the strokes that are on the board now break BYP-7 or BYP-8.
  [[nodiscard]] bool isIllegal() const { return !scene_.loop.empty() || !scene_.cutOff.empty(); }
  /// The strokes that can still be a half of a swap after which the turn may end.
  [[nodiscard]] LinkList mending() const;
  /// Why nothing can be done with the link, or with a hex if `link` is nothing; nothing if there is no reason
  /// to give. `pen` is the selected pen.
  [[nodiscard]] std::optional<Refusal> refusalOf(std::optional<int> link, BypassPen pen) const;

  /// Whether a refusal is about a loop or cut-off hexes on the board, not about the step that was tried.
  [[nodiscard]] static bool isOfTheBoard(const Refusal& refusal);

  /// The step that draws on the link with `pen`, and the one that makes the link a half of a swap; in
  /// notation.
  [[nodiscard]] QString stepFor(int link, BypassPen pen) const;
  [[nodiscard]] QString swapStepFor(int link) const;

 private:
  [[nodiscard]] Seat mover() const;
  [[nodiscard]] std::optional<Refusal> refusalOf(const QString& step) const;

  const Match& match_;
  const BypassScene& scene_;
};

/// Animations on Bypass's board: strokes being drawn and erased, the glow of routes just completed, and at
/// the end the routes one after another. Without animations everything is in its final state at once.
class BypassMotion : public QObject {
  Q_OBJECT

 public:
  /// Repaints `board` while something moves. Both references must outlive this object.
  BypassMotion(QWidget& board, const Look& look);

  /// To be called when the board has changed from one scene to another. `isStep` says whether the cursor
  /// has gone on by one step.
  void follow(const BypassScene& before, const BypassScene& now, bool isStep);
  /// Stops showing the final routes one by one, and shows all of them.
  void stopScoring();

  /// Adds the strokes being animated, and the visible part of the routes, to a scene.
  void addStrokes(BypassScene& scene) const;
  /// Adds the glow of routes just completed.
  void addGlow(BypassScene& scene) const;

 Q_SIGNALS:
  /// The routes shown at the end of the game have changed, which are part of the resting layer.
  void restingChanged();

 private:
  void noteRoutes(const BypassScene& before, const BypassScene& now);
  void redraw(int link, const BypassInk& before, const BypassInk& now);
  void startScoring();

  QWidget& board_;
  const Look& look_;
  QMap<int, double> drawing_;
  QMap<int, std::pair<BypassInk, double>> erasing_;
  std::array<double, kBypassLetters> revealed_{1, 1, 1};
  QVariantAnimation* scoring_ = nullptr;  // owned by this
  int changes_ = 0;   // number of changes of the board so far; each ends earlier animations of strokes
  QList<int> fresh_;  // letters of routes just completed; they glow until the next step
  Motion glowing_;
};

/// The two pens in the board's corner: one for paths, one for walls. The pen in hand looks pressed; until
/// somebody has taken a pen, neither does.
class BypassTools : public QWidget {
  Q_OBJECT

 public:
  BypassTools(const Look& look, QWidget* parent);

  /// Sets the selected pen (nothing if neither is), its colour, and which pens have something to draw. To be
  /// called when any of these, the look or the language has changed.
  void refresh(std::optional<bool> isWall, const QColor& ink, bool pathIsDue, bool wallIsDue);

  /// Whether the pens are small, for a small board.
  void setCompact(bool compact);
  /// Whether the pens are one below the other instead of side by side.
  void setUpright(bool upright);

  /// A small picture of a path or a wall in the colour `ink`.
  [[nodiscard]] QIcon icon(bool isWall, const QColor& ink) const;

 Q_SIGNALS:
  void chosen(bool wall);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const Look& look_;
  QToolButton* path_;
  QToolButton* wall_;
};

/// Bypass's board on the table. Places are hexes ("A1") and links ("A1-A2").
///
/// By mouse: drag from hex to hex for a path, along a side (or anywhere with the broad pen or the right
/// button) for a wall. A click on a side draws with the pen in hand or, as long as neither pen has been
/// taken, offers a path and a wall. A click on a stroke wipes it or chooses it for a swap; a right click
/// wipes a stroke of this turn.
///
/// By keys: arrows walk the hexes; Space, P or W on a hex goes on to one of its links. There, arrows go round
/// the hex, P draws a path, W draws a wall, and Space draws with the pen in hand. Q E A D Z C and the number
/// pad choose one of the six links at once. Escape leads back to the hex.
class BypassBoard : public CellBoard {
  Q_OBJECT

 public:
  using Tool = BypassPen;

  BypassBoard(Match& match, const Look& look, QWidget* parent);

  [[nodiscard]] bool marksLastTurn() const override { return true; }
  [[nodiscard]] const Surface& surface() const override { return surface_; }
  /// With the pen for walls in hand, links can be pointed at from farther away than otherwise.
  [[nodiscard]] QString placeAt(QPointF point) const override;
  [[nodiscard]] QString walk(const QString& from, Qt::Key arrow) override;
  [[nodiscard]] QString keysText() const override;
  [[nodiscard]] QString describe(const QString& place) const override;
  [[nodiscard]] QString actionOf(const QString& place) const override;
  [[nodiscard]] std::optional<Refusal> refusalAt(const QString& place) const override;

  [[nodiscard]] Tool tool() const { return tool_; }
  void setTool(Tool tool);
  /// What the red marks on the board mean, one sentence for each kind of mark.
  [[nodiscard]] QStringList legend() const;

  [[nodiscard]] QSize sizeHint() const override { return {700, 560}; }

 protected:
  [[nodiscard]] QString placeOfRefusal(const Refusal& refusal) const override;
  [[nodiscard]] QStringList firstPlaces() const override;
  [[nodiscard]] QStringList placesLike(const QString& place) const override;
  [[nodiscard]] bool isOwn(const QString& place) const override;
  [[nodiscard]] QStringList legalPlaces() const override;
  void adjustMarks(BoardMarks& marks) const override;
  void facingChanged() override;
  void positionChanged(const Transition& transition) override;
  void appearanceChanged() override;
  bool boardEvent(QEvent* event) override;
  [[nodiscard]] bool meansKey(const QKeyEvent& event) const override;
  void paintResting(QPainter& painter) override;
  void paintOver(QPainter& painter) override;
  void actOn(const QString& place) override;
  /// A stroke may begin anywhere, because dragging draws and doesn't move a piece.
  [[nodiscard]] bool canDrag(const HandPress& /*press*/) const override { return mover() > 0; }
  void drop(const QString& place) override;
  [[nodiscard]] bool usesRightButton(const QString& place) const override {
    return mover() > 0 && !place.isEmpty();
  }
  void handMoved() override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] const BypassSurface& links() const { return scene_.links(); }
  [[nodiscard]] QString describeLink(int link) const;
  [[nodiscard]] QString describeHex(hex::Cell cell) const;

  void rebuild();
  void refreshTools();
  void placeTools();
  /// The areas of the signs that show the letters beside their hexes, in the widget's coordinates.
  [[nodiscard]] QList<QRectF> signAreas() const;
  [[nodiscard]] BypassScene sceneNow() const;
  void addHelp(BypassScene& scene) const;
  void paintLegend(QPainter& painter, const BypassScene& scene) const;

  /// The letter whose score track or sign is at `point`.
  [[nodiscard]] std::optional<int> letterAt(QPointF point) const;
  void sayWhereToClick(hex::Cell cell);
  [[nodiscard]] QString pathTooFar(QPointF from, QPointF to) const;

  void draw(int link, Tool tool);
  bool wipe(int link);
  void clickLink(int link);
  /// Wipes the link, swaps it, or draws there with the pen in hand.
  void useLink(int link);
  void offerBoth(int link);
  bool eventFilter(QObject* watched, QEvent* event) override;
  void goOnFromMenu(int link, QPointF globalPoint);
  void clickRight(const QString& place);
  /// What the stroke of the current drag would draw if it ended now; nothing if it would draw nothing.
  [[nodiscard]] std::optional<BypassPreview> strokeNow() const;
  [[nodiscard]] bool beginsOn(int link, QPointF from) const;

  bool handleBoardKey(int key, bool onKeypad);
  /// Moves the keyboard cursor to the link of the hex in `direction`, if there is one. Without a direction,
  /// uses the direction used last or, if that leads off the board, the next one with a link.
  void pointFrom(hex::Cell hub, std::optional<hex::Direction> direction);
  [[nodiscard]] std::optional<hex::Cell> hubNow() const;
  [[nodiscard]] QString turned(int link, Qt::Key arrow);

  BypassScene scene_;  // shows the match, without what mouse, keys and preferences add
  BypassSceneSurface surface_{scene_};
  BypassTurn turn_{match(), scene_};
  Tool tool_ = Tool::Path;
  bool penIsTaken_ = false;  // somebody has taken a pen in this turn, so that clicks needn't ask
  BypassTools* tools_ = nullptr;
  QPushButton* showMe_ = nullptr;
  bool hintsAreOn_ = false;
  LinkList closing_;  // open links where a path would close a loop
  LinkList cutting_;  // open links where a wall would cut hexes off
  LinkList swappable_;
  std::optional<BypassPreview> asked_;  // what the open menu on a link previews
  QString hub_;                         // the hex around which the keyboard cursor walks from link to link
  hex::Direction direction_ = hex::kEast;
  bool penIsDown_ = false;                // P or W was pressed on a hex: the next direction draws
  std::size_t timelineCursorBefore_ = 0;  // at the last change, to tell steps from jumps

  BypassMotion motion_{*this, look()};
};

}  // namespace byways::app
