// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/board_glance.h"

#include <QAccessible>
#include <QTest>

namespace byways::app::test {

namespace {

bool differIn(const QImage& one, const QImage& other, const QRectF& area) {
  const QRect there = area.toRect();
  return one.size() != other.size() || one.copy(there) != other.copy(there);
}

QRectF middleOf(const QRectF& area, double share) {
  const QPointF rim = QPointF(area.width(), area.height()) * (1 - share) / 2;
  return {area.topLeft() + rim, area.bottomRight() - rim};
}

}  // namespace

BoardGlance::BoardGlance(BoardView& board) : board_(board), image_(board.grab().toImage()) {}

bool BoardGlance::changedAt(const QString& place, double share) const {
  return changedIn(middleOf(board_.areaOf(place), share));
}

bool BoardGlance::changedIn(const QRectF& area) const {
  return differIn(image_, board_.grab().toImage(), area);
}

bool BoardGlance::changedBetween(const QString& one, const QString& other) const {
  constexpr double kReach = 3;  // pixels from the middle that are compared
  const QPointF middle = (board_.areaOf(one).center() + board_.areaOf(other).center()) / 2;
  return changedIn(QRectF(middle - QPointF(kReach, kReach), 2 * QSizeF(kReach, kReach)));
}

bool BoardGlance::changedAlong(const QStringList& way) const {
  for (qsizetype i = 1; i < way.size(); ++i) {
    if (!changedBetween(way[i - 1], way[i])) {
      return false;
    }
  }
  return way.size() > 1;
}

QStringList BoardGlance::changedPlaces(double share) const {
  const QImage now = board_.grab().toImage();
  QStringList places = board_.places();
  places.removeIf(
      [&](const QString& place) { return !differIn(image_, now, middleOf(board_.areaOf(place), share)); });
  return places;
}

QStringList placesWithHelp(Gui& gui) {
  const BoardGlance helped(gui.board());
  const Highlights before = gui.preferences().picture().highlights;
  gui.preferences().setHighlights(Highlights::None);
  QStringList places = helped.changedPlaces();
  gui.preferences().setHighlights(before);
  return places;
}

void pointNowhere(BoardView& board) {
  QTest::mouseMove(&board, QPoint(2, 2));
  QCoreApplication::processEvents();
}

QString accessibleNameOf(BoardView& board, const QString& place) {
  const auto index = static_cast<int>(board.places().indexOf(place));
  const QAccessibleInterface* const accessible = QAccessible::queryAccessibleInterface(&board)->child(index);
  return accessible != nullptr ? accessible->text(QAccessible::Name) : QString();
}

QStringList placesSaying(BoardView& board, const char* part) {
  QStringList places = board.places();
  places.removeIf([&](const QString& place) {
    return !accessibleNameOf(board, place).contains(QString::fromUtf8(part));
  });
  return places;
}

QStringList placesOffering(const BoardView& board, const char* action) {
  QStringList places = board.places();
  places.removeIf(
      [&](const QString& place) { return !board.actionOf(place).startsWith(QString::fromUtf8(action)); });
  return places;
}

}  // namespace byways::app::test
