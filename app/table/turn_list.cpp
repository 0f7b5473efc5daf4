// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/turn_list.h"

#include <QEvent>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "app/games/turn_words.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "app/settings/preferences.h"
#include "app/table/comment_dialog.h"
#include "app/table/turn_line_menu.h"
#include "app/table/turn_list_accessible.h"
#include "app/table/turn_row_delegate.h"

namespace byways::app {

namespace {

constexpr int kListRowAir = 8;  // sum of the space above and below a row's text
constexpr int kLeastRows = 3;   // the fewest rows on a crowded table

constexpr int kLeastButton = 24;
constexpr int kButtonGap = 4;
constexpr int kMostComment = 64;  // pixels of a comment below the list; a tool tip shows all of it

// Replaces arrows, such as the one for a card's corner, by words for screen readers.
QString spokenArrows(QString text) {
  return text.replace(QChar(u'↖'), TurnList::tr("north-west"))
      .replace(QChar(u'↗'), TurnList::tr("north-east"))
      .replace(QChar(u'↘'), TurnList::tr("south-east"))
      .replace(QChar(u'↙'), TurnList::tr("south-west"));
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
      slider_(new QSlider(Qt::Horizontal, this)),
      comment_(new QLabel(this)),
      first_(new QToolButton(this)),
      previous_(new QToolButton(this)),
      next_(new QToolButton(this)),
      last_(new QToolButton(this)),
      commentButton_(new QToolButton(this)),
      lines_(new QToolButton(this)),
      lineMenu_(new TurnLineMenu(match, face, look, preferences, this)),
      steps_(new QWidget(this)),
      words_(new QHBoxLayout),
      buttons_(new QHBoxLayout) {
  list_->setObjectName(QStringLiteral("turnList"));
  tellRowsOf(list_);
  delegate_ = new TurnRowDelegate(match, face, look, list_);
  list_->setItemDelegate(delegate_);
  list_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);  // because rows have different heights
  list_->setTextElideMode(Qt::ElideRight);
  list_->viewport()->installEventFilter(this);
  list_->setContextMenuPolicy(Qt::CustomContextMenu);
  slider_->setObjectName(QStringLiteral("turnSlider"));
  slider_->setPageStep(1);
  // The slider runs from left to right in every reading direction, as the arrow keys do.
  slider_->setLayoutDirection(Qt::LeftToRight);
  comment_->setObjectName(QStringLiteral("turnComment"));
  comment_->setProperty("role", QStringLiteral("quiet"));
  comment_->setWordWrap(true);
  comment_->setMaximumHeight(kMostComment);
  comment_->setAlignment(Qt::AlignLeading | Qt::AlignTop);
  buildButtons();
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(list_, 1);
  column->addWidget(comment_);
  auto* const steps = new QVBoxLayout(steps_);
  steps->setContentsMargins(0, 0, 0, 0);
  steps->setSpacing(4);
  words_->addWidget(slider_, 1);
  steps->addLayout(words_);
  steps->addLayout(buttons_);

  connect(list_, &QListWidget::currentRowChanged, this, &TurnList::goToRow);
  // A click beside the rows must not leave the list without a selected row.
  connect(list_, &QListWidget::itemSelectionChanged, this, [this] {
    if (list_->currentItem() != nullptr && !list_->currentItem()->isSelected()) {
      list_->currentItem()->setSelected(true);
    }
  });
  connect(list_, &QListWidget::customContextMenuRequested, this, &TurnList::openMenu);
  connect(slider_, &QSlider::valueChanged, this, &TurnList::goToRow);
  connect(&match_, &Match::linesChanged, this, [this] {
    marksAreOld_ = true;
    refresh();
  });
  refresh();
}

void TurnList::buildButtons() {
  first_->setObjectName(QStringLiteral("firstTurn"));
  previous_->setObjectName(QStringLiteral("previousTurn"));
  next_->setObjectName(QStringLiteral("nextTurn"));
  last_->setObjectName(QStringLiteral("lastTurn"));
  commentButton_->setObjectName(QStringLiteral("commentTurn"));
  lines_->setObjectName(QStringLiteral("otherLines"));
  lines_->setPopupMode(QToolButton::InstantPopup);
  lines_->setMenu(lineMenu_);
  buttons_->setSpacing(kButtonGap);
  auto* const transport = new QWidget(this);
  transport->setLayoutDirection(Qt::LeftToRight);
  auto* const walk = new QHBoxLayout(transport);
  walk->setContentsMargins(0, 0, 0, 0);
  walk->setSpacing(kButtonGap);
  transport->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  buttons_->addWidget(transport, 4);
  for (QToolButton* const button : {first_, previous_, next_, last_, commentButton_, lines_}) {
    button->setAutoRaise(true);
    // The buttons share the room that a button with words leaves.
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    button == commentButton_ || button == lines_ ? buttons_->addWidget(button, 1) : walk->addWidget(button);
  }
  connect(first_, &QToolButton::clicked, this, [this] { goToRow(0); });
  connect(previous_, &QToolButton::clicked, this, [this] { goToRow(currentRow() - 1); });
  connect(next_, &QToolButton::clicked, this, [this] { goToRow(currentRow() + 1); });
  connect(last_, &QToolButton::clicked, this, [this] { goToRow(list_->count() - 1); });
  connect(commentButton_, &QToolButton::clicked, this, [this] { editComment(currentRow()); });
  connect(lineMenu_, &QMenu::aboutToShow, this, [this] { lineMenu_->fill(); });
}

// The list may have become smaller, so that the selected row is out of view.
void TurnList::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitRows();
  QTimer::singleShot(0, list_, [this] { list_->scrollToItem(list_->currentItem()); });
}

// If the list gets a scroll bar, the rows become narrower.
bool TurnList::eventFilter(QObject* watched, QEvent* event) {
  const bool isOther = event->type() == QEvent::Resize || event->type() == QEvent::FontChange;
  if (watched == list_->viewport() && isOther) {
    fitRows();
  }
  return QWidget::eventFilter(watched, event);
}

void TurnList::setDrawing(bool on) {
  isDrawingLot_ = on;
  refresh();
}

void TurnList::addButton(QToolButton* button) {
  button->setAutoRaise(true);
  if (QWidget* const last =
          buttons_->count() > 0 ? buttons_->itemAt(buttons_->count() - 1)->widget() : nullptr) {
    setTabOrder(last, button);
  }
  buttons_->addWidget(button);
}

void TurnList::addWordButton(QToolButton* button) {
  button->setAutoRaise(true);
  words_->addWidget(button);
  setTabOrder(slider_, button);
}

// Row 0 is the start. Row n is the position after the turn rows_[n - 1]. In the middle of a turn, the current
// row is the row of the unfinished turn.
int TurnList::currentRow() const {
  const std::size_t cursor = match_.timeline().cursor();
  if (cursor == 0 || rows_.rows.empty()) {
    return 0;
  }
  const auto row =
      std::lower_bound(rows_.rows.begin(), rows_.rows.end(), cursor,
                       [](const TurnRow& candidate, std::size_t at) { return candidate.cursor < at; });
  return static_cast<int>(row - rows_.rows.begin()) + 1;
}

void TurnList::goToRow(int row) {
  if (row >= 0 && row < list_->count()) {
    match_.goTo(row == 0 ? 0 : rows_.rows[static_cast<std::size_t>(row) - 1].cursor);
  }
}

std::size_t TurnList::entriesOf(int row) const {
  return row == 0 ? 0 : rows_.rows[static_cast<std::size_t>(row) - 1].entries;
}

int TurnList::leastOfRows(bool isShort) const {
  const int edge = 2 * list_->frameWidth();
  return std::clamp(list_->count(), 1, isShort ? 1 : kLeastRows) *
             (list_->fontMetrics().height() + kListRowAir) +
         edge;
}

int TurnList::leastHeight(bool isShort) const {
  const int words = comment_->isHidden() ? 0 : qMin(kMostComment, comment_->heightForWidth(width()));
  return leastOfRows(isShort) + (words > 0 ? words + layout()->spacing() : 0);
}

void TurnList::setShort(bool isShort) {
  if (std::exchange(isShort_, isShort) != isShort) {
    keepRoom();
  }
}

// Reserves room for the fewest rows and the comment. The layout can't do that, because the list accepts any
// height.
void TurnList::keepRoom() {
  list_->setMinimumHeight(leastOfRows(isShort_));
  setMinimumHeight(leastHeight(isShort_));
}

// A row becomes higher rather than cutting its text, up to the number of lines that the delegate allows.
void TurnList::fitRow(int row) {
  const QFontMetrics metrics = list_->fontMetrics();
  const int lines = delegate_->linesOf(list_->model()->index(row, 0), fittedWidth_, metrics);
  const QSize size(0, metrics.height() + (lines - 1) * metrics.lineSpacing() + kListRowAir);
  if (list_->item(row)->sizeHint() != size) {
    list_->item(row)->setSizeHint(size);
  }
}

void TurnList::fitRows() {
  keepRoom();
  if (fittedWidth_ == list_->viewport()->width() && fittedFont_ == list_->font()) {
    return;
  }
  fittedWidth_ = list_->viewport()->width();
  fittedFont_ = list_->font();
  for (int row = 0; row < list_->count(); ++row) {
    fitRow(row);
  }
}

void TurnList::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    forgetRows();
    refresh();
  }
  QWidget::changeEvent(event);
}

