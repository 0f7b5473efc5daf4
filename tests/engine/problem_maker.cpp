// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/problem_maker.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <iterator>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
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

// Which games are played to find problems.
struct Plan {
  std::string game;
  std::vector<OptionMap> options;  ///< used in rotation
  int players = 2;
  std::uint64_t drawn = 4;                                  ///< random turns at the start
  std::array<const char*, 2> levels{"level:3", "level:4"};  ///< of the players in odd and in even seats
  std::size_t variations = 0;                               ///< other last turns tried for each late position
  std::size_t late = 5;                                     ///< how many of the last positions count as late
  std::size_t simple = 3;                                   ///< of ten problems, at most so many of depth 1
  std::size_t middle = 4;                                   ///< of ten problems, at most so many of depth 3
  std::size_t longest = 200;                                ///< limit of steps
  bool is_late_only = false;                                ///< only late positions are examined

  /// Whether all problems are one turn deep.
  [[nodiscard]] bool is_one_turn() const { return simple == kAllOfTen; }
  static constexpr std::size_t kAllOfTen = 10;
};

// The plan for a family (see family_of).
Plan plan_for(std::string_view family, std::uint64_t seed) {
  constexpr std::size_t kVariations = 12;
  constexpr std::size_t kAll = Plan::kAllOfTen;
  constexpr std::size_t kVeryLong = 3000;
  if (family == "byg") {
    return {.game = "byg",
            .options = {{{"size", 4}, {"priority", 1}},
                        {{"size", 5}, {"priority", 1}},
                        {{"size", 4}, {"priority", 1}},
                        {{"size", 3}, {"priority", 1}}}};
  }
  if (family == "bypass") {
    return {.game = "bypass",
            .options = {{{"board", "hexhex-3"}, {"start", 1}}},
            .drawn = 2,
            .variations = kVariations,
            .middle = 7};
  }
  if (family == "bypass-3") {
    return {.game = "bypass",
            .options = {{{"board", "hexhex-3"}, {"start", 1}}},
            .players = 3,
            .drawn = 3,
            .levels = {"level:2", "level:3"},
            .variations = kVariations,
            .simple = kAll};
  }
  if (family == "trypsylon") {
    return {.game = "trypsylon", .options = {{}}, .variations = kVariations, .middle = 7};
  }
  if (family == "trypsylon-expert") {
    return {.game = "trypsylon", .options = {{{"expert", true}}}, .variations = kVariations, .simple = kAll};
  }
  if (family == "over-pass") {
    constexpr std::size_t kEnd = 30;
    return {.game = "over-pass",
            .options = {{{"goal", "one"}, {"start", 1}}},
            .drawn = 0,
            .levels = {"level:1", "level:1"},
            .late = kEnd,
            .simple = kAll,
            .longest = kVeryLong,
            .is_late_only = true};
  }
  if (family == "groups-of-three") {
    // More random turns leave pieces in reserve for longer and lead to more varied boards.
    constexpr std::uint64_t kFewestDrawn = 8;
    constexpr std::uint64_t kMoreDrawn = 12;
    constexpr std::size_t kEntries = 24;
    constexpr std::uint64_t kSteps = 8;  // moves of a turn, including its roll
    const std::uint64_t drawn = kFewestDrawn + seed % kMoreDrawn;
    return {.game = "groups-of-three",
            .options = {{{"goal", "one"}, {"start", 1}}},
            .drawn = drawn,
            .levels = {"level:1", "level:1"},
            .late = kEntries,
            .simple = kAll,
            .longest = kSteps * (drawn + kEntries / 2),
            .is_late_only = true};
  }
  if (family == "highway") {
    constexpr std::size_t kRounds = 60;
    return {.game = "highway",
            .options = {{}},
            .players = 2 + static_cast<int>(seed % 3),
            .drawn = 0,
            .levels = {"level:1", "level:1"},
            .variations = kVariations,
            .late = kRounds,
            .simple = kAll};
  }
  // Mono-Line is even only after random turns.
  return {.game = "mono-line", .options = {{}}, .drawn = 6 + seed % 16};
}

// A game between players of the plan's levels, after the plan's random turns.
Timeline played(const Plan& plan, std::uint64_t seed, std::uint64_t number) {
  Timeline timeline = start(plan.game, plan.options[number % plan.options.size()], plan.players);
  Random random(seed);
  play_random_turns(timeline, random, plan.drawn);
  const std::array players{player_named(timeline.game(), plan.levels[0], seed),
                           player_named(timeline.game(), plan.levels[1], seed + 1)};
  for (;;) {
    draw_due_lots(timeline, random);
    const Seat seat = timeline.to_move();
    if (seat < 1 || timeline.length() >= plan.longest) {
      return timeline;
    }
    const auto& player = players[static_cast<std::size_t>(seat - 1) % players.size()];
    if (timeline.play_entry({seat, player->choose(timeline, seat), false})) {
      throw std::invalid_argument("a player answered an illegal turn");
    }
  }
}

