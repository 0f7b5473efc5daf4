// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzles/puzzle_room.h"

#include <QApplication>
#include <QEvent>
#include <QHash>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QShowEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

#include "app/games/catalogue.h"
#include "app/library/game_loader.h"
#include "app/library/kept_games.h"
#include "app/library/library.h"
#include "app/look/look.h"
#include "app/look/tab_order.h"
#include "app/puzzles/puzzle_card.h"
#include "app/puzzles/puzzle_list.h"
#include "app/shelf/card_grid.h"
#include "app/shelf/card_scroll.h"
#include "app/shelf/walk.h"

namespace byways::app {

namespace {

constexpr int kCardGap = 18 - 2 * CardFrame::kShadow;
constexpr int kNarrowest = 336;

QString titleOf(const GameFace& face) {
  const std::string_view title = face.game().title();
  return QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()));
}

}  // namespace

PuzzleRoom::PuzzleRoom(const Library& library, KeptGames& games, const PuzzleProgress& progress,
                       const Look& look, QWidget* parent)
    : QWidget(parent),
      games_(games),
      begun_(new GameLoader(library, this)),
      progress_(progress),
      look_(look),
      scroll_(new CardScroll(QStringLiteral("puzzleRoom"), 6, this)) {
  setObjectName(QStringLiteral("puzzleRoom"));
  scroll_->parts().addWidget(makeHead());
  for (const CatalogueEntry& entry : catalogue()) {
    if (isChallenge(entry.face->game())) {
      addSection(*entry.face);
    }
  }
  scroll_->parts().addStretch();
  setFocusPolicy(Qt::ClickFocus);
  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(scroll_);
  connect(&progress, &PuzzleProgress::changed, this, &PuzzleRoom::retranslate);
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
  back_ = new QPushButton(head);
  back_->setObjectName(QStringLiteral("puzzlesToShelf"));
  back_->setIcon(look_.icon(QStringLiteral("home")));
  connect(back_, &QPushButton::clicked, this, &PuzzleRoom::shelfRequested);
  auto* const words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(title_);
  words->addWidget(total_);
  auto* const row = new QHBoxLayout(head);
  row->setContentsMargins(CardFrame::kShadow, 0, CardFrame::kShadow, 0);
  row->addLayout(words, 1);
  row->addWidget(back_);
  return head;
}

