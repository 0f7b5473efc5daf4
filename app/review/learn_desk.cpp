// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/learn_desk.h"

#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/board/announce.h"
#include "app/look/breakable.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr qreal kDeskRounding = 12;

}  // namespace

LearnDesk::LearnDesk(const Look& look, QWidget* parent)
    : QWidget(parent),
      look_(look),
      heading_(new QLabel(this)),
      title_(new QLabel(this)),
      text_(new QLabel(this)),
      busy_(new QProgressBar(this)),
      again_(new QPushButton(this)),
      show_(new QPushButton(this)),
      goOn_(new QPushButton(this)),
      leave_(new QPushButton(this)) {
  setObjectName(QStringLiteral("learnDesk"));
  heading_->setProperty("role", QStringLiteral("heading"));
  title_->setProperty("role", QStringLiteral("quiet"));
  title_->setObjectName(QStringLiteral("learnTitle"));
  text_->setObjectName(QStringLiteral("learnText"));
  for (QLabel* const label : {heading_, title_, text_}) {
    label->setWordWrap(true);
  }
  busy_->setObjectName(QStringLiteral("learnBusy"));
  busy_->setRange(0, 0);
  busy_->setTextVisible(false);
  again_->setObjectName(QStringLiteral("learnAgain"));
  show_->setObjectName(QStringLiteral("learnShow"));
  goOn_->setObjectName(QStringLiteral("learnNext"));
  goOn_->setProperty("primary", true);
  leave_->setObjectName(QStringLiteral("learnLeave"));
  leave_->setProperty("quiet", true);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(16, 14, 16, 14);
  column->setSpacing(8);
  for (QWidget* const part :
       std::initializer_list<QWidget*>{heading_, title_, text_, busy_, goOn_, again_, show_, leave_}) {
    column->addWidget(part);
  }
  connect(again_, &QPushButton::clicked, this, &LearnDesk::tryAgainRequested);
  connect(show_, &QPushButton::clicked, this, &LearnDesk::showRequested);
  connect(goOn_, &QPushButton::clicked, this, &LearnDesk::goOnRequested);
  connect(leave_, &QPushButton::clicked, this, &LearnDesk::leaveRequested);
}

void LearnDesk::showFace(const Face& face) {
  const bool isNew = text_->text() != breakable(face.text);
  heading_->setText(tr("Learn from it"));
  title_->setText(face.title);
  text_->setText(breakable(face.text));
  busy_->setVisible(face.isBusy);
  busy_->setAccessibleName(face.text);
  again_->setText(tr("Try again"));
  again_->setVisible(face.canTryAgain);
  show_->setText(tr("Show it"));
  show_->setToolTip(tr("Plays the best turn on the board"));
  show_->setVisible(face.canShow);
  goOn_->setText(face.goOn);
  goOn_->setVisible(face.isDone);
  leave_->setText(tr("Back to the review"));
  isGood_ = face.isGood;
  update();
  if (isNew) {
    announce(this, face.text);
  }
}

void LearnDesk::focusNext() {
  for (QPushButton* const button : {goOn_, again_, show_}) {
    if (!button->isHidden()) {
      button->setFocus(Qt::OtherFocusReason);
      return;
    }
  }
}

void LearnDesk::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(isGood_ ? look_.colours().good : look_.colours().accent, 1.5));
  painter.setBrush(look_.colours().raised);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kDeskRounding, kDeskRounding);
}

}  // namespace byways::app
