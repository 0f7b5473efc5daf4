// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/sheet.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

#include "app/board/hex_shapes.h"
#include "app/look/short_name.h"

namespace byways::app {

namespace {

// Fonts in millimetres are drawn large and scaled down, because small sizes are rounded.
constexpr double kFineness = 20;
constexpr double kEndless = 1e6;

QFont sheetFont(double size, bool bold) {
  QFont font(QStringLiteral("Noto Sans"));
  font.setStyleHint(QFont::SansSerif);
  font.setPixelSize(static_cast<int>(size * kFineness));
  font.setBold(bold);
  return font;
}

// Returns `text` with line breaks allowed anywhere in words that are longer than a line.
QString foldable(const QString& text, double width, const QFont& font) {
  const QFontMetricsF metrics(font);
  QString folded = text;
  const QStringList words = text.split(QRegularExpression(QStringLiteral("[ \\n-]")));
  for (const QString& word : words) {
    if (metrics.horizontalAdvance(word) > width * kFineness) {
      QString parts;
      for (const QChar letter : word) {
        parts += letter;
        if (!letter.isHighSurrogate()) {
          parts += QChar(0x200b);
        }
      }
      folded.replace(word, parts);
    }
  }
  return folded;
}

constexpr double kFineLine = 0.25;
constexpr double kBorder = 1.1;
constexpr double kHexSheetFoot = 26;
constexpr double kLargestHex = 26;  // millimetres between opposite sides; a large coin has room

}  // namespace

void writeOnSheet(QPainter& painter, const QRectF& area, int flags, const QString& text, double size,
                  bool bold, const QColor& colour) {
  const QFont font = sheetFont(size, bold);
  painter.save();
  painter.setFont(font);
  painter.setPen(colour);
  painter.translate(area.topLeft());
  painter.scale(1 / kFineness, 1 / kFineness);
  painter.drawText(QRectF(0, 0, area.width() * kFineness, area.height() * kFineness), flags,
                   (flags & Qt::TextWordWrap) != 0 ? foldable(text, area.width(), font) : text);
  painter.restore();
}

double sheetTextHeight(const QString& text, double width, double size, bool bold) {
  const QRectF room(0, 0, width * kFineness, kEndless);
  const QFont font = sheetFont(size, bold);
  return QFontMetricsF(font).boundingRect(room, Qt::TextWordWrap, foldable(text, width, font)).height() /
         kFineness;
}

double sheetTextWidth(const QString& text, double size, bool bold) {
  return QFontMetricsF(sheetFont(size, bold)).horizontalAdvance(text) / kFineness;
}

QString elidedOnSheet(const QString& text, double width, double size, bool bold) {
  return shortName(text, QFontMetricsF(sheetFont(size, bold)), width * kFineness);
}

void writeSheetHead(QPainter& painter, const QRectF& area, const QString& title, const QString& credit) {
  constexpr double kTitle = 6;
  constexpr double kCredit = 3.2;
  const double wide = sheetTextWidth(title, kTitle, true);
  const QRectF head(area.topLeft(), QSizeF(area.width(), kSheetHead));
  writeOnSheet(painter, head, Qt::AlignLeft | Qt::AlignTop, title,
               kTitle * std::min(1.0, area.width() / wide), true, kSheetInk);
  writeOnSheet(painter, head, Qt::AlignRight | Qt::AlignTop, credit, kCredit, false, kSheetQuiet);
}

HexSheet::HexSheet(QPainter& painter, const QRectF& area, const hex::Grid& grid, double largest)
    : painter_(painter), grid_(grid) {
  const QRectF bounds = hexBounds(grid);
  const QRectF inside = area.adjusted(kBorder, kBorder, -kBorder, -kBorder);
  unit_ = std::min(
      {inside.width() / bounds.width(), inside.height() / bounds.height(), largest / (2 * kHexApothem)});
  middle_ = area.center() - bounds.center() * unit_;
}

QPointF HexSheet::at(hex::Cell cell) const { return middle_ + hexCentre(grid_.axial(cell)) * unit_; }

double HexSheet::apothem() const { return kHexApothem * unit_; }

QPolygonF HexSheet::hexagon(hex::Cell cell, double part) const {
  return hexagonAt(at(cell), kHexCorner * unit_ * part);
}

void HexSheet::drawLines() {
  Cells all;
  painter_.setPen(QPen(QColor::fromRgb(kSheetLine), kFineLine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter_.setBrush(Qt::NoBrush);
  for (hex::Cell cell = 0; cell < grid_.cells(); ++cell) {
    painter_.drawPolygon(hexagon(cell));
    all.push_back(cell);
  }
  painter_.save();
  painter_.translate(middle_);
  painter_.scale(unit_, unit_);
  painter_.setPen(
      QPen(QColor::fromRgb(kSheetInk), kBorder / unit_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter_.drawPath(hexOutline(grid_, all, 0, 0));
  painter_.restore();
}

void HexSheet::drawNames() {
  constexpr double kMost = 2.6;
  const double size = std::min(kMost, 0.34 * apothem());
  for (hex::Cell cell = 0; cell < grid_.cells(); ++cell) {
    const QRectF box(at(cell) + QPointF(-apothem(), 0.44 * apothem()), QSizeF(2 * apothem(), 1.5 * size));
    writeOnSheet(painter_, box, Qt::AlignHCenter | Qt::AlignTop, QString::fromStdString(grid_.name(cell)),
                 size, false, kSheetLine);
  }
}

void drawHexSheet(QPainter& painter, const QRectF& page, const hex::Grid& grid, const SheetWords& words) {
  const QRectF area = page.adjusted(kSheetMargin, kSheetMargin, -kSheetMargin, -kSheetMargin);
  writeSheetHead(painter, area, words.title, words.credit);
  HexSheet board(painter, area.adjusted(0, kSheetHead, 0, -kHexSheetFoot), grid, kLargestHex);
  board.drawLines();
  board.drawNames();
  const QRectF foot(area.left(), area.bottom() - kHexSheetFoot + 4, area.width(), kHexSheetFoot - 4);
  writeOnSheet(painter, foot, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, words.reminder, 3.1, false,
               kSheetInk);
}

}  // namespace byways::app
