// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <vector>

#include "app/games/game_face.h"
#include "app/games/trypsylon/trypsylon_scene.h"
#include "app/match/match.h"
#include "engine/trypsylon/insight.h"
#include "engine/trypsylon/trypsylon_game.h"

class QPainter;
class QRectF;

namespace byways::app {

/// TRYPSYLON and TRYPSYLON Expert for people: see GameFace. What isn't in trypsylon_face.cpp is in the file
/// named for it.
class TrypsylonFace final : public GameFace {
  Q_DECLARE_TR_FUNCTIONS(TrypsylonFace)

 public:
  /// For a board that is turned to the right by `quarters` quarter turns, 0 to 3.
  explicit TrypsylonFace(int quarters);

  [[nodiscard]] const GameFace& facing(const BoardFacing& lies) const override;
  [[nodiscard]] QString optionValue(const std::string& option, const OptionValue& value) const override;
  [[nodiscard]] QString setupNote(const OptionMap& options, const QStringList& names) const override;
  [[nodiscard]] QString argumentText(const std::string& argument) const override;
  [[nodiscard]] QString task(const Match& match) const override;
  [[nodiscard]] QList<TurnItem> turnItems(const Match& match) const override;
  [[nodiscard]] QStringList seatLines(const Match& match, Seat seat) const override;
  [[nodiscard]] QList<std::pair<QString, QString>> choices(const Match& match) const override;
  /// Texts short enough for a list: "c3 to column c north ↗". The arrow points to the card's corner.
  [[nodiscard]] QString stepsText(const QString& steps, const Match& /*match*/) const override;
  [[nodiscard]] QString aim(const Match& match) const override;
  [[nodiscard]] QString stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const override;
  [[nodiscard]] QStringList turnFacts(const TurnSpan& turn, const Match& match) const override;
  [[nodiscard]] QString resultText(const Match& match) const override;
  [[nodiscard]] NextGame nextGame(const Match& match) const override;
  [[nodiscard]] QList<KeyHelp> keys() const override;
  [[nodiscard]] std::unique_ptr<RulesPage> rules() const override;
  [[nodiscard]] QList<PaperSheet> sheets() const override;
  void drawSheet(QPainter& painter, const QRectF& page, const QString& sheet) const override;
  [[nodiscard]] BoardView* makeBoard(Match& match, const Look& look, QWidget* parent) const override;
  [[nodiscard]] std::unique_ptr<Arranger> makeArranger(const Match& match, const Look& look) const override;
  [[nodiscard]] bool drawSeat(QPainter& painter, QPointF centre, double radius, const Match& match, Seat seat,
                              const Look& look) const override;
  void drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look) const override;

 private:
  /// Whether people see the beaches in the west and the east of the board as it lies.
  [[nodiscard]] bool beachesLieAcross() const;

  BoardFacing facing_;
};

/// Lives as long as the program.
[[nodiscard]] const GameFace& trypsylonFace();

/// The boards, side by side, in the picture `name` on the rules page; none if there is no such picture.
[[nodiscard]] std::vector<TrypsylonScene> trypsylonExample(const QString& name);

// Pages for playing TRYPSYLON on paper. `page` is the whole page in millimetres.

/// Draws a board with its four shores, told apart by their patterns, and a reminder of the rules.
void drawTrypsylonSheet(QPainter& painter, const QRectF& page, int columns, int rows);
/// Draws the cards, enough for the largest board, to be cut out. They fit the cells of drawTrypsylonSheet's
/// boards.
void drawTrypsylonCards(QPainter& painter, const QRectF& page);

// Several games between the same two people: who starts the next game (TRY-8, TRY-10).

/// The seat that started the game, kNobody before the lot.
[[nodiscard]] Seat trypsylonStarter(const Match& match);
/// The seat that starts the next game: the loser of this one; in Expert and after a draw, the seat that
/// didn't start this one. Precondition: the game is over.
[[nodiscard]] Seat nextTrypsylonStarter(const Match& match);

}  // namespace byways::app
