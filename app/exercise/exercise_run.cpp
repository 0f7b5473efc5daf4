// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/exercise_run.h"

#include <QScopedValueRollback>

#include <utility>

#include "app/exercise/problem_list.h"
#include "app/games/game_face.h"
#include "app/match/line_until.h"

namespace byways::app {

namespace {

constexpr int kMillisecondsInSecond = 1000;

Record recordOf(const Timeline& timeline, const Match& match) {
  return make_record(timeline, match.record().players);
}

}  // namespace

ExerciseRun::ExerciseRun(QString id, Progress& progress, const Preferences& preferences)
    : id_(std::move(id)), progress_(progress), preferences_(preferences), attempt_(progress.attempt(id_)) {}

ExerciseRun::~ExerciseRun() = default;

std::unique_ptr<Match> ExerciseRun::makeMatch() const {
  if (explored_) {
    return std::make_unique<Match>(recordOf(*explored_, *match_), lineUntil(*explored_, explored_->cursor()));
  }
  return result_ ? makeResult(*result_) : makeStart();
}

std::unique_ptr<Match> ExerciseRun::makeResult(const Timeline& result) const {
  return Match::guided(recordOf(result, *match_), result);
}

void ExerciseRun::takeUp(Match& match, BoardView& board, const GameFace& face) {
  match_ = &match;
  board_ = &board;
  face_ = &face;
  turns_ = std::make_unique<ShownTurns>(match, Playback::paceOf(preferences_).between, this);
  since_.start();
  if (explored_) {
    Q_EMIT changed();
    Q_EMIT said(this->face().asked);
    return;
  }
  connect(turns_.get(), &ShownTurns::finished, this, [this] { shown(); });
  connect(&match, &Match::changed, this, [this] {
    if (!isOwnChange_) {
      matchChanged();
    }
  });
  if (result_) {
    result_.reset();
    beginResult();
    return;
  }
  start_ = match.timeline();
  begin();
}

ExerciseAct ExerciseRun::exploreAct() {
  const bool isOver = seen().to_move() <= 0;
  return {"explore", isOver ? tr("Play it from the start") : tr("Play on from here"), [this] { explore(); }};
}

void ExerciseRun::setSeries(std::function<QString()> series) {
  series_ = std::move(series);
  Q_EMIT changed();
}

void ExerciseRun::offerLesson(std::function<void()> open) {
  lesson_ = std::move(open);
  Q_EMIT changed();
}

void ExerciseRun::offerDays(std::function<void()> open) {
  days_ = std::move(open);
  Q_EMIT changed();
}

void ExerciseRun::setWayBack(std::function<void()> wayBack) {
  wayBack_ = std::move(wayBack);
  Q_EMIT changed();
}

void ExerciseRun::goToPage() {
  if (wayBack_) {
    wayBack_();
  } else {
    Q_EMIT pageRequested();
  }
}

ExerciseFace ExerciseRun::face() {
  ExerciseFace face = makeFace();
  face.series = series_ ? series_() : QString();
  if (wayBack_) {
    face.way = tr("Back to the exercise");
    if (face.isOver && face.primary) {
      face.others.prepend(*face.primary);
      face.primary = ExerciseAct{"wayBack", face.way, wayBack_};
    }
  }
  if (!explored_) {
    if (lesson_ && !face.isOver) {
      face.lesson = ExerciseAct{"firstLesson", tr("New to this game? Lesson 1"), lesson_};
    }
    if (days_ && stage_ == Stage::Done) {
      face.others.append({"allDays", tr("All days"), days_});
    }
    return face;
  }
  face.asked = match_->players() == 1
                   ? tr("Play on as you like. Nothing counts here.")
                   : tr("Play on as you like, for all sides or against a computer. Nothing counts here.");
  face.answers.clear();
  face.remark.clear();
  face.line.clear();
  face.hint.clear();
  face.isOver = false;
  face.hasHelp = false;
  face.canGoBack = false;
  face.primary = ExerciseAct{"leaveExploring", tr("Back to the result"), [this] { leaveExploring(); }};
  face.others = {{"keepExplored", tr("Keep as a game"), [this] { Q_EMIT keepRequested(); }}};
  return face;
}

TablePage::Beside ExerciseRun::beside() const { return explored_ ? TablePage::Beside::Game : makeBeside(); }

bool ExerciseRun::canUndo() const {
  return match_->canUndo() && (explored_ || match_->timeline().cursor() > start_->cursor());
}

void ExerciseRun::noteTime() {
  const qint64 seconds = since_.elapsed() / kMillisecondsInSecond;
  if (seconds > 0) {
    attempt_.seconds += static_cast<int>(seconds);
    since_.start();
  }
}

void ExerciseRun::keepAttempt() {
  noteTime();
  if (!id_.isEmpty()) {
    progress_.keep(id_, attempt_);
  }
}

void ExerciseRun::finishAttempt() {
  noteTime();
  if (!id_.isEmpty()) {
    progress_.finish(id_, attempt_);
  }
}

void ExerciseRun::noteShown() {
  attempt_.shown = true;
  keepAttempt();
}

QString ExerciseRun::solvedText(const Game& game, const QStringList& ids) const {
  const Progress::Sum sum = progress_.sumOf(ids);
  return tr("%1: %2 of %3 solved", "a game").arg(gameTitle(game)).arg(sum.done).arg(sum.exercises);
}

void ExerciseRun::byItself(const std::function<void()>& act) {
  const QScopedValueRollback<bool> own(isOwnChange_, true);
  act();
}

void ExerciseRun::backToStart() {
  byItself([this] {
    turns_->stop();
    match_->goTo(start_->cursor());
  });
}

void ExerciseRun::giveHint() {
  if (!explored_ && canGiveHint()) {
    makeHint();
  }
}

void ExerciseRun::showSolution() {
  if (!explored_ && canShow()) {
    makeSolution();
  }
}

void ExerciseRun::tryAgain() {
  if (explored_) {
    return;
  }
  attempt_ = attemptUnderWay();
  since_.start();
  makeTry();
}

void ExerciseRun::startAgain() {
  if (explored_) {
    return;
  }
  attempt_ = {};
  since_.start();
  keepAttempt();
  toFirstStep();
  makeTry();
}

void ExerciseRun::hurry() { turns_->hurry(); }

// A game that is over can't be played on, so free play then starts where the exercise began.
std::optional<Timeline> ExerciseRun::exploredFrom() const {
  const Timeline& from = seen().to_move() > 0 ? seen() : *start_;
  return mayExplore() && from.to_move() > 0 ? std::optional(from) : std::nullopt;
}

void ExerciseRun::explore() {
  if (explored_ || !canExplore()) {
    return;
  }
  turns_->stop();
  explored_ = exploredFrom();
  result_ = match_->timeline();
  Q_EMIT tableNeeded();
}

void ExerciseRun::leaveExploring() {
  if (explored_) {
    explored_.reset();
    Q_EMIT tableNeeded();
  }
}

void ExerciseRun::retranslate() { remark_.retranslate(); }

}  // namespace byways::app
