// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_page.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPointer>
#include <QPushButton>
#include <QResizeEvent>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

#include "app/advice/coach.h"
#include "app/advice/coach_box.h"
#include "app/board/announce.h"
#include "app/board/board_view.h"
#include "app/board/refusal_bubble.h"
#include "app/look/direction.h"
#include "app/look/look.h"
#include "app/look/settle.h"
#include "app/look/side_scroll.h"
#include "app/look/tab_order.h"
#include "app/match/match_clock.h"
#include "app/opponents/hints.h"
#include "app/opponents/opponents.h"
#include "app/settings/preferences.h"
#include "app/table/banner.h"
#include "app/table/curtain.h"
#include "app/table/desk.h"
#include "app/table/look_back.h"
#include "app/table/message_strip.h"
#include "app/table/panel_splitter.h"
#include "app/table/pause_page.h"
#include "app/table/player_card.h"
#include "app/table/result_panel.h"
#include "app/table/roll_guard.h"
#include "app/table/seat_menu.h"
#include "app/table/table_questions.h"
#include "app/table/turn_band.h"
#include "app/table/turn_box.h"
#include "app/table/turn_buttons.h"
#include "app/table/turn_list.h"
#include "engine/core/entry.h"
#include "engine/opponents.h"

namespace byways::app {

namespace {

constexpr int kSideWidth = 282;       // pixels at the usual text size
constexpr int kSideForFingers = 358;  // room for seven buttons side by side
constexpr int kBesideEdge = 5;
constexpr int kBesideEnd = 16;
constexpr int kAboveSide = 14;
constexpr int kBesideBar = 4;  // small, because the space of a hidden scroll bar adds to it
constexpr int kNarrowestBoard = 240;
constexpr int kMostRoomyCards = 3;  // with more players the cards would leave no room for the turns
constexpr int kLowTable = 640;  // pixels at the usual text size: below this there is no room for many cards
constexpr int kSpacing = 8;
constexpr int kLowSpacing = 5;
constexpr int kCrowdedSpacing = 3;
constexpr int kTightSpacing = 2;
constexpr int kLeastOfCards = 28;  // pixels that stay visible, with the margin above, at the usual text size

QString panelKey() { return QStringLiteral("panel"); }

}  // namespace

TablePage::TablePage(Match& match, const GameFace& face, const Look& look, const Preferences& preferences,
                     QWidget* parent)
    : QWidget(parent), match_(match), face_(face), look_(look), preferences_(preferences) {
  setObjectName(QStringLiteral("table"));
  if (MatchClock::isWanted(match)) {
    clock_ = new MatchClock(match, preferences, this);
  }
  content_ = new QWidget(this);
  board_ = face.makeBoard(match, look, content_);
  message_ = new MessageStrip(look, content_);
  connect(message_, &MessageStrip::roomChanged, this, &TablePage::retellHint);
  bubble_ = new RefusalBubble(look, content_);

  boardSide_ = new QWidget(content_);
  band_ = new TurnBand(match, face, clock_, look, preferences, boardSide_);
  lookBack_ = new LookBack(match, look, *message_, boardSide_);
  auto* const boardColumn = new QVBoxLayout(boardSide_);
  boardColumn->setContentsMargins(0, 0, 0, 0);
  boardColumn->setSpacing(0);
  boardColumn->addWidget(band_);
  boardColumn->addWidget(board_, 1);
  boardColumn->addWidget(message_);
  auto* const row = new QHBoxLayout(content_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  splitter_ = new PanelSplitter(content_);
  boardSide_->setMinimumWidth(kNarrowestBoard);
  splitter_->addWidget(boardSide_);
  splitter_->addWidget(makeSide());
  // Last in the order of Tab, as hardly anybody who uses the keys wants it.
  QWidget* last = panel_;
  while (panel_->isAncestorOf(last->nextInFocusChain())) {
    last = last->nextInFocusChain();
  }
  setTabOrder(last, splitter_->handle(1));
  row->addWidget(splitter_);
  const int lastWidth = preferences.windowState(panelKey()).toInt();
  panelWidth_ = lastWidth > 0 ? lastWidth : kSideWidth;
  connect(splitter_, &PanelSplitter::panelMoved, this, [this](int width) {
    panelWidth_ = width * 100 / preferences_.textSize();
    Q_EMIT panelMoved(panelWidth_);
  });
  bubble_->raise();
  pages_ = new QStackedLayout(this);
  pages_->addWidget(content_);
  if (match.game().has_secret_turns()) {
    curtain_ = new Curtain(match, face, look, this);
    pages_->addWidget(curtain_);
  }
  if (clock_ != nullptr) {
    connectClock();
  }

  connectMatch();
  connectOpponents();
  connectAdvice(*boardColumn);
  connect(&look, &Look::changed, this, &TablePage::lookChanged);
  connect(&preferences, &Preferences::changed, this, &TablePage::refresh);
  lastOnTurn_ = match.onTurn();
  refresh();
  updateCurtain();
  // Deferred until the caller has finished setting up the table.
  QMetaObject::invokeMethod(this, &TablePage::letComputersPlay, Qt::QueuedConnection);
}

// A board that loses the focus while being destroyed still emits signals.
TablePage::~TablePage() { board_->disconnect(this); }

void TablePage::connectMatch() {
  connect(board_, &BoardView::playedOn, this, &TablePage::refreshCards);
  connect(board_, &BoardView::playedOut, this, [this] {
    refresh();
    tellOutcome();
    letComputersPlay();
  });
  connect(&match_, &Match::changed, this, &TablePage::matchChanged);
  connect(&match_, &Match::curtainChanged, this, &TablePage::updateCurtain);
  connect(&match_, &Match::curtainChanged, this, &TablePage::letComputersPlay);
  connect(&match_, &Match::lotDrawn, this, &TablePage::showLot);
  connectMessages();
}

QWidget* TablePage::makeSide() {
  // Long names, long reasons and six players may not fit into a small window, so the panel scrolls.
  auto* const whole = panel_ = new QWidget(this);
  whole->setObjectName(QStringLiteral("sidePanel"));
  scroll_ = new SideScroll(whole);
  auto* const side = new QWidget(scroll_);
  side->setObjectName(QStringLiteral("side"));
  side->setProperty("scrolled", true);
  scroll_->setWidget(side);
  auto* const column = sideColumn_ = new QVBoxLayout(side);
  setReadingMargins(side, column, {kBesideEdge, 0, kBesideBar, 0});
  column->setSpacing(kSpacing);
  const auto size = isCrowded() ? PlayerCard::Size::Compact : PlayerCard::Size::Usual;
  cards_ = new QVBoxLayout;
  cards_->setSpacing(isCrowded() ? kCrowdedSpacing : kSpacing);
  QWidget* before = board_;  // in the order of Tab: the last widget on the board and over it
  while (content_->isAncestorOf(before->nextInFocusChain())) {
    before = before->nextInFocusChain();
  }
  for (QPushButton* const link : bubble_->findChildren<QPushButton*>()) {
    setTabOrder(before, link);
    before = link;
  }
  for (Seat seat = 1; seat <= match_.players(); ++seat) {
    players_.push_back(new PlayerCard(match_, seat, face_, clock_, look_, size, side));
    cards_->addWidget(players_.back());
    if (has_opponents(match_.game())) {
      players_.back()->setMenu(new SeatMenu(match_, seat, players_.back()));
      setTabOrder(before, players_.back()->menuButton());
      before = players_.back()->menuButton();
    }
  }
  column->addLayout(cards_);
  turn_ = new TurnBox(match_, face_, look_, whole);
  turn_->setTabsAfter(before);
  coachBox_ = new CoachBox(look_, side);
  result_ = new ResultPanel(match_, face_, look_, side);
  turns_ = new TurnList(match_, face_, look_, preferences_, whole);
  if (face_.facts().makeScores != nullptr) {
    scores_ = new QToolButton(turns_);
    scores_->setObjectName(QStringLiteral("scores"));
    turns_->addWordButton(scores_);
    connect(scores_, &QToolButton::clicked, this, &TablePage::showScores);
  }
  column->addWidget(coachBox_);
  column->addWidget(result_);
  column->addStretch();  // in place of the list while it is hidden
  // The task, the turns and the buttons never scroll out of sight, and the buttons are always in the same
  // place.
  buttons_ = new TurnButtons(match_, face_, look_, whole);
  auto* const below = panelColumn_ = new QVBoxLayout;
  setReadingMargins(whole, below, {kBesideEdge, 4, kBesideEnd, 12});
  below->setSpacing(6);
  below->addWidget(turn_);
  below->addWidget(turn_->items());
  below->addWidget(turns_, 1);
  below->addStretch();  // in place of the list
  below->addWidget(turns_->steps());
  below->addWidget(buttons_);
  pinned_ = new QWidget(whole);
  setReadingMargins(pinned_, new QVBoxLayout(pinned_), {kBesideEdge, 0, kBesideEnd, kLowSpacing});
  pinned_->hide();  // until there is a desk
  auto* const all = new QVBoxLayout(whole);
  all->setContentsMargins(0, kAboveSide, 0, 0);
  all->setSpacing(0);
  all->addWidget(pinned_);
  all->addWidget(scroll_);
  all->addLayout(below, 1);
  whole->installEventFilter(this);
  guard_ = new RollGuard(match_, *board_, buttons_->rollButton(), this);
  connect(buttons_, &TurnButtons::endTurnRequested, this, &TablePage::endTurn);
  connect(buttons_, &TurnButtons::rollRequested, this, [this] {
    if (!guard_->hasJustEnded()) {
      match_.roll();
      board_->setFocus();  // the button is gone
    }
  });
  connect(turn_, &TurnBox::playNowRequested, this, [this] { opponents_->playNow(); });
  connect(turn_, &TurnBox::playFromHereRequested, &match_, &Match::playFromHere);
  connect(turn_, &TurnBox::pauseRequested, this, [this](bool on) { opponents_->setPaused(on); });
  connect(turn_, &TurnBox::stepRequested, this, &TablePage::playChoice);
  connect(result_, &ResultPanel::rematchRequested, this, &TablePage::rematchRequested);
  connect(result_, &ResultPanel::shelfRequested, this, &TablePage::shelfRequested);
  connect(result_, &ResultPanel::reviewRequested, this, &TablePage::reviewRequested);
  return whole;
}

void TablePage::setDesk(Desk* desk, bool withCards) {
  desk_ = desk;
  pinHead(true);
  sideColumn_->insertWidget(0, desk);
  panelColumn_->addWidget(desk->foot());
  for (PlayerCard* const player : players_) {
    player->setVisible(withCards);
    player->setMenu(nullptr);  // nobody can change who plays
  }
  if (hintButton_ != nullptr) {
    hintButton_->setObjectName(QString());  // the desk has one
    hintButton_->hide();
  }
  setTabOrderAsLaidOut(panel_);
  refresh();
}

void TablePage::setBeside(Beside beside) {
  beside_ = beside;
  // If somebody plays alone, the desk states the aim and the result so far.
  turn_->setBrief(beside == Beside::Turn || (desk_ != nullptr && match_.players() == 1));
  turn_->setMoverKnown(beside == Beside::ToFind);
  turn_->setAimKnown(beside == Beside::Game && desk_ != nullptr && !players_.front()->isHidden());
  refresh();
}

void TablePage::setShareMenu(QMenu* menu) { result_->setShareMenu(menu); }

void TablePage::useForOneTurn() {
  isForOneTurn_ = true;
  sideColumn_->addStretch(1);  // in place of the list
  refresh();
}

void TablePage::refreshCards() {
  for (std::size_t i = 0; i < players_.size(); ++i) {
    isDrawingLot_            ? players_[i]->wait()
    : board_->isPlayingOut() ? players_[i]->rest(board_->linesWhilePlaying(static_cast<Seat>(i) + 1))
                             : players_[i]->refresh();
    if (beside_ == Beside::Shown) {
      players_[i]->rest();
    }
  }
  turn_->tell(board_->isPlayingOut() ? board_->toldWhilePlaying() : ToldTurn());
}

// While the board plays out a round, the list and the result stay as they were; cards and turn box follow it.
void TablePage::refresh() {
  const int textSize = preferences_.textSize();
  const int narrowest = kSideWidth * textSize / 100;
  splitter_->setPanelWidth(look_.fingersAreInUse() ? std::max(kSideForFingers, narrowest) : narrowest,
                           panelWidth_ * textSize / 100);
  const bool isPlayingOut = board_->isPlayingOut();
  refreshCards();
  fitCards();
  if (!isPlayingOut) {
    result_->refresh();
    turns_->refresh();
  }
  turn_->refresh();
  if (beside_ == Beside::Game) {
    const bool hadKeys = lookBack_->banner()->isAncestorOf(focusWidget());
    lookBack_->refresh();
    if (hadKeys && lookBack_->banner()->isHidden()) {
      board_->setFocus(Qt::OtherFocusReason);
    }
  } else {
    lookBack_->banner()->hide();  // the lesson leads through turns, which isn't looking back
  }
  if (curtain_ != nullptr) {
    curtain_->refresh();
  }
  const bool isOver = match_.timeline().outcome().has_value();
  const bool hasNothing = beside_ == Beside::Nothing || beside_ == Beside::Shown;
  const bool isTurnHidden = hasNothing || coach_->isWarning();
  turn_->setShown((isPlayingOut || !isOver) && !isTurnHidden);
  buttons_->refresh(!isTurnHidden, isPlayingOut || isDrawingLot_);
  coachBox_->setVisible(coach_->isWarning());
  // Somebody who plays alone against computers knows whose turn it is.
  int people = 0;
  for (Seat seat = 1; seat <= match_.players(); ++seat) {
    people += match_.level(seat) == 0 && !match_.drifts(seat) ? 1 : 0;
  }
  band_->refresh(people > 1 && desk_ == nullptr && !isForOneTurn_, isDrawingLot_);
  turns_->setVisible(beside_ == Beside::Game && !isForOneTurn_);
  turns_->steps()->setVisible(beside_ == Beside::Game && !isForOneTurn_);
  result_->setVisible(isOver && !isPlayingOut && desk_ == nullptr);
  if (scores_ != nullptr) {
    scores_->setText(tr("Scores"));
    scores_->setToolTip(tr("Where the points came from, round by round"));
    scores_->setEnabled(!isPlayingOut);
  }
  refreshHintButton();
  refreshAdvice();
  showMessage();
}

void TablePage::matchChanged() {
  done_.clear();
  remark_.clear();
  forgetTrace();
  refresh();
  const Seat seat = match_.onTurn();
  if (seat != lastOnTurn_ || match_.isTableOpen()) {
    lastOnTurn_ = seat;
    tellOutcome();
  }
  letComputersPlay();
}

// Announces the result of a turn and who is next, unless the curtain does.
void TablePage::tellOutcome() {
  if (board_->isPlayingOut() || (match_.isCurtained() && !match_.isTableOpen())) {
    return;
  }
  if (desk_ != nullptr) {
    return;  // the desk announces what matters
  }
  if (match_.timeline().to_move() == kNobody) {
    announce(result_, result_->summary());
  } else {
    announce(turn_, turn_->summary());
  }
}

// Hides the table instead of covering it, so that nothing of it can be reached by mouse, keys or screen
// reader.
void TablePage::updateCurtain() {
  if (curtain_ == nullptr) {
    return;
  }
  hovered_.clear();
  refresh();
  const bool isDown = match_.isCurtained() && !match_.isTableOpen();
  const bool hadFocus = isAncestorOf(QApplication::focusWidget()) || QApplication::focusWidget() == nullptr;
  QToolTip::hideText();
  choosePage();
  if (hadFocus) {
    setFocus();
  }
  if (isPaused()) {
    return;
  }
  if (isDown) {
    announce(curtain_, curtain_->summary());
  } else if (!match_.isCurtained() && match_.mover() > 0) {
    announce(turn_, turn_->summary());
  }
}

void TablePage::choosePage() {
  const bool isDown = curtain_ != nullptr && match_.isCurtained() && !match_.isTableOpen();
  pages_->setCurrentWidget(isPaused() ? static_cast<QWidget*>(pause_)
                           : isDown   ? static_cast<QWidget*>(curtain_)
                                      : content_);
}

bool TablePage::isPaused() const { return clock_ != nullptr && clock_->isHeld(); }

void TablePage::connectClock() {
  pause_ = new PausePage(this);
  pages_->addWidget(pause_);
  connect(pause_, &PausePage::goOnRequested, clock_, [this] { clock_->setHeld(false); });
  connect(clock_, &MatchClock::heldChanged, this, &TablePage::updatePause);
  connect(clock_, &MatchClock::timeUp, this, [this](Seat seat) {
    remark(tr("%1’s time is up. Play goes on.", "a player").arg(match_.name(seat)));
    announce(message_, remark_);
  });
}

// Hides the table, as the curtain does.
void TablePage::updatePause() {
  const bool hadFocus = isAncestorOf(QApplication::focusWidget()) || QApplication::focusWidget() == nullptr;
  hovered_.clear();
  QToolTip::hideText();
  choosePage();
  if (hadFocus) {
    setFocus();
  }
  if (isPaused()) {
    announce(pause_, pause_->summary());
  }
  opponents_ != nullptr ? letComputersPlay() : refresh();
  Q_EMIT paused(isPaused());
}

void TablePage::showScores() {
  auto* const dialog = new QDialog(this);
  dialog->setObjectName(QStringLiteral("scoresDialog"));
  dialog->setWindowTitle(tr("Score table"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  auto* const close = new QPushButton(tr("Close"), dialog);
  close->setDefault(true);
  connect(close, &QPushButton::clicked, dialog, &QDialog::reject);
  auto* const column = new QVBoxLayout(dialog);
  column->addWidget(face_.facts().makeScores(match_, look_, dialog), 1);
  column->addWidget(close, 0, Qt::AlignRight);
  dialog->setModal(true);
  dialog->open();
}

void TablePage::endTurn() {
  if (isPaused()) {
    return;
  }
  if (coach_->isLooking()) {
    coach_->forget();
    return;
  }
  if (match_.isTableOpen() && !board_->isPlayingOut()) {
    const auto playOn = [this] { match_.lowerCurtain(); };
    const std::optional<TableQuestion> question = questionBeforeDropping(match_);
    question ? askAtTable(*question, match_, this, playOn) : playOn();
  } else if (match_.mover() > 0 && !match_.isCurtained()) {
    const auto end = [this] {
      asksForEnd_ = true;
      board_->setEndingTurn(true);
      const bool isRefused = match_.play(QStringLiteral("end")).has_value();
      board_->setEndingTurn(false);
      if (!isRefused) {
        guard_->turnEnded();
      }
    };
    const bool hasEnd =
        !face_.facts().turnsEndThemselves && !match_.timeline().refusal(match_.mover(), "end");
    const std::optional<TableQuestion> question = hasEnd && beside_ == Beside::Game
                                                      ? questionBeforeEnd(match_, face_.asSeen(match_, look_))
                                                      : std::optional<TableQuestion>();
    question ? askAtTable(*question, match_, this, end) : end();
  }
}

void TablePage::playChoice(const QString& choice) {
  asksForEnd_ = false;
  const std::optional<Entry> entry = parse_entry(choice.toStdString());
  static_cast<void>(entry ? match_.playDeclaration(entry->seat, QString::fromStdString(entry->text))
                          : match_.play(choice));
}

// Passes the focus on. A focus proxy wouldn't do, because one that changes confuses Qt's tab order.
void TablePage::focusInEvent(QFocusEvent* event) {
  QWidget* const there = pages_->currentWidget() == content_ ? board_ : pages_->currentWidget();
  there->setFocus(event->reason());
}

bool TablePage::isCrowded() const { return match_.players() > kMostRoomyCards; }

// If cards or desk scroll, scrolls to the primary button, or else to the player to move or the winner.
void TablePage::showMover() {
  const auto show = [this] {
    const QList<QPushButton*> buttons = scroll_->widget()->findChildren<QPushButton*>();
    const auto primary = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
      return button->isVisible() && button->property("primary").toBool();
    });
    const std::optional<Outcome> outcome = match_.timeline().outcome();
    const Seat seat = outcome && !outcome->winners.empty() ? outcome->winners.front() : match_.onTurn();
    if (primary != buttons.end()) {
      scroll_->ensureWidgetVisible(*primary, 0, SideScroll::kFold);
    } else if ((desk_ == nullptr || beside_ == Beside::Game) && seat >= 1 && seat <= match_.players()) {
      PlayerCard* const card = players_.at(static_cast<std::size_t>(seat - 1));
      if (!card->isHidden()) {  // puzzles show no cards
        scroll_->ensureWidgetVisible(card, 0, 0);
      }
    }
  };
  QMetaObject::invokeMethod(scroll_, show, Qt::QueuedConnection);
}

// Whether there is enough room for everything with cards of the usual height.
bool TablePage::hasRoomForCards() {
  for (PlayerCard* const player : players_) {
    player->setTight(false);
  }
  const int spacing = isCrowded() ? kCrowdedSpacing : kSpacing;
  cards_->setSpacing(spacing);
  settle(*panel_);
  return pinnedHeight() + wantedHeight(*sideColumn_, scroll_->widget()->width()) +
             leastOfPanel(PanelRoom::Ample) <=
         height();
}

// In a low window cards get tighter, so that the turns or the result below them can be seen.
void TablePage::fitCards() {
  const bool isLow = height() < kLowTable * preferences_.textSize() / 100;
  const bool isTight = isLow && (match_.timeline().outcome() || !hasRoomForCards());
  for (PlayerCard* const player : players_) {
    player->setTight(isTight);
  }
  cards_->setSpacing(isCrowded() ? (isTight ? kTightSpacing : kCrowdedSpacing)
                                 : (isTight ? kLowSpacing : kSpacing));
  showMover();
}

// The least height of everything below the cards or the desk. It doesn't depend on how much room those parts
// have now, so that the layout doesn't oscillate.
int TablePage::leastOfPanel(PanelRoom room, bool isListShort) const {
  const QMargins margins = panelColumn_->contentsMargins();
  const int width = panel_->width() - margins.left() - margins.right();
  QList<int> heights{turn_->leastHeight(room, width), turn_->leastOfItems(room, width),
                     turns_->isHidden() ? 0 : turns_->leastHeight(isListShort),
                     buttons_->leastHeight(room, width)};
  for (const QWidget* const part : {turns_->steps(), desk_ != nullptr ? desk_->foot() : nullptr}) {
    if (part != nullptr && !part->isHidden()) {
      heights << leastHeight(*part->layout(), width);
    }
  }
  return heightOfColumn(heights, panelColumn_->spacing()) + margins.top() + margins.bottom();
}

// The height of the desk's head with its margins, wherever the head is now.
int TablePage::heightOfHead() const {
  return leastHeight(*desk_->head()->layout(), panel_->width() - kBesideEdge - kBesideEnd) + kLowSpacing;
}

// The height of what is pinned above the cards or the desk.
int TablePage::pinnedHeight() const { return kAboveSide + (isHeadPinned_ ? heightOfHead() : 0); }

// A head that would leave the task too little room scrolls together with it.
void TablePage::pinHead(bool isPinned) {
  if (isPinned == isHeadPinned_) {
    return;
  }
  isHeadPinned_ = isPinned;
  QWidget* const head = desk_->head();
  const QPointer<QWidget> focus = head->isAncestorOf(focusWidget()) ? focusWidget() : nullptr;
  isPinned ? pinned_->layout()->addWidget(head) : sideColumn_->insertWidget(0, head);
  pinned_->setVisible(isPinned);
  head->show();  // a widget that changes its parent is hidden
  if (focus != nullptr) {
    focus->setFocus();
  }
}

// The least visible height of the cards or the desk, without the mark for more below.
int TablePage::leastOfSide() const {
  if (desk_ == nullptr) {
    return kLeastOfCards * preferences_.textSize() / 100 - kAboveSide;
  }
  const QMargins margins = sideColumn_->contentsMargins();
  const int width = scroll_->widget()->width();
  const int needed = desk_->heightInSight(width - margins.left() - margins.right());
  const int head = isHeadPinned_ ? 0 : heightOfHead();
  return qMin(needed + SideScroll::kFold, leastHeight(*sideColumn_, width) - head);
}

// The height of the largest card; 0 if there is none, or a desk is in place of the cards.
int TablePage::heightOfCard() const {
  int height = 0;
  for (const PlayerCard* const card : players_) {
    height = desk_ != nullptr || card->isHidden() ? height : qMax(height, card->sizeHint().height());
  }
  return height;
}

// Distributes the height: first what must always be visible, then room for a remark, then one card or the
// desk, then the first lines of what the turn allows, then the other cards, then the other lines.
void TablePage::fitPanel() {
  settle(*panel_);
  const int side = leastOfSide();
  if (desk_ != nullptr) {
    const int task = desk_->heightOfTask(scroll_->widget()->width() - kBesideEdge - kBesideBar);
    pinHead(kAboveSide + heightOfHead() + task + SideScroll::kFold +
                leastOfPanel(PanelRoom::ScarceWithDesk) <=
            panel_->height());
  }
  const int all = panel_->height() - pinnedHeight();
  const int card = qMax(side, heightOfCard());
  const PanelRoom room = leastOfPanel(PanelRoom::Ample) + card <= all ? PanelRoom::Ample
                         : leastOfPanel(PanelRoom::Low) + side <= all ? PanelRoom::Low
                         : desk_ != nullptr                           ? PanelRoom::ScarceWithDesk
                                                                      : PanelRoom::Scarce;
  const bool isListShort = desk_ == nullptr && leastOfPanel(room) + card > all;
  const int taken = leastOfPanel(room, isListShort);
  const int width = panel_->width();
  const int items = turn_->leastOfItems(room, width);
  const int others = turn_->heightOfItems(room, width) - items;
  int spare = 0;
  if (room == PanelRoom::Scarce) {
    spare = qBound(0, all - taken - side, others);
  } else if (desk_ == nullptr) {
    const int cards = qMax(card, wantedHeight(*sideColumn_, scroll_->widget()->width()));
    spare = qBound(0, all - taken - card, turn_->heightOfFirstItems(room, width) - items);
    spare += qBound(0, all - taken - spare - cards, others - spare);
  }
  turn_->setRoom(room, items + spare);
  turns_->setShort(isListShort);
  buttons_->setRoom(room);
  // The cards get less height rather than cutting off a button.
  scroll_->setLeastHeight(qMax(0, all - taken - spare));
  settle(*panel_);  // at once, so that no button moves meanwhile
  if (desk_ != nullptr) {
    showMover();  // the card or button to show may have moved down
  }
}

// Keys that the panel doesn't use lead back to the board.
void TablePage::keyPressEvent(QKeyEvent* event) {
  // The board hasn't used the key, so there is nothing to undo.
  if (event->key() == Qt::Key_Escape && hints_ != nullptr && hints_->stage() != Hints::Stage::None) {
    hints_->forget();
    return;
  }
  if (event->key() == Qt::Key_Escape && lookBack_->leave()) {
    board_->setFocus(Qt::ShortcutFocusReason);
    return;
  }
  const bool isWalk = event->key() == Qt::Key_N || event->key() == Qt::Key_O;
  const bool leadsBack = (isWalk || event->key() == Qt::Key_Escape) && event->modifiers() == Qt::NoModifier &&
                         board_->isVisible() && !board_->hasFocus();
  if (!leadsBack) {
    QWidget::keyPressEvent(event);
    return;
  }
  board_->setFocus(Qt::ShortcutFocusReason);
  if (isWalk) {
    QCoreApplication::sendEvent(board_, event);
  }
}

void TablePage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitCards();
}

void TablePage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    refresh();
  }
  QWidget::changeEvent(event);
}

}  // namespace byways::app
