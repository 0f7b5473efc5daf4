// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/player.h"

#include <algorithm>

#include "engine/search/state_searcher.h"

namespace byways::search {

namespace {

class LevelPlayer final : public Player {
 public:
  LevelPlayer(const Searcher& searcher, int level, std::uint64_t seed)
      : searcher_(&searcher), level_(level), seed_(seed) {}

  [[nodiscard]] std::string choose(const Timeline& timeline, Seat seat) override {
    return searcher_->think(timeline, seat, request_for(searcher_->levels(timeline), level_, seed_)).turn;
  }

 private:
  const Searcher* searcher_;
  int level_;
  std::uint64_t seed_;
};

// Draws turns, judges the board after each, and plays one of the best.
class SamplingPlayer final : public Player {
 public:
  /// Draws `looks` turns and plays any of the best `kept` (at least one).
  SamplingPlayer(Evaluator evaluate, int looks, int kept, std::uint64_t seed)
      : evaluate_(evaluate), looks_(looks), kept_(kept), random_(mix(seed)) {}

  [[nodiscard]] std::string choose(const Timeline& timeline, Seat seat) override {
    StatePlan plan;
    plan.evaluate = evaluate_;
    StateRules rules(timeline, seat, plan);
    const StatePosition root = rules.root();
    const std::vector<std::uint32_t> begun = rules.begun();
    constexpr int kMostDeadEnds = 500;
    int dead_ends = 0;
    std::vector<DrawnTurn> turns;
    while (static_cast<int>(turns.size()) < looks_ && dead_ends < kMostDeadEnds) {
      StatePosition position = rules.deal(root, random_);
      std::vector<std::uint32_t> moves = begun;
      if (!rules.draw_turn(*position.state, random_, moves)) {
        ++dead_ends;
        continue;
      }
      rules.finish_round(*position.state, random_);
      Result<StateRules::kSeats> result{};
      rules.judge(*position.state, result);
      turns.push_back({std::move(moves), result[static_cast<std::size_t>(seat) - 1], random_.next()});
    }
    if (turns.empty()) {
      return {};
    }
    // Ties are broken at random.
    std::sort(turns.begin(), turns.end(), [](const DrawnTurn& a, const DrawnTurn& b) {
      return a.value != b.value ? a.value > b.value : a.lot > b.lot;
    });
    const auto most = static_cast<std::size_t>(kept_);
    if (turns.front().value == kWin) {
      return rules.write_turn(turns.front().moves);
    }
    const auto choices = static_cast<std::uint32_t>(std::min(turns.size(), most));
    return rules.write_turn(turns[random_.below(choices)].moves);
  }

 private:
  struct DrawnTurn {
    std::vector<std::uint32_t> moves;
    std::int32_t value;
    std::uint64_t lot;
  };

  Evaluator evaluate_;
  int looks_;
  int kept_;
  Random random_;
};

class PlainPlayer final : public Player {
 public:
  PlainPlayer(std::uint64_t playouts, std::uint64_t seed) {
    request_.limits.budget = playouts;
    request_.seed = seed;
  }

  [[nodiscard]] std::string choose(const Timeline& timeline, Seat seat) override {
    constexpr int kTurns = 60;
    constexpr int kTurnsWithDice = 12;
    StatePlan plan;
    plan.tuning.exploration = 0.6F;
    plan.tuning.first_play = 10.0F;
    plan.playout_turns = timeline.game().rolls_dice() ? kTurnsWithDice : kTurns;
    return think_with(plan, timeline, seat, request_).turn;
  }

 private:
  Request request_;
};

constexpr int kNoviceLooks = 150;
constexpr int kGreedyLooks = 300;

}  // namespace

std::unique_ptr<Player> level_player(const Searcher& searcher, int level, std::uint64_t seed) {
  return std::make_unique<LevelPlayer>(searcher, level, seed);
}

std::unique_ptr<Player> random_player(std::uint64_t seed) {
  return std::make_unique<SamplingPlayer>(nullptr, 1, 1, seed);
}

std::unique_ptr<Player> novice_player(Evaluator evaluate, std::uint64_t seed) {
  return std::make_unique<SamplingPlayer>(evaluate, kNoviceLooks, kNoviceLooks / 2, seed);
}

std::unique_ptr<Player> greedy_player(Evaluator evaluate, std::uint64_t seed) {
  return std::make_unique<SamplingPlayer>(evaluate, kGreedyLooks, 1, seed);
}

std::unique_ptr<Player> plain_player(std::uint64_t playouts, std::uint64_t seed) {
  return std::make_unique<PlainPlayer>(playouts, seed);
}

}  // namespace byways::search
