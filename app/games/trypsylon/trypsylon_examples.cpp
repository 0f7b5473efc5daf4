// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

#include "app/games/trypsylon/trypsylon_painter.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

/// A board: its cards as trypsylonScene reads them (a single one by itself), and the ends to mark.
struct Drawn {
  int columns = 3;
  int rows = 3;
  bool frame = true;
  const char* cards = "";
  const char* ends = "";
  const char* last = "";
};

constexpr std::size_t kMostBoards = 4;

/// A picture: boards side by side.
struct Example {
  const char* name = "";
  double shape = 0.8;    // height for its width
  bool follows = false;  // whether the second board comes out of the first
  double closeUp = 1;    // how much larger than its place a board is drawn, from the north-west
  std::array<Drawn, kMostBoards> boards;  // those without cards are none
};

constexpr double kPair = 0.46;  // the shape of two square boards

constexpr Drawn card(const char* corner) {
  return {.columns = 1, .rows = 1, .frame = false, .cards = corner};
}

constexpr Drawn four(const char* cards) { return {.columns = 2, .rows = 2, .frame = false, .cards = cards}; }

// What each shows is said by its text in trypsylon_rules.cpp.
constexpr std::array kExamples{
    Example{
        .name = "trypsylon-card", .shape = 0.24, .boards = {card("nw"), card("ne"), card("se"), card("sw")}},
    Example{.name = "trypsylon-push",
            .shape = kPair,
            .follows = true,
            .boards = {Drawn{.cards = "? nw ? ? . ? ? ? ?", .ends = "Nb E2 Sb W2"},
                       Drawn{.cards = "? sw ? ? nw ? ? ? ?", .last = "b3"}}},
    Example{.name = "trypsylon-double",
            .shape = kPair,
            .follows = true,
            .boards = {Drawn{.cards = "? ? ? . ? ? ? ? .", .ends = "Na Nc E2 Sa W1"},
                       Drawn{.cards = "? ? se ? ? ? ? ? nw", .last = "c3"}}},
    Example{.name = "trypsylon-side",
            .shape = 0.62,
            .boards = {Drawn{.columns = 3, .rows = 2, .frame = false, .cards = "nw ne nw ? ? ?"}}},
    Example{.name = "trypsylon-corner", .shape = kPair, .boards = {four("se ne sw nw"), four("se ? sw nw")}},
    Example{.name = "trypsylon-frame-point",
            .shape = kPair,
            .closeUp = 1.6,
            .boards = {Drawn{.cards = "sw ? ? nw ? ? ? ? ?"}, Drawn{.cards = "sw ? ? ? ? ? ? ? ?"}}},
    Example{.name = "trypsylon-board-corner", .boards = {Drawn{.cards = "nw ? ? ? ? ? ? ? ?"}}},
    Example{.name = "trypsylon-frame-end", .boards = {Drawn{.cards = "se ? ? ? ? ? se ? ?"}}},
    Example{.name = "trypsylon-win",
            .boards = {Drawn{.columns = 5,
                             .rows = 5,
                             .cards = "? ? ? ? ? nw sw se ne nw ne se sw nw ne ? ? ? ? ? ? ? ? ? ?"}}},
    Example{.name = "trypsylon-expert",
            .shape = kPair,
            .follows = true,
            .boards = {Drawn{.cards = "ne nw sw se . se sw se se", .ends = "Nb E2 Sb W2"},
                       Drawn{.cards = "ne nw sw se se se sw se se", .last = "c2"}}},
};

constexpr double kGap = 0.1;            // between two boards, as a part of the width
constexpr double kNarrowGap = 0.05;     // between more
constexpr double kCloseUpRounding = 8;  // of a close-up, in pixels

TrypsylonScene sceneOf(const Drawn& drawn) {
  const QString cards = QString::fromLatin1(drawn.cards);
  TrypsylonScene scene;
  if (drawn.columns == 1) {
    scene.columns = 1;
    scene.rows = 1;
    scene.cards.insert(QStringLiteral("a1"),
                       trypsylonScene(2, 2, cards + QStringLiteral(" ? ? ?")).at(QStringLiteral("a2")));
  } else {
    scene = trypsylonScene(drawn.columns, drawn.rows, cards);
  }
  scene.frame = drawn.frame;
  if (!drawn.frame) {
    // A piece out of the middle of a board: nothing is joined to a side there, and no point lies on the
    // frame.
    scene.joined = {};
    scene.lit = {};
    std::erase_if(scene.joints, [](const trypsylon::Joint& joint) { return joint.cells.size() < 4; });
  }
  scene.ends = QString::fromLatin1(drawn.ends).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  scene.last = QString::fromLatin1(drawn.last);
  return scene;
}

const Example* find(const QString& name) {
  const auto* const found = std::find_if(kExamples.begin(), kExamples.end(), [&](const Example& example) {
    return name == QLatin1String(example.name);
  });
  return found == kExamples.end() ? nullptr : found;
}

// Between a board and what becomes of it.
void paintArrow(QPainter& painter, const QRectF& area, const QColor& colour) {
  const double half = area.width() * 0.28;
  const QPointF tip = area.center() + QPointF(half, 0);
  painter.save();
  painter.setPen(QPen(colour, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawLine(area.center() - QPointF(half, 0), tip);
  painter.drawPolyline(
      QPolygonF({tip + QPointF(-half * 0.7, -half * 0.7), tip, tip + QPointF(-half * 0.7, half * 0.7)}));
  painter.restore();
}

}  // namespace

std::vector<TrypsylonScene> trypsylonExample(const QString& name) {
  std::vector<TrypsylonScene> boards;
  if (const Example* const example = find(name)) {
    for (const Drawn& drawn : example->boards) {
      if (*drawn.cards != '\0') {
        boards.push_back(sceneOf(drawn));
      }
    }
  }
  return boards;
}

double trypsylonExampleShape(const QString& name) {
  const Example* const example = find(name);
  return example != nullptr ? example->shape : Example().shape;
}

void drawTrypsylonExample(QPainter& painter, const QRectF& area, const QString& name, const Look& look) {
  const std::vector<TrypsylonScene> boards = trypsylonExample(name);
  if (boards.empty()) {
    return;
  }
  const Example& example = *find(name);
  const auto count = static_cast<double>(boards.size());
  const double gap = area.width() * (count > 2 ? kNarrowGap : kGap);
  const double width = (area.width() - gap * (count - 1)) / count;
  QRectF place(area.topLeft(), QSizeF(width, area.height()));
  for (const TrypsylonScene& board : boards) {
    painter.save();
    QRectF whole = place;
    if (example.closeUp > 1) {
      QRectF square(QPointF(), QSizeF(1, 1) * std::min(place.width(), place.height()));
      square.moveCenter(place.center());
      QPainterPath shown;
      shown.addRoundedRect(square, kCloseUpRounding, kCloseUpRounding);
      painter.setClipPath(shown, Qt::IntersectClip);
      whole = QRectF(square.topLeft(), square.size() * example.closeUp);
    }
    paintTrypsylon(painter, whole, board, look, false);
    painter.restore();
    place.translate(width + gap, 0);
  }
  if (example.follows) {
    paintArrow(painter, QRectF(area.left() + width, area.top(), gap, area.height()),
               look.colours().quietText);
  }
}

}  // namespace byways::app
