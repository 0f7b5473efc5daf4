// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/shelf_page.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QEvent>

#include <QHideEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

#include "app/exercise/day_card.h"
#include "app/exercise/exercise_ids.h"
#include "app/exercise/progress.h"
#include "app/files/file_text.h"
#include "app/games/catalogue.h"
#include "app/library/game_index.h"
#include "app/library/game_loader.h"
#include "app/library/trash.h"
#include "app/look/ask.h"
#include "app/look/direction.h"
#include "app/look/look.h"
#include "app/look/spoken_role.h"
#include "app/look/tab_order.h"
#include "app/settings/preferences.h"
#include "app/shelf/card_grid.h"
#include "app/shelf/card_scroll.h"
#include "app/shelf/finished_card.h"
#include "app/shelf/game_card.h"
#include "app/shelf/recent_menu.h"
#include "app/shelf/resume_card.h"
#include "app/shelf/unreadable_card.h"
#include "app/shelf/walk.h"

namespace byways::app {

namespace {

constexpr int kGap = 24 - 2 * CardFrame::kShadow;  // cards include the room for their shadows
constexpr int kNarrowestGame = 312;
constexpr int kNarrowestUnfinished = 380;
constexpr int kMarkSize = 52;
constexpr int kNarrowestFinished = 290;
constexpr qsizetype kFewUnfinished = 6;
constexpr qsizetype kFewFinished = 4;
constexpr qsizetype kMore = 12;

}  // namespace

ShelfPage::ShelfPage(const Library& library, Trash& trash, GameIndex& games, Preferences& preferences,
                     const Progress& progress, const Days& days, const Look& look, QWidget* parent)
    : QWidget(parent),
      library_(library),
      trash_(trash),
      kept_(games),
      opened_(new GameLoader(library, this)),
      preferences_(preferences),
      progress_(progress),
      look_(look),
      scroll_(new CardScroll(QStringLiteral("shelf"), 10, this)),
      games_(new CardGrid(kNarrowestGame, kGap)),
      challenges_(new CardGrid(kNarrowestGame, kGap)) {
  setObjectName(QStringLiteral("shelf"));
  scroll_->parts().addWidget(makeHead());
  day_ = new DayCard(days, look, scroll_->widget());
  day_->setVisible(preferences.showsDay());
  scroll_->parts().addWidget(day_);
  unreadable_ = new UnreadableCard(scroll_->widget());
  scroll_->parts().addWidget(unreadable_);
  unfinished_ = addKept("allUnfinished", kNarrowestUnfinished, kFewUnfinished);
  gamesHeading_ = addSection(games_);
  challengesHeading_ = addSection(challenges_);
  finished_ = addKept("allFinished", kNarrowestFinished, kFewFinished);
  scroll_->parts().addStretch();
  addGames(progress);
  setFocusPolicy(Qt::ClickFocus);
  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(scroll_);

  connect(&games, &GameIndex::changed, this, [this] {
    if (isVisible() && !isRefreshing_) {
      refreshKept();
    }
  });
  connect(day_, &DayCard::playRequested, this, &ShelfPage::dayRequested);
  connect(day_, &DayCard::calendarRequested, this, &ShelfPage::daysRequested);
  connect(day_, &DayCard::copyRequested, this, &ShelfPage::dayCopyRequested);
  connect(day_, &CardFrame::walked, this, [this](Qt::Key arrow) { walk(day_, arrow); });
  connect(&preferences, &Preferences::changed, day_, [this] { day_->setVisible(preferences_.showsDay()); });
  connect(unreadable_, &UnreadableCard::retryRequested, &games, &GameIndex::refresh);
  connect(unreadable_, &UnreadableCard::folderRequested, this, [this] {
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(library_.folder()))) {
      tell(this, tr("No program was found to open the folder."), QDir::toNativeSeparators(library_.folder()));
    }
  });
  connect(unreadable_, &UnreadableCard::removeRequested, this, &ShelfPage::removeUnreadable);
  connect(opened_, &GameLoader::loaded, this, &ShelfPage::showKept);
  connect(unfinished_.more, &QPushButton::clicked, this, [this] { showMore(); });
  connect(finished_.more, &QPushButton::clicked, this, &ShelfPage::archiveRequested);
  refreshKept();
  retranslate();
}

