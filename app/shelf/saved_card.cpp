// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/saved_card.h"

#include <QEvent>
#include <QLocale>
#include <QPushButton>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/board/announce.h"
#include "app/look/breakable_label.h"
#include "app/look/look.h"

namespace byways::app {

SavedCard::SavedCard(SavedGame game, const Look& look, QWidget* parent)
    : CardFrame(parent),
      game_(std::move(game)),
      pages_(new QStackedLayout(this)),
      remove_(new QToolButton(this)) {
  remove_->setObjectName(QStringLiteral("remove"));
  remove_->setIcon(look.icon(QStringLiteral("trash"), &Colours::quietText));
  remove_->setIconSize(QSize(18, 18));
  remove_->setCursor(Qt::PointingHandCursor);
  connect(remove_, &QToolButton::clicked, this, &SavedCard::leave);
}

bool SavedCard::isLeaving() const { return pages_->currentIndex() == 1; }

QString SavedCard::title() const {
  const std::string_view title = match().game().title();
  const QString game = QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()));
  return Library::isCopy(match()) ? tr("Copy of %1", "a game").arg(game) : game;
}

QString SavedCard::shortened(const QString& name, int most) {
  if (name.size() <= most) {
    return name;
  }
  QString begin = name.left(most - 1);
  if (begin.back().isHighSurrogate()) {
    begin.chop(1);  // half of a letter
  }
  return begin.trimmed() + QChar(0x2026);
}

QString SavedCard::shownNames(int room) const {
  const int most = room / match().players() - 2;
  QStringList names;
  for (Seat seat = 1; seat <= match().players(); ++seat) {
    names << shortened(match().name(seat), most);
  }
  return QLocale().createSeparatedList(names);
}

QString SavedCard::names() const {
  QStringList names;
  for (Seat seat = 1; seat <= match().players(); ++seat) {
    names << match().name(seat);
  }
  return QLocale().createSeparatedList(names);
}

BreakableLabel* SavedCard::newText(const char* name, const char* role) {
  auto* const label = new BreakableLabel;
  label->setObjectName(QLatin1String(name));
  label->setProperty("role", QLatin1String(role));
  label->setAttribute(Qt::WA_TransparentForMouseEvents);
  return label;
}

void SavedCard::setFront(QWidget* front) {
  pages_->addWidget(front);
  pages_->addWidget(makeBack());
}

QWidget* SavedCard::makeBack() {
  constexpr int kMargin = CardFrame::kShadow + 10;  // a stacked layout has no margins of its own
  auto* const back = new QWidget(this);
  removed_ = newText("removed", "quiet");
  removed_->setAlignment(Qt::AlignCenter);
  undo_ = new QPushButton(back);
  undo_->setObjectName(QStringLiteral("undoRemove"));
  auto* const column = new QVBoxLayout(back);
  column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
  column->setSpacing(10);
  column->addStretch();
  column->addWidget(removed_);
  column->addWidget(undo_, 0, Qt::AlignHCenter);
  column->addStretch();
  connect(undo_, &QPushButton::clicked, this, &SavedCard::stay);
  return back;
}

// The keyboard stays on this card both ways: at the button that takes back what was just done.
void SavedCard::leave() {
  setActive(false);
  pages_->setCurrentIndex(1);
  undo_->setFocus(Qt::OtherFocusReason);
  announce(removed_, removed_->wholeText());
}

void SavedCard::stay() {
  setActive(true);
  pages_->setCurrentIndex(0);
  remove_->setFocus(Qt::OtherFocusReason);
}

void SavedCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  CardFrame::changeEvent(event);
}

void SavedCard::retranslate() {
  remove_->setToolTip(tr("Remove this game"));
  remove_->setAccessibleName(tr("Remove %1, %2").arg(title(), names()));
  removed_->setWholeText(tr("The game of %1 is removed.").arg(names()));
  undo_->setText(tr("Undo"));
  undo_->setAccessibleName(tr("Take back that the game of %1 is removed").arg(names()));
}

}  // namespace byways::app
