// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/win_cases.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "engine/byg/search_rules.h"
#include "engine/byg/state.h"
#include "engine/core/random_game.h"
#include "engine/core/record.h"
#include "engine/opponents.h"
#include "engine/overpass/mono_proof.h"
#include "engine/overpass/mono_search_rules.h"
#include "engine/overpass/mono_state.h"
#include "engine/trypsylon/search_rules.h"
#include "engine/trypsylon/state.h"
#include "tests/engine/win_proof.h"
#include "tests/support/timelines.h"

namespace byways::test {

namespace {

// Most turns that a position may have, so that each can be looked at.
constexpr std::size_t kMostTurns = 1000;

template <int Side>
struct BygWins {
  using Rules = byg::SearchRules<Side>;
  using State = byg::BygState<Side>;
  static constexpr bool kEnds = true;
  static constexpr std::uint64_t kMost = 30000;
  static Rules rules(const byg::Position<Side>& root) { return Rules(root); }
  static bool has_many_turns(const byg::Position<Side>&) { return false; }
  static bool is_ripe(const byg::Position<Side>& root) {
    constexpr int kMostEmpty = 14;
    return root.phase() == byg::Phase::Play && root.empty().count() <= kMostEmpty && byg::decided(root) < 0;
  }
};

// Cards face down are taken first: such turns give the other player no double move, so there are few replies.
class ClosedFirst : public trypsylon::SearchRules<trypsylon::Board<5, 5>> {
 public:
  static void moves(const Position& position, Moves& moves) {
    const trypsylon::Set closed = position.liftable() & position.cards().face_down;
    trypsylon::for_each(closed, [&](trypsylon::Cell cell) { moves.add(static_cast<Move>(cell)); });
    Moves all;
    SearchRules::moves(position, all);
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (all[i] >= kInsert || !trypsylon::has(closed, all[i])) {
        moves.add(all[i]);
      }
    }
  }
};

struct TrypsylonWins {
  using Rules = ClosedFirst;
  using State = trypsylon::TrypsylonState<trypsylon::Board<5, 5>>;
  static constexpr bool kEnds = false;
  static constexpr std::uint64_t kMost = 60000;
  static Rules rules(const Rules::Position&) { return Rules(); }
  static bool has_many_turns(const Rules::Position& position) { return position.may_double(); }
  static bool is_ripe(const Rules::Position& root) {
    constexpr int kNear = 2;
    const trypsylon::Pathways<trypsylon::Board<5, 5>> pathways(root.cards());
    bool is_near = false;
    for (const trypsylon::Goal goal : trypsylon::kGoals) {
      is_near = is_near || (root.owner(goal) == root.player() &&
                            trypsylon::way_distance(pathways, root.cards(), goal) <= kNear);
    }
    return is_near && !root.may_double() && !root.is_opening();
  }
};

struct MonoWins {
  using Rules = overpass::MonoSearchRules;
  using State = overpass::MonoState;
  static constexpr bool kEnds = true;
  static constexpr std::uint64_t kMost = 20000;
  static Rules rules(const overpass::MonoPosition& root) { return Rules(root); }
  static bool has_many_turns(const overpass::MonoPosition&) { return false; }
  static bool is_ripe(const overpass::MonoPosition& root) {
    constexpr int kMostPlaces = 60;
    const auto race = overpass::MonoRace::of(root);
    if (root.strict() || (race.mine | race.others).count() > kMostPlaces || Rules::settled(root) >= 0) {
      return false;
    }
    // The search's own proof is quicker to say where it is worth while.
    const search::Limits limits;
    search::Watch watch(limits);
    overpass::MonoProver prover(kMost, watch);
    int wins = 0;
    race.mine.for_each(
        [&](overpass::Node node) { wins += wins < 2 && prover.wins(race.after(node)) == false ? 1 : 0; });
    return wins == 1;
  }
};

// Proves and refutes the turns of one position.
template <class Wins>
class Judge {
 public:
  using Rules = typename Wins::Rules;
  using Position = typename Rules::Position;

  Judge(const Timeline& timeline, const Position& root)
      : timeline_(&timeline),
        seat_(timeline.to_move()),
        rules_(Wins::rules(root)),
        mine_(rules_, seat_ - 1, Wins::kMost) {}

  std::optional<OnlyWin> judge() {
    std::vector<std::string> turns;
    timeline_->state().visit_turns([&turns](std::string_view turn) {
      turns.emplace_back(turn);
      return turns.size() <= kMostTurns;
    });
    if (turns.size() > kMostTurns) {
      return std::nullopt;
    }
    for (const std::string& turn : turns) {
      Timeline after = *timeline_;
      if (after.play_entry({seat_, turn, false})) {
        throw std::invalid_argument("an illegal turn was listed: " + turn);
      }
      if (const auto outcome = after.outcome()) {
        if (outcome->winners == std::vector<Seat>{seat_}) {
          note_win(turn, 1);
        }
        continue;
      }
      const auto* const state = dynamic_cast<const typename Wins::State*>(&after.state());
      open_.push_back({turn, state->concrete()});
    }
    // Whatever is quickly seen first.
    std::stable_partition(open_.begin(), open_.end(),
                          [](const Open& open) { return !Wins::has_many_turns(open.after); });
    const bool is_done = Wins::kEnds ? try_to_the_end() : try_a_few_turns();
    return is_done && wins_ == 1 ? std::optional(only_) : std::nullopt;
  }

 private:
  struct Open {
    std::string turn;
    Position after;
  };

