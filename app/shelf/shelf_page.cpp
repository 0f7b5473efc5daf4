// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/shelf_page.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHash>
#include <QHideEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

#include "app/games/catalogue.h"
#include "app/library/library.h"
#include "app/look/direction.h"
#include "app/look/look.h"
#include "app/look/tab_order.h"
#include "app/settings/preferences.h"
#include "app/shelf/card_grid.h"
#include "app/shelf/card_scroll.h"
#include "app/shelf/finished_card.h"
#include "app/shelf/game_card.h"
#include "app/shelf/resume_card.h"
#include "app/shelf/walk.h"

namespace byways::app {

namespace {

constexpr int kGap = 24 - 2 * CardFrame::kShadow;  // the cards bring the room for their shadows along
constexpr int kNarrowestGame = 312;
constexpr int kNarrowestUnfinished = 380;
constexpr int kMarkSize = 52;
constexpr int kNarrowestFinished = 290;
constexpr qsizetype kFewUnfinished = 6;
constexpr qsizetype kFewFinished = 4;
constexpr qsizetype kMore = 12;

}  // namespace

ShelfPage::ShelfPage(Library& library, Preferences& preferences, const PuzzleProgress& progress,
                     const ProblemProgress& problems, const Look& look, QWidget* parent)
    : QWidget(parent),
      library_(library),
      preferences_(preferences),
      look_(look),
      scroll_(new CardScroll(QStringLiteral("shelf"), 10, this)),
      games_(new CardGrid(kNarrowestGame, kGap)),
      challenges_(new CardGrid(kNarrowestGame, kGap)) {
  setObjectName(QStringLiteral("shelf"));
  scroll_->parts().addWidget(makeHead());
  unfinished_ = addKept("allUnfinished", kNarrowestUnfinished, kFewUnfinished);
  finished_ = addKept("allFinished", kNarrowestFinished, kFewFinished);
  gamesHeading_ = addSection(games_);
  challengesHeading_ = addSection(challenges_);
  scroll_->parts().addStretch();
  addGames(progress, problems);
  setFocusPolicy(Qt::ClickFocus);
  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(scroll_);

  connect(&library, &Library::changed, this, &ShelfPage::libraryChanged);
  connect(&preferences, &Preferences::recentFilesChanged, this, &ShelfPage::fillRecent);
  connect(unfinished_.more, &QPushButton::clicked, this, [this] { showMore(unfinished_); });
  connect(finished_.more, &QPushButton::clicked, this, &ShelfPage::archiveRequested);
  refreshKept();
  fillRecent();
  retranslate();
}

ShelfPage::~ShelfPage() {
  library_.disconnect(this);
  removeLeaving();
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
  recentMenu_ = new QMenu(recent_);
  recentMenu_->setObjectName(QStringLiteral("recentMenu"));
  recentMenu_->setToolTipsVisible(true);
  recent_->setMenu(recentMenu_);
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
  row->addWidget(recent_);
  row->addWidget(open_);
  return head;
}

QLabel* ShelfPage::addSection(CardGrid* grid) {
  auto* const heading = new QLabel(this);
  heading->setProperty("role", QStringLiteral("title"));
  setReadingMargins(heading, {CardFrame::kShadow, 22, 0, 0});
  scroll_->parts().addWidget(heading);
  scroll_->parts().addLayout(grid);
  return heading;
}

void ShelfPage::setLearned(const GameFace& face, int finished, int lessons) {
  const std::string_view id = face.game().id();
  const QString name =
      QStringLiteral("card ") + QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
  if (auto* const card = findChild<GameCard*>(name)) {
    card->setLearned(finished, lessons);
  }
}

void ShelfPage::addGames(const PuzzleProgress& progress, const ProblemProgress& problems) {
  for (const CatalogueEntry& entry : catalogue()) {
    auto* const card = new GameCard(entry, progress, problems, look_, scroll_->widget());
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
  card->show();  // at once, so that the keyboard can go there
  connect(card, &CardFrame::walked, this, [this, card](Qt::Key arrow) { walk(card, arrow); });
}

// Games are saved at every step: while one is on the table, there is no need to read them all each time.
void ShelfPage::libraryChanged() {
  stale_ = true;
  if (isVisible()) {
    refreshKept();
  }
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
  return {heading, grid, more, few, few};
}

// The keyboard goes to the first card that has come, unless there is still more to show.
void ShelfPage::showMore(Kept& kept) {
  const int before = kept.grid->count();
  kept.shown += kMore;
  refreshKept();
  if (kept.more->isHidden() && kept.grid->count() > before) {
    kept.grid->itemAt(before)->widget()->setFocus(Qt::TabFocusReason);
  }
}

void ShelfPage::refreshKept() {
  stale_ = false;
  refresh(unfinished_, library_.unfinished());
  refresh(finished_, library_.finished());
  setTabOrderAsLaidOut(scroll_->widget());
}

void ShelfPage::refresh(const Kept& kept, const QList<SavedGame>& games) {
  // A card that can still be taken back stays as it is.
  QHash<QString, SavedCard*> leaving;
  while (QLayoutItem* const item = kept.grid->takeAt(0)) {
    auto* const card = qobject_cast<SavedCard*>(item->widget());
    if (card->isLeaving()) {
      leaving.insert(card->path(), card);
    } else {
      card->hide();
      card->deleteLater();  // later: it may be its own signal that brought us here
    }
    delete item;
  }
  for (const SavedGame& game : games.first(qMin(games.size(), kept.shown))) {
    if (SavedCard* const card = leaving.take(game.path)) {
      kept.grid->addWidget(card);
    } else {
      addCard(makeCard(kept, game), kept.grid);
    }
  }
  qDeleteAll(leaving);
  const qsizetype rest = qMax<qsizetype>(games.size() - kept.shown, 0);
  kept.heading->setVisible(!games.isEmpty());
  const bool isFinished = &kept == &finished_;
  kept.more->setVisible(isFinished ? !games.isEmpty() : rest > 0);
  kept.more->setText(isFinished ? tr("All finished games (%n)", nullptr, static_cast<int>(games.size()))
                                : tr("Show %n more", nullptr, static_cast<int>(qMin(rest, kMore))));
  kept.grid->invalidate();
}

SavedCard* ShelfPage::makeCard(const Kept& kept, const SavedGame& game) {
  const GameFace& face = faceOf(game.match->game());
  if (&kept == &unfinished_) {
    auto* const card = new ResumeCard(game, face, look_, scroll_->widget());
    connect(card, &ResumeCard::resumeRequested, this,
            [this, path = game.path] { Q_EMIT resumeRequested(path); });
    return card;
  }
  auto* const card = new FinishedCard(game, face, look_, scroll_->widget());
  connect(card, &CardFrame::activated, this, [this, path = game.path] { Q_EMIT reviewRequested(path); });
  return card;
}

void ShelfPage::removeLeaving() {
  for (const CardGrid* const grid : {unfinished_.grid, finished_.grid}) {
    for (int index = 0; index < grid->count(); ++index) {
      const auto* const card = qobject_cast<SavedCard*>(grid->itemAt(index)->widget());
      if (card != nullptr && card->isLeaving()) {
        library_.remove(card->path());
      }
    }
  }
}

void ShelfPage::fillRecent() {
  recentMenu_->clear();
  const QStringList files = preferences_.recentFiles();
  for (const QString& path : files) {
    const QFileInfo file(path);
    QAction* const action = recentMenu_->addAction(file.completeBaseName());
    action->setToolTip(QDir::toNativeSeparators(path));
    connect(action, &QAction::triggered, this, [this, path] { Q_EMIT openRequested(path); });
  }
  if (!files.isEmpty()) {
    recentMenu_->addSeparator();
    QAction* const forget = recentMenu_->addAction(tr("Forget these files"));
    connect(forget, &QAction::triggered, &preferences_, &Preferences::clearRecentFiles);
  }
  recent_->setVisible(!files.isEmpty());
}

void ShelfPage::walk(CardFrame* from, Qt::Key arrow) {
  QWidgetList cards;
  for (const CardGrid* const grid : {unfinished_.grid, finished_.grid, games_, challenges_}) {
    for (int index = 0; index < grid->count(); ++index) {
      cards << grid->itemAt(index)->widget();
    }
  }
  if (QWidget* const to = nearest(*from, cards, arrow)) {
    to->setFocus(Qt::TabFocusReason);
    scroll_->ensureWidgetVisible(to, 0, CardScroll::kMargin);
  }
}

// Nothing is marked before somebody uses the keyboard; then the first arrow key goes to the first card.
void ShelfPage::keyPressEvent(QKeyEvent* event) {
  constexpr std::array kArrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
  if (std::find(kArrows.begin(), kArrows.end(), event->key()) == kArrows.end()) {
    QWidget::keyPressEvent(event);
    return;
  }
  const CardGrid& grid = unfinished_.grid->count() > 0 ? *unfinished_.grid
                         : finished_.grid->count() > 0 ? *finished_.grid
                                                       : *games_;
  QWidget* const first = grid.itemAt(0)->widget();
  first->setFocus(Qt::TabFocusReason);
  scroll_->ensureWidgetVisible(first, 0, CardScroll::kMargin);
}

void ShelfPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  QWidget::changeEvent(event);
}

void ShelfPage::showEvent(QShowEvent* event) {
  if (stale_) {
    refreshKept();
  }
  fillRecent();
  if (!event->spontaneous()) {
    setFocus();
    const auto now = static_cast<int>(library_.finished().size());
    const bool isAnother = finishedBefore_ >= 0 && now > finishedBefore_;
    finishedBefore_ = now;
    // Once the cards have their places.
    QTimer::singleShot(0, this, [this, isAnother] {
      scroll_->widget()->layout()->activate();
      scroll_->verticalScrollBar()->setValue(scrolledTo_);
      // A game that has just been finished is to be seen.
      if (isAnother && finished_.grid->count() > 0) {
        scroll_->ensureWidgetVisible(finished_.grid->itemAt(0)->widget(), 0, CardScroll::kMargin);
      }
    });
  }
  QWidget::showEvent(event);
}

void ShelfPage::hideEvent(QHideEvent* event) {
  if (!event->spontaneous()) {
    scrolledTo_ = scroll_->verticalScrollBar()->value();
    removeLeaving();
    stale_ = true;  // the times on the cards, too
  }
  QWidget::hideEvent(event);
}

void ShelfPage::retranslate() {
  tagline_->setText(tr("A table for games of ways and links"));
  recent_->setText(tr("Recent"));
  open_->setText(tr("Open…"));
  open_->setToolTip(tr("Open a record from a file"));
  unfinished_.heading->setText(tr("Go on playing"));
  finished_.heading->setText(tr("Finished"));
  gamesHeading_->setText(tr("Games"));
  challengesHeading_->setText(tr("Solo challenges"));
  fillRecent();
}

}  // namespace byways::app
