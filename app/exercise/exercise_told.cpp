// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/exercise_told.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include "app/exercise/days.h"
#include "app/exercise/exercise_ids.h"
#include "app/exercise/lesson_words.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/puzzle_record.h"
#include "app/exercise/puzzle_result.h"
#include "app/exercise/stars.h"
#include "app/games/arranger.h"
#include "app/games/catalogue.h"
#include "app/games/challenges/challenge_board.h"
#include "app/games/pass/pass_surface.h"
#include "app/look/date_text.h"
#include "app/shelf/board_thumb.h"
#include "app/table/clock_text.h"
#include "engine/games.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
struct ExerciseTexts {
  Q_DECLARE_TR_FUNCTIONS(ExerciseCard)
};

/// The part of the board that a picture shows.
struct ShownPart {
  double zoom = 1;
  QPointF middle;  // as parts of the board's width and height, from 0 to 1
};

// The part of the board that has pieces: many puzzles occupy only the middle of it, those of Full House only
// a corner.
ShownPart partOf(const Match& match) {
  const PassScene scene = challengeScene(match);
  constexpr double kRoomAround = 45;  // in board units
  const bool isMiddle = scene.ground == PassGround::Nodes;
  const double largest = isMiddle ? 2.4 : 3.2;
  double farthest = 0;
  QRectF box;
  for (auto piece = scene.pieces.cbegin(); piece != scene.pieces.cend(); ++piece) {
    const QPointF at = PassSurface::of(scene.ground).centre(piece.key());
    const QRectF spot(at - QPointF(1, 1), QSizeF(2, 2));
    farthest = std::max({farthest, std::abs(at.x()), std::abs(at.y())});
    box = box.isNull() ? spot : box.united(spot);
  }
  if (isMiddle) {
    return {std::clamp(kPassHalf / (farthest + kRoomAround), 1.0, largest), {0.5, 0.5}};
  }
  const double half = std::max(box.width(), box.height()) / 2 + kRoomAround;
  const QPointF middle = QPointF(0.5, 0.5) + box.center() / (2 * kPassHalf);
  return {std::clamp(kPassHalf / half, 1.0, largest), middle};
}

BoardThumb* newZoomedPicture(const std::shared_ptr<const Match>& match, const Look& look, QWidget* parent) {
  auto* const picture = new BoardThumb(faceOf(match->game()), match, look, parent);
  const ShownPart part = partOf(*match);
  picture->setZoom(part.zoom, part.middle);
  return picture;
}

}  // namespace

QString againText() { return ExerciseTexts::tr("Try it again"); }

QString openText(const Progress::Kept& kept) {
  return kept.isUnderWay            ? ExerciseTexts::tr("Go on")
         : kept.best != Stars::None ? againText()
                                    : ExerciseTexts::tr("Play");
}

QString stateText(const Progress::Kept& kept) {
  return kept.best != Stars::None ? QString()
         : kept.wasShown          ? ExerciseTexts::tr("Solution seen")
         : kept.isUnderWay        ? ExerciseTexts::tr("Not solved yet")
                                  : ExerciseTexts::tr("Not tried yet");
}

namespace {

// `begun` is an unfinished game of the puzzle, or null.
void addState(ExerciseTold& told, const Progress::Kept& kept, const Match* begun) {
  if (begun != nullptr) {
    told.state.append(ExerciseTexts::tr("Begun: %n move(s)", nullptr, standingOf(begun->timeline()).moves));
  } else if (!kept.wasShown && kept.best == Stars::None) {
    told.state.append(stateText(kept));
  }
  if (kept.wasShown) {
    told.state.append(ExerciseTexts::tr("Solution seen"));
  }
}

}  // namespace

QString solvedText(const Progress::Sum& sum) {
  return ExerciseTexts::tr("%1 of %2 solved").arg(sum.done).arg(sum.exercises);
}

QString starsText(const Progress::Sum& sum) {
  return ExerciseTexts::tr("%1 of %2 stars")
      .arg(QLocale().toString(sum.stars), QLocale().toString(sum.mostStars));
}

ExerciseTold toldOf(const Problem& problem, const Progress& progress) {
  const Progress::Kept kept = progress.of(exerciseId(problem));
  ExerciseTold told{.context = gameTitle(*problem.game),
                    .title = problemName(problem),
                    .grade = problem.grade,
                    .aside = problemDepth(problem),
                    .isOpen = kept.best == Stars::None};
  const QString state = stateText(kept);
  if (!state.isEmpty()) {
    told.state.append(state);
  }
  if (kept.best != Stars::None || !kept.isUnderWay) {
    told.stars = kept.best;
  }
  return told;
}