void PuzzleRoom::addSection(const GameFace& face) {
  const auto newLabel = [this](const char* role) {
    auto* const label = new QLabel(scroll_->widget());
    label->setProperty("role", QLatin1String(role));
    return label;
  };
  const Section section{.face = &face,
                        .heading = newLabel("title"),
                        .sum = newLabel("quiet"),
                        .goal = newLabel("quiet"),
                        .own = new QPushButton(scroll_->widget()),
                        .grid = new CardGrid(kNarrowest, kCardGap),
                        .cards = {}};
  const std::string_view id = face.game().id();
  section.sum->setObjectName(QStringLiteral("sum ") +
                             QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
  section.goal->setWordWrap(true);
  auto* const row = new QHBoxLayout;
  row->setContentsMargins(CardFrame::kShadow, 20, CardFrame::kShadow, 0);
  row->addWidget(section.heading, 1, Qt::AlignBottom);
  row->addWidget(section.sum, 0, Qt::AlignBottom);
  scroll_->parts().addLayout(row);
  section.own->setObjectName(QStringLiteral("ownPuzzle ") +
                             QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
  section.own->setProperty("quiet", true);
  connect(section.own, &QPushButton::clicked, this, [this, &face] { Q_EMIT ownRequested(&face); });
  auto* const below = new QHBoxLayout;
  below->setContentsMargins(CardFrame::kShadow, 0, CardFrame::kShadow, 4);
  below->setSpacing(12);
  below->addWidget(section.goal, 1);
  below->addWidget(section.own, 0, Qt::AlignTop);
  scroll_->parts().addLayout(below);
  scroll_->parts().addLayout(section.grid);
  sections_.push_back(section);
}

// Anew each time it is shown: other games may have been begun since.
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
  for (Section& section : sections_) {
    for (PuzzleCard* const card : section.cards) {
      section.grid->removeWidget(card);
      card->hide();
      card->deleteLater();  // later: it may be its own signal that brought us here
    }
    section.cards.clear();
    for (const Puzzle* const puzzle : puzzlesOf(section.face->game())) {
      const SavedGame saved = begun.value(puzzle);
      auto* const card =
          new PuzzleCard(*puzzle, *section.face, saved.match, progress_, look_, scroll_->widget());
      section.cards.push_back(card);
      section.grid->addWidget(card);
      connect(card, &CardFrame::activated, this,
              [this, puzzle, path = saved.path] { Q_EMIT puzzleRequested(puzzle, path); });
      connect(card, &CardFrame::walked, this, [this, card](Qt::Key arrow) { walk(card, arrow); });
      card->show();
      if (puzzle == chosen) {
        card->setFocus(Qt::OtherFocusReason);
      }
    }
    section.grid->invalidate();
  }
  setTabOrderAsLaidOut(scroll_->widget());
  retranslate();
}

void PuzzleRoom::goTo(const Game& game) {
  for (const Section& section : sections_) {
    if (&section.face->game() != &game || section.cards.empty()) {
      continue;
    }
    const auto open =
        std::find_if(section.cards.begin(), section.cards.end(), [this](const PuzzleCard* card) {
          const std::optional<PuzzleResult> best = progress_.best(card->puzzle());
          return !best || !best->solved;
        });
    PuzzleCard* const card = open == section.cards.end() ? section.cards.front() : *open;
    // The heading first, so that it stands above the cards if both fit.
    scroll_->widget()->layout()->activate();
    QCoreApplication::sendPostedEvents(scroll_->widget(), QEvent::LayoutRequest);
    scroll_->ensureWidgetVisible(section.cards.back(), 0, 0);
    scroll_->ensureWidgetVisible(section.heading, 0, CardScroll::kMargin / 2);
    bringTo(card);
  }
}

void PuzzleRoom::bringTo(QWidget* card) {
  card->setFocus(Qt::TabFocusReason);
  scroll_->ensureWidgetVisible(card, 0, CardScroll::kMargin / 2);
}

void PuzzleRoom::walk(CardFrame* from, Qt::Key arrow) {
  QWidgetList cards;
  for (const Section& section : sections_) {
    cards.append(QWidgetList(section.cards.begin(), section.cards.end()));
  }
  if (QWidget* const to = nearest(*from, cards, arrow)) {
    bringTo(to);
  }
}

// Nothing is marked before somebody uses the keyboard; then the first arrow key goes to the first card.
void PuzzleRoom::keyPressEvent(QKeyEvent* event) {
  constexpr std::array kArrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
  const bool isArrow = std::find(kArrows.begin(), kArrows.end(), event->key()) != kArrows.end();
  if (isArrow && !sections_.empty() && !sections_.front().cards.empty()) {
    bringTo(sections_.front().cards.front());
    return;
  }
  if (event->key() == Qt::Key_Escape) {
    Q_EMIT shelfRequested();
    return;
  }
  QWidget::keyPressEvent(event);
}

void PuzzleRoom::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
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

void PuzzleRoom::retranslate() {
  title_->setText(tr("Puzzles"));
  back_->setText(tr("Back to the shelf"));
  PuzzleProgress::Sum total;
  for (const Section& section : sections_) {
    const PuzzleProgress::Sum sum = progress_.sumOf(section.face->game());
    total.puzzles += sum.puzzles;
    total.solved += sum.solved;
    total.stars += sum.stars;
    total.mostStars += sum.mostStars;
    section.heading->setText(titleOf(*section.face));
    section.goal->setText(puzzleGoal(section.face->game()));
    section.own->setText(tr("Make your own…"));
    section.own->setAccessibleName(tr("Make your own puzzle of %1").arg(titleOf(*section.face)));
    section.own->setAccessibleDescription(titleOf(*section.face));
    section.sum->setText(tr("%1 of %2 solved  ·  %3 of %4 stars")
                             .arg(sum.solved)
                             .arg(sum.puzzles)
                             .arg(sum.stars)
                             .arg(sum.mostStars));
    for (PuzzleCard* const card : section.cards) {
      card->refresh();
    }
  }
  total_->setText(tr("%1 of %2 solved, %3 of %4 stars")
                      .arg(total.solved)
                      .arg(total.puzzles)
                      .arg(total.stars)
                      .arg(total.mostStars));
}

}  // namespace byways::app
