// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/full_screen.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <QToolBar>

#include "app/board/announce.h"
#include "app/look/key_text.h"

namespace byways::app {

namespace {

constexpr int kTimeToReadNote = 4000;  // milliseconds
constexpr int kNoteTop = 18;

}  // namespace

FullScreen::FullScreen(QMainWindow& window) : QObject(&window), window_(window), note_(new QLabel(&window)) {
  note_->setObjectName(QStringLiteral("fullScreenNote"));
  note_->setProperty("note", true);
  note_->setAttribute(Qt::WA_TransparentForMouseEvents);
  note_->hide();
  over_.setSingleShot(true);
  over_.setInterval(kTimeToReadNote);
  connect(&over_, &QTimer::timeout, note_, &QWidget::hide);
  window.installEventFilter(this);
}

bool FullScreen::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::WindowStateChange:
      stateChanged();
      break;
    case QEvent::Resize:
      placeNote();
      break;
    case QEvent::KeyPress:
      // The key gets here only if nothing on the page has used it.
      if (isFull_ && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        window_.setWindowState(window_.windowState() & ~Qt::WindowFullScreen);
        return true;
      }
      break;
    default:
      break;
  }
  return QObject::eventFilter(watched, event);
}

void FullScreen::stateChanged() {
  if (window_.isFullScreen() == isFull_) {
    return;
  }
  isFull_ = window_.isFullScreen();
  window_.menuBar()->setVisible(!isFull_);
  const auto bars = window_.findChildren<QToolBar*>(QString(), Qt::FindDirectChildrenOnly);
  for (QToolBar* const bar : bars) {
    bar->setVisible(!isFull_);
  }
  note_->setVisible(isFull_);
  if (!isFull_) {
    over_.stop();
    return;
  }
  note_->setText(tr("Full screen. Press %1 or %2 to leave.")
                     .arg(keyText(QKeySequence(Qt::Key_Escape)), keyText(QKeySequence(Qt::Key_F11))));
  placeNote();
  over_.start();
  announce(note_, note_->text());
}

void FullScreen::placeNote() {
  if (note_->isHidden()) {
    return;
  }
  note_->adjustSize();
  note_->move((window_.width() - note_->width()) / 2, kNoteTop);
  note_->raise();
}

}  // namespace byways::app
