// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass_painter.h"

#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

#include "app/board/stone.h"

namespace byways::app {

namespace {

constexpr double kPathHalf = 5.2;
constexpr double kWallHalf = 5.4;
constexpr double kStickHalf = 5.6;
constexpr int kSamples = 18;

/// The course of a pen from one end of a stroke to the other, which wobbles like that of a hand.
class Stroke {
 public:
  Stroke(const QLineF& line, double half, double wobble, uint seed) : line_(line), half_(half) {
    std::minstd_rand random(seed * 7919 + 17);
    const auto next = [&random] { return static_cast<double>(random() % 2001) / 1000 - 1; };
    next();  // skips the first number, because similar seeds begin with similar ones
    bend_ = wobble * (0.55 + 0.45 * std::abs(next())) * (next() < 0 ? -1 : 1);
    ripple_ = 0.45 * wobble * next();
    phase_ = std::numbers::pi * next();
    swell_ = 0.07 * next();
    slant_ = next();
    const QPointF along = direction();
    line_.setP1(line_.p1() - along * 1.1 * next());
    line_.setP2(line_.p2() + along * 1.1 * next());
  }

  [[nodiscard]] QPointF direction() const { return (line_.p2() - line_.p1()) / line_.length(); }
  [[nodiscard]] QPointF across() const { return {-direction().y(), direction().x()}; }
  [[nodiscard]] double length() const { return line_.length(); }
  [[nodiscard]] double half(double t) const {
    return half_ * (1 + swell_ * std::sin(5 * t + phase_) + 0.07 * std::abs(2 * t - 1));
  }
  [[nodiscard]] QPointF at(double t) const {
    const double off =
        bend_ * std::sin(std::numbers::pi * t) + ripple_ * std::sin(7.5 * t + phase_) * t * (1 - t) * 4;
    return line_.pointAt(t) + across() * off;
  }

  [[nodiscard]] QPainterPath shape(double from, double to, bool chisel) const {
    QPolygonF edge;
    const auto t = [&](int i) { return from + (to - from) * i / kSamples; };
    for (int i = 0; i <= kSamples; ++i) {
      edge << at(t(i)) + across() * half(t(i));
    }
    addEnd(edge, to, 1, chisel);
    for (int i = kSamples; i >= 0; --i) {
      edge << at(t(i)) - across() * half(t(i));
    }
    addEnd(edge, from, -1, chisel);
    QPainterPath path;
    path.addPolygon(edge);
    path.closeSubpath();
    return path;
  }

 private:
  // Adds the end of the stroke at `t`: round, or slightly slanted like the tip of a chisel pen.
  void addEnd(QPolygonF& edge, double t, int way, bool chisel) const {
    const double reach = half(t);
    if (chisel) {
      edge << at(t) + way * (across() * reach * 0.92 + direction() * (1.6 + slant_))
           << at(t) - way * (across() * reach * 0.92 - direction() * (1.6 - slant_));
      return;
    }
    for (int i = 1; i < 8; ++i) {
      const double turn = std::numbers::pi * i / 8;
      edge << at(t) + way * (across() * reach * std::cos(turn) + direction() * reach * std::sin(turn));
    }
  }

