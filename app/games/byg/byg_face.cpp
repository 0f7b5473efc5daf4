// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/byg/byg.h"

#include <QCoreApplication>
#include <QPainter>

#include "app/games/byg/byg_board.h"
#include "app/games/common_words.h"
#include "app/games/stones/stone_picture.h"
#include "app/look/look.h"
#include "engine/byg/byg_game.h"
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
  bool canGoOn = false;
  bool isFull = false;  // the board is

  [[nodiscard]] bool isStuck() const { return !canGoOn && placed > 0 && placed < limit; }
};

int groupsOf(const State& state, Seat seat) {
  return static_cast<int>(state.position().at("groups").at(static_cast<std::size_t>(seat - 1)).size());
}

// Nothing while nobody has anything to decide.
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
  turn.canGoOn = !timeline.state().legal_steps().empty();
  turn.isFull = insight.is_full();
  return turn;
}

class BygFace final : public GameFace {
  Q_DECLARE_TR_FUNCTIONS(BygFace)

 public:
  [[nodiscard]] const Game& game() const override { return byg::game(); }

  [[nodiscard]] QString optionName(const std::string& option) const override {
    if (option == "size") {
      return tr("Board");
    }
    if (option == "priority") {
      return tr("Priority");
    }
    if (option == "first") {
      return tr("First player");
    }
    return option == "clock" ? tr("Clock") : QString::fromStdString(option);
  }

  [[nodiscard]] QString optionHelp(const std::string& option) const override {
    if (option == "size") {
      return tr("Cells along each side of the board. Smaller boards make shorter games.");
    }
    if (option == "priority") {
      return tr(
          "If the largest groups are equal, the player with priority wins. That player can also be the one "
          "who "
          "chooses who goes First: see below.");
    }
    if (option == "first") {
      return tr(
          "Each of you opens with one stone, the other player before the First. Then the First takes the "
          "first "
          "full turn.");
    }
    return option == "clock" ? tr("60 seconds for each turn, and 5 minutes in reserve for the game. Whoever "
                                  "uses up both loses.")
                             : QString();
  }

  [[nodiscard]] QString optionValue(const std::string& option, const OptionValue& value) const override {
    const int* const number = std::get_if<int>(&value);
    if (number != nullptr && option == "size") {
      return tr("%1 a side, %2 cells").arg(*number).arg(3 * *number * (*number - 1) + 1);
    }
    return number != nullptr && *number == 0 && option == "first" ? tr("Chosen by the player with priority")
                                                                  : optionValueText(value);
  }

  // Nobody can know what to choose before the first stone, so a lot does unless people want the choice.
  [[nodiscard]] std::vector<OptionValue> drawnValues(const std::string& option) const override {
    return option == "first" ? std::vector<OptionValue>{1, 2} : std::vector<OptionValue>();
  }

  [[nodiscard]] QString explain(const Refusal& refusal, const Match& match) const override {
    return bygRefusalText(refusal, match);
  }

  [[nodiscard]] QString task(const Match& match) const override {
    const std::optional<Turn> turn = turnOf(match);
    if (!turn) {
      return match.timeline().outcome() ? gameIsOverText() : tr("The lot decides who has priority.");
    }
    if (turn->choosing) {
      return tr(
          "Choose who goes First. The other one opens with one stone, then First does; after that First has "
          "the first full turn.");
    }
    if (turn->placed == 0) {
      return turn->opening      ? tr("Place your opening stone.")
             : turn->limit == 1 ? tr("Place one stone.")
                                : tr("Place up to %n stone(s).", nullptr, turn->limit);
    }
    return turn->isFull      ? tr("Every cell is filled: end the turn, and the game is over.")
           : turn->canGoOn   ? tr("Place another stone or end the turn.")
           : turn->isStuck() ? tr("No cell is left that these rules allow: end the turn.")
                             : tr("End the turn.");
  }

  [[nodiscard]] QList<TurnItem> turnItems(const Match& match) const override {
    const std::optional<Turn> turn = turnOf(match);
    if (!turn) {
      return {};
    }
    if (turn->choosing) {
      return {};
    }
    if (turn->opening) {
      return {{tr("Opening stone"), turn->placed > 0}};
    }
    // Ticked as soon as the turn may end: more stones are a right, not a duty.
    QList<TurnItem> items{
        {tr("%1 of up to %n stone(s) placed", nullptr, turn->limit).arg(turn->placed), turn->placed > 0}};
    items.append({.text = limitText(*turn), .done = false, .kind = TurnItem::Kind::Fact});
    return items;
  }

