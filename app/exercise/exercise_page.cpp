// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/exercise_page.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QScrollBar>
#include <QShowEvent>
#include <QTimer>

#include <algorithm>
#include <utility>

#include "app/look/look.h"
#include "app/look/spoken_role.h"
#include "app/look/tab_order.h"
#include "app/shelf/board_thumb.h"
#include "app/shelf/card_grid.h"
#include "app/shelf/card_scroll.h"
#include "app/shelf/walk.h"

namespace byways::app {

namespace {

constexpr int kCardGap = 18 - 2 * CardFrame::kShadow;
constexpr int kPartGap = 6;
constexpr int kAboveSection = 14;
constexpr int kJumpGap = 8;
constexpr int kCardsInSight = 12;  // least number of cards made before the page appears
constexpr int kSliceMilliseconds = 12;

QLabel* newText(const char* role, QWidget* parent) {
  auto* const label = new QLabel(parent);
  label->setProperty("role", QLatin1String(role));
  label->setWordWrap(true);
  return label;
}

QHBoxLayout* newRow(int above, int below) {
  auto* const row = new QHBoxLayout;
  row->setContentsMargins(CardFrame::kShadow, above, CardFrame::kShadow, below);
  row->setSpacing(8);
  return row;
}

}  // namespace

ExercisePage::ExercisePage(const char* name, const char* shelfButton, const Progress& progress,
                           const Look& look, QWidget* parent)
    : QWidget(parent),
      progress_(progress),
      look_(look),
      scroll_(new CardScroll(QLatin1String(name), kPartGap, this)) {
  setObjectName(QLatin1String(name));
  scroll_->parts().addWidget(makeHead(shelfButton));
  list_ = new QWidget(scroll_->widget());
  auto* const column = new QVBoxLayout(list_);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kPartGap);
  scroll_->parts().addWidget(list_);
  scroll_->parts().addStretch();
  scroll_->installEventFilter(this);
  setFocusPolicy(Qt::ClickFocus);
  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(scroll_);
  connect(&look, &Look::sizesAboutToChange, this, &ExercisePage::keepPlace);
  connect(&progress, &Progress::changed, this, [this] {
    isStale_ = true;
    if (isVisible()) {
      retell();
    }
  });
}

QWidget* ExercisePage::makeHead(const char* shelfButton) {
  auto* const head = new QWidget(scroll_->widget());
  title_ = newText("display", head);
  about_ = newText("quiet", head);
  about_->setObjectName(objectName() + QStringLiteral("About"));
  setSpokenRole(title_, QAccessible::Heading);
  auto* const words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(title_);
  words->addWidget(about_);
  auto* const row = new QHBoxLayout;
  row->setSpacing(8);
  row->addLayout(words, 1);
  headButtons_ = new QHBoxLayout;
  headButtons_->setSpacing(8);
  row->addLayout(headButtons_);
  row->setAlignment(headButtons_, Qt::AlignTop);
  jumps_ = new CardGrid(1, kJumpGap);
  auto* const column = new QVBoxLayout(head);
  column->setContentsMargins(CardFrame::kShadow, 0, CardFrame::kShadow, 0);
  column->setSpacing(10);
  column->addLayout(row);
  column->addLayout(jumps_);
  back_ = addHeadButton(shelfButton, "home");
  connect(back_, &QPushButton::clicked, this, &ExercisePage::shelfRequested);
  return head;
}

// Buttons are added before the way back, which stays last.
QPushButton* ExercisePage::addHeadButton(const char* name, const char* icon) {
  auto* const button = new QPushButton(title_->parentWidget());
  button->setObjectName(QLatin1String(name));
  if (icon != nullptr) {
    button->setIcon(look_.icon(QLatin1String(icon)));
  }
  headButtons_->insertWidget(qMax(0, headButtons_->count() - 1), button);
  return button;
}

