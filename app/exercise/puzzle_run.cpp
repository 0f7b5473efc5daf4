// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/puzzle_run.h"

#include <QLocale>

#include <algorithm>
#include <utility>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/exercise_told.h"
#include "app/exercise/own_puzzles.h"
#include "app/exercise/problem_list.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/puzzle_record.h"
#include "app/exercise/solution_bar.h"
#include "app/exercise/solution_replay.h"
#include "app/games/challenges/challenge_board.h"
#include "app/games/game_face.h"
#include "app/look/joined.h"
#include "app/settings/preferences.h"
#include "engine/challenges/challenge_games.h"
#include "engine/challenges/jump_notation.h"

namespace byways::app {

namespace {

constexpr double kSeconds = 20;       // time limit of a search
constexpr int kFullHousePieces = 40;  // the number of pieces that fill the board

// The steps played up to the cursor. In a challenge each move is one step and one entry.
std::vector<std::string> stepsUntil(const Timeline& timeline, std::size_t cursor) {
  std::vector<std::string> steps;
  for (const Entry& entry : timeline.entries_until(cursor)) {
    steps.push_back(entry.text);
  }
  return steps;
}

bool beginsWith(const std::vector<std::string>& line, const std::vector<std::string>& start) {
  return start.size() < line.size() && std::equal(start.begin(), start.end(), line.begin());
}

// The number of positions searched. From 1000 on it is rounded down to thousands, because it grows too fast
// to be read more precisely.
QString nodesText(std::uint64_t nodes) {
  constexpr std::uint64_t kThousand = 1000;
  return QLocale().toString(nodes < kThousand ? nodes : nodes / kThousand * kThousand);
}

const Puzzle* puzzleSetUpAs(const MatchSetup& setup) {
  return setup.arranged ? nullptr : puzzleOf(Match(setup));
}

}  // namespace

PuzzleRun::PuzzleRun(MatchSetup setup, Progress& progress, const Preferences& preferences)
    : ExerciseRun(exerciseId(setup), progress, preferences),
      setup_(std::move(setup)),
      puzzle_(puzzleSetUpAs(setup_)) {
  connect(&job_, &SolverJob::finished, this, &PuzzleRun::answered);
  connect(&job_, &SolverJob::progressed, this, [this](const SolveProgress& done, int position) {
    if (help_ == Help::Searching) {
      search_ = Sentence([nodes = done.nodes, position] {
        return position == 0
                   ? tr("Searching: %1 positions").arg(nodesText(nodes))
                   : tr("No solution from here. Looking %n move(s) further back", nullptr, position);
      });
      Q_EMIT changed();
    }
  });
}

PuzzleRun::~PuzzleRun() = default;

QString PuzzleRun::name() const {
  if (puzzle_ != nullptr) {
    return puzzleName(*puzzle_);
  }
  const QString own = labelIn(match()).name;
  return own.isEmpty() ? gameTitle(*setup_.game) : own;
}

bool PuzzleRun::isKept() const { return puzzle_ != nullptr || !labelIn(match()).name.isEmpty(); }

QString PuzzleRun::windowTitle() const {
  return tr("%1 – %2 – Byways", "a puzzle, its game").arg(name(), gameTitle(*setup_.game));
}

std::unique_ptr<ExerciseRun> PuzzleRun::next() const {
  return puzzle_ == nullptr ? nullptr
                            : std::make_unique<PuzzleRun>(
                                  setupOf(*nextPuzzle(*puzzle_), preferences().playerNames().value(0)),
                                  progress(), preferences());
}

ChallengeBoard& PuzzleRun::challengeBoard() const { return dynamic_cast<ChallengeBoard&>(board()); }

void PuzzleRun::begin() {
  Timeline start = match().timeline();
  start.go_to(0);
  setStart(std::move(start));
  attempting() = attemptUnderWay();
  setAttempt(match(), attempt());  // an attempt left before its first move continues in this game
  help_ = Help::None;
  isGiven_ = false;
  plan_.clear();
  const std::optional<PuzzleResult> result = resultOf(match().timeline());
  wasSolved_ = result && result->solved;
  connect(&match(), &Match::stepTaken, &turns(), [this] { judge(); });
  settle();
}

// A game in progress has its attempt stored in it.
Attempt PuzzleRun::attemptUnderWay() const {
  const Attempt own = attemptIn(match());
  const bool isBegun = match().timeline().length() > 0 || !match().variations().empty() || own != Attempt();
  return isBegun || !isKept() ? own : progress().attempt(id());
}

void PuzzleRun::keepAttempt() {
  if (isKept()) {
    ExerciseRun::keepAttempt();
  }
  setAttempt(match(), attempt());
}

const Timeline& PuzzleRun::seen() const {
  return replay_ ? replay_->shown().timeline() : ExerciseRun::seen();
}

bool PuzzleRun::mayExplore() const { return replay_ != nullptr || ExerciseRun::mayExplore(); }

// Sets the stage from the position on the table, however the position was reached.
void PuzzleRun::settle() {
  const std::optional<PuzzleResult> result = resultOf(match().timeline());
  const bool isSolved = result && result->solved;
  const bool isEnd = result || help_ == Help::GoBack;
  setStage(replay_                                               ? Stage::Showing
           : result && isPuzzleDone(match().timeline(), puzzle_) ? Stage::Done
           : isEnd                                               ? Stage::Missed
                                                                 : Stage::Asked);
  if (!std::exchange(wasSolved_, isSolved) && isSolved) {
    challengeBoard().celebrate();
  }
  Q_EMIT changed();
}

void PuzzleRun::matchChanged() {
  closeReplay();
  isGiven_ = false;
  setHelp(Help::None);
}

// Judges only an end that was played, not one reached by undo or redo.
void PuzzleRun::judge() {
  const Timeline& timeline = match().timeline();
  if (!timeline.outcome()) {
    return;
  }
  if (!isAsGoodAsCanBe(timeline, puzzle_)) {
    ++attempting().misses;
  }
  keepAttempt();
  if (puzzle_ != nullptr) {
    keepIfBest(progress(), *puzzle_, match());
  }
  if (isKept() && isPuzzleDone(timeline, puzzle_)) {
    finishAttempt();
  }
  Q_EMIT changed();
  Q_EMIT said(endText());
}

ExerciseFace PuzzleRun::makeFace() {
  const int grade = puzzle_ != nullptr ? puzzle_->grade : labelIn(match()).grade;
  ExerciseFace face{.way = solvedText(*setup_.game, puzzleIds(*setup_.game)),
                    .title = name(),
                    .grade = grade > 0 ? gradeName(grade) : QString(),
                    .asked = gameFace().aim(match()),
                    .standing = stage() == Stage::Showing ? QString() : standingText(),
                    .remark = endText(),
                    .isBusy = help_ == Help::Searching,
                    .isOver = stage() == Stage::Done,
                    .line = {},
                    .hint = helpText(),
                    .moreHint = tr("Whole move"),
                    .givesMore = help_ == Help::Piece,
                    .whyNoHint = {},
                    .hintsCostStars = isKept(),
                    .hasStars = isKept()};
  face.hasHintOnMiss = isStuck();
  if (replay_) {
    face.primary = replay_->bar()->isAtEnd()
                       ? ExerciseAct{"tryAgain", tr("Play it yourself"), [this] { tryAgain(); }}
                       : ExerciseAct{"skip", tr("Skip"), [this] { hurry(); }};
    if (shownFrom_ == 0 && match().timeline().cursor() > 0 && !match().timeline().outcome()) {
      face.others.append({"solutionFromHere", tr("From your position"), [this] { playFromHere(); }});
    }
  } else if (help_ == Help::GoBack) {
    face.primary = ExerciseAct{
        "goBack",
        solvableAt_ == 0 ? tr("Go to the start") : tr("Go to move %1").arg(static_cast<int>(solvableAt_)),
        [this] { goBackToSolvable(); }};
  } else if (isStuck()) {
    face.primary = ExerciseAct{"tryAgain", tr("Take the last move back"), [this] { tryAgain(); }};
  } else if (stage() == Stage::Done) {
    face.primary = puzzle_ != nullptr
                       ? ExerciseAct{"next", tr("Next puzzle"), [this] { Q_EMIT nextRequested(); }}
                       : ExerciseAct{"page", tr("All puzzles"), [this] { Q_EMIT pageRequested(); }};
    if (!isAsGoodAsCanBe(match().timeline(), puzzle_)) {
      face.others.append({"takeBack", tr("Take the last move back"), [this] { match().undo(); }});
    }
    face.others.append({"watchAgain", tr("Watch a solution"), [this] { showSolution(); }});
    if (puzzle_ == nullptr || starsFor(attempt()) < Stars::Three) {
      face.others.append({"startAgain", againText(), [this] { startAgain(); }});
    }
  }
  if (help_ == Help::Searching) {
    face.others.append({"stopSearch", tr("Stop searching"), [this] { putHelpAway(); }});
  }
  if (canExplore()) {
    face.others.append(exploreAct());
  }
  return face;
}

// The list of moves belongs to the game; beside a solution it would be mistaken for part of it.
TablePage::Beside PuzzleRun::makeBeside() const {
  return stage() == Stage::Showing ? TablePage::Beside::Nothing : TablePage::Beside::Game;
}

QString PuzzleRun::standingText() const {
  const PuzzleResult now = standingOf(match().timeline());
  const bool fills = challenges::goal_of(match().game()) == challenges::Goal::Fill;
  const QString pieces = fills ? tr("%1 of %2 pieces").arg(now.pieces).arg(kFullHousePieces)
                               : tr("%n piece(s) left", nullptr, now.pieces);
  const QString standing =
      tr("%1, %2", "moves made, pieces left").arg(tr("%n move(s)", nullptr, now.moves), pieces);
  const std::optional<PuzzleResult> best =
      puzzle_ != nullptr ? bestResult(progress(), *puzzle_) : std::nullopt;
  return best ? standing + QLatin1Char('\n') + tr("Best: %1").arg(puzzleResultText(*puzzle_, *best))
              : standing;
}

// Doesn't call a result the best if it is a position in which the player is stuck.
QString PuzzleRun::endText() const {
  const std::optional<PuzzleResult> result = resultOf(match().timeline());
  if (!result || stage() == Stage::Showing) {
    return {};
  }
  const bool isDone = isPuzzleDone(match().timeline(), puzzle_);
  QStringList says{result->solved ? tr("Solved.")
                   : isDone       ? tr("Nearly solved.")
                                  : tr("Stuck."),
                   gameFace().resultText(match())};
  if (puzzle_ != nullptr && isDone) {
    const std::optional<PuzzleResult> best = bestResult(progress(), *puzzle_);
    PuzzleResult own = *result;
    own.hints = attempt().hints;
    if (!isAsGoodAsCanBe(match().timeline(), puzzle_)) {
      says.append(tr("There is a better solution, so this counts as a wrong try."));
    } else if (best && *best == own) {
      says.append(tr("That is your best result."));
    }
  }
  return joinSentences(says);
}

void PuzzleRun::retranslate() {
  ExerciseRun::retranslate();
  search_.retranslate();
}

// --- Help ---

void PuzzleRun::setHelp(Help help) {
  help_ = help;
  if (help != Help::Searching) {
    job_.cancel();
  }
  const bool isOnBoard = help == Help::Piece || help == Help::Whole;
  challengeBoard().showHint(
      isOnBoard ? QString::fromStdString(plan_[match().timeline().cursor()]) : QString(),
      help == Help::Piece ? ChallengeBoard::Hint::Piece : ChallengeBoard::Hint::Whole);
  settle();
  if (help != Help::None) {
    Q_EMIT said(helpText());
  }
}

bool PuzzleRun::putHelpAway() {
  if (!replay_ && help_ == Help::None) {
    return false;
  }
  closeReplay();
  setHelp(Help::None);
  return true;
}

void PuzzleRun::makeHint() {
  if (help_ == Help::Piece && isOnPlan()) {
    setHelp(Help::Whole);
    return;
  }
  if (!isOnPlan() && puzzle_ != nullptr &&
      beginsWith(puzzle_->proof, stepsUntil(match().timeline(), match().timeline().cursor()))) {
    plan_ = puzzle_->proof;
  }
  if (isOnPlan()) {
    showPlan();
  } else {
    search(Wish::Hint, match().timeline().cursor());
  }
}

// Once the whole move has been shown, a hint doesn't go back to showing only the piece.
void PuzzleRun::showPlan() {
  if (!std::exchange(isGiven_, true)) {
    ++attempting().hints;
    keepAttempt();
  }
  setHelp(help_ == Help::Whole ? Help::Whole : Help::Piece);
}

// Searches for a solution from the position at `cursor`. For a hint, earlier positions are searched, too, if
// there is none from there.
void PuzzleRun::search(Wish wish, std::size_t cursor) {
  wish_ = wish;
  searchedAt_ = cursor;
  SolverJob::Positions positions;
  const Timeline& timeline = match().timeline();
  for (std::size_t back = 0; back <= cursor; ++back) {
    positions.push_back(timeline.state_at(cursor - back).clone());
    if (wish == Wish::Solution) {
      break;
    }
  }
  search_ = Sentence([] { return tr("Searching"); });
  job_.start(std::move(positions), kSeconds);
  setHelp(Help::Searching);
}

void PuzzleRun::answered(const SolverAnswer& answer) {
  if (help_ != Help::Searching || !hasTable()) {
    return;  // stopped, or about a position that is no longer there
  }
  verdict_ = answer.solution.verdict;
  if (verdict_ != Verdict::Solved) {
    setHelp(verdict_ == Verdict::Stopped                          ? Help::None
            : verdict_ == Verdict::Impossible && answer.isCertain ? Help::NoSolution
                                                                  : Help::Unknown);
    return;
  }
  solvableAt_ = searchedAt_ - answer.position;
  plan_ = stepsUntil(match().timeline(), solvableAt_);
  plan_.insert(plan_.end(), answer.solution.moves.begin(), answer.solution.moves.end());
  if (wish_ == Wish::Solution) {
    help_ = Help::None;
    play(solvableAt_, answer.solution.moves);
  } else if (answer.position == 0) {
    showPlan();
  } else {
    setHelp(Help::GoBack);
  }
}

void PuzzleRun::goBackToSolvable() { match().goTo(solvableAt_); }

bool PuzzleRun::isOnPlan() const {
  return beginsWith(plan_, stepsUntil(match().timeline(), match().timeline().cursor()));
}

QString PuzzleRun::helpText() const {
  switch (help_) {
    case Help::None:
      break;
    case Help::Searching:
      return search_.text();
    case Help::Piece:
      return tr("Move the piece on %1.", "a place")
          .arg(QString::fromStdString(challenges::moved_by(plan_[match().timeline().cursor()])));
    case Help::Whole:
      return moveText();
    case Help::GoBack:
      return solvableAt_ == 0 ? tr("No solution from here. There is one from the start.")
                              : tr("No solution from here, but there is one if you go back to move %1.")
                                    .arg(static_cast<int>(solvableAt_));
    case Help::NoSolution:
      return tr("No solution from here.");
    case Help::Unknown:
      return verdict_ == Verdict::Memory
                 ? tr("It isn’t known whether there is a solution from here: the search ran out of memory.")
                 : tr("It isn’t known whether there is a solution from here. The search has found none.");
  }
  return {};
}

QString PuzzleRun::moveText() const {
  const std::size_t cursor = match().timeline().cursor();
  const int left = static_cast<int>(plan_.size() - cursor);
  QStringList says{tr("%1 leads to a solution, %n move(s) from here.", nullptr, left)
                       .arg(gameFace().turnText(QString::fromStdString(plan_[cursor]), match())),
                   lengthText()};
  if (challenges::goal_of(match().game()) == challenges::Goal::One && !plan_.back().ends_with(">O")) {
    says.append(tr("The last piece won’t be in the centre."));
  }
  return joinSentences(says);
}

// Compares the length of plan_ with that of the best known solution; empty unless the number of moves counts.
QString PuzzleRun::lengthText() const {
  if (puzzle_ == nullptr || !starsIn(*puzzle_).contains(PuzzleStar::Short)) {
    return {};
  }
  const auto all = static_cast<int>(plan_.size());
  return all <= puzzle_->best
             ? tr("That makes %n move(s), as few as the best known solution.", nullptr, all)
             : tr("That makes %1 moves, %n more than the best known solution.", nullptr, all - puzzle_->best)
                   .arg(all);
}

// --- The solution ---

void PuzzleRun::makeSolution() {
  if (puzzle_ != nullptr && !puzzle_->proof.empty()) {
    play(0, puzzle_->proof);
  } else {
    search(Wish::Solution, 0);
  }
}

void PuzzleRun::playFromHere() {
  closeReplay();
  const std::size_t cursor = match().timeline().cursor();
  if (isOnPlan()) {
    play(cursor, {plan_.begin() + static_cast<std::ptrdiff_t>(cursor), plan_.end()});
  } else {
    search(Wish::Solution, cursor);
  }
}

// Watching the solution after the end costs no stars.
void PuzzleRun::play(std::size_t cursor, const std::vector<std::string>& moves) {
  if (stage() != Stage::Done) {
    noteShown();
  }
  QStringList texts;
  for (const std::string& move : moves) {
    texts.append(QString::fromStdString(move));
  }
  shownFrom_ = cursor;
  replay_ = new SolutionReplay(match(), cursor, texts, gameFace(), challengeBoard().look(), board());
  connect(replay_->bar(), &SolutionBar::closed, this, &PuzzleRun::putHelpAway, Qt::QueuedConnection);
  connect(&replay_->shown(), &Match::changed, this, [this] { Q_EMIT changed(); });
  setHelp(Help::None);
}

void PuzzleRun::closeReplay() {
  if (replay_) {
    replay_->hide();
    replay_->deleteLater();
    replay_.clear();
  }
}

void PuzzleRun::hurry() {
  if (replay_) {
    replay_->bar()->goToEnd();
  }
}

ReplayBar* PuzzleRun::replayBar() const { return replay_ ? replay_->bar() : nullptr; }

// Goes from a solution back to the player's position, or from an end back by one move.
void PuzzleRun::makeTry() {
  if (replay_) {
    putHelpAway();
  } else if (stage() == Stage::Missed) {
    match().undo();
  }
}

void PuzzleRun::toFirstStep() {
  closeReplay();
  match().goTo(0);
  match().playFromHere();
  setHelp(Help::None);
}

}  // namespace byways::app
