// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway.h"

#include <QPainter>

#include "app/games/highway/highway_board.h"
#include "app/games/highway/highway_painter.h"
#include "app/games/highway/highway_scene.h"
#include "app/look/look.h"
#include "engine/highway/highway_game.h"

namespace byways::app {

namespace {

class HighwayFace final : public GameFace {
 public:
  [[nodiscard]] const Game& game() const override { return highway::game(); }

  [[nodiscard]] bool seatsCanDrift() const override { return true; }

  [[nodiscard]] QString explain(const Refusal& refusal, const Match& match) const override {
    return highwayRefusalText(refusal, match);
  }
  [[nodiscard]] QString task(const Match& match) const override { return highwayTask(match); }
  [[nodiscard]] QList<TurnItem> turnItems(const Match& match) const override {
    return highwayTurnItems(match);
  }
  [[nodiscard]] QStringList seatLines(const Match& match, Seat seat) const override {
    return highwaySeatLines(match, seat);
  }
  [[nodiscard]] QString lotText(const QString& outcome, const Match& match) const override {
    return highwayLotText(outcome, match);
  }
  [[nodiscard]] QString turnText(const QString& entry, const Match& /*match*/) const override {
    return highwayTurnText(entry);
  }
  [[nodiscard]] QString curtainText(const Match& match) const override { return highwayCurtainText(match); }
  [[nodiscard]] QString roundText(const State& before, const State& after,
                                  const Match& match) const override {
    return highwayRoundText(before, after, match);
  }
  [[nodiscard]] QString aim(const Match& /*match*/) const override { return highwayAim(); }
  [[nodiscard]] QString stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const override {
    return highwayStepText(step);
  }
  [[nodiscard]] QString resultText(const Match& match) const override { return highwayResultText(match); }

  [[nodiscard]] QList<KeyHelp> keys() const override { return highwayKeys(); }
  [[nodiscard]] QString rules() const override { return highwayRules(); }
  void drawExample(QPainter& painter, const QRectF& area, const QString& name,
                   const Look& look) const override {
    drawHighwayExample(painter, area, name, look);
  }

  [[nodiscard]] QList<PaperSheet> sheets() const override { return theOnlySheet(); }
  void drawSheet(QPainter& painter, const QRectF& page, const QString& /*sheet*/) const override {
    drawHighwaySheet(painter, page);
  }
  [[nodiscard]] bool hasScores() const override { return true; }
  [[nodiscard]] QWidget* makeScores(const Match& match, const Look& look, QWidget* parent) const override {
    return new HighwayScores(match, look, parent);
  }
  [[nodiscard]] BoardView* makeBoard(Match& match, const Look& look, const Preferences& preferences,
                                     QWidget* parent) const override {
    return new HighwayBoard(match, look, preferences, parent);
  }
  [[nodiscard]] std::unique_ptr<Arranger> makeArranger(const Match& match, const Look& look) const override {
    return makeHighwayArranger(match, look);
  }
  [[nodiscard]] bool drawSeat(QPainter& painter, QPointF centre, double radius, const Match& match, Seat seat,
                              const Look& look) const override {
    drawHighwayTraveller(painter, centre, radius, seat, look.seatColour(match.colourIndex(seat)),
                         look.patterns());
    return true;
  }
  void drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look,
                 bool coordinates) const override {
    paintHighway(painter, area, highwayScene(match), look, coordinates);
  }
};

}  // namespace

const GameFace& highwayFace() {
  static const HighwayFace face;
  return face;
}

}  // namespace byways::app