void TurnList::refresh() {
  const int least = look_.pressable(kLeastButton);
  for (QToolButton* const button : {first_, previous_, next_, last_, commentButton_, lines_}) {
    button->setMinimumWidth(least);
  }
  first_->parentWidget()->setMinimumWidth(4 * least + 3 * kButtonGap);
  const QSignalBlocker quiet(list_);
  const QSignalBlocker still(slider_);
  list_->setAccessibleName(tr("Turns"));
  refreshRows();
  const int current = currentRow();
  delegate_->setCurrentRow(current);
  list_->viewport()->update();
  list_->setCurrentRow(current);
  list_->scrollToItem(list_->item(current));
  slider_->setRange(0, list_->count() - 1);
  slider_->setValue(current);
  slider_->setEnabled(list_->count() > 1);
  slider_->setAccessibleName(tr("Turn on the board"));
  slider_->setToolTip(tr("Walk through the game"));
  showComment(current);
  refreshButtons(current);
}

void TurnList::forgetRows() {
  rows_ = {};
  marksAreOld_ = true;
}

// Updates only what has changed, because a game may have thousands of turns.
void TurnList::refreshRows() {
  QStringList names;
  for (Seat seat = 1; seat <= match_.players(); ++seat) {
    names.append(match_.name(seat));
  }
  const GameFace& seenFace = face_.asSeen(match_, look_);
  if (names != names_ || preferences_.notation() != notation_ || &seenFace != seen_) {
    forgetRows();
    names_ = names;
    seen_ = &seenFace;
    notation_ = preferences_.notation();
  }
  const std::size_t before = rows_.rows.size();
  rows_ = isDrawingLot_ ? TurnRows() : turnRows(seenFace, match_, notation_, std::move(rows_));
  const std::size_t now = rows_.rows.size();
  marksAreOld_ = marksAreOld_ || rows_.fresh < now || before != now;
  const Marks marks = std::exchange(marks_, marksNow());
  fitRows();
  const int count = static_cast<int>(now) + 1;
  if (list_->count() > count) {
    list_->model()->removeRows(count, list_->count() - count);
  }
  const int fresh = before == 0 ? 0 : static_cast<int>(rows_.fresh) + 1;
  for (int row = fresh; row < count; ++row) {
    if (row == list_->count()) {
      list_->addItem(new QListWidgetItem);
    }
    showRow(row);
  }
  for (const std::size_t row : rows_.again) {
    showRow(static_cast<int>(row) + 1);
  }
  keepRoom();
  showMarks(marks);
  marksAreOld_ = false;
}

