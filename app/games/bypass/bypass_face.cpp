// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass.h"

#include <QCoreApplication>
#include <QPainter>

#include "app/board/facing.h"
#include "app/games/bypass/bypass_board.h"
#include "app/games/bypass/bypass_painter.h"
#include "app/games/common_words.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "engine/bypass/bypass_game.h"
#include "engine/bypass/insight.h"
#include "engine/bypass/notation.h"

namespace byways::app {

namespace {

/// What the texts of a turn depend on.
struct Turn {
  bool path = false;
  bool wall = false;
  bool toWall = false;
  bool toPath = false;
  bool loop = false;
  bool isolated = false;
  bool canBeMended = false;

  [[nodiscard]] bool isDrawn() const { return path && wall; }
  [[nodiscard]] bool isHalfSwapped() const { return toWall != toPath; }
  [[nodiscard]] bool isSwapped() const { return toWall && toPath; }
};

bool hasCompleteRoute(const bypass::Insight& insight) {
  for (int letter = 0; letter < kBypassLetters; ++letter) {
    if (!insight.route(letter).empty()) {
      return true;
    }
  }
  return false;
}

// How near the end of the game is (BYP-11), with the steps played so far; empty while it isn't near.
QString endText(const bypass::Insight& insight) {
  int incomplete = 0;
  int missing = 0;
  for (int letter = 0; letter < kBypassLetters; ++letter) {
    const int paths = insight.missing_paths(letter);
    incomplete += paths > 0 ? 1 : 0;
    missing += paths;
  }
  return incomplete == 0 ? BypassFace::tr("All routes are complete: the game ends with this turn")
         : incomplete == 1 && missing == 1
             ? BypassFace::tr("One path can complete the last route and end the game")
             : QString();
}

// Nothing while nobody has anything to decide.
std::optional<Turn> turnOf(const Match& match) {
  const Timeline& timeline = match.timeline();
  if (timeline.to_move() < 1) {
    return std::nullopt;
  }
  Turn turn;
  for (const std::string& step : timeline.open_steps()) {
    switch (bypass::read_step(step)->kind) {
      case bypass::StepKind::Path:
        turn.path = true;
        break;
      case bypass::StepKind::Wall:
        turn.wall = true;
        break;
      case bypass::StepKind::ToWall:
        turn.toWall = true;
        break;
      case bypass::StepKind::ToPath:
        turn.toPath = true;
        break;
    }
  }
  if (const bypass::Insight* const insight = bypass::insight_into(match.state())) {
    turn.loop = !insight->loop_links().empty();
    turn.isolated = !insight->cut_off_hexes().empty();
    turn.canBeMended = (turn.loop || turn.isolated) && !insight->mending_swaps().empty();
  }
  return turn;
}

QString illegalTask(const Turn& turn) {
  if (turn.isSwapped() || !turn.canBeMended) {
    return turn.loop
               ? BypassFace::tr("The paths form a loop that no swap can repair. Take something back.")
               : BypassFace::tr("Walls cut hexes off, and no swap can repair this. Take something back.");
  }
  return turn.loop ? BypassFace::tr("The paths form a loop. Repair this with a swap, or take something back.")
                   : BypassFace::tr("Walls cut hexes off. Repair this with a swap, or take something back.");
}

GameFacts bypassFacts() {
  return {
      .context = "BypassFace",
      .options = {{"board", QT_TRANSLATE_NOOP("BypassFace", "Board"),
                   QT_TRANSLATE_NOOP(
                       "BypassFace",
                       "Smaller boards make shorter games: with three hexes a side, a game takes about ten "
                       "minutes. On the board of points, paths are sticks and walls are counters.")},
                  {"start", nullptr,
                   QT_TRANSLATE_NOOP(
                       "BypassFace",
                       "Who takes the first turn. After that, play goes round in seat order.")}},
      .boardWays = 6,
      .sheetOption = "board",
  };
}

}  // namespace

BypassFace::BypassFace() : GameFace(bypass::game(), bypassFacts()) {}

QString BypassFace::optionValue(const std::string& option, const OptionValue& value) const {
  QString word = optionValueText(value);
  if (option != "board") {
    return word;
  }
  const int side = word.section(QLatin1Char('-'), -1).toInt();
  const int hexes = 3 * side * (side - 1) + 1;
  return word.startsWith(QLatin1String("hexhex")) ? tr("%1 hexes per side (%2 in all)").arg(side).arg(hexes)
                                                  : tr("%1 points per side (%2 in all)").arg(side).arg(hexes);
}

QString BypassFace::task(const Match& match) const {
  const std::optional<Turn> turn = turnOf(match);
  if (!turn) {
    return match.timeline().outcome() ? gameIsOverText() : startLotText();
  }
  if (!turn->path && !turn->wall) {
    const QString news = bypassRoutesText(match);
    const QString draw = tr("Draw a path and a wall, in either order.");
    return joinSentences({news, draw});
  }
  if (!turn->isDrawn()) {
    QString next = turn->path ? tr("Now draw a wall.") : tr("Now draw a path.");
    if (!turn->loop && !turn->isolated) {
      return next;
    }
    // Said as soon as it is so, although such a board is only forbidden at the end of the turn (BYP-9).
    return joinSentences({next, turn->loop ? tr("The paths form a loop, which a swap must repair.")
                                           : tr("Walls cut hexes off, which a swap must repair.")});
  }
  if (turn->isHalfSwapped()) {
    return turn->toWall ? tr("Half of the swap is chosen. Now click one of your walls: it becomes a path, "
                             "and the chosen path becomes a wall. To cancel, click the path again.")
                        : tr("Half of the swap is chosen. Now click one of your paths: it becomes a wall, "
                             "and the chosen wall becomes a path. To cancel, click the wall again.");
  }
  if (turn->loop || turn->isolated) {
    return illegalTask(*turn);
  }
  return turn->isSwapped() ? tr("End the turn.")
                           : tr("End the turn, or swap: click one of your paths and one of your walls, in "
                                "either order. The path becomes a wall, and the wall a path.");
}

QList<TurnItem> BypassFace::turnItems(const Match& match) const {
  const std::optional<Turn> turn = turnOf(match);
  if (!turn) {
    return {};
  }
  QList<TurnItem> items{
      {tr("A path"), turn->path},
      {tr("A wall"), turn->wall},
      {turn->isHalfSwapped() ? tr("A swap, half done")
       : turn->isDrawn()
           ? tr("A swap, if you like")
           : tr("Then, if you like, a swap: one path becomes a wall, and one wall becomes a path"),
       turn->isSwapped(), turn->toWall || turn->toPath ? TurnItem::Kind::Task : TurnItem::Kind::Open}};
  const bypass::Insight* const insight = bypass::insight_into(match.state());
  if (insight != nullptr) {
    items.append(TurnItem::fact(hasCompleteRoute(*insight) ? tr("Points are counted as if the game ended now")
                                                           : tr("No route is complete yet")));
    if (const QString end = endText(*insight); !end.isEmpty()) {
      items.append(TurnItem::fact(end));
    }
  }
  return items;
}

QStringList BypassFace::seatLines(const Match& match, Seat seat) const {
  const bypass::Insight* const insight = bypass::insight_into(match.state());
  if (insight == nullptr) {
    return {};
  }
  QStringList letters;
  int points = 0;
  for (int letter = 0; letter < kBypassLetters; ++letter) {
    if (!insight->route(letter).empty()) {
      const int own = insight->points(letter).at(static_cast<std::size_t>(seat - 1));
      // A line break may come between two routes, but not within the text of one.
      letters.append(bypassLetter(letter) % QChar(QChar::Nbsp) % QString::number(own));
      points += own;
    }
  }
  QStringList lines{tr("%n point(s)", nullptr, points)};
  if (!letters.isEmpty()) {
    lines.append(letters.join(QStringLiteral(" · ")));
  }
  return lines;
}

QList<KeyHelp> BypassFace::keys() const {
  return {{tr("Drag"), tr("Draw a path from hex to hex, or a wall along a side")},
          {tr("Right button"), tr("Draw a wall, or erase what you have just drawn")},
          {QStringLiteral("P, W"), tr("Draw a path or a wall where the ring is")},
          {tr("Q E A D Z C, number pad"), tr("The direction in which to draw from a hex")}};
}

BoardView* BypassFace::makeBoard(Match& match, const Look& look, QWidget* parent) const {
  return new WholeBoard<BypassBoard>(match, look, parent);
}

bool BypassFace::drawSeat(QPainter& painter, QPointF centre, double radius, const Match& match, Seat seat,
                          const Look& look) const {
  drawDot(
      painter, centre, radius,
      {.colour = look.seatColour(match.colourIndex(seat)), .paper = Qt::white, .seat = seat, .strong = true});
  return true;
}

void BypassFace::drawBoard(QPainter& painter, const QRectF& area, const Match& match,
                           const Look& look) const {
  paintBypass(painter, area, bypassScene(match, hexFacing(match, look)), look);
}

const GameFace& bypassFace() {
  static const BypassFace face;
  return face;
}

}  // namespace byways::app
