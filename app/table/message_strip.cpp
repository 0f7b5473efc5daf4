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
    : QWidget(parent), look_(look), icon_(new QLabel(this)), text_(new QLabel(this)) {
  setObjectName(QStringLiteral("messageStrip"));
  text_->setObjectName(QStringLiteral("message"));
  text_->setWordWrap(true);
  icon_->setFixedSize(kIconSize, kIconSize);
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(16, 6, 16, 6);
  row->setSpacing(10);
  row->addWidget(icon_);
  row->addWidget(text_, 1);
  text_->installEventFilter(this);
  makeRoom(0);
  connect(&look, &Look::changed, this, &MessageStrip::refreshIcon);
  showNote({});
}

void MessageStrip::makeRoom(int height) {
  wanted_ = height;
  setFixedHeight(qMax(height, usualHeight()));
}

int MessageStrip::usualHeight() const { return fontMetrics().lineSpacing() * kLines + 16; }

void MessageStrip::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
    makeRoom(wanted_);
  }
  QWidget::changeEvent(event);
}

void MessageStrip::showNote(const QString& text) { show(text, {}, true); }

void MessageStrip::showDone(const QString& text) { show(text, QStringLiteral("check"), true); }

void MessageStrip::showHint(const QString& text) { show(text, QStringLiteral("hint"), true); }

void MessageStrip::showQuestion(const QString& text) { show(text, QStringLiteral("question"), false); }

void MessageStrip::showRefusal(const QString& text) { show(text, QStringLiteral("info"), false); }

void MessageStrip::sayAloud() { sayAloud(whole_); }

void MessageStrip::sayAloud(const QString& whole) { announce(text_, whole); }

bool MessageStrip::hasRoomFor(const QString& text) const {
  const QRect needed =
      text_->fontMetrics().boundingRect(QRect(0, 0, text_->width(), 0), Qt::TextWordWrap, text);
  return needed.height() <= text_->height();
}

void MessageStrip::show(const QString& text, const QString& icon, bool isQuiet) {
  iconName_ = icon;
  text_->setProperty("quiet", isQuiet);
  whole_ = text;
  text_->setAccessibleName({});  // removes the text of an earlier announcement
  fit();
  refreshIcon();
}

bool MessageStrip::eventFilter(QObject* watched, QEvent* event) {
  if (watched == text_ && event->type() == QEvent::Resize) {
    fit();
    Q_EMIT roomChanged();
  }
  return QWidget::eventFilter(watched, event);
}

// A text that is too long ends after the last word that fits; its lines would otherwise be cut in half.
void MessageStrip::fit() {
  QString text = whole_;
  for (qsizetype end = text.size(); isVisible() && end > 0 && !hasRoomFor(text);) {
    end = whole_.lastIndexOf(QLatin1Char(' '), end - 1);
    text = whole_.left(qMax<qsizetype>(end, 0)) + QChar(0x2026);
  }
  text_->setText(text);
  text_->setToolTip(text == whole_ ? QString() : whole_);
  if (text != whole_) {
    text_->setAccessibleName(whole_);
  }
}

void MessageStrip::refreshIcon() {
  icon_->setPixmap(iconName_.isEmpty()
                       ? QPixmap()
                       : look_.icon(iconName_).pixmap(QSize(kIconSize, kIconSize), devicePixelRatioF()));
  // Makes the style sheet read the property that has changed.
  style()->unpolish(text_);
  style()->polish(text_);
}

}  // namespace byways::app
