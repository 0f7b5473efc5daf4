// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/result_panel.h"

#include <QPainter>
#include <QVBoxLayout>

#include "app/games/turn_words.h"
#include "app/look/breakable.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "app/look/spoken_role.h"
#include "engine/opponents.h"
#include "engine/search/review.h"

namespace byways::app {

namespace {

constexpr qreal kResultRounding = 12;

// A win with hints is shown as such.
QStringList hintsTexts(const Match& match) {
  QStringList texts;
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    if (const int hints = match.hints(seat); hints > 0) {
      texts << ResultPanel::tr("%1 had %n hint(s).", "a player", hints).arg(match.name(seat));
    }
    if (const int advised = match.advised(seat); advised > 0) {
      texts << ResultPanel::tr("%1 saw advice on %n turn(s).", "a player", advised).arg(match.name(seat));
    }
    if (match.isShared(seat)) {
      texts << ResultPanel::tr("A computer took over from %1 for a while.", "a player").arg(match.name(seat));
    }
  }
  return texts;
}

}  // namespace

ResultPanel::ResultPanel(const Match& match, const GameFace& face, const Look& look, QWidget* parent)
    : QWidget(parent),
      match_(match),
      face_(face),
      look_(look),
      headline_(new QLabel(this)),
      reason_(new QLabel(this)),
      next_(new QLabel(this)),
      rematch_(new QPushButton(this)),
      review_(new QPushButton(this)),
      share_(new QPushButton(this)),
      shelf_(new QPushButton(this)) {
  setObjectName(QStringLiteral("resultPanel"));
  setSpokenRole(this, QAccessible::Grouping);
  headline_->setObjectName(QStringLiteral("resultHeadline"));
  reason_->setObjectName(QStringLiteral("resultReason"));
  next_->setObjectName(QStringLiteral("resultNext"));
  next_->setProperty("role", QStringLiteral("quiet"));
  rematch_->setObjectName(QStringLiteral("rematch"));
  review_->setObjectName(QStringLiteral("review"));
  share_->setObjectName(QStringLiteral("share"));
  share_->hide();
  shelf_->setObjectName(QStringLiteral("backToShelf"));
  headline_->setProperty("role", QStringLiteral("result"));
  for (QLabel* const label : {headline_, reason_, next_}) {
    label->setWordWrap(true);
  }
  rematch_->setProperty("primary", true);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(18, 16, 18, 16);
  column->setSpacing(8);
  column->addWidget(headline_);
  column->addWidget(reason_);
  column->addSpacing(4);
  column->addWidget(rematch_);
  column->addWidget(review_);
  column->addWidget(share_);
  column->addWidget(shelf_);
  column->addWidget(next_);  // so that the buttons are visible in a low window, too
  connect(rematch_, &QPushButton::clicked, this, &ResultPanel::rematchRequested);
  connect(review_, &QPushButton::clicked, this, &ResultPanel::reviewRequested);
  connect(shelf_, &QPushButton::clicked, this, &ResultPanel::shelfRequested);
  refresh();
}

void ResultPanel::refresh() {
  const bool isOver = match_.timeline().outcome().has_value();
  texts_ = {
      winnersText(match_),
      isOver ? joinSentences(QStringList{face_.asSeen(match_, look_).resultText(match_)} + hintsTexts(match_))
             : QString(),
      !isOver               ? QString()
      : match_.isArranged() ? tr("Play again to start from the same position.")
                            : face_.nextGame(match_).text};
  fitTexts();
  next_->setVisible(!texts_.back().isEmpty());
  rematch_->setText(tr("Play again"));
  review_->setText(tr("Review"));
  review_->setToolTip(tr("Go through the game turn by turn: what mattered, and what would have been better"));
  review_->setVisible(isOver && has_opponents(match_.game()) &&
                      !search::turns_to_judge(match_.timeline()).empty());
  share_->setText(tr("Share"));
  share_->setToolTip(tr("The whole game as pictures, a web page or an animation, or a picture of the board"));
  shelf_->setText(tr("Back to the shelf"));
  setAccessibleName(isOver ? summary() : QString());
  update();
}

void ResultPanel::setShareMenu(QMenu* menu) {
  share_->setMenu(menu);
  share_->setVisible(menu != nullptr);
}

QString ResultPanel::summary() const {
  QStringList parts{asSentence(texts_[0]), texts_[1], texts_[2]};
  return joinSentences(parts);
}

void ResultPanel::fitTexts() {
  const QMargins margins = layout()->contentsMargins();
  const int room = width() - margins.left() - margins.right();
  std::size_t i = 0;
  for (QLabel* const label : {headline_, reason_, next_}) {
    label->setText(breakable(texts_[i++], label->fontMetrics(), room));
  }
}

void ResultPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitTexts();
}

void ResultPanel::paintEvent(QPaintEvent*) {
  const auto outcome = match_.timeline().outcome();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QColor edge = look_.colours().line;
  if (outcome && outcome->winners.size() == 1) {
    // Pieces may be as light or dark as the panel.
    const Seat winner = outcome->winners.front();
    edge = face_.facts().pieceColours == nullptr ? look_.seatColour(match_.colourIndex(winner))
                                                 : look_.colours().text;
  }
  painter.setPen(QPen(edge, 2));
  painter.setBrush(look_.colours().raised);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kResultRounding, kResultRounding);
}

}  // namespace byways::app
