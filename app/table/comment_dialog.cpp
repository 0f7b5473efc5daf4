// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/comment_dialog.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/look/key_text.h"

namespace byways::app {

namespace {

constexpr QSize kSize(400, 270);

}  // namespace

CommentDialog::CommentDialog(Match& match, std::size_t entries, const QString& turn, QWidget* parent)
    : QDialog(parent),
      match_(match),
      entries_(entries),
      text_(new QPlainTextEdit(match.comment(entries), this)) {
  setObjectName(QStringLiteral("commentDialog"));
  setWindowTitle(tr("Comment"));
  auto* const heading = new QLabel(turn, this);
  heading->setProperty("role", QStringLiteral("strong"));
  heading->setTextFormat(Qt::PlainText);
  heading->setWordWrap(true);
  text_->setObjectName(QStringLiteral("commentText"));
  text_->setAccessibleName(tr("Comment on this turn"));
  text_->setTabChangesFocus(true);
  // In a text Enter begins a line, so it takes another key to save.
  const QKeySequence saveKeys(Qt::CTRL | Qt::Key_Return);
  auto* const cancel = new QPushButton(tr("Cancel"), this);
  cancel->setObjectName(QStringLiteral("cancel"));
  cancel->setAutoDefault(false);
  auto* const save = new QPushButton(tr("Save"), this);
  save->setObjectName(QStringLiteral("save"));
  save->setProperty("primary", true);
  save->setDefault(true);
  save->setToolTip(tr("Save the comment (%1)").arg(keyText(saveKeys)));
  text_->installEventFilter(this);
  connect(save, &QPushButton::clicked, this, &CommentDialog::accept);
  connect(cancel, &QPushButton::clicked, this, &CommentDialog::reject);
  auto* const buttons = new QHBoxLayout;
  buttons->addStretch();
  buttons->addWidget(cancel);
  buttons->addWidget(save);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(20, 18, 20, 18);
  column->setSpacing(12);
  column->addWidget(heading);
  column->addWidget(text_, 1);
  column->addLayout(buttons);
  resize(kSize);
}

bool CommentDialog::eventFilter(QObject* watched, QEvent* event) {
  if (watched == text_ && event->type() == QEvent::KeyPress) {
    const auto* const key = static_cast<QKeyEvent*>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (isEnter && key->modifiers().testFlag(Qt::ControlModifier)) {
      accept();
      return true;
    }
  }
  return QDialog::eventFilter(watched, event);
}

void CommentDialog::accept() {
  match_.setComment(entries_, text_->toPlainText());
  QDialog::accept();
}

}  // namespace byways::app
