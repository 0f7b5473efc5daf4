// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/problem_book.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "engine/core/json_text.h"
#include "engine/core/timeline.h"
#include "engine/games.h"
#include "engine/opponents.h"

namespace byways {

namespace {

using problems::Problem;

// The problems by rule set. A malformed file adds none; tests look for such files.
std::map<std::string, std::vector<Problem>, std::less<>> all_problems() {
  std::map<std::string, std::vector<Problem>, std::less<>> all;
  for (const ProblemText& file : problem_texts()) {
    const Game* const game = find_game(file.game);
    if (game == nullptr) {
      continue;
    }
    if (auto read = problems::read_problems(*game, file.text)) {
      std::stable_sort(read->begin(), read->end(),
                       [](const Problem& a, const Problem& b) { return a.grade < b.grade; });
      all.emplace(file.game, std::move(*read));
    }
  }
  return all;
}

// The ids of the problems by rule set, as problem_ids_of returns them.
std::map<std::string, std::vector<std::string>, std::less<>> all_problem_ids() {
  std::map<std::string, std::vector<std::pair<int, std::string>>, std::less<>> graded;
  for (const ProblemText& file : problem_texts()) {
    const nlohmann::ordered_json book = read_json(file.text);
    for (const nlohmann::ordered_json& problem : book.at("problems")) {
      graded[file.game].emplace_back(problem.at("grade").get<int>(),
                                     file.game + '/' + problem.at("id").get<std::string>());
    }
  }
  std::map<std::string, std::vector<std::string>, std::less<>> all;
  for (auto& [game, problems] : graded) {
    std::stable_sort(problems.begin(), problems.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (auto& [grade, id] : problems) {
      all[game].push_back(std::move(id));
    }
  }
  return all;
}

Timeline after_turn(const Problem& problem, std::string_view turn) {
  Timeline timeline = problems::start_of(problem);
  static_cast<void>(timeline.play_entry({timeline.to_move(), std::string(turn), false}));
  return timeline;
}

}  // namespace

const std::vector<Problem>& problems_of(const Game& game) {
  static const std::map<std::string, std::vector<Problem>, std::less<>> all = all_problems();
  static const std::vector<Problem> none;
  const auto found = all.find(game.id());
  return found == all.end() ? none : found->second;
}

std::vector<std::string> problem_ids_of(const Game& game) {
  static const std::map<std::string, std::vector<std::string>, std::less<>> all = all_problem_ids();
  const auto found = all.find(game.id());
  return found == all.end() ? std::vector<std::string>() : found->second;
}

const Problem* find_problem(std::string_view id) {
  const Game* const game = find_game(id.substr(0, id.find('/')));
  if (game == nullptr) {
    return nullptr;
  }
  const std::vector<Problem>& all = problems_of(*game);
  const auto found =
      std::find_if(all.begin(), all.end(), [id](const Problem& problem) { return problem.id == id; });
  return found == all.end() ? nullptr : &*found;
}

bool is_right(const Problem& problem, std::string_view turn) {
  if (turn == problem.turn) {
    return true;
  }
  const Timeline tried = after_turn(problem, turn);
  const Timeline start = problems::start_of(problem);
  const Seat seat = start.to_move();
  if (problem.aim != problems::Aim::Win) {
    return problems::gain(problem.aim, start.state(), seat, tried.state()) >= problem.most;
  }
  if (const auto outcome = tried.outcome(); outcome && outcome->winners == std::vector<Seat>{seat}) {
    return true;
  }
  const Timeline wanted = after_turn(problem, problem.turn);
  const auto ends_the_same = module_of(*problem.game).ends_the_same;
  return tried.state().position() == wanted.state().position() ||
         (ends_the_same != nullptr && ends_the_same(tried.state(), wanted.state()));
}

ProblemAnswer answer_to(const Problem& problem, std::string_view turn, const std::atomic<bool>* stop) {
  ProblemAnswer answer;
  answer.is_right = is_right(problem, turn);
  const Timeline start = problems::start_of(problem);
  const Seat seat = start.to_move();
  const Timeline tried = after_turn(problem, turn);
  answer.got = problems::gain(problem.aim, start.state(), seat, tried.state());
  if (answer.is_right) {
    answer.line.assign(problem.line.begin() + 1, problem.line.end());
    return answer;
  }
  if (problem.aim != problems::Aim::Win) {
    return answer;
  }
  if (const auto outcome = tried.outcome()) {
    const std::vector<Seat>& winners = outcome->winners;
    answer.is_lost = std::find(winners.begin(), winners.end(), seat) == winners.end();
    return answer;
  }
  if (problem.setup.players > 2 || tried.to_move() < 1) {
    return answer;  // no single player answers: there are several others, or chance is to act
  }
  if (const auto winning_line = module_of(*problem.game).winning_line) {
    answer.line = winning_line(tried.state());
    answer.is_lost = !answer.line.empty();
    return answer;
  }
  constexpr std::uint64_t kBudget = 20000;
  search::Request request;
  request.limits.budget = kBudget;
  request.limits.stop = stop;
  const search::Advice advice = searcher_for(*problem.game).think(tried, tried.to_move(), request);
  if (!advice.candidates.empty()) {
    const search::Candidate& best = advice.candidates.front();
    answer.line.push_back(best.turn);
    answer.line.insert(answer.line.end(), best.line.begin(), best.line.end());
    answer.is_lost = best.proven && best.win[static_cast<std::size_t>(tried.to_move() - 1)] >= 1;
  }
  return answer;
}

}  // namespace byways
