// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/game_pages.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

#include "app/games/catalogue.h"
#include "app/games/piece_colours.h"
#include "app/games/sheet.h"
#include "app/games/turn_words.h"
#include "app/look/date_text.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "app/print/board_shape.h"

namespace byways::app {

namespace {

// Millimetres.
constexpr double kHeadlineText = 5.2;
constexpr double kReasonText = 3.5;
constexpr double kNameText = 3.9;
constexpr double kSmallText = 3.0;
constexpr double kSmallFoot = 5;
constexpr double kDot = 2.3;         // radius of a seat's colour
constexpr double kDotAir = 0.8;      // around it: some signs are pointed
constexpr double kDotRoom = 7.2;     // from the block's edge to its name
constexpr double kSignEdge = 0.087;  // edge around a plain sign, as a part of its radius
constexpr double kNextSign = 2.3;    // from a sign to the one below it
constexpr double kGapSeats = 4;
constexpr double kGapParts = 4;
constexpr double kSideColumn = 62;  // beside the board on a landscape page
constexpr int kTogether = 24;       // letters: shorter facts aren't broken
constexpr double kPixel = 25.4 / 96;

QRectF below(const QRectF& area, double used) { return area.adjusted(0, used, 0, 0); }

bool hasWonIt(const Match& match, Seat seat) {
  const auto outcome = match.timeline().outcome();
  return outcome &&
         std::find(outcome->winners.begin(), outcome->winners.end(), seat) != outcome->winners.end();
}

// The number of the turn on the board, from 1: the current one, or the last one after the end.
int turnNumber(const Timeline& timeline) {
  int turns = 0;
  bool open = false;
  for (const Entry& entry : timeline.entries_until(timeline.cursor())) {
    turns += entry.seat == kChance ? 0 : 1;
    open = entry.seat != kChance && entry.unfinished;
  }
  return timeline.outcome() || open ? turns : turns + 1;
}

}  // namespace

GamePages::GamePages(const GameFace& face, const Match& match, const Look& look, const PageChoice& choice,
                     const QRectF& area)
    : face_(face.asSeen(match, look)),
      match_(match),
      look_(look),
      choice_(choice),
      area_(area),
      title_(entryOf(face).title()),
      credit_(tr("By %1", "the author of a game").arg(entryOf(face).credit())) {
  if (!choice.empty) {
    headline_ = headlineOf(face_, match).replace(QChar::Nbsp, QLatin1Char(' '));
    reason_ = match.timeline().outcome() ? face_.resultText(match).replace(QChar::Nbsp, QLatin1Char(' '))
                                         : QString();
    date_ = dateText(match.date());
  }
  layOut();
  if (choice.turns && !choice.empty) {
    double head = kSheetHead;
    if (match.timeline().outcome()) {
      head += sheetTextHeight(resultLine(), area.width(), kReasonText, false) + kGapParts / 2;
    }
    turns_.emplace(ScoreSheet::of(face_, match, choice.notation),
                   below(area, head).adjusted(0, 0, 0, -kSmallFoot));
  }
}

QString GamePages::headlineOf(const GameFace& face, const Match& match) {
  const Timeline& timeline = match.timeline();
  if (timeline.outcome()) {
    if (match.players() == 1) {
      return timeline.outcome()->winners.empty() ? tr("Stuck", "a puzzle") : tr("Solved", "a puzzle");
    }
    return winnersText(match);
  }
  if (match.game().has_secret_turns()) {
    return face.curtainText(match);
  }
  const int number = turnNumber(timeline);
  const Seat seat = match.onTurn();
  if (seat < 1) {
    return tr("Before the first turn");
  }
  if (match.players() == 1) {
    return tr("Move %1", "a number").arg(number);
  }
  const int colour = face.colourOnTurn(match);
  const QString name = colour < 0 ? match.name(seat)
                                  : tr("%1 (%2)", "player, colour of the pieces")
                                        .arg(match.name(seat), face.facts().pieceColours->name(colour));
  return match.isRollDue() ? tr("Turn %1: %2 is to roll").arg(number).arg(name)
                           : tr("Turn %1: %2 is to move").arg(number).arg(name);
}

QStringList GamePages::seatFacts(const GameFace& face, const Match& match, Seat seat) {
  QStringList facts;
  if (match.players() > 1) {
    QStringList colours;
    for (const int colour : face.pieceColours(match.players(), seat)) {
      colours.append(face.facts().pieceColours->name(colour));
    }
    facts.append(colours.isEmpty() ? Look::seatColourName(match.colourIndex(seat)) : joinParts(colours));
  }
  facts += face.seatLines(match, seat);
  if (hasWonIt(match, seat) && match.players() > 1) {
    facts.prepend(tr("won"));
  } else if (match.state().has_left(seat)) {
    facts.prepend(tr("has left"));
  }
  return facts;
}

GamePages::SeatBlock GamePages::blockOf(Seat seat, double width) const {
  QStringList facts = seatFacts(face_, match_, seat);
  for (QString& fact : facts) {
    if (fact.size() < kTogether) {
      fact.replace(QLatin1Char(' '), QChar::Nbsp);
    }
  }
  SeatBlock block{seat, match_.name(seat), facts.join(QStringLiteral(" · ")), {}};
  // A long name may take two lines.
  const double line = sheetTextHeight(QStringLiteral("X"), width, kNameText, true);
  if (sheetTextHeight(block.name, width - kDotRoom, kNameText, true) > 2.5 * line) {
    constexpr double kTwoLines = 1.7;
    block.name = elidedOnSheet(block.name, kTwoLines * (width - kDotRoom), kNameText, true);
  }
  const double height =
      sheetTextHeight(block.name, width - kDotRoom, kNameText, true) +
      (block.below.isEmpty() ? 0 : sheetTextHeight(block.below, width - kDotRoom, kSmallText, false));
  block.box = QRectF(0, 0, width, height);
  return block;
}

// Places the blocks of the seats in rows. Each row is as high as its highest block.
void GamePages::placeSeats(const QRectF& room, int columns) {
  const double width = (room.width() - kGapSeats * (columns - 1)) / columns;
  double y = room.top();
  double highest = 0;
  for (Seat seat = 1; seat <= match_.players(); ++seat) {
    const int column = (seat - 1) % columns;
    if (column == 0 && seat > 1) {
      y += highest + kGapSeats / 2;
      highest = 0;
    }
    SeatBlock block = blockOf(seat, width);
    block.box.moveTopLeft({room.left() + column * (width + kGapSeats), y});
    highest = std::max(highest, block.box.height());
    seats_.push_back(std::move(block));
  }
}

// Places the headline, with the date beside it where there is room, and the reason below.
void GamePages::placeHead(double width, double& used) {
  const auto place = [&](QRectF& box, const QString& text, double size, bool bold) {
    box = QRectF(head_.left(), head_.top() + used, width, sheetTextHeight(text, width, size, bold));
    used += box.height();
  };
  place(headlineBox_, headline_, kHeadlineText, true);
  if (!reason_.isEmpty()) {
    used += 0.8;
    place(reasonBox_, reason_, kReasonText, false);
  }
  used += kGapParts;
}

void GamePages::layOut() {
  const bool isAcross = area_.width() > area_.height();
  const bool hasColumn = isAcross && !choice_.empty;
  head_ = hasColumn ? QRectF(area_.topLeft(), QSizeF(kSideColumn, area_.height())) : area_;
  const double headHeight =
      hasColumn ? kSheetHead - 2 + sheetTextHeight(credit_, kSideColumn, kSmallText, false) + kGapParts +
                      (date_.isEmpty() ? 0 : sheetTextHeight(date_, kSideColumn, kSmallText, false))
                : kSheetHead;
  double used = headHeight;
  if (!headline_.isEmpty()) {
    placeHead(hasColumn ? kSideColumn : area_.width(), used);
  }
  if (!choice_.empty) {
    const int columns = hasColumn ? 1 : std::min(match_.players(), match_.players() == 4 ? 2 : 3);
    placeSeats(below(head_, used), columns);
    used = seats_.back().box.bottom() - head_.top() + kGapParts;
    for (const SeatBlock& block : seats_) {
      used = std::max(used, block.box.bottom() - head_.top() + kGapParts);
    }
  }
  board_ = hasColumn ? area_.adjusted(kSideColumn + 2 * kGapParts, 0, 0, -kSmallFoot)
                     : below(area_, used).adjusted(0, 0, 0, -kSmallFoot);
}

void GamePages::draw(QPainter& painter, int page) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (page == 0) {
    drawFirst(painter);
  } else {
    drawTurnsHead(painter);
    turns_->draw(painter, page - 1);
  }
  drawFoot(painter, page);
  painter.restore();
}

