// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/short_name.h"

#include <QRegularExpression>
#include <QTextBoundaryFinder>

namespace byways::app {

namespace {

constexpr QChar kDots(0x2026);

// " 2" of "Computer 2", and what stands before it.
QString numberOf(const QString& name) {
  static const QRegularExpression kNumber(QStringLiteral(" \\d{1,3}$"));
  return kNumber.match(name).captured();
}

}  // namespace

QString shortName(const QString& name, const QFontMetricsF& metrics, double width) {
  // Shaped as a whole it may be a little narrower than its parts.
  if (metrics.horizontalAdvance(name) <= width) {
    return name;
  }
  const QString number = numberOf(name);
  const double room = width - metrics.horizontalAdvance(number);
  return metrics.elidedText(name.chopped(number.size()), Qt::ElideRight, room) + number;
}

QString shortestName(const QString& name, int letters) {
  const QString number = numberOf(name);
  const QString whole = name.chopped(number.size());
  if (whole.size() <= letters + 1) {
    return name;  // the dots take the room of a letter
  }
  QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, whole);
  finder.setPosition(letters);  // a letter of several characters stays whole
  const qsizetype end = finder.isAtBoundary() ? letters : finder.toPreviousBoundary();
  return whole.left(end).trimmed() + kDots + number;
}

}  // namespace byways::app
