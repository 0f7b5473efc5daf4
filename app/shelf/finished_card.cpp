// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/finished_card.h"

#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/games/turn_words.h"
#include "app/look/breakable_label.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "app/look/short_name.h"
#include "app/match/kept_review.h"
#include "app/shelf/ago.h"
#include "app/shelf/board_thumb.h"
#include "engine/opponents.h"

namespace byways::app {

FinishedCard::FinishedCard(SavedGame game, const GameFace& face, const Look& look, QWidget* parent)
    : SavedCard(std::move(game), look, parent), face_(face), look_(look) {
  setObjectName(QStringLiteral("finishedCard"));
  layOut(look);
  setActive(true);
  FinishedCard::retranslate();
}

void FinishedCard::layOut(const Look& look) {
  constexpr int kMargin = CardFrame::kShadow + 12;
  constexpr int kThumb = 92;
  title_ = newText("title", "heading");
  result_ = newText("result", "strong");
  names_ = newText("names", "");
  when_ = newText("when", "small");
  auto* const head = new QHBoxLayout;
  head->addWidget(title_, 1);
  head->addWidget(&removeButton(), 0, Qt::AlignTop);
  auto* const texts = new QVBoxLayout;
  texts->setSpacing(1);
  texts->addLayout(head);
  texts->addWidget(result_);
  texts->addWidget(names_);
  texts->addWidget(when_);
  texts->addStretch();
  texts->addSpacing(6);
  review_ = new QPushButton(this);
  review_->setObjectName(QStringLiteral("reviewGame"));
  review_->setProperty("onCard", true);
  review_->setProperty("quiet", true);
  review_->setCursor(Qt::PointingHandCursor);
  connect(review_, &QPushButton::clicked, this, &FinishedCard::reviewRequested);
  // On a line of its own: beside the time there isn't enough room.
  texts->addWidget(review_, 0, Qt::AlignRight);
  auto* const thumb = new BoardThumb(face_, game().match, look, this);
  thumb->setFixedSize(kThumb, kThumb);
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
  row->setSpacing(12);
  row->addWidget(thumb, 0, Qt::AlignVCenter);
  row->addLayout(texts, 1);
}

void FinishedCard::retranslate() {
  SavedCard::retranslate();
  const QString reason = face_.asSeen(match(), look_).resultText(match());
  title_->setWholeText(title());
  const QString result = winnersText(match());
  constexpr int kRoom = 44;  // letters that fit into the lines of the result, and into those of the names
  // Shortens a long name so that the result stays visible.
  QString shownResult = result;
  for (Seat seat = 1; seat <= match().players(); ++seat) {
    shownResult.replace(match().name(seat), shortestName(match().name(seat), kRoom / 2));
  }
  result_->setWholeText(shortestName(shownResult, kRoom));
  names_->setWholeText(shownNames(kRoom));
  when_->setWholeText(ago(game().changed, QDateTime::currentDateTime()));
  setToolTip(names_->wholeText() == names() ? reason : names() + QLatin1Char('\n') + reason);
  const ReviewState state = has_opponents(match().game()) ? reviewState(match()) : ReviewState();
  const bool isDone = state.turns > 0 && state.judged >= state.turns;
  review_->setVisible(state.turns > 0);
  review_->setIcon(state.judged > 0 ? look_.icon(QStringLiteral("check")) : QIcon());
  review_->setText(isDone ? tr("Reviewed") : tr("Review"));
  review_->setToolTip(
      isDone ? tr("Every turn has been reviewed: see what mattered")
      : state.judged > 0
          ? tr("%1 of %n turn(s) reviewed: go on", nullptr, static_cast<int>(state.turns)).arg(state.judged)
          : tr("Go through the game turn by turn: what mattered, and what would have been better"));
  review_->setAccessibleName(
      tr("%1: %2, %3", "review, a game, its players").arg(review_->text(), title(), names()));
  setAccessibleName(joinPhrases({title(), names(), result, when_->wholeText()}));
  setAccessibleDescription(reason);
}

}  // namespace byways::app
