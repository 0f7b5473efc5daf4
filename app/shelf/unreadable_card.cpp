// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/unreadable_card.h"

#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/files/file_text.h"

namespace byways::app {

namespace {

constexpr qsizetype kMostReasons = 3;

QLabel* newLine(const char* name, const char* role, QWidget* parent) {
  auto* const label = new QLabel(parent);
  label->setObjectName(QLatin1String(name));
  label->setProperty("role", QLatin1String(role));
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  return label;
}

}  // namespace

UnreadableCard::UnreadableCard(QWidget* parent)
    : CardFrame(parent),
      title_(newLine("unreadableTitle", "heading", this)),
      reasons_(newLine("unreadableReasons", "", this)),
      folder_(new QPushButton(this)),
      retry_(new QPushButton(this)),
      remove_(new QPushButton(this)) {
  constexpr int kCardMargin = CardFrame::kShadow + 16;
  setObjectName(QStringLiteral("unreadableCard"));
  folder_->setObjectName(QStringLiteral("unreadableFolder"));
  retry_->setObjectName(QStringLiteral("unreadableRetry"));
  remove_->setObjectName(QStringLiteral("unreadableRemove"));
  auto* const buttons = new QHBoxLayout;
  buttons->setSpacing(10);
  for (QPushButton* const button : {retry_, folder_, remove_}) {
    button->setProperty("onCard", true);
    button->setCursor(Qt::PointingHandCursor);
    buttons->addWidget(button);
  }
  buttons->addStretch();
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(kCardMargin, kCardMargin, kCardMargin, kCardMargin);
  column->setSpacing(8);
  column->addWidget(title_);
  column->addWidget(reasons_);
  column->addLayout(buttons);
  connect(folder_, &QPushButton::clicked, this, &UnreadableCard::folderRequested);
  connect(retry_, &QPushButton::clicked, this, &UnreadableCard::retryRequested);
  connect(remove_, &QPushButton::clicked, this, &UnreadableCard::removeRequested);
  hide();
  retranslate();
}

void UnreadableCard::setGames(const QList<UnreadableGame>& games) {
  games_ = games;
  retranslate();
  setVisible(!games.isEmpty());
}

void UnreadableCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  CardFrame::changeEvent(event);
}

void UnreadableCard::retranslate() {
  const auto count = static_cast<int>(games_.size());
  title_->setText(tr("%n game(s) can’t be read", nullptr, count));
  QStringList reasons;
  for (const UnreadableGame& game : games_.first(qMin(games_.size(), kMostReasons))) {
    reasons << tr("%1: %2", "a file, why it can't be read")
                   .arg(plainText(QFileInfo(game.path).fileName()), game.problem);
  }
  if (games_.size() > kMostReasons) {
    reasons << tr("And %n more.", nullptr, count - static_cast<int>(kMostReasons));
  }
  reasons_->setText(reasons.join(QLatin1Char('\n')));
  folder_->setText(tr("Show the folder"));
  retry_->setText(tr("Try again"));
  remove_->setText(tr("Move to the trash"));
  setAccessibleName(title_->text());
  setAccessibleDescription(reasons_->text());
}

}  // namespace byways::app
