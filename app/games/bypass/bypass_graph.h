// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/games/bypass/bypass_scene.h"

namespace byways::app {

/// What is connected in a scene: for warnings on the table and for made-up positions, which the engine
/// doesn't know.
class BypassGraph {
 public:
  /// The scene must outlive it.
  explicit BypassGraph(const BypassScene& scene) : scene_(scene) {}

  /// The paths that lie on a loop.
  [[nodiscard]] LinkList loop() const;
  /// The hexes outside the largest part of the board, and the walls between parts.
  [[nodiscard]] Cells cutOff() const;
  [[nodiscard]] LinkList chain() const;
  /// The hexes from one to the other along paths; empty if there is no way.
  [[nodiscard]] Cells route(hex::Cell from, hex::Cell to) const;

  /// For an open link.
  [[nodiscard]] bool pathWouldLoop(int link) const;
  [[nodiscard]] bool wallWouldCut(int link) const;

 private:
  using Passable = std::function<bool(int link)>;
  // The part of each cell, numbered from 0, if only these links may be used.
  [[nodiscard]] std::vector<int> parts(const Passable& passable) const;
  [[nodiscard]] bool isPath(int link) const { return scene_.at(link).seat != 0 && !scene_.at(link).isWall; }
  [[nodiscard]] bool isWall(int link) const { return scene_.at(link).isWall; }
  [[nodiscard]] bool isJoined(int link, const Passable& passable) const;
  // For each cell the one before it on the way from `from`; -1 if no way leads there, and `from` for itself.
  [[nodiscard]] std::vector<hex::Cell> waysFrom(hex::Cell from, const Passable& passable) const;

  const BypassScene& scene_;
};

}  // namespace byways::app
