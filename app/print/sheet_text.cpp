// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/sheet_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

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

// Words that are longer than a line are broken where the line ends.
int wrapFor(const QString& text, double width, const QFont& font) {
  const QFontMetricsF metrics(font);
  const QStringList words = text.split(QRegularExpression(QStringLiteral("[ \n]")));
  const bool fits = std::all_of(words.begin(), words.end(), [&](const QString& word) {
    return metrics.horizontalAdvance(word) <= width * kFine;
  });
  return fits ? Qt::TextWordWrap : Qt::TextWrapAnywhere;
}

}  // namespace

void writeOnSheet(QPainter& painter, const QRectF& area, int flags, const QString& text, double size,
                  bool bold, const QColor& colour) {
  const QFont font = sheetFont(size, bold);
  if ((flags & Qt::TextWordWrap) != 0) {
    flags = (flags & ~Qt::TextWordWrap) | wrapFor(text, area.width(), font);
  }
  painter.save();
  painter.setFont(font);
  painter.setPen(colour);
  painter.translate(area.topLeft());
  painter.scale(1 / kFine, 1 / kFine);
  painter.drawText(QRectF(0, 0, area.width() * kFine, area.height() * kFine), flags, text);
  painter.restore();
}

double sheetTextHeight(const QString& text, double width, double size, bool bold) {
  const QRectF room(0, 0, width * kFine, kEndless);
  const QFont font = sheetFont(size, bold);
  return QFontMetricsF(font).boundingRect(room, wrapFor(text, width, font), text).height() / kFine;
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
  const double wide = sheetTextWidth(title, kTitle, true);
  const QRectF head(area.topLeft(), QSizeF(area.width(), kSheetHead));
  writeOnSheet(painter, head, Qt::AlignLeft | Qt::AlignTop, title,
               kTitle * std::min(1.0, area.width() / wide), true, kSheetInk);
  writeOnSheet(painter, head, Qt::AlignRight | Qt::AlignTop, credit, kCredit, false, kSheetQuiet);
}

}  // namespace byways::app
