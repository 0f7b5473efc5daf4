// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_page.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QToolTip>
#include <QVBoxLayout>

#include "app/board/announce.h"
#include "app/board/board_view.h"
#include "app/look/direction.h"
#include "app/look/look.h"
#include "app/look/tab_order.h"
#include "app/match/match_clock.h"
#include "app/settings/preferences.h"
#include "app/setup/lot_overlay.h"
#include "app/table/curtain.h"
#include "app/table/message_strip.h"
#include "app/table/player_card.h"
#include "app/table/refusal_bubble.h"
#include "app/table/result_panel.h"
#include "app/table/turn_box.h"
#include "app/table/turn_list.h"
#include "engine/core/entry.h"

namespace byways::app {

namespace {

constexpr int kSideWidth = 282;
constexpr int kMostRoomyCards = 3;  // with more players the cards would leave no room for the turns

}  // namespace

TablePage::TablePage(Match& match, const GameFace& face, const Look& look, const Preferences& preferences,
                     QWidget* parent)
    : QWidget(parent), match_(match), face_(face), look_(look), preferences_(preferences) {
  setObjectName(QStringLiteral("table"));
  if (MatchClock::isWanted(match)) {
    clock_ = new MatchClock(match, preferences, this);
  }
  content_ = new QWidget(this);
  board_ = face.makeBoard(match, look, preferences, content_);
  message_ = new MessageStrip(look, content_);
  bubble_ = new RefusalBubble(look, content_);

  auto* const left = new QVBoxLayout;
  left->setSpacing(0);
  left->addWidget(board_, 1);
  left->addWidget(message_);
  auto* const row = new QHBoxLayout(content_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addLayout(left, 1);
  row->addWidget(makeSide());
  pages_ = new QStackedLayout(this);
  pages_->addWidget(content_);
  if (match.game().has_secret_turns()) {
    curtain_ = new Curtain(match, face, look, this);
    pages_->addWidget(curtain_);
  }

  connectMatch();
  connect(&look, &Look::changed, this, &TablePage::refresh);
  connect(&preferences, &Preferences::changed, this, &TablePage::refresh);
  lastOnTurn_ = match.onTurn();
  refresh();
  updateCurtain();
}

// A board that loses the focus on its way out has still something to say.
TablePage::~TablePage() { board_->disconnect(this); }

void TablePage::connectMatch() {
  connect(board_, &BoardView::endTurnRequested, this, &TablePage::endTurn);
  connect(board_, &BoardView::playedOut, this, [this] {
    refresh();
    tellOutcome();
  });
  connect(&match_, &Match::changed, this, &TablePage::matchChanged);
  connect(&match_, &Match::curtainChanged, this, &TablePage::updateCurtain);
  connect(&match_, &Match::lotDrawn, this, &TablePage::showLot);
  connectMessages();
}

QWidget* TablePage::makeSide() {
  // Long names, long reasons and six players are more than a small window has room for.
  auto* const scroll = new QScrollArea(this);
  scroll->setObjectName(QStringLiteral("sideScroll"));
  scroll->setFixedWidth(kSideWidth);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidgetResizable(true);
  auto* const side = new QWidget(scroll);
  side->setObjectName(QStringLiteral("side"));
  side->setProperty("scrolled", true);
  scroll->setWidget(side);
  auto* const column = sideColumn_ = new QVBoxLayout(side);
  setReadingMargins(side, column, {8, 14, 16, 12});
  column->setSpacing(8);
  const bool isCrowded = match_.players() > kMostRoomyCards;
  const auto size = isCrowded ? PlayerCard::Size::Compact : PlayerCard::Size::Usual;
  auto* const cards = new QVBoxLayout;
  cards->setSpacing(isCrowded ? 3 : 8);
  for (Seat seat = 1; seat <= match_.players(); ++seat) {
    players_.push_back(new PlayerCard(match_, seat, face_, clock_, look_, size, side));
    cards->addWidget(players_.back());
  }
  column->addLayout(cards);
  turn_ = new TurnBox(match_, face_, look_, side);
  result_ = new ResultPanel(match_, face_, look_, side);
  turns_ = new TurnList(match_, face_, look_, preferences_, side);
  if (face_.hasScores()) {
    scores_ = new QToolButton(turns_);
    scores_->setObjectName(QStringLiteral("scores"));
    turns_->addButton(scores_);
    connect(scores_, &QToolButton::clicked, this, &TablePage::showScores);
  }
  column->addSpacing(4);
  column->addWidget(turn_);
  column->addWidget(result_);
  column->addSpacing(4);
  column->addWidget(turns_, 1);
  connect(turn_, &TurnBox::endTurnRequested, this, &TablePage::endTurn);
  connect(turn_, &TurnBox::rollRequested, this, [this] {
    match_.roll();
    board_->setFocus();  // the button is gone
  });
  connect(turn_, &TurnBox::stepRequested, this, &TablePage::playChoice);
  connect(result_, &ResultPanel::rematchRequested, this, &TablePage::rematchRequested);
  connect(result_, &ResultPanel::shelfRequested, this, &TablePage::shelfRequested);
  return scroll;
}

void TablePage::setDesk(QWidget* desk) {
  desk_ = desk;
  sideColumn_->insertWidget(0, desk);
  for (PlayerCard* const player : players_) {
    player->hide();
  }
  setTabOrderAsLaidOut(sideColumn_->parentWidget());
  refresh();
}

// While the board plays out a round, cards, list and result keep what they said before it. The box of the
// turn doesn't: it might go on telling of a turn that is sealed.
void TablePage::refresh() {
  const bool isPlayingOut = board_->isPlayingOut();
  for (PlayerCard* const player : players_) {
    isPlayingOut ? player->rest() : player->refresh();
  }
  if (!isPlayingOut) {
    result_->refresh();
    turns_->refresh();
  }
  turn_->refresh();
  if (curtain_ != nullptr) {
    curtain_->refresh();
  }
  const bool isOver = match_.timeline().outcome().has_value();
  turn_->setVisible(!isOver && !isPlayingOut);
  result_->setVisible(isOver && !isPlayingOut && desk_ == nullptr);
  if (scores_ != nullptr) {
    scores_->setText(tr("Scores"));
    scores_->setToolTip(tr("How the points came together, round by round"));
    scores_->setEnabled(!isPlayingOut);
  }
  showMessage();
}

void TablePage::matchChanged() {
  done_.clear();
  refresh();
  const Seat seat = match_.onTurn();
  if (seat != lastOnTurn_ || match_.isTableOpen()) {
    lastOnTurn_ = seat;
    tellOutcome();
  }
}

// What has come of a turn and who is next; the curtain speaks for itself.
void TablePage::tellOutcome() {
  if (board_->isPlayingOut() || (match_.isCurtained() && !match_.isTableOpen())) {
    return;
  }
  if (desk_ != nullptr) {
    return;  // it speaks for itself
  }
  if (match_.timeline().to_move() == kNobody) {
    announce(result_, result_->summary());
  } else {
    announce(turn_, turn_->summary());
  }
}

// The table itself is hidden, not only covered: nothing of it can be pointed at, walked to or read out.
void TablePage::updateCurtain() {
  if (curtain_ == nullptr) {
    return;
  }
  hovered_.clear();
  refresh();
  const bool isDown = match_.isCurtained() && !match_.isTableOpen();
  const bool hadFocus = isAncestorOf(QApplication::focusWidget()) || QApplication::focusWidget() == nullptr;
  QToolTip::hideText();
  pages_->setCurrentWidget(isDown ? static_cast<QWidget*>(curtain_) : content_);
  if (hadFocus) {
    setFocus();
  }
  if (isDown) {
    announce(curtain_, curtain_->summary());
  } else if (!match_.isCurtained() && match_.timeline().to_move() > 0) {
    announce(turn_, turn_->summary());
  }
}

void TablePage::showScores() {
  auto* const dialog = new QDialog(this);
  dialog->setObjectName(QStringLiteral("scoresDialog"));
  dialog->setWindowTitle(tr("Score table"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  auto* const close = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  connect(close, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  auto* const column = new QVBoxLayout(dialog);
  column->addWidget(face_.makeScores(match_, look_, dialog), 1);
  column->addWidget(close);
  dialog->setModal(true);
  dialog->open();
}

void TablePage::endTurn() {
  if (match_.isTableOpen() && !board_->isPlayingOut()) {
    match_.lowerCurtain();
  } else if (match_.timeline().to_move() > 0 && !match_.isCurtained()) {
    static_cast<void>(match_.play(QStringLiteral("end")));
  }
}

void TablePage::playChoice(const QString& choice) {
  const std::optional<Entry> entry = parse_entry(choice.toStdString());
  static_cast<void>(entry ? match_.playWord(entry->seat, QString::fromStdString(entry->text))
                          : match_.play(choice));
}

void TablePage::showLot(const QString& outcome) {
  QList<LotOverlay::Ticket> tickets;
  const QList<std::array<int, 2>> rolls = match_.startingRolls();
  for (Seat seat = 1; seat <= match_.players(); ++seat) {
    LotOverlay::Ticket ticket{match_.name(seat), match_.colourIndex(seat), {}, {}};
    if (const QList<int> pieces = face_.pieceColours(match_.players(), seat); !pieces.isEmpty()) {
      ticket.sign = [this, colour = pieces.front()](QPainter& painter, QPointF centre, double radius) {
        face_.drawPiece(painter, centre, radius, colour, look_);
      };
    }
    if (!rolls.isEmpty()) {
      ticket.dice = rolls.at(seat - 1);
    }
    tickets.append(ticket);
  }
  // A lot that draws a player is a word and the seat's number, whatever the game calls it.
  const QStringList words = outcome.split(QLatin1Char(' '));
  const int drawn = words.size() == 2 ? words.last().toInt() - 1 : -1;
  if (drawn >= 0 && drawn < tickets.size()) {
    auto* const overlay = new LotOverlay(tickets, drawn, face_.lotText(outcome, match_), look_, this);
    connect(overlay, &LotOverlay::finished, board_, qOverload<>(&QWidget::setFocus));
    announce(overlay, face_.lotText(outcome, match_));
  } else if (match_.game().rolls_dice()) {
    announce(turn_, face_.lotText(outcome, match_));
  }
}

// No focus proxy: Qt puts a widget with a changing one in the way of Tab.
void TablePage::focusInEvent(QFocusEvent* event) {
  QWidget* const there = pages_->currentWidget() == content_ ? static_cast<QWidget*>(board_) : curtain_;
  there->setFocus(event->reason());
}

void TablePage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    refresh();
  }
  QWidget::changeEvent(event);
}

}  // namespace byways::app
