// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/pass/pass_face.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>

#include "app/games/pass/pass_surface.h"
#include "app/games/sheet.h"
#include "engine/overpass/board.h"

namespace byways::app {

namespace {

// Millimetres on the page.
constexpr double kPassFoot = 40;  // height of the reminder
constexpr double kThinLine = 0.35;
constexpr double kPassPoint = 1.5;  // radius of the point that marks a place
constexpr double kExitRing = 2.6;
constexpr QRgb kTile = 0xffd8d2c6;

/// The context of these texts for translators.
class PassSheetTexts {
  Q_DECLARE_TR_FUNCTIONS(PassSheetTexts)
};

QPointF spotOf(overpass::Node node) {
  return PassSurface::of(PassGround::Nodes).centre(QString::fromStdString(overpass::board().node_id(node)));
}

// The functions that draw lines and points do so in board units; the widths of their pens are given in
// millimetres. `unit` is the number of millimetres for each board unit.
void drawLines(QPainter& painter, double unit) {
  painter.setPen(QPen(QColor::fromRgb(kSheetInk), kThinLine / unit, Qt::SolidLine, Qt::RoundCap));
  for (overpass::Line line = 0; line < overpass::board().lines(); ++line) {
    const auto& nodes = overpass::board().nodes_on(line);
    painter.drawLine(spotOf(nodes.front()), spotOf(nodes.back()));
  }
}

void fillSpace(QPainter& painter, const std::string& id, QRgb colour) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor::fromRgb(colour));
  painter.drawPolygon(PassSurface::of(PassGround::Spaces).borderOf(QString::fromStdString(id)));
}

void drawPlaces(QPainter& painter, double unit) {
  for (overpass::Node node = 0; node < overpass::board().nodes(); ++node) {
    if (node == overpass::board().centre()) {
      continue;
    }
    painter.setPen(QPen(QColor::fromRgb(kSheetInk), kThinLine / unit));
    painter.setBrush(Qt::white);
    if (overpass::board().exits().has(node)) {
      painter.drawEllipse(spotOf(node), kExitRing / unit, kExitRing / unit);
    }
    painter.drawEllipse(spotOf(node), kPassPoint / unit, kPassPoint / unit);
  }
}

// Writes numbers where the colours start, in the order of their turns. Texts are drawn in millimetres:
// `middle` is where the board's middle lies on the page.
void writeStarts(QPainter& painter, PassGround ground, QPointF middle, double unit) {
  const bool onNodes = ground == PassGround::Nodes;
  const overpass::Drawing& drawing = overpass::board().drawing();
  const auto& start = onNodes ? drawing.pass_start : drawing.groups_start;
  const double size = onNodes ? 3.4 : 5;
  constexpr double kStartRing = 2.7;
  for (int colour = 0; colour < overpass::kColours; ++colour) {
    for (const int place : start.at(static_cast<std::size_t>(colour))) {
      const QPointF spot = onNodes ? spotOf(place)
                                   : PassSurface::of(PassGround::Spaces)
                                         .centre(QString::fromStdString(overpass::board().space_id(place)));
      const QRectF box(middle + spot * unit - QPointF(4, 4), QSizeF(8, 8));
      if (onNodes) {
        painter.setPen(QPen(QColor::fromRgb(kSheetInk), kThinLine));
        painter.setBrush(Qt::white);
        painter.drawEllipse(box.center(), kStartRing, kStartRing);
      }
      writeOnSheet(painter, box, Qt::AlignCenter, QString::number(colour + 1), size, true, kSheetInk);
    }
  }
}

QString reminderOf(PassGround ground) {
  if (ground == PassGround::Spaces) {
    return PassSheetTexts::tr(
        "Each colour has ten pieces; three begin at the rim, as the numbers show.\nRoll two dice: the sum is "
        "the number of moves, each across a side into an empty space.\nThe three spaces around the end of a "
        "line are a group. When a move fills the second space of a group, a piece from the reserve may come "
        "into the third.\nNo piece may stay on a grey tile. Pieces go home through the black square in the "
        "middle.\nAs long as a colour has pieces in reserve, at least two of its pieces must stay on the "
        "board. The first player with all pieces home wins.");
  }
  return PassSheetTexts::tr(
             "Over-Pass: two pieces of each colour begin around the middle, as the numbers show. On each "
             "turn, a piece from the reserve comes in on the black square, which must be empty when the turn "
             "ends. Roll two dice: the sum is the number of moves, with pieces of any colour. One move takes "
             "a piece over a chain of pieces of other colours to an empty place, or lets two pieces of "
             "different colours on parallel lines change places, or takes a piece home from a ringed point "
             "(only on an even roll as long as any reserve holds pieces). A slide outward takes two moves. "
             "The first player with ten pieces home wins.") +
         QLatin1Char('\n') +
         PassSheetTexts::tr(
             "Mono-Line: two players have twenty pieces each, ten in each of two colours. Take turns placing "
             "a piece where no line holds a piece of the other side. The last player who can place a piece "
             "wins.");
}

}  // namespace

void drawPassSheet(QPainter& painter, const QRectF& page, PassGround ground) {
  const QRectF area = page.adjusted(kSheetMargin, kSheetMargin, -kSheetMargin, -kSheetMargin);
  writeSheetHead(painter, area,
                 ground == PassGround::Nodes ? QStringLiteral("Over-Pass · Mono-Line")
                                             : QStringLiteral("Groups-of-Three"),
                 PassSheetTexts::tr("By Arthur Blumberg, Kadon Enterprises"));
  const double top = area.top() + kSheetHead;
  const double bottom = area.bottom() - kPassFoot;
  const double outermost = 2 * std::abs(spotOf(*overpass::board().find_node("J0")).x());
  const double unit = std::min(area.width() - 2 * kExitRing, bottom - top - 2 * kExitRing) / outermost;
  painter.save();
  painter.translate(area.center().x(), (top + bottom) / 2);
  painter.scale(unit, unit);
  if (ground == PassGround::Spaces) {
    overpass::board().transit().for_each(
        [&painter](overpass::Space space) { fillSpace(painter, overpass::board().space_id(space), kTile); });
  }
  drawLines(painter, unit);
  fillSpace(painter, overpass::board().space_id(overpass::board().goal()), kSheetInk);
  if (ground == PassGround::Nodes) {
    drawPlaces(painter, unit);
  }
  painter.restore();
  writeStarts(painter, ground, {area.center().x(), (top + bottom) / 2}, unit);
  writeOnSheet(painter, QRectF(area.left(), bottom + 4, area.width(), kPassFoot - 4),
               Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, reminderOf(ground), 3.1, false, kSheetInk);
}

}  // namespace byways::app
