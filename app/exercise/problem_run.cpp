// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/problem_run.h"

#include <algorithm>
#include <utility>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/exercise_told.h"
#include "app/exercise/puzzle_list.h"
#include "app/games/game_face.h"
#include "app/games/turn_facts.h"
#include "app/games/turn_words.h"
#include "app/look/joined.h"

namespace byways::app {

namespace {

// The number of whole turns of players among the entries, without rolls and lots.
qsizetype turnsIn(const Entries& entries) {
  return std::count_if(entries.begin(), entries.end(),
                       [](const Entry& entry) { return entry.seat > 0 && !entry.unfinished; });
}

}  // namespace

ProblemRun::ProblemRun(const Problem& problem, Progress& progress, const Preferences& preferences)
    : TurnRun(exerciseId(problem), progress, preferences),
      problem_(problem),
      judging_([this](const ProblemAnswer& answer) { take(answer); }) {}

QString ProblemRun::windowTitle() const {
  return tr("%1 – %2 – Byways", "a problem, its game").arg(problemName(problem_), gameTitle(*problem_.game));
}

std::unique_ptr<ExerciseRun> ProblemRun::next() const {
  const Problem* const next = nextProblem(progress(), problem_);
  return next == nullptr ? nullptr : std::make_unique<ProblemRun>(*next, progress(), preferences());
}

void ProblemRun::begin() {
  line_.clear();
  Timeline played = start();
  for (const std::string& turn : problem_.line) {
    const Entry entry{played.to_move(), turn, false};
    line_.push_back(write_entry(entry));
    static_cast<void>(played.play_entry(entry));
  }
  TurnRun::begin();
}

QString ProblemRun::asked() const {
  QStringList lines{problemTask(problem_, learnersName())};
  for (const std::string& text : problem_.before) {
    if (const std::optional<Entry> entry = parse_entry(text); entry->seat > 0) {
      lines << tr("%1: %2.", "a player, a turn in words")
                   .arg(match().name(entry->seat),
                        openTurnText(entry->text, entry->seat, gameFace(), match()));
    }
  }
  return lines.join(QLatin1Char('\n'));
}

ExerciseFace ProblemRun::makeFace() {
  ExerciseFace face{
      .way = solvedText(*problem_.game, problemIds(*problem_.game)),
      .title = problemName(problem_),
      .grade =
          tr("%1 · %2", "grade, how soon it wins").arg(gradeName(problem_.grade), problemDepth(problem_)),
      .asked = asked(),
      .remark = remark(),
      .isBusy = stage() == Stage::Looking,
      .isOver = stage() == Stage::Done && !isShown_,
      .line = told().join(QLatin1Char('\n'))};
  addHelp(face);
  if (stage() == Stage::Missed) {
    face.primary = ExerciseAct{"tryAgain", tr("Try again"), [this] { tryAgain(); }};
  } else if (stage() == Stage::Showing) {
    face.primary = ExerciseAct{"skip", tr("Skip"), [this] { hurry(); }};
  } else if (stage() == Stage::Done) {
    const bool hasNext = nextProblem(progress(), problem_) != nullptr;
    face.primary = isShown_  ? ExerciseAct{"tryAgain", tr("Play it yourself"), [this] { tryAgain(); }}
                   : hasNext ? ExerciseAct{"next", tr("Next problem"), [this] { Q_EMIT nextRequested(); }}
                             : ExerciseAct{"page", tr("All problems"), [this] { Q_EMIT pageRequested(); }};
    face.others.append({"watchAgain", tr("Watch it again"), [this] { playAgain(); }});
    if (!isShown_ && starsFor(attempt()) < Stars::Three) {
      face.others.append({"startAgain", againText(), [this] { startAgain(); }});
    }
    if (canExplore()) {
      face.others.append(exploreAct());
    }
  }
  return face;
}

QString ProblemRun::turnInWords(const Timeline& before, Seat seat, const std::string& turn,
                                bool withFacts) const {
  const QString text = QString::fromStdString(turn);
  const QString facts =
      withFacts ? factsSentence(turnFacts(gameFace(), match(), before, seat, text)) : QString();
  const QString said = tr("%1: %2.", "a player, a turn in words")
                           .arg(match().name(seat), openTurnText(turn, seat, gameFace(), match()));
  return joinSentences({said, facts});
}

void ProblemRun::showingChanged(bool isTakenBack) {
  if (isTakenBack && isAnswer_) {
    tryAgain();
  } else if (isTakenBack) {
    turns().stop();
    setStage(Stage::Done);
  }
  tellLine();
}

void ProblemRun::look(const std::string& turn) {
  judging_.start([problem = &problem_, turn](const JobWatch& watch) {
    return answer_to(*problem, turn, &watch.stopFlag());
  });
}

void ProblemRun::take(const ProblemAnswer& answer) {
  if (stage() != Stage::Looking || !hasTable()) {
    return;  // the turn was taken back in the meantime
  }
  answer.is_right ? solved() : missed(answer);
}

void ProblemRun::missed(const ProblemAnswer& answer) {
  ++attempting().misses;
  keepAttempt();
  const Timeline& timeline = match().timeline();
  if (answer.line.empty()) {
    remark(Sentence([this, got = answer.got]() -> QString {
      const bool isCounted = problem_.aim != problems::Aim::Win;
      const QString end = isCounted ? gainText(got) : match().timeline().outcome() ? endText() : QString();
      return joinSentences({tr("That isn’t it."), end});
    }));
    enter(Stage::Missed);
    Q_EMIT said(remark());
    return;
  }
  const Seat seat = timeline.to_move();
  remark(Sentence([this, timeline, seat, answer]() -> QString {
    return joinSentences({answer.is_lost ? tr("That loses.") : tr("That isn’t it."),
                          turnInWords(timeline, seat, answer.line.front())});
  }));
  isAnswer_ = true;
  enter(Stage::Showing);
  Q_EMIT said(remark());
  turns().play({write_entry({seat, answer.line.front(), false})});
}

void ProblemRun::solved() {
  finishAttempt();
  remark(Sentence([] { return tr("Right."); }));
  Q_EMIT said(remark());
  // The learner's turn may be as good as the stored one but lead to another position. If the rest of the
  // solution can't be played from there, the stored turn is shown instead.
  Timeline rest = match().timeline();
  const bool fits = std::all_of(line_.begin() + 1, line_.end(), [&rest](const std::string& text) {
    return !rest.play_entry(*parse_entry(text)).has_value();
  });
  fits ? play(1) : playAgain();
}

QStringList ProblemRun::lineInWords() const {
  Timeline end = start();
  for (const std::string& text : line_) {
    static_cast<void>(end.play_entry(*parse_entry(text)));
  }
  // If the game face says why the final position is decided (decidedText), what each turn does is left out,
  // because it may be measured by other counts. It is also left out if turns are secret, because facts are
  // about the board without the other players' turns.
  const bool withFacts = !match().game().has_secret_turns() &&
                         (end.outcome() || gameFace().decidedText(end.state(), match()).isEmpty());
  QStringList line;
  Timeline before = start();
  for (const std::string& text : line_) {
    const std::optional<Entry> entry = parse_entry(text);
    line.append(tr("%1. %2", "number of a turn, what it does")
                    .arg(line.size() + 1)
                    .arg(turnInWords(before, entry->seat, entry->text, withFacts)));
    static_cast<void>(before.play_entry(*entry));
  }
  return line;
}

void ProblemRun::retranslate() {
  ExerciseRun::retranslate();
  if (!toldLine_.isEmpty()) {
    toldLine_ = lineInWords();
  }
}

// Plays the solution from its turn with the index `from` on.
void ProblemRun::play(std::size_t from) {
  forgetHints();
  isAnswer_ = false;
  if (toldLine_.isEmpty()) {
    toldLine_ = lineInWords();
  }
  enter(Stage::Showing);
  const std::vector<std::string> rest(line_.begin() + static_cast<std::ptrdiff_t>(from), line_.end());
  if (rest.empty()) {
    shown();
  } else {
    turns().play(rest);
  }
}

QStringList ProblemRun::told() const {
  if (toldLine_.isEmpty() || isAnswer_ || (stage() != Stage::Showing && stage() != Stage::Done)) {
    return {};
  }
  const Timeline& timeline = match().timeline();
  const qsizetype turns = turnsIn(timeline.entries_until(timeline.cursor())) - turnsIn(start().entries());
  return toldLine_.mid(0, std::max<qsizetype>(turns, 0));
}

// Announces each turn for users who can't see the board.
void ProblemRun::tellLine() {
  const QStringList now = told();
  if (!now.isEmpty() && match().timeline().open_steps().empty() && stage() == Stage::Showing) {
    Q_EMIT said(now.back());
  }
  Q_EMIT changed();
}

void ProblemRun::shown() {
  noteCursor();
  if (stage() != Stage::Showing) {
    return;
  }
  if (isAnswer_) {
    enter(Stage::Missed);
    return;
  }
  remark(Sentence([this]() -> QString {
    return joinSentences({isShown_ ? QString() : tr("Right."), endText()});
  }));
  enter(Stage::Done);
  Q_EMIT said(remark());
}

QString ProblemRun::gainText(int got) const {
  return tr("%1 of %2.", "what was reached, how much there was to reach")
      .arg(problemGain(problem_, got))
      .arg(problem_.most);
}

QString ProblemRun::endText() const {
  if (problem_.aim != problems::Aim::Win) {
    return asSentence(problemGain(problem_, problem_.most));
  }
  if (match().timeline().outcome()) {
    return joinPhrases({winnersText(match()), gameFace().resultText(match())});
  }
  const QString wins =
      tr("%1 wins, whatever %2 does.", "two players").arg(learnersName(), match().name(3 - learner()));
  const QString reason = gameFace().decidedText(match().state(), match());
  return joinSentences({wins, reason});
}

void ProblemRun::makeSolution() {
  noteShown();
  isShown_ = true;
  remark(Sentence([] { return tr("This is the turn."); }));
  playAgain();
}

void ProblemRun::playAgain() {
  goToStart();
  play(0);
}

void ProblemRun::makeTry() {
  isShown_ = false;
  isAnswer_ = false;
  TurnRun::makeTry();
}

}  // namespace byways::app