QString GamePages::resultLine() const {
  return tr("%1. %2", "who has won, why").arg(headline_, reason_).trimmed();
}

void GamePages::drawTurnsHead(QPainter& painter) const {
  writeSheetHead(painter, area_, title_, date_.isEmpty() ? tr("The turns") : date_);
  if (match_.timeline().outcome()) {
    writeOnSheet(painter, below(area_, kSheetHead - 2), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                 resultLine(), kReasonText, false, kSheetInk);
  }
}

void GamePages::drawFirst(QPainter& painter) const {
  if (head_.width() < area_.width()) {
    writeSheetHead(painter, head_, title_, {});
    writeOnSheet(painter, below(head_, kSheetHead - 2), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                 date_.isEmpty() ? credit_ : credit_ + QLatin1Char('\n') + date_, kSmallText, false,
                 kSheetQuiet);
  } else {
    writeSheetHead(painter, head_, title_, date_.isEmpty() ? credit_ : credit_ + QLatin1Char('\n') + date_);
  }
  const int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
  writeOnSheet(painter, headlineBox_, wrapped, headline_, kHeadlineText, true, kSheetInk);
  writeOnSheet(painter, reasonBox_, wrapped, reason_, kReasonText, false, kSheetInk);
  for (const SeatBlock& block : seats_) {
    drawSeat(painter, block);
  }
  drawBoard(painter);
}

