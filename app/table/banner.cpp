// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/banner.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

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
      note_(new QLabel(this)),
      row_(new QHBoxLayout(this)),
      words_(new QVBoxLayout) {
  setProperty("banner", tone == Tone::Warning ? QStringLiteral("warning") : QStringLiteral("calm"));
  text_->setObjectName(QStringLiteral("bannerText"));
  text_->setWordWrap(true);
  note_->setObjectName(QStringLiteral("bannerNote"));
  note_->setProperty("quiet", true);
  note_->setWordWrap(true);
  note_->hide();
  icon_->setFixedSize(kBannerIcon, kBannerIcon);
  row_->setContentsMargins(14, 7, 10, 7);
  row_->setSpacing(10);
  row_->addWidget(icon_);
  words_->setSpacing(0);
  words_->addWidget(text_);
  words_->addWidget(note_);
  row_->addLayout(words_, 1);
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

void Banner::showNote(const QString& note) {
  wholeNote_ = note;
  note_->setText(note);
  note_->setVisible(!note.isEmpty());
}

int Banner::heightFor(int width) {
  words_->invalidate();  // Qt invalidates only the outer layout when a widget is hidden
  row_->invalidate();
  return row_->totalHeightForWidth(width);
}

int Banner::fitInto(int width, int height) {
  if (!note_->isHidden() && heightFor(width) > height) {
    resize(width, this->height());
    row_->activate();
    const int room = text_->width();
    note_->setText(note_->fontMetrics().elidedText(wholeNote_, Qt::ElideRight, room));
    note_->setVisible(heightFor(width) <= height);
  }
  return heightFor(width);
}

QString Banner::text() const { return isHidden() ? QString() : text_->text(); }

void Banner::refreshIcon() {
  icon_->setPixmap(look_.icon(iconName_).pixmap(QSize(kBannerIcon, kBannerIcon), devicePixelRatioF()));
}

}  // namespace byways::app