  QLineF line_;
  double half_;
  double bend_ = 0;
  double ripple_ = 0;
  double phase_ = 0;
  double swell_ = 0;
  double slant_ = 0;
};

// Draws the ornament by which seats differ: none for seat 1, a bare core for 2, beads for 3, gaps for 4,
// slanting gaps for 5, railway sleepers for 6.
void drawOrnament(QPainter& painter, const Stroke& stroke, const InkStyle& style) {
  const QColor bare = faint(style.paper, style.strong ? 1 : 0.86);
  const double more = style.strong ? 1.3 : 1;
  painter.setBrush(Qt::NoBrush);
  if (style.seat == 2) {
    QPainterPath core(stroke.at(style.from));
    for (int i = 1; i <= kSamples; ++i) {
      core.lineTo(stroke.at(style.from + (style.to - style.from) * i / kSamples));
    }
    painter.strokePath(core, QPen(bare, 3.4 * more, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    return;
  }
  const int count =
      std::max(2, static_cast<int>(std::lround(stroke.length() / (style.seat == 5 ? 10 : 11.6))));
  for (int i = 0; i < count; ++i) {
    const double t = (i + 0.5) / count;
    if (t < style.from || t > style.to) {
      continue;
    }
    const QPointF middle = stroke.at(t);
    const QPointF across = stroke.across() * stroke.half(t);
    switch (style.seat) {
      case 3:
        painter.setPen(Qt::NoPen);
        painter.setBrush(bare);
        painter.drawEllipse(middle, 2.5 * more, 2.5 * more);
        break;
      case 4:
        painter.setPen(QPen(bare, 3.2 * more, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(middle - across * 1.12, middle + across * 1.12);
        break;
      case 5: {
        const QPointF lean = stroke.direction() * 4.6;
        painter.setPen(QPen(bare, 2.3 * more, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(middle - across * 1.05 - lean, middle + across * 1.05 + lean);
        break;
      }
      case 6:
        painter.setPen(QPen(style.colour, 2.9 * more, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(middle - across * 2.5, middle + across * 2.5);
        break;
      default:
        break;
    }
  }
}

double halfOf(const InkStyle& style, double half) {
  return style.seat == 6 ? 0.62 * half : style.strong ? 1.1 * half : half;
}

void fillInk(QPainter& painter, const QPainterPath& shape, const QColor& colour, const InkStyle& style) {
  painter.fillPath(shape, faint(colour, style.strong ? 1 : 0.9));
  // Ink collects along the edge of a stroke. For colour-blind people this line also separates the stroke from
  // the paper.
  if (style.strong) {
    const QColor away = isPale(style.paper) ? Qt::black : Qt::white;
    painter.strokePath(shape, QPen(faint(mixed(colour, away, 0.4), 0.9), 1.5));
  } else {
    painter.strokePath(shape, QPen(faint(mixed(colour, Qt::black, 0.25), 0.28), 1.1));
  }
}

}  // namespace

void drawMarkerPath(QPainter& painter, const QLineF& line, uint seed, const InkStyle& style) {
  if (style.to <= style.from) {
    return;
  }
  const Stroke stroke(line, halfOf(style, kPathHalf), 1.9, seed);
  fillInk(painter, stroke.shape(style.from, style.to, false), style.colour, style);
  // Darker spots at both ends, as if the pen had rested there for a moment.
  painter.setPen(Qt::NoPen);
  painter.setBrush(faint(mixed(style.colour, Qt::black, 0.3), 0.13));
  for (const double t : {style.from, style.to}) {
    painter.drawEllipse(stroke.at(t), 0.86 * stroke.half(t), 0.86 * stroke.half(t));
  }
  drawOrnament(painter, stroke, style);
}

void drawMarkerWall(QPainter& painter, const QLineF& line, uint seed, const InkStyle& style) {
  if (style.to <= style.from) {
    return;
  }
  const QColor deep = mixed(style.colour, Qt::black, 0.12);
  const Stroke stroke(line, halfOf(style, kWallHalf), 0.9, seed);
  const Stroke again({line.p2(), line.p1()}, 0.72 * halfOf(style, kWallHalf), 1.4, seed + 1000);
  fillInk(painter, stroke.shape(style.from, style.to, true), deep, style);
  painter.fillPath(again.shape(1 - style.to, 1 - style.from, true), faint(mixed(deep, Qt::black, 0.25), 0.2));
  InkStyle ornament = style;
  ornament.colour = deep;
  drawOrnament(painter, stroke, ornament);
}

void drawStick(QPainter& painter, const QLineF& line, const InkStyle& style) {
  if (style.to <= style.from) {
    return;
  }
  const QLineF there(line.pointAt(style.from), line.pointAt(style.to));
  const double half = halfOf(style, kStickHalf);
  const auto bar = [&](const QPointF& off, double factor, const QColor& colour) {
    painter.setPen(QPen(colour, 2 * half * factor, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(there.translated(off));
  };
  bar({0.8, 2.6}, 1.05, QColor(20, 10, 0, 60));
  bar({}, 1, mixed(style.colour, Qt::black, 0.28));
  bar({0, -0.4}, 0.8, style.colour);
  bar({-0.5, -1.6}, 0.22, faint(mixed(style.colour, Qt::white, 0.6), 0.7));
  drawOrnament(painter, Stroke(line, half * 0.9, 0, 1), style);
}

void drawDot(QPainter& painter, QPointF centre, double radius, const InkStyle& style) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(style.colour);
  painter.drawEllipse(centre, radius, radius);
  painter.setBrush(style.paper);
  const auto line = [&](double dx, double dy) {
    painter.setPen(QPen(style.paper, 0.36 * radius, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre - QPointF(dx, dy) * radius, centre + QPointF(dx, dy) * radius);
  };
  switch (style.seat) {
    case 2:
      painter.drawEllipse(centre, 0.46 * radius, 0.46 * radius);
      break;
    case 3:
      for (const QPointF off : {QPointF(0, -0.42), QPointF(-0.4, 0.3), QPointF(0.4, 0.3)}) {
        painter.drawEllipse(centre + off * radius, 0.22 * radius, 0.22 * radius);
      }
      break;
    case 4:
      line(0.5, 0);
      break;
    case 5:
      line(0.38, -0.38);
      break;
    case 6:
      line(0.5, 0);
      line(0, 0.5);
      break;
    default:
      break;
  }
}

void drawCounter(QPainter& painter, QPointF centre, double radius, const InkStyle& style) {
  const double size = radius * style.to;
  if (size <= 0) {
    return;
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(20, 10, 0, 55));
  painter.drawEllipse(centre + QPointF(0.8, 2.4), size * 1.05, size * 1.05);
  painter.setBrush(mixed(style.colour, Qt::black, 0.32));
  painter.drawEllipse(centre, size, size);
  InkStyle face = style;
  face.colour = mixed(style.colour, Qt::white, 0.06);
  drawDot(painter, centre - QPointF(0, 0.05 * size), 0.84 * size, face);
}

}  // namespace byways::app
