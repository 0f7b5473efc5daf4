// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/searcher.h"
#include "engine/search/state_rules.h"

namespace byways::search {

/// A search for any rule set, through State alone.
class StateSearcher final : public Searcher {
 public:
  explicit StateSearcher(Evaluator evaluate = nullptr) : evaluate_(evaluate) {}

  [[nodiscard]] Advice think(const Timeline& timeline, Seat seat, const Request& request) const override;
  [[nodiscard]] Levels levels(const Timeline& timeline) const override;

 private:
  Evaluator evaluate_;
};

/// Searches like StateSearcher, but with the settings in `plan`.
[[nodiscard]] Advice think_with(const StatePlan& plan, const Timeline& timeline, Seat seat,
                                const Request& request);

}  // namespace byways::search
