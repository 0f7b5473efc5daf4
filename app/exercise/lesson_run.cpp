// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/lesson_run.h"

#include <algorithm>
#include <utility>

#include "app/board/board_view.h"
#include "app/board/place_picker.h"
#include "app/exercise/exercise_ids.h"
#include "app/exercise/exercise_told.h"
#include "app/exercise/lesson_words.h"
#include "app/games/catalogue.h"
#include "app/games/game_face.h"
#include "engine/opponents.h"

namespace byways::app {

namespace {

using lessons::Kind;
using lessons::Step;

constexpr int kMissesToShow = 2;  // after this number of wrong tries, the board shows where to act
constexpr std::uint64_t kPunishmentBudget = 2000;
constexpr double kPunishmentSeconds = 1;

QString textOf(const std::string& text) { return QString::fromStdString(text); }

Sentence sentenceOf(const std::string& text) {
  return text.empty() ? Sentence() : Sentence([text] { return lessonText(text); });
}

QStringList listOf(const lessons::Places& places) {
  QStringList list;
  for (const std::string& place : places) {
    list.append(textOf(place));
  }
  return list;
}

}  // namespace

LessonRun::LessonRun(const lessons::Lesson& lesson, Progress& progress, const Preferences& preferences)
    : LessonRun(lesson, stepIn(progress, lesson), progress, preferences) {}

LessonRun::LessonRun(const lessons::Lesson& lesson, int index, Progress& progress,
                     const Preferences& preferences)
    : ExerciseRun(exerciseId(lesson), progress, preferences), lesson_(lesson), index_(index) {
  connect(&punisher_, &Thinker::answered, this, &LessonRun::punish);
}

LessonRun::~LessonRun() = default;

// Courses may share a lesson, so a lesson may be played on the board of a game that its course doesn't teach.
const Game& LessonRun::taught() const { return *courseOf(lesson_).lessons.back().game; }

QString LessonRun::windowTitle() const { return tr("%1 – Byways").arg(lessonText(lesson_.title)); }

std::unique_ptr<ExerciseRun> LessonRun::next() const {
  const Course& course = courseOf(lesson_);
  const auto number = static_cast<std::size_t>(lessonNumber(lesson_));
  return number < course.lessons.size()
             ? std::make_unique<LessonRun>(course.lessons[number], progress(), preferences())
             : nullptr;
}

std::unique_ptr<Match> LessonRun::makeStart() const {
  Expected<Timeline, std::string> start = lessons::start_of(lesson_, static_cast<std::size_t>(index_));
  Q_ASSERT(start);
  // A step without a position of its own continues with the position and the players of the step before it.
  auto firstStep = static_cast<std::size_t>(index_);
  while (firstStep > 0 && !lesson_.steps[firstStep].at) {
    --firstStep;
  }
  const Record startRecord = lesson_.steps[firstStep].at.value_or(lesson_.start);
  std::vector<std::string> names = lesson_.start.players;
  const auto players = static_cast<std::size_t>(start->setup().players);
  names = startRecord.players.size() == players ? startRecord.players : names;
  names.resize(players);
  const Record record = make_record(*start, names);
  const bool isGame = lesson_.steps[static_cast<std::size_t>(index_)].kind == Kind::Game;
  return isGame ? std::make_unique<Match>(record, std::move(*start))
                : Match::guided(record, std::move(*start));
}

void LessonRun::begin() {
  picker_.reset();
  connect(&match(), &Match::refused, this, &LessonRun::judgeRefusal, Qt::UniqueConnection);
  connect(&board(), &BoardView::shownRefusalChanged, &turns(), [this] {
    if (board().refusalIsAnswer() && board().shownRefusal()) {
      judgeRefusal(*board().shownRefusal());
    }
  });
  byItself([this] { beginStep(); });
  Q_EMIT changed();
  Q_EMIT said(lessonText(step().text));
}

void LessonRun::beginStep() {
  turns().stop();
  punisher_.giveUp();
  picker_.reset();
  setStart();
  learner_ = lessons::learner_at(start(), step());
  setStage(Stage::Asked);
  remark({});
  isHintGiven_ = false;
  answers_.clear();
  wanted_.clear();
  found_.clear();
  repliedTurns_ = 0;
  misses_ = 0;
  keepStep();
  const bool isPlayed = step().kind == Kind::Play || step().kind == Kind::Refuse;
  if (step().kind == Kind::Game) {
    for (Seat seat = 1; seat <= match().players(); ++seat) {
      match().setLevel(seat, seat == learner_ ? 0 : step().level);
    }
  } else {
    match().setGuided(isPlayed && step().which.empty() ? learner_ : kNobody);
  }
  board().showHint({});
  if (step().kind == Kind::Find) {
    wanted_ = listOf(lessons::places(scene(), step().places).value_or(lessons::Places()));
    picker_ = std::make_unique<PlacePicker>(board());
    connect(picker_.get(), &PlacePicker::picked, this, &LessonRun::pick);
  }
  board().setTask(wanted_.value(0));
  board().setAwaitedRefusal(step().kind == Kind::Refuse ? textOf(step().reason) : QString());
  beginChoices();
  showQuestion();
  setPointers();
  if (step().kind == Kind::Say) {
    setStage(Stage::Done);
  } else if (step().kind == Kind::Watch) {
    startWatching({});
  }
}

ExerciseFace LessonRun::makeFace() {
  const Course& course = courseOf(lesson_);
  const bool isGame = step().kind == Kind::Game;
  const bool isDone = stage() == Stage::Done;
  const bool isLast = index_ + 1 == static_cast<int>(lesson_.steps.size());
  const bool hasMore = static_cast<std::size_t>(lessonNumber(lesson_)) < course.lessons.size();
  ExerciseFace face{
      .way = tr("Lesson %1 of %2").arg(lessonNumber(lesson_)).arg(course.lessons.size()),
      .title = lessonText(lesson_.title),
      .grade = {},
      .step = index_ + (isDone ? 1 : 0),
      .steps = static_cast<int>(lesson_.steps.size()),
      .asked = isFinished_ ? tr("That was lesson %1.").arg(lessonNumber(lesson_)) : lessonText(step().text),
      .answers = answers_,
      .remark = isFinished_ ? lessonText(lesson_.recap) : remark(),
      .isOver = isFinished_,
      .line = {},
      .hasHelp = isGame || canShow(),
      .hasHint = isGame || hasHint(),
      .hint = hint(),
      .moreHint = {},
      .whyNoHint = {},
      .hintsCostStars = !isGame,
      .canGoBack = index_ > 0};
  const ExerciseAct skip{"goOn", tr("Skip"), [this] { goOn(); }};
  if (isFinished_) {
    face.primary = hasMore ? ExerciseAct{"next", tr("Next lesson"), [this] { Q_EMIT nextRequested(); }}
                           : ExerciseAct{"page", tr("To the course"), [this] { Q_EMIT pageRequested(); }};
    face.others.append({"startAgain", againText(), [this] { startAgain(); }});
  } else if (isDone) {
    face.primary = ExerciseAct{"goOn", isLast ? tr("Finish the lesson") : tr("Continue"), skip.press};
  } else if (stage() == Stage::Showing) {
    face.primary = ExerciseAct{"skip", tr("Skip"), [this] { hurry(); }};
  } else if (stage() == Stage::Missed) {
    face.primary = ExerciseAct{"tryAgain", tr("Try again"), [this] { tryAgain(); }};
    face.others.append(skip);
  } else {
    face.others.append(skip);
  }
  if (isDone && canExplore() && (isFinished_ || shownSteps_.contains(index_))) {
    face.others.append(exploreAct());
  }
  return face;
}

// The panel shows something below the desk only while the learner has to make a turn.
TablePage::Beside LessonRun::makeBeside() const {
  const bool isPlayed = step().kind == Kind::Play || (step().kind == Kind::Refuse && step().which.empty());
  return step().kind == Kind::Game             ? TablePage::Beside::Game
         : isPlayed && stage() == Stage::Asked ? TablePage::Beside::Turn
                                               : TablePage::Beside::Nothing;
}

void LessonRun::retranslate() {
  ExerciseRun::retranslate();
  afterShowing_.retranslate();
  for (qsizetype index = 0; index < answers_.size(); ++index) {
    answers_[index].text = answerText(static_cast<std::size_t>(index));
  }
}

void LessonRun::beginChoices() {
  for (std::size_t index = 0; index < step().which.size() + step().choices.size(); ++index) {
    answers_.append({answerText(index)});
  }
}

QString LessonRun::answerText(std::size_t index) const {
  if (index < step().which.size()) {
    return gameFace().turnText(textOf(write_entry({learner_, step().which[index].turn, false})), match());
  }
  const lessons::Choice& choice = step().choices[index - step().which.size()];
  return lessonText(choice.value ? lessons::to_text(*choice.value) : choice.text);
}

// Shows what a question is about: the turn whose outcome is asked for.
void LessonRun::showQuestion() {
  const std::optional<Entry> entry =
      step().kind == Kind::Predict && !step().then.empty() ? parse_entry(step().then.front()) : std::nullopt;
  if (!entry || entry->seat == kChance) {
    return;
  }
  QStringList steps;
  QList<QStringList> places;
  for (const std::string& part : match().game().split_turn(entry->text)) {
    steps.append(textOf(part));
    places.append(board().placesOf(steps.back()));
  }
  board().showHint(places, steps);
}

void LessonRun::startWatching(Sentence said) {
  setStage(Stage::Showing);
  remark(std::move(said));
  stageAfter_ = Stage::Done;
  afterShowing_ = sentenceOf(step().done);
  turns().play(step().then);
}

lessons::Scene LessonRun::scene() const {
  return {&start(), &match().timeline(), &lesson_words_of(match().game()), learner_};
}

void LessonRun::setPointers() {
  BoardPointers pointers;
  if (stage() == Stage::Asked && match().timeline().cursor() == start().cursor()) {
    pointers.glow = listOf(lessons::marked_places(step().glow, scene()));
    for (const auto& [from, to] : step().arrows) {
      pointers.arrows.append({textOf(from), textOf(to)});
    }
  }
  pointers.found = found_;
  board().showPointers(pointers);
}

QString LessonRun::hint() const { return isHintGiven_ ? lessonText(step().hint) : QString(); }

bool LessonRun::canShow() const {
  const Kind kind = step().kind;
  return stage() != Stage::Done && kind != Kind::Say && kind != Kind::Watch && kind != Kind::Game;
}

// Of all steps, the one with the most misses decides what a lesson earns.
void LessonRun::keepStep() {
  attempting().misses = std::max(attempt().misses, misses_);
  attempting().step = index_;
  keepAttempt();
}

// --- What the learner does ---

int LessonRun::turnsPlayed() const {
  const Timeline& timeline = match().timeline();
  const Entries entries = timeline.entries_until(timeline.cursor());
  const Entries before = start().entries_until(start().cursor());
  const auto mine = [this](const std::vector<Entry>& all) {
    return std::count_if(all.begin(), all.end(),
                         [this](const Entry& entry) { return entry.seat == learner_ && !entry.unfinished; });
  };
  return static_cast<int>(mine(entries) - mine(before));
}

// The number of steps made in the current turn, without those that were made before the lesson's step began.
std::size_t LessonRun::stepsPlayed() const {
  const std::size_t before = start().open_steps().size();
  return std::max(match().timeline().open_steps().size(), before) - before;
}

void LessonRun::replyAtOnce(const std::vector<std::string>& entries) {
  byItself([&] {
    ShownTurns replies(match(), 0, nullptr);
    replies.play(entries);
  });
}

void LessonRun::matchChanged() {
  if (turns().isPlaying()) {
    return;
  }
  setPointers();
  const bool isTakenBack =
      step().each_step ? stepsPlayed() < step().answer.size() : turnsPlayed() < repliedTurns_;
  if (stage() == Stage::Missed && isTakenBack) {
    setStage(Stage::Asked);  // the try was taken back
    remark({});
    repliedTurns_ = turnsPlayed();
  } else if (stage() == Stage::Asked && step().kind == Kind::Play) {
    judgeTurn();
  } else if (stage() == Stage::Asked && step().kind == Kind::Refuse && turnsPlayed() > 0) {
    miss(Sentence([] { return tr("That is a legal turn. Try something else."); }));
  } else if (stage() == Stage::Asked && step().kind == Kind::Game && match().timeline().outcome()) {
    done({});
  }
  // NOLINTNEXTLINE(readability-misleading-indentation): the macro misleads it
  Q_EMIT changed();
}

void LessonRun::judgeTurn() {
  const int played = turnsPlayed();
  if (played > repliedTurns_) {
    replyAtOnce(step().reply);
  }
  repliedTurns_ = played;
  if (match().timeline().cursor() > start().cursor() && lessons::is_reached(step(), scene())) {
    done(sentenceOf(step().done));
    return;
  }
  const std::size_t wanted = step().answer.size();
  const bool isUsedUp =
      step().each_step ? played > 0 || stepsPlayed() >= wanted : static_cast<std::size_t>(played) >= wanted;
  if (!isUsedUp) {
    // If the goal is reached but the turn isn't over, the learner only has to end it.
    const Timeline& timeline = match().timeline();
    const bool isThere = !timeline.open_steps().empty() && !timeline.refusal(learner_, "end") &&
                         lessons::all_hold(scene(), step().goal);
    remark(isThere ? Sentence([] { return tr("Now end the turn."); }) : Sentence());
    return;
  }
  const lessons::Mistake* const mistake = lessons::mistake_of(step(), scene());
  miss(sentenceOf(mistake != nullptr ? mistake->text : step().missing));
  if (mistake != nullptr && !mistake->reply.empty()) {
    stageAfter_ = Stage::Missed;
    setStage(Stage::Showing);
    Q_EMIT changed();
    turns().play(mistake->reply);
  } else {
    lookForPunishment();
  }
}

void LessonRun::lookForPunishment() {
  const Timeline& timeline = match().timeline();
  const Seat seat = timeline.to_move();
  const bool isOthers = seat > 0 && seat != learner_ && timeline.open_steps().empty();
  if (isOthers && has_opponents(match().game()) && !match().game().has_secret_turns()) {
    search::Request request;
    request.limits.budget = kPunishmentBudget;
    request.limits.seconds = kPunishmentSeconds;
    punisher_.start(timeline, seat, request);
  }
}

// Shows a reply only if it is certain to punish the turn because it wins the game at once.
void LessonRun::punish(const search::Advice& advice) {
  if (stage() != Stage::Missed || !hasTable() || turns().isPlaying() || advice.candidates.empty()) {
    return;
  }
  Timeline after = match().timeline();
  const Entry reply{advice.seat, advice.candidates.front().turn, false};
  const bool isPlayed = after.to_move() == advice.seat && !after.play_entry(reply);
  const std::optional<Outcome> outcome = after.outcome();
  if (isPlayed && outcome && outcome->winners == std::vector<Seat>{advice.seat}) {
    stageAfter_ = Stage::Missed;
    setStage(Stage::Showing);
    Q_EMIT changed();
    turns().play({write_entry(reply)});
  }
}

void LessonRun::judgeRefusal(const Refusal& refusal) {
  if (stage() == Stage::Asked && step().kind == Kind::Refuse && refusal.reason == step().reason) {
    done(step().done.empty() ? explained(refusal) : sentenceOf(step().done));
  }
}

void LessonRun::pick(const QString& place) {
  if (stage() != Stage::Asked || found_.contains(place)) {
    return;
  }
  if (!wanted_.contains(place)) {
    miss(Sentence([] { return tr("Not there.", "a place was tapped"); }), Stage::Asked);
    return;
  }
  found_.append(place);
  remark({});
  if (step().any || found_.size() == wanted_.size()) {
    done(sentenceOf(step().done));
  } else {
    Q_EMIT said(tr("%1 of %2 found").arg(found_.size()).arg(wanted_.size()));
  }
  setPointers();
  Q_EMIT changed();
}

void LessonRun::choose(int answer) {
  const auto index = static_cast<std::size_t>(answer);
  if (stage() == Stage::Asked && answer >= 0 && answer < answers_.size() && !answers_[answer].isWrong) {
    step().kind == Kind::Refuse ? chooseTurn(index) : chooseAnswer(index);
  }
}

bool LessonRun::isRightAnswer(std::size_t index) const {
  Timeline played = start();
  if (step().kind == Kind::Refuse) {
    return played.play_entry({learner_, step().which[index].turn, false}).has_value();
  }
  static_cast<void>(lessons::play_through(played, step()));
  lessons::Scene after = scene();
  after.now = &played;
  return lessons::right_choice(step(), after) == index;
}

void LessonRun::chooseTurn(std::size_t index) {
  ExerciseAnswer& answer = answers_[static_cast<qsizetype>(index)];
  answer.isRight = isRightAnswer(index);
  answer.isWrong = !answer.isRight;
  if (answer.isWrong) {
    miss(sentenceOf(step().which[index].wrong), Stage::Asked);
    return;
  }
  Timeline tried = start();
  const std::optional<EntryRefusal> refused = tried.play_entry({learner_, step().which[index].turn, false});
  done(step().done.empty() ? explained(refused->refusal) : sentenceOf(step().done));
}

void LessonRun::chooseAnswer(std::size_t index) {
  ExerciseAnswer& answer = answers_[static_cast<qsizetype>(index)];
  answer.isRight = isRightAnswer(index);
  answer.isWrong = !answer.isRight;
  board().showHint({});
  if (answer.isWrong) {
    miss(sentenceOf(step().choices[index].wrong), Stage::Asked);
    showQuestion();
  } else if (step().then.empty()) {
    done(sentenceOf(step().done));
  } else {
    startWatching(Sentence([] { return tr("Right."); }));
    Q_EMIT changed();
    Q_EMIT said(remark());
  }
}

void LessonRun::pointAt(int answer) {
  const auto& turns = step().which;
  QList<QStringList> places;
  if (answer >= 0 && static_cast<std::size_t>(answer) < turns.size()) {
    for (const std::string& part : match().game().split_turn(turns[static_cast<std::size_t>(answer)].turn)) {
      places.append(board().placesOf(textOf(part)));
    }
  }
  board().showHint(places);
}

// --- Feedback and help ---

// Feedback is given even if the lesson has no text for it.
void LessonRun::done(Sentence said) {
  const bool isAct = lessons::is_act(step().kind) && step().kind != Kind::Game;
  setStage(Stage::Done);
  const bool isFound = said.isEmpty() && isAct && !shownSteps_.contains(index_);
  remark(isFound ? Sentence([] { return tr("Right."); }) : std::move(said));
  board().showHint({});
  picker_.reset();
  setPointers();
  Q_EMIT changed();
  Q_EMIT this->said(remark().isEmpty() ? tr("Done") : remark());
}

void LessonRun::miss(Sentence said, Stage after) {
  ++misses_;
  keepStep();
  setStage(after);
  remark(std::move(said));
  isHintGiven_ = hasHint();
  if (misses_ >= kMissesToShow) {
    showWhere();
  }
  Q_EMIT changed();
  Q_EMIT this->said(remark());
}

bool LessonRun::canGiveHint() const { return stage() == Stage::Asked && step().kind != Kind::Say; }

// In a whole game, the hint is the turn that a computer player would play.
void LessonRun::makeHint() {
  if (step().kind == Kind::Game) {
    Q_EMIT gameHintRequested();
    return;
  }
  const bool wasGiven = std::exchange(isHintGiven_, true);
  ++attempting().hints;
  keepStep();
  if (wasGiven || !hasHint()) {
    showWhere();
  } else {
    Q_EMIT said(hint());
  }
  Q_EMIT changed();
}

bool LessonRun::putHelpAway() {
  if (stage() != Stage::Asked || !std::exchange(isHintGiven_, false)) {
    return false;
  }
  board().showHint({});
  showQuestion();
  Q_EMIT changed();
  return true;
}

void LessonRun::showWhere() {
  QList<QStringList> where;
  if (step().kind == Kind::Find) {
    const auto open = std::find_if(wanted_.begin(), wanted_.end(),
                                   [this](const QString& place) { return !found_.contains(place); });
    where = open == wanted_.end() ? where : QList<QStringList>{{*open}};
  } else if (!step().answer.empty()) {
    const std::vector<std::string> first = step().kind == Kind::Play && !step().each_step
                                               ? match().game().split_turn(step().answer.front())
                                               : std::vector<std::string>{step().answer.front()};
    where = {board().placesOf(textOf(first.empty() ? step().answer.front() : first.front()))};
  }
  board().showHint(where);
}

void LessonRun::playAnswer() {
  if (step().kind == Kind::Refuse || step().each_step) {
    turns().playSteps(learner_, step().answer);
    return;
  }
  std::vector<std::string> entries;
  for (const std::string& turn : step().answer) {
    entries.push_back(write_entry({learner_, turn, false}));
    entries.insert(entries.end(), step().reply.begin(), step().reply.end());
  }
  turns().play(entries);
}

// The solution of a question is its right answer.
void LessonRun::makeSolution() {
  noteShown();
  shownSteps_.insert(index_);
  punisher_.giveUp();
  board().showHint({});
  if (step().kind == Kind::Find) {
    found_ = wanted_;
    done(sentenceOf(step().done));
    return;
  }
  backToStart();
  repliedTurns_ = 0;
  if (step().kind == Kind::Predict || !step().which.empty()) {
    setStage(Stage::Asked);
    for (std::size_t index = 0; index < static_cast<std::size_t>(answers_.size()); ++index) {
      answers_[static_cast<qsizetype>(index)].isWrong = false;
      if (isRightAnswer(index)) {
        choose(static_cast<int>(index));
        return;
      }
    }
    return;
  }
  setStage(Stage::Showing);
  remark({});
  stageAfter_ = Stage::Done;
  afterShowing_ = sentenceOf(step().done);
  Q_EMIT changed();
  playAnswer();
}

void LessonRun::shown() {
  if (stage() != Stage::Showing) {
    return;
  }
  if (step().kind == Kind::Refuse && !step().answer.empty() && stageAfter_ == Stage::Done) {
    // The last step is the one that is refused.
    Timeline tried = match().timeline();
    if (const std::optional<Refusal> refused = tried.play(learner_, step().answer.back())) {
      afterShowing_ = explained(*refused);
    }
  }
  if (stageAfter_ == Stage::Done) {
    done(afterShowing_);
  } else {
    setStage(stageAfter_);
    Q_EMIT changed();
  }
}

void LessonRun::makeTry() {
  punisher_.giveUp();
  backToStart();
  repliedTurns_ = 0;
  setStage(Stage::Asked);
  remark({});
  setPointers();
  Q_EMIT changed();
  Q_EMIT said(lessonText(step().text));
}

Sentence LessonRun::explained(const Refusal& refusal) const {
  return Sentence([this, refusal]() -> QString { return gameFace().explain(refusal, match()); });
}

// --- From step to step ---

bool LessonRun::isAsLeft() const {
  const Step& next = step();
  // A replay stays on the board until the learner leaves it.
  if (next.at || !hasTable() || board().isPlayingOut() || next.kind == Kind::Game) {
    return false;
  }
  const Expected<Timeline, std::string> start = lessons::start_of(lesson_, static_cast<std::size_t>(index_));
  const Timeline& here = match().timeline();
  return start && start->entries() == here.entries_until(here.cursor()) && !here.can_redo();
}

void LessonRun::goTo(int index) {
  index_ = index;
  isFinished_ = false;  // the learner goes back from the end
  if (isAsLeft()) {
    begin();
  } else {
    Q_EMIT tableNeeded();
  }
}

void LessonRun::goOn() {
  if (stage() == Stage::Showing) {
    hurry();
    return;
  }
  const bool isSkipped = stage() != Stage::Done;
  if (index_ + 1 < static_cast<int>(lesson_.steps.size())) {
    if (isSkipped) {
      shownSteps_.insert(index_);
      attempting().shown = true;
    }
    goTo(index_ + 1);
    return;
  }
  if (isSkipped) {
    Q_EMIT nextRequested();
    return;
  }
  if (!std::exchange(isFinished_, true)) {
    finishAttempt();
  }
  Q_EMIT changed();
  Q_EMIT said(lessonText(lesson_.recap));
}

void LessonRun::goBack() {
  if (index_ > 0) {
    goTo(index_ - 1);
  }
}

void LessonRun::toFirstStep() {
  shownSteps_.clear();
  misses_ = 0;
  goTo(0);
}

}  // namespace byways::app