ExercisePage::Section& ExercisePage::addSection(const QString& name, bool hasJump) {
  Section section{.heading = newText("title", list_),
                  .sum = newText("quiet", list_),
                  .about = newText("quiet", list_),
                  .below = newRow(0, 4),
                  .bar = new QProgressBar(list_),
                  .jump = hasJump ? new QPushButton(title_->parentWidget()) : nullptr};
  setSpokenRole(section.heading, QAccessible::Heading);
  section.sum->setObjectName(QStringLiteral("sum ") + name);
  section.sum->setWordWrap(false);
  section.bar->setTextVisible(false);
  section.bar->hide();
  auto* const column = static_cast<QVBoxLayout*>(list_->layout());
  QHBoxLayout* const row = newRow(kAboveSection, 0);
  row->addWidget(section.heading, 1, Qt::AlignBottom);
  row->addWidget(section.sum, 0, Qt::AlignBottom);
  column->addLayout(row);
  section.below->addWidget(section.about, 1);
  column->addLayout(section.below);
  QHBoxLayout* const bar = newRow(0, 4);
  bar->addWidget(section.bar);
  column->addLayout(bar);
  Section& added = sections_.emplace_back(std::move(section));
  if (hasJump) {
    added.jump->setObjectName(QStringLiteral("jump ") + name);
    added.jump->setProperty("quiet", true);
    jumps_->addWidget(added.jump);
    connect(added.jump, &QPushButton::clicked, this, [this, &added] { goTo(added); });
  }
  return added;
}

QPushButton* ExercisePage::addButton(Section& section, const QString& name, bool isQuiet) {
  auto* const button = new QPushButton(list_);
  button->setObjectName(name);
  button->setProperty("quiet", isQuiet);
  section.below->addWidget(button, 0, Qt::AlignTop);
  return button;
}

ExercisePage::Group& ExercisePage::addGroup(Section& section, ExerciseCard::Form form,
                                            const QString& headingName) {
  const bool isList = form == ExerciseCard::Form::Line;
  Group& group = section.groups.emplace_back(
      Group{.form = form, .grid = new CardGrid(narrowest(form), isList ? 0 : kCardGap)});
  auto* const column = static_cast<QVBoxLayout*>(list_->layout());
  if (!headingName.isEmpty()) {
    group.heading = newText("heading", list_);
    group.heading->setObjectName(headingName);
    group.heading->setContentsMargins(CardFrame::kShadow, 4, CardFrame::kShadow, 0);
    group.heading->hide();
    column->addWidget(group.heading);
  }
  column->addLayout(group.grid);
  return group;
}

void ExercisePage::addRest(QLayout* rest) {
  list_->hide();
  QVBoxLayout& parts = scroll_->parts();
  delete parts.takeAt(parts.count() - 1);  // the stretch
  parts.addLayout(rest, 1);
}

void ExercisePage::clearSections() {
  entries_.clear();
  waiting_ = {};
  scroll_->viewport()->setUpdatesEnabled(true);
  sections_.clear();
  delete list_->layout();
  qDeleteAll(list_->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
  auto* const column = new QVBoxLayout(list_);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kPartGap);
}

void ExercisePage::setCards(Group& group, const std::vector<Entry>& entries) {
  QStringList keys;
  for (const Entry& entry : entries) {
    keys.append(entry.id + QLatin1Char(' ') + entry.state);
  }
  if (std::exchange(group.keys, keys) == keys) {
    return;
  }
  if (isVisible()) {
    holdPlace();
  }
  for (ExerciseCard* const card : group.cards) {
    group.grid->removeWidget(card);
    if (card->isAncestorOf(QApplication::focusWidget())) {
      setFocus(Qt::OtherFocusReason);  // otherwise Qt would move the focus to another widget and scroll there
    }
    card->hide();
    card->deleteLater();  // deleted later, because this card's signal may have led here
  }
  group.cards.clear();
  entries_.erase(std::remove_if(entries_.begin(), entries_.end(),
                                [&group](const auto& entry) { return entry.first == &group; }),
                 entries_.end());
  for (const Entry& entry : entries) {
    entries_.emplace_back(&group, entry);
  }
  group.grid->invalidate();
  if (group.heading != nullptr) {
    group.heading->setVisible(!entries.empty());
  }
}

void ExercisePage::makeCard(Group& group, const Entry& entry) {
  auto* const card = new ExerciseCard(entry.id, group.form, entry.tell, look_, list_);
  card->setObjectName(entry.name);
  if (entry.picture) {
    card->setPicture(entry.picture(card));
  }
  if (entry.dress) {
    entry.dress(*card);
  }
  if (entry.open) {
    connect(card, &CardFrame::activated, this, entry.open);
  } else {
    connect(card, &CardFrame::activated, this, [this, id = entry.id] { Q_EMIT exerciseRequested(id); });
  }
  connect(card, &CardFrame::walked, this, [this, card](Qt::Key arrow) {
    whenFilled([this, from = QPointer<ExerciseCard>(card), arrow] {
      if (from) {
        walk(*from, arrow);
      }
    });
  });
  group.cards.push_back(card);
  group.grid->addWidget(card);
  card->refresh();
  card->show();
}

