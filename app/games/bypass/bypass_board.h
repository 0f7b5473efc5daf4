// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/board/board_view.h"
#include "app/board/motion.h"
#include "app/games/bypass/bypass_scene.h"

class QPushButton;
class QVariantAnimation;

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
class BypassBoard : public BoardView {
  Q_OBJECT

 public:
  enum class Tool { Path, Wall };

  BypassBoard(Match& match, const Look& look, const Preferences& preferences, QWidget* parent);

  [[nodiscard]] QStringList places() const override { return places_; }
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

  [[nodiscard]] QSize sizeHint() const override { return {700, 560}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {360, 320}; }

 protected:
  [[nodiscard]] QString placeOfRefusal(const Refusal& refusal) const override;
  void positionChanged(const Transition& transition) override;
  void appearanceChanged() override;
  bool event(QEvent* event) override;
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
  [[nodiscard]] QTransform placed() const;
  [[nodiscard]] QPointF toBoard(QPointF point) const { return placed().inverted().map(point); }
  [[nodiscard]] std::optional<hex::Cell> cellOf(const QString& place) const;
  [[nodiscard]] QString nameOf(hex::Cell cell) const;
  [[nodiscard]] Seat mover() const { return match().timeline().to_move(); }

  // What the turn allows.
  [[nodiscard]] bool isDue(Tool tool) const;
  [[nodiscard]] bool mayDraw(int link, Tool tool) const { return scene_.at(link).seat == 0 && isDue(tool); }
  /// Whether a stroke may be chosen for a swap now, or complete one.
  [[nodiscard]] bool maySwap(int link) const;
  /// How many steps a click on a link drawn in this turn takes back to wipe it; 0 if it doesn't.
  [[nodiscard]] int stepsToWipe(int link) const;
  [[nodiscard]] bool isIllegal() const { return !scene_.loop.empty() || !scene_.cutOff.empty(); }
  [[nodiscard]] QString stepFor(int link, Tool tool) const;
  [[nodiscard]] QString swapStepFor(int link) const;
  [[nodiscard]] LinkList mendingLinks() const;
  [[nodiscard]] QString describeLink(int link) const;
  [[nodiscard]] QString describeHex(hex::Cell cell) const;

  void rebuild();
  void refreshTools();
  void placeTools();
  void addHelp(BypassScene& scene) const;

  void findSwappable();
  /// Which routes the step since `before` has closed; they glow until the next step.
  void noteRoutes(const BypassScene& before);
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

  bool handleBoardKey(int key, bool isOnKeypad);
  [[nodiscard]] bool meansKey(int key, bool isOnKeypad) const;
  /// Takes the keyboard's cursor to a link of a hex: the one in that direction, or the one it pointed at
  /// last.
  void pointFrom(hex::Cell hub, std::optional<hex::Direction> direction);
  [[nodiscard]] std::optional<hex::Cell> hubNow() const;
  [[nodiscard]] QString turned(int link, Qt::Key arrow);
  [[nodiscard]] std::optional<hex::Cell> upOrDown(hex::Cell from, bool up) const;

  void animate(const BypassScene& before);
  void redraw(int link, const BypassInk& before);
  void startScoring();
  void stopScoring();
  void shakeRefused();

  BypassScene scene_;  // as the match has it
  QStringList places_;
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

  QHash<int, double> drawing_;
  QHash<int, std::pair<BypassInk, double>> erasing_;
  std::array<double, kBypassLetters> revealed_{1, 1, 1};
  QVariantAnimation* scoring_ = nullptr;  // owned by this
  QList<int> fresh_;                      // letters of routes just closed
  Motion glowing_{*this, look()};
  Motion shaking_{*this, look()};
  QString lastWalked_;  // where the last arrow key led, and
  double anchor_ = 0;   // the column that Up and Down try to keep to
};

}  // namespace byways::app
