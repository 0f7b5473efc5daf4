// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzles/solution_replay.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

#include "app/board/board_view.h"
#include "app/look/look.h"
#include "app/puzzles/solution_bar.h"

namespace byways::app {

namespace {

constexpr int kMargin = 10;
constexpr int kWidestBar = 620;

// The match up to the cursor, and the solution after it, with the cursor between them.
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
                               const GameFace& face, const Look& look, const Preferences& preferences,
                               QWidget& cover)
    : QWidget(&cover),
      look_(look),
      match_(matchOf(match, cursor, moves)),
      board_(face.makeBoard(*match_, look, preferences, this)),
      bar_(new SolutionBar(*match_, face, look, this)) {
  setObjectName(QStringLiteral("solutionReplay"));
  setAccessibleName(tr("A solution"));
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_NoMousePropagation);
  board_->setObjectName(QStringLiteral("solutionBoard"));
  board_->setAttribute(Qt::WA_TransparentForMouseEvents);
  board_->setFocusPolicy(Qt::NoFocus);
  connect(bar_, &SolutionBar::closed, this, &SolutionReplay::finish);
  cover.installEventFilter(this);
  setGeometry(cover.rect());
  show();
  raise();
  setFocus();
}

void SolutionReplay::finish() {
  hide();
  Q_EMIT closed();
  deleteLater();
}

bool SolutionReplay::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize && watched == parentWidget()) {
    setGeometry(parentWidget()->rect());
  }
  return QWidget::eventFilter(watched, event);
}

void SolutionReplay::resizeEvent(QResizeEvent* /*event*/) {
  const int barHeight = bar_->sizeHint().height();
  const int barWidth = std::min(width() - 2 * kMargin, kWidestBar);
  board_->setGeometry(0, 0, width(), height() - barHeight - kMargin);
  bar_->setGeometry((width() - barWidth) / 2, height() - barHeight - kMargin / 2, barWidth, barHeight);
}

void SolutionReplay::handleKey(int key) {
  switch (key) {
    case Qt::Key_Space:
      bar_->playOrPause();
      break;
    case Qt::Key_Left:
      bar_->step(-1);
      break;
    case Qt::Key_Right:
      bar_->step(1);
      break;
    case Qt::Key_Home:
      bar_->replay();
      break;
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter:
      finish();
      break;
    default:
      break;
  }
}

bool SolutionReplay::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    // Keys that mean something here must not reach the menu's shortcuts.
    const auto* const key = static_cast<QKeyEvent*>(event);
    if (key->modifiers() == Qt::NoModifier && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)) {
      event->accept();
      return true;
    }
  }
  return QWidget::event(event);
}

void SolutionReplay::keyPressEvent(QKeyEvent* event) {
  const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
  // Nothing plain gets through to the board below.
  if (modifiers != Qt::NoModifier) {
    QWidget::keyPressEvent(event);
  } else {
    handleKey(event->key());
  }
}

void SolutionReplay::paintEvent(QPaintEvent* /*event*/) {
  QPainter(this).fillRect(rect(), look_.colours().window);
}

}  // namespace byways::app
