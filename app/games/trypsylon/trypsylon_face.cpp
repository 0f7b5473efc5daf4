// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon.h"

#include <QCoreApplication>
#include <QPainter>

#include "app/board/stone.h"
#include "app/games/common_words.h"
#include "app/games/trypsylon/trypsylon_board.h"
#include "app/games/trypsylon/trypsylon_painter.h"
#include "app/games/trypsylon/trypsylon_scene.h"
#include "app/look/look.h"
#include "app/match/series.h"
#include "engine/core/options.h"
#include "engine/trypsylon/insight.h"
#include "engine/trypsylon/trypsylon_game.h"

namespace byways::app {

namespace {

constexpr int kAmber = 1;
constexpr int kTeal = 2;

QString cardsSheet() { return QStringLiteral("trypsylon-cards"); }

class TrypsylonFace final : public GameFace {
  Q_DECLARE_TR_FUNCTIONS(TrypsylonFace)

 public:
  [[nodiscard]] const Game& game() const override { return trypsylon::game(); }

  [[nodiscard]] QString optionName(const std::string& option) const override {
    if (option == "board") {
      return tr("Board");
    }
    if (option == "expert") {
      return tr("Expert");
    }
    if (option == "beach") {
      return tr("West and east");
    }
    if (option == "start") {
      return startPlayerText();
    }
    return option == "touch-move" ? tr("Touch-move") : QString::fromStdString(option);
  }

  [[nodiscard]] QString optionHelp(const std::string& option) const override {
    if (option == "board") {
      return tr(
          "Cards from west to east × cards from south to north. A board that isn’t square evens out "
          "different "
          "skill: the stronger player takes the longer way.");
    }
    if (option == "expert") {
      return tr("After the first move there are only double and open moves, both in every turn.");
    }
    if (option == "beach") {
      return tr(
          "Who joins the beaches in the west and the east. The other one joins the meadows in the north and "
          "the south.");
    }
    if (option == "start") {
      return tr("Who makes the first move. If you play again, the loser starts; in Expert you take turns.");
    }
    return option == "touch-move"
               ? tr("A card that is lifted has to be played, and where it has been set against "
                    "a row it has to be pushed in. Undo still takes it back, if both of you agree.")
               : QString();
  }

  [[nodiscard]] QString optionValue(const std::string& option, const OptionValue& value) const override {
    QString word = optionValueText(value);
    return option == "board" ? word.replace(QLatin1Char('x'), QStringLiteral(" × ")) : word;
  }

  [[nodiscard]] QString setupNote(const OptionMap& options, const QStringList& names) const override {
    const Options chosen = Options::complete(game().options(), options);
    const QString board = QString::fromStdString(chosen.word("board"));
    const int columns = board.section(QLatin1Char('x'), 0, 0).toInt();
    const int rows = board.section(QLatin1Char('x'), 1, 1).toInt();
    const int beach = chosen.number("beach");
    const QString west = names.value(beach - 1);
    const QString north = names.value(2 - beach);
    if (columns == rows) {
      return tr("%1 joins west and east, %2 north and south. Both ways are equally long.").arg(west, north);
    }
    const QString& longer = columns > rows ? west : north;
    return tr("%1 joins west and east, %2 north and south. %3 has the longer way, which suits the stronger "
              "player.")
        .arg(west, north, longer);
  }

  // Touch-move is hard on people who have never held a card.
  [[nodiscard]] OptionMap proposedOptions() const override { return {{"touch-move", false}}; }
  // Like the beaches and the meadows that they join.
  [[nodiscard]] QList<int> usualColours() const override { return {kAmber, kTeal}; }

  [[nodiscard]] QString explain(const Refusal& refusal, const Match& match) const override {
    return trypsylonRefusalText(refusal, match);
  }
  [[nodiscard]] QString task(const Match& match) const override { return trypsylonTask(match); }
  [[nodiscard]] QList<TurnItem> turnItems(const Match& match) const override {
    return trypsylonTurnItems(match);
  }

  [[nodiscard]] QStringList seatLines(const Match& match, Seat seat) const override {
    const trypsylon::Insight* const insight = trypsylon::insight_into(match.state());
    if (insight == nullptr) {
      return {};
    }
    QStringList lines{insight->owner(trypsylon::Goal::Beach) == seat ? tr("West and east")
                                                                     : tr("North and south")};
    if (const QList<int> wins = seriesWins(match); !wins.isEmpty()) {
      lines.append(tr("%n win(s)", "in the series", wins.at(seat - 1)));
    }
    return lines;
  }

