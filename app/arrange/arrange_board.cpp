// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arrange/arrange_board.h"

#include <QKeyEvent>
#include <QPainter>

#include "app/look/look.h"

namespace byways::app {

namespace {

bool isDelete(int key) { return key == Qt::Key_Delete || key == Qt::Key_Backspace; }

}  // namespace

ArrangeBoard::ArrangeBoard(Match& match, const Arranger& arranger, ArrangeHistory& history, const Look& look,
                           QWidget* parent)
    : BoardView(match, look, parent), arranger_(arranger), history_(history) {
  setObjectName(QStringLiteral("arrangeBoard"));
  setContextMenuPolicy(Qt::PreventContextMenu);  // the right button removes pieces
  connect(&history, &ArrangeHistory::changed, this, &ArrangeBoard::historyChanged);
}

void ArrangeBoard::historyChanged() {
  forgetResting();
  update();
  Q_EMIT hovered(cursorIsVisible() ? cursor() : hover());  // the place may have a different piece now
}

bool ArrangeBoard::holds(const QString& place) const { return arranger_.has(history_.now(), place, piece_); }

QString ArrangeBoard::describe(const QString& place) const {
  return place.isEmpty() ? QString() : arranger_.describe(history_.now(), place);
}

QString ArrangeBoard::actionOf(const QString& place) const {
  const bool isEmpty = arranger_.pieceAt(history_.now(), place).isEmpty();
  if (piece_.isEmpty()) {
    return isEmpty ? QString() : tr("Remove");
  }
  return holds(place) ? tr("Remove") : tr("Place here");
}

// For a click there is nothing left to do: handMoved has changed the place when the button was pressed.
void ArrangeBoard::actOn(const QString& place) {
  if (!hand().press()) {
    edit(place);
  }
}

void ArrangeBoard::edit(const QString& place) {
  if (piece_.isEmpty()) {
    clear(place);
  } else if (holds(place)) {
    history_.edit([&](Arrangement& now) { arranger_.takePiece(now, place, piece_); });
  } else {
    history_.edit([&](Arrangement& now) { arranger_.put(now, place, piece_); });
  }
}

void ArrangeBoard::clear(const QString& place) {
  if (!place.isEmpty()) {
    history_.edit([&](Arrangement& now) { arranger_.take(now, place); });
  }
}

void ArrangeBoard::setPiece(const QString& piece) {
  piece_ = piece;
  update();
}

void ArrangeBoard::setWrong(const QStringList& places) {
  wrong_ = places;
  update();
}

void ArrangeBoard::handMoved() {
  const std::optional<HandPress>& press = hand().press();
  if (!press || press->place.isEmpty()) {
    stroke_.reset();
    return;
  }
  if (!stroke_) {
    stroke_ = Stroke{.takes = !piece_.isEmpty() && holds(press->place), .last = {}};
  }
  const QString place = hover();
  if (place.isEmpty() || place == stroke_->last) {
    return;
  }
  stroke_->last = place;
  if (press->button == Qt::RightButton || piece_.isEmpty()) {
    clear(place);
  } else if (holds(place) == stroke_->takes) {
    edit(place);
  }
}

bool ArrangeBoard::boardEvent(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* const key = static_cast<QKeyEvent*>(event);
    if (key->modifiers() == Qt::NoModifier && isDelete(key->key())) {
      event->accept();
      return true;
    }
  }
  return BoardView::boardEvent(event);
}

void ArrangeBoard::keyPressEvent(QKeyEvent* event) {
  const bool isPlain = (event->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) == Qt::NoModifier;
  if (isPlain && isAct(event->key())) {
    walkOrAct(event->key());  // BoardView::keyPressEvent might roll dice instead
  } else if (isPlain && isDelete(event->key())) {
    clear(cursorIsVisible() ? cursor() : QString());
  } else if (event->key() == Qt::Key_Escape) {
    event->ignore();  // so that Escape can leave the page
  } else {
    BoardView::keyPressEvent(event);
  }
}

void ArrangeBoard::paintResting(QPainter& painter) { arranger_.paint(painter, boardArea(), history_.now()); }

void ArrangeBoard::outline(QPainter& painter, const QString& place, const QColor& colour,
                           double width) const {
  const QPainterPath shape = placed().map(surface().outlineOf(place));
  QColor edge = look().colours().window;
  constexpr int kSoft = 190;
  edge.setAlpha(kSoft);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(edge, width + 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(shape);
  painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(shape);
}

void ArrangeBoard::paintOver(QPainter& painter) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const QString pointed = cursorIsVisible() ? cursor() : hover();
  if (!pointed.isEmpty() && !piece_.isEmpty() && !holds(pointed)) {
    arranger_.paintGhost(painter, boardArea(), pointed, piece_);
  }
  constexpr double kWrong = 3.2;
  for (const QString& place : arranger_.showsWrong() ? QStringList() : wrong_) {
    outline(painter, place, look().colours().warning, kWrong);
  }
  if (cursorIsVisible()) {
    constexpr double kCursor = 3;
    outline(painter, cursor(), look().colours().accent, kCursor);
  } else if (!pointed.isEmpty() && !wrong_.contains(pointed)) {
    constexpr double kHover = 1.6;
    outline(painter, pointed, look().colours().text, kHover);
  }
  painter.restore();
}

}  // namespace byways::app
