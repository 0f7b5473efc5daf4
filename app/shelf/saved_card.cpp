// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/saved_card.h"

#include <QApplication>
#include <QEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QToolButton>

#include "app/export/picture_drag.h"
#include "app/look/breakable_label.h"
#include "app/look/look.h"
#include "app/look/short_name.h"
#include "app/shelf/board_thumb.h"

namespace byways::app {

SavedCard::SavedCard(SavedGame game, const Look& look, QWidget* parent)
    : CardFrame(parent), game_(std::move(game)), look_(look), remove_(new QToolButton(this)) {
  remove_->setObjectName(QStringLiteral("remove"));
  remove_->setIcon(look.icon(QStringLiteral("trash"), &Colours::quietText));
  remove_->setIconSize(QSize(18, 18));
  remove_->setCursor(Qt::PointingHandCursor);
  connect(remove_, &QToolButton::clicked, this, &SavedCard::removeRequested);
}

void SavedCard::mousePressEvent(QMouseEvent* event) {
  const auto* const thumb = findChild<BoardThumb*>();
  const QPoint point = event->position().toPoint();
  grip_.reset();
  if (event->button() == Qt::LeftButton && thumb != nullptr &&
      QRect(thumb->mapTo(this, QPoint()), thumb->size()).contains(point)) {
    grip_ = point;
  }
  CardFrame::mousePressEvent(event);
  if (grip_) {
    event->accept();  // so that mouse moves come here, too, even if the card is inactive
  }
}

void SavedCard::mouseMoveEvent(QMouseEvent* event) {
  CardFrame::mouseMoveEvent(event);
  if (grip_ && event->buttons().testFlag(Qt::LeftButton) &&
      (event->position().toPoint() - *grip_).manhattanLength() >= QApplication::startDragDistance()) {
    grip_.reset();
    dragBoard(*this, match(), look_);
  }
}

QString SavedCard::title() const {
  const std::string_view title = match().game().title();
  const QString game = QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()));
  return Library::isCopy(match()) ? tr("Copy of %1", "a game").arg(game) : game;
}

// A long name gets the room that shorter names leave free.
QString SavedCard::shownNames(int room) const {
  constexpr int kBetween = 2;  // letters between two names
  constexpr int kLeast = 3;
  QStringList names;
  for (Seat seat = 1; seat <= match().players(); ++seat) {
    names << match().name(seat);
  }
  const auto taken = [&names](int most) {
    int letters = 0;
    for (const QString& name : std::as_const(names)) {
      letters += qMin(static_cast<int>(name.size()), most) + kBetween;
    }
    return letters;
  };
  int most = kLeast;
  while (most < room && taken(most + 1) <= room) {
    ++most;
  }
  for (QString& name : names) {
    name = shortestName(name, most - 1);
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

void SavedCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  CardFrame::changeEvent(event);
}

void SavedCard::retranslate() {
  remove_->setToolTip(tr("Move this game to the trash"));
  remove_->setAccessibleName(tr("Move %1, %2 to the trash", "a game, its players").arg(title(), names()));
}

}  // namespace byways::app
