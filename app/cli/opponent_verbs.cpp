// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <csignal>
#include <iostream>

#include "app/cli/opponents_cli.h"
#include "app/cli/records.h"
#include "app/cli/verbs.h"
#include "engine/opponents.h"

namespace byways::cli {

namespace {

using Json = nlohmann::ordered_json;
using Exit = Expected<ExitCode, UsageError>;

constexpr std::uint64_t kUsualReview = 2000;

// Ctrl+C: the search settles for what it has.
std::atomic<bool> is_interrupted{false};

void settle(int) { is_interrupted.store(true); }

// Chances of everybody after the turn before the cursor, told from there on.
std::vector<double> chances_at(const Timeline& timeline, const search::Request& request) {
  const auto seats = static_cast<std::size_t>(timeline.setup().players);
  if (const std::optional<Outcome> outcome = timeline.outcome()) {
    std::vector<double> win(seats, outcome->winners.empty() ? 1.0 / static_cast<double>(seats) : 0.0);
    for (const Seat winner : outcome->winners) {
      win[static_cast<std::size_t>(winner) - 1] = 1.0 / static_cast<double>(outcome->winners.size());
    }
    return win;
  }
  if (timeline.to_move() == kChance) {
    return {};
  }
  const search::Advice advice = searcher_for(timeline.game()).think(timeline, timeline.to_move(), request);
  return advice.candidates.empty() ? std::vector<double>() : advice.candidates.front().win;
}

}  // namespace

Json candidate_json(const search::Candidate& candidate) {
  return {{"turn", candidate.turn},
          {"share", candidate.share},
          {"win", candidate.win},
          {"points", candidate.points ? Json(*candidate.points) : Json()},
          {"line", candidate.line}};
}

Json advice_json(const search::Advice& advice, std::optional<int> level, std::uint64_t budget) {
  Json candidates = Json::array();
  for (const search::Candidate& candidate : advice.candidates) {
    candidates.push_back(candidate_json(candidate));
  }
  Json answer{{"seat", advice.seat},     {"turn", advice.turn},   {"level", level ? Json(*level) : Json()},
              {"budget", budget},        {"nodes", advice.nodes}, {"proven", advice.proven},
              {"candidates", candidates}};
  if (advice.cut_short) {
    answer["cut_short"] = true;
  }
  return answer;
}

std::optional<std::string> why_no_turn(const Timeline& timeline) {
  if (!has_opponents(timeline.game())) {
    return std::string(timeline.game().title()) + " is played alone; see solve";
  }
  if (timeline.to_move() == kNobody) {
    return "the game is over";
  }
  if (timeline.to_move() == kChance) {
    return timeline.to_roll() != kNobody ? "a roll is due" : "a lot is due";
  }
  return std::nullopt;
}

Exit run_choose(const Arguments& arguments) {
  const bool has_budget = arguments.values.contains("budget");
  if (has_budget && arguments.values.contains("level")) {
    return UsageError{"choose wants --level or --budget, not both"};
  }
  constexpr std::uint64_t kUsualLevel = 8;
  const auto level = number_of(arguments, "level", kUsualLevel, 1);
  const auto budget = number_of(arguments, "budget", 1, 1);
  const auto seed = number_of(arguments, "seed", 1, 0);
  if (!level || !budget || !seed) {
    return !level ? level.error() : !budget ? budget.error() : seed.error();
  }
  if (*level > search::kLevels) {
    return UsageError{"--level is 1 to 8"};
  }
  std::signal(SIGINT, settle);
  std::optional<UsageError> misused;
  const bool all_good = with_timelines(arguments.words[0], [&](const Record&, const Timeline& timeline) {
    if (const auto why = why_no_turn(timeline)) {
      misused = UsageError{*why};
      return false;
    }
    const search::Searcher& searcher = searcher_for(timeline.game());
    search::Request request = search::request_for(searcher.levels(timeline), static_cast<int>(*level), *seed);
    if (has_budget) {
      request.limits.budget = *budget;
      request.style = {};
    }
    request.limits.stop = &is_interrupted;
    const search::Advice advice = searcher.think(timeline, timeline.to_move(), request);
    print(advice_json(advice, has_budget ? std::nullopt : std::optional(static_cast<int>(*level)),
                      request.limits.budget));
    std::cout.flush();
    return true;
  });
  if (misused) {
    return *misused;
  }
  return all_good ? kDone : kAnswerIsNo;
}

Exit run_review(const Arguments& arguments) {
  const auto budget = number_of(arguments, "budget", kUsualReview, 1);
  if (!budget) {
    return budget.error();
  }
  std::signal(SIGINT, settle);
  std::optional<UsageError> misused;
  const bool all_good = with_timelines(arguments.words[0], [&](const Record&, Timeline& timeline) {
    if (!has_opponents(timeline.game())) {
      misused = UsageError{std::string(timeline.game().title()) + " is played alone; see solve"};
      return false;
    }
    search::Request request;
    request.limits.budget = *budget;
    request.limits.stop = &is_interrupted;
    const std::vector<Entry> entries = timeline.entries();
    const std::vector<std::size_t> ends = timeline.entry_ends();
    for (std::size_t i = 0; i < entries.size() && !is_interrupted; ++i) {
      const Entry& entry = entries[i];
      timeline.go_to(i == 0 ? 0 : ends[i - 1]);
      if (entry.seat == kChance || entry.seat != timeline.to_move() || entry.unfinished) {
        continue;
      }
      const auto seat = static_cast<std::size_t>(entry.seat) - 1;
      const search::Advice advice = searcher_for(timeline.game()).think(timeline, entry.seat, request);
      if (advice.candidates.empty()) {
        continue;
      }
      const search::Candidate& best = advice.candidates.front();
      timeline.go_to(ends[i]);
      // A turn that was looked at is judged by the same search, so that luck in searching costs nobody.
      std::vector<double> after;
      for (const search::Candidate& candidate : advice.candidates) {
        after = candidate.turn == entry.text ? candidate.win : after;
      }
      if (after.empty()) {
        after = chances_at(timeline, request);
      }
      const bool is_known = after.size() > seat;
      const double loss = is_known ? std::max(0.0, best.win[seat] - after[seat]) : 0.0;
      print({{"turn", i + 1},
             {"seat", entry.seat},
             {"played", entry.text},
             {"before", best.win},
             {"after", is_known ? Json(after) : Json()},
             {"best", best.turn},
             {"loss", is_known ? Json(loss) : Json()},
             {"line", best.line}});
      std::cout.flush();
    }
    return true;
  });
  if (misused) {
    return *misused;
  }
  return all_good ? kDone : kAnswerIsNo;
}

}  // namespace byways::cli
