// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/turn_row_delegate.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPalette>
#include <QStyle>

#include "app/games/piece_colours.h"
#include "app/look/breakable.h"
#include "app/look/look.h"
#include "app/look/short_name.h"

namespace byways::app {

namespace {

constexpr int kRowIcon = 17;  // in pixels, like kRowAir and kAtEnds
constexpr int kRowAir = 4;
constexpr int kAtEnds = 8;
constexpr double kRowSign = 5.5;   // radius
constexpr int kMostLines = 4;      // of a turn
constexpr int kMostLinesSaid = 6;  // lines of text about a lot or a round

QString numberText(const QModelIndex& index) {
  return QCoreApplication::translate("TurnList", "%1.", "number of a turn")
      .arg(index.data(TurnRowDelegate::NumberRole).toInt());
}

// The icons at the end of a row, the first one outermost.
QStringList iconsOf(const QModelIndex& index) {
  QStringList icons;
  if (index.data(TurnRowDelegate::BranchesRole).toBool()) {
    icons.append(QStringLiteral("branch"));
  }
  if (index.data(TurnRowDelegate::CommentRole).toBool()) {
    icons.append(QStringLiteral("comment"));
  }
  if (index.data(TurnRowDelegate::LookRole).toBool()) {
    icons.append(QStringLiteral("highlights"));  // an eye
  }
  return icons;
}

int widthOf(const QStringList& icons) { return static_cast<int>(icons.size()) * (kRowIcon + kRowAir); }

// Prevents line breaks in walls such as "E5|F4"; names may be broken.
QString keptTogether(const QString& text) {
  constexpr QChar kJoiner(0x2060);
  return breakable(text).replace(QLatin1Char('|'), QString(QLatin1Char('|')) + kJoiner);
}

QString nameAndTurn(const QString& name, const QString& what) {
  return name.isEmpty() ? what
                        : QCoreApplication::translate("TurnList", "%1: %2", "player, what the player did")
                              .arg(name, what);
}

// How many lines the text takes. The measured height may differ by a pixel from that number times the line
// spacing, so the quotient is rounded.
int linesIn(const QString& text, int width, const QFontMetrics& metrics) {
  if (!text.contains(QLatin1Char('\n')) && metrics.horizontalAdvance(text) <= width) {
    return 1;  // quick exit: laying out a text takes ten times as long
  }
  const QRect room(0, 0, qMax(1, width), 10000);
  const int height = metrics.boundingRect(room, Qt::TextWordWrap, text).height();
  return qMax(1, (height + metrics.lineSpacing() / 2) / metrics.lineSpacing());
}

}  // namespace

TurnRowDelegate::TurnRowDelegate(const Match& match, const GameFace& face, const Look& look, QObject* parent)
    : QStyledItemDelegate(parent), match_(match), face_(face), look_(look) {}

QString TurnRowDelegate::fitted(const QString& name, const QString& what, int width,
                                const QFontMetrics& metrics) {
  // Don't elide text that fits: eliding measures less exactly if an arrow comes from another font.
  QString whole = nameAndTurn(name, what);
  if (metrics.horizontalAdvance(whole) <= width) {
    return whole;
  }
  QString least = nameAndTurn(shortestName(name), what);
  if (name.isEmpty() || metrics.horizontalAdvance(least) > width) {
    return metrics.elidedText(least, Qt::ElideRight, width);
  }
  const int room = width - metrics.horizontalAdvance(nameAndTurn(QStringLiteral("."), what)) +
                   metrics.horizontalAdvance(QLatin1Char('.'));
  const QString shorter = shortName(name, QFontMetricsF(metrics), room);
  return shorter.size() > shortestName(name).size() ? nameAndTurn(shorter, what) : least;
}

// The text of a row, with the player's name as short as possible.
QString TurnRowDelegate::shortestText(const QModelIndex& index) const {
  const Seat seat = index.data(SeatRole).toInt();
  return keptTogether(seat < 1 ? index.data(Qt::DisplayRole).toString()
                               : nameAndTurn(shortestName(nameOf(seat)), index.data(WhatRole).toString()));
}

// A name is shortened only if that saves a line.
QString TurnRowDelegate::textIn(const QModelIndex& index, int width, const QFontMetrics& metrics) const {
  const Seat seat = index.data(SeatRole).toInt();
  QString least = shortestText(index);
  if (seat < 1 || shortestName(nameOf(seat)) == nameOf(seat)) {
    return least;
  }
  QString whole = keptTogether(nameAndTurn(nameOf(seat), index.data(WhatRole).toString()));
  const int lines = linesIn(least, width, metrics);
  return lines > 1 && linesIn(whole, width, metrics) == lines ? whole : least;
}

QString TurnRowDelegate::nameOf(Seat seat) const {
  return match_.players() > 1 ? match_.name(seat) : QString();  // a single player needs no name
}

QColor TurnRowDelegate::inkOf(const QModelIndex& index) const {
  return index.row() > current_ ? look_.colours().quietText : look_.colours().text;
}

void TurnRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
  const QStringList icons = iconsOf(index);
  QStyleOptionViewItem row = option;
  initStyleOption(&row, index);
  // The usual row, with its text clear of the icons.
  const QRect room = QStyle::visualRect(option.direction, option.rect,
                                        option.rect.adjusted(kAtEnds, 0, -kAtEnds - widthOf(icons), 0));
  const bool isTurn = index.data(SeatRole).toInt() > 0;
  row.text.clear();
  const QWidget* const list = option.widget;
  list->style()->drawControl(QStyle::CE_ItemViewItem, &row, painter, list);
  if (isTurn) {
    paintTurn(painter, room, row, index);
  } else {
    paintLines(painter, room, row, index, textIn(index, room.width(), row.fontMetrics), Qt::AlignVCenter);
  }
  int at = kRowAir;
  for (const QString& name : icons) {
    const QRect area(option.rect.right() - at - kRowIcon, option.rect.center().y() - kRowIcon / 2, kRowIcon,
                     kRowIcon);
    look_.icon(name, &Colours::text).paint(painter, QStyle::visualRect(option.direction, option.rect, area));
    at += kRowIcon + kRowAir;
  }
}

