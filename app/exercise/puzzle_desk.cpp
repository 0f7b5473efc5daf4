// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/puzzle_desk.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QKeySequence>
#include <QPushButton>

#include <utility>

#include "app/board/announce.h"
#include "app/board/board_view.h"
#include "app/board/why_not.h"
#include "app/exercise/exercise_ids.h"
#include "app/exercise/hint_board.h"
#include "app/exercise/puzzle_end.h"
#include "app/exercise/puzzle_head.h"
#include "app/exercise/puzzle_help.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/puzzle_record.h"
#include "app/exercise/solution_bar.h"
#include "app/exercise/solution_replay.h"
#include "app/look/look.h"
#include "app/look/side_scroll.h"

namespace byways::app {

namespace {

// Those of the window's actions for these buttons.
constexpr Qt::Key kHintKeys = Qt::Key_H;
constexpr QKeyCombination kSolutionKeys = Qt::SHIFT | Qt::Key_H;
constexpr QKeyCombination kRestartKeys = Qt::CTRL | Qt::Key_R;

bool isSolved(const Match& match) {
  const std::optional<PuzzleResult> result = resultOf(match.timeline());
  return result && result->solved;
}

}  // namespace

PuzzleDesk::PuzzleDesk(Match& match, const GameFace& face, BoardView& board, Progress& progress,
                       const Look& look, QWidget* parent)
    : QWidget(parent),
      match_(match),
      face_(face),
      board_(board),
      progress_(progress),
      look_(look),
      puzzle_(puzzleOf(match)),
      wasSolved_(isSolved(match)),
      head_(new PuzzleHead(match, puzzle_, progress, look, this)),
      help_(new PuzzleHelp(match, face, dynamic_cast<HintBoard&>(board), puzzle_, look, this)),
      end_(new PuzzleEnd(match, face, puzzle_, progress, look, this)) {
  setObjectName(QStringLiteral("puzzleDesk"));
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addWidget(head_);
  column->addWidget(end_);
  column->addStretch();
  foot_ = makeFoot();
  connect(help_, &PuzzleHelp::solutionFound, this, &PuzzleDesk::play);
  connect(help_, &PuzzleHelp::hintGiven, this, [this] {
    Attempt attempt = attemptIn(match_);
    ++attempt.hints;
    keep(attempt);
    refresh();
  });
  connect(help_, &PuzzleHelp::left, &board, [&board] { board.setFocus(Qt::TabFocusReason); });
  board.installEventFilter(this);
  connect(end_, &PuzzleEnd::undoRequested, &match, &Match::undo);
  connect(end_, &PuzzleEnd::restartRequested, this, &PuzzleDesk::restart);
  connect(end_, &PuzzleEnd::roomRequested, this, &PuzzleDesk::roomRequested);
  connect(end_, &PuzzleEnd::nextRequested, this, [this] {
    puzzle_ != nullptr ? Q_EMIT puzzleRequested(nextPuzzle(*puzzle_)) : Q_EMIT roomRequested();
  });
  connect(&match, &Match::changed, this, &PuzzleDesk::matchChanged);
  connect(&match, &Match::stepTaken, this, &PuzzleDesk::judge);
  connect(&look, &Look::changed, this, &PuzzleDesk::refresh);
  connect(&progress, &Progress::changed, this, &PuzzleDesk::refresh);
  retranslate();
}

// The help stands below the buttons, which don't move when it comes and goes.
QWidget* PuzzleDesk::makeFoot() {
  auto* const foot = new QWidget(this);
  auto* const scroll = new SideScroll(foot);
  scroll->setObjectName(QStringLiteral("helpScroll"));
  auto* const inner = new QWidget(scroll);
  inner->setProperty("scrolled", true);
  auto* const innerColumn = new QVBoxLayout(inner);
  innerColumn->setContentsMargins(0, 0, 0, 0);
  innerColumn->addWidget(help_);
  scroll->setWidget(inner);
  auto* const column = new QVBoxLayout(foot);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(makeButtons(foot));
  column->addWidget(scroll);
  return foot;
}

QWidget* PuzzleDesk::makeButtons(QWidget* parent) {
  auto* const buttons = new QWidget(parent);
  auto* const row = new QHBoxLayout(buttons);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  const auto add = [&](const char* name, const char* icon, auto act) {
    auto* const button = new QPushButton(buttons);
    button->setObjectName(QLatin1String(name));
    button->setIcon(look_.icon(QLatin1String(icon)));
    button->setProperty("compact", true);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QPushButton::clicked, this, act);
    row->addWidget(button, 1);
    return button;
  };
  hint_ = add("hint", "hint", [this] { hint(); });
  solution_ = add("solution", "play", [this] { solution(); });
  restart_ = add("restart", "first", [this] { restart(); });
  row->setStretchFactor(restart_, 0);
  return buttons;
}

