// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/puzzle_list.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

#include "app/games/catalogue.h"
#include "engine/challenges/challenge_games.h"
#include "engine/games.h"

namespace byways::app {

namespace {

using challenges::Goal;

/// The name of a start by the puzzle's id.
struct StartName {
  const char* id;
  const char* name;
};

constexpr std::array kStartNames{
    StartName{"full-house/rulebook", QT_TRANSLATE_NOOP("PuzzleList", "The rulebook’s start")},
    StartName{"full-house/axis", QT_TRANSLATE_NOOP("PuzzleList", "Axis")},
    StartName{"full-house/corner", QT_TRANSLATE_NOOP("PuzzleList", "Corner")},
    StartName{"full-house/tees", QT_TRANSLATE_NOOP("PuzzleList", "Tees")},
    StartName{"full-house/heart", QT_TRANSLATE_NOOP("PuzzleList", "Heart")},
    StartName{"full-house/midway", QT_TRANSLATE_NOOP("PuzzleList", "Midway")},
    StartName{"full-house/four-winds", QT_TRANSLATE_NOOP("PuzzleList", "Four winds")},
    StartName{"spiral/rulebook", QT_TRANSLATE_NOOP("PuzzleList", "The rulebook’s start")},
    StartName{"crooked-jumps/rulebook", QT_TRANSLATE_NOOP("PuzzleList", "The rulebook’s start")},
    StartName{"crooked-jumps/hexagon", QT_TRANSLATE_NOOP("PuzzleList", "Hexagon")},
    StartName{"crooked-jumps/bar", QT_TRANSLATE_NOOP("PuzzleList", "Bar")},
    StartName{"crooked-jumps/ring", QT_TRANSLATE_NOOP("PuzzleList", "Ring")},
    StartName{"crooked-jumps/box", QT_TRANSLATE_NOOP("PuzzleList", "Box")},
    StartName{"crooked-jumps/wings", QT_TRANSLATE_NOOP("PuzzleList", "Wings")},
    StartName{"crooked-jumps/pinwheel", QT_TRANSLATE_NOOP("PuzzleList", "Pinwheel")},
    StartName{"crooked-jumps/hourglass", QT_TRANSLATE_NOOP("PuzzleList", "Hourglass")},
    StartName{"crooked-jumps/star", QT_TRANSLATE_NOOP("PuzzleList", "Star")},
    StartName{"crooked-jumps/propeller", QT_TRANSLATE_NOOP("PuzzleList", "Propeller")},
    StartName{"crooked-jumps/crown", QT_TRANSLATE_NOOP("PuzzleList", "Crown")},
    StartName{"crooked-jumps/carousel", QT_TRANSLATE_NOOP("PuzzleList", "Carousel")},
    StartName{"crooked-jumps/necklace", QT_TRANSLATE_NOOP("PuzzleList", "Necklace")},
    StartName{"crooked-jumps/arrow", QT_TRANSLATE_NOOP("PuzzleList", "Arrow")},
    StartName{"crooked-jumps/gate", QT_TRANSLATE_NOOP("PuzzleList", "Gate")},
    StartName{"crooked-jumps/compass", QT_TRANSLATE_NOOP("PuzzleList", "Compass")},
    StartName{"crooked-jumps/snowflake", QT_TRANSLATE_NOOP("PuzzleList", "Snowflake")},
    StartName{"crooked-jumps/lace", QT_TRANSLATE_NOOP("PuzzleList", "Lace")},
    StartName{"crooked-jumps/outposts", QT_TRANSLATE_NOOP("PuzzleList", "Outposts")},
    StartName{"crooked-jumps/whirl", QT_TRANSLATE_NOOP("PuzzleList", "Whirl")},
    StartName{"crooked-jumps/cross", QT_TRANSLATE_NOOP("PuzzleList", "Cross")},
    StartName{"crooked-jumps/fortress", QT_TRANSLATE_NOOP("PuzzleList", "Fortress")},
};

/// The context of these texts for translators.
struct PuzzleList {
  Q_DECLARE_TR_FUNCTIONS(PuzzleList)
};

constexpr auto kFrom = "from";
constexpr int kMostNamed = 6;  // places in a name
constexpr auto kColoursOption = "colours";

bool hasOption(const Game& game, std::string_view name) {
  const auto& specs = game.options();
  return std::any_of(specs.begin(), specs.end(),
                     [name](const OptionSpec& spec) { return spec.name == name; });
}

// The first puzzle for which `isIt` holds, including the daily ones; null if there is none.
template <class IsIt>
const Puzzle* find(IsIt isIt) {
  for (const std::vector<Puzzle>* const all : {&challenges::puzzles(), &challenges::made_puzzles()}) {
    if (const auto found = std::find_if(all->begin(), all->end(), isIt); found != all->end()) {
      return &*found;
    }
  }
  return nullptr;
}

}  // namespace

bool isChallenge(const Game& game) { return game.most_players() == 1; }

QList<const Puzzle*> puzzlesOf(const Game& game) {
  QList<const Puzzle*> found;
  for (const Puzzle& puzzle : challenges::puzzles()) {
    if (puzzle.game == game.id()) {
      found.append(&puzzle);
    }
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const Puzzle* a, const Puzzle* b) { return a->grade < b->grade; });
  return found;
}