// Branches are computed again only when lines have changed. Looks ahead are always read again, because even
// replaying a turn of the line may be one.
TurnList::Marks TurnList::marksNow() const {
  Marks marks{.branches = marks_.branches, .looks = {}, .comments = match_.comments()};
  for (const std::size_t turn : match_.turnsAfterLook()) {
    marks.looks.insert(turn + 1);
  }
  if (!marksAreOld_) {
    return marks;
  }
  marks.branches.clear();
  for (const Variation& line : match_.variations()) {
    marks.branches.insert(line.at);
  }
  return marks;
}

// Updates the rows whose marks differ from `before`.
void TurnList::showMarks(const Marks& before) {
  std::set<std::size_t> changed;
  const auto compare = [&changed](const std::set<std::size_t>& one, const std::set<std::size_t>& other) {
    std::set_symmetric_difference(one.begin(), one.end(), other.begin(), other.end(),
                                  std::inserter(changed, changed.end()));
  };
  compare(before.branches, marks_.branches);
  compare(before.looks, marks_.looks);
  for (const Comments& comments : {before.comments, marks_.comments}) {
    for (const auto& [entries, text] : comments) {
      const auto is = marks_.comments.find(entries);
      const auto was = before.comments.find(entries);
      if (is == marks_.comments.end() || was == before.comments.end() || is->second != was->second) {
        changed.insert(entries);
      }
    }
  }
  const auto endsBefore = [](const TurnRow& row, std::size_t entries) { return row.entries < entries; };
  for (const std::size_t entries : changed) {
    if (entries == 0) {
      showRow(0);
    }
    for (auto row = std::lower_bound(rows_.rows.begin(), rows_.rows.end(), entries, endsBefore);
         row != rows_.rows.end() && row->entries == entries; ++row) {
      showRow(static_cast<int>(row - rows_.rows.begin()) + 1);
    }
  }
}

