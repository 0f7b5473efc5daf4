// SPDX-License-Identifier: GPL-3.0-or-later
// The refusals of a board, which are quiet while the mouse hovers and in a bubble after an attempt.
#include <QChildEvent>

#include <algorithm>

#include "app/board/board_view.h"
#include "app/look/look.h"

namespace byways::app {

void BoardView::refuse(const Refusal& refusal, const QString& place) {
  clicked_ = refusal;
  refusedPlace_ = place.isEmpty() ? placeOfRefusal(refusal) : place;
  updateShownRefusal();
}

void BoardView::refuseAt(const QString& place, const Refusal& refusal) {
  refuse(refusal, place);
  shaking_.start(Motion::kShakeMilliseconds);
}

QString BoardView::placeOfRefusal(const Refusal& refusal) const {
  if (QString pointed = cursorIsVisible() ? cursor_ : hover_; !pointed.isEmpty() && !isEndingTurn_) {
    return pointed;
  }
  const QStringList all = places();
  for (const std::string& place : refusal.places) {
    if (QString id = QString::fromStdString(place); all.contains(id)) {
      return id;
    }
  }
  return {};
}

void BoardView::dismissRefusal() {
  if (clicked_) {
    clicked_.reset();
    updateShownRefusal();
  }
}

void BoardView::settle() {
  clicked_.reset();
  isSettled_ = true;
  updateShownRefusal();
  update();
  Q_EMIT hovered(pointed());  // what can be done there depends on the hand
}

void BoardView::updateShownRefusal() {
  std::optional<Refusal> shown = clicked_;
  const bool explains = look_.picture().highlights == Highlights::Explain;
  if (!shown && !isSettled_ && !match_.isCurtained() && explains) {
    if (const QString place = cursorIsVisible() ? cursor_ : hover_; !place.isEmpty()) {
      shown = refusalAt(place);
    }
  }
  if (shown != shownRefusal_ || refusalIsAnswer() != shownAsAnswer_) {
    shownRefusal_ = shown;
    shownAsAnswer_ = refusalIsAnswer();
    update();
    Q_EMIT shownRefusalChanged();
  }
}

// While the mouse is over a control that floats on the board, nothing on the board is hovered. Qt sends the
// board no leave event then, so the controls are watched.
void BoardView::childEvent(QChildEvent* event) {
  const bool isTool =
      event->child()->isWidgetType() && !static_cast<const QWidget*>(event->child())->isWindow();
  if (event->polished() && isTool) {
    event->child()->installEventFilter(this);
  }
  QWidget::childEvent(event);
}

bool BoardView::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Enter && isWhole_) {
    setHover({});
    hand_.leave();
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace byways::app