QWidget* ShelfPage::makeHead() {
  auto* const head = new QWidget(this);
  auto* const mark = new QLabel(head);
  mark->setPixmap(
      look_.icon(QStringLiteral("byways")).pixmap(QSize(kMarkSize, kMarkSize), devicePixelRatioF()));
  auto* const name = new QLabel(QStringLiteral("Byways"), head);
  name->setProperty("role", QStringLiteral("display"));
  tagline_ = new QLabel(head);
  tagline_->setProperty("role", QStringLiteral("quiet"));
  recent_ = new QPushButton(head);
  recent_->setObjectName(QStringLiteral("recent"));
  recent_->setIcon(look_.icon(QStringLiteral("clock")));
  recent_->setProperty("quiet", true);
  recentMenu_ = new RecentMenu(preferences_, recent_);
  recentMenu_->setObjectName(QStringLiteral("recentMenu"));
  connect(recentMenu_, &RecentMenu::openRequested, this, &ShelfPage::openRequested);
  connect(recentMenu_, &RecentMenu::filled, this, [this] { recent_->setHidden(recentMenu_->isEmpty()); });
  recent_->setMenu(recentMenu_);
  recent_->setHidden(recentMenu_->isEmpty());
  open_ = new QPushButton(head);
  open_->setObjectName(QStringLiteral("open"));
  open_->setIcon(look_.icon(QStringLiteral("open")));
  connect(open_, &QPushButton::clicked, this, &ShelfPage::browseRequested);

  auto* const words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(name);
  words->addWidget(tagline_);
  auto* const row = new QHBoxLayout(head);
  row->setContentsMargins(CardFrame::kShadow, 0, CardFrame::kShadow, 0);
  row->setSpacing(16);
  row->addWidget(mark);
  row->addLayout(words, 1);
  evening_ = new QPushButton(head);
  evening_->setObjectName(QStringLiteral("eveningBoard"));
  evening_->hide();
  connect(evening_, &QPushButton::clicked, this, &ShelfPage::eveningRequested);
  row->addWidget(evening_);
  row->addWidget(recent_);
  row->addWidget(open_);
  return head;
}

QLabel* ShelfPage::addSection(CardGrid* grid) {
  auto* const heading = new QLabel(this);
  heading->setProperty("role", QStringLiteral("title"));
  setSpokenRole(heading, QAccessible::Heading);
  setReadingMargins(heading, {CardFrame::kShadow, 12, 0, 0});
  scroll_->parts().addWidget(heading);
  scroll_->parts().addLayout(grid);
  return heading;
}

void ShelfPage::setEvening(const QString& summary) {
  eveningSummary_ = summary;
  evening_->setHidden(summary.isEmpty());
  retranslate();
}

void ShelfPage::setOneClick(const std::function<OneClick(const Game&)>& computers) {
  const auto cards = findChildren<GameCard*>();
  for (GameCard* const card : cards) {
    card->setOneClick(computers);
  }
}

void ShelfPage::addGames(const Progress& progress) {
  for (const CatalogueEntry& entry : catalogue()) {
    auto* const card = new GameCard(entry, progress, look_, scroll_->widget());
    connect(card, &GameCard::playRequested, this, [this, &entry] { Q_EMIT playRequested(entry.face); });
    connect(card, &GameCard::computerRequested, this,
            [this, &entry] { Q_EMIT computerRequested(entry.face); });
    connect(card, &GameCard::learnRequested, this, [this, &entry] { Q_EMIT learnRequested(entry.face); });
    connect(card, &GameCard::puzzlesRequested, this, [this, &entry] { Q_EMIT puzzlesRequested(entry.face); });
    addCard(card, entry.kind == CatalogueEntry::Kind::Game ? games_ : challenges_);
  }
}