void TurnList::showRow(int row) {
  static const TurnRow kStart;
  const TurnRow& turn = row == 0 ? kStart : rows_.rows[static_cast<std::size_t>(row) - 1];
  const QString text = row > 0 ? turn.text : match_.isArranged() ? tr("Arranged position") : tr("Start");
  const bool isTurn = row > 0;
  const bool branches = marks_.branches.contains(turn.entries);
  const bool looked = marks_.looks.contains(turn.entries);
  const QString comment = match_.comment(turn.entries);
  QListWidgetItem& item = *list_->item(row);
  item.setText(text);
  item.setData(TurnRowDelegate::SeatRole, isTurn ? QVariant(turn.seat) : QVariant());
  item.setData(TurnRowDelegate::NumberRole, isTurn ? QVariant(turn.number) : QVariant());
  item.setData(TurnRowDelegate::WhatRole, isTurn ? QVariant(turn.what) : QVariant());
  item.setData(TurnRowDelegate::ColourRole, isTurn ? QVariant(turn.colour) : QVariant());
  item.setData(TurnRowDelegate::BranchesRole, branches);
  item.setData(TurnRowDelegate::CommentRole, !comment.isEmpty());
  item.setData(TurnRowDelegate::LookRole, looked);
  QStringList spoken{spokenArrows(text)};
  if (branches) {
    spoken.append(tr("another line branches off here"));
  }
  if (looked) {
    spoken.append(tr("played knowing the next roll"));
  }
  if (!comment.isEmpty()) {
    spoken.append(tr("comment: %1").arg(comment));
  }
  item.setData(Qt::AccessibleTextRole, joinParts(spoken));
  const QString tip = isTurn ? text : QString();
  item.setToolTip(spoken.size() > 1 ? spoken.join(QLatin1Char('\n')) : tip);
  fitRow(row);
}

void TurnList::showComment(int row) {
  const QString comment = match_.comment(entriesOf(row));
  comment_->setText(comment);
  comment_->setToolTip(comment);
  comment_->setVisible(!comment.isEmpty());
  keepRoom();
}

void TurnList::editComment(int row) {
  auto* const dialog = new CommentDialog(match_, entriesOf(row), list_->item(row)->text(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void TurnList::openMenu(QPoint at) {
  const int row = list_->row(list_->itemAt(at));
  if (row < 0) {
    return;
  }
  auto* const menu = new TurnLineMenu(match_, face_, look_, preferences_, this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->fill(entriesOf(row));
  auto* const write = new QAction(tr("Comment…"), menu);
  connect(write, &QAction::triggered, this, [this, row] { editComment(row); });
  menu->insertAction(menu->actions().value(0), write);
  if (menu->actions().size() > 1) {
    menu->insertSeparator(menu->actions().at(1));
  }
  menu->popup(list_->viewport()->mapToGlobal(at));
}

void TurnList::refreshButtons(int current) {
  const auto label = [this](QToolButton* button, const QString& icon, const QString& text, bool enabled) {
    button->setIcon(look_.icon(icon));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setEnabled(enabled);
  };
  const bool isLast = current == list_->count() - 1;
  label(first_, QStringLiteral("first"), tr("To the start"), current > 0);
  label(previous_, QStringLiteral("previous"), tr("One turn back"), current > 0);
  label(next_, QStringLiteral("next"), tr("One turn forward"), !isLast);
  label(last_, QStringLiteral("last"), tr("To the latest turn"), !isLast);
  label(commentButton_, QStringLiteral("comment"), tr("Comment on this turn"), true);
  label(lines_, QStringLiteral("branch"), tr("Other lines of this game"),
        !match_.variations().empty() || match_.hasDroppedVariation());
}

}  // namespace byways::app
