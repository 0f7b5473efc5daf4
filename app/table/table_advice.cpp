// SPDX-License-Identifier: GPL-3.0-or-later
// Advice below the board, and the coach beside it.
#include <QApplication>
#include <QKeyEvent>

#include <algorithm>

#include "app/advice/advice_bar.h"
#include "app/advice/adviser.h"
#include "app/advice/chance_bar.h"
#include "app/advice/coach.h"
#include "app/advice/coach_box.h"
#include "app/board/announce.h"
#include "app/board/board_view.h"
#include "app/games/turn_facts.h"
#include "app/look/joined.h"
#include "app/opponents/hints.h"
#include "app/settings/preferences.h"
#include "app/table/message_strip.h"
#include "app/table/table_page.h"

namespace byways::app {

void TablePage::connectAdvice(QVBoxLayout& besideMessage) {
  adviser_ = new Adviser(match_, this);
  advice_ = new AdviceBar(*adviser_, match_, face_, look_, boardSide_);
  advice_->hide();
  besideMessage.insertWidget(besideMessage.indexOf(message_), advice_);
  connect(adviser_, &Adviser::changed, advice_, &AdviceBar::refresh);
  connect(advice_, &AdviceBar::pointedChanged, this, &TablePage::showAdvised);
  connect(&match_, &Match::changed, adviser_, &Adviser::refresh);
  coach_ = new Coach(match_, *adviser_, this);
  connect(&match_, &Match::changed, coach_, &Coach::forget);
  connect(&match_, &Match::stepTaken, coach_, [this](const QString&, Seat seat) {
    if (desk_ == nullptr) {  // a desk judges turns itself
      coach_->look(seat);
    }
  });
  connect(coach_, &Coach::changed, this, &TablePage::tellCoach);
  connect(coachBox_, &CoachBox::keepRequested, coach_, &Coach::forget);
  connect(coachBox_, &CoachBox::takeBackRequested, this, [this] {
    match_.goTo(coach_->warning().begin);  // undoes the whole turn, so that another one can be made
    board_->setFocus();
    tellDone(Sentence(&TablePage::takenBackText));
  });
  connect(coachBox_, &CoachBox::whyRequested, this, &TablePage::showWhy);
  board_->installEventFilter(this);
}

// Switches advice off once there is nothing left to advise on.
void TablePage::refreshAdvice() {
  const bool isOn = preferences_.advice() && Adviser::canAdvise(match_.game()) && desk_ == nullptr &&
                    match_.hasPeople() && !match_.timeline().outcome();
  adviser_->setOn(isOn);
  advice_->setVisible(isOn);
  advice_->refresh();
  if (coach_->isWarning()) {
    coachBox_->showLoss(coach_->warning().best, coach_->warning().played);
  }
}

// Texts about a turn: the turn in words, what it does, and the chance it gives. The first text is the
// fullest, and each is shorter than the one before, for narrow places. The short ones may leave out the turn,
// which the board shows anyway, but never the chance.
QStringList TablePage::adviceTexts(const QString& lead, const QString& words, const QString& turn,
                                   double chance, bool isProven) const {
  const QStringList facts =
      turnFacts(face_.asSeen(match_, look_), match_, match_.timeline(), match_.mover(), turn);
  QString result = isProven ? provenText(chance) : QString();
  if (result.isEmpty()) {
    result = tr("Chance to win for %1: about %2.", "a player, 61 %")
                 .arg(match_.name(match_.mover()), chanceText(chance));
  }
  QStringList texts;
  for (const QString& told : {tr("%1.", "a turn in words").arg(words), QString()}) {
    for (qsizetype count = facts.size(); count >= 0; --count) {
      QStringList parts{lead, told, factsSentence(facts.mid(0, count)), result};
      texts.append(joinSentences(parts));
    }
  }
  return texts;
}

// A proven result between two players, in words; empty unless it is a win or a loss.
QString TablePage::provenText(double chance) const {
  const Seat mover = match_.mover();
  if (match_.players() != 2 || (chance > 0 && chance < 1)) {
    return {};
  }
  const QString text = chance > 0 ? tr("This turn wins for %1, whatever %2 does.", "two players")
                                  : tr("%1 can no longer win unless %2 makes a mistake.", "two players");
  return text.arg(match_.name(mover), match_.name(3 - mover));
}

// The longest of the texts that fits.
QString TablePage::fitting(const QStringList& texts) const {
  const auto fits = std::find_if(texts.begin(), texts.end(),
                                 [this](const QString& text) { return message_->hasRoomFor(text); });
  return fits == texts.end() ? texts.last() : *fits;
}

void TablePage::showAdvised() {
  const int index = advice_->pointed();
  advised_.clear();
  QList<QStringList> places = hintPlaces();
  if (index >= 0) {
    const AdvisedTurn& turn = adviser_->turns().at(index);
    advised_ = Sentence([this, turn] {
      const QString words =
          turn.steps.isEmpty() ? tr("End the turn") : face_.asSeen(match_, look_).turnText(turn.turn, match_);
      return fitting(adviceTexts({}, words, turn.turn, turn.chance));
    });
    places.clear();
    // The arrows of a long turn would hide each other, so only the steps that distinguish it are drawn.
    constexpr qsizetype kFew = 3;
    for (const QString& step :
         turn.steps.size() > kFew ? AdviceBar::ownSteps(adviser_->turns(), index) : turn.steps) {
      places.append(board_->placesOf(step));
    }
  }
  board_->showHint(places);
  showMessage();
}

// A computer whose turn is next waits for the coach's verdict.
void TablePage::tellCoach() {
  if (coach_->isWarning()) {
    coachBox_->showLoss(coach_->warning().best, coach_->warning().played);
    coachBox_->showWhy({});
  } else {
    if (coachBox_->isAncestorOf(QApplication::focusWidget())) {
      board_->setFocus();
    }
    board_->showHint({});
  }
  refresh();
  if (coach_->isWarning()) {
    coachBox_->setFocus();
    announce(coachBox_, coachBox_->summary());
  }
  letComputersPlay();
}

// What the others could answer, and what would have been better.
QString TablePage::whyText() const {
  const GameFace& face = face_.asSeen(match_, look_);
  const Coach::Warning& warning = coach_->warning();
  QStringList why;
  if (warning.replies > 0) {
    why.append(
        tr("%1 could answer with %2. %3", "a player, a turn in words, what it does as a sentence")
            .arg(match_.name(warning.replies), face.turnText(warning.reply, match_),
                 factsSentence(turnFacts(face, match_, match_.timeline(), warning.replies, warning.reply)))
            .simplified());
  }
  Timeline before = match_.timeline();
  before.go_to(warning.begin);
  why.append(tr("Better was %1. %2", "a turn in words, what it does as a sentence")
                 .arg(face.turnText(warning.better, match_),
                      factsSentence(turnFacts(face, match_, before, warning.seat, warning.better)))
                 .simplified());
  return why.join(QLatin1Char('\n'));
}

// Draws the answer on the board, which still shows the position after the turn.
void TablePage::showWhy() {
  const Coach::Warning& warning = coach_->warning();
  if (warning.replies > 0) {
    QList<QStringList> places;
    for (const std::string& step : match_.game().split_turn(warning.reply.toStdString())) {
      places.append(board_->placesOf(QString::fromStdString(step)));
    }
    board_->showHint(places);
  }
  coachBox_->showWhy(whyText());
  announce(coachBox_, coachBox_->summary());
}

}  // namespace byways::app
