// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <csignal>
#include <iostream>

#include "app/cli/opponents_cli.h"
#include "app/cli/records.h"
#include "app/cli/verbs.h"
#include "engine/opponents.h"
#include "engine/search/review.h"

namespace byways::cli {

namespace {

using Json = nlohmann::ordered_json;
using Exit = Expected<ExitCode, UsageError>;

constexpr std::uint64_t kUsualReview = 2000;

// Set by Ctrl+C: the search then returns the best turn found so far.
std::atomic<bool> is_interrupted{false};

void settle(int) { is_interrupted.store(true); }

// A line about a judged turn. It has "luck", what the turn's roll has brought its seat, only in games with
// dice.
Json judgement_json(const search::Judgement& judgement) {
  const bool is_known = !judgement.after.empty();
  Json line{{"turn", judgement.entry + 1},
            {"seat", judgement.seat},
            {"played", judgement.played},
            {"before", judgement.before},
            {"after", is_known ? Json(judgement.after) : Json()},
            {"best", judgement.best},
            {"loss", is_known ? Json(judgement.loss) : Json()},
            {"line", judgement.line}};
  if (!judgement.rolled.empty()) {
    const auto seat = static_cast<std::size_t>(judgement.seat) - 1;
    line["luck"] = judgement.rolled[seat] - judgement.unrolled[seat];
  }
  return line;
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
  const bool all_good = with_timelines(arguments.words[0], [&](const Record&, const Timeline& timeline) {
    if (!has_opponents(timeline.game())) {
      misused = UsageError{std::string(timeline.game().title()) + " is played alone; see solve"};
      return false;
    }
    search::Request request;
    request.limits.budget = *budget;
    request.limits.stop = &is_interrupted;
    std::optional<search::Judgement>
        last;  // not printed yet: the next judgement may correct it (see_in_hindsight)
    const auto print_last = [&last] {
      if (last) {
        print(judgement_json(*last));
        std::cout.flush();
      }
    };
    for (const std::size_t entry : search::turns_to_judge(timeline)) {
      auto judgement = search::judge(timeline, entry, searcher_for(timeline.game()), request);
      if (is_interrupted) {
        break;
      }
      if (judgement) {
        if (last) {
          search::see_in_hindsight(timeline, *last, *judgement);
        }
        print_last();
        last = std::move(judgement);
      }
    }
    print_last();
    return true;
  });
  if (misused) {
    return *misused;
  }
  return all_good ? kDone : kAnswerIsNo;
}

}  // namespace byways::cli
