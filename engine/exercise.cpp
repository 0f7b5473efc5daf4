// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/exercise.h"

#include <algorithm>

#include "engine/challenges/challenge_games.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "engine/problem_book.h"

namespace byways {

namespace {

std::vector<Exercise> list_exercises() {
  std::vector<Exercise> all;
  for (const Game* const game : all_games()) {
    std::vector<Exercise> of_game;
    for (const auto* const puzzles : {&challenges::puzzles(), &challenges::made_puzzles()}) {
      for (const challenges::Puzzle& puzzle : *puzzles) {
        if (puzzle.game == game->id()) {
          of_game.push_back(
              {.kind = ExerciseKind::Puzzle, .game = game, .grade = puzzle.grade, .puzzle = &puzzle});
        }
      }
    }
    for (const problems::Problem& problem : problems_of(*game)) {
      of_game.push_back(
          {.kind = ExerciseKind::Problem, .game = game, .grade = problem.grade, .problem = &problem});
    }
    std::stable_sort(of_game.begin(), of_game.end(),
                     [](const Exercise& a, const Exercise& b) { return a.grade < b.grade; });
    all.insert(all.end(), of_game.begin(), of_game.end());
  }
  return all;
}

Setup setup_of(const Game& game, const challenges::Puzzle& puzzle) {
  OptionMap options{{"from", puzzle.from}};
  if (&game == &challenges::spiral_game()) {
    options.emplace("colours", puzzle.colours);
  }
  return *check_setup(game, 1, options);  // tests check that starts are valid
}

// The game at the start of the exercise.
Timeline timeline_of(const Exercise& exercise) {
  return exercise.kind == ExerciseKind::Problem
             ? problems::start_of(*exercise.problem)
             : Timeline(*exercise.game, setup_of(*exercise.game, *exercise.puzzle));
}

}  // namespace

const std::string& Exercise::id() const { return kind == ExerciseKind::Puzzle ? puzzle->id : problem->id; }

const std::vector<Exercise>& all_exercises() {
  static const std::vector<Exercise> all = list_exercises();
  return all;
}

std::optional<Exercise> find_exercise(std::string_view id) {
  const std::vector<Exercise>& all = all_exercises();
  const auto found =
      std::find_if(all.begin(), all.end(), [id](const Exercise& exercise) { return exercise.id() == id; });
  return found == all.end() ? std::nullopt : std::optional(*found);
}

std::string family_of(const Exercise& exercise) {
  std::string family(exercise.game->id());
  if (exercise.kind == ExerciseKind::Problem) {
    const Setup& setup = exercise.problem->setup;
    const OptionMap& options = setup.options.values();
    if (const auto expert = options.find("expert");
        expert != options.end() && expert->second == OptionValue(true)) {
      family += "-expert";
    }
    // A rule set made for two players plays quite differently with three.
    if (exercise.game->usual_players() == 2 && setup.players > 2) {
      family += '-' + std::to_string(setup.players);
    }
  }
  return family;
}

std::string_view name_of(ExerciseKind kind) { return kind == ExerciseKind::Puzzle ? "puzzle" : "problem"; }

Record record_of(const Exercise& exercise, const std::vector<std::string>& players) {
  const Timeline timeline = timeline_of(exercise);
  const auto seats = static_cast<std::ptrdiff_t>(timeline.setup().players);
  return make_record(timeline, {players.begin(), players.begin() + seats});
}

}  // namespace byways