int TurnRowDelegate::linesOf(const QModelIndex& index, int width, const QFontMetrics& metrics) const {
  const bool isTurn = index.data(SeatRole).toInt() > 0;
  const auto signs =
      isTurn && match_.players() > 1 ? static_cast<int>(qMax<qsizetype>(1, signsOf(index).size())) : 0;
  const int besideWhat = metrics.horizontalAdvance(numberText(index)) + 2 * kRowAir +
                         static_cast<int>(signs * (2 * kRowSign + 1));
  const int beside = 2 * kAtEnds + widthOf(iconsOf(index)) + (isTurn ? besideWhat : 0);
  // If textIn() chooses a longer text, it takes as many lines as the shortest one.
  return qMin(linesIn(shortestText(index), width - beside, metrics), isTurn ? kMostLines : kMostLinesSaid);
}

void TurnRowDelegate::paintTurn(QPainter* painter, const QRect& area, const QStyleOptionViewItem& row,
                                const QModelIndex& index) const {
  const QString number = numberText(index);
  const Seat seat = index.data(SeatRole).toInt();
  QPalette palette = row.palette;
  palette.setColor(QPalette::Text, inkOf(index));
  // If the turn takes several lines, number and sign are beside the first of them.
  const int height = row.fontMetrics.height();
  const bool isTall = area.height() >= height + row.fontMetrics.lineSpacing();
  const int lines = isTall ? linesOf(index, row.rect.width(), row.fontMetrics) : 1;
  const int all = height + (lines - 1) * row.fontMetrics.lineSpacing();
  const QRect whole(area.left(), area.top() + (area.height() - all) / 2, area.width(), all);
  const QRect line = isTall ? QRect(whole.topLeft(), QSize(whole.width(), height)) : area;
  const auto write = [&](int from, const QString& text) {
    const QRect part = QStyle::visualRect(row.direction, line, line.adjusted(from, 0, 0, 0));
    row.widget->style()->drawItemText(
        painter, part,
        static_cast<int>(QStyle::visualAlignment(row.direction, Qt::AlignLeft) | Qt::AlignVCenter), palette,
        true, text, QPalette::Text);
  };
  painter->save();
  painter->setFont(row.font);
  int at = 0;
  write(at, number);
  at += row.fontMetrics.horizontalAdvance(number) + kRowAir;
  if (match_.players() > 1) {
    at += paintSigns(painter, QStyle::visualRect(row.direction, line, line.adjusted(at, 0, 0, 0)),
                     row.direction, index) +
          kRowAir;
  }
  if (isTall) {
    const QRect words = whole.adjusted(at, 0, 0, 0);
    paintLines(painter, QStyle::visualRect(row.direction, whole, words), row, index,
               textIn(index, words.width(), row.fontMetrics), Qt::AlignTop);
    painter->restore();
    return;
  }
  write(at, fitted(nameOf(seat), index.data(WhatRole).toString(), area.width() - at, row.fontMetrics));
  painter->restore();
}

