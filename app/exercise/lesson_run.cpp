// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/lesson_run.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

#include "app/board/board_view.h"
#include "app/board/place_picker.h"
#include "app/exercise/exercise_ids.h"
#include "app/exercise/lesson_words.h"
#include "app/games/game_face.h"
#include "app/match/shown_turns.h"
#include "engine/opponents.h"

namespace byways::app {

namespace {

using lessons::Kind;
using lessons::Step;

constexpr int kMissesToShow = 2;  // then the board shows where
constexpr std::uint64_t kPunishmentBudget = 2000;
constexpr double kPunishmentSeconds = 1;

QString textOf(const std::string& text) { return QString::fromStdString(text); }

QStringList listOf(const lessons::Places& places) {
  QStringList list;
  for (const std::string& place : places) {
    list.append(textOf(place));
  }
  return list;
}

}  // namespace

LessonRun::LessonRun(const lessons::Lesson& lesson, int index, Progress& progress,
                     const Preferences& preferences, QObject* parent)
    : QObject(parent),
      lesson_(lesson),
      index_(index),
      progress_(progress),
      id_(exerciseId(lesson)),
      attempt_(progress.attempt(id_)),
      preferences_(preferences) {
  connect(&punisher_, &Thinker::answered, this, &LessonRun::punish);
}

LessonRun::~LessonRun() = default;

std::unique_ptr<Match> LessonRun::makeMatch() const {
  Expected<Timeline, std::string> start = lessons::start_of(lesson_, static_cast<std::size_t>(index_));
  Q_ASSERT(start);
  // A step that goes on has the players of the position that it goes on from.
  auto begun = static_cast<std::size_t>(index_);
  while (begun > 0 && !lesson_.steps[begun].at) {
    --begun;
  }
  const Record kept = lesson_.steps[begun].at.value_or(lesson_.start);
  std::vector<std::string> names = lesson_.start.players;
  const auto players = static_cast<std::size_t>(start->setup().players);
  names = kept.players.size() == players ? kept.players : names;
  names.resize(players);
  const Record record = make_record(*start, names);
  const bool isGame = lesson_.steps[static_cast<std::size_t>(index_)].kind == Kind::Game;
  return isGame ? std::make_unique<Match>(record, std::move(*start))
                : Match::guided(record, std::move(*start));
}

void LessonRun::takeUp(Match& match, BoardView& board, const GameFace& face) {
  picker_.reset();
  match_ = &match;
  board_ = &board;
  face_ = &face;
  turns_ = std::make_unique<ShownTurns>(match, ShownTurns::pauseFor(preferences_), this);
  connect(turns_.get(), &ShownTurns::finished, this, &LessonRun::shown);
  connect(&match, &Match::changed, this, &LessonRun::matchChanged);
  connect(&match, &Match::refused, this, &LessonRun::judgeRefusal);
  connect(&board, &BoardView::shownRefusalChanged, this, [this] {
    if (board_->refusalIsAnswer() && board_->shownRefusal()) {
      judgeRefusal(*board_->shownRefusal());
    }
  });
  begin();
}

void LessonRun::begin() {
  const QScopedValueRollback<bool> own(isOwnChange_, true);
  turns_->stop();
  punisher_.giveUp();
  picker_.reset();
  start_ = match_->timeline();
  learner_ = lessons::learner_at(*start_, step());
  stage_ = Stage::Asked;
  remark_.clear();
  isHintGiven_ = false;
  answers_.clear();
  wanted_.clear();
  found_.clear();
  repliedTurns_ = 0;
  misses_ = 0;
  keepAttempt();
  const bool isPlayed = step().kind == Kind::Play || step().kind == Kind::Refuse;
  if (step().kind == Kind::Game) {
    for (Seat seat = 1; seat <= match_->players(); ++seat) {
      match_->setLevel(seat, seat == learner_ ? 0 : step().level);
    }
  } else {
    match_->setGuided(isPlayed && step().which.empty() ? learner_ : kNobody);
  }
  board_->showHint({});
  if (step().kind == Kind::Find) {
    wanted_ = listOf(lessons::places(scene(), step().places).value_or(lessons::Places()));
    picker_ = std::make_unique<PlacePicker>(*board_);
    connect(picker_.get(), &PlacePicker::picked, this, &LessonRun::pick);
  }
  board_->setTask(wanted_.value(0));
  board_->setAwaitedRefusal(step().kind == Kind::Refuse ? textOf(step().reason) : QString());
  beginChoices();
  showQuestion();
  setPointers();
  if (step().kind == Kind::Say) {
    stage_ = Stage::Done;
  } else if (step().kind == Kind::Watch) {
    startWatching({});
  }
  tell();
  Q_EMIT said(lessonText(step().text));
}

void LessonRun::tell() { Q_EMIT changed(); }

void LessonRun::beginChoices() {
  for (const lessons::Offer& offer : step().which) {
    answers_.append(
        {face_->turnText(textOf(write_entry({learner_, offer.turn, false})), *match_), false, false});
  }
  for (const lessons::Choice& choice : step().choices) {
    answers_.append(
        {choice.value ? lessonText(lessons::to_text(*choice.value)) : lessonText(choice.text), false, false});
  }
}

// What a question is about: the turn whose outcome is asked for.
void LessonRun::showQuestion() {
  const std::optional<Entry> entry =
      step().kind == Kind::Predict && !step().then.empty() ? parse_entry(step().then.front()) : std::nullopt;
  if (!entry || entry->seat == kChance) {
    return;
  }
  QStringList steps;
  QList<QStringList> places;
  for (const std::string& part : match_->game().split_turn(entry->text)) {
    steps.append(textOf(part));
    places.append(board_->placesOf(steps.back()));
  }
  board_->showHint(places, steps);
}

void LessonRun::startWatching(const QString& remark) {
  stage_ = Stage::Showing;
  remark_ = remark;
  stageAfter_ = Stage::Done;
  afterShowing_ = lessonText(step().done);
  turns_->play(step().then);
}

lessons::Scene LessonRun::scene() const {
  return {&*start_, &match_->timeline(), &lesson_words_of(match_->game()), learner_};
}

void LessonRun::setPointers() {
  BoardPointers pointers;
  if (stage_ == Stage::Asked && match_->timeline().cursor() == start_->cursor()) {
    pointers.glow = listOf(lessons::marked_places(step().glow, scene()));
    for (const auto& [from, to] : step().arrows) {
      pointers.arrows.append({textOf(from), textOf(to)});
    }
  }
  pointers.found = found_;
  board_->showPointers(pointers);
}

QString LessonRun::hint() const { return isHintGiven_ ? lessonText(step().hint) : QString(); }

bool LessonRun::canShow() const {
  const Kind kind = step().kind;
  return stage_ != Stage::Done && kind != Kind::Say && kind != Kind::Watch && kind != Kind::Game;
}

// A lesson earns what the step has earned that took most.
void LessonRun::keepAttempt() {
  attempt_.misses = std::max(attempt_.misses, misses_);
  attempt_.step = index_;
  progress_.keep(id_, attempt_);
}

// --- What the learner does ---

int LessonRun::turnsPlayed() const {
  const Timeline& timeline = match_->timeline();
  const Entries entries = timeline.entries_until(timeline.cursor());
  const Entries before = start_->entries_until(start_->cursor());
  const auto mine = [this](const std::vector<Entry>& all) {
    return std::count_if(all.begin(), all.end(),
                         [this](const Entry& entry) { return entry.seat == learner_ && !entry.unfinished; });
  };
  return static_cast<int>(mine(entries) - mine(before));
}

// Of the turn in hand.
std::size_t LessonRun::stepsPlayed() const {
  const std::size_t before = start_->open_steps().size();
  return std::max(match_->timeline().open_steps().size(), before) - before;
}

void LessonRun::replyAtOnce(const std::vector<std::string>& entries) {
  const QScopedValueRollback<bool> own(isOwnChange_, true);
  ShownTurns replies(*match_, 0, nullptr);
  replies.play(entries);
}

void LessonRun::matchChanged() {
  if (isOwnChange_ || (turns_ != nullptr && turns_->isPlaying())) {
    return;
  }
  setPointers();
  const bool isTakenBack =
      step().each_step ? stepsPlayed() < step().answer.size() : turnsPlayed() < repliedTurns_;
  if (stage_ == Stage::Missed && isTakenBack) {
    stage_ = Stage::Asked;  // taken back
    remark_.clear();
    repliedTurns_ = turnsPlayed();
  } else if (stage_ == Stage::Asked && step().kind == Kind::Play) {
    judgeTurn();
  } else if (stage_ == Stage::Asked && step().kind == Kind::Refuse && turnsPlayed() > 0) {
    miss(tr("That was allowed. Try something else."));
  } else if (stage_ == Stage::Asked && step().kind == Kind::Game && match_->timeline().outcome()) {
    done({});
  }
  tell();
}

void LessonRun::judgeTurn() {
  const int turns = turnsPlayed();
  if (turns > repliedTurns_) {
    replyAtOnce(step().reply);
  }
  repliedTurns_ = turns;
  if (match_->timeline().cursor() > start_->cursor() && lessons::is_reached(step(), scene())) {
    done(lessonText(step().done));
    return;
  }
  const std::size_t wanted = step().answer.size();
  const bool isUsedUp =
      step().each_step ? turns > 0 || stepsPlayed() >= wanted : static_cast<std::size_t>(turns) >= wanted;
  if (!isUsedUp) {
    // What was asked for is there, but the turn goes on.
    const Timeline& timeline = match_->timeline();
    const bool isThere = !timeline.open_steps().empty() && !timeline.refusal(learner_, "end") &&
                         lessons::all_hold(scene(), step().goal);
    remark_ = isThere ? tr("Now end the turn.") : QString();
    return;
  }
  const lessons::Mistake* const mistake = lessons::mistake_of(step(), scene());
  miss(lessonText(mistake != nullptr ? mistake->text : step().missing));
  if (mistake != nullptr && !mistake->reply.empty()) {
    stageAfter_ = Stage::Missed;
    afterShowing_ = remark_;
    turns_->play(mistake->reply);
  } else {
    lookForPunishment();
  }
}

void LessonRun::lookForPunishment() {
  const Timeline& timeline = match_->timeline();
  const Seat seat = timeline.to_move();
  const bool isOthers = seat > 0 && seat != learner_ && timeline.open_steps().empty();
  if (isOthers && has_opponents(match_->game()) && !match_->game().has_secret_turns()) {
    search::Request request;
    request.limits.budget = kPunishmentBudget;
    request.limits.seconds = kPunishmentSeconds;
    punisher_.start(timeline, seat, request);
  }
}

// Only what is certain is shown: a turn that wins the game at once.
void LessonRun::punish(const search::Advice& advice) {
  if (stage_ != Stage::Missed || match_ == nullptr || turns_->isPlaying() || advice.candidates.empty()) {
    return;
  }
  Timeline after = match_->timeline();
  const Entry reply{advice.seat, advice.candidates.front().turn, false};
  const bool isPlayed = after.to_move() == advice.seat && !after.play_entry(reply);
  const std::optional<Outcome> outcome = after.outcome();
  if (isPlayed && outcome && outcome->winners == std::vector<Seat>{advice.seat}) {
    stageAfter_ = Stage::Missed;
    turns_->play({write_entry(reply)});
  }
}

void LessonRun::judgeRefusal(const Refusal& refusal) {
  if (stage_ == Stage::Asked && step().kind == Kind::Refuse && refusal.reason == step().reason) {
    const QString why = face_->explain(refusal, *match_);
    done(step().done.empty() ? why : lessonText(step().done));
  }
}

void LessonRun::pick(const QString& place) {
  if (stage_ != Stage::Asked || found_.contains(place)) {
    return;
  }
  if (!wanted_.contains(place)) {
    miss(tr("Not there.", "a place was tapped"), Stage::Asked);
    return;
  }
  found_.append(place);
  remark_.clear();
  if (step().any || found_.size() == wanted_.size()) {
    done(lessonText(step().done));
  } else {
    Q_EMIT said(tr("%1 of %2 found").arg(found_.size()).arg(wanted_.size()));
  }
  setPointers();
  Q_EMIT changed();
}

void LessonRun::choose(int answer) {
  const auto index = static_cast<std::size_t>(answer);
  if (stage_ == Stage::Asked && answer >= 0 && answer < answers_.size() && !answers_[answer].isWrong) {
    step().kind == Kind::Refuse ? chooseTurn(index) : chooseAnswer(index);
  }
}

void LessonRun::chooseTurn(std::size_t index) {
  Timeline tried = *start_;
  const std::optional<EntryRefusal> refused = tried.play_entry({learner_, step().which[index].turn, false});
  Answer& answer = answers_[static_cast<qsizetype>(index)];
  answer.isRight = refused.has_value();
  answer.isWrong = !answer.isRight;
  if (refused) {
    done(step().done.empty() ? face_->explain(refused->refusal, *match_) : lessonText(step().done));
  } else {
    miss(lessonText(step().which[index].wrong), Stage::Asked);
  }
  Q_EMIT changed();
}

void LessonRun::chooseAnswer(std::size_t index) {
  Timeline played = *start_;
  static_cast<void>(lessons::play_through(played, step()));
  lessons::Scene after = scene();
  after.now = &played;
  const std::optional<std::size_t> right = lessons::right_choice(step(), after);
  Answer& answer = answers_[static_cast<qsizetype>(index)];
  answer.isRight = right == index;
  answer.isWrong = !answer.isRight;
  board_->showHint({});
  if (answer.isWrong) {
    miss(lessonText(step().choices[index].wrong), Stage::Asked);
    showQuestion();
  } else if (step().then.empty()) {
    done(lessonText(step().done));
  } else {
    startWatching(tr("Right."));
    Q_EMIT said(remark_);
  }
  tell();
}

void LessonRun::pointAt(int answer) {
  const auto& turns = step().which;
  QList<QStringList> places;
  if (answer >= 0 && static_cast<std::size_t>(answer) < turns.size()) {
    for (const std::string& part : match_->game().split_turn(turns[static_cast<std::size_t>(answer)].turn)) {
      places.append(board_->placesOf(textOf(part)));
    }
  }
  board_->showHint(places);
}

// --- Help ---

// Whoever has done it is told so, also where the lesson has nothing to say of it.
void LessonRun::done(const QString& remark) {
  const bool isAct = lessons::is_act(step().kind) && step().kind != Kind::Game;
  stage_ = Stage::Done;
  remark_ = remark.isEmpty() && isAct && !shownSteps_.contains(index_) ? tr("Right.") : remark;
  board_->showHint({});
  picker_.reset();
  setPointers();
  Q_EMIT changed();
  Q_EMIT said(remark_.isEmpty() ? tr("Done") : remark_);
}

void LessonRun::miss(const QString& remark, Stage after) {
  ++misses_;
  keepAttempt();
  stage_ = after;
  remark_ = remark;
  isHintGiven_ = hasHint();
  if (misses_ >= kMissesToShow) {
    showWhere();
  }
  Q_EMIT changed();
  Q_EMIT said(remark);
}

// The words first, then where.
void LessonRun::giveHint() {
  const bool wasGiven = std::exchange(isHintGiven_, true);
  ++attempt_.hints;
  keepAttempt();
  if (wasGiven || !hasHint()) {
    showWhere();
  } else {
    Q_EMIT said(hint());
  }
  Q_EMIT changed();
}

void LessonRun::showWhere() {
  QList<QStringList> where;
  if (step().kind == Kind::Find) {
    const auto open = std::find_if(wanted_.begin(), wanted_.end(),
                                   [this](const QString& place) { return !found_.contains(place); });
    where = open == wanted_.end() ? where : QList<QStringList>{{*open}};
  } else if (!step().answer.empty()) {
    const std::vector<std::string> first = step().kind == Kind::Play && !step().each_step
                                               ? match_->game().split_turn(step().answer.front())
                                               : std::vector<std::string>{step().answer.front()};
    where = {board_->placesOf(textOf(first.empty() ? step().answer.front() : first.front()))};
  }
  board_->showHint(where);
}

void LessonRun::playAnswer() {
  if (step().kind == Kind::Refuse || step().each_step) {
    turns_->playSteps(learner_, step().answer);
    return;
  }
  std::vector<std::string> entries;
  for (const std::string& turn : step().answer) {
    entries.push_back(write_entry({learner_, turn, false}));
    entries.insert(entries.end(), step().reply.begin(), step().reply.end());
  }
  turns_->play(entries);
}

void LessonRun::hurry() { turns_->hurry(); }

void LessonRun::backToStart() {
  const QScopedValueRollback<bool> own(isOwnChange_, true);
  turns_->stop();
  punisher_.giveUp();
  match_->goTo(start_->cursor());
  repliedTurns_ = 0;
}

void LessonRun::showMe() {
  if (!canShow()) {
    return;
  }
  shownSteps_.insert(index_);
  attempt_.shown = true;
  keepAttempt();
  board_->showHint({});
  if (step().kind == Kind::Find) {
    found_ = wanted_;
    done(lessonText(step().done));
    return;
  }
  backToStart();
  if (step().kind == Kind::Predict || !step().which.empty()) {
    for (std::size_t index = 0; index < static_cast<std::size_t>(answers_.size()); ++index) {
      stage_ = Stage::Asked;
      answers_[static_cast<qsizetype>(index)].isWrong = false;
      const QScopedValueRollback<int> misses(misses_, 0);
      choose(static_cast<int>(index));
      if (answers_[static_cast<qsizetype>(index)].isRight) {
        return;
      }
    }
    return;
  }
  stage_ = Stage::Showing;
  stageAfter_ = Stage::Done;
  afterShowing_ = lessonText(step().done);
  Q_EMIT changed();
  playAnswer();
}

void LessonRun::shown() {
  if (step().kind == Kind::Refuse && !step().answer.empty() && stageAfter_ == Stage::Done) {
    // The last step is the one that is refused.
    Timeline tried = match_->timeline();
    if (const std::optional<Refusal> refused = tried.play(learner_, step().answer.back())) {
      afterShowing_ = face_->explain(*refused, *match_);
    }
  }
  if (stageAfter_ == Stage::Done) {
    done(afterShowing_);
  } else {
    stage_ = stageAfter_;
    Q_EMIT changed();
  }
}

void LessonRun::tryAgain() {
  backToStart();
  stage_ = Stage::Asked;
  remark_.clear();
  setPointers();
  Q_EMIT changed();
  Q_EMIT said(lessonText(step().text));
}

// --- From step to step ---

bool LessonRun::isAsLeft() const {
  const Step& next = step();
  // What the board has played out it shows until it is left.
  if (next.at || match_ == nullptr || board_->isPlayingOut() || next.kind == Kind::Game) {
    return false;
  }
  const Expected<Timeline, std::string> start = lessons::start_of(lesson_, static_cast<std::size_t>(index_));
  const Timeline& here = match_->timeline();
  return start && start->entries() == here.entries_until(here.cursor()) && !here.can_redo();
}

void LessonRun::goTo(int index) {
  index_ = index;
  isFinished_ = false;  // somebody goes back from the end
  if (isAsLeft()) {
    begin();
  } else {
    Q_EMIT tableNeeded();
  }
}

void LessonRun::goOn() {
  if (index_ + 1 < static_cast<int>(lesson_.steps.size())) {
    const bool isSkipped = stage_ != Stage::Done;
    if (isSkipped) {
      shownSteps_.insert(index_);
      attempt_.shown = true;
    }
    goTo(index_ + 1);
    return;
  }
  if (stage_ != Stage::Done) {
    Q_EMIT left();
    return;
  }
  if (!std::exchange(isFinished_, true)) {
    progress_.finish(id_, attempt_);
  }
  Q_EMIT finished();
  Q_EMIT changed();
}

void LessonRun::goBack() {
  if (index_ > 0) {
    goTo(index_ - 1);
  }
}

}  // namespace byways::app