  // Offered to both, forced on nobody (TRY-17).
  [[nodiscard]] QList<std::pair<QString, QString>> choices(const Match& match) const override {
    const trypsylon::Insight* const insight = trypsylon::insight_into(match.state());
    QList<std::pair<QString, QString>> choices;
    if (insight != nullptr && match.timeline().to_move() > 0 && insight->claim_is_open()) {
      for (Seat seat = 1; seat <= match.players(); ++seat) {
        choices.append(
            {QStringLiteral("%1: claim").arg(seat), tr("Draw, claimed by %1").arg(match.name(seat))});
      }
    }
    return choices;
  }

  [[nodiscard]] bool turnsEndThemselves() const override { return true; }
  [[nodiscard]] QString lotText(const QString& outcome, const Match& match) const override {
    return trypsylonLotText(outcome, match);
  }
  [[nodiscard]] QString turnText(const QString& entry, const Match& match) const override {
    return trypsylonTurnText(entry, match);
  }
  [[nodiscard]] QString aim(const Match& match) const override { return trypsylonAim(match); }
  [[nodiscard]] QString stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const override {
    return trypsylonStepText(step);
  }
  [[nodiscard]] QString resultText(const Match& match) const override { return trypsylonResultText(match); }
  [[nodiscard]] MatchSetup nextSetup(const Match& match) const override { return nextTrypsylonSetup(match); }
  [[nodiscard]] QString nextText(const Match& match) const override { return nextTrypsylonText(match); }

  [[nodiscard]] bool hasTints() const override { return true; }
  [[nodiscard]] bool optionIsRare(const std::string& option) const override {
    return option == "beach" || option == "touch-move";
  }
  [[nodiscard]] QList<KeyHelp> keys() const override {
    return {{tr("Click"), tr("Lift a card, set it against an end, and there push it in")},
            {tr("Drag"), tr("Bring a card into a row")},
            {tr("Wheel or right button"), tr("Turn the card in hand")},
            {QStringLiteral("E, R"), tr("Turn the card in hand clockwise")},
            {QStringLiteral("Q"), tr("Turn it anticlockwise")}};
  }
  [[nodiscard]] QString rules() const override { return trypsylonRules(); }
  [[nodiscard]] double exampleShape(const QString& name) const override {
    return trypsylonExampleShape(name);
  }
  void drawExample(QPainter& painter, const QRectF& area, const QString& name,
                   const Look& look) const override {
    drawTrypsylonExample(painter, area, name, look);
  }

  [[nodiscard]] QList<PaperSheet> sheets() const override {
    return sheetsByOption("board") << PaperSheet{cardsSheet(), tr("TRYPSYLON, cards to cut out")};
  }
  void drawSheet(QPainter& painter, const QRectF& page, const QString& sheet) const override {
    const QString size = sheetValue(sheet);
    if (sheet == cardsSheet()) {
      drawTrypsylonCards(painter, page);
    } else {
      drawTrypsylonSheet(painter, page, size.section(QLatin1Char('x'), 0, 0).toInt(),
                         size.section(QLatin1Char('x'), 1, 1).toInt());
    }
  }
  [[nodiscard]] BoardView* makeBoard(Match& match, const Look& look, const Preferences& preferences,
                                     QWidget* parent) const override {
    return new TrypsylonBoard(match, look, preferences, parent);
  }
  [[nodiscard]] std::unique_ptr<Arranger> makeArranger(const Match& match, const Look& look) const override {
    return makeTrypsylonArranger(match, look);
  }
  // The mark on the shores that are the seat's.
  [[nodiscard]] bool drawSeat(QPainter& painter, QPointF centre, double radius, const Match& match, Seat seat,
                              const Look& look) const override {
    const trypsylon::Insight* const insight = trypsylon::insight_into(match.state());
    const bool isBeach = insight != nullptr && insight->owner(trypsylon::Goal::Beach) == seat;
    drawStone(
        painter, centre, radius,
        {look.seatColour(match.colourIndex(seat)), isBeach ? StoneMark::Ring : StoneMark::Lozenge, true});
    return true;
  }
  void drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look,
                 bool coordinates) const override {
    TrypsylonScene scene = trypsylonScene(match);
    scene.tints = look.tints();
    paintTrypsylon(painter, area, scene, look, coordinates);
  }
};

}  // namespace

const GameFace& trypsylonFace() {
  static const TrypsylonFace face;
  return face;
}

}  // namespace byways::app
