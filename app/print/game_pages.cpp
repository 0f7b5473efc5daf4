// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/game_pages.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

#include "app/games/catalogue.h"
#include "app/games/turn_words.h"
#include "app/look/look.h"
#include "app/print/sheet_text.h"

namespace byways::app {

namespace {

// Millimetres.
constexpr double kStatusText = 3.9;
constexpr double kNameText = 3.9;
constexpr double kSmallText = 3.0;
constexpr double kSmallFoot = 5;
constexpr double kDot = 2.3;      // radius of a seat's colour
constexpr double kDotAir = 0.8;   // round it: some signs have points
constexpr double kDotRoom = 7.2;  // from the block's edge to its name
constexpr double kGapSeats = 4;
constexpr double kGapParts = 4;
constexpr double kSideColumn = 62;  // beside the board on a page across
constexpr int kTogether = 24;       // letters of a fact that stay on one line
constexpr double kPixel = 25.4 / 96;

QRectF below(const QRectF& area, double used) { return area.adjusted(0, used, 0, 0); }

bool hasWonIt(const Match& match, Seat seat) {
  const auto outcome = match.timeline().outcome();
  return outcome &&
         std::find(outcome->winners.begin(), outcome->winners.end(), seat) != outcome->winners.end();
}

const CatalogueEntry& entryOf(const GameFace& face) {
  const auto entries = catalogue();
  return *std::find_if(entries.begin(), entries.end(),
                       [&face](const CatalogueEntry& entry) { return entry.face == &face; });
}

// The turn on the board, from 1: the one in hand, or the last one after the end.
int turnNumber(const Timeline& timeline) {
  int turns = 0;
  bool open = false;
  for (const Entry& entry : timeline.entries_until(timeline.cursor())) {
    turns += entry.seat == kChance ? 0 : 1;
    open = entry.seat != kChance && entry.unfinished;
  }
  return timeline.outcome() || open ? turns : turns + 1;
}

QStringList turnLines(const GameFace& face, const Match& match) {
  QStringList lines;
  for (const TurnRow& row : turnRows(face, match, true)) {
    if (match.timeline().state_at(row.cursor).has_secrets()) {
      continue;
    }
    const QString comment = match.comment(row.entries);
    lines.append(comment.isEmpty() ? row.text : row.text + QStringLiteral("\n– ") + comment);
  }
  return lines;
}

}  // namespace

GamePages::GamePages(const GameFace& face, const Match& match, const Look& look, const PageChoice& choice,
                     const QRectF& area)
    : face_(face),
      match_(match),
      look_(look),
      choice_(choice),
      area_(area),
      title_(entryOf(face).title()),
      credit_(tr("By %1", "the author of a game").arg(entryOf(face).credit())) {
  if (!choice.empty) {
    status_ = statusText().replace(QChar::Nbsp, QLatin1Char(' '));
  }
  layOut();
  if (choice.turns && !choice.empty) {
    turns_.emplace(turnLines(face, match), below(area, kSheetHead).adjusted(0, 0, 0, -kSmallFoot));
  }
}

QString GamePages::statusText() const {
  const Timeline& timeline = match_.timeline();
  if (timeline.outcome()) {
    return face_.resultText(match_);
  }
  if (match_.game().has_secret_turns()) {
    return face_.curtainText(match_);
  }
  const int number = turnNumber(timeline);
  const Seat seat = match_.onTurn();
  if (seat < 1) {
    return tr("Before the first turn");
  }
  if (match_.players() == 1) {
    return tr("Move %1", "a number").arg(number);
  }
  const int colour = face_.colourOnTurn(match_);
  const QString name = colour < 0 ? match_.name(seat)
                                  : tr("%1 (%2)", "player, colour of the pieces")
                                        .arg(match_.name(seat), face_.pieceColourName(colour));
  return match_.isRollDue() ? tr("Turn %1: %2 is to roll").arg(number).arg(name)
                            : tr("Turn %1: %2 is to move").arg(number).arg(name);
}

QString GamePages::colourText(Seat seat) const {
  QStringList names;
  for (const int colour : face_.pieceColours(match_.players(), seat)) {
    names.append(face_.pieceColourName(colour));
  }
  return names.isEmpty() ? Look::seatColourName(match_.colourIndex(seat)) : names.join(QStringLiteral(", "));
}

GamePages::SeatBlock GamePages::blockOf(Seat seat, double width) const {
  QStringList facts;
  if (match_.players() > 1) {
    facts.append(colourText(seat));
  }
  facts += face_.seatLines(match_, seat);
  if (hasWonIt(match_, seat) && match_.players() > 1) {
    facts.prepend(tr("won"));
  } else if (match_.state().has_left(seat)) {
    facts.prepend(tr("has left"));
  }
  for (QString& fact : facts) {
    if (fact.size() < kTogether) {
      fact.replace(QLatin1Char(' '), QChar::Nbsp);
    }
  }
  SeatBlock block{seat,
                  elidedOnSheet(match_.name(seat), width - kDotRoom, kNameText, true),
                  facts.join(QStringLiteral(" · ")),
                  {}};
  const double height =
      sheetTextHeight(block.name, width, kNameText, true) +
      (block.below.isEmpty() ? 0 : sheetTextHeight(block.below, width - kDotRoom, kSmallText, false));
  block.box = QRectF(0, 0, width, height);
  return block;
}

// Row by row, each as high as its highest block.
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

void GamePages::layOut() {
  const bool isAcross = area_.width() > area_.height();
  const bool hasColumn = isAcross && !choice_.empty;
  head_ = hasColumn ? QRectF(area_.topLeft(), QSizeF(kSideColumn, area_.height())) : area_;
  const double headHeight =
      hasColumn ? kSheetHead - 2 + sheetTextHeight(credit_, kSideColumn, kSmallText, false) + kGapParts
                : kSheetHead;
  double used = headHeight;
  if (!status_.isEmpty()) {
    const double height = sheetTextHeight(status_, head_.width(), kStatusText, false);
    statusBox_ = QRectF(head_.left(), head_.top() + used, head_.width(), height);
    used += height + kGapParts;
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
    writeSheetHead(painter, area_, title_, tr("The turns"));
    turns_->draw(painter, page - 1);
  }
  drawFoot(painter, page);
  painter.restore();
}

void GamePages::drawFirst(QPainter& painter) const {
  if (head_.width() < area_.width()) {
    writeSheetHead(painter, head_, title_, {});
    writeOnSheet(painter, below(head_, kSheetHead - 2), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                 credit_, kSmallText, false, kSheetQuiet);
  } else {
    writeSheetHead(painter, head_, title_, credit_);
  }
  if (!status_.isEmpty()) {
    writeOnSheet(painter, statusBox_, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, status_, kStatusText,
                 false, kSheetInk);
  }
  for (const SeatBlock& block : seats_) {
    drawSeat(painter, block);
  }
  drawBoard(painter);
}

// What the seat's pieces look like.
void GamePages::drawSign(QPainter& painter, const SeatBlock& block) const {
  const QPointF centre = block.box.topLeft() + QPointF(kDot + kDotAir, kDot + 0.4);
  const QList<int> pieces = face_.pieceColours(match_.players(), block.seat);
  // Drawn large and made smaller: signs have letters and fine lines.
  constexpr double kLarge = 12;
  painter.save();
  painter.translate(centre);
  painter.scale(kDot / kLarge, kDot / kLarge);
  const bool isDrawn = face_.drawSeat(painter, {}, kLarge, match_, block.seat, look_);
  painter.restore();
  if (isDrawn) {
    // as on the board
  } else if (pieces.isEmpty()) {
    painter.setPen(QPen(QColor::fromRgb(kSheetInk), 0.2));
    painter.setBrush(look_.seatColour(match_.colourIndex(block.seat)));
    painter.drawEllipse(centre, kDot, kDot);
  } else {
    // Two colours of one player lie one below the other.
    for (qsizetype i = 0; i < pieces.size(); ++i) {
      face_.drawPiece(painter, centre + QPointF(0, 2.3 * kDot * static_cast<double>(i)), kDot, pieces[i],
                      look_);
    }
  }
}

void GamePages::drawSeat(QPainter& painter, const SeatBlock& block) const {
  if (match_.players() > 1) {
    drawSign(painter, block);
  }
  const QRectF words = block.box.adjusted(match_.players() > 1 ? kDotRoom : 0, 0, 0, 0);
  writeOnSheet(painter, words, Qt::AlignLeft | Qt::AlignTop, block.name, kNameText, true, kSheetInk);
  writeOnSheet(painter, below(words, sheetTextHeight(block.name, words.width(), kNameText, true)),
               Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, block.below, kSmallText, false, kSheetQuiet);
}

// Boards choose the width of fine lines by the pixels that they get, so they get those of a screen.
void GamePages::drawBoard(QPainter& painter) const {
  painter.save();
  painter.translate(board_.topLeft());
  painter.scale(kPixel, kPixel);
  face_.drawBoard(painter, QRectF(QPointF(), board_.size() / kPixel), match_, look_, choice_.coordinates);
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
