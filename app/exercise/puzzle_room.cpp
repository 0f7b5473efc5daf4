// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/puzzle_room.h"

#include <QApplication>
#include <QEvent>
#include <QHash>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QShowEvent>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/own_puzzle_card.h"
#include "app/exercise/problem_card.h"
#include "app/exercise/puzzle_card.h"
#include "app/exercise/puzzle_list.h"
#include "app/games/catalogue.h"
#include "app/library/game_loader.h"
#include "app/library/kept_games.h"
#include "app/library/library.h"
#include "app/look/look.h"
#include "app/look/tab_order.h"
#include "app/shelf/card_grid.h"
#include "app/shelf/card_scroll.h"
#include "app/shelf/walk.h"

namespace byways::app {

namespace {

constexpr int kCardGap = 18 - 2 * CardFrame::kShadow;
constexpr int kNarrowest = 336;

constexpr int kJumpGap = 8;

QString idOf(const QWidget& card) {
  if (const auto* const own = qobject_cast<const OwnPuzzleCard*>(&card)) {
    return own->puzzle().sketch ? own->puzzle().path : exerciseId(own->puzzle().setup);
  }
  const auto* const problem = qobject_cast<const ProblemCard*>(&card);
  return problem != nullptr ? exerciseId(problem->problem())
                            : exerciseId(static_cast<const PuzzleCard&>(card).puzzle());
}

QString gameIdOf(const GameFace& face) {
  const std::string_view id = face.game().id();
  return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

}  // namespace

PuzzleRoom::PuzzleRoom(const Library& library, KeptGames& games, const Progress& progress,
                       const OwnPuzzles& own, const Look& look, QWidget* parent)
    : QWidget(parent),
      games_(games),
      begun_(new GameLoader(library, this)),
      progress_(progress),
      own_(own),
      look_(look),
      scroll_(new CardScroll(QStringLiteral("puzzleRoom"), 6, this)) {
  setObjectName(QStringLiteral("puzzleRoom"));
  scroll_->parts().addWidget(makeHead());
  for (const CatalogueEntry& entry : catalogue()) {
    if (isChallenge(entry.face->game())) {
      addSection(*entry.face);
    }
  }
  for (const CatalogueEntry& entry : catalogue()) {
    if (!problem_ids_of(entry.face->game()).empty()) {
      addSection(*entry.face);
    }
  }
  scroll_->parts().addStretch();
  scroll_->installEventFilter(this);
  setFocusPolicy(Qt::ClickFocus);
  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(scroll_);
  connect(&progress, &Progress::changed, this, [this] {
    if (isVisible()) {
      retranslate();
    }
  });
  connect(&own, &OwnPuzzles::changed, this, [this] {
    if (isVisible()) {
      fillCards();
    }
  });
  connect(begun_, &GameLoader::loaded, this, [this] {
    if (isVisible()) {
      fillCards();
    }
  });
  connect(&games, &KeptGames::changed, this, [this] {
    if (isVisible() && begunPaths() != paths_) {
      fill();
    }
  });
  retranslate();
}

QWidget* PuzzleRoom::makeHead() {
  auto* const head = new QWidget(this);
  title_ = new QLabel(head);
  title_->setProperty("role", QStringLiteral("display"));
  total_ = new QLabel(head);
  total_->setObjectName(QStringLiteral("puzzleTotal"));
  total_->setProperty("role", QStringLiteral("quiet"));
  title_->setWordWrap(true);
  total_->setWordWrap(true);
  train_ = new QPushButton(head);
  train_->setObjectName(QStringLiteral("trainAll"));
  connect(train_, &QPushButton::clicked, this, [this] { Q_EMIT trainingRequested(nullptr); });
  back_ = new QPushButton(head);
  back_->setObjectName(QStringLiteral("puzzlesToShelf"));
  back_->setIcon(look_.icon(QStringLiteral("home")));
  connect(back_, &QPushButton::clicked, this, &PuzzleRoom::shelfRequested);
  auto* const words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(title_);
  words->addWidget(total_);
  auto* const row = new QHBoxLayout;
  row->addLayout(words, 1);
  row->addWidget(train_);
  row->addWidget(back_);
  jumps_ = new CardGrid(1, kJumpGap);
  auto* const column = new QVBoxLayout(head);
  column->setContentsMargins(CardFrame::kShadow, 0, CardFrame::kShadow, 0);
  column->setSpacing(10);
  column->addLayout(row);
  column->addLayout(jumps_);
  return head;
}

void PuzzleRoom::addSection(const GameFace& face) {
  const auto newLabel = [this](const char* role) {
    auto* const label = new QLabel(scroll_->widget());
    label->setProperty("role", QLatin1String(role));
    return label;
  };
  const bool ofPuzzles = isChallenge(face.game());
  const Section section{.face = &face,
                        .heading = newLabel("title"),
                        .sum = newLabel("quiet"),
                        .goal = newLabel("quiet"),
                        .jump = new QPushButton(this),
                        .train = ofPuzzles ? nullptr : new QPushButton(scroll_->widget()),
                        .make = ofPuzzles ? new QPushButton(scroll_->widget()) : nullptr,
                        .own = ofPuzzles ? new QPushButton(scroll_->widget()) : nullptr,
                        .ownHeading = ofPuzzles ? newLabel("heading") : nullptr,
                        .ownGrid = ofPuzzles ? new CardGrid(kNarrowest, kCardGap) : nullptr,
                        .grid = new CardGrid(kNarrowest, kCardGap),
                        .cards = {}};
  section.sum->setObjectName(QStringLiteral("sum ") + gameIdOf(face));
  section.goal->setWordWrap(true);
  section.heading->setWordWrap(true);
  section.jump->setObjectName(QStringLiteral("jump ") + gameIdOf(face));
  section.jump->setProperty("quiet", true);
  jumps_->addWidget(section.jump);
  connect(section.jump, &QPushButton::clicked, this, [this, &face] { goTo(face.game()); });
  auto* const row = new QHBoxLayout;
  row->setContentsMargins(CardFrame::kShadow, 20, CardFrame::kShadow, 0);
  row->addWidget(section.heading, 1, Qt::AlignBottom);
  row->addWidget(section.sum, 0, Qt::AlignBottom);
  scroll_->parts().addLayout(row);
  auto* const below = new QHBoxLayout;
  below->setContentsMargins(CardFrame::kShadow, 0, CardFrame::kShadow, 4);
  below->setSpacing(12);
  below->addWidget(section.goal, 1);
  if (section.train != nullptr) {
    section.train->setObjectName(QStringLiteral("train ") + gameIdOf(face));
    section.train->setProperty("quiet", true);
    connect(section.train, &QPushButton::clicked, this,
            [this, &face] { Q_EMIT trainingRequested(&face.game()); });
    below->addWidget(section.train, 0, Qt::AlignTop);
  }
  if (section.own != nullptr) {
    section.make->setObjectName(QStringLiteral("makePuzzle ") + gameIdOf(face));
    section.make->setProperty("quiet", true);
    connect(section.make, &QPushButton::clicked, this, [this, &face] { Q_EMIT makeRequested(&face); });
    below->addWidget(section.make, 0, Qt::AlignTop);
    section.own->setObjectName(QStringLiteral("ownPuzzle ") + gameIdOf(face));
    section.own->setProperty("quiet", true);
    connect(section.own, &QPushButton::clicked, this, [this, &face] { Q_EMIT ownRequested(&face); });
    below->addWidget(section.own, 0, Qt::AlignTop);
  }
  scroll_->parts().addLayout(below);
  if (section.ownHeading != nullptr) {
    section.ownHeading->setObjectName(QStringLiteral("ownPuzzles ") + gameIdOf(face));
    section.ownHeading->setContentsMargins(CardFrame::kShadow, 4, CardFrame::kShadow, 0);
    scroll_->parts().addWidget(section.ownHeading);
    scroll_->parts().addLayout(section.ownGrid);
  }
  scroll_->parts().addLayout(section.grid);
  sections_.push_back(section);
}

void PuzzleRoom::addCard(Section& section, CardGrid& grid, CardFrame* card) {
  section.cards.push_back(card);
  grid.addWidget(card);
  connect(card, &CardFrame::walked, this, [this, card](Qt::Key arrow) { walk(card, arrow); });
  card->show();
}

// Once: nothing on them but stars ever changes.
void PuzzleRoom::fillWithProblems(Section& section) {
  if (!section.cards.empty()) {
    return;
  }
  for (const Problem& problem : problems_of(section.face->game())) {
    auto* const card = new ProblemCard(problem, *section.face, progress_, look_, scroll_->widget());
    connect(card, &CardFrame::activated, this,
            [this, &problem] { Q_EMIT exerciseRequested(exerciseId(problem)); });
    addCard(section, *section.grid, card);
  }
}

void PuzzleRoom::fillWithOwn(Section& section, const QList<OwnPuzzle>& all) {
  for (const OwnPuzzle& puzzle : all) {
    if (puzzle.setup.game != &section.face->game()) {
      continue;
    }
    auto* const card = new OwnPuzzleCard(puzzle, *section.face, progress_, look_, scroll_->widget());
    connect(card, &CardFrame::activated, this, [this, puzzle] {
      if (puzzle.sketch) {
        Q_EMIT ownEditRequested(puzzle);
      } else {
        Q_EMIT ownPlayRequested(puzzle);
      }
    });
    connect(card, &OwnPuzzleCard::editRequested, this, [this, puzzle] { Q_EMIT ownEditRequested(puzzle); });
    connect(card, &OwnPuzzleCard::copyRequested, this, [this, puzzle] { Q_EMIT ownCopyRequested(puzzle); });
    connect(card, &OwnPuzzleCard::shareRequested, this, [this, puzzle] { Q_EMIT ownShareRequested(puzzle); });
    connect(card, &OwnPuzzleCard::removeRequested, this,
            [this, puzzle] { Q_EMIT ownRemoveRequested(puzzle); });
    addCard(section, *section.ownGrid, card);
  }
  section.ownHeading->setVisible(!section.cards.empty());
}

// Puzzles anew each time it is shown: other games may have been begun since.
void PuzzleRoom::fill() {
  games_.wait();
  paths_ = begunPaths();
  static_cast<void>(begun_->load(paths_));
  fillCards();
}

QStringList PuzzleRoom::begunPaths() const {
  QStringList paths;
  for (const UnfinishedGame& game : games_.unfinished()) {
    if (isChallenge(*game.game)) {
      paths.append(game.path);
    }
  }
  return paths;
}

void PuzzleRoom::fillCards() {
  QHash<const Puzzle*, SavedGame> begun;
  for (const UnfinishedGame& game : games_.unfinished()) {
    const std::shared_ptr<Match> match = begun_->match(game.path);
    const Puzzle* const puzzle = match && isChallenge(match->game()) ? puzzleOf(*match) : nullptr;
    if (puzzle != nullptr && !begun.contains(puzzle)) {
      begun.insert(puzzle, {game.path, game.changed, match});
    }
  }
  const auto* const focused = qobject_cast<PuzzleCard*>(QApplication::focusWidget());
  const Puzzle* const chosen = focused != nullptr ? &focused->puzzle() : nullptr;
  const QList<OwnPuzzle> own = own_.all();
  for (Section& section : sections_) {
    if (section.own == nullptr) {
      fillWithProblems(section);
      continue;
    }
    for (CardFrame* const card : section.cards) {
      section.grid->removeWidget(card);
      section.ownGrid->removeWidget(card);
      card->hide();
      card->deleteLater();  // later: it may be its own signal that brought us here
    }
    section.cards.clear();
    fillWithOwn(section, own);
    for (const Puzzle* const puzzle : puzzlesOf(section.face->game())) {
      const SavedGame saved = begun.value(puzzle);
      auto* const card =
          new PuzzleCard(*puzzle, *section.face, saved.match, progress_, look_, scroll_->widget());
      connect(card, &CardFrame::activated, this,
              [this, puzzle, path = saved.path] { Q_EMIT puzzleRequested(puzzle, path); });
      addCard(section, *section.grid, card);
      if (puzzle == chosen) {
        card->setFocus(Qt::OtherFocusReason);
      }
    }
    section.ownGrid->invalidate();
    section.grid->invalidate();
  }
  setTabOrderAsLaidOut(scroll_->widget());
  retranslate();
}

void PuzzleRoom::goTo(const Game& game) {
  for (const Section& section : sections_) {
    if (&section.face->game() == &game && !section.cards.empty()) {
      bringTo(section);
    }
  }
}

bool PuzzleRoom::goTo(const QString& id) {
  const auto cards = allCards();
  const auto card = std::ranges::find_if(cards, [&id](const QWidget* one) { return idOf(*one) == id; });
  if (card == cards.end()) {
    return false;
  }
  layOut();
  bringTo(*card);
  return true;
}

void PuzzleRoom::layOut() {
  scroll_->widget()->layout()->activate();
  QCoreApplication::sendPostedEvents(scroll_->widget(), QEvent::LayoutRequest);
}

void PuzzleRoom::bringTo(const Section& section) {
  const auto isOpen = [this](const CardFrame* card) { return !progress_.isDone(idOf(*card)); };
  const auto open = std::find_if(section.cards.begin(), section.cards.end(), isOpen);
  CardFrame* const card = open == section.cards.end() ? section.cards.front() : *open;
  // The heading first, so that it stands above the cards if both fit.
  layOut();
  scroll_->ensureWidgetVisible(section.cards.back(), 0, 0);
  scroll_->ensureWidgetVisible(section.heading, 0, CardScroll::kMargin / 2);
  bringTo(card);
}

// With the head of the page in sight, unless nothing of the card would be.
void PuzzleRoom::goToStart() {
  const QWidgetList cards = allCards();
  if (cards.isEmpty()) {
    return;
  }
  layOut();
  cards.front()->setFocus(Qt::TabFocusReason);
  scroll_->verticalScrollBar()->setValue(0);
  const int top = cards.front()->mapTo(scroll_->widget(), QPoint()).y();
  if (top + cards.front()->height() / 2 > scroll_->viewport()->height()) {
    bringTo(cards.front());
  }
}

// From the game with the keyboard, or from none.
void PuzzleRoom::goToNext(int sections) {
  const QWidget* const focused = QApplication::focusWidget();
  const auto here = std::find_if(sections_.begin(), sections_.end(), [focused](const Section& section) {
    return std::find(section.cards.begin(), section.cards.end(), focused) != section.cards.end();
  });
  const auto count = static_cast<int>(sections_.size());
  const auto from = here == sections_.end() ? -1 : static_cast<int>(here - sections_.begin());
  const int to = qBound(0, from + sections, count - 1);
  if (to != from && !sections_[static_cast<std::size_t>(to)].cards.empty()) {
    bringTo(sections_[static_cast<std::size_t>(to)]);
  }
}

void PuzzleRoom::bringTo(QWidget* card) {
  card->setFocus(Qt::TabFocusReason);
  scroll_->ensureWidgetVisible(card, 0, CardScroll::kMargin / 2);
}

QWidgetList PuzzleRoom::allCards() const {
  QWidgetList cards;
  for (const Section& section : sections_) {
    cards.append(QWidgetList(section.cards.begin(), section.cards.end()));
  }
  return cards;
}

void PuzzleRoom::walk(CardFrame* from, Qt::Key arrow) {
  if (QWidget* const to = nearest(*from, allCards(), arrow)) {
    bringTo(to);
  }
}

// Nothing is marked before somebody uses the keyboard; then the first arrow key goes to the first card.
void PuzzleRoom::keyPressEvent(QKeyEvent* event) {
  constexpr std::array kArrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
  const bool isArrow = std::find(kArrows.begin(), kArrows.end(), event->key()) != kArrows.end();
  if (isArrow) {
    goToStart();
    return;
  }
  if (event->key() == Qt::Key_Escape) {
    Q_EMIT shelfRequested();
  } else if (!takePageKey(event->key())) {
    QWidget::keyPressEvent(event);
  }
}

bool PuzzleRoom::takePageKey(int key) {
  if (const QWidgetList cards = allCards(); (key == Qt::Key_Home || key == Qt::Key_End) && !cards.isEmpty()) {
    key == Qt::Key_Home ? goToStart() : bringTo(cards.back());
    return true;
  }
  if (key != Qt::Key_PageDown && key != Qt::Key_PageUp) {
    return false;
  }
  goToNext(key == Qt::Key_PageDown ? 1 : -1);
  return true;
}

// Before the page scrolls by itself.
bool PuzzleRoom::eventFilter(QObject* watched, QEvent* event) {
  return (event->type() == QEvent::KeyPress && takePageKey(static_cast<QKeyEvent*>(event)->key())) ||
         QWidget::eventFilter(watched, event);
}

void PuzzleRoom::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  } else if (event->type() == QEvent::FontChange) {
    // Once the buttons have it, too.
    QTimer::singleShot(0, this, [this] { retranslate(); });
  }
  QWidget::changeEvent(event);
}

