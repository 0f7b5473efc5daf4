// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/byg/byg.h"

#include <QPainter>

#include "app/games/common_words.h"
#include "app/games/stones/stone_picture.h"
#include "app/look/look.h"
#include "engine/byg/insight.h"

namespace byways::app {

namespace {

/// What the texts of a turn depend on.
struct Turn {
  bool choosing = false;
  bool opening = false;
  int placed = 0;
  int groups = 0;
  int limit = 0;
  int most = 0;  // the limit, or fewer if fewer stones fit on the board
  bool canGoOn = false;
  bool isFull = false;  // whether every cell has a stone

  [[nodiscard]] bool isStuck() const { return !canGoOn && placed > 0 && placed < limit; }
};

int groupsOf(const State& state, Seat seat) {
  return static_cast<int>(state.position().at("groups").at(static_cast<std::size_t>(seat - 1)).size());
}

// The turn at the match's cursor; nothing if nobody is to move.
std::optional<Turn> turnOf(const Match& match) {
  const Timeline& timeline = match.timeline();
  const Seat seat = timeline.to_move();
  if (seat < 1) {
    return std::nullopt;
  }
  Turn turn;
  turn.choosing = timeline.phase() == "setup";
  turn.opening = timeline.phase() == "opening";
  turn.placed = static_cast<int>(timeline.open_steps().size());
  turn.groups = groupsOf(timeline.turn_start(), seat);
  const byg::Insight& insight = *byg::insight_into(timeline.state());
  turn.limit = insight.limit();
  turn.most = insight.most_stones();
  turn.canGoOn = !timeline.state().legal_steps().empty();
  turn.isFull = insight.is_full();
  return turn;
}

// Says why the turn has this limit (BYG-5).
QString limitText(const Turn& turn) {
  return turn.groups > turn.limit
             ? BygFace::tr(
                   "One stone for each of the %n group(s) that you had when the turn began, but at most 3.",
                   nullptr, turn.groups)
             : BygFace::tr("Groups you had when the turn began: %n. You get one stone for each.", "groups",
                           turn.groups);
}

// Explains that the opener isn't First, and that the First player then has two turns in a row (BYG-2, BYG-3).
QString openingTask(const Match& match) {
  const Seat mover = match.timeline().to_move();
  const bool isSecond = groupsOf(match.state(), 3 - mover) == 0;
  return isSecond
             ? BygFace::tr(
                   "Place your opening stone. %1, who is First, opens after you and then takes the "
                   "first full turn.")
                   .arg(match.name(3 - mover))
             : BygFace::tr("Place your opening stone. You are First, so you also take the first full turn.");
}

GameFacts bygFacts() {
  return {
      .context = "BygFace",
      .options = {{"size", QT_TRANSLATE_NOOP("BygFace", "Board"),
                   QT_TRANSLATE_NOOP(
                       "BygFace", "Cells along each side of the board. Smaller boards make shorter games.")},
                  {"priority", QT_TRANSLATE_NOOP("BygFace", "Priority"),
                   QT_TRANSLATE_NOOP("BygFace",
                                     "If the largest groups are equal, the player with priority wins. That "
                                     "player may also choose who goes First: see below.")},
                  // Before the first stone nobody can know what to choose, so a lot decides unless people
                  // want to choose.
                  {"first",
                   QT_TRANSLATE_NOOP("BygFace", "First player"),
                   QT_TRANSLATE_NOOP("BygFace",
                                     "Each of you opens with one stone. The Second player begins; the First "
                                     "player follows and then takes the first full turn."),
                   {.drawn = {1, 2}}},
                  {"clock", QT_TRANSLATE_NOOP("BygFace", "Clock"),
                   QT_TRANSLATE_NOOP("BygFace",
                                     "60 seconds per turn, plus a reserve of 5 minutes for the whole game. "
                                     "Whoever uses up the reserve loses.")}},
      .boardWays = 6,
      .sheetOption = "size",
  };
}

}  // namespace

BygFace::BygFace() : StoneFace(byg::game(), bygFacts()) {}

QString BygFace::optionValue(const std::string& option, const OptionValue& value) const {
  const int* const number = std::get_if<int>(&value);
  if (number != nullptr && option == "size") {
    return tr("%1 cells per side (%2 in all)").arg(*number).arg(3 * *number * (*number - 1) + 1);
  }
  return number != nullptr && *number == 0 && option == "first" ? tr("Chosen by the player with priority")
                                                                : optionValueText(value);
}

QString BygFace::task(const Match& match) const {
  const std::optional<Turn> turn = turnOf(match);
  if (!turn) {
    return match.timeline().outcome() ? gameIsOverText() : tr("Priority is drawn by lot.");
  }
  if (turn->choosing) {
    return tr(
        "Choose who plays First. The other player opens with one stone. Then the First player also opens "
        "with one stone and takes the first full turn.");
  }
  if (turn->placed == 0) {
    return turn->opening     ? openingTask(match)
           : turn->most == 1 ? tr("Place one stone.")
                             : tr("Place up to %n stone(s).", nullptr, turn->most);
  }
  return turn->isFull      ? tr("Every cell is filled: end the turn, and the game is over.")
         : turn->canGoOn   ? tr("Place another stone or end the turn.")
         : turn->isStuck() ? tr("No legal cell is left: end the turn.")
                           : tr("End the turn.");
}

QList<TurnItem> BygFace::turnItems(const Match& match) const {
  const std::optional<Turn> turn = turnOf(match);
  if (!turn || turn->choosing) {
    return {};
  }
  if (turn->opening) {
    return {{tr("Opening stone"), turn->placed > 0}};
  }
  // Ticked once there is a stone, because the turn may end then: further stones are a right, not a duty.
  QList<TurnItem> items{
      {tr("Stones placed: %1 of up to %n", nullptr, turn->most).arg(turn->placed), turn->placed > 0}};
  items.append(TurnItem::fact(limitText(*turn)));
  if (turn->most < turn->limit) {
    items.append(
        TurnItem::fact(tr("There is room for only %n stone(s) this turn: no two stones may touch each other "
                          "or extend the same group.",
                          nullptr, turn->most)));
  }
  return items;
}

QStringList BygFace::seatLines(const Match& match, Seat seat) const {
  const std::vector<int> scores = match.state().scores();
  QStringList lines{tr("Largest group: %1").arg(scores.at(static_cast<std::size_t>(seat - 1))),
                    tr("Groups: %1").arg(groupsOf(match.state(), seat))};
  if (bygPriority(match) == seat) {
    lines.append(tr("Priority: wins a tie"));
  }
  return lines;
}

// If the option "first" names a seat, so that nobody is asked who goes First, the seats take turns at it.
NextGame BygFace::nextGame(const Match& match) const {
  NextGame next = StoneFace::nextGame(match);
  if (const Seat first = match.timeline().setup().options.number("first"); first != 0) {
    next.setup.options.insert_or_assign("first", 3 - first);
    next.text = tr("%1 goes First in the next game.").arg(match.name(3 - first));
  }
  return next;
}

QList<KeyHelp> BygFace::keys() const { return {{tr("Home, End"), tr("To either end of the row")}}; }

StoneScene BygFace::emptyBoard(const Match& match) const {
  return emptyByg(match.timeline().setup().options.number("size"));
}

BoardView* BygFace::makeBoard(Match& match, const Look& look, QWidget* parent) const {
  return new WholeBoard<BygBoard>(match, look, *this, parent);
}

void BygFace::drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look) const {
  paintByg(painter, area, bygScene(match, look), look);
}

const GameFace& bygFace() {
  static const BygFace face;
  return face;
}

}  // namespace byways::app
