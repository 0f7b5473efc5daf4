// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/chance_graph.h"

#include <QLineF>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <utility>

#include "app/look/colour_tables.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kAir = 10;    // pixels around the drawing
constexpr double kScale = 48;  // for the figures at its left, at least
constexpr double kBesideScale = 6;
constexpr double kMarkRadius = 9;  // of a numbered mark
constexpr double kLineWidth = 2.4;
constexpr double kBesideNames = 8;
constexpr double kSample = 18;  // of a player's line, before the name
constexpr int kMostName = 120;
constexpr double kGraphRounding = 10;

// One for each seat, so that nobody has to go by colour.
const QList<qreal>& patternOf(int seat) {
  static const std::array<QList<qreal>, 6> kPatterns{
      QList<qreal>{},       QList<qreal>{4, 2},
      QList<qreal>{1, 1.8}, QList<qreal>{5, 1.8, 1, 1.8},
      QList<qreal>{7, 3},   QList<qreal>{3, 1.5, 1, 1.5, 1, 1.5}};
  return kPatterns[static_cast<std::size_t>(seat) % kPatterns.size()];
}

}  // namespace

ChanceGraph::ChanceGraph(const Look& look, QWidget* parent) : QSlider(Qt::Horizontal, parent), look_(look) {
  setObjectName(QStringLiteral("chanceGraph"));
  setPageStep(5);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  // Time goes from left to right as the arrow keys do, whatever the direction of reading.
  setLayoutDirection(Qt::LeftToRight);
  setCursor(Qt::PointingHandCursor);
  connect(&look, &Look::changed, this, qOverload<>(&QWidget::update));
}

void ChanceGraph::setPlayers(const QList<Player>& players) {
  players_ = players;
  update();
}

void ChanceGraph::setChances(std::vector<std::vector<double>> chances) {
  chances_ = std::move(chances);
  setRange(0, std::max(0, static_cast<int>(chances_.size()) - 1));
  update();
}

void ChanceGraph::setMarks(const QList<int>& values) {
  marks_ = values;
  update();
}

QString ChanceGraph::figure(double chance) {
  return tr("%1 %", "a number").arg(QLocale().toString(qRound(chance * 100)));
}

int ChanceGraph::nameWidth() const {
  int widest = 0;
  for (const Player& player : players_) {
    widest = qMax(widest, fontMetrics().horizontalAdvance(player.name));
  }
  return qMin(qMin(widest, kMostName), width() / 4);
}

// As wide as its figures, however large people want them.
double ChanceGraph::scaleWidth() const {
  return qMax(kScale, fontMetrics().horizontalAdvance(figure(1)) + kBesideScale);
}

QRectF ChanceGraph::area() const {
  return QRectF(rect()).adjusted(kAir + scaleWidth(), kAir + 2 * kMarkRadius + 2,
                                 -kAir - 2 * kBesideNames - kSample - nameWidth(), -kAir);
}

QPointF ChanceGraph::pointOf(int value, double chance) const {
  const QRectF area = this->area();
  return {area.left() + area.width() * (maximum() > 0 ? static_cast<double>(value) / maximum() : 0.0),
          area.bottom() - area.height() * chance};
}

int ChanceGraph::valueAt(double x) const {
  const QRectF area = this->area();
  return qBound(0, qRound((x - area.left()) / qMax(1.0, area.width()) * maximum()), maximum());
}

void ChanceGraph::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) {
    // A mark is easier to hit than its turn.
    for (const int value : std::as_const(marks_)) {
      const QPointF middle(pointOf(value, 0).x(), kAir + kMarkRadius);
      if (QLineF(middle, event->position()).length() <= kMarkRadius + 3) {
        setValue(value);
        return;
      }
    }
    setValue(valueAt(event->position().x()));
  }
}

void ChanceGraph::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons().testFlag(Qt::LeftButton)) {
    setValue(valueAt(event->position().x()));
  }
}

void ChanceGraph::mouseReleaseEvent(QMouseEvent* /*event*/) {}