void PuzzleRoom::showEvent(QShowEvent* event) {
  if (!event->spontaneous()) {
    fill();
    setFocus();
  }
  QWidget::showEvent(event);
}

QString PuzzleRoom::title() { return tr("Puzzles and problems"); }

void PuzzleRoom::retranslate() {
  title_->setText(title());
  train_->setText(tr("Training"));
  train_->setToolTip(
      tr("Problems of all games, one after the other, near your strength; missed ones come back"));
  back_->setText(tr("Back to the shelf"));
  Progress::Sum total;
  int widest = 0;
  const int narrowest = ProblemCard::narrowest(font());
  for (const Section& section : sections_) {
    retranslate(section);
    widest = qMax(widest, section.jump->sizeHint().width());
    const Progress::Sum sum = sumOf(section);
    total.exercises += sum.exercises;
    total.done += sum.done;
    total.stars += sum.stars;
    total.mostStars += sum.mostStars;
    if (section.own == nullptr) {
      section.grid->setNarrowest(narrowest);
    }
  }
  jumps_->setNarrowest(widest);
  total_->setText(tr("%1 of %2 solved, %3 of %4 stars")
                      .arg(total.done)
                      .arg(total.exercises)
                      .arg(total.stars)
                      .arg(total.mostStars));
}

