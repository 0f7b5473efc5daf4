// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/problem_desk.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

#include "app/board/announce.h"
#include "app/board/why_not.h"
#include "app/exercise/exercise_ids.h"
#include "app/exercise/problem_list.h"
#include "app/exercise/problem_run.h"
#include "app/exercise/progress.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/stars.h"
#include "app/look/ask.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kProblemStar = 18;

QLabel* newWords(const char* name, const char* role, QWidget* parent) {
  auto* const label = new QLabel(parent);
  label->setObjectName(QLatin1String(name));
  label->setProperty("role", QLatin1String(role));
  label->setWordWrap(true);
  return label;
}

QString keyed(const QString& help, const QKeySequence& keys) {
  return ProblemDesk::tr("%1 (%2)", "what a button does, its key")
      .arg(help, keys.toString(QKeySequence::NativeText));
}

}  // namespace

ProblemDesk::ProblemDesk(ProblemRun& run, const Progress& progress, QWidget& board, const Look& look,
                         QWidget* parent)
    : QWidget(parent),
      run_(run),
      progress_(progress),
      board_(board),
      look_(look),
      question_(newWords("problemQuestion", "large", this)),
      price_(newWords("problemPrice", "small", this)),
      remark_(newWords("problemRemark", "", this)),
      hintText_(newWords("problemHint", "quiet", this)),
      busy_(new QProgressBar(this)),
      line_(newWords("problemLine", "quiet", this)) {
  setObjectName(QStringLiteral("problemDesk"));
  remark_->setProperty("note", true);
  busy_->setObjectName(QStringLiteral("problemBusy"));
  busy_->setRange(0, 0);
  busy_->setTextVisible(false);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(9);
  column->addWidget(makeHead());
  column->addWidget(question_);
  column->addWidget(remark_);
  column->addWidget(busy_);
  column->addWidget(hintText_);
  foot_ = makeFoot();
  column->addWidget(line_);
  connect(go_, &QPushButton::clicked, this, [this] {
    switch (run_.stage()) {
      case ProblemRun::Stage::Missed:
        run_.tryAgain();
        break;
      case ProblemRun::Stage::Playing:
        run_.skip();
        break;
      default:
        run_.isShown() ? run_.tryAgain() : Q_EMIT nextRequested();
        break;
    }
  });
  connect(again_, &QPushButton::clicked, &run, &ProblemRun::playAgain);
  connect(&run, &ProblemRun::changed, this, &ProblemDesk::refresh);
  connect(&run, &ProblemRun::said, this, [this](const QString& text) { announce(this, text); });
  connect(&progress, &Progress::changed, this, &ProblemDesk::refresh);
  refresh();
}

QWidget* ProblemDesk::makeHead() {
  auto* const head = new QWidget(this);
  room_ = addButton("problemRoom", nullptr);
  room_->setProperty("link", true);
  connect(room_, &QPushButton::clicked, this, &ProblemDesk::roomRequested);
  title_ = newWords("problemTitle", "heading", head);
  grade_ = newWords("problemGrade", "small", head);
  stars_ = new StarRow(look_, head);
  stars_->setObjectName(QStringLiteral("problemStars"));
  stars_->setStarSize(kProblemStar);
  auto* const row = new QHBoxLayout;
  row->setSpacing(8);
  row->addWidget(title_, 1);
  row->addWidget(stars_, 0, Qt::AlignVCenter);
  auto* const column = new QVBoxLayout(head);
  column->setContentsMargins(0, 0, 0, 2);
  column->setSpacing(3);
  column->addWidget(room_, 0, Qt::AlignLeft);
  column->addLayout(row);
  column->addWidget(grade_);
  return head;
}

QWidget* ProblemDesk::makeHelp() {
  auto* const help = new QWidget(this);
  auto* const row = new QHBoxLayout(help);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  hint_ = addButton("hint", "hint");
  solution_ = addButton("solution", "play");
  connect(hint_, &QPushButton::clicked, &run_, &ProblemRun::giveHint);
  connect(solution_, &QPushButton::clicked, this, &ProblemDesk::askForSolution);
  for (QPushButton* const button : {hint_, solution_}) {
    button->setProperty("compact", true);
    row->addWidget(button, 1);
  }
  return help;
}

QWidget* ProblemDesk::makeFoot() {
  auto* const foot = new QWidget(this);
  go_ = addButton("problemGo", nullptr);
  go_->setProperty("primary", true);
  again_ = addButton("problemAgain", "play");
  help_ = makeHelp();
  auto* const column = new QVBoxLayout(foot);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  for (QWidget* const part : std::initializer_list<QWidget*>{go_, again_, help_, price_}) {
    column->addWidget(part);
  }
  return foot;
}

