// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzles/puzzle_list.h"

#include <QCoreApplication>

#include <algorithm>

#include "app/games/catalogue.h"
#include "engine/games.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
struct PuzzleList {
  Q_DECLARE_TR_FUNCTIONS(PuzzleList)
};

constexpr auto kFrom = "from";
constexpr auto kColours = "colours";

bool hasOption(const Game& game, std::string_view name) {
  const auto& specs = game.options();
  return std::any_of(specs.begin(), specs.end(),
                     [name](const OptionSpec& spec) { return spec.name == name; });
}

// The rulebook's start is the default of the option.
bool isRulebook(const Game& game, const Puzzle& puzzle) {
  const Options usual = Options::complete(game.options(), {});
  return usual.word(kFrom) == puzzle.from &&
         (!hasOption(game, kColours) || usual.is_on(kColours) == puzzle.colours);
}

}  // namespace

bool isChallenge(const Game& game) {
  const std::vector<Puzzle>& all = puzzles();
  return std::any_of(all.begin(), all.end(), [&](const Puzzle& puzzle) { return puzzle.game == game.id(); });
}

QList<const Puzzle*> puzzlesOf(const Game& game) {
  QList<const Puzzle*> found;
  for (const Puzzle& puzzle : puzzles()) {
    if (puzzle.game == game.id()) {
      found.append(&puzzle);
    }
  }
  std::stable_sort(found.begin(), found.end(), [&](const Puzzle* a, const Puzzle* b) {
    const bool isFirst = isRulebook(game, *a);
    return isFirst != isRulebook(game, *b) ? isFirst : a->grade < b->grade;
  });
  return found;
}

const Puzzle* puzzleOf(const Game& game, const Options& options) {
  for (const Puzzle& puzzle : puzzles()) {
    if (puzzle.game == game.id() && options.word(kFrom) == puzzle.from &&
        (!hasOption(game, kColours) || options.is_on(kColours) == puzzle.colours)) {
      return &puzzle;
    }
  }
  return nullptr;
}

const Puzzle* puzzleOf(const Match& match) {
  return puzzleOf(match.game(), match.timeline().setup().options);
}

const Puzzle* nextPuzzle(const Puzzle& puzzle) {
  const QList<const Puzzle*> all = puzzlesOf(*find_game(puzzle.game));
  return all.value((all.indexOf(&puzzle) + 1) % all.size());
}

MatchSetup setupOf(const Puzzle& puzzle, const QString& name) {
  const Game* const game = find_game(puzzle.game);
  OptionMap options{{kFrom, puzzle.from}};
  if (hasOption(*game, kColours)) {
    options.insert_or_assign(kColours, puzzle.colours);
  }
  return {game, options, {name}, {0}};
}

QString startName(const Game& game, const QString& from) {
  const auto count = static_cast<int>(from.split(QLatin1Char(' '), Qt::SkipEmptyParts).size());
  if (game.id() == "full-house") {
    return PuzzleList::tr("From %1", "places").arg(from);
  }
  return game.id() == "spiral" ? PuzzleList::tr("Spiral of %n piece(s)", nullptr, count)
                               : PuzzleList::tr("Pattern of %n piece(s)", nullptr, count);
}

QString puzzleName(const Puzzle& puzzle) {
  const Game* const game = find_game(puzzle.game);
  const QString start = startName(*game, QString::fromStdString(puzzle.from));
  return hasOption(*game, kColours) && !puzzle.colours
             ? PuzzleList::tr("%1, colours ignored", "name of a puzzle").arg(start)
             : start;
}

QString puzzleGoal(const Game& game) {
  if (game.id() == "full-house") {
    return PuzzleList::tr("Bring all forty pieces onto the board in as few moves as you can.");
  }
  return game.id() == "spiral" ? PuzzleList::tr("Leave one piece, at best in the centre.")
                               : PuzzleList::tr("Leave one piece, in the centre.");
}

QString gradeName(const Puzzle& puzzle) {
  switch (puzzle.grade) {
    case 1:
      return PuzzleList::tr("Very easy");
    case 2:
      return PuzzleList::tr("Easy");
    case 3:
      return PuzzleList::tr("Medium");
    case 4:
      return PuzzleList::tr("Hard");
    default:
      return PuzzleList::tr("Very hard");
  }
}

}  // namespace byways::app
