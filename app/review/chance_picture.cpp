// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/chance_picture.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <utility>

#include "app/look/colour_tables.h"
#include "app/review/chance_graph.h"
#include "engine/core/seat.h"

namespace byways::app {

namespace {

constexpr double kAir = 10;    // pixels around the drawing
constexpr double kScale = 48;  // least width of the percentages on the left, in pixels
constexpr double kBesideScale = 6;
constexpr double kMarkRadius = 9;  // radius of a numbered mark
constexpr double kLineWidth = 2.4;
constexpr double kBesideNames = 8;
constexpr double kSample = 18;  // length in pixels of the sample of a line before the player's name
constexpr double kMostName = 120;

// The dash pattern of a seat, so that lines can be told apart without colour.
const QList<qreal>& patternOf(int seat) {
  static const std::array kPatterns{QList<qreal>{},       QList<qreal>{4, 2},
                                    QList<qreal>{1, 1.8}, QList<qreal>{5, 1.8, 1, 1.8},
                                    QList<qreal>{7, 3},   QList<qreal>{3, 1.5, 1, 1.5, 1, 1.5}};
  static_assert(kPatterns.size() == kMostSeats, "each seat of a table has a line pattern of its own");
  return kPatterns[static_cast<std::size_t>(seat)];
}

}  // namespace

QString ChancePicture::figure(double chance) {
  return ChanceGraph::tr("%1 %", "a number").arg(QLocale().toString(qRound(chance * 100)));
}

double ChancePicture::nameWidth() const {
  double widest = 0;
  for (const Player& player : players_) {
    widest = qMax(widest, QFontMetricsF(font_).horizontalAdvance(player.name));
  }
  return qMin(qMin(widest, kMostName), size_.width() / 4);
}

// The width of the percentages on the left, at the current text size.
double ChancePicture::scaleWidth() const {
  return qMax(kScale, QFontMetricsF(font_).horizontalAdvance(figure(1)) + kBesideScale);
}

QRectF ChancePicture::area() const {
  return QRectF(QPointF(), size_)
      .adjusted(kAir + scaleWidth(), kAir + 2 * kMarkRadius + 2,
                -kAir - 2 * kBesideNames - kSample - nameWidth(), -kAir);
}

QPointF ChancePicture::pointOf(int value, double chance) const {
  const QRectF area = this->area();
  return {area.left() + area.width() * (most() > 0 ? static_cast<double>(value) / most() : 0.0),
          area.bottom() - area.height() * chance};
}

int ChancePicture::valueAt(double x) const {
  const QRectF area = this->area();
  return qBound(0, qRound((x - area.left()) / qMax(1.0, area.width()) * most()), most());
}

void ChancePicture::paintGrid(QPainter& painter, const Colours& colours) const {
  for (const double chance : {0.0, 0.5, 1.0}) {
    const QPointF left = pointOf(0, chance);
    painter.setPen(QPen(colours.line, 1, chance == 0.5 ? Qt::DashLine : Qt::SolidLine));
    painter.drawLine(left, QPointF(area().right(), left.y()));
    painter.setPen(colours.quietText);
    const double line = QFontMetricsF(font_).height();
    painter.drawText(QRectF(left.x() - scaleWidth() - kBesideScale, left.y() - line / 2, scaleWidth(), line),
                     Qt::AlignRight | Qt::AlignVCenter, figure(chance));
  }
}

void ChancePicture::paintLine(QPainter& painter, const Colours& colours, int seat) const {
  QPainterPath path;
  bool isOn = false;
  for (std::size_t value = 0; value < chances_.size(); ++value) {
    const std::vector<double>& here = chances_[value];
    if (here.size() <= static_cast<std::size_t>(seat)) {
      isOn = false;
      continue;
    }
    const QPointF point = pointOf(static_cast<int>(value), here[static_cast<std::size_t>(seat)]);
    isOn ? path.lineTo(point) : path.moveTo(point);
    if (!isOn) {
      path.lineTo(point + QPointF(0.01, 0));  // a single point would draw nothing
    }
    isOn = true;
  }
  stroke(painter, colours, path, seat);
}

void ChancePicture::stroke(QPainter& painter, const Colours& colours, const QPainterPath& path,
                           int seat) const {
  const QColor colour = players_[seat].colour;
  painter.setBrush(Qt::NoBrush);
  QPen pen(colour, kLineWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
  constexpr double kEnough = 2.2;
  if (contrast(colour, colours.panel) < kEnough) {
    // The line gets an edge if it hardly stands out, such as that of white pieces on a light ground.
    painter.setPen(QPen(colours.quietText, kLineWidth + 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
  }
  if (!patternOf(seat).isEmpty()) {
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern(patternOf(seat));
  }
  painter.setPen(pen);
  painter.drawPath(path);
}

// Paints the names at the ends of the lines, each with a sample of its line. Moves names apart that would
// overlap.
void ChancePicture::paintNames(QPainter& painter, const Colours& colours) const {
  const double line = QFontMetricsF(font_).height();
  std::vector<std::pair<double, int>> places;
  for (int seat = 0; seat < players_.size(); ++seat) {
    double chance = 0.5;
    for (const std::vector<double>& here : chances_) {
      chance = here.size() > static_cast<std::size_t>(seat) ? here[static_cast<std::size_t>(seat)] : chance;
    }
    places.emplace_back(pointOf(0, chance).y(), seat);
  }
  std::stable_sort(places.begin(), places.end(),
                   [](const auto& one, const auto& other) { return one.first < other.first; });
  const double least = qMin(line, (size_.height() - 2) / qMax(1.0, static_cast<double>(places.size())));
  for (std::size_t i = 1; i < places.size(); ++i) {
    places[i].first = qMax(places[i].first, places[i - 1].first + least);
  }
  double bottom = size_.height() - least / 2;
  for (std::size_t i = places.size(); i-- > 0;) {
    places[i].first = qMin(places[i].first, bottom);
    bottom = places[i].first - least;
  }
  const double left = area().right() + kBesideNames;
  for (const auto& [y, seat] : places) {
    QPainterPath sample(QPointF(left, y));
    sample.lineTo(left + kSample, y);
    stroke(painter, colours, sample, seat);
    painter.setPen(colours.text);
    painter.drawText(QRectF(left + kSample + kBesideNames, y - line / 2, nameWidth() + 1, line),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font_).elidedText(players_[seat].name, Qt::ElideRight, nameWidth() + 1));
  }
}

void ChancePicture::paintMarks(QPainter& painter, const Colours& colours, int value) const {
  QFont bold = font_;
  bold.setWeight(QFont::DemiBold);
  painter.setFont(bold);
  for (int i = 0; i < marks_.size(); ++i) {
    const bool isHere = marks_[i] == value;
    const QPointF middle(pointOf(marks_[i], 0).x(), kAir + kMarkRadius);
    painter.setPen(QPen(colours.accent, 1, Qt::DotLine));
    painter.drawLine(middle, QPointF(middle.x(), area().bottom()));
    painter.setPen(QPen(colours.accent, 1.5));
    painter.setBrush(isHere ? colours.accent : colours.panel);
    painter.drawEllipse(middle, kMarkRadius, kMarkRadius);
    painter.setPen(isHere ? colours.accentText : colours.text);
    painter.drawText(
        QRectF(middle.x() - kMarkRadius, middle.y() - kMarkRadius, 2 * kMarkRadius, 2 * kMarkRadius),
        Qt::AlignCenter, QLocale().toString(i + 1));
  }
}

int ChancePicture::markAt(QPointF point) const {
  for (const int value : std::as_const(marks_)) {
    const QPointF middle(pointOf(value, 0).x(), kAir + kMarkRadius);
    if (QLineF(middle, point).length() <= kMarkRadius + 3) {
      return value;
    }
  }
  return -1;
}

void ChancePicture::paint(QPainter& painter, const Colours& colours, int value) const {
  painter.setFont(font_);
  paintGrid(painter, colours);
  if (value >= 0) {
    const double here = pointOf(value, 0).x();
    painter.setPen(QPen(colours.text, 1.5));
    painter.drawLine(QPointF(here, area().top() - 4), QPointF(here, area().bottom() + 4));
  }
  for (int seat = 0; seat < players_.size(); ++seat) {
    paintLine(painter, colours, seat);
  }
  paintNames(painter, colours);
  if (value >= 0 && static_cast<std::size_t>(value) < chances_.size()) {
    const std::vector<double>& now = chances_[static_cast<std::size_t>(value)];
    for (int seat = 0; seat < players_.size() && static_cast<std::size_t>(seat) < now.size(); ++seat) {
      painter.setPen(QPen(colours.text, 1.5));
      painter.setBrush(players_[seat].colour);
      painter.drawEllipse(pointOf(value, now[static_cast<std::size_t>(seat)]), 4, 4);
    }
  }
  paintMarks(painter, colours, value);
}

}  // namespace byways::app
