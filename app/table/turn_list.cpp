// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/turn_list.h"

#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kAir = 8;        // of a row, above and below its text together
constexpr int kLeastRows = 2;  // where a crowded table leaves no more room

// Words of a record that are no places: nobody would call them notation.
bool isSpelledOut(const QString& entry) {
  const QStringList words{QStringLiteral("first"), QStringLiteral("resign"), QStringLiteral("leave"),
                          QStringLiteral("flag"),  QStringLiteral("draw"),   QStringLiteral("claim")};
  return words.contains(entry.section(QLatin1Char(' '), 0, 0));
}

}  // namespace

TurnList::TurnList(Match& match, const GameFace& face, const Look& look, const Preferences& preferences,
                   QWidget* parent)
    : QWidget(parent),
      match_(match),
      face_(face),
      look_(look),
      preferences_(preferences),
      list_(new QListWidget(this)),
      first_(new QToolButton(this)),
      previous_(new QToolButton(this)),
      next_(new QToolButton(this)),
      last_(new QToolButton(this)),
      buttons_(new QHBoxLayout) {
  list_->setObjectName(QStringLiteral("turnList"));
  list_->setUniformItemSizes(true);
  list_->setMinimumHeight(kLeastRows * (list_->fontMetrics().height() + kAir));
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setTextElideMode(Qt::ElideRight);
  first_->setObjectName(QStringLiteral("firstTurn"));
  previous_->setObjectName(QStringLiteral("previousTurn"));
  next_->setObjectName(QStringLiteral("nextTurn"));
  last_->setObjectName(QStringLiteral("lastTurn"));

  buttons_->setSpacing(4);
  for (QToolButton* const button : {first_, previous_, next_, last_}) {
    button->setAutoRaise(true);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    buttons_->addWidget(button);
  }
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(list_, 1);
  column->addLayout(buttons_);

  connect(list_, &QListWidget::currentRowChanged, this, &TurnList::goToRow);
  connect(first_, &QToolButton::clicked, this, [this] { goToRow(0); });
  connect(previous_, &QToolButton::clicked, this, [this] { goToRow(currentRow() - 1); });
  connect(next_, &QToolButton::clicked, this, [this] { goToRow(currentRow() + 1); });
  connect(last_, &QToolButton::clicked, this, [this] { goToRow(list_->count() - 1); });
  refresh();
}

// What is beside the list may have grown since the row was chosen.
void TurnList::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  QTimer::singleShot(0, list_, [this] { list_->scrollToItem(list_->currentItem()); });
}

void TurnList::addButton(QToolButton* button) {
  button->setAutoRaise(true);
  buttons_->addWidget(button);
}

// Row 0 is the start, row n the position after row n - 1 of rows_. In the middle of a turn it is that turn's
// row.
int TurnList::currentRow() const {
  const std::size_t cursor = match_.timeline().cursor();
  if (cursor == 0) {
    return 0;
  }
  const auto row =
      std::lower_bound(rows_.begin(), rows_.end(), cursor,
                       [](const Row& candidate, std::size_t at) { return candidate.cursor < at; });
  return static_cast<int>(row - rows_.begin()) + 1;
}

void TurnList::goToRow(int row) {
  if (row >= 0 && row < list_->count()) {
    match_.goTo(row == 0 ? 0 : rows_[static_cast<std::size_t>(row) - 1].cursor);
  }
}

// One for each entry.
std::vector<TurnList::Row> TurnList::openRows() const {
  const Timeline& timeline = match_.timeline();
  const std::vector<std::size_t> ends = timeline.entry_ends();
  std::vector<Row> rows;
  int number = 0;
  for (const Entry& entry : timeline.entries()) {
    const QString text = QString::fromStdString(entry.text);
    QString line;
    if (entry.seat == kChance) {
      line = face_.lotText(text, match_);
    } else {
      const QString what =
          preferences_.notation() && !isSpelledOut(text) ? text : face_.turnText(text, match_);
      ++number;
      line = match_.players() == 1 ? tr("%1. %2", "number of the turn, turn").arg(number).arg(what)
                                   : tr("%1. %2: %3", "number of the turn, player, turn")
                                         .arg(number)
                                         .arg(match_.name(entry.seat), what);
    }
    rows.push_back({entry.unfinished ? line + QStringLiteral(" …") : line, ends[rows.size()]});
  }
  return rows;
}

// Where turns are secret: what everybody has seen, between one public position and the next.
std::vector<TurnList::Row> TurnList::secretRows() const {
  const Timeline& timeline = match_.timeline();
  const std::vector<std::size_t> ends = timeline.entry_ends();
  const std::vector<Entry> entries = timeline.entries();
  std::vector<Row> rows;
  std::size_t before = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const QString text = QString::fromStdString(entries[i].text);
    const bool isLast = i + 1 == entries.size();
    const bool isPublic = !timeline.state_at(ends[i]).has_secrets();
    if (entries[i].seat == kChance) {
      rows.push_back({face_.lotText(text, match_), ends[i]});
    } else if (isSpelledOut(text) && (isPublic || isLast)) {
      rows.push_back({tr("%1: %2", "player, what the player did")
                          .arg(match_.name(entries[i].seat), face_.turnText(text, match_)),
                      ends[i]});
    } else if (!isPublic && isLast) {
      rows.push_back({tr("The round in hand"), ends[i]});
    }
    if (isPublic) {
      const QString round = face_.roundText(timeline.state_at(before), timeline.state_at(ends[i]), match_);
      if (entries[i].seat != kChance && !round.isEmpty()) {
        rows.push_back({round, ends[i]});
      }
      before = ends[i];
    }
  }
  return rows;
}

void TurnList::refresh() {
  const QSignalBlocker quiet(list_);
  rows_ = match_.game().has_secret_turns() ? secretRows() : openRows();
  list_->clear();
  list_->setAccessibleName(tr("Turns"));
  list_->addItem(tr("Start"));
  for (const Row& row : rows_) {
    auto* const item = new QListWidgetItem(row.text, list_);
    item->setToolTip(row.text);
  }
  for (int row = 0; row < list_->count(); ++row) {
    list_->item(row)->setSizeHint({0, list_->fontMetrics().height() + kAir});
  }
  const int current = currentRow();
  for (int row = current + 1; row < list_->count(); ++row) {
    list_->item(row)->setForeground(look_.colours().quietText);
  }
  list_->setCurrentRow(current);
  list_->scrollToItem(list_->item(current));

  const auto label = [this](QToolButton* button, const QString& icon, const QString& text, bool enabled) {
    button->setIcon(look_.icon(icon));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setEnabled(enabled);
  };
  const bool isLast = current == list_->count() - 1;
  label(first_, QStringLiteral("first"), tr("To the start"), current > 0);
  label(previous_, QStringLiteral("previous"), tr("One turn back"), current > 0);
  label(next_, QStringLiteral("next"), tr("One turn on"), !isLast);
  label(last_, QStringLiteral("last"), tr("To the latest turn"), !isLast);
}

}  // namespace byways::app