void GamePages::drawSeatSign(QPainter& painter, QPointF centre, double radius, const GameFace& face,
                             const Match& match, Seat seat, const Look& look) {
  const QList<int> pieces = face.pieceColours(match.players(), seat);
  // Drawn large and scaled down, because signs have letters and fine lines.
  constexpr double kLarge = 12;
  painter.save();
  painter.translate(centre);
  painter.scale(radius / kLarge, radius / kLarge);
  const bool isDrawn = face.drawSeat(painter, {}, kLarge, match, seat, look);
  painter.restore();
  if (isDrawn) {
    // as on the board
  } else if (pieces.isEmpty()) {
    painter.setPen(QPen(look.colours().text, kSignEdge * radius));
    painter.setBrush(look.seatColour(match.colourIndex(seat)));
    painter.drawEllipse(centre, radius, radius);
  } else {
    for (qsizetype i = 0; i < pieces.size(); ++i) {
      face.facts().pieceColours->draw(
          painter, centre + QPointF(0, kNextSign * radius * static_cast<double>(i)), radius, pieces[i], look);
    }
  }
}

void GamePages::drawSeat(QPainter& painter, const SeatBlock& block) const {
  if (match_.players() > 1) {
    drawSeatSign(painter, block.box.topLeft() + QPointF(kDot + kDotAir, kDot + 0.4), kDot, face_, match_,
                 block.seat, look_);
  }
  const QRectF words = block.box.adjusted(match_.players() > 1 ? kDotRoom : 0, 0, 0, 0);
  writeOnSheet(painter, words, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, block.name, kNameText, true,
               kSheetInk);
  writeOnSheet(painter, below(words, sheetTextHeight(block.name, words.width(), kNameText, true)),
               Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, block.below, kSmallText, false, kSheetQuiet);
}

// Boards choose the width of fine lines by their size in pixels, so they are drawn at screen resolution.
void GamePages::drawBoard(QPainter& painter) const {
  // A board may be wider than it is high, and then starts at the top of the page.
  const QRectF shape = boardShape(face_, match_, look_);
  const double side = std::min(board_.width() / shape.width(), board_.height() / shape.height());
  const QPointF corner(board_.center().x() - side * shape.center().x(), board_.top() - side * shape.top());
  painter.save();
  painter.translate(corner);
  painter.scale(kPixel, kPixel);
  face_.drawBoard(painter, QRectF(0, 0, side / kPixel, side / kPixel), match_, look_);
  painter.restore();
}

void GamePages::drawFoot(QPainter& painter, int page) const {
  const QRectF foot(area_.left(), area_.bottom() - kSmallFoot, area_.width(), kSmallFoot - 0.6);
  writeOnSheet(painter, foot, Qt::AlignLeft | Qt::AlignBottom, tr("Byways"), kSmallText, false, kSheetQuiet);
  if (count() > 1) {
    writeOnSheet(painter, foot, Qt::AlignRight | Qt::AlignBottom,
                 tr("Page %1 of %2").arg(page + 1).arg(count()), kSmallText, false, kSheetQuiet);
  }
}

}  // namespace byways::app
