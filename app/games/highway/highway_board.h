// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/board/cell_board.h"
#include "app/games/highway/highway_scene.h"
#include "app/games/highway/highway_submission.h"

class QToolButton;

namespace byways::app {

class HighwayRaceBar;

/// Hexagonal Highway's board on the table. Places are cells ("A1") and those of the tray: kinds of tiles
/// ("L", "R", "X", "$") and directions ("ne", "-" to stay).
///
/// By mouse: drag a tile from the tray onto a cell, or click it and then the cell; drag a tile placed in this
/// turn elsewhere or off the board, or click it to take it back. Dragging one's traveller chooses the
/// direction, and so does a click on a cell beside it. A click on the traveller chooses to stay; one on
/// another cell offers what may be placed there.
///
/// By keys: arrows walk the cells; L, R, X and $ (or T) place a tile on the cell of the cursor, Delete takes
/// it back; without a cursor these keys lift it from the tray. Q E A D Z C and the number pad choose the
/// direction, S stays; Space on one's traveller lets the arrows choose it.
///
/// Behind the curtain and between rounds it shows what is public. A round that has just been submitted is
/// played out first; then Space, arrows, Home, Enter and Escape steer the race.
class HighwayBoard final : public CellBoard {
  Q_OBJECT

 public:
  HighwayBoard(Match& match, const Look& look, const Preferences& preferences, QWidget* parent);

  [[nodiscard]] QRectF areaOf(const QString& place) const override;
  [[nodiscard]] QString placeAt(QPointF point) const override;
  [[nodiscard]] QString walk(const QString& from, Qt::Key arrow) override;
  [[nodiscard]] QString describe(const QString& place) const override;
  [[nodiscard]] QString actionOf(const QString& place) const override;
  [[nodiscard]] std::optional<Refusal> refusalAt(const QString& place) const override;
  void activate(const QString& place) override;
  [[nodiscard]] bool isPlayingOut() const override;
  [[nodiscard]] QStringList linesWhilePlaying(Seat seat) const override;
  [[nodiscard]] ToldTurn toldWhilePlaying() const override;

  /// What the board shows now.
  [[nodiscard]] HighwayScene sceneNow() const;

 protected:
  void positionChanged(const Transition& transition) override;
  void curtainMoved() override;
  void appearanceChanged() override;
  [[nodiscard]] bool meansKey(const QKeyEvent& event) const override;
  /// Nothing rests: travellers, plans and the race may change everything in every frame.
  void paintResting(QPainter&) override {}
  void paintOver(QPainter& painter) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// A tile on its way with the mouse.
  struct Drag {
    QChar kind;
    QString from;   // the cell it was lifted from; empty if from the tray
    QPointF press;  // of the widget
    QPointF now;
    bool moved = false;
  };

  /// One's traveller, pulled in the direction that it is to take.
  struct Aim {
    QPointF press;  // of the widget
    bool moved = false;
    QString direction;  // as in records; empty while near the traveller
  };

  [[nodiscard]] bool isCell(const QString& place) const { return cellOf(place).has_value(); }
  /// Whether the player who submits sits alone before the board.
  [[nodiscard]] bool isHandOpen() const;
  [[nodiscard]] QString ownCell() const;
  /// The direction in which that cell lies beside one's own, kStay for one's own; nothing elsewhere.
  [[nodiscard]] std::optional<std::uint8_t> directionTo(const QString& cell) const;

  void place(QChar kind, const QString& cell);
  void hold(QChar kind);
  void offerTiles(const QString& cell);
  /// The direction from one's traveller to a point of the widget; empty where it is too near to tell.
  [[nodiscard]] QString directionTowards(QPointF point) const;
  /// Says at that place how a round begins, as nobody can play before it has.
  void tellHowToBegin(const QString& place);

  // What mouse, keys and preferences add.
  void addHand(HighwayScene& scene) const;
  void addHelp(HighwayScene& scene) const;
  void addRefusal(HighwayScene& scene) const;
  [[nodiscard]] QChar heldKind() const { return drag_ && drag_->moved ? drag_->kind : held_; }
  [[nodiscard]] HighwayTray trayNow() const;
  /// The journey to show: with the tile held over a cell, in the direction pointed at or chosen; nothing if
  /// there is none.
  [[nodiscard]] std::optional<highway::JourneyReport> previewNow() const;

  // Words.
  [[nodiscard]] QString describeCell(const QString& cell) const;
  [[nodiscard]] QString describeTray(const QString& place) const;
  [[nodiscard]] QString describeHand(const QString& cell) const;
  [[nodiscard]] QString describeJourney(const highway::JourneyReport& journey) const;

  // Keys.
  [[nodiscard]] bool handleRaceKey(int key);
  [[nodiscard]] bool handleHandKey(int key, bool onKeypad);
  void turnTowards(Qt::Key arrow);

  void startRace();
  void replaceButtons();
  void letGo();

  HighwayScene scene_;  // the public part, as the match has it
  HighwaySubmission submission_{match()};
  HighwayRaceBar* bar_;     // owned by this
  QToolButton* again_;      // owned by this: shows the last round again
  std::size_t rounds_ = 0;  // travelled at the cursor
  QChar held_;
  std::optional<Drag> drag_;
  std::optional<Aim> aim_;
  bool isPointing_ = false;  // arrows choose the direction
};

}  // namespace byways::app