ExerciseTold toldOf(const Puzzle& puzzle, const Match* begun, const Progress& progress) {
  const Progress::Kept kept = progress.of(exerciseId(puzzle));
  const std::optional<PuzzleResult> best = bestResult(progress, puzzle);
  ExerciseTold told{.context = gameTitle(*find_game(puzzle.game)),
                    .title = puzzleName(puzzle),
                    .grade = puzzle.grade,
                    .stars = kept.best,
                    .isOpen = kept.best == Stars::None};
  if (best) {
    told.state.append(ExerciseTexts::tr("Best: %1").arg(puzzleResultText(puzzle, *best)));
  }
  addState(told, kept, begun);
  return told;
}

ExerciseTold toldOf(const OwnPuzzle& puzzle, const Match* begun, const Progress& progress) {
  ExerciseTold told{.context = gameTitle(*puzzle.setup.game), .title = nameOf(puzzle)};
  if (puzzle.sketch) {
    told.facts.append(ExerciseTexts::tr("A sketch: it can’t be played yet."));
    return told;
  }
  told.facts.append(puzzle.label.author.isEmpty()
                        ? ExerciseTexts::tr("Your puzzle")
                        : ExerciseTexts::tr("By %1", "a person").arg(puzzle.label.author));
  if (puzzle.solution == 0) {
    told.state.append(ExerciseTexts::tr("No solution (proven)"));
    return told;
  }
  const Progress::Kept kept = progress.of(exerciseId(puzzle.setup));
  told.stars = kept.best;
  told.isOpen = kept.best == Stars::None;
  addState(told, kept, begun);
  return told;
}

ExerciseTold toldOf(const MadeEarlier& made, const Game& game, const Match* begun, const Progress& progress) {
  const Progress::Kept kept = progress.of(made.id);
  ExerciseTold told{.context = gameTitle(game),
                    .title = made.code,
                    .grade = made.grade,
                    .stars = kept.best,
                    .state = {ExerciseTexts::tr("Not among your puzzles")},
                    .isOpen = kept.best == Stars::None};
  addState(told, kept, begun);
  return told;
}

ExerciseTold toldOf(const lessons::Lesson& lesson, const Progress& progress) {
  const Stars best = progress.of(exerciseId(lesson)).best;
  ExerciseTold told{.context = ExerciseTexts::tr("Lesson %1").arg(lessonNumber(lesson)),
                    .lead = QString::number(lessonNumber(lesson)),
                    .title = lessonText(lesson.title),
                    .stars = best,
                    .isOpen = best == Stars::None};
  if (const int step = stepIn(progress, lesson); step > 0) {
    told.state.append(ExerciseTexts::tr("at step %1 of %2").arg(step + 1).arg(lesson.steps.size()));
  }
  return told;
}

ExerciseTold toldOf(const Days& days, const QDate& day, const Exercise* exercise) {
  const Progress::Kept kept = days.of(day);
  const QString date = dateText(day);
  if (day > days.today()) {
    return {.title = date, .facts = {opensText(days, day)}};
  }
  // Until the problems are read, a space keeps the line's height.
  ExerciseTold told{.title = day == days.today() ? ExerciseTexts::tr("Today, %1", "a date").arg(date) : date,
                    .facts = {exercise != nullptr ? dayExerciseText(*exercise) : QString(QLatin1Char(' '))}};
  told.isOpen = kept.best == Stars::None;
  if (told.isOpen) {
    told.state.append(stateText(kept));
    return told;
  }
  told.stars = kept.best;
  const QString time = minutesText(std::chrono::seconds(kept.attempt.seconds));
  told.state.append(days.isOnItsDay(day) ? ExerciseTexts::tr("Done on its day, in %1", "a time").arg(time)
                                         : ExerciseTexts::tr("Done later, in %1", "a time").arg(time));
  return told;
}

BoardThumb* newPicture(const Problem& problem, const Look& look, QWidget* parent) {
  return new BoardThumb(
      faceOf(*problem.game), [&problem] { return std::shared_ptr<const Match>(matchOf(problem)); }, look,
      parent);
}

BoardThumb* newPicture(const Puzzle& puzzle, std::shared_ptr<const Match> begun, const Look& look,
                       QWidget* parent) {
  return newZoomedPicture(begun ? std::move(begun) : std::make_shared<const Match>(setupOf(puzzle, {})), look,
                          parent);
}

BoardThumb* newPicture(const OwnPuzzle& puzzle, std::shared_ptr<const Match> begun, const Look& look,
                       QWidget* parent) {
  const auto match = begun ? std::move(begun) : std::make_shared<const Match>(puzzle.setup);
  if (!puzzle.sketch) {
    return newZoomedPicture(match, look, parent);
  }
  const std::shared_ptr<const Arranger> arranger = faceOf(match->game()).makeArranger(*match, look);
  return new BoardThumb(
      [match, arranger, sketch = *puzzle.sketch](QPainter& painter, const QRectF& area) {
        arranger->paint(painter, area, sketch);
      },
      look, parent);
}

BoardThumb* newPicture(const Exercise& exercise, const Look& look, QWidget* parent) {
  return exercise.puzzle != nullptr ? newPicture(*exercise.puzzle, {}, look, parent)
                                    : newPicture(*exercise.problem, look, parent);
}

}  // namespace byways::app
