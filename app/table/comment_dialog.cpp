// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/comment_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

namespace byways::app {

namespace {

constexpr QSize kSize(380, 240);

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
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
  connect(buttons, &QDialogButtonBox::accepted, this, &CommentDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &CommentDialog::reject);
  auto* const column = new QVBoxLayout(this);
  column->addWidget(heading);
  column->addWidget(text_, 1);
  column->addWidget(buttons);
  resize(kSize);
}

void CommentDialog::accept() {
  match_.setComment(entries_, text_->toPlainText());
  QDialog::accept();
}

}  // namespace byways::app
