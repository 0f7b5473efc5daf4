// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon_examples.h"

#include <QPainter>

#include <algorithm>
#include <array>

#include "app/games/trypsylon/trypsylon_painter.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

/// A board: its cards as trypsylonScene reads them, and the ends to mark.
struct Drawn {
  int columns = 3;
  int rows = 3;
  bool frame = true;
  const char* cards = "";
  const char* ends = "";
  const char* last = "";
};

/// A picture: one board, or two with what happens in between.
struct Example {
  const char* name = "";
  Drawn first;
  Drawn second;         // without cards if there is none
  bool follows = true;  // whether the second comes out of the first
};

// What each shows is said by its text in trypsylon_rules.cpp.
constexpr std::array kExamples{
    Example{.name = "trypsylon-card",
            .first = {.columns = 2, .rows = 2, .frame = false, .cards = "nw ne sw se"},
            .second = {}},
    Example{.name = "trypsylon-push",
            .first = {.cards = "? nw ? ? . ? ? ? ?", .ends = "Nb E2 Sb W2"},
            .second = {.cards = "? sw ? ? nw ? ? ? ?", .last = "b3"}},
    Example{.name = "trypsylon-double",
            .first = {.cards = "? ? ? . ? ? ? ? .", .ends = "Na Nc E2 Sa W1"},
            .second = {.cards = "? ? se ? ? ? ? ? nw", .last = "c3"}},
    Example{.name = "trypsylon-side",
            .first = {.columns = 3, .rows = 2, .frame = false, .cards = "nw ne nw ? ? ?"},
            .second = {}},
    Example{.name = "trypsylon-corner",
            .first = {.columns = 2, .rows = 2, .frame = false, .cards = "se ne sw nw"},
            .second = {.columns = 2, .rows = 2, .frame = false, .cards = "se ? sw nw"},
            .follows = false},
    Example{.name = "trypsylon-frame-point",
            .first = {.cards = "sw ? ? nw ? ? ? ? ?"},
            .second = {.cards = "sw ? ? ? ? ? ? ? ?"},
            .follows = false},
    Example{.name = "trypsylon-board-corner", .first = {.cards = "nw ? ? ? ? ? ? ? ?"}, .second = {}},
    Example{.name = "trypsylon-frame-end", .first = {.cards = "se ? ? ? ? ? se ? ?"}, .second = {}},
    Example{.name = "trypsylon-win",
            .first = {.columns = 5,
                      .rows = 5,
                      .cards = "? ? ? ? ? nw sw se ne nw ne se sw nw ne ? ? ? ? ? ? ? ? ? ?"},
            .second = {}},
    Example{.name = "trypsylon-expert",
            .first = {.cards = "nw se ne sw . se ne nw sw", .ends = "Nb E2 Sb W2"},
            .second = {.cards = "nw se ne sw se nw ne nw sw", .last = "c2"}},
};

constexpr double kGap = 0.1;  // between two boards, as a part of the width

TrypsylonScene sceneOf(const Drawn& drawn) {
  TrypsylonScene scene = trypsylonScene(drawn.columns, drawn.rows, QString::fromLatin1(drawn.cards));
  scene.frame = drawn.frame;
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
    boards.push_back(sceneOf(example->first));
    if (*example->second.cards != '\0') {
      boards.push_back(sceneOf(example->second));
    }
  }
  return boards;
}

void drawTrypsylonExample(QPainter& painter, const QRectF& area, const QString& name, const Look& look) {
  const std::vector<TrypsylonScene> boards = trypsylonExample(name);
  if (boards.empty()) {
    return;
  }
  if (boards.size() == 1) {
    paintTrypsylon(painter, area, boards.front(), look, false);
    return;
  }
  const double gap = area.width() * kGap;
  const double width = (area.width() - gap) / 2;
  const QRectF left(area.left(), area.top(), width, area.height());
  const QRectF right(area.right() - width, area.top(), width, area.height());
  paintTrypsylon(painter, left, boards[0], look, false);
  paintTrypsylon(painter, right, boards[1], look, false);
  if (find(name)->follows) {
    paintArrow(painter, QRectF(left.topRight(), right.bottomLeft()), look.colours().quietText);
  }
}

}  // namespace byways::app
