// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/puzzle_result.h"

#include <QCoreApplication>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/challenges/challenge_games.h"
#include "engine/games.h"

namespace byways::app {

namespace {

constexpr auto kCentre = "O";

/// The context of these texts for translators.
struct PuzzleTexts {
  Q_DECLARE_TR_FUNCTIONS(PuzzleResult)
};

bool fillsTheBoard(const Puzzle& puzzle) {
  return challenges::goal_of(*find_game(puzzle.game)) == challenges::Goal::Fill;
}

}  // namespace

PuzzleResult standingOf(const Timeline& timeline) {
  const nlohmann::json position = timeline.state().position();
  const nlohmann::json& pieces = position.at("pieces");
  const std::optional<Outcome> outcome = timeline.outcome();
  return {.solved = outcome && outcome->reason == "solved",
          .centre = pieces.size() == 1 && pieces.contains(kCentre),
          .pieces = static_cast<int>(pieces.size()),
          .moves = position.at("moves").get<int>()};
}

std::optional<PuzzleResult> resultOf(const Timeline& timeline) {
  return timeline.outcome() ? std::optional(standingOf(timeline)) : std::nullopt;
}

bool isBetter(const Puzzle& puzzle, const PuzzleResult& one, const PuzzleResult& other) {
  if (fillsTheBoard(puzzle)) {
    return one.solved != other.solved ? one.solved
           : one.solved               ? one.moves < other.moves
                                      : one.pieces > other.pieces;
  }
  return one.pieces != other.pieces ? one.pieces < other.pieces : one.centre && !other.centre;
}

bool isPuzzleDone(const Timeline& timeline, const Puzzle* puzzle) {
  const std::optional<PuzzleResult> result = resultOf(timeline);
  return result && (puzzle != nullptr ? hasEarned(PuzzleStar::Done, *puzzle, *result) : result->solved);
}

bool isAsGoodAsCanBe(const Timeline& timeline, const Puzzle* puzzle) {
  const std::optional<PuzzleResult> result = resultOf(timeline);
  return result &&
         (puzzle != nullptr ? starCount(*puzzle, *result) == static_cast<int>(starsIn(*puzzle).size())
                            : result->solved);
}

QList<PuzzleStar> starsIn(const Puzzle& puzzle) {
  return {PuzzleStar::Done, fillsTheBoard(puzzle) ? PuzzleStar::Short : PuzzleStar::Centre};
}

bool hasEarned(PuzzleStar star, const Puzzle& puzzle, const PuzzleResult& result) {
  switch (star) {
    case PuzzleStar::Done:
      return fillsTheBoard(puzzle) ? result.solved : result.pieces == 1;
    case PuzzleStar::Centre:
      return result.centre;
    case PuzzleStar::Short:
      break;
  }
  return result.solved && result.moves <= puzzle.best;
}

int starCount(const Puzzle& puzzle, const PuzzleResult& result) {
  const QList<PuzzleStar> stars = starsIn(puzzle);
  return static_cast<int>(std::count_if(stars.begin(), stars.end(),
                                        [&](PuzzleStar star) { return hasEarned(star, puzzle, result); }));
}

QString puzzleResultText(const Puzzle& puzzle, const PuzzleResult& result) {
  if (result.hints > 0) {
    PuzzleResult plain = result;
    plain.hints = 0;
    return PuzzleTexts::tr("%1, with %n hint(s)", "a result", result.hints)
        .arg(puzzleResultText(puzzle, plain));
  }
  if (fillsTheBoard(puzzle)) {
    return result.solved ? PuzzleTexts::tr("%n move(s)", nullptr, result.moves)
                         : PuzzleTexts::tr("%n piece(s) on the board", nullptr, result.pieces);
  }
  const QString left = PuzzleTexts::tr("%n piece(s) left", nullptr, result.pieces);
  return result.centre ? PuzzleTexts::tr("%1, in the centre").arg(left) : left;
}

}  // namespace byways::app
