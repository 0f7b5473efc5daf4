// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/exercise_desk.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>
#include <QProgressBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "app/board/announce.h"
#include "app/board/replay_bar.h"
#include "app/board/why_not.h"
#include "app/exercise/days.h"
#include "app/exercise/stars.h"
#include "app/look/breakable.h"
#include "app/look/joined.h"
#include "app/look/key_text.h"
#include "app/look/look.h"
#include "app/look/primary.h"
#include "app/look/settle.h"
#include "app/look/side_scroll.h"
#include "app/look/tab_order.h"
#include "app/look/wrap_button.h"

namespace byways::app {

namespace {

constexpr int kBestStar = 18;
constexpr int kEarnedStar = 26;
constexpr int kFootSpacing = 6;

QLabel* newDeskText(const char* name, const char* role, QWidget* parent) {
  auto* const label = new QLabel(parent);
  label->setObjectName(QLatin1String(name));
  label->setProperty("role", QLatin1String(role));
  label->setWordWrap(true);
  return label;
}

void showText(QLabel& label, const QString& text) {
  label.setText(text);
  label.setVisible(!text.isEmpty());
}

QScrollArea* scrollAround(const QWidget& desk) {
  QWidget* around = desk.parentWidget();
  while (around != nullptr && qobject_cast<QScrollArea*>(around) == nullptr) {
    around = around->parentWidget();
  }
  return static_cast<QScrollArea*>(around);
}

// Makes the button large enough for the largest of `texts`, so that nothing moves when its text changes. Even
// heights differ if the font lacks some of the characters and another font supplies them.
void keepSize(QPushButton& button, const QStringList& texts) {
  const QString now = button.text();
  QSize largest;
  for (const QString& text : texts) {
    button.setText(text);
    largest = largest.expandedTo(button.sizeHint());
  }
  button.setText(now);
  button.setMinimumSize(largest);
}

QString keyed(const QString& help, const QKeySequence& keys) {
  return ExerciseDesk::tr("%1 (%2)", "what a button does, its key").arg(help, keyText(keys));
}

}  // namespace

ExerciseDesk::ExerciseDesk(ExerciseRun& run, QWidget& board, const Look& look, QWidget* parent)
    : Desk(parent),
      run_(run),
      board_(board),
      look_(look),
      day_(dayOpenedAs(run.progress(), run.id())),
      series_(newDeskText("exerciseSeries", "quiet", this)),
      grade_(newDeskText("exerciseGrade", "small", this)),
      asked_(newDeskText("exerciseText", "large", this)),
      standing_(newDeskText("exerciseStanding", "", this)),
      lesson_(new WrapButton(this)),
      answers_(new QVBoxLayout),
      remark_(newDeskText("exerciseRemark", "", this)),
      busy_(new QProgressBar(this)),
      earned_(new StarRow(look, this)),
      hintText_(newDeskText("exerciseHint", "quiet", this)),
      line_(newDeskText("exerciseLine", "quiet", this)) {
  setObjectName(QStringLiteral("exerciseDesk"));
  remark_->setProperty("note", true);
  asked_->installEventFilter(this);
  board.installEventFilter(this);
  busy_->setObjectName(QStringLiteral("exerciseBusy"));
  busy_->setRange(0, 0);
  busy_->setTextVisible(false);
  earned_->setObjectName(QStringLiteral("exerciseEarned"));
  earned_->setStarSize(kEarnedStar);
  lesson_->setObjectName(QStringLiteral("firstLesson"));
  lesson_->setProperty("link", true);
  lesson_->setFocusPolicy(Qt::TabFocus);
  lesson_->installEventFilter(this);
  connect(lesson_, &QPushButton::clicked, &run_, [this] {
    if (const std::optional<ExerciseAct> act = run_.face().lesson) {
      act->press();
    }
  });
  answers_->setSpacing(6);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(9);
  head_ = makeHead();
  column->addWidget(series_);
  column->addWidget(grade_);
  column->addWidget(asked_);
  column->addWidget(standing_);
  column->addWidget(lesson_);
  column->addLayout(answers_);
  column->addWidget(remark_);
  column->addWidget(busy_);
  column->addWidget(earned_, 0, Qt::AlignHCenter);
  column->addWidget(line_);
  price_ = newDeskText("exercisePrice", "small", this);
  column->addWidget(price_);
  others_ = new QVBoxLayout;
  others_->setSpacing(kFootSpacing);
  column->addLayout(others_);
  foot_ = makeFoot();
  connect(&run, &ExerciseRun::changed, this, [this] {
    asks_ = run_.stage() == askedIn_ ? asks_ : Asks::Nothing;
    refresh();
  });
  connect(&run, &ExerciseRun::said, this, [this](const QString& text) { announce(this, text); });
  connect(&run.progress(), &Progress::changed, this, &ExerciseDesk::refresh);
  connect(&look, &Look::changed, this, &ExerciseDesk::refresh);  // the texts may have another size now
  refresh();
}

QPushButton* ExerciseDesk::addButton(const char* name, const char* icon, QWidget* parent) {
  auto* const button = new QPushButton(parent);
  button->setObjectName(QLatin1String(name));
  button->setFocusPolicy(Qt::TabFocus);
  button->installEventFilter(this);
  if (icon != nullptr) {
    button->setIcon(look_.icon(QLatin1String(icon)));
  }
  return button;
}

QWidget* ExerciseDesk::makeHead() {
  auto* const head = new QWidget(this);
  way_ = addButton("exerciseWay", nullptr, head);
  way_->setProperty("link", true);
  connect(way_, &QPushButton::clicked, &run_, &ExerciseRun::goToPage);
  title_ = newDeskText("exerciseTitle", "heading", head);
  stake_ = newDeskText("exerciseStake", "small", head);
  best_ = new StarRow(look_, head);
  best_->setObjectName(QStringLiteral("exerciseStars"));
  best_->setStarSize(kBestStar);
  steps_ = new QProgressBar(head);
  steps_->setObjectName(QStringLiteral("exerciseProgress"));
  steps_->setTextVisible(false);
  auto* const row = new QHBoxLayout;
  row->setSpacing(8);
  row->addWidget(title_, 1);
  row->addWidget(best_, 0, Qt::AlignVCenter);
  auto* const column = new QVBoxLayout(head);
  column->setContentsMargins(0, 0, 0, 2);
  column->setSpacing(3);
  column->addWidget(way_, 0, Qt::AlignLeft);
  column->addLayout(row);
  column->addWidget(stake_);
  column->addWidget(steps_);
  return head;
}

QWidget* ExerciseDesk::makeHelp() {
  auto* const help = new QWidget(this);
  auto* const row = new QHBoxLayout(help);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  hint_ = addButton("hint", "hint", help);
  solution_ = addButton("solution", "play", help);
  restart_ = addButton("restart", "first", help);
  for (QPushButton* const button : {hint_, solution_, restart_}) {
    button->setProperty("compact", true);
    if (button != restart_) {
      button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);  // see keepSize
    }
    row->addWidget(button, button == restart_ ? 0 : 1);
  }
  connect(hint_, &QPushButton::clicked, this, &ExerciseDesk::hint);
  connect(solution_, &QPushButton::clicked, this, &ExerciseDesk::solution);
  connect(restart_, &QPushButton::clicked, this, [this] {
    run_.startAgain();
    takeFocus();
  });
  return help;
}

