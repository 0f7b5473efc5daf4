// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/review_panel.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/board/why_not.h"
#include "app/look/breakable.h"
#include "app/look/choice_box.h"
#include "app/look/direction.h"
#include "app/look/side_scroll.h"

namespace byways::app {

namespace {

constexpr int kRowAir = 12;  // pixels above and below the text of a row of the list, in total

}  // namespace

ReviewPanel::ReviewPanel(const Look& look, QWidget* parent) : QWidget(parent), look_(look) {
  setObjectName(QStringLiteral("reviewPanel"));
  scroll_ = new SideScroll(this);
  scroll_->setWidget(makeContent());
  learnButton_ = new QPushButton(this);
  learnButton_->setObjectName(QStringLiteral("learnFromIt"));
  learnButton_->setProperty("primary", true);
  closeButton_ = new QPushButton(this);
  closeButton_->setObjectName(QStringLiteral("closeReview"));
  auto* const below = new QVBoxLayout;
  setReadingMargins(this, below, {8, 6, 16, 12});
  below->setSpacing(8);
  // Hidden once all turns have been judged. Here that doesn't move a button that somebody is about to press.
  below->addWidget(progress_);
  below->addWidget(runButton_);
  below->addWidget(learnButton_);
  below->addWidget(closeButton_);
  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->setSpacing(0);
  all->addWidget(scroll_, 1);
  all->addLayout(below);
  connect(learnButton_, &QPushButton::clicked, this, &ReviewPanel::learnRequested);
  connect(closeButton_, &QPushButton::clicked, this, &ReviewPanel::closeRequested);
  retranslate();
}

QLabel* ReviewPanel::newLabel(const char* name, const char* role) {
  auto* const label = new QLabel(this);
  label->setObjectName(QLatin1String(name));
  label->setProperty("role", QLatin1String(role));
  label->setWordWrap(true);
  return label;
}

QWidget* ReviewPanel::makeContent() {
  auto* const content = new QWidget(this);
  content->setProperty("scrolled", true);
  title_ = newLabel("reviewTitle", "title");
  game_ = newLabel("reviewGame", "quiet");
  progressText_ = newLabel("reviewProgressText", "quiet");
  progress_ = new QProgressBar(content);
  progress_->setObjectName(QStringLiteral("reviewProgress"));
  progress_->setTextVisible(false);
  runButton_ = new QPushButton(content);
  runButton_->setObjectName(QStringLiteral("runReview"));
  runButton_->setProperty("quiet", true);
  totals_ = newLabel("reviewSums", "");
  heading_ = newLabel("reviewHeading", "heading");
  seats_ = new ChoiceBox(content);
  seats_->setObjectName(QStringLiteral("reviewSeats"));
  seats_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  moments_ = new QListWidget(content);
  moments_->setObjectName(QStringLiteral("reviewMoments"));
  moments_->setWordWrap(true);
  moments_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  moments_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  moments_->viewport()->installEventFilter(this);  // to fit the rows to its width
  none_ = newLabel("reviewNone", "quiet");
  detail_ = new QFrame(content);
  detail_->setObjectName(QStringLiteral("reviewDetail"));
  detail_->setProperty("card", true);
  played_ = newLabel("reviewPlayed", "");
  better_ = newLabel("reviewBetter", "");
  showButton_ = new QPushButton(detail_);
  showButton_->setObjectName(QStringLiteral("showBetter"));
  keepButton_ = new QPushButton(detail_);
  keepButton_->setObjectName(QStringLiteral("keepBetter"));
  keepButton_->setProperty("quiet", true);
  auto* const card = new QVBoxLayout(detail_);
  card->setContentsMargins(14, 12, 14, 12);
  card->setSpacing(8);
  for (QWidget* const part : std::initializer_list<QWidget*>{played_, better_, showButton_, keepButton_}) {
    card->addWidget(part);
  }
  auto* const head = new QVBoxLayout;
  head->setSpacing(0);
  head->addWidget(title_);
  head->addWidget(game_);
  auto* const column = new QVBoxLayout(content);
  setReadingMargins(content, column, {8, 14, 4, 6});  // space for the scroll bar is reserved beside it
  column->setSpacing(10);
  column->addLayout(head);
  column->addWidget(progressText_);
  column->addWidget(totals_);
  column->addSpacing(4);
  column->addWidget(heading_);
  column->addWidget(seats_);
  column->addWidget(moments_);
  column->addWidget(none_);
  column->addWidget(detail_);
  column->addStretch();
  connect(runButton_, &QPushButton::clicked, this,
          [this] { Q_EMIT runRequested(!shownProgress_.isRunning); });
  connect(seats_, &QComboBox::currentIndexChanged, this,
          [this](int index) { Q_EMIT seatChosen(index == 0 ? kNobody : index); });
  connect(moments_, &QListWidget::currentRowChanged, this, &ReviewPanel::momentChosen);
  // Also for the row already chosen, as its details may be out of view.
  connect(moments_, &QListWidget::itemClicked, this, [this] { Q_EMIT momentChosen(moments_->currentRow()); });
  connect(showButton_, &QPushButton::clicked, this, &ReviewPanel::showBetterRequested);
  connect(keepButton_, &QPushButton::clicked, this, &ReviewPanel::keepRequested);
  return content;
}

void ReviewPanel::setGame(const QStringList& players, const QString& title) {
  names_ = players;
  game_->setText(title);
  const QSignalBlocker quiet(seats_);
  const int before = seats_->currentIndex();
  seats_->clear();
  seats_->addItem(tr("Everybody’s turns"));
  for (const QString& name : players) {
    seats_->addItem(tr("Turns of %1").arg(name));
  }
  seats_->setCurrentIndex(qMax(0, before));
}

void ReviewPanel::setSeat(Seat seat) {
  const QSignalBlocker quiet(seats_);
  seats_->setCurrentIndex(qMax(0, seat));
}

QString ReviewPanel::progressText() const {
  if (shownProgress_.isDone) {
    return shownProgress_.turns == 1 ? tr("The only turn has been reviewed.")
                                     : tr("All %n turn(s) reviewed.", nullptr, shownProgress_.turns);
  }
  if (shownProgress_.judged >= shownProgress_.turns) {
    return tr("Looking again at the costliest turns.");
  }
  constexpr int kMinute = 60;
  const QString done =
      tr("%1 of %n turn(s) reviewed.", nullptr, shownProgress_.turns).arg(shownProgress_.judged);
  const int minutes = (shownProgress_.secondsLeft + kMinute / 2) / kMinute;
  return shownProgress_.secondsLeft < kMinute / 2
             ? done
             : tr("%1 About %2 left.", "sentence, a time")
                   .arg(done, tr("%n minute(s)", "about … left", qMax(1, minutes)));
}

void ReviewPanel::showProgress(const Progress& progress) {
  shownProgress_ = progress;
  progressText_->setText(progressText());
  progress_->setRange(0, qMax(1, progress.turns));
  progress_->setValue(progress.judged);
  progress_->setVisible(!progress.isDone);
  progress_->setAccessibleName(progressText_->text());
  runButton_->setText(progress.isRunning ? tr("Pause") : tr("Go on"));
  runButton_->setAccessibleName(progress.isRunning ? tr("Pause the review") : tr("Go on with the review"));
  runButton_->setVisible(!progress.isDone);
}

void ReviewPanel::showTotals(const QStringList& sentences) {
  totals_->setText(breakable(sentences.join(QLatin1Char('\n'))));
  totals_->setVisible(!sentences.isEmpty());
}

void ReviewPanel::showMoments(const QStringList& rows, int current, const QString& ifEmpty) {
  const QSignalBlocker quiet(moments_);
  QStringList before;
  for (int row = 0; row < moments_->count(); ++row) {
    before.append(moments_->item(row)->text());
  }
  if (before != rows) {
    moments_->clear();
    moments_->addItems(rows);
  }
  moments_->setCurrentRow(current);
  if (current < 0) {
    moments_->clearSelection();
  }
  moments_->setVisible(!rows.isEmpty());
  none_->setText(ifEmpty);
  none_->setVisible(rows.isEmpty());
  fitMoments();
}

// As high as its rows: the column scrolls, not the list.
void ReviewPanel::fitMoments() {
  const int width = qMax(80, moments_->viewport()->width() - 28);
  constexpr int kAround = 2;  // the list's own air, above and below
  int height = 2 * moments_->frameWidth() + kAround;
  for (int row = 0; row < moments_->count(); ++row) {
    const QRect text = moments_->fontMetrics().boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap,
                                                            moments_->item(row)->text());
    moments_->item(row)->setSizeHint({0, text.height() + kRowAir});
    height += text.height() + kRowAir;
  }
  moments_->setFixedHeight(height);
}

