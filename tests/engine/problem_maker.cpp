// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/problem_maker.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <tuple>

#include "engine/core/random_game.h"
#include "engine/opponents.h"
#include "engine/problem_book.h"
#include "engine/search/numbers.h"
#include "tests/engine/problem_proof.h"
#include "tests/support/timelines.h"

namespace byways::test {

namespace {

using problems::Problem;

// What is played.
struct Plan {
  std::vector<OptionMap> options;  ///< by turns
  std::uint64_t drawn = 4;         ///< turns by lot at the start
  std::size_t variations = 0;      ///< of each late position: what another last turn would have led to
  std::size_t simple = 3;          ///< of ten problems so many may be of depth 1…
  std::size_t middle = 4;          ///< …and so many of depth 3
};

Plan plan_for(std::string_view game, std::uint64_t seed) {
  constexpr std::size_t kVariations = 12;
  if (game == "byg") {
    return {.options = {{{"size", 4}, {"priority", 1}},
                        {{"size", 5}, {"priority", 1}},
                        {{"size", 4}, {"priority", 1}},
                        {{"size", 3}, {"priority", 1}}}};
  }
  if (game == "bypass") {
    return {.options = {{{"board", "hexhex-3"}, {"start", 1}}},
            .drawn = 2,
            .variations = kVariations,
            .middle = 7};
  }
  if (game == "trypsylon") {
    return {.options = {{}}, .variations = kVariations, .middle = 7};
  }
  // Mono-Line is even only from where lots have led it.
  return {.options = {{}}, .drawn = 6 + seed % 16};
}

// A game of a match between two players of middling strength after a few turns by lot.
Timeline played(const std::string& game, const Plan& plan, std::uint64_t seed, std::uint64_t number) {
  Timeline timeline = start(game, plan.options[number % plan.options.size()], 2);
  Random random(seed);
  play_random_turns(timeline, random, plan.drawn);
  draw_due_lots(timeline, random);
  const std::array players{player_named(timeline.game(), "level:3", seed),
                           player_named(timeline.game(), "level:4", seed + 1)};
  constexpr std::size_t kLongest = 200;
  while (timeline.to_move() > 0 && timeline.length() < kLongest) {
    const Seat seat = timeline.to_move();
    if (timeline.play_entry(
            {seat, players[static_cast<std::size_t>(seat - 1)]->choose(timeline, seat), false})) {
      throw std::invalid_argument("a player answered an illegal turn");
    }
  }
  return timeline;
}

// The position alone, so that nothing hangs on how it came about.
std::optional<Timeline> as_start(const Timeline& timeline) {
  Setup setup = timeline.setup();
  setup.arranged = timeline.state().arrangement();
  if (timeline.to_move() < 1 || !setup.arranged || !timeline.game().arranged_state(setup)) {
    return std::nullopt;
  }
  return Timeline(timeline.game(), setup);
}

void keep_deeper(std::optional<Problem>& best, const Timeline& timeline) {
  constexpr std::uint64_t kFewestTurns = 6;  // among fewer there is nothing to find
  const std::optional<Timeline> start = as_start(timeline);
  const bool is_worth = start && start->state().count_turns() >= kFewestTurns;
  const std::unique_ptr<Proof> proof = is_worth ? proof_of(*start) : nullptr;
  const std::optional<OnlyWin> win = proof ? proof->only_win() : std::nullopt;
  if (win && (!best || win->depth > best->depth)) {
    best = Problem{"", &timeline.game(), 1, win->depth, start->setup(), win->turn, {win->turn}};
  }
}

std::string id_of(const Problem& problem) {
  constexpr std::uint64_t kSixDigits = 0xFFFFFF;
  nlohmann::ordered_json options;
  for (const auto& [name, value] : problem.setup.options.values()) {
    options[name] = to_text(value);
  }
  const std::uint64_t key =
      search::mix_text(options.dump() + std::to_string(problem.setup.arranged->to_move) +
                       problem.setup.arranged->position.dump());
  std::string digits;
  for (std::uint64_t left = key & kSixDigits; digits.size() < 6; left /= 16) {
    digits.insert(digits.begin(), "0123456789abcdef"[left % 16]);
  }
  return std::string(problem.game->id()) + '/' + digits;
}

// A turn at the cursor after which `is_wanted` holds: the search's own choice where it is one, else the
// first.
template <class IsWanted>
std::string pick(const Timeline& timeline, IsWanted is_wanted) {
  constexpr std::uint64_t kBudget = 3000;
  constexpr std::size_t kMost = 20000;
  const auto fits = [&](const std::string& turn) {
    Timeline after = timeline;
    return !after.play_entry({timeline.to_move(), turn, false}) && is_wanted(after);
  };
  search::Request request;
  request.limits.budget = kBudget;
  const std::string advised = searcher_for(timeline.game()).think(timeline, timeline.to_move(), request).turn;
  if (fits(advised)) {
    return advised;
  }
  const auto turns = turns_at(timeline, kMost);
  const auto found = std::find_if(turns->begin(), turns->end(), fits);
  if (found == turns->end()) {
    throw std::invalid_argument("a line that was proven isn't there");
  }
  return *found;
}

// The longest resistance, and how it is broken.
void fill_line(Problem& problem) {
  Timeline timeline(*problem.game, problem.setup);
  const Timeline start = timeline;
  const std::unique_ptr<Proof> proof = proof_of(start);
  const auto play = [&](const std::string& turn) {
    static_cast<void>(timeline.play_entry({timeline.to_move(), turn, false}));
  };
  play(problem.turn);
  problem.line = {problem.turn};
  for (int left = problem.depth - 1; left > 0 && !timeline.outcome(); left -= 2) {
    // The last reply may be any, even one that fills the board.
    problem.line.push_back(pick(timeline, [&](const Timeline& after) {
      return left < 3 || (!after.outcome() && !proof->wins_within(after.state(), left - 3));
    }));
    play(problem.line.back());
    if (!timeline.outcome()) {
      problem.line.push_back(
          pick(timeline, [&](const Timeline& after) { return proof->wins_within(after.state(), left - 2); }));
      play(problem.line.back());
    }
  }
}

// What makes a problem harder than another.
struct Difficulty {
  int depth = 1;
  int missed = 0;  ///< how many of some levels don't find it
  std::uint64_t turns = 0;
};

Difficulty difficulty_of(const Problem& problem) {
  Difficulty difficulty{.depth = problem.depth};
  const Timeline timeline(*problem.game, problem.setup);
  const search::Searcher& searcher = searcher_for(timeline.game());
  for (const int level : {1, 2, 3, 4, 5}) {
    const search::Request request = search::request_for(searcher.levels(timeline), level, 1);
    const search::Advice advice = searcher.think(timeline, timeline.to_move(), request);
    difficulty.missed += is_right(problem, advice.turn) ? 0 : 1;
  }
  difficulty.turns = timeline.state().count_turns();
  return difficulty;
}

}  // namespace

std::optional<Problem> find_problem_in(std::string_view game, std::uint64_t seed, std::uint64_t number) {
  const std::uint64_t own_seed = search::mix(seed, number);
  const Plan plan = plan_for(game, own_seed);
  Timeline timeline = played(std::string(game), plan, own_seed, number);
  Random random(own_seed);
  std::optional<Problem> best;
  const std::vector<std::size_t> ends = timeline.entry_ends();
  constexpr std::size_t kLate = 5;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    timeline.go_to(ends[i]);
    keep_deeper(best, timeline);
    for (std::size_t n = 0; i + kLate >= ends.size() && timeline.to_move() > 0 && n < plan.variations; ++n) {
      Timeline other = timeline;
      play_random_turns(other, random, 1);
      keep_deeper(best, other);
    }
  }
  return best;
}

