// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/comment_dialog.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QTextBoundaryFinder>
#include <QVBoxLayout>

#include <functional>
#include <utility>

#include "app/board/announce.h"
#include "app/look/key_text.h"

namespace byways::app {

namespace {

constexpr QSize kSize(400, 270);
constexpr int kMostCharacters = 4000;  // of a comment
constexpr int kWorthTelling = 200;     // their number is shown once no more than this are left

int bytesOf(QChar unit) {
  constexpr ushort kOne = 0x80;
  constexpr ushort kTwo = 0x800;
  return unit.unicode() < kOne ? 1 : unit.unicode() < kTwo || unit.isSurrogate() ? 2 : 3;
}

// How many more characters, counted as grapheme clusters, the comment may have. Negative if it has too many
// characters or bytes.
int freeCharacters(const QString& text) {
  QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
  int count = 0;
  int fittingCount = 0;
  std::size_t bytes = 0;
  qsizetype from = 0;
  for (qsizetype to = finder.toNextBoundary(); to >= 0; to = finder.toNextBoundary()) {
    for (; from < to; ++from) {
      bytes += static_cast<std::size_t>(bytesOf(text[from]));
    }
    ++count;
    if (count <= kMostCharacters && bytes <= kLongestComment) {
      fittingCount = count;
    }
  }
  return fittingCount < count ? fittingCount - count : kMostCharacters - count;
}

// Refuses to paste text that is far longer than any comment, because just laying it out would block the
// window.
class CommentText : public QPlainTextEdit {
 public:
  CommentText(const QString& text, std::function<void()> refuse, QWidget* parent)
      : QPlainTextEdit(text, parent), refuse_(std::move(refuse)) {}

 protected:
  void insertFromMimeData(const QMimeData* source) override {
    constexpr int kMostPasted = 4 * kMostCharacters;
    if (source->text().size() > kMostPasted) {
      refuse_();
    } else {
      QPlainTextEdit::insertFromMimeData(source);
    }
  }

 private:
  std::function<void()> refuse_;
};

}  // namespace

CommentDialog::CommentDialog(Match& match, std::size_t entries, const QString& turn, QWidget* parent)
    : QDialog(parent),
      match_(match),
      entries_(entries),
      text_(new CommentText(
          match.comment(entries), [this] { refusePaste(); }, this)),
      room_(new QLabel(this)),
      discard_(new QPushButton(tr("Discard"), this)) {
  setObjectName(QStringLiteral("commentDialog"));
  setWindowTitle(tr("Comment"));
  auto* const heading = new QLabel(turn, this);
  heading->setProperty("role", QStringLiteral("strong"));
  heading->setWordWrap(true);
  text_->setObjectName(QStringLiteral("commentText"));
  text_->setAccessibleName(tr("Comment on this turn"));
  text_->setTabChangesFocus(true);
  // Enter begins a new line in the text, so saving needs another key.
  const QKeySequence saveKeys(Qt::CTRL | Qt::Key_Return);
  room_->setObjectName(QStringLiteral("commentRoom"));
  room_->setProperty("role", QStringLiteral("quiet"));
  room_->setTextFormat(Qt::PlainText);
  room_->setWordWrap(true);
  discard_->setObjectName(QStringLiteral("discard"));
  discard_->setToolTip(tr("Leave the comment as it was before"));
  discard_->setAutoDefault(false);
  auto* const save = new QPushButton(tr("Save"), this);
  save->setObjectName(QStringLiteral("save"));
  save->setProperty("primary", true);
  save->setDefault(true);
  save->setToolTip(tr("Save the comment (%1)").arg(keyText(saveKeys)));
  text_->installEventFilter(this);
  connect(save, &QPushButton::clicked, this, &CommentDialog::accept);
  connect(discard_, &QPushButton::clicked, this, [this] { QDialog::reject(); });
  connect(text_, &QPlainTextEdit::textChanged, this, &CommentDialog::countCharacters);
  auto* const buttons = new QHBoxLayout;
  buttons->addStretch();
  buttons->addWidget(discard_);
  buttons->addWidget(save);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(20, 18, 20, 18);
  column->setSpacing(12);
  column->addWidget(heading);
  column->addWidget(text_, 1);
  column->addWidget(room_);
  column->addLayout(buttons);
  resize(kSize);
  countCharacters();
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

bool CommentDialog::isChanged() const { return text_->toPlainText().trimmed() != match_.comment(entries_); }

// The number of free characters is shown only when few are left.
void CommentDialog::countCharacters() {
  const bool wasTooLong = free_ < 0;
  free_ = freeCharacters(text_->toPlainText().trimmed());
  room_->setText(free_ < 0 ? tr("%n character(s) too many. Shorten the comment to save it.", nullptr, -free_)
                           : tr("%n character(s) left", nullptr, free_));
  room_->setVisible(free_ <= kWorthTelling);
  discard_->setEnabled(isChanged());
  if (free_ < 0 && !wasTooLong) {
    announce(room_, room_->text());
  }
}

// Nothing is lost by refusing: the text is still on the clipboard.
void CommentDialog::refusePaste() {
  room_->setText(
      tr("That is too long to paste: a comment has at most %n character(s).", nullptr, kMostCharacters));
  room_->show();
  announce(room_, room_->text());
}

void CommentDialog::accept() {
  if (free_ < 0 || !match_.setComment(entries_, text_->toPlainText())) {
    text_->setFocus();
    announce(room_, room_->text());
    return;
  }
  QDialog::accept();
}

// Called by Escape and by the window's close button.
void CommentDialog::reject() {
  if (isChanged()) {
    accept();
  } else {
    QDialog::reject();
  }
}

}  // namespace byways::app
