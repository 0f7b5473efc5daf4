// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/review_board.h"

#include <QEvent>

#include <utility>

#include "app/board/board_view.h"
#include "app/look/look.h"
#include "app/review/review_words.h"

namespace byways::app {

ReviewBoard::ReviewBoard(const GameFace& face, const Look& look, QWidget* parent)
    : QWidget(parent), face_(face), look_(look) {
  setObjectName(QStringLiteral("reviewBoard"));
  setMinimumSize(320, 220);
}

// The board must be destroyed before its match.
ReviewBoard::~ReviewBoard() { delete board_; }

void ReviewBoard::setMatch(std::unique_ptr<Match> match) {
  delete std::exchange(board_, nullptr);
  match_ = std::move(match);
  for (Seat seat = 1; seat <= match_->players(); ++seat) {
    match_->setLevel(seat, 1);  // no person can move then, so the board marks no legal places
  }
  board_ = face_.makeBoard(*match_, look_, this);
  board_->setObjectName(QStringLiteral("reviewedBoard"));
  board_->installEventFilter(this);
  board_->setGeometry(rect());
  board_->show();
}

void ReviewBoard::goTo(std::size_t cursor, Seat seat, const std::string& turn) {
  match_->goTo(cursor);
  QList<QStringList> places;
  if (seat > 0 && !board_->marksLastTurn() && !match_->game().has_secret_turns()) {
    for (const std::string& step : match_->game().split_turn(turn)) {
      places.append(board_->tracesOf(QString::fromStdString(step)));
    }
  }
  board_->showTrace(places, seat > 0 ? face_.seatColour(*match_, seat, look_) : QColor());
}

// Nothing can be done on the board itself; buttons that lie on it go on working.
bool ReviewBoard::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
      return watched == board_ || QWidget::eventFilter(watched, event);
    default:
      return QWidget::eventFilter(watched, event);
  }
}

void ReviewBoard::resizeEvent(QResizeEvent* /*event*/) {
  if (board_ != nullptr) {
    board_->setGeometry(rect());
  }
}

}  // namespace byways::app
