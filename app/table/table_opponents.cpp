// SPDX-License-Identifier: GPL-3.0-or-later
// Computers at the table: when they may play, and what is shown about them.
#include <QToolButton>

#include <algorithm>

#include "app/advice/coach.h"
#include "app/board/board_view.h"
#include "app/board/why_not.h"
#include "app/games/piece_colours.h"
#include "app/games/turn_words.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "app/match/match_clock.h"
#include "app/opponents/hints.h"
#include "app/opponents/opponents.h"
#include "app/table/message_strip.h"
#include "app/table/table_page.h"
#include "app/table/turn_box.h"
#include "app/table/turn_list.h"
#include "engine/opponents.h"

namespace byways::app {

void TablePage::connectOpponents() {
  if (!has_opponents(match_.game())) {
    return;
  }
  opponents_ = new Opponents(match_, preferences_, this);
  connect(opponents_, &Opponents::changed, this,
          [this] { turn_->tellComputer(opponents_->isThinking(), opponents_->isPaused()); });
  connect(opponents_, &Opponents::turnPlayed, this, &TablePage::tellTurn);
  hints_ = new Hints(
      match_, [this](const QStringList& steps, Seat seat) { return face_.hintedSteps(steps, seat, match_); },
      this);
  hintButton_ = new QToolButton(turns_);
  hintButton_->setObjectName(QStringLiteral("hint"));
  turns_->addButton(hintButton_);
  hintButton_->installEventFilter(this);
  connect(hintButton_, &QToolButton::clicked, hints_, &Hints::next);
  connect(hints_, &Hints::changed, this, &TablePage::tellHint);
  connect(&match_, &Match::changed, hints_, &Hints::forget);
  connect(&match_, &Match::curtainChanged, hints_, &Hints::forget);
}

void TablePage::giveHint() {
  if (hints_ != nullptr && whyNoHintText().isEmpty()) {
    hints_->next();
  }
}

void TablePage::refreshHintButton() {
  if (hintButton_ != nullptr) {
    hintButton_->setIcon(look_.icon(QStringLiteral("hint")));
    const QString help = whyNoHintText();
    hintButton_->setToolTip(
        help.isEmpty() ? tr("Hint: shows where to play, then what to play; a third press plays it (H)")
                       : help);
    hintButton_->setAccessibleName(tr("Hint"));
    setWhyNot(hintButton_, help, look_, [this] { remark(whyNoHintText()); });
  }
}

// A secret turn is described step by step, because turnText says only what everybody may know.
QString TablePage::hintText() const {
  if (!match_.game().has_secret_turns()) {
    return face_.asSeen(match_, look_).turnText(hints_->turn(), match_);
  }
  QStringList steps;
  for (const QString& step : hints_->steps()) {
    steps.append(face_.asSeen(match_, look_).stepText(step, match_.mover(), match_));
  }
  return joinParts(steps);
}

// The place of the first step, or all places.
QList<QStringList> TablePage::hintPlaces() const {
  QList<QStringList> places;
  if (hints_ != nullptr && hints_->stage() == Hints::Stage::Where) {
    places.append(board_->whereOf(hints_->steps().value(0)));
  } else if (hints_ != nullptr && hints_->stage() == Hints::Stage::Whole) {
    for (const QString& step : hints_->steps()) {
      places.append(board_->placesOf(step));
    }
  }
  return places;
}

// Also in words: the keyboard cursor is a ring too, and not everybody sees rings.
QString TablePage::whereText(const QString& place) const {
  const QString words = board_->places().contains(place) ? board_->describe(place) : QString();
  return words.isEmpty()
             ? tr("Hint: look at the ringed place.")
             : tr("Hint: look at the ringed place: %1.", "a place of the board and what lies there")
                   .arg(words);
}

QStringList TablePage::wholeHintTexts() const {
  QStringList texts = hints_->steps().isEmpty()
                          ? QStringList{tr("Hint: end the turn.")}
                          : adviceTexts(tr("Hint:", "before a turn in words"), hintText(), hints_->turn(),
                                        hints_->chance(), hints_->isProven());
  for (QString& text : texts) {
    text = joinSentences({text, tr("Ask again to play it.", "asking for the hint")});
  }
  return texts;
}

void TablePage::tellHint() {
  using Stage = Hints::Stage;
  const QList<QStringList> places = hintPlaces();
  if (hints_->stage() == Stage::Where && places.front().isEmpty()) {
    hints_->next();  // a hint without places skips the stage that shows where
    return;
  }
  board_->showHint(places, hints_->stage() == Stage::Whole ? hints_->steps() : QStringList());
  switch (hints_->stage()) {
    case Stage::None:
      done_.clear();
      break;
    case Stage::Thinking:
      done_ = Sentence([] { return tr("Looking for a hint…"); });
      break;
    case Stage::Where:
      done_ = Sentence([this, place = places.front().front()] { return whereText(place); });
      break;
    case Stage::Whole:
      done_ = Sentence([this] { return fitting(wholeHintTexts()); });
      break;
  }
  board_->settle();
  showMessage();
  if (hints_->stage() == Stage::Whole) {
    message_->sayAloud(wholeHintTexts().front());
  } else if (!done_.isEmpty()) {
    message_->sayAloud();
  }
}

void TablePage::setCovered(bool isCovered) {
  isCovered_ = isCovered;
  if (clock_ != nullptr) {
    clock_->setCovered(isCovered);
  }
  letComputersPlay();
}

void TablePage::letComputersPlay() {
  if (opponents_ != nullptr) {
    opponents_->setHeldUp(board_->isPlayingOut() || isDrawingLot_ || coach_->isBusy() || isCovered_ ||
                          isPaused());
    opponents_->goOn();
  }
}

// What the dice showed in the turn that has just ended; empty in games without dice.
QString TablePage::rollBeforeText() const {
  const Entries entries = match_.timeline().entries_until(match_.timeline().cursor());
  const auto turn =
      std::find_if(entries.rbegin(), entries.rend(), [](const Entry& entry) { return entry.seat > 0; });
  const bool isRolled = match_.game().rolls_dice() && turn != entries.rend() &&
                        std::next(turn) != entries.rend() && std::next(turn)->seat == kChance;
  return isRolled ? face_.lotText(QString::fromStdString(std::next(turn)->text), match_) : QString();
}

// The index of the seat's last turn among the entries that the list shows.
std::optional<std::size_t> TablePage::lastTurnOf(Seat seat) const {
  const ToldEntries told(match_);
  for (std::size_t at = told.size(); at-- > 0;) {
    if (told[at].seat == seat) {
      return at;
    }
  }
  return std::nullopt;
}

QString TablePage::turnDoneText(Seat seat) const {
  const std::optional<std::size_t> turn = lastTurnOf(seat);
  if (!turn) {
    return {};
  }
  const QString what = turnWhat(ToldEntries(match_)[*turn], face_.asSeen(match_, look_), match_, false);
  const QString roll = rollBeforeText();
  return roll.isEmpty() ? tr("%1: %2", "a player, what has been played").arg(match_.name(seat), what)
                        : tr("%1 (%2): %3", "a player, what the dice showed, what has been played")
                              .arg(match_.name(seat), roll, what);
}

// Describes the turn in one line, which stays until the pointer moves; a secret turn is described with its
// round.
void TablePage::tellTurn(Seat seat, const QString& turn) {
  if (match_.game().has_secret_turns()) {
    return;
  }
  done_ = Sentence([this, seat] { return turnDoneText(seat); });
  if (done_.isEmpty()) {
    return;
  }
  showMessage();
  if (board_->isSettled()) {
    message_->sayAloud();
  }
  if (!board_->marksLastTurn()) {
    QList<QStringList> places;
    for (const std::string& step : match_.game().split_turn(turn.toStdString())) {
      places.append(board_->tracesOf(QString::fromStdString(step)));
    }
    const std::size_t before = *lastTurnOf(seat);
    const std::size_t start = before == 0 ? 0 : match_.timeline().entry_ends()[before - 1];
    const int colour = face_.colourOfTurn(match_.timeline().state_at(start));
    board_->showTrace(places, colour >= 0 ? face_.facts().pieceColours->colour(colour)
                                          : face_.seatColour(match_, seat, look_));
  }
}

// A computer's turn stays marked until the next step; a roll doesn't count as one.
void TablePage::forgetTrace() {
  const Entries entries = match_.timeline().entries_until(match_.timeline().cursor());
  if (entries.empty() || entries.back().seat != kChance) {
    board_->showTrace({});
  }
}

}  // namespace byways::app