// The position as an arranged start, without its history.
std::optional<Timeline> as_start(const Timeline& timeline) {
  Setup setup = timeline.setup();
  setup.arranged = timeline.state().arrangement();
  if (!setup.arranged || !timeline.game().arranged_state(setup)) {
    return std::nullopt;
  }
  return Timeline(timeline.game(), setup);
}

// Examines positions for problems and keeps the deepest; of those one turn deep, a random one.
class Keeper {
 public:
  explicit Keeper(const Plan& plan, std::uint64_t seed) : plan_(plan), random_(seed) {}

  [[nodiscard]] std::optional<Problem>& best() { return best_; }

  void look_at(const Timeline& timeline) {
    if (timeline.game().has_secret_turns()) {
      look_at_round(timeline);
    } else if (timeline.to_roll() > 0) {
      look_at_rolls(timeline);
    } else if (timeline.to_move() > 0) {
      if (const auto start = as_start(timeline)) {
        keep_deeper(*start, {});
      }
    }
  }

 private:
  // Examines the round if all but the last player have submitted.
  void look_at_round(const Timeline& timeline) {
    const auto others = static_cast<std::size_t>(timeline.setup().players - 1);
    const std::vector<Entry> entries = timeline.entries_until(timeline.cursor());
    if (timeline.to_move() != timeline.setup().players || entries.size() < others) {
      return;
    }
    Timeline begun = timeline;
    const std::size_t round = entries.size() - others;
    begun.go_to(round == 0 ? 0 : begun.entry_ends()[round - 1]);
    std::vector<std::string> before;
    std::transform(entries.begin() + static_cast<std::ptrdiff_t>(round), entries.end(),
                   std::back_inserter(before), write_entry);
    if (const auto start = as_start(begun)) {
      keep_deeper(*start, before);
    }
  }
  // Tries some rolls with few enough turns to try all.
  void look_at_rolls(const Timeline& timeline) {
    constexpr int kTries = 3;
    constexpr std::uint32_t kMostOnOne = 3;
    const auto start = as_start(timeline);
    for (int i = 0; start && i < kTries; ++i) {
      const auto one = std::to_string(1 + random_.below(kMostOnOne));
      const auto other = std::to_string(1 + random_.below(kMostOnOne));
      keep_deeper(*start, {write_entry({kChance, "roll " + one + ' ' + other, false})});
    }
  }
  void keep_deeper(const Timeline& start, const std::vector<std::string>& before) {
    constexpr std::uint64_t kFewestTurns = 6;  // with fewer turns the best one is easy to find
    Timeline timeline = start;
    play(timeline, before);
    const State& state = timeline.state();
    const bool is_worth = !state.lists_turns() || state.count_turns() >= kFewestTurns;
    const std::unique_ptr<Proof> proof = is_worth ? proof_of(timeline) : nullptr;
    const std::optional<OnlyBest> found = proof ? proof->only_best() : std::nullopt;
    const bool is_better =
        found && (!best_ || found->depth > best_->depth || (plan_.is_one_turn() && random_.below(2) == 0));
    if (is_better) {
      best_ = Problem{.id = {},
                      .game = &timeline.game(),
                      .aim = found->aim,
                      .most = found->most,
                      .depth = found->depth,
                      .setup = start.setup(),
                      .before = before,
                      .turn = found->turn,
                      .line = {found->turn}};
    }
  }

  const Plan& plan_;
  Random random_;
  std::optional<Problem> best_;
};

std::string id_of(const Problem& problem) {
  constexpr std::uint64_t kSixDigits = 0xFFFFFF;
  nlohmann::ordered_json options;
  for (const auto& [name, value] : problem.setup.options.values()) {
    options[name] = to_text(value);
  }
  std::string text = options.dump() + std::to_string(problem.setup.arranged->to_move) +
                     problem.setup.arranged->position.dump();
  for (const std::string& entry : problem.before) {
    text += entry;
  }
  const std::uint64_t key = search::mix_text(text);
  std::string digits;
  for (std::uint64_t left = key & kSixDigits; digits.size() < 6; left /= 16) {
    digits.insert(digits.begin(), "0123456789abcdef"[left % 16]);
  }
  return std::string(problem.game->id()) + '/' + digits;
}

// A turn at the cursor for which `is_wanted` holds: the search's choice if it does, else the first.
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

