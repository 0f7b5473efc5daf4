// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/pause_page.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/look/joined.h"
#include "app/look/spoken_role.h"

namespace byways::app {

PausePage::PausePage(QWidget* parent)
    : QWidget(parent), headline_(new QLabel(this)), about_(new QLabel(this)), goOn_(new QPushButton(this)) {
  setObjectName(QStringLiteral("pausePage"));
  setSpokenRole(this, QAccessible::Grouping);
  headline_->setProperty("role", QStringLiteral("display"));
  headline_->setAlignment(Qt::AlignHCenter);
  about_->setProperty("role", QStringLiteral("quiet"));
  about_->setAlignment(Qt::AlignHCenter);
  about_->setWordWrap(true);
  goOn_->setObjectName(QStringLiteral("endPause"));
  goOn_->setProperty("primary", true);
  setFocusProxy(goOn_);
  auto* const column = new QVBoxLayout(this);
  column->setSpacing(14);
  column->addStretch();
  column->addWidget(headline_);
  column->addWidget(about_);
  column->addSpacing(6);
  column->addWidget(goOn_, 0, Qt::AlignHCenter);
  column->addStretch();
  connect(goOn_, &QPushButton::clicked, this, &PausePage::goOnRequested);
  retranslate();
}

QString PausePage::summary() const { return joinPhrases({headline_->text(), about_->text()}); }

void PausePage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  QWidget::changeEvent(event);
}

void PausePage::retranslate() {
  headline_->setText(tr("Paused"));
  about_->setText(tr("The clock is stopped, and the board is hidden."));
  goOn_->setText(tr("Go on"));
}

}  // namespace byways::app
