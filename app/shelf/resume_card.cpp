// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/resume_card.h"

#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "app/exercise/puzzle_list.h"
#include "app/exercise/puzzle_result.h"
#include "app/games/turn_words.h"
#include "app/look/breakable_label.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "app/look/short_name.h"
#include "app/shelf/ago.h"
#include "app/shelf/board_thumb.h"
#include "engine/core/record.h"

namespace byways::app {

ResumeCard::ResumeCard(SavedGame game, const GameFace& face, const Look& look, QWidget* parent)
    : SavedCard(std::move(game), look, parent) {
  setObjectName(QStringLiteral("resumeCard"));
  layOut(face, look);
  connect(this, &CardFrame::activated, this, &ResumeCard::resumeRequested);
  setActive(true);
  ResumeCard::retranslate();
}

void ResumeCard::layOut(const GameFace& face, const Look& look) {
  constexpr int kResumeCardMargin = CardFrame::kShadow + 16;
  title_ = newText("title", "heading");
  names_ = newText("names", "");
  progress_ = newText("progress", "strong");
  when_ = newText("when", "small");
  resume_ = new QPushButton(this);
  resume_->setObjectName(QStringLiteral("resume"));
  resume_->setProperty("primary", true);
  resume_->setCursor(Qt::PointingHandCursor);

  auto* const head = new QHBoxLayout;
  head->addWidget(title_, 1);
  head->addWidget(&removeButton(), 0, Qt::AlignTop);
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
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(kResumeCardMargin, kResumeCardMargin, kResumeCardMargin, kResumeCardMargin);
  row->setSpacing(16);
  row->addWidget(new BoardThumb(face, game().match, look, this), 0, Qt::AlignVCenter);
  row->addLayout(texts, 1);
  connect(resume_, &QPushButton::clicked, this, &ResumeCard::resumeRequested);
}

QString ResumeCard::names() const {
  if (isChallenge(match().game())) {
    const Puzzle* const puzzle = puzzleOf(match());
    return puzzle != nullptr ? puzzleName(*puzzle) : tr("Your own start");
  }
  return SavedCard::names();
}

QString ResumeCard::progress(int longestName) const {
  if (isChallenge(match().game())) {
    return tr("%n move(s) made", nullptr, standingOf(match().timeline()).moves);
  }
  if (match().isTableOpen()) {  // no player is next in particular: the table is open for everybody
    const Timeline& line = match().timeline();
    return tr("Before round %1").arg(turnNumber(line, line.entries_until(line.cursor()).size()));
  }
  const Seat seat = match().onTurn();
  return seat >= 1 ? tr("%1 to move").arg(shortestName(match().name(seat), longestName)) : tr("Under way");
}

void ResumeCard::retranslate() {
  SavedCard::retranslate();
  title_->setWholeText(title());
  constexpr int kRoom = 76;  // letters that fit into the lines for names
  constexpr int kMostOfName = 24;
  names_->setWholeText(isChallenge(match().game()) ? names() : shownNames(kRoom));
  setToolTip(names_->wholeText() == names() ? QString() : names());
  progress_->setWholeText(progress(kMostOfName));
  when_->setWholeText(ago(game().changed, QDateTime::currentDateTime()));
  resume_->setText(tr("Resume"));
  resume_->setAccessibleName(tr("Resume %1, %2").arg(title(), names()));
  // Screen readers announce the progress, too: two games of the same people may differ only in their boards.
  QStringList spoken{title(), names(), progress(static_cast<int>(kLongestName))};
  if (!isChallenge(match().game())) {
    const Entries entries = match().timeline().entries();
    const auto turns = std::count_if(entries.begin(), entries.end(),
                                     [](const Entry& entry) { return entry.seat != kChance; });
    spoken.append(tr("%n move(s) made", nullptr, static_cast<int>(turns)));
  }
  spoken.append(when_->wholeText());
  setAccessibleName(joinPhrases(spoken));
}

}  // namespace byways::app