void ShelfPage::addCard(CardFrame* card, CardGrid* grid) {
  grid->addWidget(card);
  card->show();  // at once: a hidden card couldn't take the focus
  connect(card, &CardFrame::walked, this, [this, card](Qt::Key arrow) { walk(card, arrow); });
}

ShelfPage::Kept ShelfPage::addKept(const char* name, int narrowest, qsizetype few) {
  auto* const grid = new CardGrid(narrowest, kGap);
  QLabel* const heading = addSection(grid);
  auto* const more = new QPushButton(scroll_->widget());
  more->setObjectName(QLatin1String(name));
  more->setProperty("quiet", true);
  auto* const below = new QHBoxLayout;
  below->setContentsMargins(CardFrame::kShadow, 0, CardFrame::kShadow, 0);
  below->addWidget(more);
  below->addStretch();
  scroll_->parts().addLayout(below);
  for (QWidget* const part : {static_cast<QWidget*>(heading), static_cast<QWidget*>(more)}) {
    part->hide();  // until there is a card
  }
  return {heading, grid, more, few, few};
}

// Shows more cards. Afterwards the focus moves to the first new card, unless the button still has more to
// show.
void ShelfPage::showMore() {
  firstMore_ = unfinished_.grid->count();
  unfinished_.shown += kMore;
  refreshKept();
}

// Begins to open, on a thread, only the games that are to be shown. The old cards stay until the games are
// open.
void ShelfPage::refreshKept() {
  isRefreshing_ = true;
  kept_.wait();
  isRefreshing_ = false;
  QStringList paths;
  for (const UnfinishedGame& game :
       kept_.unfinished().first(qMin(kept_.unfinished().size(), unfinished_.shown))) {
    paths.append(game.path);
  }
  for (const FinishedGame& game : finishedOnShow()) {
    paths.append(game.path);
  }
  if (opened_->load(paths)) {
    showKept();
  }
}

// The finished games to show: without puzzles, whose best results are on the page with puzzles.
QList<FinishedGame> ShelfPage::finishedOnShow() const {
  QList<FinishedGame> shown;
  for (const FinishedGame& game : kept_.finished()) {
    if (!game.isAlone()) {
      shown.append(game);
      if (shown.size() == finished_.shown) {
        break;
      }
    }
  }
  return shown;
}

// Whether nobody has played a game or begun an exercise yet.
bool ShelfPage::isUnused() const {
  return kept_.unfinished().isEmpty() && kept_.finished().isEmpty() && progress_.knownIds({}).isEmpty();
}

// Until somebody has played, the rule set to begin with is marked, and today's exercise, which may be hard,
// isn't proposed.
void ShelfPage::markFirstToTry() {
  const bool isNew = isUnused();
  day_->setProposed(!isNew);
  for (int index = 0; index < games_->count(); ++index) {
    auto* const card = qobject_cast<GameCard*>(games_->itemAt(index)->widget());
    card->setFirstToTry(isNew && isFirstToTry(card->entry()));
  }
}

const GameFace& ShelfPage::faceInFocus() const {
  const auto* card = qobject_cast<const GameCard*>(games_->itemAt(0)->widget());
  for (const QWidget* part = focusWidget(); part != nullptr && part != this; part = part->parentWidget()) {
    if (const auto* const focused = qobject_cast<const GameCard*>(part)) {
      card = focused;
    }
  }
  return *card->entry().face;
}

// When a rule set was last used, in milliseconds since the epoch; 0 if it was never played or learned.
qint64 ShelfPage::lastUsed(const Game& game) const {
  QDateTime last;
  const auto note = [&last](const QDateTime& time) {
    if (time.isValid() && (!last.isValid() || last < time)) {
      last = time;
    }
  };
  for (const UnfinishedGame& one : kept_.unfinished()) {
    note(one.game == &game ? one.changed : QDateTime());
  }
  for (const FinishedGame& one : kept_.finished()) {
    note(one.game == &game ? one.ended : QDateTime());
  }
  for (const QString& id : lessonIds(game) + problemIds(game) + progress_.knownIds(puzzlePrefix(game))) {
    note(progress_.of(id).time);
  }
  return last.isValid() ? last.toMSecsSinceEpoch() : 0;
}

