// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/message_strip.h"

#include <QHBoxLayout>
#include <QStyle>

#include "app/board/announce.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kIconSize = 20;
constexpr int kLines = 2;

}  // namespace

MessageStrip::MessageStrip(const Look& look, QWidget* parent)
    : QWidget(parent),
      look_(look),
      icon_(new QLabel(this)),
      text_(new QLabel(this)),
      rule_(new QLabel(this)) {
  setObjectName(QStringLiteral("messageStrip"));
  text_->setObjectName(QStringLiteral("message"));
  text_->setWordWrap(true);
  rule_->setObjectName(QStringLiteral("messageRule"));
  rule_->setProperty("quiet", true);
  icon_->setFixedSize(kIconSize, kIconSize);
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(16, 6, 16, 6);
  row->setSpacing(10);
  row->addWidget(icon_);
  row->addWidget(text_, 1);
  row->addWidget(rule_);
  setFixedHeight(fontMetrics().lineSpacing() * kLines + 16);
  connect(&look, &Look::changed, this, &MessageStrip::refreshIcon);
  showNote({});
}

void MessageStrip::showNote(const QString& text) {
  iconName_.clear();
  text_->setProperty("quiet", true);
  text_->setText(text);
  text_->setAccessibleName({});  // a refusal said before
  rule_->clear();
  refreshIcon();
}

void MessageStrip::showRefusal(const QString& text, const QString& rule) {
  iconName_ = QStringLiteral("info");
  text_->setProperty("quiet", false);
  text_->setText(text);
  rule_->setText(rule);
  refreshIcon();
  announce(text_, text);
}

void MessageStrip::refreshIcon() {
  icon_->setPixmap(iconName_.isEmpty()
                       ? QPixmap()
                       : look_.icon(iconName_).pixmap(QSize(kIconSize, kIconSize), devicePixelRatioF()));
  // A property that the style sheet reads has changed.
  style()->unpolish(text_);
  style()->polish(text_);
}

}  // namespace byways::app
