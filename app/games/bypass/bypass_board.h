// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/board/cell_board.h"
#include "app/games/bypass/bypass_motion.h"
#include "app/games/bypass/bypass_turn.h"

class QPushButton;

namespace byways::app {

class BypassTools;

/// Bypass's board on the table. Places are hexes ("A1") and links ("A1-A2").
///
/// By mouse: drag from hex to hex for a path, along a side (or anywhere with the broad pen or the right
/// button) for a wall. A click on a side draws with the pen in hand, or offers both as long as none has been
/// taken. A click on a stroke wipes it or chooses it for a swap; a right click wipes what was drawn in this
/// turn.
///
/// By keys: arrows walk the hexes; Space, P or W on a hex goes on to one of its links, where arrows go round
/// the hex, P draws a path, W a wall, and Space what the tool in hand draws. Q E A D Z C and the number pad
/// choose one of the six links at once. Escape leads back to the hex.
class BypassBoard : public CellBoard {
  Q_OBJECT

 public:
  using Tool = BypassPen;

  BypassBoard(Match& match, const Look& look, const Preferences& preferences, QWidget* parent);

  [[nodiscard]] QRectF areaOf(const QString& place) const override;
  [[nodiscard]] QString placeAt(QPointF point) const override;
  [[nodiscard]] QString walk(const QString& from, Qt::Key arrow) override;
  [[nodiscard]] QString describe(const QString& place) const override;
  [[nodiscard]] QString actionOf(const QString& place) const override;
  [[nodiscard]] std::optional<Refusal> refusalAt(const QString& place) const override;
  void activate(const QString& place) override;

  [[nodiscard]] Tool tool() const { return tool_; }
  void setTool(Tool tool);
  /// What the board shows now.
  [[nodiscard]] BypassScene sceneNow() const;
  /// What the red marks mean that the board shows now: for each kind of mark a sentence.
  [[nodiscard]] QStringList legend() const;

  [[nodiscard]] QSize sizeHint() const override { return {700, 560}; }

 protected:
  [[nodiscard]] QString placeOfRefusal(const Refusal& refusal) const override;
  void positionChanged(const Transition& transition) override;
  void appearanceChanged() override;
  bool event(QEvent* event) override;
  [[nodiscard]] bool meansKey(const QKeyEvent& event) const override;
  void paintResting(QPainter& painter) override;
  void paintOver(QPainter& painter) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  /// What a stroke with the mouse would draw if it ended now.
  struct Stroke {
    QPointF from;  // board units
    bool isRight = false;
    std::optional<int> link;  // the one it began on
    bool moved = false;
    std::optional<BypassPreview> drawn;
  };

  [[nodiscard]] const BypassLinks& links() const { return scene_.links(); }
  [[nodiscard]] QString describeLink(int link) const;
  [[nodiscard]] QString describeHex(hex::Cell cell) const;

  void rebuild();
  void refreshTools();
  void placeTools();
  void addHelp(BypassScene& scene) const;
  void paintLegend(QPainter& painter, const BypassScene& scene) const;

  /// The letter whose track or sign is there.
  [[nodiscard]] std::optional<int> letterAt(QPointF point) const;
  void sayWhereToClick(hex::Cell cell);

  void draw(int link, Tool tool);
  bool wipe(int link);
  void clickLink(int link);
  void offerBoth(int link);
  bool eventFilter(QObject* watched, QEvent* event) override;
  void goOnFromMenu(int link, QPointF globalPoint);
  void finishStroke(const Stroke& stroke);
  [[nodiscard]] std::optional<BypassPreview> strokeTo(const Stroke& stroke, QPointF point) const;
  [[nodiscard]] bool beginsOn(int link, QPointF from) const;
  [[nodiscard]] std::optional<int> linkNear(QPointF point, double reach) const;

  bool handleBoardKey(int key, bool onKeypad);
  /// Takes the keyboard's cursor to a link of a hex: the one in that direction, or the one it pointed at
  /// last.
  void pointFrom(hex::Cell hub, std::optional<hex::Direction> direction);
  [[nodiscard]] std::optional<hex::Cell> hubNow() const;
  [[nodiscard]] QString turned(int link, Qt::Key arrow);

  BypassScene scene_;  // as the match has it
  BypassTurn turn_{match(), scene_};
  Tool tool_ = Tool::Path;
  bool penIsTaken_ = false;  // somebody has taken that pen in this turn
  BypassTools* tools_ = nullptr;
  QPushButton* showMe_ = nullptr;
  bool hintsAreOn_ = false;
  LinkList closing_;  // open links where a path would close a loop
  LinkList cutting_;  // and those where a wall would cut something off
  LinkList swappable_;
  std::optional<BypassPreview> asked_;  // what the menu on a link would draw
  std::optional<Stroke> stroke_;
  QString hub_;  // the hex whose links the keyboard's cursor walks
  hex::Direction direction_ = hex::kEast;
  bool penIsDown_ = false;        // P or W was pressed on a hex: the next direction draws
  std::size_t cursorBefore_ = 0;  // the match's, to tell steps from jumps

  BypassMotion motion_{*this, look()};
};

}  // namespace byways::app
