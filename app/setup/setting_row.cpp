// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/setup/setting_row.h"

#include <QAbstractButton>
#include <QHBoxLayout>

namespace byways::app {

SettingRow::SettingRow(QWidget* control, QWidget* parent)
    : QWidget(parent), control_(control), name_(new QLabel(this)), help_(new QLabel(this)) {
  name_->setWordWrap(true);
  name_->setBuddy(control);
  help_->setWordWrap(true);
  help_->setProperty("role", QStringLiteral("small"));

  auto* const texts = new QVBoxLayout;
  texts->setSpacing(2);
  texts->addStretch();
  texts->addWidget(name_);
  texts->addWidget(help_);
  texts->addStretch();
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(20);
  row->addLayout(texts, 1);
  row->addWidget(control, 0, Qt::AlignVCenter);
}

void SettingRow::setTexts(const QString& name, const QString& help) {
  name_->setText(name);
  help_->setText(help);
  help_->setVisible(!help.isEmpty());
  control_->setAccessibleName(name);
  control_->setAccessibleDescription(help);
  // In a row of buttons, one of the buttons gets the focus. Without a description, a screen reader would
  // announce only "Dark", and not that this is the theme.
  const auto buttons = control_->findChildren<QAbstractButton*>();
  for (QAbstractButton* const button : buttons) {
    button->setAccessibleDescription(name);
  }
}

}  // namespace byways::app