// The foot is anchored at the bottom and grows upwards, so that no button moves when texts about help appear.
QWidget* ExerciseDesk::makeFoot() {
  auto* const foot = new QWidget(this);
  help_ = makeHelp();
  back_ = addButton("exerciseBack", nullptr, foot);
  back_->setProperty("quiet", true);
  go_ = addButton("exerciseGo", nullptr, foot);
  connect(back_, &QPushButton::clicked, &run_, [this] { run_.goBack(); });
  connect(go_, &QPushButton::clicked, &run_, [this] {
    if (const std::optional<ExerciseAct> act = run_.face().primary) {
      act->press();
    }
  });
  auto* const way = new QHBoxLayout;
  way->setSpacing(kFootSpacing);
  way->addWidget(back_);
  way->addWidget(go_, 1);
  auto* const column = new QVBoxLayout(foot);
  column->setContentsMargins(0, 2, 0, 0);
  column->setSpacing(kFootSpacing);
  column->addWidget(hintText_);
  column->addLayout(way);
  column->addWidget(help_);
  return foot;
}

// The first request announces what help costs; the second one gives it.
void ExerciseDesk::ask(Asks what) {
  asks_ = what;
  askedIn_ = run_.stage();
  refresh();
  announce(this, hintText_->text());
}

void ExerciseDesk::hint() {
  Attempt helped = run_.attempt();
  ++helped.hints;
  const ExerciseFace face = run_.face();
  const bool costs =
      face.hintsCostStars && face.whyNoHint.isEmpty() && starsFor(helped) < starsFor(run_.attempt());
  if (costs && !run_.progress().wasToldOfHintCost()) {
    run_.progress().setToldOfHintCost();
    ask(Asks::Hint);
    return;
  }
  asks_ = Asks::Nothing;
  run_.giveHint();
  refresh();
}

