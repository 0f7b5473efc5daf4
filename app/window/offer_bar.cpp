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
  connect(more_, &QPushButton::clicked, this, [this] { run(moreToDo_); });
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

void OfferBar::take() { run(toDo_); }

// If a shortcut presses a button, the click follows a moment later. By then the offer may be gone or another
// one.
void OfferBar::run(const std::function<void()>& act) {
  if (!isHidden() && act) {
    const std::function<void()> running = act;  // a copy: the call may make another offer
    hide();
    running();
  }
}

void OfferBar::hideEvent(QHideEvent* event) {
  Banner::hideEvent(event);
  Q_EMIT changed();
}

// Hides an offer whose text is in the old language.
void OfferBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    hide();
  }
  Banner::changeEvent(event);
}

}  // namespace byways::app
