// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/byg/searcher.h"

#include <algorithm>

#include "engine/byg/search_rules.h"
#include "engine/byg/state.h"
#include "engine/hex/grid.h"
#include "engine/search/think.h"

namespace byways::byg {

namespace {

// SearchRules and the texts that Thinker needs.
template <int Side>
class WritingRules : public SearchRules<Side> {
 public:
  using Move = typename SearchRules<Side>::Move;
  using SearchRules<Side>::SearchRules;

  [[nodiscard]] static std::string write_turn(std::vector<Move> moves) {
    if (moves.front() >= SearchRules<Side>::kFirst) {
      return "first " + std::to_string(moves.front() - SearchRules<Side>::kFirst + 1);
    }
    std::sort(moves.begin(), moves.end());
    std::string text;
    for (const Move move : moves) {
      if (move != SearchRules<Side>::kFinish) {
        text += (text.empty() ? "" : " ") + hex::Grid(Side).name(move);
      }
    }
    return text;
  }
};

template <int Side>
search::Advice think_on(const BygState<Side>& state, std::uint64_t moment, const search::Request& request) {
  const Position<Side>& position = state.concrete();
  WritingRules<Side> rules(position);
  std::vector<std::uint8_t> begun;
  begun.reserve(static_cast<std::size_t>(position.placed()));
  for (int i = 0; i < position.placed(); ++i) {
    begun.push_back(static_cast<std::uint8_t>(position.placed_at(i)));
  }
  search::Thinker<WritingRules<Side>> thinker(rules, position, request, moment - begun.size());
  return thinker.think(begun);
}

class BygSearcher final : public search::Searcher {
 public:
  [[nodiscard]] search::Advice think(const Timeline& timeline, Seat,
                                     const search::Request& request) const override {
    return on_any_side<3>(timeline, request);
  }

  [[nodiscard]] search::Levels levels(const Timeline&) const override {
    return search::levels_from({.budgets = {5, 24, 120, 600, 2200, 20000, 52000, 200000},
                                .misjudgements = {0.72F, 0.545F, 0.345F, 0.205F, 0.131F, 0.05F, 0.029F, 0.0F},
                                .swings = {0.0F, 0.5F, 1.0F, 1.6F, 2.1F, 2.4F, 0.65F, 0.0F}});
  }

 private:
  template <int Side>
  [[nodiscard]] static search::Advice on_any_side(const Timeline& timeline, const search::Request& request) {
    constexpr int kLastSide = 8;
    if (const auto* const state = dynamic_cast<const BygState<Side>*>(&timeline.state())) {
      return think_on<Side>(*state, timeline.cursor(), request);
    }
    if constexpr (Side < kLastSide) {
      return on_any_side<Side + 1>(timeline, request);
    } else {
      return {};
    }
  }
};

}  // namespace

const search::Searcher& searcher() {
  static const BygSearcher byg;
  return byg;
}

}  // namespace byways::byg
