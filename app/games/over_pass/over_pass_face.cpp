// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/over_pass/over_pass.h"

#include <QCoreApplication>

#include <algorithm>

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
  return {{passSheetId(PassSheet::Nodes), tr("Over-Pass, Mono-Line, challenges")}};
}

std::unique_ptr<Arranger> OverPassFace::makeArranger(const Match& match, const Look& look) const {
  return makeDiceArranger(match, look, PassOn::Nodes);
}

BoardView* OverPassFace::makeBoard(Match& match, const Look& look, QWidget* parent) const {
  return new WholeBoard<OverPassBoard>(match, look, parent);
}

void OverPassFace::drawBoard(QPainter& painter, const QRectF& area, const Match& match,
                             const Look& look) const {
  paintPass(painter, area, overPassScene(match), look);
}

const PassFace& overPassFace() {
  static const OverPassFace face;
  return face;
}

namespace {

/// The context of these texts for translators.
class OverPassTexts {
  Q_DECLARE_TR_FUNCTIONS(OverPassTexts)

 public:
  // Those that depend on a number, or on more than the arguments, are in specialOverPassText.
  static constexpr ReasonSentence kSentences[] = {
      {"overpass.nothing-there", QT_TR_NOOP("There is no piece on %1 to move.")},
      {"overpass.others-exit", QT_TR_NOOP("The piece on %1 stands on an exit. There only %2 may move it."),
       2},
      {"overpass.taken", QT_TR_NOOP("%1 is taken: a %2 piece stands there.")},
      {"overpass.same-place", QT_TR_NOOP("An Over-Pass leads away from %1. It can’t end there.")},
      {"overpass.nothing-to-pass", QT_TR_NOOP("Next to %1 there is no piece to pass over.")},
      {"overpass.out-of-reach",
       QT_TR_NOOP("No chain of pieces leads from %1 to %2. Each has to stand next to the one before.")},
      {"overpass.leaves-perimeter", QT_TR_NOOP("A piece on an exit passes over pieces on the outer edge only "
                                               "and stays on that edge. From %1 no such way leads to %2.")},
      {"overpass.trade-needs-two", QT_TR_NOOP("A trade needs two pieces, and %1 is empty.")},
      {"overpass.trade-on-exit",
       QT_TR_NOOP("The piece on %1 stands on an exit, where nothing can be traded.")},
      {"overpass.trade-same-colour", QT_TR_NOOP("Both pieces are %1. A trade takes two different colours.")},
      {"overpass.same-line",
       QT_TR_NOOP("%1 and %2 are on one line. A trade takes two lines that are parallel.")},
      {"overpass.not-parallel",
       QT_TR_NOOP(
           "No line through %1 is parallel to a line through %2. Lines that only end there don’t count.")},
      {"overpass.slide-on-exit",
       QT_TR_NOOP("The piece on %1 stands on an exit and can’t slide any farther.")},
      {"overpass.not-adjacent",
       QT_TR_NOOP("A slide goes to the next place on a line, and %2 isn’t next to %1.")},
      {"overpass.not-outward", QT_TR_NOOP("A slide leads outward, and %2 isn’t farther out than %1.")},
      {"overpass.not-on-exit", QT_TR_NOOP("%1 is no exit. Pieces go home from the eight exits only.")},
      {"overpass.not-your-colour", QT_TR_NOOP("This is a turn of %2. A %1 piece can’t go home in it.")},
      {"overpass.centre-stuck",
       QT_TR_NOOP("The Center Square, O, can’t be emptied with this roll, so this turn has no moves. End it, "
                  "and the piece goes back to its reserve.")},
  };
};

// Both ends of the move, which the engine's arguments don't always name.
void nameBothEnds(Refusal& refusal) {
  if (refusal.places.size() > 1 &&
      (refusal.reason == "overpass.out-of-reach" || refusal.reason == "overpass.leaves-perimeter")) {
    refusal.arguments = {refusal.places[0], refusal.places[1]};
  }
}

QString numberAt(const Refusal& refusal, std::size_t index) {
  return index < refusal.arguments.size() ? QString::fromStdString(refusal.arguments[index]) : QString();
}

// OVP-5: from, landing, and then the pieces in the way.
QString ownColourText(const Refusal& refusal) {
  QStringList inTheWay;
  for (std::size_t i = 2; i < refusal.places.size(); ++i) {
    inTheWay.append(QString::fromStdString(refusal.places[i]));
  }
  const QString colour = numberAt(refusal, 0);
  return inTheWay.size() == 1
             ? OverPassTexts::tr("A piece can’t pass over its own colour: the %1 one on %2 is in the way.")
                   .arg(colour, inTheWay.front())
             : OverPassTexts::tr("A piece can’t pass over its own colour: the %1 ones on %2 are in the way.")
                   .arg(colour, passListText(inTheWay));
}

QString specialOverPassText(Refusal& refusal, const Match& /*match*/) {
  nameBothEnds(refusal);
  const int first = numberAt(refusal, 0).toInt();
  if (refusal.reason == "overpass.own-colour") {
    return ownColourText(refusal);
  }
  if (refusal.reason == "overpass.odd-roll") {
    return OverPassTexts::tr(
               "%1 is odd. As long as a reserve holds pieces, and %n are left, only an even roll opens the "
               "exits.",
               nullptr, numberAt(refusal, 1).toInt())
        .arg(first);
  }
  if (refusal.reason == "overpass.centre-blocked") {
    return OverPassTexts::tr(
               "The Center Square, O, must be empty at the end of the turn. After this that would take %n "
               "move(s), and only %1 would be left.",
               nullptr, first)
        .arg(numberAt(refusal, 1));
  }
  return refusal.reason == "overpass.centre-occupied"
             ? OverPassTexts::tr(
                   "The Center Square, O, must be empty at the end of the turn. That takes %n move(s), and "
                   "you have %1.",
                   nullptr, first)
                   .arg(numberAt(refusal, 1))
             : QString();
}

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

// OVP-9. In so few words that each stays on its line: the message strip has the sentences.
TurnItem exitItem(const PassTable& table, bool isOpen) {
  const bool rollAllows = table.sum() % 2 == 0 || table.allWaiting() == 0;
  if (!rollAllows) {
    return kindItem(false, {}, OverPassStatus::tr("No exit: the roll is odd"));
  }
  return kindItem(
      isOpen,
      table.allWaiting() == 0 ? OverPassStatus::tr("Exit to the home tray: 1 move, the reserves are empty")
                              : OverPassStatus::tr("Exit to the home tray: 1 move, as the roll is even"),
      OverPassStatus::tr("No exit: no %1 piece can", "a colour").arg(passColourName(table.colour)));
}

// OVP-10.
TurnItem centreItem(const std::optional<int>& moves) {
  if (!moves) {
    return TurnItem::move(OverPassStatus::tr("The Center Square, O, can’t be emptied"), false);
  }
  return {*moves == 0 ? OverPassStatus::tr("The Center Square, O, is empty")
                      : OverPassStatus::tr("Empty the Center Square, O: %n move(s)", nullptr, *moves),
          *moves == 0};
}

}  // namespace