QPushButton* ProblemDesk::addButton(const char* name, const char* icon) {
  auto* const button = new QPushButton(this);
  button->setObjectName(QLatin1String(name));
  button->setFocusPolicy(Qt::TabFocus);
  if (icon != nullptr) {
    button->setIcon(look_.icon(QLatin1String(icon)));
  }
  return button;
}

void ProblemDesk::begin() {
  takeFocus();
  announce(this, question() + QLatin1Char(' ') + grade_->text());
}

// Where there is nothing left to lose, nobody is asked.
void ProblemDesk::askForSolution() {
  if (run_.attempt().shown ||
      ask(this, {tr("Show the solution?"), tr("This attempt earns a hollow star then."), tr("Show it")})) {
    run_.showSolution();
  }
}

QString ProblemDesk::question() const { return problemTask(run_.problem(), run_.learner()); }

// What the stars cost, before they do.
QString ProblemDesk::priceText() const {
  const Attempt attempt = run_.attempt();
  if (run_.stage() == ProblemRun::Stage::Over && !run_.isShown()) {
    return tr("This attempt: %1. Best: %2.", "stars, stars")
        .arg(starsText(starsFor(attempt)), starsText(progress_.of(exerciseId(run_.problem())).best));
  }
  return attempt == Attempt() ? starRule() : tr("Still to be earned: %1.").arg(starsText(starsFor(attempt)));
}

void ProblemDesk::refreshHead() {
  const Problem& problem = run_.problem();
  const Progress::Sum sum = progress_.sumOf(problemIds(*problem.game));
  room_->setText(tr("%1: %2 of %3 solved").arg(gameTitle(*problem.game)).arg(sum.done).arg(sum.exercises));
  room_->setAccessibleName(tr("%1, back to the problems").arg(room_->text()));
  title_->setText(problemName(problem));
  grade_->setText(
      tr("%1 · %2", "grade, how soon it wins").arg(gradeName(problem.grade), problemDepth(problem)));
  stars_->setStars(progress_.of(exerciseId(problem)).best);
}

void ProblemDesk::refreshHelp() {
  hint_->setText(run_.isNextHintWhole() ? tr("Whole turn") : tr("Hint"));
  hint_->setToolTip(
      keyed(tr("Where the turn goes; once more, the whole turn. It earns one star then"), Qt::Key_H));
  hint_->setAccessibleDescription(hint_->toolTip());
  solution_->setText(tr("Solution"));
  solution_->setToolTip(keyed(tr("Plays the turn that wins, and why"), Qt::SHIFT | Qt::Key_H));
  solution_->setAccessibleDescription(solution_->toolTip());
  const bool isAsked = run_.stage() == ProblemRun::Stage::Asked;
  help_->setVisible(isAsked || run_.stage() == ProblemRun::Stage::Missed);
  hint_->setVisible(isAsked);
  setWhyNot(hint_, run_.canHint() ? QString() : tr("All hints have been given."), look_);
}

void ProblemDesk::refresh() {
  using Stage = ProblemRun::Stage;
  const Stage stage = run_.stage();
  refreshHead();
  question_->setText(question());
  price_->setText(priceText());
  remark_->setText(run_.remark());
  remark_->setVisible(!run_.remark().isEmpty());
  hintText_->setText(run_.hint());
  hintText_->setVisible(stage == Stage::Asked && !run_.hint().isEmpty());
  busy_->setVisible(stage == Stage::Answering && run_.remark().isEmpty());
  busy_->setAccessibleName(tr("Looking at your turn"));
  refreshHelp();
  const bool isOver = stage == Stage::Over;
  go_->setVisible(stage == Stage::Missed || stage == Stage::Playing || isOver);
  const bool hasNext = nextProblem(progress_, run_.problem()) != nullptr;
  go_->setText(stage == Stage::Missed    ? tr("Try again")
               : stage == Stage::Playing ? tr("Skip")
               : run_.isShown()          ? tr("Play it yourself")
               : hasNext                 ? tr("Next problem")
                                         : tr("All problems"));
  again_->setVisible(isOver);
  again_->setText(tr("Watch it again"));
  const QStringList told = run_.told();
  line_->setText(told.join(QLatin1Char('\n')));
  line_->setVisible(!told.isEmpty());
  if (std::exchange(stage_, static_cast<int>(stage)) != static_cast<int>(stage)) {
    takeFocus();
  }
}

// Where the next act is.
void ProblemDesk::takeFocus() {
  if (!go_->isHidden()) {
    go_->setFocus(Qt::OtherFocusReason);
  } else {
    // People who use keys see that they are on the board now.
    board_.setFocus(look_.keysAreInUse() ? Qt::TabFocusReason : Qt::OtherFocusReason);
  }
}

void ProblemDesk::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    run_.sayAgain();
    refresh();
  }
  QWidget::changeEvent(event);
}

}  // namespace byways::app
