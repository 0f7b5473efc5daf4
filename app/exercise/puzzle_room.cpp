// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/puzzle_room.h"

#include <QLabel>
#include <QMenu>
#include <QSet>

#include <utility>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/made_puzzles.h"
#include "app/exercise/puzzle_list.h"
#include "app/games/catalogue.h"
#include "app/library/game_index.h"
#include "app/library/game_loader.h"
#include "app/library/library.h"
#include "app/look/look.h"
#include "app/shelf/board_thumb.h"
#include "app/shelf/card_grid.h"

namespace byways::app {

namespace {

constexpr auto kKeepButton = "keepMade";

// Everything about the puzzle that its card shows besides the progress, as a text to compare.
QString stateOf(const OwnPuzzle& puzzle) {
  const QString sketch = puzzle.sketch ? QString::fromStdString(puzzle.sketch->position.dump()) : QString();
  return QStringList{puzzle.path, puzzle.label.name, puzzle.label.author,
                     QString::number(puzzle.solution.value_or(-1)), sketch}
      .join(QLatin1Char('\n'));
}

// What a card shows of an unfinished game, as a text to compare; empty if `begun` is null.
QString stateOf(const Match* begun) {
  return begun != nullptr ? QStringLiteral("%1:%2").arg(begun->seed()).arg(begun->timeline().cursor())
                          : QString();
}

}  // namespace

PuzzleRoom::PuzzleRoom(const Library& library, GameIndex& games, const Progress& progress,
                       const OwnPuzzles& own, const Look& look, QWidget* parent)
    : ExercisePage("puzzleRoom", "puzzlesToShelf", progress, look, parent),
      games_(games),
      begun_(new GameLoader(library, this)),
      own_(own),
      train_(addHeadButton("trainAll", nullptr)) {
  connect(train_, &QPushButton::clicked, this, [this] { Q_EMIT trainingRequested(nullptr); });
  for (const CatalogueEntry& entry : catalogue()) {
    if (isChallenge(entry.face->game())) {
      addGame(*entry.face);
    }
  }
  for (const CatalogueEntry& entry : catalogue()) {
    if (!problem_ids_of(entry.face->game()).empty()) {
      addGame(*entry.face);
    }
  }
  const auto fillIfSeen = [this] {
    if (isVisible()) {
      fillCards();
    }
  };
  connect(&own, &OwnPuzzles::changed, this, fillIfSeen);
  connect(begun_, &GameLoader::loaded, this, fillIfSeen);
  connect(&games, &GameIndex::changed, this, [this] {
    if (isVisible() && begunPaths() != paths_) {
      fill();
    }
  });
}

void PuzzleRoom::addGame(const GameFace& face) {
  const QString id = gameIdOf(face.game());
  const auto button = [&](Section& section, const char* name, auto press) {
    QPushButton* const made = addButton(section, QLatin1String(name) + QLatin1Char(' ') + id, true);
    connect(made, &QPushButton::clicked, this, press);
    return made;
  };
  Section& section = addSection(id, true);
  OfGame game{.face = &face, .section = &section, .given = nullptr};
  if (isChallenge(face.game())) {
    game.make = button(section, "makePuzzle", [this, &face] { Q_EMIT makeRequested(&face); });
    game.setUp = button(section, "ownPuzzle", [this, &face] { Q_EMIT ownRequested(&face); });
    game.own = &addGroup(section, ExerciseCard::Form::Beside, QStringLiteral("ownPuzzles ") + id);
    game.made = &addGroup(section, ExerciseCard::Form::Line, QStringLiteral("madePuzzles ") + id);
    game.given = &addGroup(section, ExerciseCard::Form::Beside);
  } else {
    game.train = button(section, "train", [this, &face] { Q_EMIT trainingRequested(&face.game()); });
    game.given = &addGroup(section, ExerciseCard::Form::Upright);
  }
  all_.push_back(game);
}

std::vector<ExercisePage::Entry> PuzzleRoom::problems(const Game& game) {
  std::vector<Entry> entries;
  for (const Problem& problem : problems_of(game)) {
    entries.push_back(
        {.id = exerciseId(problem),
         .name = QStringLiteral("problem ") + QString::fromStdString(problem.id),
         .tell = [this, &problem] { return toldOf(problem, progress()); },
         .open = {},
         .picture = [this, &problem](QWidget* card) { return newPicture(problem, look(), card); }});
  }
  return entries;
}

std::vector<ExercisePage::Entry> PuzzleRoom::ownOf(const Game& game, const QList<OwnPuzzle>& all) {
  std::vector<Entry> entries;
  for (const OwnPuzzle& puzzle : all) {
    if (puzzle.setup.game != &game) {
      continue;
    }
    const std::shared_ptr<const Match> begun = puzzle.sketch ? nullptr : begunOf(exerciseId(puzzle.setup));
    const auto open = [this, puzzle] {
      if (puzzle.sketch) {
        Q_EMIT ownEditRequested(puzzle);
      } else {
        Q_EMIT ownPlayRequested(puzzle);
      }
    };
    entries.push_back(
        {.id = puzzle.sketch ? puzzle.path : exerciseId(puzzle.setup),
         .name = QStringLiteral("ownPuzzleCard"),
         .tell = [this, puzzle, begun] { return toldOf(puzzle, begun.get(), progress()); },
         .open = open,
         .picture = [this, puzzle, begun](QWidget* card) { return newPicture(puzzle, begun, look(), card); },
         .dress = [this, puzzle](ExerciseCard& card) { addMenu(card, puzzle); },
         .state = stateOf(puzzle) + stateOf(begun.get())});
  }
  return entries;
}

// The made puzzles, without those that the user has kept since.
std::vector<ExercisePage::Entry> PuzzleRoom::madeOf(const Game& game, const QList<OwnPuzzle>& own) {
  QSet<QString> kept;
  for (const OwnPuzzle& puzzle : own) {
    if (puzzle.setup.game == &game && !puzzle.sketch) {
      kept.insert(exerciseId(puzzle.setup));
    }
  }
  std::vector<Entry> entries;
  for (const MadeEarlier& made : madeLately(progress(), game)) {
    if (!kept.contains(made.id)) {
      const std::shared_ptr<const Match> begun = begunOf(made.id);
      const auto dress = [this, made](ExerciseCard& card) {
        connect(card.addButton(kKeepButton), &QPushButton::clicked, this,
                [this, made] { Q_EMIT madeKeepRequested(made.code); });
      };
      entries.push_back(
          {.id = made.id,
           .name = QStringLiteral("madePuzzle ") + made.code,
           .tell = [this, made, &game, begun] { return toldOf(made, game, begun.get(), progress()); },
           .open = [this, made] { Q_EMIT madePlayRequested(made.code); },
           .dress = dress,
           .state = stateOf(begun.get())});
    }
  }
  return entries;
}

void PuzzleRoom::addMenu(ExerciseCard& card, const OwnPuzzle& puzzle) {
  QMenu* const menu = card.addMenu("ownPuzzleMenu", "ownPuzzleMore");
  const auto add = [&](const char* name, void (PuzzleRoom::*ask)(const OwnPuzzle&)) {
    QAction* const action = menu->addAction(QString());
    action->setObjectName(QLatin1String(name));
    // Queued, because the action's card will be deleted.
    connect(
        action, &QAction::triggered, this,
        [this, puzzle, ask] {
          Q_EMIT(this->*ask)
          (puzzle);
        },
        Qt::QueuedConnection);
    return action;
  };
  QAction* const edit = add("editOwnPuzzle", &PuzzleRoom::ownEditRequested);
  QAction* const copy = add("copyOwnPuzzle", &PuzzleRoom::ownCopyRequested);
  QAction* const share = add("shareOwnPuzzle", &PuzzleRoom::ownShareRequested);
  QAction* const remove = add("removeOwnPuzzle", &PuzzleRoom::ownRemoveRequested);
  const auto write = [=] {
    edit->setText(tr("Edit…"));
    copy->setText(tr("Copy"));
    share->setText(tr("Save a file to share…"));
    remove->setText(tr("Move to the trash"));
  };
  write();
  connect(menu, &QMenu::aboutToShow, this, write);  // the language may have changed
}

// Called each time the page is shown: games may have been started since.
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

std::shared_ptr<const Match> PuzzleRoom::begunOf(const QString& puzzle) const {
  for (const QString& path : paths_) {
    std::shared_ptr<const Match> match = begun_->match(path);
    if (match && exerciseId(match->setup()) == puzzle) {
      return match;
    }
  }
  return nullptr;
}

void PuzzleRoom::fillCards() {
  const QList<OwnPuzzle> own = own_.all();
  for (const OfGame& game : all_) {
    if (game.own == nullptr) {
      setCards(*game.given, problems(game.face->game()));
      continue;
    }
    setCards(*game.own, ownOf(game.face->game(), own));
    setCards(*game.made, madeOf(game.face->game(), own));
    std::vector<Entry> given;
    for (const Puzzle* const puzzle : puzzlesOf(game.face->game())) {
      const QString id = exerciseId(*puzzle);
      const std::shared_ptr<const Match> begun = begunOf(id);
      given.push_back({.id = id,
                       .name = QStringLiteral("puzzle ") + QString::fromStdString(puzzle->id),
                       .tell = [this, puzzle, begun] { return toldOf(*puzzle, begun.get(), progress()); },
                       .open = {},
                       .picture = [this, puzzle,
                                   begun](QWidget* card) { return newPicture(*puzzle, begun, look(), card); },
                       .state = stateOf(begun.get())});
    }
    setCards(*game.given, given);
  }
  finishCards();
}

void PuzzleRoom::goTo(const Game& game) {
  for (const OfGame& one : all_) {
    if (&one.face->game() == &game) {
      ExercisePage::goTo(*one.section);
    }
  }
}

QString PuzzleRoom::title() { return tr("Puzzles and problems"); }

QStringList PuzzleRoom::idsOf(const OfGame& game) const {
  return game.own != nullptr ? puzzleIds(game.face->game()) : problemIds(game.face->game());
}

void PuzzleRoom::tell() {
  train_->setText(tr("Training"));
  train_->setToolTip(
      tr("Problems from all games, near your strength, one after another; those you miss come back"));
  QStringList ids;
  for (const OfGame& one : all_) {
    const Game& game = one.face->game();
    const QString name = gameTitle(game);
    const QStringList idsOfGame = idsOf(one);
    const Progress::Sum sum = progress().sumOf(idsOfGame);
    ids += idsOfGame;
    one.section->heading->setText(name);
    one.section->jump->setText(name);
    one.section->jump->setAccessibleName(tr("Go to %1").arg(name));
    one.section->about->setText(one.own != nullptr ? puzzleGoal(game) : problemsGoal(game));
    one.section->sum->setText(solvedText(sum) + QStringLiteral("  ·  ") + starsText(sum));
    if (one.train != nullptr) {
      one.train->setText(tr("Training"));
      one.train->setAccessibleName(tr("Training with %1").arg(name));
      continue;
    }
    one.make->setText(tr("New puzzle…"));
    one.make->setAccessibleName(tr("New puzzle of %1").arg(name));
    one.setUp->setText(tr("Make your own…"));
    one.setUp->setAccessibleName(tr("Make your own puzzle for %1").arg(name));
    one.own->heading->setText(tr("Your puzzles"));
    one.made->heading->setText(tr("Made recently"));
    for (const ExerciseCard* const card : one.made->cards) {
      auto* const keep = card->findChild<QPushButton*>(QLatin1String(kKeepButton));
      keep->setText(tr("Keep"));
      keep->setAccessibleName(tr("Keep %1", "a puzzle").arg(card->told().title));
    }
  }
  const Progress::Sum total = progress().sumOf(ids);
  setHead(title(), tr("%1, %2", "what is solved, the stars").arg(solvedText(total), starsText(total)));
}

}  // namespace byways::app
