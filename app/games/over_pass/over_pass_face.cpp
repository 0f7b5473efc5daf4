// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/over_pass/over_pass.h"

#include <QCoreApplication>

#include <algorithm>

#include "app/board/facing.h"
#include "app/games/over_pass/over_pass_board.h"
#include "app/games/pass/pass_arrange.h"
#include "app/games/pass/pass_face.h"
#include "app/games/pass/pass_painter.h"
#include "app/games/pass/pass_texts.h"
#include "engine/overpass/insight.h"
#include "engine/overpass/over_pass_notation.h"
#include "engine/overpass/overpass_games.h"

namespace byways::app {

QString OverPassFace::stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const {
  return overPassStepText(step);
}

QList<PaperSheet> OverPassFace::sheets() const {
  return {{QStringLiteral("over-pass"), tr("Over-Pass, Mono-Line, challenges")}};
}

std::unique_ptr<Arranger> OverPassFace::makeArranger(const Match& match, const Look& look) const {
  return makeDiceArranger(match, look, PassGround::Nodes);
}

BoardView* OverPassFace::makeBoard(Match& match, const Look& look, QWidget* parent) const {
  return new WholeBoard<OverPassBoard>(match, look, parent);
}

void OverPassFace::drawBoard(QPainter& painter, const QRectF& area, const Match& match,
                             const Look& look) const {
  PassScene scene = overPassScene(match);
  facePass(scene, facingOf(match, look));
  paintPass(painter, area, scene, look);
}

const PassFace& overPassFace() {
  static const OverPassFace face;
  return face;
}

namespace {

/// The context of these texts for translators.
class OverPassStatus {
  Q_DECLARE_TR_FUNCTIONS(OverPassStatus)
};

/// Which of the four kinds of move (OVP-3) are possible now.
struct OpenKinds {
  bool overPass = false;
  bool trade = false;
  bool slide = false;
  bool exit = false;
};

OpenKinds openKinds(const State& state) {
  OpenKinds open;
  for (const std::string& step : state.legal_steps()) {
    const std::optional<overpass::WrittenMove> move = overpass::read_move(step);
    const auto is = [&move](overpass::MoveKind kind) { return move && move->kind == kind; };
    open.exit = open.exit || is(overpass::MoveKind::Exit);
    open.overPass = open.overPass || is(overpass::MoveKind::OverPass);
    open.trade = open.trade || is(overpass::MoveKind::Trade);
    open.slide = open.slide || is(overpass::MoveKind::Slide);
  }
  return open;
}

TurnItem kindItem(bool isOpen, const QString& open, const QString& closed) {
  return TurnItem::move(isOpen ? open : closed, isOpen);
}

// The line about exits (OVP-9). Each text must fit on one line; a refusal has the full sentence.
TurnItem exitItem(const PassTable& table, bool isOpen) {
  const bool rollAllows = table.sum() % 2 == 0 || table.sumOfReserves() == 0;
  if (!rollAllows) {
    return kindItem(false, {}, OverPassStatus::tr("No exit: the roll is odd"));
  }
  return kindItem(isOpen,
                  table.sumOfReserves() == 0
                      ? OverPassStatus::tr("Exit to the home tray: 1 move; the reserves are empty")
                      : OverPassStatus::tr("Exit to the home tray: 1 move; the roll is even"),
                  OverPassStatus::tr("No exit: no %1 piece can go home now", "a colour")
                      .arg(passColourName(table.colour)));
}

// The line about the Center Square (OVP-10).
TurnItem centreItem(const std::optional<int>& moves) {
  if (!moves) {
    return TurnItem::move(OverPassStatus::tr("The Center Square, O, can’t be emptied"), false);
  }
  return {*moves == 0 ? OverPassStatus::tr("The Center Square, O, is empty")
                      : OverPassStatus::tr("Empty the Center Square, O: %n move(s)", nullptr, *moves),
          *moves == 0};
}

}  // namespace

QString OverPassFace::stepsText(const QString& steps, const Match& match) const {
  const QString word = passWordText(steps, match);
  return word.isEmpty() ? passStepsText(steps, overPassStepText) : word;
}

QString OverPassFace::task(const Match& match) const {
  const PassTable table = passTable(match);
  if (table.phase != PassTable::Phase::Play) {
    return passTask(table);
  }
  const overpass::OverPassInsight* const insight = overpass::over_pass_insight(match.state());
  if (insight == nullptr) {
    return {};
  }
  if (!insight->moves_to_empty_centre()) {
    return OverPassStatus::tr("The Center Square, O, can’t be emptied with this roll. End the turn.");
  }
  return table.movesLeft == 0
             ? OverPassStatus::tr("All moves are used. End the turn.")
             : OverPassStatus::tr("Move pieces of any colour. Your roll is the number of moves.");
}

QList<TurnItem> OverPassFace::turnItems(const Match& match) const {
  const PassTable table = passTable(match);
  const overpass::OverPassInsight* const insight = overpass::over_pass_insight(match.state());
  if (table.phase != PassTable::Phase::Play || insight == nullptr) {
    return {};
  }
  const std::optional<int> toEmpty = insight->moves_to_empty_centre();
  if (table.movesLeft == 0) {
    return {movesLeftItem(table), centreItem(toEmpty)};  // no kind of move is possible any more
  }
  const OpenKinds open = openKinds(match.state());
  // Says why a kind of move is impossible although enough moves are left: the moves are needed to empty the
  // centre, or there is no move of this kind.
  const auto leavesTooFew = [&](int price) { return toEmpty && *toEmpty > table.movesLeft - price; };
  const QString needed = OverPassStatus::tr("the moves left are needed to empty O");
  const auto closed = [&](const QString& kind, int price, const QString& reason) {
    return OverPassStatus::tr("%1: %2", "a kind of move that is closed, why")
        .arg(kind, leavesTooFew(price) ? needed : reason);
  };
  return {movesLeftItem(table),
          kindItem(open.overPass, OverPassStatus::tr("Over-Pass: 1 move"),
                   closed(OverPassStatus::tr("No Over-Pass"), 1,
                          OverPassStatus::tr("no chain ends at an empty place"))),
          kindItem(open.trade, OverPassStatus::tr("Trade: 1 move"),
                   closed(OverPassStatus::tr("No trade"), 1, OverPassStatus::tr("no two pieces can trade"))),
          kindItem(open.slide, OverPassStatus::tr("Slide: 2 moves"),
                   table.movesLeft < 2 ? OverPassStatus::tr("No slide: it takes 2 moves")
                                       : closed(OverPassStatus::tr("No slide"), 2,
                                                OverPassStatus::tr("no empty place farther out"))),
          exitItem(table, open.exit),
          centreItem(toEmpty)};
}

}  // namespace byways::app
