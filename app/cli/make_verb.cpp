// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <csignal>
#include <iostream>
#include <limits>
#include <random>

#include "app/cli/options.h"
#include "app/cli/records.h"
#include "app/cli/verbs.h"
#include "engine/challenges/maker.h"
#include "engine/exercise.h"

namespace byways::cli {

namespace {

using challenges::Difficulty;
using challenges::MadePuzzle;
using challenges::Recipe;
using MakeJson = nlohmann::ordered_json;

constexpr std::array<std::string_view, challenges::kDifficulties> kNames{"easy", "medium", "hard",
                                                                         "very-hard"};

std::string_view name_of(Difficulty difficulty) { return kNames[static_cast<std::size_t>(difficulty)]; }

Expected<Difficulty, UsageError> difficulty_of(const Arguments& arguments) {
  const auto given = arguments.values.find("difficulty");
  if (given == arguments.values.end()) {
    return Difficulty::Medium;
  }
  const auto found = std::find(kNames.begin(), kNames.end(), given->second);
  if (found == kNames.end()) {
    return UsageError{"--difficulty is easy, medium, hard or very-hard"};
  }
  return static_cast<Difficulty>(found - kNames.begin());
}

Expected<Recipe, UsageError> recipe_of(const Game& game, const Arguments& arguments) {
  if (!challenges::can_make(game)) {
    return UsageError{"no puzzles are made of " + std::string(game.title()) +
                      ": make is for Full House, Crooked Jumps and the Over-Pass Spiral"};
  }
  const auto difficulty = difficulty_of(arguments);
  if (!difficulty) {
    return difficulty.error();
  }
  const auto usual = static_cast<std::uint64_t>(challenges::usual_size(game, *difficulty));
  const auto size = number_of(arguments, "size", usual, 1);
  const auto seed = number_of(arguments, "seed", std::random_device{}() % challenges::kSeeds, 0);
  if (!size || !seed) {
    return size ? seed.error() : size.error();
  }
  const challenges::SizeRange sizes = challenges::sizes_of(game);
  if (*size < static_cast<std::uint64_t>(sizes.least) || *size > static_cast<std::uint64_t>(sizes.most)) {
    return UsageError{"--size is from " + std::to_string(sizes.least) + " to " + std::to_string(sizes.most) +
                      " for " + std::string(game.title())};
  }
  if (*seed >= challenges::kSeeds) {
    return UsageError{"--seed is at most " + std::to_string(challenges::kSeeds - 1)};
  }
  return Recipe{&game, static_cast<int>(*size), *difficulty, static_cast<std::uint32_t>(*seed)};
}

// Set by Ctrl+C: the maker then stops.
volatile std::sig_atomic_t make_interrupted = 0;

MakeJson answer_of(const MadePuzzle& made) {
  const Exercise exercise{.kind = ExerciseKind::Puzzle,
                          .game = made.recipe.game,
                          .grade = made.puzzle.grade,
                          .puzzle = &made.puzzle};
  MakeJson record = MakeJson::parse(write_record(record_of(exercise, {"Player 1"})));
  record["code"] = made.code;
  record["made"] = {{"size", made.recipe.size},
                    {"difficulty", name_of(made.difficulty)},
                    {"grade", made.puzzle.grade},
                    {"best", made.puzzle.best},
                    {"moves", made.puzzle.proof.size()},
                    {"tries", made.measure.tries},
                    {"first_moves", made.measure.first_moves},
                    {"good_first_moves", made.measure.good_first_moves},
                    {"solution", made.puzzle.proof}};
  return record;
}

// The recipe of the code that the command line names, or else the recipe for a rule set and the flags.
Expected<Recipe, UsageError> first_recipe(const Arguments& arguments) {
  const std::string& word = arguments.words[0];
  if (const auto game = game_named(word)) {
    return recipe_of(**game, arguments);
  }
  const auto recipe = challenges::read_code(word);
  if (!recipe) {
    const bool is_code = recipe.error().fault != challenges::CodeFault::Form;
    return UsageError{is_code ? recipe.error().message : game_named(word).error().message};
  }
  for (const char* const flag : {"size", "difficulty", "seed"}) {
    if (arguments.values.contains(flag)) {
      return UsageError{"a code says all: --" + std::string(flag) + " goes with a kind"};
    }
  }
  return *recipe;
}

}  // namespace

Expected<ExitCode, UsageError> run_make(const Arguments& arguments) {
  const auto first = first_recipe(arguments);
  if (!first) {
    return first.error();
  }
  const auto count = number_of(arguments, "count", 1, 1);
  if (!count) {
    return count.error();
  }
  if (*count > challenges::kSeeds) {
    return UsageError{"--count is at most " + std::to_string(challenges::kSeeds)};
  }
  std::signal(SIGINT, [](int) { make_interrupted = 1; });
  Recipe recipe = *first;
  for (std::uint64_t i = 0; i < *count; ++i) {
    const auto made = challenges::make_puzzle(recipe, [](double) { return make_interrupted == 0; });
    if (!made) {
      std::cerr << "stopped\n";
      return kAnswerIsNo;
    }
    print(answer_of(*made));
    std::cout.flush();
    recipe.seed = (recipe.seed + 1) % challenges::kSeeds;
  }
  return kDone;
}

}  // namespace byways::cli
