// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>

#include "engine/trypsylon/position.h"

namespace byways::trypsylon {

/// How often each position has come up (TRY-17). A value: copies share what they have in common and never
/// change it, so a game can keep one at each of its steps.
class History {
 public:
  [[nodiscard]] int count(const Key& key) const;
  void add(const Key& key);
  /// Drops everything; for moments after which no earlier position can come up again.
  void clear() { root_.reset(); }

 private:
  // A search tree in the order of the mixed key, which is practically random: it stays shallow by itself.
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
