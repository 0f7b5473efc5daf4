// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trypsylon/history.h"

#include <tuple>

namespace byways::trypsylon {

std::uint64_t History::mix(const Key& key) {
  std::uint64_t mixed = 0;
  for (const std::uint64_t word : key) {
    mixed = (mixed ^ word) * 0x9E3779B97F4A7C15U;
    mixed ^= mixed >> 32U;
    mixed *= 0xBF58476D1CE4E5B9U;
    mixed ^= mixed >> 29U;
  }
  return mixed;
}

bool History::is_below(const Node& node, std::uint64_t mixed, const Key& key) {
  return std::tie(mixed, key) < std::tie(node.mixed, node.key);
}

int History::count(const Key& key) const {
  const std::uint64_t mixed = mix(key);
  const Node* node = root_.get();
  while (node != nullptr && node->key != key) {
    node = is_below(*node, mixed, key) ? node->below.get() : node->above.get();
  }
  return node == nullptr ? 0 : node->count;
}

History::Link History::with(const Link& tree, std::uint64_t mixed, const Key& key) {
  if (!tree) {
    return std::make_shared<const Node>(Node{mixed, key, 1, nullptr, nullptr});
  }
  Node copy = *tree;
  if (copy.key == key) {
    ++copy.count;
  } else if (is_below(copy, mixed, key)) {
    copy.below = with(copy.below, mixed, key);
  } else {
    copy.above = with(copy.above, mixed, key);
  }
  return std::make_shared<const Node>(std::move(copy));
}

void History::add(const Key& key) { root_ = with(root_, mix(key), key); }

}  // namespace byways::trypsylon