// Another attempt, which knows nothing of the one before.
void PuzzleDesk::restart() {
  if (isReplaying()) {
    return;
  }
  match_.goTo(0);
  match_.beginAnew();
  keep({});
  help_->cancel();
  help_->matchChanged();
  refresh();
}

void PuzzleDesk::hint() {
  if (!isReplaying()) {
    help_->askForHint();
  }
}

void PuzzleDesk::solution() {
  if (!isReplaying()) {
    help_->askForSolution();
  }
}

void PuzzleDesk::play(int cursor, const QStringList& moves) {
  if (isReplaying()) {
    return;
  }
  Attempt attempt = attemptIn(match_);
  attempt.shown = true;
  keep(attempt);
  replay_ = new SolutionReplay(match_, static_cast<std::size_t>(cursor), moves, face_, look_, board_, this);
  static_cast<QVBoxLayout*>(layout())->insertWidget(1, replay_->bar());
  replay_->bar()->show();
  connect(replay_, &SolutionReplay::closed, this, [this] {
    replay_->bar()->hide();
    replay_.clear();
    Q_EMIT replayingChanged(false);
    board_.setFocus();
    refresh();
  });
  Q_EMIT replayingChanged(true);
  refresh();
}

void PuzzleDesk::keep(const Attempt& attempt) {
  setAttempt(match_, attempt);
  if (puzzle_ != nullptr) {
    progress_.keep(exerciseId(*puzzle_), attempt);
  }
}

// An end that was played, not one that undo and redo lead to.
void PuzzleDesk::judge() {
  if (!match_.timeline().outcome()) {
    return;
  }
  Attempt attempt = attemptIn(match_);
  const Attempt before = attempt;
  attempt.misses += isAsGoodAsCanBe(match_.timeline(), puzzle_) ? 0 : 1;
  if (attempt != before) {
    keep(attempt);
  }
  if (puzzle_ != nullptr) {
    keepIfBest(progress_, *puzzle_, match_);
    if (isDoneWith(match_.timeline(), puzzle_)) {
      progress_.finish(exerciseId(*puzzle_), attempt);
    }
  }
  refresh();
}

void PuzzleDesk::matchChanged() {
  if (isReplaying()) {
    replay_->finish();  // undone or gone back from the menu
  }
  const bool solved = isSolved(match_);
  help_->matchChanged();  // first: noting the result has everything look again, and a hint is for the move
                          // before
  refresh();
  if (solved && !wasSolved_) {
    dynamic_cast<HintBoard&>(board_).celebrate();
  }
  wasSolved_ = solved;
  if (match_.timeline().outcome()) {
    announce(end_, end_->summary());
  }
}

void PuzzleDesk::refresh() {
  head_->refresh();
  help_->refresh();
  end_->refresh();
  const bool isFree = !isReplaying();
  // The numbers of the game would be taken for those of the solution.
  head_->setVisible(isFree);
  foot_->setVisible(isFree);
  if (!isFree) {
    help_->hide();
    end_->hide();
  }
  const bool canRestart = match_.timeline().cursor() > 0 || attemptIn(match_) != Attempt();
  restart_->setEnabled(isFree && canRestart);
  hint_->setEnabled(isFree);
  solution_->setEnabled(isFree);
  setWhyNot(hint_, isSolved(match_) ? tr("The puzzle is solved.") : QString(), look_);
}

void PuzzleDesk::retranslate() {
  const auto name = [](QPushButton* button, const QString& text, const QString& help,
                       const QKeySequence& keys) {
    button->setText(text);
    button->setToolTip(
        tr("%1 (%2)", "what a button does, its key").arg(help, keys.toString(QKeySequence::NativeText)));
  };
  name(hint_, tr("Hint"), tr("Show which piece moves next in a solution; once more, the whole move"),
       kHintKeys);
  name(solution_, tr("Solution"), tr("Play a solution"), kSolutionKeys);
  // Three texts don't fit beside each other in every language.
  name(restart_, {}, tr("A new attempt from the start"), kRestartKeys);
  restart_->setAccessibleName(tr("Restart"));
  refresh();
}

// A hint is dropped by Escape; the board has something to put back first if a piece is in hand.
bool PuzzleDesk::eventFilter(QObject* watched, QEvent* event) {
  const bool isEscape =
      event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
  if (isEscape && watched == &board_ && !help_->isHidden()) {
    help_->cancel();
  }
  return QWidget::eventFilter(watched, event);
}

void PuzzleDesk::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  QWidget::changeEvent(event);
}

}  // namespace byways::app
