// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/puzzle_help.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <utility>

#include "app/board/announce.h"
#include "app/exercise/puzzle_record.h"
#include "app/games/game_face.h"
#include "app/look/look.h"
#include "engine/challenges/challenge_games.h"
#include "engine/challenges/jump_notation.h"

namespace byways::app {

namespace {

constexpr qreal kHelpRounding = 12;
constexpr double kSeconds = 20;

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

// To the thousand: the number grows too fast to be read closer.
QString nodesText(std::uint64_t nodes) {
  constexpr std::uint64_t kThousand = 1000;
  return QLocale().toString(nodes < kThousand ? nodes : nodes / kThousand * kThousand);
}

}  // namespace

PuzzleHelp::PuzzleHelp(Match& match, const GameFace& face, HintBoard& board, const Puzzle* puzzle,
                       const Look& look, QWidget* parent)
    : QWidget(parent),
      match_(match),
      face_(face),
      board_(board),
      puzzle_(puzzle),
      look_(look),
      text_(new QLabel(this)),
      progressBar_(new QProgressBar(this)),
      act_(new QPushButton(this)),
      other_(new QPushButton(this)),
      close_(new QPushButton(this)) {
  setObjectName(QStringLiteral("puzzleHelp"));
  text_->setObjectName(QStringLiteral("helpText"));
  text_->setWordWrap(true);
  progressBar_->setObjectName(QStringLiteral("helpProgress"));
  progressBar_->setRange(0, 0);
  progressBar_->setTextVisible(false);
  act_->setObjectName(QStringLiteral("helpAct"));
  other_->setObjectName(QStringLiteral("helpOther"));
  close_->setObjectName(QStringLiteral("helpClose"));
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(14, 10, 14, 10);
  column->setSpacing(8);
  column->addWidget(text_);
  column->addWidget(progressBar_);
  column->addWidget(act_);
  column->addWidget(other_);
  column->addWidget(close_);
  connect(act_, &QPushButton::clicked, this, [this] {
    if (state_ == State::Asking) {
      showSolution(false);
    } else if (state_ == State::Piece) {
      askForHint();
    } else {
      match_.goTo(solvableAt_);
    }
  });
  connect(other_, &QPushButton::clicked, this, [this] { showSolution(true); });
  connect(close_, &QPushButton::clicked, this, &PuzzleHelp::cancel);
  connect(&job_, &SolverJob::finished, this, &PuzzleHelp::answered);
  connect(&job_, &SolverJob::progressed, this, [this](const SolveProgress& done, int position) {
    if (state_ == State::Searching) {
      search_ = Sentence([nodes = done.nodes, position] {
        return position == 0 ? tr("Searching: %1 positions").arg(nodesText(nodes))
                             : tr("None from here. Looking %n move(s) further back", nullptr, position);
      });
      text_->setText(search_.text());
    }
  });
  setState(State::Idle);
}

void PuzzleHelp::askForHint() {
  const std::optional<PuzzleResult> result = resultOf(match_.timeline());
  if (result && result->solved) {
    return;
  }
  if (state_ == State::Piece && isOnPlan()) {
    board_.showHint(QString::fromStdString(plan_[match_.timeline().cursor()]), HintBoard::Hint::Whole);
    setState(State::Hint);
    return;
  }
  wish_ = Wish::Hint;
  if (!isOnPlan() && puzzle_ != nullptr &&
      beginsWith(puzzle_->proof, stepsUntil(match_.timeline(), match_.timeline().cursor()))) {
    plan_ = puzzle_->proof;
  }
  if (isOnPlan()) {
    showPlan();
  } else {
    search(Wish::Hint, match_.timeline().cursor());
  }
}

void PuzzleHelp::askForSolution() {
  job_.cancel();
  setState(State::Asking);
}

// For a hint the positions before this one are looked at, too, if there is no solution from here.
void PuzzleHelp::search(Wish wish, std::size_t cursor) {
  wish_ = wish;
  searchedAt_ = cursor;
  SolverJob::Positions positions;
  const Timeline& timeline = match_.timeline();
  for (std::size_t back = 0; back <= cursor; ++back) {
    positions.push_back(timeline.state_at(cursor - back).clone());
    if (wish == Wish::Solution) {
      break;
    }
  }
  search_ = Sentence([] { return tr("Searching"); });
  job_.start(std::move(positions), kSeconds);
  setState(State::Searching);
}

void PuzzleHelp::answered(const SolverAnswer& answer) {
  if (state_ != State::Searching) {
    return;  // cancelled, or about a position that is no more
  }
  verdict_ = answer.solution.verdict;
  if (verdict_ == Verdict::Stopped) {
    setState(State::Idle);
    return;
  }
  if (answer.solution.verdict != Verdict::Solved) {
    setState(answer.solution.verdict == Verdict::Impossible && answer.isCertain ? State::NoSolution
                                                                                : State::Unknown);
    return;
  }
  solvableAt_ = searchedAt_ - answer.position;
  movesBack_ = static_cast<int>(solvableAt_);
  plan_ = stepsUntil(match_.timeline(), solvableAt_);
  plan_.insert(plan_.end(), answer.solution.moves.begin(), answer.solution.moves.end());
  if (wish_ == Wish::Hint) {
    answer.position == 0 ? showPlan() : setState(State::GoBack);
    return;
  }
  QStringList moves;
  for (const std::string& move : answer.solution.moves) {
    moves.append(QString::fromStdString(move));
  }
  setState(State::Idle);
  Q_EMIT solutionFound(static_cast<int>(solvableAt_), moves);
}

bool PuzzleHelp::isOnPlan() const {
  return beginsWith(plan_, stepsUntil(match_.timeline(), match_.timeline().cursor()));
}

void PuzzleHelp::showPlan() {
  // Somebody who has seen all of it needs no riddle about it.
  const bool isWhole = state_ == State::Hint;
  board_.showHint(QString::fromStdString(plan_[match_.timeline().cursor()]),
                  isWhole ? HintBoard::Hint::Whole : HintBoard::Hint::Piece);
  setState(isWhole ? State::Hint : State::Piece);
  if (!std::exchange(isGiven_, true)) {
    Q_EMIT hintGiven();
  }
}

void PuzzleHelp::showSolution(bool fromHere) {
  if (!fromHere && puzzle_ != nullptr && !puzzle_->proof.empty()) {
    QStringList moves;
    for (const std::string& move : puzzle_->proof) {
      moves.append(QString::fromStdString(move));
    }
    setState(State::Idle);
    Q_EMIT solutionFound(0, moves);
    return;
  }
  const std::size_t cursor = fromHere ? match_.timeline().cursor() : 0;
  if (fromHere && isOnPlan()) {
    QStringList moves;
    for (std::size_t index = cursor; index < plan_.size(); ++index) {
      moves.append(QString::fromStdString(plan_[index]));
    }
    setState(State::Idle);
    Q_EMIT solutionFound(static_cast<int>(cursor), moves);
    return;
  }
  search(Wish::Solution, cursor);
}

void PuzzleHelp::cancel() {
  job_.cancel();
  setState(State::Idle);
}

void PuzzleHelp::matchChanged() {
  isGiven_ = false;
  if (state_ != State::Idle) {
    cancel();
  }
}

void PuzzleHelp::setState(State state) {
  const bool hadFocus = isAncestorOf(QApplication::focusWidget());
  state_ = state;
  if (state != State::Piece && state != State::Hint) {
    board_.showHint({}, HintBoard::Hint::Whole);
  }
  refresh();
  setVisible(state != State::Idle);
  // The keys go where an answer is awaited. After a hint the next act is on the board.
  if (look_.keysAreInUse() && (state == State::Asking || state == State::GoBack)) {
    act_->setFocus(Qt::TabFocusReason);
  }
  if (state == State::Idle && hadFocus) {
    Q_EMIT left();
  }
  if (state != State::Idle) {
    announce(this, text_->text());
  }
}

QString PuzzleHelp::hintText() const {
  const std::size_t cursor = match_.timeline().cursor();
  if (cursor >= plan_.size()) {
    return {};
  }
  const QString step = QString::fromStdString(plan_[cursor]);
  const int left = static_cast<int>(plan_.size() - cursor);
  QString text =
      tr("%1 leads to a solution, %n move(s) from here.", nullptr, left).arg(face_.turnText(step, match_));
  if (const QString length = lengthText(); !length.isEmpty()) {
    text += QLatin1Char(' ') + length;
  }
  if (challenges::goal_of(match_.game()) == challenges::Goal::One && !plan_.back().ends_with(">O")) {
    text += QLatin1Char(' ') + tr("Its last piece isn’t in the centre.");
  }
  return text;
}

// Where the number of moves counts: what this solution comes to beside the best one.
QString PuzzleHelp::lengthText() const {
  if (puzzle_ == nullptr || !starsIn(*puzzle_).contains(PuzzleStar::Short)) {
    return {};
  }
  const auto all = static_cast<int>(plan_.size());
  return all <= puzzle_->best
             ? tr("That makes %n move(s), as few as the best known.", nullptr, all)
             : tr("That makes %1, %n more than the best known.", nullptr, all - puzzle_->best).arg(all);
}

QString PuzzleHelp::pieceText() const {
  const std::size_t cursor = match_.timeline().cursor();
  if (cursor >= plan_.size()) {
    return {};
  }
  const QString from = QString::fromStdString(challenges::moved_by(plan_[cursor]));
  return tr("Move the piece on %1.", "a place").arg(from);
}

QString PuzzleHelp::textOf(State state) const {
  switch (state) {
    case State::Idle:
      break;
    case State::Searching:
      return search_.text();
    case State::Piece:
      return pieceText();
    case State::Hint:
      return hintText();
    case State::GoBack:
      return movesBack_ == 0 ? tr("No solution from here. There is one from the start.")
                             : tr("No solution from here. Undo to move %1 and there is one.").arg(movesBack_);
    case State::NoSolution:
      return tr("No solution from here.");
    case State::Unknown:
      return verdict_ == Verdict::Memory
                 ? tr("Cannot tell whether there is a solution from here: finding out takes too much memory.")
                 : tr("Cannot tell whether there is a solution from here. The search has found none.");
    case State::Asking:
      return attemptIn(match_).shown ? tr("Show a solution from where?")
                                     : tr("Show a solution? This attempt earns a hollow star then.");
  }
  return {};
}

void PuzzleHelp::refresh() {
  text_->setText(textOf(state_));
  progressBar_->setVisible(state_ == State::Searching);
  act_->setVisible(state_ == State::GoBack || state_ == State::Asking || state_ == State::Piece);
  act_->setText(state_ == State::Asking  ? tr("From the start")
                : state_ == State::Piece ? tr("Show the whole move")
                : movesBack_ == 0        ? tr("Go to the start")
                                         : tr("Go to move %1").arg(movesBack_));
  const bool isOver = match_.timeline().outcome().has_value();
  other_->setVisible(state_ == State::Asking && match_.timeline().cursor() > 0 && !isOver);
  other_->setText(tr("From here"));
  close_->setText(state_ == State::Searching ? tr("Cancel")
                  : state_ == State::Asking  ? tr("Not now")
                                             : tr("Close"));
  update();
}

void PuzzleHelp::keyPressEvent(QKeyEvent* event) {
  event->key() == Qt::Key_Escape ? cancel() : QWidget::keyPressEvent(event);
}

void PuzzleHelp::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(look_.colours().accent, 1.5));
  painter.setBrush(look_.colours().raised);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kHelpRounding, kHelpRounding);
}

}  // namespace byways::app
