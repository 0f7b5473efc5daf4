// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/board_sheet.h"

#include <QCoreApplication>
#include <QPainter>

#include "app/games/catalogue.h"
#include "app/print/byg_sheet.h"
#include "app/print/bypass_sheet.h"
#include "app/print/highway_sheet.h"
#include "app/print/pass_sheet.h"
#include "app/print/trypsylon_sheet.h"
#include "engine/byg/byg_game.h"
#include "engine/bypass/bypass_game.h"
#include "engine/challenges/challenge_games.h"
#include "engine/trypsylon/trypsylon_game.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class BoardSheet {
  Q_DECLARE_TR_FUNCTIONS(BoardSheet)
};

QString overPassSheet() { return QStringLiteral("over-pass"); }
QString groupsSheet() { return QStringLiteral("groups-of-three"); }
QString highwaySheet() { return QStringLiteral("highway"); }
QString cardsSheet() { return QStringLiteral("trypsylon-cards"); }

QString idOf(const Game& game) {
  return QString::fromUtf8(game.id().data(), static_cast<qsizetype>(game.id().size()));
}

// "hexhex-5" of "bypass-hexhex-5", as the option names it.
QString valueOf(const QString& board) { return board.section(QLatin1Char('-'), 1); }

bool isOf(const Game& game, const QString& board) { return board.startsWith(idOf(game) + QLatin1Char('-')); }

// One for each value of an option.
QStringList boardsOf(const Game& game, std::string_view option) {
  QStringList boards;
  for (const OptionSpec& spec : game.options()) {
    if (spec.name == option) {
      for (const OptionValue& value : spec.values) {
        boards.append(idOf(game) + QLatin1Char('-') + QString::fromStdString(to_text(value)));
      }
    }
  }
  return boards;
}

QString nameOf(const Game& game, const std::string& option, const OptionValue& value) {
  const QString title = QString::fromUtf8(game.title().data(), static_cast<qsizetype>(game.title().size()));
  return BoardSheet::tr("%1, %2", "a game, its board").arg(title, faceOf(game).optionValue(option, value));
}

}  // namespace

QStringList printableBoards() {
  return boardsOf(bypass::game(), "board") + boardsOf(byg::game(), "size") + QStringList{highwaySheet()} +
         boardsOf(trypsylon::game(), "board") + QStringList{cardsSheet(), overPassSheet(), groupsSheet()};
}

QString printableBoardOf(const Match& match) {
  const Game& game = match.game();
  const OptionMap& options = match.timeline().setup().options.values();
  for (const char* const option : {"board", "size"}) {
    const auto value = options.find(option);
    QString board = value == options.end()
                        ? QString()
                        : idOf(game) + QLatin1Char('-') + QString::fromStdString(to_text(value->second));
    if (printableBoards().contains(board)) {
      return board;
    }
  }
  if (printableBoards().contains(idOf(game))) {
    return idOf(game);
  }
  // What is played on the Over-Pass board stands on its nodes or in its spaces.
  return challenges::full_house_game().id() == game.id() ? groupsSheet() : overPassSheet();
}

QString printableBoardName(const QString& board) {
  if (board == overPassSheet()) {
    return BoardSheet::tr("Over-Pass, Mono-Line, challenges");
  }
  if (board == groupsSheet()) {
    return QStringLiteral("Groups-of-Three");
  }
  if (board == highwaySheet()) {
    return QStringLiteral("Hexagonal Highway");
  }
  if (board == cardsSheet()) {
    return BoardSheet::tr("TRYPSYLON, cards to cut out");
  }
  if (isOf(byg::game(), board)) {
    return nameOf(byg::game(), "size", valueOf(board).toInt());
  }
  const Game& game = isOf(trypsylon::game(), board) ? trypsylon::game() : bypass::game();
  return nameOf(game, "board", valueOf(board).toStdString());
}

void drawBoardSheet(QPainter& painter, const QRectF& page, const QString& board) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (board == overPassSheet() || board == groupsSheet()) {
    drawPassSheet(painter, page, board == groupsSheet() ? PassSheet::Spaces : PassSheet::Nodes);
  } else if (board == highwaySheet()) {
    drawHighwaySheet(painter, page);
  } else if (board == cardsSheet()) {
    drawTrypsylonCards(painter, page);
  } else if (isOf(trypsylon::game(), board)) {
    const QString size = valueOf(board);
    drawTrypsylonSheet(painter, page, size.section(QLatin1Char('x'), 0, 0).toInt(),
                       size.section(QLatin1Char('x'), 1, 1).toInt());
  } else if (isOf(byg::game(), board)) {
    drawBygSheet(painter, page, valueOf(board).toInt());
  } else {
    drawBypassSheet(painter, page, valueOf(board));
  }
  painter.restore();
}

}  // namespace byways::app