void ReviewPanel::showDetail(const Detail& detail) {
  shownDetail_ = detail;
  detail_->setVisible(!detail.played.isEmpty());
  played_->setText(breakable(detail.played));
  better_->setText(breakable(detail.better));
  showButton_->setText(detail.isBetterOnBoard ? tr("As it was played") : tr("Show what was better"));
  keepButton_->setText(detail.isKept ? tr("Saved with the game") : tr("Save this line with the game"));
  if (detail.isKept && keepButton_->hasFocus()) {
    showButton_->setFocus(Qt::OtherFocusReason);
  }
  keepButton_->setEnabled(!detail.isKept);
  keepButton_->setToolTip(tr("Adds it to the other lines of this game, so that you can play on from it"));
}

// Runs after the layout is done. If there isn't room for the words and the buttons, the buttons count more.
void ReviewPanel::revealDetail() {
  constexpr int kAround = 12;
  QMetaObject::invokeMethod(
      this,
      [this] {
        scroll_->widget()->layout()->activate();
        scroll_->ensureWidgetVisible(detail_, 0, kAround);
        scroll_->ensureWidgetVisible(keepButton_, 0, 2 * kAround);
      },
      Qt::QueuedConnection);
}

void ReviewPanel::setLearnEnabled(bool isEnabled) {
  setWhyNot(learnButton_, isEnabled ? QString() : tr("No mistakes to learn from yet."), look_);
}

void ReviewPanel::retranslate() {
  title_->setText(tr("Review"));
  heading_->setText(tr("What mattered most"));
  seats_->setAccessibleName(tr("Whose turns"));
  moments_->setAccessibleName(tr("What mattered most"));
  learnButton_->setText(tr("Learn from it"));
  learnButton_->setToolTip(tr("Play each of these positions again and find a better turn"));
  closeButton_->setText(tr("Back to the game"));
  setGame(names_, game_->text());
  showProgress(shownProgress_);
  showDetail(shownDetail_);
}

void ReviewPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  QWidget::changeEvent(event);
}

bool ReviewPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == moments_->viewport() && event->type() == QEvent::Resize) {
    fitMoments();
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace byways::app
