// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/sheet_text.h"

#include <QFontMetricsF>
#include <QPainter>

namespace byways::app {

namespace {

// Fonts in millimetres: drawn large and made smaller, because small sizes are rounded.
constexpr double kFine = 20;
constexpr double kEndless = 1e6;

QFont sheetFont(double size, bool bold) {
  QFont font(QStringLiteral("Noto Sans"));
  font.setStyleHint(QFont::SansSerif);
  font.setPixelSize(static_cast<int>(size * kFine));
  font.setBold(bold);
  return font;
}

}  // namespace

void writeOnSheet(QPainter& painter, const QRectF& area, int flags, const QString& text, double size,
                  bool bold, const QColor& colour) {
  painter.save();
  painter.setFont(sheetFont(size, bold));
  painter.setPen(colour);
  painter.translate(area.topLeft());
  painter.scale(1 / kFine, 1 / kFine);
  painter.drawText(QRectF(0, 0, area.width() * kFine, area.height() * kFine), flags, text);
  painter.restore();
}

double sheetTextHeight(const QString& text, double width, double size, bool bold) {
  const QRectF room(0, 0, width * kFine, kEndless);
  return QFontMetricsF(sheetFont(size, bold)).boundingRect(room, Qt::TextWordWrap, text).height() / kFine;
}

double sheetTextWidth(const QString& text, double size, bool bold) {
  return QFontMetricsF(sheetFont(size, bold)).horizontalAdvance(text) / kFine;
}

QString elidedOnSheet(const QString& text, double width, double size, bool bold) {
  return QFontMetricsF(sheetFont(size, bold)).elidedText(text, Qt::ElideRight, width * kFine);
}

void writeSheetHead(QPainter& painter, const QRectF& area, const QString& title, const QString& credit) {
  constexpr double kTitle = 6;
  constexpr double kCredit = 3.2;
  const QRectF head(area.topLeft(), QSizeF(area.width(), kSheetHead));
  writeOnSheet(painter, head, Qt::AlignLeft | Qt::AlignTop, title, kTitle, true, kSheetInk);
  writeOnSheet(painter, head, Qt::AlignRight | Qt::AlignTop, credit, kCredit, false, kSheetQuiet);
}

}  // namespace byways::app