std::vector<Problem> make_problems(std::string_view game, std::uint64_t seed, std::size_t count) {
  constexpr std::size_t kBlock = 10;
  std::vector<std::pair<Difficulty, Problem>> all;
  std::array<std::size_t, 2> of_depth{};  // 1 and 3
  for (std::uint64_t number = 0; all.size() < count; ++number) {
    std::optional<Problem> found = find_problem_in(game, seed, number);
    if (!found) {
      continue;
    }
    const Plan plan = plan_for(game, seed);
    const std::size_t blocks = all.size() / kBlock + 1;
    const auto place = static_cast<std::size_t>(found->depth / 2);
    if (place < of_depth.size()) {
      if (of_depth[place] >= blocks * (place == 0 ? plan.simple : plan.middle)) {
        continue;
      }
      ++of_depth[place];
    }
    found->id = id_of(*found);
    fill_line(*found);
    all.emplace_back(difficulty_of(*found), *found);
    std::cerr << all.size() << ": game " << number << ", depth " << found->depth << ", missed by "
              << all.back().first.missed << " levels" << std::endl;
  }
  std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
    const auto key = [](const Difficulty& d) { return std::tuple(d.depth, d.missed, d.turns); };
    return key(a.first) < key(b.first);
  });
  std::vector<Problem> graded;
  for (auto& [difficulty, problem] : all) {
    problem.grade = 1 + static_cast<int>(graded.size() * problems::kHardest / all.size());
    graded.push_back(std::move(problem));
  }
  return graded;
}

std::string write_problem(const Problem& problem) {
  nlohmann::ordered_json options = nlohmann::ordered_json::object();
  for (const auto& [name, value] : problem.setup.options.values()) {
    std::visit([&options, &key = name](const auto& held) { options[key] = held; }, value);
  }
  const nlohmann::ordered_json arranged{{"to_move", problem.setup.arranged->to_move},
                                        {"position", problem.setup.arranged->position}};
  return "  {\"id\": \"" + problem.id.substr(problem.id.find('/') + 1) +
         "\", \"grade\": " + std::to_string(problem.grade) + ", \"depth\": " + std::to_string(problem.depth) +
         ",\n   \"line\": " + nlohmann::ordered_json(problem.line).dump() +
         ",\n   \"options\": " + options.dump() + ",\n   \"arranged\": " + arranged.dump() + "}";
}

}  // namespace byways::test