void ExerciseDesk::solution() {
  const bool costs = run_.face().hasStars && !run_.attempt().shown;
  if (costs && asks_ != Asks::Solution) {
    ask(Asks::Solution);
    return;
  }
  asks_ = Asks::Nothing;
  run_.showSolution();
}

void ExerciseDesk::begin() {
  if (auto* const scroll = scrollAround(*this)) {
    scroll->viewport()->installEventFilter(this);
  }
  takeFocus();
  const ExerciseFace face = run_.face();
  QStringList said{face.series, face.asked, face.grade};
  announce(this, joinSentences(said));
}

// What the attempt can still earn.
QString ExerciseDesk::stakeText(const ExerciseFace& face) const {
  return !face.hasStars || face.isOver || run_.isExploring()
             ? QString()
             : tr("You can still earn %1.").arg(starsText(starsFor(run_.attempt())));
}

// What help costs or has cost in stars; at the end, what was earned.
QString ExerciseDesk::priceText(const ExerciseFace& face) const {
  const Attempt& attempt = run_.attempt();
  if (!face.hasStars || run_.isExploring()) {
    return {};
  }
  if (face.isOver) {
    return tr("This attempt: %1. Best: %2.", "stars, stars")
        .arg(starsText(starsFor(attempt)), starsText(run_.best()));
  }
  if (starsFor(attempt) == Stars::Three && face.hasHelp) {
    return face.steps == 0
               ? starRule()
               : joinSentences({starRule(), tr("The lesson earns as many stars as its weakest step.")});
  }
  if (attempt.shown) {
    return face.steps == 0
               ? tr("The solution was shown. Play it yourself for a hollow star.")
               : tr("You skipped a step or saw its solution, so this lesson earns only a hollow star.");
  }
  return starsFor(attempt) == Stars::Two && face.hasHelp && face.hasHint ? tr("With a hint: one star.")
                                                                         : QString();
}

void ExerciseDesk::refreshHead(const ExerciseFace& face) {
  way_->setText(face.way);
  way_->setAccessibleName(run_.wayBack() ? face.way : tr("%1: back to the list").arg(face.way));
  showText(*series_, face.series);
  title_->setText(breakable(face.title));
  QStringList below{day_.isValid() ? dayText(day_) : QString(), face.grade};
  below.removeAll(QString());
  showText(*grade_, below.join(QLatin1Char('\n')));
  best_->setStars(run_.best());
  best_->setVisible(face.hasStars);
  showText(*stake_, stakeText(face));
  steps_->setVisible(face.steps > 0);
  steps_->setRange(0, qMax(1, face.steps));
  steps_->setValue(face.step);
  steps_->setAccessibleName(tr("%1 of %2 steps done").arg(face.step).arg(face.steps));
}

