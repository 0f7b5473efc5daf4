// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/byg/byg.h"

#include <algorithm>
#include <array>

#include "app/games/byg/byg_scene.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kSide = 4;     // small enough to take in at a glance
constexpr int kEndSide = 3;  // and to count on

/// A picture as the cells that take part in it, by name. Cells of one kind stand apart from each other by
/// spaces.
struct Example {
  const char* name = "";
  int side = kSide;
  const char* violet = "";
  const char* amber = "";
  const char* openTurn = "";
  const char* pointed = "";
  const char* refused = "";
  const char* provingStones = "";
  const char* provingGroups = "";
  bool showClosed = false;
};

// What each shows is said by its text in byg_rules.cpp.
constexpr std::array kExamples{
    Example{.name = "byg-groups",
            .side = kSide,
            .violet = "B2 C3 D4 F4",
            .amber = "C5 D6 E1 F1",
            .pointed = "C3"},
    Example{.name = "byg-count",
            .side = kSide,
            .violet = "A2 D2 D3 F4 A3 E2 C5",
            .amber = "C1 D7 E4 E5",
            .openTurn = "A3 E2 C5"},
    Example{.name = "byg-adjacent",
            .side = kSide,
            .violet = "B2 F4 D4",
            .amber = "C5 E2 E3",
            .openTurn = "D4",
            .refused = "D5",
            .provingStones = "D4"},
    Example{.name = "byg-once",
            .side = kSide,
            .violet = "C2 C3 D4 B3 F1",
            .amber = "A1 D6 E6 F3",
            .openTurn = "B3",
            .refused = "E4",
            .provingStones = "B3",
            .provingGroups = "C2 C3 D4"},
    Example{.name = "byg-join",
            .side = kSide,
            .violet = "B2 C2 D4 E4 C3 F1",
            .amber = "A4 D6 E6 E1",
            .openTurn = "C3",
            .showClosed = true},
    Example{.name = "byg-end",
            .side = kEndSide,
            .violet = "A1 B1 B2 C2 C3 D2 D3 E2 C5",
            .amber = "A2 A3 B3 B4 C4 D4 E3 C1 D1 E1"},
};

QString text(const char* words) { return QString::fromLatin1(words); }

std::optional<hex::Cell> only(const Cells& cells) {
  return cells.empty() ? std::nullopt : std::optional(cells.front());
}

}  // namespace

std::optional<BygScene> bygExample(const QString& name, const Look& look) {
  const auto* const example = std::find_if(kExamples.begin(), kExamples.end(), [&](const Example& candidate) {
    return name == QLatin1String(candidate.name);
  });
  if (example == kExamples.end()) {
    return std::nullopt;
  }
  BygScene scene = bygScene(example->side, text(example->violet), text(example->amber), look);
  const auto cells = [&](const char* names) { return bygCells(scene.grid, text(names)); };
  scene.openTurn = cells(example->openTurn);
  scene.pointed = only(cells(example->pointed));
  scene.refused = only(cells(example->refused));
  scene.provingStones = cells(example->provingStones);
  scene.provingGroups = cells(example->provingGroups);
  scene.over = std::find(scene.stones.begin(), scene.stones.end(), 0) == scene.stones.end();
  if (example->showClosed) {
    for (const BygGroup& group : bygGroups(scene)) {
      if (std::binary_search(group.cells.begin(), group.cells.end(), scene.openTurn.front())) {
        scene.closed = bygLiberties(scene, group);
      }
    }
  }
  return scene;
}

}  // namespace byways::app
