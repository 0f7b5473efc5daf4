// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon.h"

#include <QCoreApplication>
#include <QPainter>

#include <array>

#include "app/board/facing.h"
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

GameFacts trypsylonFacts() {
  return {
      .context = "TrypsylonFace",
      .options =
          {{"board", QT_TRANSLATE_NOOP("TrypsylonFace", "Board"),
            QT_TRANSLATE_NOOP(
                "TrypsylonFace",
                "Cards from beach to beach × cards from meadow to meadow. A board that isn’t square is a "
                "handicap: the stronger player takes the longer pathway.")},
           {"expert", QT_TRANSLATE_NOOP("TrypsylonFace", "Expert"),
            QT_TRANSLATE_NOOP("TrypsylonFace",
                              "After the first move, each turn is a double move or an open move, as "
                              "the player likes.")},
           {"beach",
            QT_TRANSLATE_NOOP("TrypsylonFace", "Beaches"),
            QT_TRANSLATE_NOOP("TrypsylonFace", "Who joins the beaches (the other player joins the meadows)."),
            {.isRare = true}},
           {"start", nullptr,
            QT_TRANSLATE_NOOP("TrypsylonFace",
                              "Who makes the first move in the first game. After that, the loser of a game "
                              "starts the next one; in Expert, you take turns starting.")},
           // This option is hard on people who have never held a card.
           {"touch-move",
            QT_TRANSLATE_NOOP("TrypsylonFace", "Touch-move"),
            QT_TRANSLATE_NOOP(
                "TrypsylonFace",
                "A card that has been lifted has to be played. Once set against a row or column, it has to "
                "be pushed in there. Undo can still take back a touched card, if both of you agree."),
            {.isRare = true, .proposed = false}}},
      .usualColours = {kAmber, kTeal},  // the colours of the beaches and the meadows, which the seats join
      .turnsEndThemselves = true,
      .boardWays = 4,
      .canMirrorBoard = false,  // cards turn left and right
      .hasTints = true,
      .sheetOption = "board",
  };
}

}  // namespace

TrypsylonFace::TrypsylonFace(int quarters)
    : GameFace(trypsylon::game(), trypsylonFacts()),
      facing_{.ways = 4, .steps = quarters, .mirrored = false, .follows = false} {}

QString TrypsylonFace::optionValue(const std::string& option, const OptionValue& value) const {
  QString word = optionValueText(value);
  return option == "board" ? word.replace(QLatin1Char('x'), QStringLiteral(" × ")) : word;
}

QString TrypsylonFace::setupNote(const OptionMap& options, const QStringList& names) const {
  const Options chosen = Options::complete(game().options(), options);
  const QString board = QString::fromStdString(chosen.word("board"));
  const int columns = board.section(QLatin1Char('x'), 0, 0).toInt();
  const int rows = board.section(QLatin1Char('x'), 1, 1).toInt();
  const int beach = chosen.number("beach");
  const QString& byBeach = names.at(beach - 1);
  const QString& byMeadow = names.at(2 - beach);
  const QString& west = beachesLieAcross() ? byBeach : byMeadow;
  const QString& north = beachesLieAcross() ? byMeadow : byBeach;
  if (columns == rows) {
    return tr("%1 joins west and east; %2 joins north and south. Both pathways are equally long.")
        .arg(west, north);
  }
  const QString& longer = columns > rows ? byBeach : byMeadow;
  return tr("%1 joins west and east; %2 joins north and south. %3 needs the longer pathway and should be the "
            "stronger player.")
      .arg(west, north, longer);
}

QStringList TrypsylonFace::seatLines(const Match& match, Seat seat) const {
  const trypsylon::Insight* const insight = trypsylon::insight_into(match.state());
  if (insight == nullptr) {
    return {};
  }
  const bool isAcross = (insight->owner(trypsylon::Goal::Beach) == seat) == beachesLieAcross();
  QStringList lines{isAcross ? tr("West and east") : tr("North and south")};
  if (const QList<int> wins = seriesWins(match); !wins.isEmpty()) {
    lines.append(tr("%n win(s)", "in the series", wins.at(seat - 1)));
  }
  return lines;
}

bool TrypsylonFace::beachesLieAcross() const {
  const trypsylon::Side west = trypsylonAsFaced(trypsylon::Side::West, facing_);
  return west == trypsylon::Side::West || west == trypsylon::Side::East;
}

// Either player may claim a draw, but nobody has to (TRY-17).
QList<std::pair<QString, QString>> TrypsylonFace::choices(const Match& match) const {
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

QList<KeyHelp> TrypsylonFace::keys() const {
  return {{tr("Click"), tr("Lift a card, set it at an end, and push it in")},
          {tr("Drag"), tr("Set a card at an end; the tick there pushes it in")},
          {tr("Wheel or right button"), tr("Turn the card in hand")},
          {QStringLiteral("E, R"), tr("Turn the card in hand clockwise")},
          {QStringLiteral("Q"), tr("Turn the card anticlockwise")}};
}

QList<PaperSheet> TrypsylonFace::sheets() const {
  return GameFace::sheets() << PaperSheet{cardsSheet(), tr("TRYPSYLON, cards to cut out")};
}

void TrypsylonFace::drawSheet(QPainter& painter, const QRectF& page, const QString& sheet) const {
  const QString size = sheetValue(sheet);
  if (sheet == cardsSheet()) {
    drawTrypsylonCards(painter, page);
  } else {
    drawTrypsylonSheet(painter, page, size.section(QLatin1Char('x'), 0, 0).toInt(),
                       size.section(QLatin1Char('x'), 1, 1).toInt());
  }
}

BoardView* TrypsylonFace::makeBoard(Match& match, const Look& look, QWidget* parent) const {
  return new WholeBoard<TrypsylonBoard>(match, look, parent);
}

// Draws the mark that is on the seat's shores.
bool TrypsylonFace::drawSeat(QPainter& painter, QPointF centre, double radius, const Match& match, Seat seat,
                             const Look& look) const {
  const trypsylon::Insight* const insight = trypsylon::insight_into(match.state());
  const bool isBeach = insight != nullptr && insight->owner(trypsylon::Goal::Beach) == seat;
  drawStone(painter, centre, radius,
            trypsylonSign(look.seatColour(match.colourIndex(seat)),
                          isBeach ? trypsylon::Goal::Beach : trypsylon::Goal::Meadow));
  return true;
}

void TrypsylonFace::drawBoard(QPainter& painter, const QRectF& area, const Match& match,
                              const Look& look) const {
  paintTrypsylon(painter, area, trypsylonScene(match, facingOf(match, look)), look);
}

const GameFace& TrypsylonFace::facing(const BoardFacing& lies) const {
  static const std::array faces{TrypsylonFace(0), TrypsylonFace(1), TrypsylonFace(2), TrypsylonFace(3)};
  return faces.at(static_cast<std::size_t>(lies.steps) % faces.size());
}

const GameFace& trypsylonFace() {
  static const TrypsylonFace face(0);
  return face;
}

}  // namespace byways::app
