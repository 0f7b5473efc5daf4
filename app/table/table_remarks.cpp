// SPDX-License-Identifier: GPL-3.0-or-later
// Remarks about why something can't be done right now.
#include <QKeyEvent>
#include <QToolButton>

#include "app/advice/coach.h"
#include "app/board/board_view.h"
#include "app/games/turn_words.h"
#include "app/opponents/hints.h"
#include "app/table/message_strip.h"
#include "app/table/table_page.h"

namespace byways::app {

void TablePage::remark(const QString& text) {
  board_->dismissRefusal();  // the refusal on show is about something else
  remark_ = text;
  showMessage();
  if (!text.isEmpty()) {
    message_->sayAloud();
  }
}

QString TablePage::whoseTurnText() const {
  const QString name = match_.name(match_.onTurn());
  return match_.timeline().can_redo()
             ? tr("It’s %1’s turn here. Go to one of your own turns to play on.").arg(name)
             : tr("It’s %1’s turn.").arg(name);
}

QString TablePage::whyNoHintText() const {
  if (hints_ == nullptr || (hints_->canHint() && !board_->isPlayingOut())) {
    return {};
  }
  if (board_->isPlayingOut()) {
    return tr("You can have a hint once the round has been played out.");
  }
  if (match_.timeline().outcome()) {
    return tr("The game is over.");
  }
  if (match_.isCurtained()) {
    return onlyPerson(match_) != kNobody
               ? tr("You can have a hint only while you plan the round.")
               : tr("Only the player who is planning behind the curtain can have a hint.");
  }
  return match_.isComputersTurn() ? whoseTurnText()
         : match_.isRollDue()     ? tr("Roll the dice first. Then a hint says what to do with them.")
                                  : tr("It is nobody’s turn, so there is no hint.");
}

// Pointing at the disabled hint button shows the reason in the line below the board, not only in a tool tip.
bool TablePage::eventFilter(QObject* watched, QEvent* event) {
  if (watched == hintButton_ && (event->type() == QEvent::Enter || event->type() == QEvent::Leave)) {
    remark_ = event->type() == QEvent::Enter ? whyNoHintText() : QString();
    showMessage();
  }
  if (watched == panel_ && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)) {
    fitPanel();
  }
  if (watched == board_ && event->type() == QEvent::KeyPress && coach_->isBusy()) {
    if (static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Escape) {
      coach_->forget();
      return true;
    }
  }
  // Escape dismisses a hint, unless it would take back a step.
  if (watched == board_ && event->type() == QEvent::KeyPress && hints_ != nullptr &&
      static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Escape &&
      match_.timeline().open_steps().empty()) {
    hints_->forget();
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace byways::app