// Makes at least `least` cards, then as many as there is time for.
void ExercisePage::makeSlice(int least) {
  QElapsedTimer time;
  time.start();
  for (int made = 0; !entries_.empty() && (made < least || time.elapsed() < kSliceMilliseconds); ++made) {
    const auto [group, entry] = std::move(entries_.front());
    entries_.pop_front();
    makeCard(*group, entry);
    group->grid->invalidate();
  }
  if (entries_.empty()) {
    allMade();
    return;
  }
  QTimer::singleShot(0, this, [this, filling = fillings_] {
    if (filling == fillings_) {
      makeSlice(1);
    }
  });
}

void ExercisePage::finishCards() {
  ++fillings_;
  retell();
  makeSlice(kCardsInSight);
}

// `act` scrolls to another card, so the cards that are in view until then aren't painted.
void ExercisePage::whenFilled(std::function<void()> act) {
  if (isFilling()) {
    waiting_ = std::move(act);
    scroll_->viewport()->setUpdatesEnabled(false);
  } else {
    act();
  }
}

void ExercisePage::allMade() {
  QTimer::singleShot(0, this, [this] { setTabOrderAsLaidOut(content()); });  // after the page has appeared
  retell();
  if (held_ && held_->hasFocus && QApplication::focusWidget() == this) {
    if (ExerciseCard* const card = cardOf(*held_)) {
      card->setFocus(Qt::OtherFocusReason);
    }
  }
  restorePlace();
}

QWidget* ExercisePage::content() const { return scroll_->widget(); }

void ExercisePage::setHead(const QString& title, const QString& about) {
  title_->setText(title);
  about_->setText(about);
}

// Measured once for each font and language, because measuring takes long.
int ExercisePage::narrowest(ExerciseCard::Form form) {
  const auto known = narrowest_.find(form);
  return known != narrowest_.end()
             ? known->second
             : narrowest_.emplace(form, ExerciseCard::narrowest(form, font())).first->second;
}

void ExercisePage::retell() {
  isTold_ = true;
  back_->setText(tr("Back to the shelf"));
  tell();
  int widest = 0;
  for (const Section& section : sections_) {
    widest = section.jump != nullptr ? qMax(widest, section.jump->sizeHint().width()) : widest;
    for (const Group& group : section.groups) {
      group.grid->setNarrowest(narrowest(group.form));
    }
  }
  jumps_->setNarrowest(qMax(1, widest));
  if (std::exchange(isStale_, false)) {
    for (ExerciseCard* const card : allCards()) {
      card->refresh();
    }
  }
}

std::vector<ExerciseCard*> ExercisePage::allCards() const {
  std::vector<ExerciseCard*> all;
  for (const Section& section : sections_) {
    for (const Group& group : section.groups) {
      all.insert(all.end(), group.cards.begin(), group.cards.end());
    }
  }
  return all;
}

ExerciseCard* ExercisePage::focusedCard() const {
  const QWidget* const focus = focusWidget();  // also set while another page has the keyboard
  const std::vector<ExerciseCard*> cards = allCards();
  const auto found = std::find_if(cards.begin(), cards.end(), [focus](const ExerciseCard* card) {
    return card == focus || card->isAncestorOf(focus);
  });
  return found == cards.end() ? nullptr : *found;
}

// Holds the card with the keyboard focus if it is visible, otherwise the first visible card.
void ExercisePage::holdPlace() {
  if (held_) {
    return;
  }
  Place place;
  const std::vector<ExerciseCard*> cards = allCards();
  const ExerciseCard* const focused = focusedCard();
  const int scrolled = scroll_->verticalScrollBar()->value();
  const auto isSeen = [&](const ExerciseCard* card) {
    const int top = card->mapTo(content(), QPoint()).y() - scrolled;
    return top + card->height() > 0 && top < scroll_->viewport()->height();
  };
  const bool keepsFocused = focused != nullptr && isSeen(focused);
  for (std::size_t index = 0; index < cards.size(); ++index) {
    if (keepsFocused ? cards[index] == focused : scrolled > 0 && isSeen(cards[index])) {
      place = {.id = cards[index]->id(),
               .index = static_cast<int>(index),
               .top = cards[index]->mapTo(content(), QPoint()).y() - scrolled,
               .hasFocus = keepsFocused};
      break;
    }
  }
  held_ = place;
}

