// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/offer_bar.h"

#include <QEvent>
#include <QPushButton>

#include <utility>

#include "app/look/look.h"

namespace byways::app {

OfferBar::OfferBar(const Look& look, QWidget* parent)
    : Banner(Tone::Calm, QStringLiteral("info"), look, parent),
      act_(addButton()),
      more_(addButton()),
      close_(addButton()) {
  setObjectName(QStringLiteral("offer"));
  act_->setObjectName(QStringLiteral("offerAct"));
  more_->setObjectName(QStringLiteral("offerMore"));
  close_->setObjectName(QStringLiteral("offerClose"));
  close_->setIcon(look.icon(QStringLiteral("close")));
  connect(act_, &QPushButton::clicked, this, &OfferBar::take);
  connect(more_, &QPushButton::clicked, this, [this] {
    const std::function<void()> act = moreToDo_;
    hide();
    act();
  });
  connect(close_, &QPushButton::clicked, this, &QWidget::hide);
}

void OfferBar::offer(const QString& text, const QString& label, std::function<void()> act,
                     const QString& moreLabel, std::function<void()> more) {
  toDo_ = std::move(act);
  moreToDo_ = std::move(more);
  act_->setText(label);
  more_->setText(moreLabel);
  more_->setVisible(!moreLabel.isEmpty());
  close_->setToolTip(tr("Close"));
  close_->setAccessibleName(tr("Close"));
  showText(text);
  Q_EMIT changed();
}

void OfferBar::take() {
  if (!isHidden()) {
    const std::function<void()> act = toDo_;
    hide();
    act();
  }
}

void OfferBar::hideEvent(QHideEvent* event) {
  Banner::hideEvent(event);
  Q_EMIT changed();
}

// The message is in the old language.
void OfferBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    hide();
  }
  Banner::changeEvent(event);
}

}  // namespace byways::app