void ChanceGraph::paintGrid(QPainter& painter) const {
  const Colours& colours = look_.colours();
  for (const double chance : {0.0, 0.5, 1.0}) {
    const QPointF left = pointOf(0, chance);
    painter.setPen(QPen(colours.line, 1, chance == 0.5 ? Qt::DashLine : Qt::SolidLine));
    painter.drawLine(left, QPointF(area().right(), left.y()));
    painter.setPen(colours.quietText);
    const double line = fontMetrics().height();
    painter.drawText(QRectF(left.x() - scaleWidth() - kBesideScale, left.y() - line / 2, scaleWidth(), line),
                     Qt::AlignRight | Qt::AlignVCenter, figure(chance));
  }
}

void ChanceGraph::paintLine(QPainter& painter, int seat) const {
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
      path.lineTo(point + QPointF(0.01, 0));  // one alone is a dot
    }
    isOn = true;
  }
  stroke(painter, path, seat);
}

void ChanceGraph::stroke(QPainter& painter, const QPainterPath& path, int seat) const {
  const Colours& colours = look_.colours();
  const QColor colour = players_[seat].colour;
  painter.setBrush(Qt::NoBrush);
  QPen pen(colour, kLineWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
  constexpr double kEnough = 2.2;
  if (contrast(colour, colours.panel) < kEnough) {
    // White pieces on a light ground: the line has an edge.
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

// At the end of each line, moved apart where they would lie on each other, with a piece of the line.
void ChanceGraph::paintNames(QPainter& painter) const {
  const double line = fontMetrics().height();
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
  const double least = qMin(line, (height() - 2) / qMax(1.0, static_cast<double>(places.size())));
  for (std::size_t i = 1; i < places.size(); ++i) {
    places[i].first = qMax(places[i].first, places[i - 1].first + least);
  }
  double bottom = height() - least / 2;
  for (std::size_t i = places.size(); i-- > 0;) {
    places[i].first = qMin(places[i].first, bottom);
    bottom = places[i].first - least;
  }
  const double left = area().right() + kBesideNames;
  for (const auto& [y, seat] : places) {
    QPainterPath sample(QPointF(left, y));
    sample.lineTo(left + kSample, y);
    stroke(painter, sample, seat);
    painter.setPen(look_.colours().text);
    painter.drawText(QRectF(left + kSample + kBesideNames, y - line / 2, nameWidth() + 1, line),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(players_[seat].name, Qt::ElideRight, nameWidth() + 1));
  }
}

void ChanceGraph::paintMarks(QPainter& painter) const {
  const Colours& colours = look_.colours();
  QFont bold = font();
  bold.setWeight(QFont::DemiBold);
  painter.setFont(bold);
  for (int i = 0; i < marks_.size(); ++i) {
    const bool isHere = marks_[i] == value();
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

void ChanceGraph::paintEvent(QPaintEvent* /*event*/) {
  const Colours& colours = look_.colours();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const bool isFocused = hasFocus() && look_.keysAreInUse();
  painter.setPen(QPen(isFocused ? colours.accent : colours.line, isFocused ? 2 : 1));
  painter.setBrush(colours.panel);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kGraphRounding, kGraphRounding);
  painter.setBrush(Qt::NoBrush);
  paintGrid(painter);
  const double here = pointOf(value(), 0).x();
  painter.setPen(QPen(colours.text, 1.5));
  painter.drawLine(QPointF(here, area().top() - 4), QPointF(here, area().bottom() + 4));
  for (int seat = 0; seat < players_.size(); ++seat) {
    paintLine(painter, seat);
  }
  paintNames(painter);
  if (static_cast<std::size_t>(value()) < chances_.size()) {
    const std::vector<double>& now = chances_[static_cast<std::size_t>(value())];
    for (int seat = 0; seat < players_.size() && static_cast<std::size_t>(seat) < now.size(); ++seat) {
      painter.setPen(QPen(colours.text, 1.5));
      painter.setBrush(players_[seat].colour);
      painter.drawEllipse(pointOf(value(), now[static_cast<std::size_t>(seat)]), 4, 4);
    }
  }
  paintMarks(painter);
}

}  // namespace byways::app