void ExerciseDesk::refreshAnswers(const ExerciseFace& face) {
  if (answerButtons_.size() != face.answers.size()) {
    qDeleteAll(answerButtons_);
    answerButtons_.clear();
    for (int index = 0; index < face.answers.size(); ++index) {
      auto* const button = new WrapButton(this);
      button->setObjectName(QStringLiteral("answer%1").arg(index));
      button->installEventFilter(this);
      connect(button, &QPushButton::clicked, &run_, [this, index] { run_.choose(index); });
      answers_->addWidget(button);
      answerButtons_.append(button);
    }
    setTabOrderAsLaidOut(parentWidget());
  }
  const QWidget* const focused = QApplication::focusWidget();
  for (int index = 0; index < answerButtons_.size(); ++index) {
    const ExerciseAnswer& answer = face.answers[index];
    WrapButton& button = *answerButtons_[index];
    button.setWholeText(answer.text);
    button.setEnabled(run_.stage() == ExerciseRun::Stage::Asked && !answer.isWrong);
    button.setIcon(answer.isRight   ? look_.icon(QStringLiteral("check"))
                   : answer.isWrong ? look_.icon(QStringLiteral("close"))
                                    : QIcon());
    button.setAccessibleDescription(answer.isRight   ? tr("Right")
                                    : answer.isWrong ? tr("Not right")
                                                     : QString());
    button.setVisible(!face.isOver);
  }
  // A wrong answer can't be chosen again by a key: focus another one.
  const auto chosen = std::find(answerButtons_.begin(), answerButtons_.end(), focused);
  const auto open = std::find_if(answerButtons_.begin(), answerButtons_.end(),
                                 [](const WrapButton* button) { return button->isEnabled(); });
  if (chosen != answerButtons_.end() && !(*chosen)->isEnabled() && open != answerButtons_.end()) {
    (*open)->setFocus(Qt::OtherFocusReason);
  }
}

void ExerciseDesk::refreshHelp(const ExerciseFace& face) {
  using Stage = ExerciseRun::Stage;
  const bool isOpen = run_.stage() == Stage::Asked || run_.stage() == Stage::Missed;
  help_->setVisible(face.hasHelp && isOpen);
  hint_->setVisible(face.hasHint &&
                    (run_.stage() == Stage::Asked || (run_.stage() == Stage::Missed && face.hasHintOnMiss)));
  hint_->setText(asks_ == Asks::Hint ? tr("Take the hint") : face.givesMore ? face.moreHint : tr("Hint"));
  keepSize(*hint_, {tr("Take the hint"), face.moreHint, tr("Hint")});
  hint_->setToolTip(keyed(face.hintsCostStars ? tr("Shows where to look; press again to see what to do. With "
                                                   "any hint, you can earn only one star")
                          : face.hasStars     ? tr("Shows what a computer would play")
                                              : tr("Shows where to look; press again to see what to do"),
                          Qt::Key_H));
  hint_->setAccessibleDescription(hint_->toolTip());
  setWhyNot(hint_, face.whyNoHint, look_);
  solution_->setText(asks_ == Asks::Solution ? tr("Show it") : tr("Solution"));
  keepSize(*solution_, {tr("Show it"), tr("Solution")});
  solution_->setToolTip(keyed(face.hasStars ? tr("Plays the solution; you can then earn only a hollow star")
                                            : tr("Plays the solution"),
                              Qt::SHIFT | Qt::Key_H));
  solution_->setAccessibleDescription(solution_->toolTip());
  restart_->setToolTip(keyed(tr("Start again: a fresh attempt"), Qt::CTRL | Qt::Key_R));
  restart_->setAccessibleName(tr("Start again"));
  restart_->setEnabled(run_.attempt().misses > 0 || run_.attempt().hints > 0 || run_.attempt().shown ||
                       run_.canUndo());
  const QString asked = asks_ == Asks::Hint ? tr("With a hint, you can earn only one star. Press again to "
                                                 "see the hint; later hints appear right away.")
                        : asks_ == Asks::Solution ? tr("Once the solution is shown, you can earn only a "
                                                       "hollow star. Press again to see the solution.")
                                                  : QString();
  showText(*hintText_, !asked.isEmpty() ? asked : isOpen ? face.hint : QString());
  showText(*price_, priceText(face));
}

void ExerciseDesk::refreshFoot(const ExerciseFace& face) {
  back_->setText(tr("Back"));
  back_->setToolTip(tr("To the previous step"));
  back_->setVisible(face.steps > 0 && !run_.isExploring());
  back_->setEnabled(face.canGoBack);
  go_->setVisible(face.primary.has_value());
  go_->setText(face.primary ? face.primary->text : QString());
  setPrimary(*go_, true);
  if (otherButtons_.size() != face.others.size()) {
    for (QPushButton* const button : std::as_const(otherButtons_)) {
      button->hide();
      button->setObjectName(QString());
      button->deleteLater();  // deleted later, because it may be the button that was pressed
    }
    otherButtons_.clear();
    for (int index = 0; index < face.others.size(); ++index) {
      QPushButton* const button = addButton("", nullptr, this);
      button->setProperty("quiet", true);
      connect(button, &QPushButton::clicked, &run_, [this, index] {
        const QList<ExerciseAct> others = run_.face().others;
        if (index < others.size()) {
          others[index].press();
        }
      });
      others_->addWidget(button);
      otherButtons_.append(button);
    }
    setTabOrderAsLaidOut(parentWidget());
  }
  for (int index = 0; index < otherButtons_.size(); ++index) {
    otherButtons_[index]->setObjectName(QLatin1String(face.others[index].name));
    otherButtons_[index]->setText(face.others[index].text);
    otherButtons_[index]->show();
  }
}