  [[nodiscard]] QStringList seatLines(const Match& match, Seat seat) const override {
    const std::vector<int> scores = match.state().scores();
    QStringList lines{tr("Largest group: %1").arg(scores.at(static_cast<std::size_t>(seat - 1))),
                      tr("Groups: %1").arg(groupsOf(match.state(), seat))};
    if (bygPriority(match) == seat) {
      lines.append(tr("Priority: wins a tie"));
    }
    return lines;
  }

  [[nodiscard]] QList<std::pair<QString, QString>> choices(const Match& match) const override {
    const std::optional<Turn> turn = turnOf(match);
    if (!turn || !turn->choosing) {
      return {};
    }
    QList<std::pair<QString, QString>> choices;
    for (const std::string& step : match.state().legal_steps()) {
      const QString text = QString::fromStdString(step);
      choices.append({text, bygTurnText(text, match)});
    }
    return choices;
  }

  [[nodiscard]] QString lotText(const QString& outcome, const Match& match) const override {
    return bygLotText(outcome, match);
  }
  [[nodiscard]] QString turnText(const QString& entry, const Match& match) const override {
    return bygTurnText(entry, match);
  }
  [[nodiscard]] QString aim(const Match& match) const override { return bygAim(match); }
  [[nodiscard]] QString stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const override {
    return bygStepText(step);
  }
  [[nodiscard]] QString resultText(const Match& match) const override { return bygResultText(match); }
  // Where nobody is asked, people take turns at going First.
  [[nodiscard]] MatchSetup nextSetup(const Match& match) const override {
    MatchSetup setup = match.setup();
    if (const Seat next = nextFirst(match); next != 0) {
      setup.options.insert_or_assign("first", next);
    }
    return setup;
  }
  [[nodiscard]] QString nextText(const Match& match) const override {
    const Seat next = nextFirst(match);
    return next == 0 ? QString() : tr("%1 goes First in the next game.").arg(match.name(next));
  }

  [[nodiscard]] bool optionIsRare(const std::string& option) const override { return option == "clock"; }
  [[nodiscard]] QList<KeyHelp> keys() const override {
    return {{tr("Home, End"), tr("To the ends of the row")}};
  }
  [[nodiscard]] QString rules() const override { return bygRules(); }
  void drawExample(QPainter& painter, const QRectF& area, const QString& name,
                   const Look& look) const override {
    if (const std::optional<BygScene> scene = bygExample(name, look)) {
      // A little larger than the area: only the board's shadow is lost.
      const QPointF more(0.035 * area.width(), 0.035 * area.height());
      paintByg(painter, QRectF(area.topLeft() - more, area.bottomRight() + more), *scene, look, true);
    }
  }

  [[nodiscard]] QList<PaperSheet> sheets() const override { return sheetsByOption("size"); }
  void drawSheet(QPainter& painter, const QRectF& page, const QString& sheet) const override {
    drawBygSheet(painter, page, sheetValue(sheet).toInt());
  }
  [[nodiscard]] BoardView* makeBoard(Match& match, const Look& look, const Preferences& preferences,
                                     QWidget* parent) const override {
    return new BygBoard(match, look, preferences, *this, parent);
  }
  [[nodiscard]] std::unique_ptr<Arranger> makeArranger(const Match& match, const Look& look) const override {
    return makeBygArranger(match, look);
  }
  [[nodiscard]] bool drawSeat(QPainter& painter, QPointF centre, double radius, const Match& match, Seat seat,
                              const Look& look) const override {
    drawStone(painter, centre, radius, {look.seatColour(match.colourIndex(seat)), stoneMarkOf(seat), true});
    return true;
  }
  void drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look,
                 bool coordinates) const override {
    paintByg(painter, area, bygScene(match, look), look, coordinates);
  }

 private:
  // Where the number comes from (BYG-5).
  [[nodiscard]] static QString limitText(const Turn& turn) {
    return turn.groups > turn.limit
               ? tr("Up to 3 stones: you had %n group(s) when the turn began (never more than 3).", nullptr,
                    turn.groups)
               : tr("One stone for each group you had when the turn began: %n.", "groups", turn.groups);
  }

  [[nodiscard]] static Seat nextFirst(const Match& match) {
    const Seat first = match.timeline().setup().options.number("first");
    return first == 0 ? 0 : 3 - first;
  }
};

}  // namespace

const GameFace& bygFace() {
  static const BygFace face;
  return face;
}

}  // namespace byways::app
