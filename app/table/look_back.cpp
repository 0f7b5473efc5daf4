// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/look_back.h"

#include <QEvent>
#include <QLayout>
#include <QPushButton>

#include <algorithm>

#include "app/games/turn_words.h"
#include "app/look/look.h"
#include "app/table/banner.h"
#include "app/table/message_strip.h"
#include "app/table/table_questions.h"

namespace byways::app {

namespace {

int turnsAmong(const Timeline& timeline, std::size_t entries) {
  return static_cast<int>(timeline.turns_among(entries));
}

}  // namespace

LookBack::LookBack(Match& match, const Look& look, MessageStrip& strip, QWidget* parent)
    : QObject(parent),
      match_(match),
      strip_(strip),
      banner_(new Banner(Banner::Tone::Calm, QStringLiteral("clock"), look, parent)),
      back_(banner_->addButton()) {
  banner_->setObjectName(QStringLiteral("lookBack"));
  back_->setObjectName(QStringLiteral("backToTheEnd"));
  back_->setFocusPolicy(Qt::TabFocus);
  connect(back_, &QPushButton::clicked, this, &LookBack::goBack);
  connect(&match, &Match::lineLeft, this, &LookBack::noteAbandoned);
  strip.installEventFilter(this);
  banner_->installEventFilter(this);
}

bool LookBack::eventFilter(QObject* watched, QEvent* event) {
  const bool isMoved = event->type() == QEvent::Resize || event->type() == QEvent::Move;
  const bool isOther = event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show ||
                       event->type() == QEvent::Hide;
  if (watched == &strip_ ? isMoved : isOther) {
    place();
  }
  return QObject::eventFilter(watched, event);
}

// The banner never covers places of the board. If large letters need more than two lines, the board becomes
// smaller instead.
void LookBack::place() {
  if (banner_->isHidden()) {
    strip_.makeRoom(0);
    return;
  }
  strip_.makeRoom(banner_->fitInto(strip_.width(), strip_.usualHeight()));
  banner_->setGeometry(strip_.geometry());
  banner_->layout()->activate();
  banner_->raise();
}

// Placed at once: the banner would otherwise keep a remark that has no room.
void LookBack::showNote(const QString& note) {
  banner_->showNote(note);
  place();
}

// There is no banner for a person who plays alone: taking back and trying again is normal there, and the list
// is enough.
bool LookBack::isLookingBack() const {
  const Timeline& timeline = match_.timeline();
  if (match_.game().has_secret_turns()) {
    return match_.isTableOpen() && timeline.can_redo();
  }
  return match_.players() > 1 &&
         timeline.entries_until(timeline.cursor()).size() < ToldEntries(match_).size();
}

void LookBack::refresh() {
  const Timeline& timeline = match_.timeline();
  if (isLookingBack()) {
    abandoned_.reset();
    back_->setText(tr("Back to the end"));
    banner_->showText(lookingText());
    return;
  }
  // The message stays until a second turn follows on the new line.
  if (abandoned_ && turnsAmong(timeline, timeline.entry_ends().size()) > abandoned_->turn + 1) {
    abandoned_.reset();
  }
  if (!abandoned_) {
    banner_->hide();
    return;
  }
  back_->setText(tr("Back to those turns"));
  if (match_.game().has_secret_turns()) {
    banner_->showText(tr("The previous line, from round %1 on, is kept.")
                          .arg(turnNumber(match_.timeline(), abandoned_->entries)));
    return;
  }
  banner_->showText(
      abandoned_->turn == 0
          ? tr("The previous line (%n turn(s)) is kept: see the fork at the start.", nullptr,
               abandoned_->turns)
          : tr("The previous line (%n turn(s)) is kept: see the fork at turn %1.", nullptr, abandoned_->turns)
                .arg(abandoned_->turn));
}

QString LookBack::lookingText() const {
  if (match_.game().has_secret_turns()) {
    return match_.holdsSealed()
               ? tr("You are looking back. The round in progress is at the end.")
               : tr("You are looking back. If you play on from here, the later rounds are kept.");
  }
  const Timeline& timeline = match_.timeline();
  const int now = turnsAmong(timeline, timeline.entries_until(timeline.cursor()).size());
  const int all = turnsAmong(timeline, timeline.entry_ends().size());
  const QString where = all == 0   ? tr("The start.")
                        : now == 0 ? tr("The start, with %n turn(s) to come.", nullptr, all)
                                   : tr("After turn %1 of %2.").arg(now).arg(all);
  // A computer plays only at the end of the line.
  if (match_.isComputersTurn()) {
    return tr("%1 It is %2’s turn here.", "where one is, a player").arg(where, match_.name(match_.onTurn()));
  }
  // Records keep only the whole turns of other lines.
  return timeline.entries().back().unfinished
             ? tr("%1 You can play on from here: the later turns are kept, except the unfinished one.",
                  "where one is")
                   .arg(where)
             : tr("%1 You can play on from here: the later turns are kept.", "where one is").arg(where);
}

void LookBack::noteAbandoned(std::size_t entries) {
  const std::vector<Variation> lines = match_.variations();
  const std::vector<Entry>& played = lines.back().entries;
  abandoned_ = AbandonedLine{
      .entries = entries,
      .turn = turnsAmong(match_.timeline(), entries),
      .turns = static_cast<int>(std::count_if(played.begin(), played.end(),
                                              [](const Entry& entry) { return entry.seat != kChance; }))};
}

bool LookBack::leave() {
  const bool isShown = !banner_->isHidden() && isLookingBack();
  if (isShown) {
    goBack();
  }
  return isShown;
}

void LookBack::goBack() {
  if (!abandoned_) {
    const ToldEntries told(match_);
    match_.goTo(told.cursorAfter(told.size() - 1));
    return;
  }
  const std::vector<Variation> lines = match_.variations();
  for (std::size_t i = lines.size(); i-- > 0;) {
    if (lines[i].at == abandoned_->entries) {
      abandoned_.reset();
      takeLine(match_, i, banner_);
      return;
    }
  }
}

}  // namespace byways::app