void ExerciseDesk::refresh() {
  const ExerciseFace face = run_.face();
  refreshHead(face);
  asked_->setText(face.asked);
  showText(*standing_, face.standing);
  lesson_->setVisible(face.lesson.has_value());
  lesson_->setWholeText(face.lesson ? face.lesson->text : QString());
  refreshAnswers(face);
  showText(*remark_, face.remark);
  busy_->setVisible(face.isBusy);
  busy_->setAccessibleName(run_.stage() == ExerciseRun::Stage::Looking ? tr("Checking your turn")
                                                                       : tr("Searching"));
  earned_->setVisible(face.isOver && face.hasStars);
  earned_->setStars(starsFor(run_.attempt()));
  showText(*line_, face.line);
  placeReplayBar();
  refreshHelp(face);
  refreshFoot(face);
  const QString place = QStringLiteral("%1 %2 %3 %4 %5")
                            .arg(static_cast<int>(run_.stage()))
                            .arg(face.step)
                            .arg(face.answers.size())
                            .arg(run_.isExploring() ? 1 : 0)
                            .arg(face.asked);
  if (std::exchange(place_, place) != place) {
    takeFocus();
    showWhatIsNew();
  }
}

// The height from the top down to the feedback on a try.
int ExerciseDesk::heightInSight(int width) const { return heightBetween(nullptr, remark_, width); }

// While a hint is shown, people read the hint, which is in the foot and always visible; so nothing is needed
// here.
int ExerciseDesk::heightOfTask(int width) const {
  return hintText_->isHidden() ? heightBetween(remark_->isHidden() ? asked_ : remark_, remark_, width) : 0;
}

// The height of the parts from `first` to `last`; from the top if `first` is null.
int ExerciseDesk::heightBetween(const QWidget* first, const QWidget* last, int width) const {
  const QLayout& column = *layout();
  QList<int> heights;
  for (int index = first != nullptr ? column.indexOf(first) : 0; index <= column.indexOf(last); ++index) {
    const QLayoutItem& item = *column.itemAt(index);
    heights << (item.isEmpty()             ? 0
                : item.hasHeightForWidth() ? item.heightForWidth(width)
                                           : item.sizeHint().height());
  }
  return heightOfColumn(heights, column.spacing());
}

// Scrolls down to the feedback on a try or, without feedback, to the task and its answers. Keeps as much of
// the parts above visible as fits. Waits for the layout.
void ExerciseDesk::showWhatIsNew() {
  QTimer::singleShot(0, this, [this] {
    auto* const scroll = scrollAround(*this);
    if (scroll == nullptr) {
      return;
    }
    if (busy_->isVisible() && !otherButtons_.isEmpty()) {
      scroll->ensureWidgetVisible(otherButtons_.back(), 0,
                                  SideScroll::kFold);  // the button that stops a long search
    } else if (scroll->widget()->height() > scroll->viewport()->height()) {
      const QWidget* const first = remark_->isHidden() ? asked_ : remark_;
      const QWidget* last = !remark_->isHidden() ? remark_ : standing_->isHidden() ? asked_ : standing_;
      if (last != remark_ && !answerButtons_.isEmpty()) {
        last = answerButtons_.back();
      }
      const int top = first->mapTo(scroll->widget(), QPoint()).y();
      const int bottom = last->mapTo(scroll->widget(), QPoint(0, last->height())).y() + SideScroll::kFold;
      scroll->verticalScrollBar()->setValue(qBound(0, bottom - scroll->viewport()->height(), top));
    }
  });
}

// When the desk is resized, its texts have a new height, or the room for them has changed.
void ExerciseDesk::resizeEvent(QResizeEvent* event) {
  Desk::resizeEvent(event);
  showWhatIsNew();
}

