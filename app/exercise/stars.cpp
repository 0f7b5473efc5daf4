// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/stars.h"

#include <QCoreApplication>
#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/look/look.h"
#include "app/look/spoken_role.h"

namespace byways::app {

namespace {

constexpr int kPoints = 5;
constexpr double kInner = 0.46;    // inner radius as a part of the outer one; a pentagram has 0.38
constexpr double kOuter = 0.46;    // outer radius as a part of the square's edge
constexpr double kStarGap = 0.25;  // gap between two stars, as part of their edge

/// The context of these texts for translators.
struct StarTexts {
  Q_DECLARE_TR_FUNCTIONS(Stars)
};

QPolygonF starIn(const QRectF& square) {
  QPolygonF star;
  for (int corner = 0; corner < 2 * kPoints; ++corner) {
    const double angle = std::numbers::pi * (corner / static_cast<double>(kPoints) - 0.5);
    const double radius = square.width() * kOuter * (corner % 2 == 0 ? 1 : kInner);
    star.append(square.center() + QPointF(0, square.height() * 0.03) +
                QPointF(std::cos(angle), std::sin(angle)) * radius);
  }
  return star;
}

}  // namespace

QList<StarShape> starShapes(Stars stars) {
  QList<StarShape> shapes(kMostStars, StarShape::Open);
  std::fill_n(shapes.begin(), fullStars(stars), StarShape::Full);
  if (stars == Stars::Hollow) {
    shapes.front() = StarShape::Hollow;
  }
  return shapes;
}

QString starsText(Stars stars) {
  return stars == Stars::None     ? StarTexts::tr("not done yet")
         : stars == Stars::Hollow ? StarTexts::tr("a hollow star")
                                  : StarTexts::tr("%n star(s) of 3", nullptr, fullStars(stars));
}

QString starRule() {
  return StarTexts::tr(
      "Three stars on the first try without help, two after one wrong try, one after more wrong tries "
      "or with a hint, and a hollow star if the solution was shown.");
}

void drawStar(QPainter& painter, const QRectF& square, StarShape shape, const Look& look) {
  const bool earned = shape != StarShape::Open;
  const Colours& colours = look.colours();
  const QColor gold = colours.dark ? QColor(0xf2, 0xc1, 0x4e) : QColor(0xdd, 0x9b, 0x16);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(shape == StarShape::Full ? QBrush(gold) : Qt::NoBrush);
  painter.setPen(QPen(earned ? gold : colours.quietText, square.width() * 0.075, Qt::SolidLine, Qt::RoundCap,
                      Qt::RoundJoin));
  painter.drawPolygon(starIn(square));
  if (shape == StarShape::Hollow) {
    constexpr double kSmall = 0.34;
    const double edge = square.width() * kSmall;
    painter.setPen(Qt::NoPen);
    painter.setBrush(gold);
    painter.drawPolygon(starIn({square.center().x() - edge / 2, square.center().y() - edge / 2, edge, edge}));
  }
  painter.restore();
}

double starsWidth(qsizetype count) {
  return count == 0 ? 0 : static_cast<double>(count) * (1 + kStarGap) - kStarGap;
}

void drawStars(QPainter& painter, QPointF corner, double size, const QList<StarShape>& shapes,
               Qt::LayoutDirection direction, const Look& look) {
  const bool isMirrored = direction == Qt::RightToLeft;
  for (qsizetype index = 0; index < shapes.size(); ++index) {
    const auto place = static_cast<double>(isMirrored ? shapes.size() - 1 - index : index);
    drawStar(painter, {corner.x() + place * size * (1 + kStarGap), corner.y(), size, size}, shapes.at(index),
             look);
  }
}

StarRow::StarRow(const Look& look, QWidget* parent) : QWidget(parent), look_(look) {
  setObjectName(QStringLiteral("stars"));
  setSpokenRole(this, QAccessible::Graphic);
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(&look, &Look::changed, this, qOverload<>(&QWidget::update));
}

void StarRow::setStars(Stars stars) {
  setShapes(starShapes(stars));
  setAccessibleName(starsText(stars));
}

void StarRow::setShapes(const QList<StarShape>& shapes) {
  stars_ = shapes;
  updateGeometry();
  update();
}

void StarRow::setStarSize(int size) {
  size_ = size;
  updateGeometry();
  update();
}

QSize StarRow::sizeHint() const { return {qCeil(starsWidth(stars_.size()) * size_), size_}; }

void StarRow::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  drawStars(painter, {}, size_, stars_, layoutDirection(), look_);
}

}  // namespace byways::app
