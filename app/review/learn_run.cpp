// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/learn_run.h"

#include <algorithm>
#include <utility>

#include "app/exercise/exercise_told.h"
#include "app/exercise/problem_list.h"
#include "app/games/game_face.h"
#include "app/opponents/close_look.h"
#include "app/review/review_words.h"
#include "engine/opponents.h"

namespace byways::app {

namespace {

// The id of a moment as an exercise. A game and its copies share it, because they have the same seed.
QString momentId(const Match& game, const search::Judgement& moment) {
  constexpr int kHexadecimal = 16;
  return QStringLiteral("moment/%1/%2").arg(game.seed(), 0, kHexadecimal).arg(moment.entry);
}

// The line up to the turn with the index `entry`. In a secret round, its position still hides what others
// submitted earlier in the round.
Timeline positionBefore(const Timeline& timeline, std::size_t entry) {
  Timeline line(timeline.game(), timeline.setup());
  const Entries entries = timeline.entries();
  for (std::size_t i = 0; i < entry; ++i) {
    static_cast<void>(line.play_entry(entries[i]));
  }
  return line;
}

}  // namespace

LearnRun::LearnRun(const Match& game, Review& review, Moments moments, std::size_t index, Progress& progress,
                   const Preferences& preferences)
    : TurnRun(momentId(game, (*moments)[index]), progress, preferences),
      game_(game),
      review_(review),
      moments_(std::move(moments)),
      index_(index),
      judging_(thread_, [this](std::optional<double> loss) { take(loss); }) {}

QString LearnRun::windowTitle() const {
  return tr("Learn from it – %1 – Byways", "a game").arg(gameTitle(game_.game()));
}

std::unique_ptr<ExerciseRun> LearnRun::next() const {
  return isLast()
             ? nullptr
             : std::make_unique<LearnRun>(game_, review_, moments_, index_ + 1, progress(), preferences());
}

// The match is guided, so that no computer plays for the other seats and no curtain hides the verdict.
std::unique_ptr<Match> LearnRun::makeStart() const {
  std::unique_ptr<Match> match = copyWithLine(game_, positionBefore(review_.timeline(), moment().entry));
  match->setGuided(moment().seat);
  return match;
}

ExerciseFace LearnRun::makeFace() {
  ExerciseFace face{.way = tr("Position %1 of %2").arg(index_ + 1).arg(moments_->size()),
                    .title = tr("Learn from it"),
                    .grade = {},
                    .asked = tr("%1 gave away %2 of the chance to win here. Find a better turn.")
                                 .arg(game_.name(moment().seat), percentText(moment().loss)),
                    .remark = remark(),
                    .isBusy = stage() == Stage::Looking,
                    .isOver = stage() == Stage::Done && !isShown_,
                    .line = stage() == Stage::Done ? bestText() : QString()};
  addHelp(face);
  const ExerciseAct onwards =
      isLast() ? ExerciseAct{"page", tr("Back to the review"), [this] { Q_EMIT pageRequested(); }}
               : ExerciseAct{"next", tr("Next position"), [this] { Q_EMIT nextRequested(); }};
  if (stage() == Stage::Missed) {
    face.primary = ExerciseAct{"tryAgain", tr("Try again"), [this] { tryAgain(); }};
  } else if (stage() == Stage::Showing) {
    face.primary = ExerciseAct{"skip", tr("Skip"), [this] { hurry(); }};
  } else if (stage() == Stage::Done && isShown_) {
    face.primary = ExerciseAct{"tryAgain", tr("Play it yourself"), [this] { tryAgain(); }};
    face.others.append(onwards);
  } else if (stage() == Stage::Done) {
    face.primary = onwards;
    if (starsFor(attempt()) < Stars::Three) {
      face.others.append({"startAgain", againText(), [this] { startAgain(); }});
    }
  }
  if (canExplore()) {
    face.others.append(exploreAct());
  }
  if (stage() == Stage::Done && isLast()) {
    face.line += QLatin1Char('\n') + foundText();
  }
  return face;
}

QString LearnRun::bestText() const {
  return tr("The best turn is %1. Chances after it: %2.", "turn in words, chances of all")
      .arg(turnInWords(moment().best, moment().seat, gameFace(), match()),
           chancesText(moment().before, game_));
}

QString LearnRun::foundText() const {
  const auto found =
      std::count_if(moments_->begin(), moments_->end(),
                    [this](const search::Judgement& moment) { return review_.isSolved(moment.entry); });
  return tr("Found on your own: %1 of %n.", nullptr, static_cast<int>(moments_->size())).arg(found);
}

void LearnRun::look(const std::string& turn) {
  judging_.start([timeline = review_.timeline(), known = moment(), turn](const JobWatch& watch) {
    const search::Searcher& searcher = searcher_for(timeline.game());
    search::Request request;
    request.limits.budget = closeLook(timeline);
    request.limits.stop = &watch.stopFlag();
    return search::loss_instead(timeline, known, turn, searcher, request);
  });
}

// Takes the judgement of the tried turn. If the loss isn't known, the turn doesn't count as a miss.
void LearnRun::take(std::optional<double> loss) {
  if (stage() != Stage::Looking || !hasTable()) {
    return;  // the turn has been taken back in the meantime
  }
  if (loss && *loss <= kAsGood) {
    if (!attempt().shown) {
      review_.noteSolved(moment().entry);
    }
    finishAttempt();
    remark(Sentence([] { return tr("As good as the best turn found."); }));
    enter(Stage::Done);
  } else {
    if (loss) {
      ++attempting().misses;
      keepAttempt();
    }
    remark(Sentence([loss]() -> QString {
      return loss ? tr("That would give away %1 of the chance to win. There is a better turn.")
                        .arg(percentText(*loss))
                  : tr("It isn’t known how good that turn is.");
    }));
    enter(Stage::Missed);
  }
  Q_EMIT said(remark());
}

void LearnRun::makeSolution() {
  noteShown();
  judging_.stop();
  isShown_ = true;
  remark({});
  goToStart();
  enter(Stage::Showing);
  playAnswer();
}

// Plays the answer step by step, as a person would. Doesn't end the turn, so that its steps stay marked on
// the board.
void LearnRun::playAnswer() {
  const std::string& best = moment().best;
  const bool isOneStep = !match().timeline().refusal(moment().seat, best).has_value();
  turns().playSteps(moment().seat,
                    isOneStep ? std::vector<std::string>{best} : match().game().split_turn(best));
}

void LearnRun::showingChanged(bool isTakenBack) {
  if (isTakenBack) {
    tryAgain();
  }
}

void LearnRun::shown() {
  noteCursor();
  if (stage() == Stage::Showing) {
    enter(Stage::Done);
    Q_EMIT said(bestText());
  }
}

void LearnRun::makeTry() {
  judging_.stop();
  isShown_ = false;
  TurnRun::makeTry();
}

}  // namespace byways::app
