// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/pass/pass_painter.h"

#include <QGuiApplication>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>

#include "app/board/stone.h"
#include "app/board/svg_board.h"
#include "app/games/pass/pass_surface.h"
#include "app/look/look.h"
#include "engine/overpass/board.h"

namespace byways::app {

namespace {

const SvgBoard& sheetOf(const PassScene& scene, const Look& look) {
  return SvgBoard::get(QStringLiteral("overpass"), look, scene.facing);
}

// The groups of the SVG picture to paint below the tints of lines.
QStringList groupsBelowTints(const PassScene& scene) {
  QStringList groups{QStringLiteral("ground")};
  for (const PassPile& pile : scene.piles) {
    if (pile.reserve >= 0) {
      groups.append(QStringLiteral("reserve-%1").arg(pile.corner));
    }
    if (pile.home >= 0 || !pile.owner.isEmpty()) {
      groups.append(QStringLiteral("trays-%1").arg(pile.corner));
    }
  }
  groups.append(QStringLiteral("spaces"));
  if (scene.transit) {
    groups.append(QStringLiteral("transit"));
  }
  groups.append(QStringLiteral("lines"));
  groups.removeDuplicates();
  return groups;
}

// The groups of the SVG picture to paint above the tints of lines.
QStringList groupsAboveTints(const PassScene& scene) {
  QStringList groups;
  const bool onNodes = scene.ground == PassGround::Nodes;
  if (onNodes) {
    groups.append(QStringLiteral("nodes"));
  }
  if (scene.exits) {
    groups.append(QStringLiteral("exits"));
  }
  if (scene.overlayGroups) {
    groups.append(QStringLiteral("groups"));
  }
  return groups;
}

// The Center Square is dark and has a star in its middle; nothing ever stands there.
constexpr QLatin1String kCentre("z");

// The position of a space's name: in its middle if empty, beside a piece if there is room, never below one.
std::optional<QPointF> spaceNameAt(const PassScene& scene, const QString& space) {
  const PassSurface& spaces = PassSurface::of(PassGround::Spaces, scene.facing);
  const QPointF besideStar(8, 7.5);
  return space == kCentre     ? spaces.centre(space) + besideStar
         : scene.holds(space) ? spaces.namePoint(space)
                              : std::optional(spaces.centre(space));
}

void drawSpaceNames(QPainter& painter, const PassScene& scene, const Look& look) {
  const PassSurface& spaces = PassSurface::of(PassGround::Spaces, scene.facing);
  QFont font = QGuiApplication::font();
  font.setPixelSize(static_cast<int>(std::lround(10 * look.picture().letters)));
  font.setWeight(QFont::DemiBold);
  painter.setFont(font);
  const QColor pale(0xf0, 0xdc, 0xb8);
  const QColor ink = look.isDark() ? pale : QColor(0x5a, 0x37, 0x17);
  constexpr double kNameReach = 20;
  for (const QString& space : spaces.ids()) {
    const std::optional<QPointF> at = spaceNameAt(scene, space);
    painter.setPen(space == kCentre ? pale : ink);
    if (at) {
      painter.drawText(QRectF(at->x() - kNameReach, at->y() - kNameReach, 2 * kNameReach, 2 * kNameReach),
                       Qt::AlignCenter, space);
    }
  }
}

// Draws three short arms at each point where three spaces make a group (GRP-7), one arm into each space.
void drawGroupTies(QPainter& painter, const PassScene& scene, const Look& look) {
  const overpass::Drawing& drawing = overpass::board().drawing();
  const PassSurface& nodes = PassSurface::of(PassGround::Nodes, scene.facing);
  const PassSurface& spaces = PassSurface::of(PassGround::Spaces, scene.facing);
  constexpr double kArm = 10;
  constexpr double kShortArm = 5;
  constexpr double kName = 11;  // size of the area that a name needs in a small space
  constexpr double kTip = 2.3;
  const QColor ink = look.isDark() ? QColor(0x7f, 0xe0, 0xcf, 190) : QColor(0x0b, 0x5a, 0x55, 190);
  QPainterPath arms;
  QPainterPath tips;
  tips.setFillRule(Qt::WindingFill);
  for (const overpass::TeeGroup& group : drawing.groups) {
    const QPointF middle =
        nodes.centre(QString::fromStdString(drawing.node_ids[static_cast<std::size_t>(group.node)]));
    for (const int space : {group.spanning, group.beside[0], group.beside[1]}) {
      QLineF arm(middle,
                 spaces.centre(QString::fromStdString(drawing.spaces[static_cast<std::size_t>(space)].id)));
      arm.setLength(std::clamp(arm.length() - kName, kShortArm, kArm));
      arms.moveTo(arm.p1());
      arms.lineTo(arm.p2());
      tips.addEllipse(arm.p2(), kTip, kTip);
    }
  }
  painter.strokePath(arms, QPen(ink, 1.8, Qt::SolidLine, Qt::RoundCap));
  painter.fillPath(tips, ink);
}

// The first player's lines have a pale core, the second player's are banded, so that they differ without
// colour. Lines end before pieces, which would otherwise be hard to see.
void drawTints(QPainter& painter, const PassScene& scene, const Look& look) {
  const PassSurface& places = PassSurface::of(PassGround::Nodes, scene.facing);
  constexpr double kWide = 7.5;
  constexpr double kGap = 3.4;
  painter.save();
  if (!scene.tintedLines.isEmpty()) {
    QPainterPath free;
    free.addRect(PassSurface::picture());
    QPainterPath pieces;
    for (auto piece = scene.pieces.cbegin(); piece != scene.pieces.cend(); ++piece) {
      pieces.addEllipse(places.centre(piece.key()), kPassPiece + kGap, kPassPiece + kGap);
    }
    painter.setClipPath(free.subtracted(pieces), Qt::IntersectClip);
  }
  for (const PassTint& tint : scene.tintedLines) {
    if (tint.line.isEmpty()) {
      continue;
    }
    const QLineF way(places.centre(tint.line.front()), places.centre(tint.line.back()));
    const QColor colour = look.seatColour(tint.colour);
    painter.setPen(QPen(mixed(colour, Qt::black, 0.55), kWide + 1.6, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(way);
    painter.setPen(QPen(colour, kWide, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(way);
    QPen core(passTintCore(colour, look.isDark()), tint.banded ? 4.6 : 2, Qt::SolidLine, Qt::FlatCap);
    if (tint.banded) {
      core.setDashPattern({0.7, 2});
    }
    painter.setPen(core);
    painter.drawLine(way);
  }
  painter.restore();
}

void drawLastPlaces(QPainter& painter, const PassScene& scene, const Look& look) {
  constexpr double kRing = 13.6;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(look.isDark() ? QColor(0xff, 0xe0, 0x9a, 190) : QColor(0x8a, 0x4b, 0x12, 190), 2));
  for (const QString& place : scene.marks.lastTurn) {
    if (PassSurface::of(scene.ground, scene.facing).has(place)) {
      painter.drawEllipse(PassSurface::of(scene.ground, scene.facing).centre(place), kRing, kRing);
    }
  }
}

// The engraving of a colour: a ring, a star, a triangle or two bars; a dot for pieces without colour. People
// can tell engravings apart without seeing colours.
QPainterPath engravingOf(int colour, QPointF centre, double radius) {
  QPainterPath path;
  path.setFillRule(Qt::OddEvenFill);
  const auto at = [&](double turn, double away) {
    const double angle = turn * std::numbers::pi / 180;
    return centre + away * radius * QPointF(std::cos(angle), std::sin(angle));
  };
  const auto polygon = [&](std::initializer_list<std::pair<double, double>> corners) {
    bool begins = true;
    for (const auto& [turn, away] : corners) {
      begins ? path.moveTo(at(turn, away)) : path.lineTo(at(turn, away));
      begins = false;
    }
    path.closeSubpath();
  };
  switch (colour) {
    case 0:
      path.addEllipse(centre, 0.44 * radius, 0.44 * radius);
      path.addEllipse(centre, 0.24 * radius, 0.24 * radius);
      break;
    case 1:
      polygon(
          {{-90, 0.58}, {-45, 0.2}, {0, 0.58}, {45, 0.2}, {90, 0.58}, {135, 0.2}, {180, 0.58}, {225, 0.2}});
      break;
    case 2:
      polygon({{-90, 0.56}, {30, 0.52}, {150, 0.52}});
      break;
    case 3:
      path.addRect(
          QRectF(centre.x() - 0.42 * radius, centre.y() - 0.36 * radius, 0.84 * radius, 0.24 * radius));
      path.addRect(
          QRectF(centre.x() - 0.42 * radius, centre.y() + 0.12 * radius, 0.84 * radius, 0.24 * radius));
      break;
    default:
      path.addEllipse(centre, 0.2 * radius, 0.2 * radius);
  }
  return path;
}

void engrave(QPainter& painter, QPointF centre, double radius, int colour, bool strong) {
  const QColor body = passPieceColour(colour);
  if (strong) {
    painter.setBrush(isPale(body) ? QColor(34, 20, 8, 240) : QColor(255, 252, 244, 245));
    painter.drawPath(engravingOf(colour, centre, 1.14 * radius));
    return;
  }
  painter.setBrush(faint(mixed(body, Qt::white, 0.8), 0.6));
  painter.drawPath(engravingOf(colour, centre + QPointF(0, 0.06 * radius), radius));
  // Dark pieces get light marks, and pale pieces dark marks.
  painter.setBrush(isPale(body) ? faint(mixed(body, Qt::black, 0.62), 0.85)
                                : faint(mixed(body, Qt::white, 0.62), 0.85));
  painter.drawPath(engravingOf(colour, centre, radius));
}

void paintPiece(QPainter& painter, QPointF centre, double radius, int colour, bool strong) {
  const QColor body = passPieceColour(colour);
  painter.setPen(Qt::NoPen);
  // A dark edge and a light one inside it stand out from light and dark wood alike.
  painter.setBrush(mixed(body, QColor(0x14, 0x0a, 0x04), 0.94));
  painter.drawEllipse(centre, radius, radius);

  // A black rim would be invisible on dark wood, and a pale one on bright wood, so both are lighter than
  // others.
  const double light = body.valueF() < 0.4F ? 0.3 : 0;
  const double bright = isPale(body) ? 0.16 : 0;
  QRadialGradient rim(centre + QPointF(-0.25, -0.4) * radius, 1.5 * radius);
  rim.setColorAt(0, mixed(body, Qt::white, 0.62 + light + bright));
  rim.setColorAt(0.62, mixed(body, Qt::white, 0.3 + light + bright));
  rim.setColorAt(1, light > 0 ? mixed(body, Qt::white, light) : mixed(body, Qt::black, 0.16));
  painter.setBrush(rim);
  painter.drawEllipse(centre, 0.86 * radius, 0.86 * radius);

  QRadialGradient face(centre + QPointF(-0.1, -0.2) * radius, 1.15 * radius,
                       centre + QPointF(-0.3, -0.45) * radius);
  face.setColorAt(0, mixed(body, Qt::white, 0.2));
  face.setColorAt(0.55, body);
  face.setColorAt(1, mixed(body, Qt::black, 0.26));
  painter.setBrush(mixed(body, Qt::black, 0.38));
  painter.drawEllipse(centre, 0.73 * radius, 0.73 * radius);
  painter.setBrush(face);
  painter.drawEllipse(centre + QPointF(0, 0.035 * radius), 0.69 * radius, 0.69 * radius);
  engrave(painter, centre, radius, colour, strong);
}

}  // namespace

QColor passTintCore(const QColor& colour, bool isDarkLook) {
  return isDarkLook ? mixed(colour, Qt::black, 0.74) : mixed(colour, Qt::white, 0.78);
}

QTransform passPlacement(const QRectF& area) {
  const QRectF picture = PassSurface::picture();
  const double scale = std::max(std::min(area.width(), area.height()) / picture.width(), 1e-6);
  QTransform placed = QTransform::fromTranslate(area.center().x(), area.center().y());
  placed.scale(scale, scale);
  return placed;
}

void paintPassPosition(QPainter& painter, const QRectF& area, const PassScene& scene, const Look& look) {
  const QTransform placed = passPlacement(area);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF picture = placed.mapRect(PassSurface::picture());
  const QTransform before = painter.transform();
  sheetOf(scene, look).paint(painter, picture, groupsBelowTints(scene));
  painter.setTransform(placed, true);
  drawTints(painter, scene, look);
  painter.setTransform(before);
  sheetOf(scene, look).paint(painter, picture, groupsAboveTints(scene));
  painter.setTransform(placed, true);
  if (scene.groupTies && !scene.overlayGroups) {
    drawGroupTies(painter, scene, look);
  }
  drawPassPiles(painter, scene, look);
  drawLastPlaces(painter, scene, look);
  const QRectF seen = painter.hasClipping() ? painter.clipBoundingRect() : PassSurface::picture();
  QStringList away{scene.lifted};
  for (const PassMotion& motion : scene.moving) {
    away.append(motion.way.value(motion.way.size() - 1));
  }
  for (auto piece = scene.pieces.cbegin(); piece != scene.pieces.cend(); ++piece) {
    const QPointF centre = PassSceneSurface(scene).pointOf(piece.key());
    if (!away.contains(piece.key()) && seen.adjusted(-20, -20, 20, 20).contains(centre)) {
      drawStoneShadow(painter, centre, kPassPiece);
      drawPassPiece(painter, centre, kPassPiece, piece.value(), look.picture().patterns);
    }
  }
  // Draws the names over the pieces, because the shadows of pieces would darken them.
  if (look.picture().coordinates && scene.ground == PassGround::Spaces) {
    drawSpaceNames(painter, scene, look);
  }
  painter.setTransform(before);
  if (look.picture().coordinates && scene.ground == PassGround::Nodes) {
    sheetOf(scene, look).paint(painter, picture, {QStringLiteral("node-names")});
  }
  painter.restore();
}

QList<QRectF> passNameAreas(const QRectF& area, const PassScene& scene, const Look& look) {
  if (scene.ground == PassGround::Nodes) {
    return sheetOf(scene, look).namesIn(passPlacement(area));
  }
  constexpr double kWide = 15;  // width of the area of a name, enough for two letters
  constexpr double kHigh = 9;
  QList<QRectF> names;
  for (const QString& space : PassSurface::of(PassGround::Spaces, scene.facing).ids()) {
    if (const std::optional<QPointF> at = spaceNameAt(scene, space)) {
      const QSizeF size = QSizeF(kWide, kHigh) * look.picture().letters;
      names.append(passPlacement(area).mapRect(QRectF(*at - QPointF(size.width(), size.height()) / 2, size)));
    }
  }
  return names;
}

void paintPassMarks(QPainter& painter, const QRectF& area, const PassScene& scene, const Look& look) {
  const QTransform placed = passPlacement(area);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setTransform(placed, true);
  PassMarksPainter(painter, scene, look, placed.m11()).draw();
  painter.restore();
}

void paintPass(QPainter& painter, const QRectF& area, const PassScene& scene, const Look& look) {
  paintPassPosition(painter, area, scene, look);
  paintPassMarks(painter, area, scene, look);
}

// The pieces of the Over-Pass set.

QColor passPieceColour(int colour) {
  constexpr std::array<QRgb, overpass::kColours> kColours{0xfff2e9d6, 0xff37323a, 0xffbf3329, 0xff2a60ae};
  constexpr QRgb kPlain = 0xffd9a13c;
  return colour < 0 || colour >= overpass::kColours ? kPlain : kColours.at(static_cast<std::size_t>(colour));
}

void drawPassPiece(QPainter& painter, QPointF centre, double radius, int colour, bool strong) {
  const QString kind = QStringLiteral("pass%1%2").arg(colour).arg(strong ? u'!' : u'.');
  drawKeptPiece(painter, kind, centre, radius, [&](QPainter& on, QPointF middle, double size) {
    paintPiece(on, middle, size, colour, strong);
  });
}

}  // namespace byways::app
