// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/turn_box.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

#include "app/games/piece_colours.h"
#include "app/look/breakable.h"
#include "app/look/direction.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "app/look/settle.h"
#include "app/look/side_scroll.h"
#include "app/look/spoken_role.h"
#include "app/look/wrap_button.h"

namespace byways::app {

namespace {

constexpr int kTick = 18;
constexpr int kFirstTurns = 3;            // after this many turns of a player, the kinds of move fold up
constexpr std::size_t kFirstSteps = 400;  // the first turns of all players have fewer steps than this

using Kind = TurnItem::Kind;

// Marks: a bold ring for something to do, an angle for a choice, a dash for something that can't be done, a
// filled tick for something done, nothing for a fact.
QPixmap markOf(Kind kind, const Colours& colours, qreal scale) {
  constexpr qreal kRing = 11;
  constexpr qreal kMargin = (kTick - kRing) / 2;
  constexpr qreal kHalf = 4;
  QPixmap pixmap(QSize(kTick, kTick) * scale);
  pixmap.setDevicePixelRatio(scale);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPointF middle(kTick / 2.0, kTick / 2.0);
  if (kind == Kind::Task) {
    painter.setPen(QPen(colours.text, 2));
    painter.drawEllipse(QRectF(kMargin, kMargin, kRing, kRing));
  } else if (kind == Kind::Open) {
    painter.setPen(QPen(colours.quietText, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF tip = middle + QPointF(kHalf / 2, 0);
    painter.drawPolyline(QPolygonF({tip + QPointF(-kHalf, -kHalf), tip, tip + QPointF(-kHalf, kHalf)}));
  } else if (kind == Kind::Closed) {
    painter.setPen(QPen(colours.quietText, 1.5));
    painter.drawLine(middle - QPointF(kHalf, 0), middle + QPointF(kHalf, 0));
  }
  return pixmap;
}

// The mark in words, for screen readers.
QString spokenItem(const TurnItem& item) {
  switch (item.kind) {
    case Kind::Task:
      return item.done ? TurnBox::tr("Done: %1").arg(item.text)
                       : TurnBox::tr("Still to do: %1").arg(item.text);
    case Kind::Open:
      return TurnBox::tr("Possible: %1").arg(item.text);
    case Kind::Closed:  // its text says "no" itself
    case Kind::Fact:
      break;
  }
  return item.text;
}

bool isKindOfMove(const TurnItem& item) { return item.kind == Kind::Open || item.kind == Kind::Closed; }

void clear(QLayout* layout) {
  while (QLayoutItem* const item = layout->takeAt(0)) {
    delete item->widget();
    delete item;
  }
}

}  // namespace

TurnBox::TurnBox(const Match& match, const GameFace& face, const Look& look, QWidget* parent)
    : QWidget(parent),
      match_(match),
      face_(face),
      look_(look),
      headline_(new QLabel(this)),
      aim_(new QLabel(this)),
      task_(new QLabel(this)),
      scroll_(new SideScroll(parent)),
      fold_(new QToolButton(scroll_)),
      items_(new QVBoxLayout),
      choices_(new QVBoxLayout) {
  setObjectName(QStringLiteral("turnBox"));
  setSpokenRole(this, QAccessible::Grouping);
  headline_->setObjectName(QStringLiteral("headline"));
  headline_->setProperty("role", QStringLiteral("turn"));
  headline_->setWordWrap(true);
  task_->setObjectName(QStringLiteral("task"));
  task_->setWordWrap(true);
  aim_->setObjectName(QStringLiteral("aim"));
  aim_->setProperty("role", QStringLiteral("quiet"));
  aim_->setWordWrap(true);

  fold_->setObjectName(QStringLiteral("kindsOfMove"));
  fold_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  fold_->setProperty("small", true);
  fold_->setFocusPolicy(Qt::TabFocus);
  fold_->setCheckable(true);
  connect(fold_, &QToolButton::clicked, this, [this](bool isOpen) {
    isOpened_ = isOpen;
    refreshItems();
  });

  auto* const column = column_ = new QVBoxLayout(this);
  column->setContentsMargins(4, 4, 4, 4);
  column->setSpacing(6);
  column->addWidget(headline_);
  column->addWidget(task_);
  column->addLayout(choices_);
  auto* const rest = new QWidget(scroll_);
  rest->setProperty("scrolled", true);
  auto* const restColumn = restColumn_ = new QVBoxLayout(rest);
  setReadingMargins(rest, restColumn, {4, 0, 0, 0});
  restColumn->setSpacing(6);
  restColumn->addWidget(aim_);
  restColumn->addLayout(items_);
  scroll_->setObjectName(QStringLiteral("turnItems"));
  scroll_->setWidget(rest);
  refresh();
}

void TurnBox::refresh() {
  fitHeadline();
  headline_->setAccessibleName(headlineText());
  const auto write = [this](QLabel* label, const QString& text) {
    label->setText(isDrawingLot_ ? QString() : breakable(text));
    label->setVisible(!label->text().isEmpty());
  };
  write(aim_, isBrief_ || isAimKnown_ ? QString() : face_.asSeen(match_, look_).aim(match_));
  write(task_, taskText());
  placeTask();
  headline_->setVisible(match_.players() > 1 && !isMoverKnown_);  // a single player knows whose turn it is
  refreshItems();
  refreshChoices();
  // The last announcement may be out of date or secret by now.
  const bool isHidden = match_.isCurtained() && !match_.isTableOpen() && !isTelling();
  if (const QString name = isHidden ? QString() : summary(); name != accessibleName()) {
    setAccessibleName(name);
  }
}

QString TurnBox::headlineText() const {
  const Seat seat = match_.timeline().to_move();
  const int colour = face_.colourOnTurn(match_);
  if (isDrawingLot_) {
    return tr("Who starts?");
  }
  if (isTelling()) {
    return told_.headline;
  }
  if (match_.isTableOpen()) {
    return match_.timeline().can_redo() ? tr("Looking back") : tr("Before the round");
  }
  if (colour >= 0) {
    return tr("%1, with %2", "a player, a colour")
        .arg(match_.name(match_.onTurn()), face_.facts().pieceColours->name(colour));
  }
  return match_.isRollDue() ? tr("%1 to roll").arg(match_.name(match_.onTurn()))
         : seat > 0         ? tr("%1 to move").arg(match_.name(seat))
         : seat == kChance  ? tr("Chance decides")
                            : tr("Game over");
}

bool TurnBox::isComputers() const {
  return !isTelling() && !isDrawingLot_ && match_.isComputersTurn() && !match_.isTableOpen();
}

QString TurnBox::computerText() const {
  return match_.timeline().can_redo() ? tr("This turn has already been played.")
         : isPaused_                  ? tr("Paused.")
         : isThinking_                ? tr("Thinking…")
                                      : tr("Playing…");
}

QString TurnBox::taskText() const {
  return isTelling() ? told_.text : isComputers() ? computerText() : face_.asSeen(match_, look_).task(match_);
}

void TurnBox::tellComputer(bool isThinking, bool isPaused) {
  if (isThinking != isThinking_ || isPaused != isPaused_) {
    isThinking_ = isThinking;
    isPaused_ = isPaused;
    refresh();
  }
}

QList<TurnItem> TurnBox::itemsNow() const {
  if (!isTelling()) {
    return isDrawingLot_ || isComputers() ? QList<TurnItem>() : face_.asSeen(match_, look_).turnItems(match_);
  }
  QList<TurnItem> items;
  for (const QString& fact : told_.facts) {
    items.append({.text = fact, .done = false, .kind = Kind::Fact});
  }
  return items;
}

void TurnBox::fitHeadline() {
  const QMargins margins = layout()->contentsMargins();
  headline_->ensurePolished();
  headline_->setText(breakable(headlineText(), headline_->fontMetrics(),
                               qMax(1, width() - margins.left() - margins.right())));
}

void TurnBox::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) {
    fitHeadline();
  }
}

void TurnBox::setDrawing(bool on) {
  isDrawingLot_ = on;
  refresh();
}

void TurnBox::tell(const ToldTurn& told) {
  if (!(told == told_)) {
    told_ = told;
    refresh();
  }
}

QString TurnBox::summary() const { return joinPhrases({headlineText(), taskText()}); }

// The kinds of move are for beginners. A single line is never folded, as the fold would be longer.
bool TurnBox::isFolded(const QList<TurnItem>& items) const {
  const auto kinds = std::count_if(items.begin(), items.end(), isKindOfMove);
  if (kinds < 2 || isOpened_.has_value()) {
    return kinds >= 2 && !*isOpened_;
  }
  const Timeline& timeline = match_.timeline();
  const Entries entries = timeline.entries_until(qMin(timeline.cursor(), kFirstSteps));
  const Seat mover = timeline.to_move();
  return std::count_if(entries.begin(), entries.end(),
                       [mover](const Entry& entry) { return entry.seat == mover; }) >= kFirstTurns;
}

void TurnBox::refreshItems() {
  items_->removeWidget(fold_);
  clear(items_);
  const QList<TurnItem> all = isBrief_ ? QList<TurnItem>() : itemsNow();
  const bool hasFold = std::count_if(all.begin(), all.end(), isKindOfMove) > 1;
  const bool isClosed = isFolded(all);
  fold_->setText(tr("Kinds of move"));
  fold_->setArrowType(isClosed ? Qt::DownArrow : Qt::UpArrow);
  fold_->setChecked(!isClosed);
  fold_->setVisible(hasFold);
  // Facts alone need no room for marks.
  const bool hasMarks =
      std::any_of(all.begin(), all.end(), [](const TurnItem& item) { return item.kind != Kind::Fact; });
  bool isFoldDue = hasFold;
  for (const TurnItem& item : all) {
    if (isFoldDue && isKindOfMove(item)) {
      items_->addWidget(fold_, 0, Qt::AlignLeading);
      isFoldDue = false;
    }
    if (!isClosed || !isKindOfMove(item)) {
      addItem(item, hasMarks);
    }
  }
  hasItems_ = !all.isEmpty() || !aim_->isHidden();
  placeTask();
}

void TurnBox::placeTask() {
  QVBoxLayout* const column = room_ == PanelRoom::Scarce ? restColumn_ : column_;
  if (column->indexOf(task_) < 0) {
    column->insertWidget(column == column_ ? 1 : 0, task_);
  }
  task_->setVisible(room_ != PanelRoom::ScarceWithDesk && !task_->text().isEmpty());
  scroll_->setVisible(areItemsThere(room_));
}

bool TurnBox::areItemsThere(PanelRoom room) const {
  return isShown_ && room != PanelRoom::ScarceWithDesk &&
         (hasItems_ || (room == PanelRoom::Scarce && !task_->text().isEmpty()));
}

void TurnBox::setRoom(PanelRoom room, int itemsHeight) {
  if (std::exchange(room_, room) != room) {
    placeTask();
  }
  scroll_->setLeastHeight(itemsHeight);
}

int TurnBox::leastHeight(PanelRoom room, int width) const {
  if (isHidden()) {
    return 0;
  }
  const QMargins margins = column_->contentsMargins();
  const int inner = width - margins.left() - margins.right();
  const bool hasTask = (room == PanelRoom::Ample || room == PanelRoom::Low) && !task_->text().isEmpty();
  const QList<int> heights{headline_->isHidden() ? 0 : headline_->heightForWidth(inner),
                           hasTask ? task_->heightForWidth(inner) : 0, app::leastHeight(*choices_, inner)};
  return heightOfColumn(heights, column_->spacing()) + margins.top() + margins.bottom();
}

int TurnBox::leastOfItems(PanelRoom room, int width) const {
  constexpr double kLeastLines = 1.5;
  return room == PanelRoom::Ample
             ? heightOfFirstItems(room, width)
             : qMin(qRound(kLeastLines * aim_->fontMetrics().height()), heightOfItems(room, width));
}

int TurnBox::heightOfFirstItems(PanelRoom room, int width) const {
  constexpr double kFirstLines = 4.5;
  return qMin(qRound(kFirstLines * aim_->fontMetrics().height()), heightOfItems(room, width));
}

int TurnBox::heightOfItems(PanelRoom room, int width) const {
  return areItemsThere(room) ? app::leastHeight(*restColumn_, width) : 0;
}

void TurnBox::addItem(const TurnItem& item, bool hasMark) {
  auto* const line = new QWidget(scroll_->widget());
  auto* const row = new QHBoxLayout(line);
  row->setContentsMargins(0, 0, 0, 0);
  auto* const tick = new QLabel(line);
  tick->setFixedSize(kTick, kTick);
  const bool isTicked = item.kind == Kind::Task && item.done;
  tick->setPixmap(isTicked
                      ? look_.icon(QStringLiteral("check")).pixmap(QSize(kTick, kTick), devicePixelRatioF())
                      : markOf(item.kind, look_.colours(), devicePixelRatioF()));
  auto* const text = new QLabel(breakable(item.text), line);
  text->setObjectName(QStringLiteral("turnItem"));
  text->setWordWrap(true);
  text->setProperty("role", item.kind == Kind::Closed ? QStringLiteral("quiet") : QString());
  text->setAccessibleName(spokenItem(item));
  row->addWidget(tick, 0, Qt::AlignTop);
  tick->setVisible(hasMark);
  row->addWidget(text, 1);
  items_->addWidget(line);
}

QWidget* TurnBox::items() const { return scroll_; }

void TurnBox::setShown(bool isShown) {
  isShown_ = isShown;
  setVisible(isShown);
  refreshItems();
}

void TurnBox::refreshChoices() {
  clear(choices_);
  lastChoice_ = before_;
  if (isDrawingLot_ || isTelling()) {
    return;
  }
  if (!isComputers()) {
    for (const auto& [step, label] : face_.asSeen(match_, look_).choices(match_)) {
      addChoice(QStringLiteral("choice ") + step, label, [this, step = step] { Q_EMIT stepRequested(step); });
    }
  } else if (!match_.timeline().can_redo()) {
    if (!isPaused_) {
      addChoice(QStringLiteral("playNow"), tr("Play now"), [this] { Q_EMIT playNowRequested(); });
    }
    if (!match_.hasPeople()) {
      addChoice(QStringLiteral("pause"), isPaused_ ? tr("Go on") : tr("Pause"),
                [this] { Q_EMIT pauseRequested(!isPaused_); });
    }
  } else if (match_.canPlayFromHere()) {
    addChoice(QStringLiteral("playFromHere"), tr("Play on from here"),
              [this] { Q_EMIT playFromHereRequested(); });
  }
}

void TurnBox::addChoice(const QString& name, const QString& label, const std::function<void()>& choose) {
  auto* const button = new WrapButton(this);
  button->setObjectName(name);
  button->setWholeText(label);
  connect(button, &QPushButton::clicked, this, choose);
  choices_->addWidget(button);
  if (lastChoice_ != nullptr) {
    setTabOrder(lastChoice_, button);
  }
  lastChoice_ = button;
}

}  // namespace byways::app