// In each section, puts the rule sets used last first, then the others in their usual order; before anything
// has been used, the one to begin with comes first. Called when the shelf is shown, so that no card moves
// before people's eyes.
void ShelfPage::orderByUse() {
  const bool isNew = isUnused();
  QList<std::pair<qint64, GameCard*>> cards;
  for (GameCard* const card : scroll_->widget()->findChildren<GameCard*>()) {  // found in the usual order
    const bool isFirst = isNew && isFirstToTry(card->entry());
    cards.append({isFirst ? 1 : lastUsed(card->entry().face->game()), card});
  }
  std::stable_sort(cards.begin(), cards.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  for (const auto& [time, card] : cards) {
    CardGrid* const grid = card->entry().kind == CatalogueEntry::Kind::Game ? games_ : challenges_;
    grid->removeWidget(card);
    grid->addWidget(card);
  }
  setTabOrderAsLaidOut(scroll_->widget());
  setReadingOrderAsLaidOut(scroll_->widget());
}

void ShelfPage::showKept() {
  markFirstToTry();
  QList<SavedGame> unfinished;
  for (const UnfinishedGame& game : kept_.unfinished()) {
    if (std::shared_ptr<Match> match = opened_->match(game.path)) {
      unfinished.append({game.path, game.changed, std::move(match)});
    }
  }
  QList<SavedGame> finished;
  for (const FinishedGame& game : finishedOnShow()) {
    if (std::shared_ptr<Match> match = opened_->match(game.path)) {
      finished.append({game.path, game.ended.toLocalTime(), std::move(match)});
    }
  }
  unreadable_->setGames(kept_.unreadable());
  refresh(unfinished_, unfinished, kept_.unfinished().size());
  refresh(finished_, finished, finishedCount());
  setTabOrderAsLaidOut(scroll_->widget());
  setReadingOrderAsLaidOut(scroll_->widget());
  if (firstMore_ >= 0 && unfinished_.grid->count() > firstMore_) {
    if (unfinished_.more->isHidden()) {
      unfinished_.grid->itemAt(firstMore_)->widget()->setFocus(Qt::TabFocusReason);
    }
    firstMore_ = -1;
  }
  QTimer::singleShot(0, this, &ShelfPage::bringNewest);  // deferred until the cards are laid out
}

// Scrolls to the game that has just been finished.
void ShelfPage::bringNewest() {
  const QList<FinishedGame> finished = finishedOnShow();
  if (bringsNewest_ && isVisible() && !finished.isEmpty() && finished_.grid->count() > 0 &&
      opened_->match(finished.front().path)) {
    bringsNewest_ = false;
    scroll_->widget()->layout()->activate();
    QWidget* const card = finished_.grid->itemAt(0)->widget();
    if (focusWidget() != this) {
      card->setFocus(Qt::OtherFocusReason);  // so that keys continue from where people look
    }
    scroll_->ensureWidgetVisible(card, 0, CardScroll::kMargin);
  }
}

int ShelfPage::finishedCount() const {
  const QList<FinishedGame>& all = kept_.finished();
  return static_cast<int>(
      std::count_if(all.begin(), all.end(), [](const FinishedGame& game) { return !game.isAlone(); }));
}

void ShelfPage::offerMore(const Kept& kept) {
  const qsizetype rest = qMax<qsizetype>(kept.all - kept.shown, 0);
  const bool isFinished = &kept == &finished_;
  kept.more->setVisible(isFinished ? kept.all > 0 : rest > 0);
  kept.more->setText(isFinished ? tr("All finished games (%n)", nullptr, static_cast<int>(kept.all))
                                : tr("Show %n more", nullptr, static_cast<int>(qMin(rest, kMore))));
}

void ShelfPage::refresh(Kept& kept, const QList<SavedGame>& games, qsizetype all) {
  kept.all = all;
  offerMore(kept);
  if (kept.games == games && !kept.isOld) {
    return;
  }
  kept.isOld = false;
  kept.games = games;
  // The focus stays with its game. While the cards are replaced, the page has the focus: from a deleted card,
  // Qt would move it to the next widget and scroll there.
  QString chosen;
  while (QLayoutItem* const item = kept.grid->takeAt(0)) {
    auto* const card = qobject_cast<SavedCard*>(item->widget());
    if (card->hasFocus() || card->isAncestorOf(QApplication::focusWidget())) {
      chosen = card->path();
      setFocus(Qt::OtherFocusReason);
    }
    card->hide();
    card->deleteLater();  // not at once: the call may come from a signal of this card
    delete item;
  }
  for (const SavedGame& game : games) {
    SavedCard* const made = makeCard(kept, game);
    addCard(made, kept.grid);
    if (game.path == chosen || game.path == wanted_) {
      made->setFocus(Qt::OtherFocusReason);
    }
    if (game.path == wanted_) {
      wanted_.clear();
    }
  }
  kept.heading->setVisible(!games.isEmpty());
  kept.grid->invalidate();
}

SavedCard* ShelfPage::makeCard(const Kept& kept, const SavedGame& game) {
  const GameFace& face = faceOf(game.match->game());
  if (&kept == &unfinished_) {
    auto* const card = new ResumeCard(game, face, look_, scroll_->widget());
    connect(card, &ResumeCard::resumeRequested, this,
            [this, path = game.path] { Q_EMIT resumeRequested(path); });
    connect(card, &SavedCard::removeRequested, this, [this, card] { remove(*card); });
    return card;
  }
  auto* const card = new FinishedCard(game, face, look_, scroll_->widget());
  connect(card, &CardFrame::activated, this, [this, path = game.path] { Q_EMIT lookRequested(path); });
  connect(card, &FinishedCard::reviewRequested, this,
          [this, path = game.path] { Q_EMIT reviewRequested(path); });
  connect(card, &SavedCard::removeRequested, this, [this, card] { remove(*card); });
  return card;
}

// Moves the game to the trash and the focus to the next card, or to the previous one if this was the last.
void ShelfPage::remove(SavedCard& card) {
  const QString path = card.path();
  const QString what = tr("%1, %2", "a game, its players").arg(card.title(), card.names());
  const bool hasFocus = card.hasFocus() || card.isAncestorOf(QApplication::focusWidget());
  const CardGrid& grid = qobject_cast<ResumeCard*>(&card) != nullptr ? *unfinished_.grid : *finished_.grid;
  int index = 0;
  while (grid.itemAt(index)->widget() != &card) {
    ++index;
  }
  const int next = index + 1 < grid.count() ? index + 1 : index - 1;
  if (hasFocus) {
    QWidget* const to = next >= 0 ? grid.itemAt(next)->widget() : this;
    to->setFocus(Qt::OtherFocusReason);
  }
  if (!trash_.put(path, what)) {
    if (hasFocus) {
      card.setFocus(Qt::OtherFocusReason);
    }
    tell(this, tr("This game can’t be removed."),
         tr("It is open in another window, or its folder is read-only."));
  }
}

void ShelfPage::removeUnreadable() {
  for (const QList<UnreadableGame> games = kept_.unreadable(); const UnreadableGame& game : games) {
    trash_.put(game.path,
               plainText(QFileInfo(game.path).fileName()));  // if this fails, the file stays on the card
  }
  setFocus(Qt::OtherFocusReason);
}

void ShelfPage::focusGame(const QString& path) {
  wanted_ = path;
  for (const CardGrid* const grid : {unfinished_.grid, finished_.grid}) {
    for (int index = 0; index < grid->count(); ++index) {
      if (auto* const card = qobject_cast<SavedCard*>(grid->itemAt(index)->widget());
          card != nullptr && card->path() == path) {
        card->setFocus(Qt::OtherFocusReason);
        wanted_.clear();
      }
    }
  }
}

QWidgetList ShelfPage::allCards() const {
  QWidgetList cards;
  if (!day_->isHidden()) {
    cards << day_;
  }
  for (const CardGrid* const grid : {unfinished_.grid, games_, challenges_, finished_.grid}) {
    for (int index = 0; index < grid->count(); ++index) {
      cards << grid->itemAt(index)->widget();
    }
  }
  return cards;
}

void ShelfPage::walk(CardFrame* from, Qt::Key arrow) {
  if (QWidget* const to = nearest(*from, allCards(), arrow)) {
    bringTo(to);
  }
}

void ShelfPage::bringTo(QWidget* card) {
  card->setFocus(Qt::TabFocusReason);
  scroll_->ensureWidgetVisible(card, 0, CardScroll::kMargin);
}

// No card has the focus until somebody uses the keyboard: the first arrow key goes to the first card.
void ShelfPage::keyPressEvent(QKeyEvent* event) {
  constexpr std::array kToFirst{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home};
  const QWidgetList cards = allCards();
  if (event->key() == Qt::Key_End) {
    bringTo(cards.back());
  } else if (std::find(kToFirst.begin(), kToFirst.end(), event->key()) != kToFirst.end()) {
    bringTo(cards.front());  // also with Ctrl+Home, which leads to the shelf from other pages
    scroll_->ensureVisible(0, 0);
  } else {
    QWidget::keyPressEvent(event);
  }
}

void ShelfPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    if (!kept_.unreadable().isEmpty()) {
      kept_.refresh();  // reads the files again, for reasons in the new language
    }
  }
  QWidget::changeEvent(event);
}

