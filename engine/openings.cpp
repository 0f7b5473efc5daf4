// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/openings.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <sstream>
#include <string_view>
#include <utility>

#include "engine/core/entry.h"
#include "engine/core/options.h"
#include "engine/core/record.h"

namespace byways {

namespace {

constexpr int kSeats = 2;
constexpr std::string_view kClock = "clock";  // an option that changes nothing on the board

std::vector<Opening> read_openings(const std::string& text) {
  std::vector<Opening> openings;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const auto record = read_record(line);
    if (!record) {
      continue;  // malformed; tests look for such lines
    }
    Opening opening{Options::complete(record->game->options(), record->options).values(), {}};
    for (const std::string& turn : record->turns) {
      if (const auto entry = parse_entry(turn)) {
        opening.turns.push_back(entry->text);
      }
    }
    openings.push_back(std::move(opening));
  }
  return openings;
}

const std::vector<Opening>& all_openings(const Game& game) {
  static const std::map<std::string, std::vector<Opening>, std::less<>> all = [] {
    std::map<std::string, std::vector<Opening>, std::less<>> read;
    for (const OpeningText& file : opening_texts()) {
      read.emplace(file.game, read_openings(file.text));
    }
    return read;
  }();
  static const std::vector<Opening> none;
  const auto found = all.find(game.id());
  return found == all.end() ? none : found->second;
}

const int* seat_in(const OptionMap& options, const OptionSpec& spec) {
  const auto found = options.find(spec.name);
  return found == options.end() ? nullptr : std::get_if<int>(&found->second);
}

}  // namespace

std::vector<Opening> openings_for(const Game& game, const OptionMap& options) {
  const OptionMap chosen = Options::complete(game.options(), options).values();
  const auto is_same_board = [&](const Opening& opening) {
    const std::vector<OptionSpec>& specs = game.options();
    return std::all_of(specs.begin(), specs.end(), [&](const OptionSpec& spec) {
      return spec.names_seat || spec.name == kClock || opening.options.at(spec.name) == chosen.at(spec.name);
    });
  };
  std::vector<Opening> openings;
  const std::vector<Opening>& all = all_openings(game);
  std::copy_if(all.begin(), all.end(), std::back_inserter(openings), is_same_board);
  return openings;
}

OptionMap with_seats_swapped(const Game& game, OptionMap options) {
  for (const OptionSpec& spec : game.options()) {
    const int* const seat = spec.names_seat ? seat_in(options, spec) : nullptr;
    if (seat != nullptr && *seat > 0) {
      options[spec.name] = kSeats + 1 - *seat;
    }
  }
  return options;
}

Opening pick_opening(const Game& game, const OptionMap& options, std::uint64_t random) {
  const std::vector<Opening> openings = openings_for(game, options);
  Opening opening = openings.at(random % openings.size());
  bool is_swapped = (random / openings.size()) % kSeats == 1;
  for (const OptionSpec& spec : game.options()) {
    const int* const chosen = spec.names_seat ? seat_in(options, spec) : nullptr;
    if (chosen != nullptr && *chosen > 0) {
      is_swapped = *chosen != *seat_in(opening.options, spec);
    }
  }
  for (const OptionSpec& spec : game.options()) {
    if (const auto own = options.find(spec.name); !spec.names_seat && own != options.end()) {
      opening.options[spec.name] = own->second;
    }
  }
  if (is_swapped) {
    opening.options = with_seats_swapped(game, std::move(opening.options));
  }
  return opening;
}

}  // namespace byways