QString OverPassFace::explain(const Refusal& refusal, const Match& match) const {
  return passRefusalText({"OverPassTexts", OverPassTexts::kSentences, specialOverPassText}, refusal, match);
}

QString OverPassFace::turnText(const QString& entry, const Match& match) const {
  const QString steps = stepsOf(entry);
  if (QString word = passWordText(steps, match); !word.isEmpty()) {
    return word;
  }
  return passStepsText(steps, overPassStepText);
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
  return table.left == 0 ? OverPassStatus::tr("All moves are made. End the turn.")
                         : OverPassStatus::tr("Move pieces of any colour, as far as the roll goes.");
}

QList<TurnItem> OverPassFace::turnItems(const Match& match) const {
  const PassTable table = passTable(match);
  const overpass::OverPassInsight* const insight = overpass::over_pass_insight(match.state());
  if (table.phase != PassTable::Phase::Play || insight == nullptr) {
    return {};
  }
  const std::optional<int> toEmpty = insight->moves_to_empty_centre();
  if (table.left == 0) {
    return {movesLeftItem(table), centreItem(toEmpty)};  // nothing is open any more
  }
  const OpenKinds open = openKinds(match.state());
  // Why a kind is closed that the count would allow: the moves are wanted elsewhere, or nothing fits.
  const auto isWanted = [&](int price) { return toEmpty && *toEmpty > table.left - price; };
  const QString wanted = OverPassStatus::tr("the moves left have to empty O");
  const auto closed = [&](const QString& kind, int price, const QString& reason) {
    return OverPassStatus::tr("%1: %2", "a kind of move that is closed, why")
        .arg(kind, isWanted(price) ? wanted : reason);
  };
  return {movesLeftItem(table),
          kindItem(open.overPass, OverPassStatus::tr("Over-Pass: 1 move"),
                   closed(OverPassStatus::tr("No Over-Pass"), 1,
                          OverPassStatus::tr("no chain ends at an empty place"))),
          kindItem(open.trade, OverPassStatus::tr("Trade: 1 move"),
                   closed(OverPassStatus::tr("No trade"), 1, OverPassStatus::tr("no two pieces fit"))),
          kindItem(open.slide, OverPassStatus::tr("Slide: 2 moves"),
                   table.left < 2 ? OverPassStatus::tr("No slide: it takes 2 moves")
                                  : closed(OverPassStatus::tr("No slide"), 2,
                                           OverPassStatus::tr("no empty place farther out"))),
          exitItem(table, open.exit),
          centreItem(toEmpty)};
}

}  // namespace byways::app