  void note_win(const std::string& turn, int depth) {
    ++wins_;
    only_ = {turn, depth};
  }
  [[nodiscard]] bool is_hopeless() const { return wins_ > 1 || mine_.gave_up(); }

  bool try_to_the_end() {
    for (const Open& open : open_) {
      if (mine_.wins(open.after, WinProver<Rules>::kNoLimit)) {
        WinProver<Rules> shallow(rules_, seat_ - 1, Wins::kMost);
        int turns = 0;
        while (!shallow.gave_up() && !shallow.wins(open.after, turns)) {
          turns += 2;
        }
        if (shallow.gave_up()) {
          return false;
        }
        note_win(open.turn, turns + 1);
      }
      if (is_hopeless()) {
        return false;
      }
    }
    return true;
  }

  // A game that may go on for ever: what counts is to win within three turns, which no other turn does.
  bool try_a_few_turns() {
    constexpr int kReplies = 2;
    if (wins_ > 0) {
      return true;
    }
    for (const Open& open : open_) {
      if (mine_.wins(open.after, kReplies)) {
        note_win(open.turn, kReplies + 1);
      }
      if (is_hopeless()) {
        return false;
      }
    }
    return true;
  }

  const Timeline* timeline_;
  Seat seat_;
  Rules rules_;
  WinProver<Rules> mine_;
  std::vector<Open> open_;
  int wins_ = 0;
  OnlyWin only_;
};

// Answers nothing too where the position is another game's.
template <class Wins>
std::optional<OnlyWin> only_win_as(const Timeline& timeline) {
  const auto* const state = dynamic_cast<const typename Wins::State*>(&timeline.state());
  if (state == nullptr || !Wins::is_ripe(state->concrete())) {
    return std::nullopt;
  }
  return Judge<Wins>(timeline, state->concrete()).judge();
}

// The position alone, so that nothing hangs on how it came about.
std::optional<Timeline> as_start(const Timeline& timeline) {
  Setup setup = timeline.setup();
  setup.arranged = timeline.state().arrangement();
  if (!setup.arranged || !timeline.game().arranged_state(setup)) {
    return std::nullopt;
  }
  return Timeline(timeline.game(), setup);
}

// A game of a match between two weak players; small boards, where the end can be proven.
Timeline played(const std::string& game, std::uint64_t seed) {
  const int half = static_cast<int>(seed % 2);
  const OptionMap options = game == "byg" ? OptionMap{{"size", 3 + half}, {"priority", 1}} : OptionMap{};
  Timeline timeline = start(game, options);
  Random random(seed);
  // Mono-Line is even only from where lots have led it.
  const std::uint64_t kDrawn = game == "mono-line" ? 6 + seed % 16 : 4;
  play_random_turns(timeline, random, kDrawn);
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

}  // namespace

const std::vector<std::string>& games_with_wins() {
  static const std::vector<std::string> games{"byg", "trypsylon", "mono-line"};
  return games;
}

std::optional<OnlyWin> only_win(const Timeline& timeline) {
  for (const auto prove : {only_win_as<BygWins<3>>, only_win_as<BygWins<4>>, only_win_as<TrypsylonWins>,
                           only_win_as<MonoWins>}) {
    if (auto win = prove(timeline)) {
      return win;
    }
  }
  return std::nullopt;
}

std::optional<WinCase> find_win(std::string_view game, std::uint64_t seed, std::uint64_t number) {
  Timeline timeline = played(std::string(game), search::mix(seed, number));
  std::optional<WinCase> best;
  for (const std::size_t end : timeline.entry_ends()) {
    timeline.go_to(end);
    if (timeline.to_move() < 1) {
      continue;
    }
    const std::optional<Timeline> start = as_start(timeline);
    const std::optional<OnlyWin> win = start ? only_win(*start) : std::nullopt;
    if (win && (!best || win->depth > best->win.depth)) {
      best = WinCase{record_of(*start), *win, number};
    }
  }
  return best;
}

void find_wins(std::string_view game, std::uint64_t seed, std::size_t count,
               const std::function<void(const WinCase&)>& found) {
  // Of five positions so many may be wins at once: few, but in TRYPSYLON only high levels see further.
  constexpr std::size_t kBlock = 5;
  const std::size_t simple = game == "trypsylon" ? 3 : 1;
  std::size_t all = 0;
  std::size_t at_once = 0;
  for (std::uint64_t number = 0; all < count; ++number) {
    const std::optional<WinCase> best = find_win(game, seed, number);
    if (!best) {
      continue;
    }
    const std::size_t blocks = all / kBlock + 1;
    const bool is_simple = best->win.depth == 1;
    if (is_simple ? at_once >= blocks * simple : all - at_once >= blocks * (kBlock - simple)) {
      continue;
    }
    at_once += is_simple ? 1 : 0;
    ++all;
    found(*best);
  }
}

std::string write_win(const WinCase& win) {
  return nlohmann::ordered_json{{"turn", win.win.turn},
                                {"depth", win.win.depth},
                                {"number", win.number},
                                {"record", nlohmann::ordered_json::parse(win.record)}}
      .dump();
}

WinCase read_win(const std::string& line) {
  const auto read = nlohmann::ordered_json::parse(line, nullptr, false);
  for (const char* const key : {"turn", "depth", "number", "record"}) {
    if (!read.is_object() || !read.contains(key)) {
      throw std::invalid_argument("no line of a file of wins: " + line);
    }
  }
  return {read["record"].dump(),
          {read["turn"].get<std::string>(), read["depth"].get<int>()},
          read["number"].get<std::uint64_t>()};
}

}  // namespace byways::test
