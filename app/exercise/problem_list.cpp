// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/problem_list.h"

#include <QCoreApplication>

#include <algorithm>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/progress.h"
#include "app/games/catalogue.h"
#include "engine/games.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
struct ProblemList {
  Q_DECLARE_TR_FUNCTIONS(ProblemList)
};

}  // namespace

int problemNumber(const Problem& problem) {
  return static_cast<int>(&problem - problems_of(*problem.game).data()) + 1;
}

const Problem* findProblem(const QString& name) {
  if (const Problem* const found = find_problem(name.toStdString())) {
    return found;
  }
  const Game* const game = find_game(name.section(QLatin1Char('/'), 0, 0).toStdString());
  const int number = name.section(QLatin1Char('/'), 1).toInt();
  const bool isThere = game != nullptr && number > 0 && problems_of(*game).size() >= std::size_t(number);
  return isThere ? &problems_of(*game)[std::size_t(number) - 1] : nullptr;
}

QString problemName(const Problem& problem) {
  const int number = problemNumber(problem);
  const OptionMap& options = problem.setup.options.values();
  const auto expert = options.find("expert");
  return expert != options.end() && expert->second == OptionValue(true)
             ? ProblemList::tr("Problem %1 · Expert", "its number, with the rules of TRYPSYLON Expert")
                   .arg(number)
             : ProblemList::tr("Problem %1", "its number").arg(number);
}

QString problemGain(const Problem& problem, int count) {
  switch (problem.aim) {
    case problems::Aim::Win:
      break;
    case problems::Aim::Points:
      return ProblemList::tr("%n point(s) in this round", nullptr, count);
    case problems::Aim::Home:
      return ProblemList::tr("%n piece(s) home", nullptr, count);
    case problems::Aim::In:
      return ProblemList::tr("%n piece(s) brought in", nullptr, count);
  }
  return {};
}

QString problemTask(const Problem& problem, const QString& learner) {
  switch (problem.aim) {
    case problems::Aim::Win:
      break;
    case problems::Aim::Points:
      return ProblemList::tr(
                 "You are %1 and know what the others will submit: score as many points as you can.")
          .arg(learner);
    case problems::Aim::Home:
      return ProblemList::tr("%1 to move: bring as many pieces home as you can.").arg(learner);
    case problems::Aim::In:
      return ProblemList::tr("%1 to move: bring in as many pieces as you can.").arg(learner);
  }
  return ProblemList::tr("%1 to move: find the winning turn.").arg(learner);
}

QString problemDepth(const Problem& problem) {
  if (problem.aim != problems::Aim::Win) {
    return problemGain(problem, problem.most);
  }
  const int turns = (problem.depth + 1) / 2;
  if (!problem.ends_the_game) {
    return turns == 1 ? ProblemList::tr("Force a win at once")
                      : ProblemList::tr("Force a win in %n turn(s)", nullptr, turns);
  }
  return turns == 1 ? ProblemList::tr("Win at once") : ProblemList::tr("Win in %n turn(s)", nullptr, turns);
}

const Problem* nextProblem(const Progress& progress, const Problem& problem) {
  const qsizetype next = progress.nextOpen(problemIds(*problem.game), problemNumber(problem) - 1);
  return next < 0 ? nullptr : &problems_of(*problem.game)[static_cast<std::size_t>(next)];
}

QString problemsGoal(const Game& game) {
  const auto& all = problems_of(game);
  const bool areWins = std::all_of(all.begin(), all.end(),
                                   [](const Problem& problem) { return problem.aim == problems::Aim::Win; });
  return areWins ? ProblemList::tr("Find the one winning turn.") : ProblemList::tr("Find the one best turn.");
}

// The players have the same names as in the lessons.
std::unique_ptr<Match> matchOf(const Problem& problem) {
  static const std::vector<std::string> names{"Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"};
  const Timeline start = problems::start_of(problem);
  const auto end = names.begin() + problem.setup.players;
  return Match::guided(make_record(start, {names.begin(), end}), start);
}

QString gameTitle(const Game& game) {
  const std::string_view title = game.title();
  return QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()));
}

}  // namespace byways::app