// The card of a place or, if it is gone, the one that has its index now.
ExerciseCard* ExercisePage::cardOf(const Place& place) const {
  const std::vector<ExerciseCard*> cards = allCards();
  if (place.index < 0 || cards.empty()) {
    return nullptr;
  }
  const auto found = std::find_if(cards.begin(), cards.end(),
                                  [&](const ExerciseCard* card) { return card->id() == place.id; });
  return found != cards.end() ? *found : cards[std::min<std::size_t>(place.index, cards.size() - 1)];
}

void ExercisePage::takePlace() {
  if (!held_ || !isVisible()) {
    return;
  }
  layOut();
  ExerciseCard* const card = cardOf(*held_);
  scroll_->verticalScrollBar()->setValue(card == nullptr ? 0
                                                         : card->mapTo(content(), QPoint()).y() - held_->top);
  if (card != nullptr && held_->hasFocus) {
    scroll_->ensureWidgetVisible(card, 0, CardScroll::kMargin / 2);
  }
}

// Called before a change that moves the cards.
void ExercisePage::keepPlace() {
  if (isVisible()) {
    holdPlace();
  }
  restorePlace();
}

void ExercisePage::restorePlace() {
  constexpr int kSteps = 8;
  settle(++changes_, kSteps);
}

// Layouts settle step by step: texts change, cards get taller, columns move. So the place is restored several
// times; a later change starts that again.
void ExercisePage::settle(int change, int steps) {
  QTimer::singleShot(0, this, [this, change, steps] {
    if (change != changes_) {
      return;
    }
    takePlace();
    if (steps > 1) {
      settle(change, steps - 1);
    } else if (isVisible()) {
      held_.reset();
      if (const std::function<void()> act = isFilling() ? nullptr : std::exchange(waiting_, {})) {
        act();
      }
    }
    if (steps <= 1 && !isFilling()) {
      scroll_->viewport()->setUpdatesEnabled(true);
    }
  });
}

void ExercisePage::layOut() {
  content()->layout()->activate();
  QCoreApplication::sendPostedEvents(content(), QEvent::LayoutRequest);
  list_->layout()->activate();
}

void ExercisePage::bringTo(ExerciseCard& card) {
  held_.reset();
  card.setFocus(Qt::TabFocusReason);
  scroll_->ensureWidgetVisible(&card, 0, CardScroll::kMargin / 2);
}

bool ExercisePage::goTo(const QString& id) {
  const auto isIt = [&id](const auto& entry) { return entry.second.id == id; };
  const std::vector<ExerciseCard*> cards = allCards();
  const auto found =
      std::find_if(cards.begin(), cards.end(), [&](const ExerciseCard* card) { return card->id() == id; });
  if (found == cards.end() && std::none_of(entries_.begin(), entries_.end(), isIt)) {
    return false;
  }
  if (isFilling()) {
    whenFilled([this, id] { goTo(id); });
  } else {
    layOut();
    bringTo(**found);
  }
  return true;
}

// Scrolls to the first unfinished exercise, and to the heading above it if both fit.
void ExercisePage::goTo(const Section& section) {
  if (isFilling()) {
    whenFilled([this, &section] { goTo(section); });
    return;
  }
  std::vector<ExerciseCard*> cards;
  for (const Group& group : section.groups) {
    cards.insert(cards.end(), group.cards.begin(), group.cards.end());
  }
  if (cards.empty()) {
    return;
  }
  const auto open =
      std::find_if(cards.begin(), cards.end(), [](const ExerciseCard* card) { return card->told().isOpen; });
  layOut();
  scroll_->ensureWidgetVisible(cards.back(), 0, 0);
  scroll_->ensureWidgetVisible(section.heading, 0, CardScroll::kMargin / 2);
  bringTo(open == cards.end() ? *cards.front() : **open);
}

// Scrolls so that the page's head is visible, unless that would hide the card entirely.
void ExercisePage::goToStart() {
  const std::vector<ExerciseCard*> cards = allCards();
  if (cards.empty()) {
    return;
  }
  layOut();
  held_.reset();
  cards.front()->setFocus(Qt::TabFocusReason);
  scroll_->verticalScrollBar()->setValue(0);
  const int top = cards.front()->mapTo(content(), QPoint()).y();
  if (top + cards.front()->height() / 2 > scroll_->viewport()->height()) {
    bringTo(*cards.front());
  }
}

void ExercisePage::showTop() {
  held_ = Place();
  restorePlace();
}

void ExercisePage::goBack() {
  if (isFilling()) {
    whenFilled([this] { goBack(); });
    return;
  }
  takePlace();
  if (left_.isEmpty() || !goTo(left_)) {
    goToStart();
  }
}