// The longest defence, and how it is refuted.
void fill_line(Problem& problem) {
  Timeline timeline = problems::start_of(problem);
  const Timeline start = timeline;
  const std::unique_ptr<Proof> proof = proof_of(start);
  const auto play = [&](const std::string& turn) {
    static_cast<void>(timeline.play_entry({timeline.to_move(), turn, false}));
  };
  play(problem.turn);
  problem.line = {problem.turn};
  for (int left = problem.depth - 1; left > 0 && !timeline.outcome(); left -= 2) {
    // The last reply may be any turn, even one that fills the board.
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

// What makes a problem hard.
struct Difficulty {
  int depth = 1;
  int missed = 0;  ///< how many of the levels that are asked fail to find the best turn
  std::uint64_t turns = 0;
};

Difficulty difficulty_of(const Problem& problem) {
  Difficulty difficulty{.depth = problem.depth};
  const Timeline timeline = problems::start_of(problem);
  const search::Searcher& searcher = searcher_for(timeline.game());
  // Levels don't see the others' submissions, so all of them would miss every problem.
  const bool are_asked = !timeline.game().has_secret_turns();
  for (const int level : are_asked ? std::vector{1, 2, 3, 4, 5} : std::vector<int>()) {
    const search::Request request = search::request_for(searcher.levels(timeline), level, 1);
    const search::Advice advice = searcher.think(timeline, timeline.to_move(), request);
    difficulty.missed += is_right(problem, advice.turn) ? 0 : 1;
  }
  // If turns aren't listed: longer turns have more alternatives.
  difficulty.turns = timeline.state().lists_turns() ? timeline.state().count_turns() : problem.turn.size();
  return difficulty;
}

}  // namespace

std::optional<Problem> find_problem_in(std::string_view family, std::uint64_t seed, std::uint64_t number) {
  const std::uint64_t own_seed = search::mix(seed, number);
  const Plan plan = plan_for(family, own_seed);
  Timeline timeline = played(plan, own_seed, number);
  Random random(own_seed);
  Keeper keeper(plan, own_seed);
  const std::vector<std::size_t> ends = timeline.entry_ends();
  for (std::size_t i = 0; i < ends.size(); ++i) {
    const bool is_late = i + plan.late >= ends.size();
    timeline.go_to(ends[i]);
    if (is_late || !plan.is_late_only) {
      keeper.look_at(timeline);
    }
    for (std::size_t n = 0; is_late && timeline.to_move() > 0 && n < plan.variations; ++n) {
      Timeline other = timeline;
      play_random_turns(other, random, 1);
      keeper.look_at(other);
    }
  }
  return std::move(keeper.best());
}

std::vector<Problem> make_problems(std::string_view family, std::uint64_t seed, std::size_t count,
                                   std::vector<Problem> kept) {
  constexpr std::size_t kBlock = 10;
  std::set<std::string> known;
  std::transform(kept.begin(), kept.end(), std::inserter(known, known.end()),
                 [](const Problem& problem) { return problem.id; });
  std::vector<std::pair<Difficulty, Problem>> all;
  std::array<std::size_t, 2> of_depth{};  // number of problems of depth 1 and 3
  for (std::uint64_t number = 0; all.size() < count; ++number) {
    std::optional<Problem> found = find_problem_in(family, seed, number);
    if (!found) {
      continue;
    }
    found->id = id_of(*found);
    if (known.contains(found->id)) {
      continue;
    }
    const Plan plan = plan_for(family, seed);
    const std::size_t blocks = all.size() / kBlock + 1;
    const auto place = static_cast<std::size_t>(found->depth / 2);
    if (place < of_depth.size()) {
      if (of_depth[place] >= blocks * (place == 0 ? plan.simple : plan.middle)) {
        continue;
      }
      ++of_depth[place];
    }
    known.insert(found->id);
    fill_line(*found);
    all.emplace_back(difficulty_of(*found), *found);
    std::cerr << all.size() << ": game " << number << ", depth " << found->depth << ", missed by "
              << all.back().first.missed << " levels" << std::endl;
  }
  std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
    const auto key = [](const Difficulty& d) { return std::tuple(d.depth, d.missed, d.turns); };
    return key(a.first) < key(b.first);
  });
  for (std::size_t i = 0; i < all.size(); ++i) {
    Problem& problem = all[i].second;
    problem.grade = 1 + static_cast<int>(i * problems::kHardest / all.size());
    kept.push_back(std::move(problem));
  }
  std::stable_sort(kept.begin(), kept.end(),
                   [](const Problem& a, const Problem& b) { return a.grade < b.grade; });
  return kept;
}

std::string write_problem(const Problem& problem) {
  nlohmann::ordered_json options = nlohmann::ordered_json::object();
  for (const auto& [name, value] : problem.setup.options.values()) {
    std::visit([&options, &key = name](const auto& held) { options[key] = held; }, value);
  }
  const nlohmann::ordered_json arranged{{"to_move", problem.setup.arranged->to_move},
                                        {"position", problem.setup.arranged->position}};
  constexpr std::array kAims{"win", "points", "home", "in"};
  std::string text = "  {\"id\": \"" + problem.id.substr(problem.id.find('/') + 1) +
                     "\", \"grade\": " + std::to_string(problem.grade) +
                     ", \"depth\": " + std::to_string(problem.depth);
  if (problem.aim != problems::Aim::Win) {
    text += std::string(", \"aim\": \"") + kAims[static_cast<std::size_t>(problem.aim)] +
            "\", \"most\": " + std::to_string(problem.most);
  }
  if (problem.setup.players != 2) {
    text += ", \"players\": " + std::to_string(problem.setup.players);
  }
  text += ",\n   \"line\": " + nlohmann::ordered_json(problem.line).dump();
  if (!problem.before.empty()) {
    text += ",\n   \"before\": " + nlohmann::ordered_json(problem.before).dump();
  }
  return text + ",\n   \"options\": " + options.dump() + ",\n   \"arranged\": " + arranged.dump() + "}";
}

}  // namespace byways::test
