// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/exercise_ids.h"

#include "app/exercise/puzzle_list.h"
#include "engine/search/numbers.h"

namespace byways::app {

QString puzzlePrefix() { return QStringLiteral("puzzle/"); }
QString problemPrefix() { return QStringLiteral("problem/"); }
QString lessonPrefix() { return QStringLiteral("lesson/"); }
QString dayPrefix() { return QStringLiteral("day/"); }

QString gameIdOf(const Game& game) {
  const std::string_view id = game.id();
  return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString puzzlePrefix(const Game& game) { return puzzlePrefix() + gameIdOf(game) + QLatin1Char('/'); }

QString exerciseId(const challenges::Puzzle& puzzle) {
  return puzzlePrefix() + QString::fromStdString(puzzle.id);
}
QString exerciseId(const problems::Problem& problem) {
  return problemPrefix() + QString::fromStdString(problem.id);
}
// A lesson that several courses share has one id, so its progress is shared, too.
QString exerciseId(const lessons::Lesson& lesson) {
  return lessonPrefix() + QString::fromStdString(lesson.same_as.empty() ? lesson.id : lesson.same_as);
}

QString exerciseId(const MatchSetup& setup) {
  const Match start(setup);
  if (const Puzzle* const puzzle = puzzleOf(start)) {
    return exerciseId(*puzzle);
  }
  std::string text;
  for (const auto& [name, value] : start.timeline().setup().options.values()) {
    text += name + '=' + to_text(value) + ' ';
  }
  return puzzlePrefix(start.game()) + QStringLiteral("own-") + QString::number(search::mix_text(text), 16);
}

QStringList puzzleIds(const Game& game) {
  QStringList ids;
  for (const Puzzle* const puzzle : puzzlesOf(game)) {
    ids.append(exerciseId(*puzzle));
  }
  return ids;
}

QStringList problemIds(const Game& game) {
  QStringList ids;
  for (const std::string& id : problem_ids_of(game)) {
    ids.append(problemPrefix() + QString::fromStdString(id));
  }
  return ids;
}

QStringList lessonIds(const Game& game) {
  QStringList ids;
  for (const std::string& id : lesson_ids_of(game)) {
    ids.append(lessonPrefix() + QString::fromStdString(id));
  }
  return ids;
}

QStringList lessonIds(const Course& course) {
  QStringList ids;
  for (const lessons::Lesson& lesson : course.lessons) {
    ids.append(exerciseId(lesson));
  }
  return ids;
}

}  // namespace byways::app
