// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "app/board/announce.h"
#include "app/board/board_view.h"
#include "app/look/look.h"
#include "app/match/match_clock.h"
#include "app/settings/preferences.h"
#include "app/setup/lot_overlay.h"
#include "app/table/message_strip.h"
#include "app/table/player_card.h"
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
  board_ = face.makeBoard(match, look, preferences, this);
  message_ = new MessageStrip(look, this);

  auto* const left = new QVBoxLayout;
  left->setSpacing(0);
  left->addWidget(board_, 1);
  left->addWidget(message_);
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addLayout(left, 1);
  row->addWidget(makeSide());
  setFocusProxy(board_);

  connect(board_, &BoardView::endTurnRequested, this, &TablePage::endTurn);
  connect(board_, &BoardView::shownRefusalChanged, this, &TablePage::showMessage);
  connect(board_, &BoardView::hovered, this, [this](const QString& place) {
    hovered_ = place;
    showMessage();
  });
  connect(&match, &Match::changed, this, &TablePage::matchChanged);
  connect(&match, &Match::lotDrawn, this, &TablePage::showLot);
  connect(&match, &Match::refused, this, &TablePage::showMessage);
  connect(&look, &Look::changed, this, &TablePage::refresh);
  connect(&preferences, &Preferences::changed, this, &TablePage::refresh);
  lastToMove_ = match.timeline().to_move();
  refresh();
}

QWidget* TablePage::makeSide() {
  auto* const side = new QWidget(this);
  side->setObjectName(QStringLiteral("side"));
  side->setFixedWidth(kSideWidth);
  auto* const column = new QVBoxLayout(side);
  column->setContentsMargins(8, 14, 16, 12);
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
  column->addSpacing(4);
  column->addWidget(turn_);
  column->addWidget(result_);
  column->addSpacing(4);
  column->addWidget(turns_, 1);
  connect(turn_, &TurnBox::endTurnRequested, this, &TablePage::endTurn);
  connect(turn_, &TurnBox::stepRequested, this, &TablePage::playChoice);
  connect(result_, &ResultPanel::rematchRequested, this, &TablePage::rematchRequested);
  connect(result_, &ResultPanel::shelfRequested, this, &TablePage::shelfRequested);
  return side;
}

void TablePage::refresh() {
  for (PlayerCard* const player : players_) {
    player->refresh();
  }
  turn_->refresh();
  result_->refresh();
  turns_->refresh();
  const bool isOver = match_.timeline().outcome().has_value();
  turn_->setVisible(!isOver);
  result_->setVisible(isOver);
  showMessage();
}

void TablePage::matchChanged() {
  refresh();
  const Seat seat = match_.timeline().to_move();
  if (seat == lastToMove_) {
    return;
  }
  lastToMove_ = seat;
  if (seat == kNobody) {
    announce(result_, result_->summary());
  } else {
    announce(turn_,
             TurnBox::tr("%1 to move").arg(match_.name(seat)) + QStringLiteral(". ") + face_.task(match_));
  }
}

void TablePage::showMessage() {
  if (const std::optional<Refusal>& refusal = board_->shownRefusal()) {
    message_->showRefusal(face_.explain(*refusal, match_), QString::fromStdString(refusal->rule));
  } else {
    message_->showNote(hovered_.isEmpty() ? QString() : board_->describe(hovered_));
  }
}

void TablePage::endTurn() {
  if (match_.timeline().to_move() > 0) {
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
  for (Seat seat = 1; seat <= match_.players(); ++seat) {
    tickets.append({match_.name(seat), match_.colourIndex(seat)});
  }
  // A lot that draws a player is a word and the seat's number, whatever the game calls it.
  const QStringList words = outcome.split(QLatin1Char(' '));
  const int drawn = words.size() == 2 ? words.last().toInt() - 1 : -1;
  if (drawn >= 0 && drawn < tickets.size()) {
    auto* const overlay = new LotOverlay(tickets, drawn, face_.lotText(outcome, match_), look_, this);
    connect(overlay, &LotOverlay::finished, board_, qOverload<>(&QWidget::setFocus));
    announce(overlay, face_.lotText(outcome, match_));
  }
}

void TablePage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    refresh();
  }
  QWidget::changeEvent(event);
}

}  // namespace byways::app