Progress::Sum PuzzleRoom::sumOf(const Section& section) const {
  const Game& game = section.face->game();
  return progress_.sumOf(section.own != nullptr ? puzzleIds(game) : problemIds(game));
}

void PuzzleRoom::retranslate(const Section& section) {
  const Game& game = section.face->game();
  const Progress::Sum sum = sumOf(section);
  section.heading->setText(gameTitle(game));
  section.jump->setText(gameTitle(game));
  section.jump->setAccessibleName(tr("Go to %1").arg(gameTitle(game)));
  section.goal->setText(section.own != nullptr ? puzzleGoal(game) : problemsGoal(game));
  section.sum->setText(tr("%1 of %2 solved  ·  %3 of %4 stars")
                           .arg(sum.done)
                           .arg(sum.exercises)
                           .arg(sum.stars)
                           .arg(sum.mostStars));
  if (section.train != nullptr) {
    section.train->setText(tr("Training"));
    section.train->setAccessibleName(tr("Training with %1").arg(gameTitle(game)));
  }
  if (section.own != nullptr) {
    section.make->setText(tr("New puzzle…"));
    section.make->setAccessibleName(tr("New puzzle of %1").arg(gameTitle(game)));
    section.own->setText(tr("Make your own…"));
    section.own->setAccessibleName(tr("Make your own puzzle of %1").arg(gameTitle(game)));
    section.own->setAccessibleDescription(gameTitle(game));
    section.ownHeading->setText(tr("Your puzzles"));
  }
  for (CardFrame* const card : section.cards) {
    if (auto* const problem = qobject_cast<ProblemCard*>(card)) {
      problem->refresh();
    } else if (auto* const own = qobject_cast<OwnPuzzleCard*>(card)) {
      own->refresh();
    } else {
      static_cast<PuzzleCard*>(card)->refresh();
    }
  }
}

}  // namespace byways::app