void ShelfPage::showEvent(QShowEvent* event) {
  recentMenu_->fill();
  if (!event->spontaneous()) {
    // The widget that had the focus when the shelf was last shown. If its game was opened in the meantime,
    // its card has been recreated.
    QWidget* const last = focusWidget();
    QString path;
    for (const QWidget* part = last; part != nullptr && path.isEmpty(); part = part->parentWidget()) {
      const auto* const card = qobject_cast<const SavedCard*>(part);
      path = card != nullptr ? card->path() : QString();
    }
    refreshKept();
    orderByUse();
    (last != nullptr && isAncestorOf(last) ? last : this)->setFocus(Qt::OtherFocusReason);
    if (!path.isEmpty()) {
      focusGame(path);
    }
    const int now = finishedCount();
    const bool isAnother = finishedBefore_ >= 0 && now > finishedBefore_;
    finishedBefore_ = now;
    // Deferred until the cards are laid out.
    QTimer::singleShot(0, this, [this, isAnother] {
      scroll_->widget()->layout()->activate();
      scroll_->verticalScrollBar()->setValue(scrolledTo_);
      if (QWidget* const focus = focusWidget(); focus != nullptr && focus != this && isVisible()) {
        scroll_->ensureWidgetVisible(focus, 0, CardScroll::kMargin);  // the cards above it may have changed
      }
      bringsNewest_ = isAnother;
      bringNewest();
    });
  }
  QWidget::showEvent(event);
}

void ShelfPage::hideEvent(QHideEvent* event) {
  if (!event->spontaneous()) {
    scrolledTo_ = scroll_->verticalScrollBar()->value();
    wanted_.clear();
    unfinished_.isOld = true;
    finished_.isOld = true;
  }
  QWidget::hideEvent(event);
}

void ShelfPage::retranslate() {
  tagline_->setText(tr("A table for games of paths and connections"));
  recent_->setText(tr("Recent"));
  evening_->setText(tr("Scoreboard"));
  evening_->setToolTip(tr("This evening: %1", "players and their points").arg(eveningSummary_));
  open_->setText(tr("Open…"));
  open_->setToolTip(tr("Open a record from a file"));
  for (const auto& [heading, text] :
       {std::pair{unfinished_.heading, tr("Continue playing")}, std::pair{finished_.heading, tr("Finished")},
        std::pair{gamesHeading_, tr("Games")}, std::pair{challengesHeading_, tr("Solo challenges")}}) {
    heading->setText(text);
    heading->setAccessibleName(text);
  }
  offerMore(unfinished_);
  offerMore(finished_);
}

}  // namespace byways::app