void TurnRowDelegate::paintLines(QPainter* painter, const QRect& area, const QStyleOptionViewItem& row,
                                 const QModelIndex& index, const QString& text, Qt::Alignment upright) const {
  // A very long text is cut at its end, and earlier if many of its lines are short because a long word
  // follows.
  const int lines = qMax(1, (area.height() + row.fontMetrics.leading()) / row.fontMetrics.lineSpacing());
  QString shown = text;
  for (int most = lines * area.width();
       linesIn(shown, area.width(), row.fontMetrics) > lines && most > area.width() / 2; most -= most / 10) {
    shown = row.fontMetrics.elidedText(text, Qt::ElideRight, most);
  }
  painter->save();
  painter->setFont(row.font);
  painter->setPen(inkOf(index));
  painter->drawText(
      area,
      static_cast<int>(QStyle::visualAlignment(row.direction, Qt::AlignLeft) | upright) | Qt::TextWordWrap,
      shown);
  painter->restore();
}

QList<int> TurnRowDelegate::signsOf(const QModelIndex& index) const {
  const QVariant colour = index.data(ColourRole);
  return colour.isValid() && colour.toInt() >= 0
             ? QList<int>{colour.toInt()}
             : face_.pieceColours(match_.players(), index.data(SeatRole).toInt());
}

// Paints at the start of the area; returns the width.
int TurnRowDelegate::paintSigns(QPainter* painter, const QRect& area, Qt::LayoutDirection direction,
                                const QModelIndex& index) const {
  const Seat seat = index.data(SeatRole).toInt();
  const QList<int> pieces = signsOf(index);
  const int count = qMax(1, static_cast<int>(pieces.size()));
  constexpr double kWide = 2 * kRowSign + 1;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  for (int i = 0; i < count; ++i) {
    const double way = kRowSign + i * kWide;
    const QPointF centre(direction == Qt::RightToLeft ? area.right() - way : area.left() + way,
                         QRectF(area).center().y());
    if (!pieces.isEmpty()) {
      face_.facts().pieceColours->draw(*painter, centre, kRowSign, pieces.at(i), look_);
    } else if (!face_.drawSeat(*painter, centre, kRowSign, match_, seat, look_)) {
      painter->setPen(Qt::NoPen);
      painter->setBrush(look_.seatColour(match_.colourIndex(seat)));
      painter->drawEllipse(centre, kRowSign, kRowSign);
    }
  }
  painter->restore();
  return static_cast<int>(count * kWide);
}

}  // namespace byways::app
