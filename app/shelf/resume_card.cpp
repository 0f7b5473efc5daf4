// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/resume_card.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStackedLayout>
#include <QToolButton>

#include <algorithm>

#include "app/board/announce.h"
#include "app/look/look.h"
#include "app/puzzles/puzzle_list.h"
#include "app/puzzles/puzzle_result.h"
#include "app/shelf/ago.h"
#include "app/shelf/board_thumb.h"

namespace byways::app {

namespace {

constexpr int kTimeToUndo = 8000;                 // ms
constexpr int kMargin = CardFrame::kShadow + 16;  // a stacked layout has no margins of its own

QLabel* newText(const char* name, const char* role) {
  auto* const label = new QLabel;
  label->setObjectName(QLatin1String(name));
  label->setProperty("role", QLatin1String(role));
  label->setWordWrap(true);
  label->setAttribute(Qt::WA_TransparentForMouseEvents);
  return label;
}

}  // namespace

ResumeCard::ResumeCard(SavedGame game, const GameFace& face, const Look& look, QWidget* parent)
    : CardFrame(parent), game_(std::move(game)), pages_(new QStackedLayout(this)) {
  setObjectName(QStringLiteral("resumeCard"));
  pages_->addWidget(makeFront(face, look));
  pages_->addWidget(makeBack());
  leaving_.setSingleShot(true);
  leaving_.setInterval(kTimeToUndo);
  connect(&leaving_, &QTimer::timeout, this, &ResumeCard::removalDue);
  connect(this, &CardFrame::activated, this, &ResumeCard::resumeRequested);
  setActive(true);
  retranslate();
}

QWidget* ResumeCard::makeFront(const GameFace& face, const Look& look) {
  auto* const front = new QWidget(this);
  title_ = newText("title", "heading");
  names_ = newText("names", "");
  progress_ = newText("progress", "strong");
  when_ = newText("when", "small");
  resume_ = new QPushButton(front);
  resume_->setObjectName(QStringLiteral("resume"));
  resume_->setProperty("primary", true);
  resume_->setCursor(Qt::PointingHandCursor);
  remove_ = new QToolButton(front);
  remove_->setObjectName(QStringLiteral("remove"));
  remove_->setIcon(look.icon(QStringLiteral("trash"), &Colours::quietText));
  remove_->setIconSize(QSize(18, 18));
  remove_->setCursor(Qt::PointingHandCursor);

  auto* const head = new QHBoxLayout;
  head->addWidget(title_, 1);
  head->addWidget(remove_, 0, Qt::AlignTop);
  auto* const foot = new QHBoxLayout;
  foot->setSpacing(12);
  foot->addWidget(resume_);
  foot->addWidget(when_, 1, Qt::AlignVCenter);
  auto* const texts = new QVBoxLayout;
  texts->setSpacing(2);
  texts->addLayout(head);
  texts->addWidget(names_);
  texts->addSpacing(4);
  texts->addWidget(progress_);
  texts->addStretch();
  texts->addSpacing(8);
  texts->addLayout(foot);
  auto* const row = new QHBoxLayout(front);
  row->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
  row->setSpacing(16);
  row->addWidget(new BoardThumb(face, game_.match, look, front), 0, Qt::AlignVCenter);
  row->addLayout(texts, 1);
  connect(resume_, &QPushButton::clicked, this, &ResumeCard::resumeRequested);
  connect(remove_, &QToolButton::clicked, this, &ResumeCard::leave);
  return front;
}

QWidget* ResumeCard::makeBack() {
  auto* const back = new QWidget(this);
  removed_ = newText("removed", "quiet");
  removed_->setAlignment(Qt::AlignCenter);
  undo_ = new QPushButton(back);
  undo_->setObjectName(QStringLiteral("undoRemove"));
  auto* const column = new QVBoxLayout(back);
  column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
  column->setSpacing(12);
  column->addStretch();
  column->addWidget(removed_);
  column->addWidget(undo_, 0, Qt::AlignHCenter);
  column->addStretch();
  connect(undo_, &QPushButton::clicked, this, &ResumeCard::stay);
  return back;
}

void ResumeCard::leave() {
  setActive(false);
  pages_->setCurrentIndex(1);
  undo_->setFocus();
  leaving_.start();
  announce(removed_, removed_->text());
}

void ResumeCard::stay() {
  leaving_.stop();
  setActive(true);
  pages_->setCurrentIndex(0);
  resume_->setFocus();
}

void ResumeCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  CardFrame::changeEvent(event);
}

QString ResumeCard::names() const {
  if (isChallenge(game_.match->game())) {
    const Puzzle* const puzzle = puzzleOf(*game_.match);
    return puzzle != nullptr ? puzzleName(*puzzle) : tr("A start of your own");
  }
  QStringList names;
  for (Seat seat = 1; seat <= game_.match->players(); ++seat) {
    names << game_.match->name(seat);
  }
  return QLocale().createSeparatedList(names);
}

QString ResumeCard::progress() const {
  if (isChallenge(game_.match->game())) {
    return tr("%n move(s) made", nullptr, standingOf(game_.match->timeline()).moves);
  }
  const Seat seat = game_.match->onTurn();
  return seat >= 1 ? tr("%1 to move").arg(game_.match->name(seat)) : tr("Under way");
}

void ResumeCard::retranslate() {
  const auto title = game_.match->game().title();
  const QString game = QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()));
  title_->setText(game);
  names_->setText(names());
  progress_->setText(progress());
  when_->setText(ago(game_.changed, QDateTime::currentDateTime()));
  resume_->setText(tr("Resume"));
  resume_->setAccessibleName(tr("Resume %1, %2").arg(game, names()));
  remove_->setToolTip(tr("Remove this game"));
  remove_->setAccessibleName(tr("Remove %1, %2").arg(game, names()));
  removed_->setText(tr("The game of %1 is removed.").arg(names()));
  undo_->setText(tr("Undo"));
  // Two games of the same people differ in what one sees on the board.
  QStringList spoken{game, names(), progress()};
  if (!isChallenge(game_.match->game())) {
    const std::vector<Entry> entries = game_.match->timeline().entries();
    const auto turns = std::count_if(entries.begin(), entries.end(),
                                     [](const Entry& entry) { return entry.seat != kChance; });
    spoken.append(tr("%n move(s) made", nullptr, static_cast<int>(turns)));
  }
  spoken.append(when_->text());
  setAccessibleName(spoken.join(QStringLiteral(". ")));
}

}  // namespace byways::app