void ExerciseDesk::placeReplayBar() {
  ReplayBar* const bar = run_.replayBar();
  auto& column = static_cast<QVBoxLayout&>(*layout());
  if (bar != nullptr && column.indexOf(bar) < 0) {
    column.insertWidget(column.indexOf(standing_), bar);
    bar->show();
    setTabOrderAsLaidOut(parentWidget());
  }
}

// Moves the focus to the next thing to do: the board, the question above its answers, or the button for going
// on.
void ExerciseDesk::takeFocus() {
  if (run_.stage() != ExerciseRun::Stage::Asked && !go_->isHidden() && !run_.isExploring()) {
    go_->setFocus(Qt::OtherFocusReason);
  } else if (!answerButtons_.isEmpty() && run_.stage() == ExerciseRun::Stage::Asked) {
    // A second Enter, meant for the previous step, must not answer a question that nobody has read.
    asked_->setFocus(Qt::OtherFocusReason);
  } else {
    // Keyboard users see that the focus is on the board now.
    board_.setFocus(look_.keysAreInUse() ? Qt::TabFocusReason : Qt::OtherFocusReason);
  }
}

// Arrow keys move from the question to its answers, and among the answers.
bool ExerciseDesk::walkAnswers(QObject* watched, const QEvent* event) {
  const int key = event->type() == QEvent::KeyPress ? static_cast<const QKeyEvent*>(event)->key() : 0;
  const auto at = std::find(answerButtons_.begin(), answerButtons_.end(), watched);
  const bool isQuestion = watched == asked_ && !answerButtons_.isEmpty();
  if ((at == answerButtons_.end() && !isQuestion) || (key != Qt::Key_Up && key != Qt::Key_Down)) {
    return false;
  }
  const qsizetype step = key == Qt::Key_Down || isQuestion ? 1 : -1;
  qsizetype to = isQuestion ? 0 : at - answerButtons_.begin() + step;
  while (to >= 0 && to < answerButtons_.size() && !answerButtons_[to]->isEnabled()) {
    to += step;
  }
  if (to >= 0 && to < answerButtons_.size()) {
    answerButtons_[to]->setFocus(Qt::TabFocusReason);
  }
  return true;
}

// Escape cancels the question about the cost; if there is none, it puts the hint away. Arrow keys step
// through the turns that are being shown.
bool ExerciseDesk::takeKey(const QObject* watched, const QKeyEvent& event) {
  const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
  if (modifiers != Qt::NoModifier) {
    return false;
  }
  if (event.key() == Qt::Key_Escape) {
    if (std::exchange(asks_, Asks::Nothing) == Asks::Nothing) {
      return run_.putHelpAway();
    }
    refresh();
    return true;
  }
  ReplayBar* const bar = watched == go_ ? run_.replayBar() : nullptr;
  if (bar == nullptr) {
    return false;
  }
  switch (event.key()) {
    case Qt::Key_Left:
      bar->step(-1);
      return true;
    case Qt::Key_Right:
      bar->step(1);
      return true;
    case Qt::Key_Home:
      bar->replay();
      return true;
    default:
      return false;
  }
}

// Pointing at an answer highlights its places on the board.
bool ExerciseDesk::eventFilter(QObject* watched, QEvent* event) {
  const auto* const scroll = scrollAround(*this);
  if (scroll != nullptr && watched == scroll->viewport()) {
    if (event->type() == QEvent::Resize) {
      showWhatIsNew();  // a hint in the foot has taken some of the room
    }
    return false;
  }
  if (walkAnswers(watched, event) ||
      (event->type() == QEvent::KeyPress && takeKey(watched, *static_cast<QKeyEvent*>(event)))) {
    return true;
  }
  const bool comes = event->type() == QEvent::Enter || event->type() == QEvent::FocusIn;
  if (comes || event->type() == QEvent::Leave || event->type() == QEvent::FocusOut) {
    const auto found = std::find(answerButtons_.begin(), answerButtons_.end(), watched);
    if (found != answerButtons_.end() && run_.stage() == ExerciseRun::Stage::Asked) {
      run_.pointAt(comes ? static_cast<int>(found - answerButtons_.begin()) : -1);
    }
  }
  return Desk::eventFilter(watched, event);
}

void ExerciseDesk::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    run_.retranslate();
    refresh();
  }
  Desk::changeEvent(event);
}

}  // namespace byways::app
