// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/banner.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <utility>

#include "app/board/announce.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kBannerIcon = 20;

}  // namespace

Banner::Banner(Tone tone, QString icon, const Look& look, QWidget* parent)
    : QFrame(parent),
      look_(look),
      iconName_(std::move(icon)),
      icon_(new QLabel(this)),
      text_(new QLabel(this)),
      row_(new QHBoxLayout(this)) {
  setProperty("banner", tone == Tone::Warning ? QStringLiteral("warning") : QStringLiteral("calm"));
  text_->setObjectName(QStringLiteral("bannerText"));
  text_->setWordWrap(true);
  icon_->setFixedSize(kBannerIcon, kBannerIcon);
  row_->setContentsMargins(14, 7, 10, 7);
  row_->setSpacing(10);
  row_->addWidget(icon_);
  row_->addWidget(text_, 1);
  connect(&look, &Look::changed, this, &Banner::refreshIcon);
  refreshIcon();
  hide();
}

QPushButton* Banner::addButton() {
  auto* const button = new QPushButton(this);
  button->setProperty("compact", true);
  row_->addWidget(button);
  return button;
}

void Banner::showText(const QString& text) {
  const bool isNews = text != text_->text() || isHidden();
  text_->setText(text);
  setVisible(true);
  if (isNews) {
    announce(text_, text);
  }
}

QString Banner::text() const { return isHidden() ? QString() : text_->text(); }

void Banner::refreshIcon() {
  icon_->setPixmap(look_.icon(iconName_).pixmap(QSize(kBannerIcon, kBannerIcon), devicePixelRatioF()));
}

}  // namespace byways::app
