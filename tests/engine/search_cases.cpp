// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/search_cases.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <iterator>
#include <stdexcept>
#include <string_view>

#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "engine/opponents.h"

namespace byways::test {

namespace {

SearchCase case_of(const Game& game, int players, const OptionMap& options, const std::string& more) {
  const auto setup = check_setup(game, players, options);
  if (!setup) {
    throw std::invalid_argument(setup.error().message);
  }
  return {&game, *setup, std::string(game.id()) + ", " + std::to_string(players) + more};
}

bool has_option(const Game& game, std::string_view name) {
  return std::any_of(game.options().begin(), game.options().end(),
                     [name](const OptionSpec& option) { return option.name == name; });
}

}  // namespace

std::vector<SearchCase> search_cases() {
  std::vector<SearchCase> cases;
  for (const Game* game : all_games()) {
    if (!has_opponents(*game)) {
      continue;
    }
    cases.push_back(case_of(*game, std::max(game->fewest_players(), 2), {}, ""));
    if (game->most_players() > 2) {
      cases.push_back(case_of(*game, game->most_players(), {}, ""));
    }
    for (const OptionSpec& option : game->options()) {
      const bool is_other_game = option.name == "expert" || option.name == "strict";
      if (is_other_game) {
        cases.push_back(case_of(*game, 2, {{option.name, option.values.back()}}, ", " + option.name));
      }
    }
  }
  return cases;
}

std::vector<SearchCase> wide_search_cases() {
  std::vector<SearchCase> cases = search_cases();
  for (const Game* game : all_games()) {
    if (!has_opponents(*game)) {
      continue;
    }
    const int fewest = std::max(game->fewest_players(), 2);
    for (const OptionSpec& option : game->options()) {
      const bool is_other_board = option.name == "board" || option.name == "size" || option.name == "goal";
      for (const OptionValue& value : option.values) {
        if (!is_other_board || value == option.fallback) {
          continue;
        }
        const std::string name = ", " + option.name + " " + to_text(value);
        cases.push_back(case_of(*game, fewest, {{option.name, value}}, name));
        if (has_option(*game, "expert")) {
          cases.push_back(
              case_of(*game, fewest, {{option.name, value}, {"expert", true}}, name + ", expert"));
        }
        if (game->most_players() > fewest && option.name == "board") {
          cases.push_back(case_of(*game, game->most_players(), {{option.name, value}}, name));
        }
      }
    }
  }
  return cases;
}

std::string word_for(const SearchCase& which) {
  std::string word;
  std::copy_if(which.name.begin(), which.name.end(), std::back_inserter(word),
               [](unsigned char c) { return std::isalnum(c) != 0; });
  return word;
}

Timeline position_of(const SearchCase& which, std::uint64_t seed, std::uint64_t entries) {
  Timeline timeline(*which.game, which.setup);
  Random random(seed);
  play_random_turns(timeline, random, entries);
  draw_due_lots(timeline, random);
  return timeline;
}

Timeline random_position(const SearchCase& which, std::uint64_t seed) {
  constexpr std::uint32_t kLongest = 60;
  Random random(seed);
  for (std::uint64_t entries = random.below(kLongest);; entries /= 2) {
    Timeline timeline = position_of(which, seed, entries);
    if (timeline.to_move() > 0) {
      return timeline;
    }
  }
}

search::Request small_request(std::uint64_t budget, std::uint64_t seed) {
  search::Request request;
  request.limits.budget = budget;
  request.limits.megabytes = 8;
  request.seed = seed;
  return request;
}

search::Advice quick_advice(const Timeline& timeline, int level, std::uint64_t seed, std::uint64_t most) {
  const search::Searcher& searcher = searcher_for(timeline.game());
  search::Request request = search::request_for(searcher.levels(timeline), level, seed);
  request.limits = small_request(std::min(request.limits.budget, most), seed).limits;
  return searcher.think(timeline, timeline.to_move(), request);
}

std::string refusal_of(const Timeline& timeline, const std::string& turn) {
  Timeline after = timeline;
  const auto refused = after.play_entry({timeline.to_move(), turn, false});
  return refused ? refused->refusal.message : std::string();
}

std::string text_of(const search::Advice& advice) {
  std::string text = std::to_string(advice.seat) + ' ' + advice.turn + ' ' + std::to_string(advice.nodes);
  for (const search::Candidate& candidate : advice.candidates) {
    text += "; " + candidate.turn;
    for (const double win : candidate.win) {
      text += ' ' + std::to_string(std::lround(win * 1e6));
    }
    for (const std::string& turn : candidate.line) {
      text += ", " + turn;
    }
  }
  return text;
}

}  // namespace byways::test
