// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/calibration.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace byways::search {

namespace {

// Linear interpolation between the tenths.
double shown_in(const CalibratedPhase& phase, double estimate) {
  const double place = estimate * static_cast<double>(phase.shown.size() - 1);
  const auto below = std::min(static_cast<std::size_t>(place), phase.shown.size() - 2);
  const double part = place - static_cast<double>(below);
  return phase.shown[below] + (phase.shown[below + 1] - phase.shown[below]) * part;
}

// Whether `calibration` was measured with `options`, apart from options that don't change what a position is
// worth.
bool fits(const Calibration& calibration, const Game& game, const Options& options) {
  constexpr std::array<std::string_view, 2> kTable{"clock", "touch-move"};
  const std::vector<OptionSpec>& specs = game.options();
  return std::all_of(specs.begin(), specs.end(), [&](const OptionSpec& spec) {
    if (spec.names_seat || std::find(kTable.begin(), kTable.end(), spec.name) != kTable.end()) {
      return true;
    }
    const auto measured = calibration.options.find(spec.name);
    return to_text(options.values().at(spec.name)) ==
           (measured == calibration.options.end() ? to_text(spec.fallback) : measured->second);
  });
}

}  // namespace

std::vector<Calibration> read_calibrations(std::string_view lines) {
  std::vector<Calibration> all;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    const std::string_view line = lines.substr(0, end);
    lines.remove_prefix(std::min(end + 1, lines.size()));
    if (line.empty()) {
      continue;
    }
    const auto json = nlohmann::json::parse(line);
    Calibration& calibration = all.emplace_back();
    calibration.game = json.at("game").get<std::string>();
    calibration.players = json.at("players").get<int>();
    if (json.contains("options")) {
      json.at("options").get_to(calibration.options);
    }
    for (const auto& phase : json.at("phases")) {
      calibration.phases.push_back(
          {phase.at("turns").get<double>(), phase.at("shown").get<std::array<double, 11>>()});
    }
  }
  return all;
}

const Calibration* calibration_for(const Timeline& timeline) {
  static const std::vector<Calibration> all = read_calibrations(calibration_text());
  const Setup& setup = timeline.setup();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Calibration& one) {
    return one.game == timeline.game().id() && one.players == setup.players &&
           fits(one, timeline.game(), setup.options);
  });
  return found == all.end() || setup.arranged ? nullptr : &*found;
}

std::size_t turns_played(const Timeline& timeline) {
  std::size_t cursor = timeline.cursor();
  while (cursor > 0 && timeline.game().has_secret_turns() && timeline.state_at(cursor).has_secrets()) {
    --cursor;
  }
  std::size_t turns = 0;
  std::size_t begin = 0;
  for (const std::size_t end : timeline.entry_ends()) {
    if (end > cursor) {
      break;
    }
    turns += timeline.state_at(begin).to_move() > 0 ? 1 : 0;
    begin = end;
  }
  return turns;
}

double calibrated(const Calibration& calibration, std::size_t turns, double estimate) {
  if (estimate <= 0 || estimate >= 1) {
    return estimate;
  }
  const auto now = static_cast<double>(turns);
  const std::vector<CalibratedPhase>& phases = calibration.phases;
  const auto later = std::find_if(phases.begin(), phases.end(),
                                  [now](const CalibratedPhase& phase) { return phase.turns > now; });
  if (later == phases.begin()) {
    return shown_in(phases.front(), estimate);
  }
  const CalibratedPhase& earlier = *(later - 1);
  const double before = shown_in(earlier, estimate);
  if (later == phases.end()) {
    return before;
  }
  // Interpolate between phases, so that chances don't jump.
  const double part = (now - earlier.turns) / (later->turns - earlier.turns);
  return before + (shown_in(*later, estimate) - before) * part;
}

void calibrate(const Calibration& calibration, std::size_t turns, Advice& advice) {
  const auto me = static_cast<std::size_t>(advice.seat) - 1;
  for (Candidate& candidate : advice.candidates) {
    if (candidate.proven || me >= candidate.win.size()) {
      continue;
    }
    const double estimate = candidate.win[me];
    const double shown = calibrated(calibration, turns, estimate);
    if (estimate >= 1) {
      continue;
    }
    for (std::size_t seat = 0; seat < candidate.win.size(); ++seat) {
      candidate.win[seat] = seat == me ? shown : candidate.win[seat] * (1 - shown) / (1 - estimate);
    }
  }
}

}  // namespace byways::search
