// SPDX-License-Identifier: GPL-3.0-or-later
// The messages below the board and on it: what the pointer is on, what has just been done, and why something
// is impossible.
#include <QApplication>
#include <QKeySequence>

#include "app/advice/coach.h"
#include "app/advice/coach_box.h"
#include "app/board/board_view.h"
#include "app/board/refusal_bubble.h"
#include "app/look/key_text.h"
#include "app/opponents/hints.h"
#include "app/table/banner.h"
#include "app/table/look_back.h"
#include "app/table/message_strip.h"
#include "app/table/table_page.h"
#include "app/table/turn_box.h"
#include "app/table/turn_buttons.h"

namespace byways::app {

namespace {

// The number of the refusal's rule, if people can read this rule on a rules page; otherwise empty. Rules
// pages have only the rule set's own rules, not those of the table, and no rule explains a text that isn't a
// step.
QString ruleToRead(const Refusal& refusal) {
  const bool isOfGame = refusal.rule.find('-') != std::string::npos && refusal.rule.rfind("TURN-", 0) != 0;
  return isOfGame ? QString::fromStdString(refusal.rule) : QString();
}

}  // namespace

void TablePage::connectMessages() {
  connect(board_, &BoardView::shownRefusalChanged, this, &TablePage::showMessage);
  connect(board_, &BoardView::hovered, this, [this](const QString& place) {
    hovered_ = place;
    if (!board_->isSettled()) {
      done_.clear();
    }
    remark_.clear();
    showMessage();
  });
  connect(&match_, &Match::refused, this, &TablePage::showMessage);
  connect(board_, &BoardView::keysTaken, this, [this] {
    const bool canEnd = !buttons_->isHidden() && !face_.facts().turnsEndThemselves;
    const QString end = keyText(Qt::CTRL | Qt::Key_Return);
    remark(canEnd ? tr("%1 %2 ends the turn.", "what keys do, a key").arg(board_->keysText(), end)
                  : board_->keysText());
  });
  connect(&match_, &Match::undone, this, [this] { tellDone(Sentence(&TablePage::takenBackText)); });
  connect(&match_, &Match::redone, this, [this] { tellDone(Sentence(&TablePage::playedAgainText)); });
  connect(board_, &BoardView::actedOutOfTurn, this, [this] {
    if (beside_ == Beside::Game) {  // in a lesson it may be the learner's turn and yet nothing to play
      remark(whoseTurnText());
    }
  });
  connect(&match_, &Match::stepTaken, this, &TablePage::tellStep);
  connect(&match_, &Match::lineDropped, this, [this] {
    remark(tr("The line has been removed. You can put it back from the menu of other lines."));
  });
  connect(bubble_, &RefusalBubble::ruleRequested, this, &TablePage::ruleRequested);
  connect(bubble_, &RefusalBubble::spotMoved, this, &TablePage::showMessage);
  connect(bubble_, &RefusalBubble::dismissed, this, [this] {
    if (bubble_->isAncestorOf(QApplication::focusWidget())) {
      board_->setFocus();
    }
    board_->dismissRefusal();
  });
}

void TablePage::showMessage() {
  const std::optional<Refusal>& refusal = board_->shownRefusal();
  const bool isAnswer = refusal && board_->refusalIsAnswer();
  if (isAnswer) {
    showAnswer(*refusal);
  } else {
    bubble_->hide();
  }
  if (!remark_.isEmpty()) {
    message_->showNote(remark_);
  } else if (isAnswer && (hovered_.isEmpty() || hovered_ == board_->refusedPlace())) {
    message_->showRefusal(face_.asSeen(match_, look_).explain(*refusal, match_));
  } else if (coach_->isLooking()) {
    message_->showNote(tr("The coach is checking… Press %1 to skip.", "a key").arg(keyText(Qt::Key_Escape)));
  } else if (!advised_.isEmpty()) {
    message_->showNote(advised_.text());
  } else if (!done_.isEmpty() && board_->isSettled()) {
    const bool isHint = hints_ != nullptr && hints_->stage() != Hints::Stage::None;
    isHint ? message_->showHint(done_.text()) : message_->showDone(done_.text());
  } else if (refusal && !isAnswer) {
    message_->showNote(face_.asSeen(match_, look_).explain(*refusal, match_));
  } else {
    const QString note = hovered_.isEmpty() ? QString() : board_->describe(hovered_);
    board_->isAsking() ? message_->showQuestion(note) : message_->showNote(note);
  }
  lookBack_->showNote(message_->text());  // the banner covers the strip
}

// Hints have a longer and a shorter form.
void TablePage::retellHint() {
  if (!advised_.isEmpty() || !done_.isEmpty()) {
    advised_.retranslate();
    done_.retranslate();
    showMessage();
  }
}

// Shows the answer at the place itself; without a place, at the turn box or at the button below it.
void TablePage::showAnswer(const Refusal& refusal) {
  const auto onPage = [this](const QString& place) {
    const QRect area = board_->areaOf(place).toAlignedRect();
    return area.isEmpty() ? QRect() : area.translated(board_->mapTo(content_, QPoint()));
  };
  const QRect board(board_->mapTo(content_, QPoint()), board_->size());
  RefusalBubble::Spot spot{
      .place = onPage(board_->refusedPlace()), .keptInView = {}, .open = {}, .within = board};
  for (const std::string& place : refusal.places) {
    if (const QRect area = onPage(QString::fromStdString(place)); !area.isNull()) {
      spot.keptInView.append(area);
    }
  }
  const QStringList places = board_->places();
  for (const QString& place : places) {
    if (!board_->actionOf(place).isEmpty()) {
      spot.open.append(onPage(place));
    }
  }
  const QWidget* const asked = asksForEnd_ ? static_cast<QWidget*>(buttons_) : turn_;
  if (spot.place.isNull() && asked->isVisible()) {
    spot.place = QRect(asked->mapTo(content_, QPoint()), asked->size()) & content_->rect();
  }
  bubble_->answer(face_.asSeen(match_, look_).explain(refusal, match_), ruleToRead(refusal), spot);
}

void TablePage::tellDone(const Sentence& what) {
  done_ = what;
  board_->settle();
  showMessage();
  message_->sayAloud();
}

QString TablePage::takenBackText() {
  return tr("Taken back. Press %1 to play it again.", "a key").arg(keyText(redoKey()));
}

QString TablePage::playedAgainText() {
  return tr("Played again. Press %1 to take it back.", "a key")
      .arg(keyText(QKeySequence(QKeySequence::Undo)));
}

QString TablePage::stepDoneText(const QString& step, Seat seat) const {
  const QString key = QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText);
  // On a table for one turn, the desk says what comes next once it is over.
  const bool isSettled = isForOneTurn_ && match_.timeline().open_steps().empty();
  const bool canTakeBack = match_.canUndo() && !isSettled;
  if (step == QLatin1String("end")) {
    return canTakeBack ? tr("The turn is over. Press %1 to take it back.", "a key").arg(key) : QString();
  }
  QString text = face_.asSeen(match_, look_).stepText(step, seat, match_);
  // Notation is case-sensitive: m3 isn't M3.
  if (text != step && !board_->places().contains(text.section(QLatin1Char(' '), 0, 0))) {
    text[0] = text[0].toUpper();
  }
  return canTakeBack ? tr("%1. Press %2 to take it back.", "a step, a key").arg(text, key)
                     : tr("%1.", "a step").arg(text);
}

