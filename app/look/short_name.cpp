// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/short_name.h"

#include <QRegularExpression>
#include <QTextBoundaryFinder>

namespace byways::app {

namespace {

constexpr QChar kDots(0x2026);

// The number in "Computer 2" with the space before it; empty if there is no number.
QString numberOf(const QString& name) {
  static const QRegularExpression kNumber(QStringLiteral(" \\d{1,3}$"));
  return kNumber.match(name).captured();
}

}  // namespace

QString shortName(const QString& name, const QFontMetricsF& metrics, double width) {
  // Kerning may make the whole name a little narrower than the sum of its parts.
  if (metrics.horizontalAdvance(name) <= width) {
    return name;
  }
  const QString number = numberOf(name);
  const double room = width - metrics.horizontalAdvance(number);
  return metrics.elidedText(name.chopped(number.size()), Qt::ElideRight, room) + number;
}

QString shortestName(const QString& name, int letters) {
  const QString number = numberOf(name);
  const QString withoutNumber = name.chopped(number.size());
  if (withoutNumber.size() <= letters + 1) {
    return name;  // an ellipsis would take as much room as it saves
  }
  QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, withoutNumber);
  finder.setPosition(letters);  // the name must not be cut within a character as people see it
  const qsizetype end = finder.isAtBoundary() ? letters : finder.toPreviousBoundary();
  return withoutNumber.left(end).trimmed() + kDots + number;
}

}  // namespace byways::app
