// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/problem_run.h"

#include <QScopedValueRollback>
#include <QtConcurrent>

#include <algorithm>
#include <utility>

#include "app/board/board_view.h"
#include "app/exercise/exercise_ids.h"
#include "app/games/game_face.h"
#include "app/games/turn_facts.h"
#include "app/games/turn_words.h"
#include "app/match/shown_turns.h"
#include "app/opponents/turn_steps.h"

namespace byways::app {

ProblemRun::ProblemRun(const Problem& problem, Progress& progress, const Preferences& preferences,
                       QObject* parent)
    : QObject(parent),
      problem_(problem),
      progress_(progress),
      id_(exerciseId(problem)),
      attempt_(progress.attempt(id_)),
      preferences_(preferences) {
  connect(&watcher_, &QFutureWatcherBase::finished, this, &ProblemRun::take);
}

// A worker that is still busy has a copy of all that it needs.
ProblemRun::~ProblemRun() = default;

void ProblemRun::takeUp(Match& match, BoardView& board, const GameFace& face) {
  match_ = &match;
  board_ = &board;
  face_ = &face;
  start_ = match.timeline();
  learner_ = start_->to_move();
  cursor_ = start_->cursor();
  Timeline played = *start_;
  for (const std::string& turn : problem_.line) {
    const Entry entry{played.to_move(), turn, false};
    line_.push_back(write_entry(entry));
    static_cast<void>(played.play_entry(entry));
  }
  turns_ = std::make_unique<ShownTurns>(match, ShownTurns::pauseFor(preferences_), this);
  connect(turns_.get(), &ShownTurns::finished, this, &ProblemRun::shown);
  connect(&match, &Match::changed, this, &ProblemRun::matchChanged);
  setStage(Stage::Asked);
}

// Nobody moves while something is shown.
void ProblemRun::setStage(Stage stage) {
  const QScopedValueRollback<bool> own(isOwnChange_, true);
  stage_ = stage;
  match_->setGuided(stage == Stage::Asked ? learner_ : kNobody);
  showHint();
  Q_EMIT changed();
}

QString ProblemRun::learner() const { return match_->name(learner_); }

QString ProblemRun::turnInWords(const Timeline& before, Seat seat, const std::string& turn,
                                bool withFacts) const {
  const QString text = QString::fromStdString(turn);
  const QString facts = withFacts ? factsSentence(turnFacts(*face_, *match_, before, seat, text)) : QString();
  const QString said =
      tr("%1: %2.", "a player, a turn in words").arg(match_->name(seat), face_->turnText(text, *match_));
  return facts.isEmpty() ? said : said + QLatin1Char(' ') + facts;
}

void ProblemRun::matchChanged() {
  if (isOwnChange_) {
    return;
  }
  const std::size_t cursor = match_->timeline().cursor();
  const bool isTakenBack = cursor < std::exchange(cursor_, cursor);
  switch (stage_) {
    case Stage::Asked:
      showHint();
      judge();
      Q_EMIT changed();
      break;
    case Stage::Answering:
    case Stage::Missed:
      if (isTakenBack) {
        tryAgain();
      }
      break;
    case Stage::Playing:
      if (isTakenBack) {
        turns_->stop();
        stage_ = Stage::Over;
      }
      tellLine();
      break;
    case Stage::Over:
      Q_EMIT changed();
      break;
  }
}

// On a worker, as an answer to a wrong turn takes a moment.
void ProblemRun::judge() {
  const Timeline& timeline = match_->timeline();
  const Entries entries = timeline.entries_until(timeline.cursor());
  const std::size_t before = start_->entries().size();
  if (entries.size() <= before || entries[before].unfinished) {
    return;
  }
  remark_.clear();
  setStage(Stage::Answering);
  watcher_.setFuture(QtConcurrent::run(
      [problem = &problem_, turn = entries[before].text] { return answer_to(*problem, turn); }));
}

void ProblemRun::take() {
  if (stage_ != Stage::Answering) {
    return;  // taken back meanwhile
  }
  const ProblemAnswer answer = watcher_.result();
  answer.is_right ? solved() : missed(answer);
}

void ProblemRun::missed(const ProblemAnswer& answer) {
  ++attempt_.misses;
  progress_.keep(id_, attempt_);
  const Timeline& timeline = match_->timeline();
  if (answer.line.empty()) {
    remark_ = Sentence([this, got = answer.got]() -> QString {
      const bool isCounted = problem_.aim != problems::Aim::Win;
      const QString end = isCounted ? gainText(got) : match_->timeline().outcome() ? endText() : QString();
      return end.isEmpty() ? tr("That isn’t it.") : tr("That isn’t it.") + QLatin1Char(' ') + end;
    });
    setStage(Stage::Missed);
    Q_EMIT said(remark());
    return;
  }
  const Seat seat = timeline.to_move();
  remark_ = Sentence([this, timeline, seat, answer]() -> QString {
    return (answer.is_lost ? tr("That loses.") : tr("That isn’t it.")) + QLatin1Char(' ') +
           turnInWords(timeline, seat, answer.line.front());
  });
  Q_EMIT changed();
  Q_EMIT said(remark());
  turns_->play({write_entry({seat, answer.line.front(), false})});
}

void ProblemRun::solved() {
  progress_.finish(id_, attempt_);
  remark_ = Sentence([] { return tr("Right."); });
  Q_EMIT said(remark());
  // What does the same may lie elsewhere, where the rest can't be played: then the stored turn is shown.
  Timeline rest = match_->timeline();
  const bool fits = std::all_of(line_.begin() + 1, line_.end(), [&rest](const std::string& text) {
    return !rest.play_entry(*parse_entry(text)).has_value();
  });
  fits ? play(1) : playAgain();
}

QStringList ProblemRun::lineInWords() const {
  Timeline end = *start_;
  for (const std::string& text : line_) {
    static_cast<void>(end.play_entry(*parse_entry(text)));
  }
  // Where other counts decide in the end, those on the way there are beside the point.
  const bool withFacts = end.outcome() || face_->decidedText(end.state(), *match_).isEmpty();
  QStringList line;
  Timeline before = *start_;
  for (const std::string& text : line_) {
    const std::optional<Entry> entry = parse_entry(text);
    line.append(tr("%1. %2", "number of a turn, what it does")
                    .arg(line.size() + 1)
                    .arg(turnInWords(before, entry->seat, entry->text, withFacts)));
    static_cast<void>(before.play_entry(*entry));
  }
  return line;
}

void ProblemRun::sayAgain() {
  remark_.sayAgain();
  if (!toldLine_.isEmpty()) {
    toldLine_ = lineInWords();
  }
}

// From that turn of the solution on.
void ProblemRun::play(std::size_t from) {
  hints_ = 0;
  if (toldLine_.isEmpty()) {
    toldLine_ = lineInWords();
  }
  setStage(Stage::Playing);
  const std::vector<std::string> rest(line_.begin() + static_cast<std::ptrdiff_t>(from), line_.end());
  if (rest.empty()) {
    shown();
  } else {
    turns_->play(rest);
  }
}

QStringList ProblemRun::told() const {
  if (toldLine_.isEmpty() || (stage_ != Stage::Playing && stage_ != Stage::Over)) {
    return {};
  }
  const Timeline& timeline = match_->timeline();
  const Entries entries = timeline.entries_until(timeline.cursor());
  const auto turns = std::count_if(entries.begin(), entries.end(),
                                   [](const Entry& entry) { return entry.seat > 0 && !entry.unfinished; });
  const auto before = static_cast<qsizetype>(start_->entries().size());
  return toldLine_.mid(0, std::max<qsizetype>(turns - before, 0));
}

// Those who can't see the board hear each turn.
void ProblemRun::tellLine() {
  const QStringList now = told();
  if (!now.isEmpty() && match_->timeline().open_steps().empty() && stage_ == Stage::Playing) {
    Q_EMIT said(now.back());
  }
  Q_EMIT changed();
}

void ProblemRun::shown() {
  cursor_ = match_->timeline().cursor();
  if (stage_ == Stage::Answering) {
    setStage(Stage::Missed);
  } else if (stage_ == Stage::Playing) {
    remark_ = Sentence(
        [this]() -> QString { return (isShown_ ? QString() : tr("Right.") + QLatin1Char(' ')) + endText(); });
    setStage(Stage::Over);
    Q_EMIT said(remark());
  }
}

QString ProblemRun::gainText(int got) const {
  return tr("%1 of %2.", "what was reached, how much there was to reach")
      .arg(problemGain(problem_, got))
      .arg(problem_.most);
}

QString ProblemRun::endText() const {
  if (problem_.aim != problems::Aim::Win) {
    return problemGain(problem_, problem_.most) + QLatin1Char('.');
  }
  if (match_->timeline().outcome()) {
    return winnersText(*match_) + QStringLiteral(". ") + face_->resultText(*match_);
  }
  const QString wins =
      tr("%1 wins, whatever %2 does.", "two players").arg(learner(), match_->name(3 - learner_));
  const QString reason = face_->decidedText(match_->state(), *match_);
  return reason.isEmpty() ? wins : wins + QLatin1Char(' ') + reason;
}

bool ProblemRun::canHint() const { return stage_ == Stage::Asked && hints_ < 2; }

QString ProblemRun::hint() const {
  const QString turn = QString::fromStdString(problem_.turn);
  if (hints_ > 1) {
    return tr("The turn: %1.", "a turn in words").arg(face_->turnText(turn, *match_));
  }
  if (!hasRing_) {
    return {};
  }
  const QString look = tr("Look where the ring is.");
  const bool isOneStep = match_->game().split_turn(problem_.turn).size() == 1;
  const QString facts =
      isOneStep ? factsSentence(turnFacts(*face_, *match_, *start_, learner_, turn)) : QString();
  return facts.isEmpty() ? look : look + QLatin1Char(' ') + facts;
}

// What was begun another way would be in the way of the hint.
void ProblemRun::giveHint() {
  if (!canHint()) {
    return;
  }
  const std::vector<std::string> steps = match_->game().split_turn(problem_.turn);
  const std::vector<std::string> open = match_->timeline().open_steps();
  const bool isOnWay = std::all_of(open.begin(), open.end(), [&steps](const std::string& step) {
    return std::find(steps.begin(), steps.end(), step) != steps.end();
  });
  if (!isOnWay) {
    goToStart();
    remark_ = Sentence([] { return tr("What you had begun leads another way, so it was taken back."); });
  }
  ++hints_;
  ++attempt_.hints;
  progress_.keep(id_, attempt_);
  showHint();
  Q_EMIT changed();
  Q_EMIT said(isOnWay ? hint() : remark_.text() + QLatin1Char(' ') + hint());
}

// The first hint tells where the turn begins and no more: where its first step is all of it, only about
// where.
void ProblemRun::showHint() {
  const std::vector<std::string> turn = match_->game().split_turn(problem_.turn);
  const QString first = QString::fromStdString(turn.front());
  QStringList steps;
  if (stage_ == Stage::Asked && hints_ > 0) {
    steps = stepsLeft(match_->timeline(), learner_, QString::fromStdString(problem_.turn));
  }
  hasRing_ = hints_ == 1 && steps.contains(first);
  if (hints_ == 1) {
    steps.clear();
  }
  QList<QStringList> places;
  for (const QString& step : std::as_const(steps)) {
    places.append(board_->placesOf(step));
  }
  const QString ringed = hasRing_ ? board_->placesOf(first).value(0) : QString();
  if (hasRing_ && turn.size() > 1) {
    places.append(QStringList(ringed));
  }
  board_->showHint(places, steps);
  board_->showHintAround(turn.size() > 1 ? QString() : ringed);
}

void ProblemRun::goToStart() {
  const QScopedValueRollback<bool> own(isOwnChange_, true);
  turns_->stop();
  match_->goTo(start_->cursor());
  cursor_ = start_->cursor();
}

void ProblemRun::showSolution() {
  attempt_.shown = true;
  progress_.keep(id_, attempt_);
  isShown_ = true;
  remark_ = Sentence([] { return tr("This is the turn."); });
  playAgain();
}

void ProblemRun::playAgain() {
  goToStart();
  play(0);
}

void ProblemRun::skip() { turns_->hurry(); }

void ProblemRun::tryAgain() {
  goToStart();
  attempt_ = progress_.attempt(id_);
  isShown_ = false;
  remark_.clear();
  setStage(Stage::Asked);
}

bool ProblemRun::canUndo() const {
  return match_->timeline().cursor() > start_->cursor() && match_->canUndo();
}

}  // namespace byways::app