// One calm line after a step. Explaining the place under the pointer at that moment would read like a
// reproach.
void TablePage::tellStep(const QString& step, Seat seat) {
  done_.clear();
  // A computer's turn is described as a whole, and a lesson has its own texts.
  if (match_.level(seat) > 0 || beside_ != Beside::Game) {
    return;
  }
  if (!match_.isCurtained() && !match_.timeline().outcome() && step != QLatin1String("leave")) {
    done_ = Sentence([this, step, seat] { return stepDoneText(step, seat); });
  }
  showMessage();
  // Screen readers are told what has changed; the turn box announces the next player.
  if (!done_.isEmpty() && board_->isSettled() && !match_.timeline().open_steps().empty()) {
    message_->sayAloud();
  }
}

// Shows the current message in the new language; a passing remark is dropped.
void TablePage::retranslate() {
  remark_.clear();
  done_.retranslate();
  advised_.retranslate();
  if (coach_->isWarning() && coachBox_->saysWhy()) {
    showWhy();
  }
}

// The board may lie differently now, which changes what is said about it.
void TablePage::lookChanged() {
  done_.retranslate();
  advised_.retranslate();
  if (coach_->isWarning() && coachBox_->saysWhy()) {
    coachBox_->showWhy(whyText());
  }
  refresh();
}

}  // namespace byways::app
