// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/solution_replay.h"

#include <QKeyEvent>
#include <QPainter>

#include "app/board/board_view.h"
#include "app/games/challenges/challenge_board.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

// Returns the match up to the cursor, followed by the solution, with the cursor between them.
std::unique_ptr<Match> matchOf(const Match& match, std::size_t cursor, const QStringList& moves) {
  Timeline line = match.timeline();
  line.go_to(cursor);
  for (const QString& move : moves) {
    static_cast<void>(line.play(line.to_move(), move.toStdString()));
  }
  line.go_to(cursor);
  Record record;
  record.game = &match.game();
  record.players = {match.name(1).toStdString()};
  return std::make_unique<Match>(record, std::move(line));
}

}  // namespace

SolutionReplay::SolutionReplay(const Match& match, std::size_t cursor, const QStringList& moves,
                               const GameFace& face, const Look& look, QWidget& cover)
    : QWidget(&cover),
      look_(look),
      match_(matchOf(match, cursor, moves)),
      board_(face.makeBoard(*match_, look, this)),
      bar_(new SolutionBar(*match_, face, look, this)) {
  setObjectName(QStringLiteral("solutionReplay"));
  setAccessibleName(tr("A solution"));
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_NoMousePropagation);
  board_->setObjectName(QStringLiteral("solutionBoard"));
  board_->setAttribute(Qt::WA_TransparentForMouseEvents);
  board_->setFocusPolicy(Qt::NoFocus);
  dynamic_cast<ChallengeBoard&>(*board_).showLastMove();
  bar_->hide();  // until it is placed
  cover.installEventFilter(this);
  setGeometry(cover.rect());
  show();
  raise();
  setFocus();
  if (look.animations()) {
    bar_->playOrPause();
  }
}

// The board must be deleted before its match.
SolutionReplay::~SolutionReplay() {
  delete bar_;
  delete board_;
}

bool SolutionReplay::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize && watched == parentWidget()) {
    setGeometry(parentWidget()->rect());
  }
  return QWidget::eventFilter(watched, event);
}

// The replay's board has the geometry of the board below it, so that nothing jumps.
void SolutionReplay::resizeEvent(QResizeEvent* /*event*/) { board_->setGeometry(rect()); }

void SolutionReplay::keyPressEvent(QKeyEvent* event) {
  const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
  // Keys without modifiers don't reach the board below.
  if (modifiers != Qt::NoModifier) {
    QWidget::keyPressEvent(event);
  } else {
    bar_->handleKey(event->key());
  }
}

void SolutionReplay::paintEvent(QPaintEvent* /*event*/) {
  QPainter(this).fillRect(rect(), look_.colours().window);
}

}  // namespace byways::app
