// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/advice/coach_box.h"

#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

#include "app/advice/chance_bar.h"
#include "app/look/breakable.h"
#include "app/look/look.h"
#include "app/look/spoken_role.h"

namespace byways::app {

namespace {

constexpr qreal kBoxRounding = 12;

}  // namespace

CoachBox::CoachBox(const Look& look, QWidget* parent)
    : QWidget(parent),
      look_(look),
      headline_(new QLabel(this)),
      loss_(new QLabel(this)),
      why_(new QLabel(this)),
      keep_(new WrapButton(this)),
      takeBack_(new WrapButton(this)),
      ask_(new WrapButton(this)) {
  setObjectName(QStringLiteral("coachBox"));
  setSpokenRole(this, QAccessible::Grouping);
  headline_->setProperty("role", QStringLiteral("heading"));
  loss_->setProperty("role", QStringLiteral("quiet"));
  why_->setObjectName(QStringLiteral("coachWhy"));
  keep_->setObjectName(QStringLiteral("coachKeep"));
  takeBack_->setObjectName(QStringLiteral("coachTakeBack"));
  takeBack_->setProperty("primary", true);
  ask_->setObjectName(QStringLiteral("coachAsk"));
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(14, 12, 14, 12);
  column->setSpacing(6);
  for (QLabel* const label : {headline_, loss_, why_}) {
    label->setWordWrap(true);
  }
  column->addWidget(headline_);
  column->addWidget(loss_);
  column->addSpacing(2);
  for (WrapButton* const button : {keep_, takeBack_, ask_}) {
    column->addWidget(button);
  }
  column->addWidget(why_);  // below the buttons, so that they don't move
  setFocusProxy(takeBack_);
  connect(keep_, &QPushButton::clicked, this, &CoachBox::keepRequested);
  connect(takeBack_, &QPushButton::clicked, this, &CoachBox::takeBackRequested);
  connect(ask_, &QPushButton::clicked, this, &CoachBox::whyRequested);
}

void CoachBox::showLoss(double best, double played) {
  headline_->setText(tr("That turn gives away a lot"));
  loss_->setText(tr("Chance to win: about %1 with the best turn, about %2 with that one.", "61 %, 30 %")
                     .arg(chanceText(best), chanceText(played)));
  keep_->setWholeText(tr("Play it anyway"));
  takeBack_->setWholeText(tr("Take it back"));
  ask_->setWholeText(tr("Show me why"));
  setAccessibleName(headline_->text());
}

void CoachBox::showWhy(const QString& why) {
  saysWhy_ = !why.isEmpty();
  why_->setText(breakable(why));
  why_->setVisible(!why.isEmpty());
  if (!why.isEmpty() && ask_->hasFocus()) {
    takeBack_->setFocus();
  }
  ask_->setVisible(why.isEmpty());
}

QString CoachBox::summary() const {
  return tr("%1. %2 %3", "sentences").arg(headline_->text(), loss_->text(), why_->text()).simplified();
}

void CoachBox::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(look_.colours().warning, 2));
  painter.setBrush(look_.colours().raised);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kBoxRounding, kBoxRounding);
}

void CoachBox::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    Q_EMIT keepRequested();
  } else {
    QWidget::keyPressEvent(event);
  }
}

}  // namespace byways::app
