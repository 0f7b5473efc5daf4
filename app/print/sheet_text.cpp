// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/sheet_text.h"

#include <QPainter>

namespace byways::app {

void writeOnSheet(QPainter& painter, const QRectF& area, int flags, const QString& text, double size,
                  bool bold, const QColor& colour) {
  // Fonts in millimetres: drawn large and made smaller, because small sizes are rounded.
  constexpr double kFine = 20;
  QFont font(QStringLiteral("Noto Sans"));
  font.setStyleHint(QFont::SansSerif);
  font.setPixelSize(static_cast<int>(size * kFine));
  font.setBold(bold);
  painter.save();
  painter.setFont(font);
  painter.setPen(colour);
  painter.translate(area.topLeft());
  painter.scale(1 / kFine, 1 / kFine);
  painter.drawText(QRectF(0, 0, area.width() * kFine, area.height() * kFine), flags, text);
  painter.restore();
}

void writeSheetHead(QPainter& painter, const QRectF& area, const QString& title, const QString& credit) {
  constexpr double kTitle = 6;
  constexpr double kCredit = 3.2;
  const QRectF head(area.topLeft(), QSizeF(area.width(), kSheetHead));
  writeOnSheet(painter, head, Qt::AlignLeft | Qt::AlignTop, title, kTitle, true, kSheetInk);
  writeOnSheet(painter, head, Qt::AlignRight | Qt::AlignTop, credit, kCredit, false, kSheetLine);
}

}  // namespace byways::app