const Puzzle* puzzleWithId(const QString& id) {
  return find([name = id.toStdString()](const Puzzle& puzzle) { return puzzle.id == name; });
}

const Puzzle* puzzleOf(const Game& game, const Options& options) {
  return find([&](const Puzzle& puzzle) {
    return puzzle.game == game.id() && options.word(kFrom) == puzzle.from &&
           (!hasOption(game, kColoursOption) || options.is_on(kColoursOption) == puzzle.colours);
  });
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
  if (hasOption(*game, kColoursOption)) {
    options.insert_or_assign(kColoursOption, puzzle.colours);
  }
  return {game, options, {name}, {0}};
}

QString startName(const Game& game, const QString& from) {
  for (const Puzzle& puzzle : challenges::puzzles()) {
    const bool isIt = puzzle.game == game.id() && QString::fromStdString(puzzle.from) == from;
    const auto* const found = std::find_if(kStartNames.begin(), kStartNames.end(),
                                           [&](const StartName& name) { return puzzle.id == name.id; });
    if (isIt && found != kStartNames.end()) {
      return PuzzleList::tr(found->name);
    }
  }
  const auto count = static_cast<int>(from.split(QLatin1Char(' '), Qt::SkipEmptyParts).size());
  switch (challenges::goal_of(game)) {
    case Goal::Fill:
      return count > kMostNamed ? PuzzleList::tr("From %n piece(s)", nullptr, count)
                                : PuzzleList::tr("From %1", "places").arg(from);
    case Goal::OneCentre:
      return PuzzleList::tr("Pattern of %n piece(s)", nullptr, count);
    case Goal::One:
      break;
  }
  return PuzzleList::tr("Spiral of %n piece(s)", nullptr, count);
}

QString puzzleName(const Puzzle& puzzle) {
  const Game* const game = find_game(puzzle.game);
  const QString start = startName(*game, QString::fromStdString(puzzle.from));
  return hasOption(*game, kColoursOption) && !puzzle.colours
             ? PuzzleList::tr("%1, colours ignored", "name of a puzzle").arg(start)
             : start;
}

QString puzzleGoal(const Game& game) {
  switch (challenges::goal_of(game)) {
    case Goal::Fill:
      return PuzzleList::tr("Bring all forty pieces onto the board in as few moves as you can.");
    case Goal::OneCentre:
      return PuzzleList::tr("Leave one piece, in the centre.");
    case Goal::One:
      break;
  }
  return PuzzleList::tr("Leave one piece, ideally in the centre.");
}

QString gradeDots(int grade) {
  constexpr int kMostGrade = 5;
  const int full = qBound(0, grade, kMostGrade);
  return QString(full, QChar(0x25CF)) + QString(kMostGrade - full, QChar(0x25CB));
}

QString gradeName(int grade) {
  switch (grade) {
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
