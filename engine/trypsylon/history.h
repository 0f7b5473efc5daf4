// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>

#include "engine/trypsylon/position.h"

namespace byways::trypsylon {

/// How often each position has occurred (TRY-17). A persistent value: copies share their common parts, so a
/// game can keep one history for each of its steps.
class History {
 public:
  [[nodiscard]] int count(const Key& key) const;
  void add(const Key& key);
  /// Drops everything. For when no earlier position can occur again.
  void clear() { root_.reset(); }

 private:
  // A binary search tree ordered by the mixed key, which is practically random, so it stays shallow.
  struct Node {
    std::uint64_t mixed = 0;
    Key key{};
    int count = 0;
    std::shared_ptr<const Node> below;
    std::shared_ptr<const Node> above;
  };
  using Link = std::shared_ptr<const Node>;

  [[nodiscard]] static std::uint64_t mix(const Key& key);
  [[nodiscard]] static bool is_below(const Node& node, std::uint64_t mixed, const Key& key);
  [[nodiscard]] static Link with(const Link& tree, std::uint64_t mixed, const Key& key);

  Link root_;
};

}  // namespace byways::trypsylon