void ExercisePage::goToNextOpen() {
  if (isFilling()) {
    whenFilled([this] { goToNextOpen(); });
    return;
  }
  const std::vector<ExerciseCard*> cards = allCards();
  const ExerciseCard* const from = focusedCard();
  const auto here = std::find(cards.begin(), cards.end(), from);
  const std::size_t first = here == cards.end() ? 0 : static_cast<std::size_t>(here - cards.begin()) + 1;
  for (std::size_t step = 0; step < cards.size(); ++step) {
    ExerciseCard& card = *cards[(first + step) % cards.size()];
    if (card.told().isOpen) {
      layOut();
      bringTo(card);
      return;
    }
  }
}

// Starts from the section with the keyboard focus or, without one, before the first section.
void ExercisePage::goToNextSection(int sections) {
  const ExerciseCard* const focused = focusedCard();
  const auto has = [focused](const Section& section) {
    return std::any_of(section.groups.begin(), section.groups.end(), [focused](const Group& group) {
      return std::find(group.cards.begin(), group.cards.end(), focused) != group.cards.end();
    });
  };
  const auto here = std::find_if(sections_.begin(), sections_.end(), has);
  const auto count = static_cast<int>(sections_.size());
  const int from = here == sections_.end() ? -1 : static_cast<int>(std::distance(sections_.begin(), here));
  if (const int to = qBound(0, from + sections, count - 1); to != from) {
    goTo(*std::next(sections_.begin(), to));
  }
}

void ExercisePage::walk(const ExerciseCard& from, Qt::Key arrow) {
  const std::vector<ExerciseCard*> cards = allCards();
  if (auto* const to =
          qobject_cast<ExerciseCard*>(nearest(from, QWidgetList(cards.begin(), cards.end()), arrow))) {
    bringTo(*to);
  }
}

// Nothing is selected until the keyboard is used; then the first arrow key selects the first card.
void ExercisePage::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
      goToStart();
      return;
    case Qt::Key_Escape:
      leave();
      return;
    case Qt::Key_N:
      if (event->modifiers() == Qt::NoModifier) {
        goToNextOpen();
        return;
      }
      break;
    default:
      if (takePageKey(*event)) {
        return;
      }
  }
  QWidget::keyPressEvent(event);
}

bool ExercisePage::takePageKey(const QKeyEvent& key) {
  const std::vector<ExerciseCard*> cards = allCards();
  const bool isDown = key.key() == Qt::Key_PageDown;
  if (cards.empty() || key.modifiers().testFlag(Qt::ControlModifier)) {
    return false;
  }
  if (key.key() == Qt::Key_Home) {
    goToStart();
  } else if (key.key() == Qt::Key_End) {
    whenFilled([this] {
      layOut();
      bringTo(*allCards().back());
    });
  } else if ((isDown || key.key() == Qt::Key_PageUp) && sections_.size() > 1) {
    goToNextSection(isDown ? 1 : -1);
  } else {
    return false;
  }
  return true;
}

// Runs before the page scrolls by itself.
bool ExercisePage::eventFilter(QObject* watched, QEvent* event) {
  return (watched == scroll_ && event->type() == QEvent::KeyPress &&
          takePageKey(*static_cast<QKeyEvent*>(event))) ||
         QWidget::eventFilter(watched, event);
}

void ExercisePage::changeEvent(QEvent* event) {
  const bool isLanguage = event->type() == QEvent::LanguageChange;
  if (isLanguage || event->type() == QEvent::FontChange) {
    narrowest_.clear();
    isTold_ = false;
    if (isLanguage) {
      keepPlace();
    }
    if (isVisible() && isLanguage) {
      retell();
    } else if (isVisible()) {
      QTimer::singleShot(0, this, [this] { retell(); });  // after the buttons have received it, too
    }
  }
  QWidget::changeEvent(event);
}

void ExercisePage::showEvent(QShowEvent* event) {
  if (!event->spontaneous()) {
    fill();
    if (!isTold_) {
      retell();
    }
    setFocus();
    restorePlace();
  }
  QWidget::showEvent(event);
}

void ExercisePage::hideEvent(QHideEvent* event) {
  if (!event->spontaneous()) {
    holdPlace();
    const ExerciseCard* const card = focusedCard();
    left_ = card != nullptr ? card->id() : QString();
  }
  QWidget::hideEvent(event);
}

}  // namespace byways::app
