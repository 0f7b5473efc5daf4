// SPDX-License-Identifier: GPL-3.0-or-later
// The pages from which people reach a game or look at a finished one: puzzles, lessons, finished games,
// rules, review, set-up.
#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QResizeEvent>
#include <QTimer>

#include <algorithm>
#include <utility>

#include "app/archive/archive_page.h"
#include "app/archive/trash_page.h"
#include "app/arrange/arrange_page.h"
#include "app/board/board_view.h"
#include "app/exercise/course_page.h"
#include "app/exercise/day_page.h"
#include "app/exercise/days.h"
#include "app/exercise/exercise_desk.h"
#include "app/exercise/exercise_ids.h"
#include "app/exercise/exercise_run.h"
#include "app/exercise/exercise_runs.h"
#include "app/exercise/lesson_run.h"
#include "app/exercise/lesson_words.h"
#include "app/exercise/made_puzzles.h"
#include "app/exercise/maker_dialog.h"
#include "app/exercise/progress.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/puzzle_room.h"
#include "app/games/catalogue.h"
#include "app/library/game_index.h"
#include "app/library/match_keeper.h"
#include "app/library/trash.h"
#include "app/look/date_text.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "app/look/run_dialog.h"
#include "app/review/review_page.h"
#include "app/rules/rules_book.h"
#include "app/rules/rules_pane.h"
#include "app/shelf/shelf_page.h"
#include "app/statistics/charts.h"
#include "app/statistics/evening_page.h"
#include "app/statistics/exercise_statistics.h"
#include "app/statistics/live_statistics.h"
#include "app/statistics/people.h"
#include "app/statistics/statistics_page.h"
#include "app/statistics/training.h"
#include "app/table/copying.h"
#include "app/table/table_page.h"
#include "app/table/toast.h"
#include "app/window/actions.h"
#include "app/window/main_window.h"
#include "app/window/offer_bar.h"
#include "app/window/rules_dock.h"
#include "app/window/seats_menu.h"

namespace byways::app {

void MainWindow::connectRoom() {
  connect(room_, &PuzzleRoom::shelfRequested, this, &MainWindow::showShelf);
  connect(room_, &PuzzleRoom::ownRequested, this, [this](const GameFace* face) {
    editOwn({.path = {}, .setup = usualSetup(*face, preferences_), .label = {}});
  });
  connect(room_, &PuzzleRoom::ownPlayRequested, this, &MainWindow::playOwn);
  connect(room_, &PuzzleRoom::ownEditRequested, this, &MainWindow::editOwn);
  connect(room_, &PuzzleRoom::ownShareRequested, this, &MainWindow::shareOwn);
  connect(room_, &PuzzleRoom::ownCopyRequested, this, [this](const OwnPuzzle& puzzle) {
    if (const QString problem = own_->copy(puzzle); !problem.isEmpty()) {
      report(tr("The puzzle can’t be copied"), problem);
    }
  });
  connect(room_, &PuzzleRoom::ownRemoveRequested, this, [this](const OwnPuzzle& puzzle) {
    if (!own_->remove(puzzle)) {
      report(tr("The puzzle can’t be removed"), tr("Its file can’t be moved to the trash."));
    }
  });
  connect(room_, &PuzzleRoom::trainingRequested, this, &MainWindow::train);
  connect(room_, &PuzzleRoom::madePlayRequested, this, [this](const QString& code) { remake(code, false); });
  connect(room_, &PuzzleRoom::madeKeepRequested, this, [this](const QString& code) { remake(code, true); });
  connect(room_, &PuzzleRoom::makeRequested, this,
          [this](const GameFace* face) { makePuzzle(face->game(), {}); });
  connect(room_, &PuzzleRoom::exerciseRequested, this, qOverload<const QString&>(&MainWindow::openExercise));
  connect(actions_->puzzles, &QAction::triggered, this,
          [this] { showPuzzles(table_ != nullptr ? &match_->game() : nullptr); });
}

// If a puzzle or problem was on the table, scrolls to its card.
void MainWindow::showPuzzles(const Game* game) {
  const bool wasOfRoom = exercise_ != nullptr && exercise_->page() == ExerciseRun::Page::Room;
  const QString left = wasOfRoom ? exercise_->id() : QString();
  showPage(room_);
  // Deferred until the cards are laid out. Not every puzzle has a card.
  if (!left.isEmpty() && pages_->currentWidget() == room_) {
    QTimer::singleShot(0, room_, [this, left, game] {
      if (!room_->goTo(left) && game != nullptr) {
        room_->goTo(*game);
      }
    });
  } else if (game != nullptr && pages_->currentWidget() == room_) {
    QTimer::singleShot(0, room_, [this, game] { room_->goTo(*game); });
  } else if (look_.keysAreInUse() && pages_->currentWidget() == room_) {
    QTimer::singleShot(0, room_, [this] { room_->goBack(); });
  }
}

// A challenge starts without a dialog: the last unfinished game continues, or the easiest unsolved puzzle
// begins.
void MainWindow::play(const GameFace* face) {
  if (!isChallenge(face->game())) {
    askForNewGame(face, {});
    return;
  }
  games_->wait();
  const QList<UnfinishedGame>& begun = games_->unfinished();
  const auto found = std::find_if(begun.begin(), begun.end(),
                                  [face](const UnfinishedGame& game) { return game.game == &face->game(); });
  const QList<const Puzzle*> all = puzzlesOf(face->game());
  if (found != begun.end()) {
    const QString path = found->path;  // a copy, because opening the file changes the list
    openFile(path);
  } else if (!all.isEmpty()) {
    const auto open = std::find_if(all.begin(), all.end(), [this](const Puzzle* puzzle) {
      return !progress_->isDone(exerciseId(*puzzle));
    });
    openExercise(exerciseId(open == all.end() ? *all.front() : **open));
  } else if (mayLeaveTable()) {
    putOnTable(std::make_unique<Match>(usualSetup(*face, preferences_)), {}, {});
  }
}

void MainWindow::makePuzzle(const Game& game, const QString& code) {
  if (!mayLeaveTable()) {
    return;
  }
  MakerDialog dialog(game, this);
  if (!code.isEmpty()) {
    dialog.enterCode(code);
  }
  if (runDialog(dialog) == QDialog::Accepted && dialog.made()) {
    noteMade(*progress_, *dialog.made());
    playOwn(ownPuzzleOf(*dialog.made()));
  }
}

void MainWindow::connectCourse() {
  connect(course_, &CoursePage::shelfRequested, this, &MainWindow::showShelf);
  connect(course_, &CoursePage::playRequested, this, &MainWindow::play);
  connect(course_, &CoursePage::rulesRequested, this, &MainWindow::readRules);
  connect(course_, &CoursePage::exerciseRequested, this,
          qOverload<const QString&>(&MainWindow::openExercise));
}

void MainWindow::learn(const GameFace* face) {
  if (!CoursePage::hasCourse(*face)) {
    readRules(face);
    return;
  }
  if (!mayLeaveTable()) {
    return;
  }
  clearTable();
  pages_->setCurrentWidget(course_);
  rules_->hide();
  course_->open(*face);
  refresh();
}

void MainWindow::openExercise(std::unique_ptr<ExerciseRun> run) {
  if (run == nullptr) {
    return;
  }
  const QString begun = run->isGame() ? begunGameOf(run->id()) : QString();
  if (!begun.isEmpty()) {
    openFile(begun);
  } else if (mayLeaveTable()) {
    putOnTable(std::move(run));
  }
}

void MainWindow::openExercise(const QString& id) { openExercise(runOf(id, *progress_, preferences_)); }

void MainWindow::putOnTable(std::unique_ptr<ExerciseRun> exercise) {
  std::unique_ptr<Match> match = exercise->makeMatch();
  putOnTable(std::move(match), {}, {}, nullptr, std::move(exercise));
}

// While somebody explores from a puzzle, the puzzle's game stays in its file.
void MainWindow::changeTable() {
  const std::optional<const Game*> training = training_;
  const bool leavesGame = exercise_->isGame() && exercise_->isExploring();
  const QString below = std::exchange(gameBelow_, leavesGame ? keeper_->path() : QString());
  if (exercise_->isGame() && !leavesGame && !below.isEmpty() && openFile(below)) {
    return;
  }
  putOnTable(std::move(exercise_));
  training_ = training;
}

void MainWindow::addExerciseDesk() {
  exercise_->takeUp(*match_, table_->board(), table_->face());
  if (canOfferLesson()) {
    exercise_->offerLesson(
        [this] { QMetaObject::invokeMethod(this, &MainWindow::openFirstLesson, Qt::QueuedConnection); });
  }
  if (dayOpenedAs(*progress_, exercise_->id()).isValid()) {
    exercise_->offerDays(
        [this] { QMetaObject::invokeMethod(this, &MainWindow::showDays, Qt::QueuedConnection); });
  }
  auto* const desk = new ExerciseDesk(*exercise_, table_->board(), look_, table_);
  table_->setDesk(desk, match_->players() > 1);
  const auto layOut = [this] { table_->setBeside(exercise_->beside()); };
  const ExerciseRun* const run = exercise_.get();
  connect(run, &ExerciseRun::changed, table_, layOut);
  connect(run, &ExerciseRun::gameHintRequested, table_, &TablePage::giveHint);
  connect(run, &ExerciseRun::keepRequested, table_, [this] { keepExplored(*match_); });
  // Queued, because the pressed button is destroyed with the table.
  connect(
      run, &ExerciseRun::tableNeeded, table_, [this] { changeTable(); }, Qt::QueuedConnection);
  connect(
      run, &ExerciseRun::pageRequested, table_, [this] { showPageOf(*exercise_); }, Qt::QueuedConnection);
  connect(
      run, &ExerciseRun::nextRequested, table_, [this] { goToNextExercise(); }, Qt::QueuedConnection);
  layOut();
  actions_->followButtons(nullptr);  // the actions may know the table's buttons from before it had a desk
}

void MainWindow::showPageOf(const ExerciseRun& exercise) {
  exercise.page() == ExerciseRun::Page::Course ? learn(&faceOf(exercise.taught()))
                                               : showPuzzles(&exercise.taught());
}

void MainWindow::train(const Game* game) {
  const QDateTime now = QDateTime::currentDateTimeUtc();
  const QString id = exercise_ != nullptr ? exercise_->id() : QString();
  const Problem* const before =
      id.startsWith(problemPrefix()) ? findProblem(id.mid(problemPrefix().size())) : nullptr;
  const Problem* const next = nextInTraining(*progress_, game, now, before);
  if (next == nullptr || !mayLeaveTable()) {
    return;
  }
  openInTraining(exerciseId(*next), game);
}

void MainWindow::openInTraining(const QString& id, const Game* game) {
  std::unique_ptr<ExerciseRun> run = runOf(id, *progress_, preferences_);
  run->setSeries([this, game] { return trainingText(game); });
  putOnTable(std::move(run));
  training_ = game;
}

bool MainWindow::canOfferLesson() const {
  const Game& game = exercise_->taught();
  if (exercise_->page() != ExerciseRun::Page::Room || coursesOf(game).empty()) {
    return false;
  }
  games_->wait();
  const auto isOfIt = [&game](const auto& one) { return one.game == &game; };
  if (std::any_of(games_->unfinished().begin(), games_->unfinished().end(), isOfIt) ||
      std::any_of(games_->finished().begin(), games_->finished().end(), isOfIt)) {
    return false;
  }
  const QStringList ids = lessonIds(game) + problemIds(game) + puzzleIds(game);
  const bool isNew = std::none_of(ids.begin(), ids.end(), [this](const QString& id) {
    const Progress::Kept kept = progress_->of(id);
    return id != exercise_->id() && (kept.isUnderWay || kept.best != Stars::None);
  });
  return isNew && runOf(exercise_->id(), *progress_, preferences_) != nullptr;
}

// The lesson's way back leads to the exercise that is on the table now.
void MainWindow::openFirstLesson() {
  const QString id = exercise_->id();
  const std::optional<const Game*> training = training_;
  const Course& course = *coursesOf(exercise_->taught()).front();
  std::unique_ptr<ExerciseRun> lesson =
      std::make_unique<LessonRun>(course.lessons.front(), *progress_, preferences_);
  lesson->setWayBack([this, id, training] {
    const auto go = [this, id, training] { training ? openInTraining(id, *training) : openExercise(id); };
    QMetaObject::invokeMethod(this, go, Qt::QueuedConnection);
  });
  openExercise(std::move(lesson));
}

QString MainWindow::trainingText(const Game* game) const {
  const QString strength = tr("Training. Your strength: %1.", "a rating and its error")
                               .arg(ratingText(ratingFromProblems(*progress_, game)));
  const int repeats = countToRepeat(*progress_, game, QDateTime::currentDateTimeUtc());
  return joinSentences(
      {strength, repeats == 0 ? QString() : tr("%n missed problem(s) to repeat.", nullptr, repeats)});
}

void MainWindow::goToNextExercise() {
  if (training_) {
    train(*training_);
    return;
  }
  std::unique_ptr<ExerciseRun> next = exercise_->next();
  if (next == nullptr) {
    showPageOf(*exercise_);
    return;
  }
  next->setWayBack(exercise_->wayBack());
  openExercise(std::move(next));
}

void MainWindow::keepExplored(const Match& match) {
  QDir().mkpath(library_.folder());
  const QString problem = Library::write(match, library_.newPath());
  if (problem.isEmpty()) {
    library_.noteChange();
    toast_->showText(tr("The game is now among your games on the shelf."));
  } else {
    report(tr("The game can’t be saved"), problem);
  }
}

void MainWindow::connectArchive() {
  connect(archive_, &ArchivePage::openRequested, this, &MainWindow::lookAgain);
  connect(archive_, &ArchivePage::reviewRequested, this, &MainWindow::reviewFile);
  connect(archive_, &ArchivePage::shelfRequested, this, &MainWindow::showShelf);
  connect(archive_, &ArchivePage::backRequested, this, &MainWindow::goBack);
  connect(archive_, &ArchivePage::statisticsRequested, this, &MainWindow::showStatistics);
  connect(statisticsPage_, &StatisticsPage::archiveRequested, this, &MainWindow::showArchive);
  connect(statisticsPage_, &StatisticsPage::shelfRequested, this, &MainWindow::showShelf);
  connect(statisticsPage_, &StatisticsPage::backRequested, this, &MainWindow::goBack);
  connect(statisticsPage_, &StatisticsPage::told, toast_, &Toast::showText);
  connect(statisticsPage_, &StatisticsPage::failed, this, &MainWindow::report);
  connect(actions_->statistics, &QAction::triggered, this, &MainWindow::showStatistics);
  connect(actions_->archive, &QAction::triggered, this, &MainWindow::showArchive);
  actions_->seats->setStrength(
      [this](const Game& game, const QString& name) { return statistics_->strengthOf(game, name); });
}

void MainWindow::connectDays() {
  connect(shelf_, &ShelfPage::dayRequested, this, [this] { openDay(days_->today()); });
  connect(shelf_, &ShelfPage::daysRequested, this, &MainWindow::showDays);
  connect(shelf_, &ShelfPage::dayCopyRequested, this, [this] { copyResult(days_->today()); });
  connect(dayPage_, &DayPage::playRequested, this, &MainWindow::openDay);
  connect(dayPage_, &DayPage::copyRequested, this, &MainWindow::copyResult);
  connect(dayPage_, &DayPage::shelfRequested, this, &MainWindow::showShelf);
  connect(dayPage_, &DayPage::backRequested, this, &MainWindow::goBack);
  connect(actions_->days, &QAction::triggered, this, &MainWindow::showDays);
  connect(days_.get(), &Days::done, this, [this](const QDate& day) {
    const int streak = days_->streak();
    toast_->showText(day == days_->today() && streak > 1
                         ? tr("Today’s exercise is done: %n days in a row.", nullptr, streak)
                     : day == days_->today()
                         ? tr("Today’s exercise is done.")
                         : tr("The exercise of %1 is done.", "a date").arg(dateText(day)));
  });
}

// Shows the day whose exercise is on the table, or today.
void MainWindow::showDays() {
  const QDate from = exercise_ != nullptr ? dayOpenedAs(*progress_, exercise_->id()) : QDate();
  dayPage_->choose(from.isValid() ? from : days_->today());
  visit(dayPage_);
}

QDate MainWindow::today() const { return days_->today(); }

// If the day's exercise was begun, continues it.
void MainWindow::openDay(const QDate& day) {
  const Exercise exercise = Days::exerciseOf(day);
  if (!mayLeaveTable()) {
    return;
  }
  days_->open(day);
  openExercise(exerciseId(exercise));
}

QString MainWindow::begunGameOf(const QString& puzzle) {
  games_->wait();
  for (const UnfinishedGame& game : games_->unfinished()) {
    if (puzzle.startsWith(puzzlePrefix(*game.game))) {
      const OpenedMatch opened = Library::open(game.path);
      if (opened.match && exerciseId(opened.match->setup()) == puzzle) {
        return game.path;
      }
    }
  }
  return {};
}

void MainWindow::copyResult(const QDate& day) {
  copyText(*this, resultToShare(*days_, day), tr("The result is on the clipboard."));
}

void MainWindow::connectTrash() {
  connect(trash_.get(), &Trash::taken, this, &MainWindow::offerPuttingBack);
  connect(archive_, &ArchivePage::trashRequested, this, &MainWindow::showTrash);
  connect(trashPage_, &TrashPage::archiveRequested, this, &MainWindow::showArchive);
  connect(trashPage_, &TrashPage::shelfRequested, this, &MainWindow::showShelf);
  connect(trashPage_, &TrashPage::backRequested, this, &MainWindow::goBack);
  connect(actions_->trash, &QAction::triggered, this, &MainWindow::showTrash);
  connect(offer_, &OfferBar::changed, this, &MainWindow::refresh);
}

void MainWindow::offerPuttingBack(const QString& inTrash, const QString& what) {
  canPutBack_ = true;
  offer_->offer(
      tr("%1 is in the trash now.", "a game and its players").arg(what), tr("Put back"),
      [this, inTrash] {
        const QString path = trash_->putBack(inTrash);
        if (path.isEmpty()) {
          report(tr("This game can’t be put back."), tr("It isn’t in the trash any more."));
        } else if (pages_->currentWidget() == archive_) {
          archive_->selectGame(path);
        } else {
          shelf_->focusGame(path);
        }
      },
      tr("See the trash"), [this] { showTrash(); });
}

// Offers to keep the game on the table. The table may be gone by the time the offer is taken.
void MainWindow::offerKeeping() {
  canPutBack_ = false;
  offer_->offer(tr("This game isn’t among your finished games."), tr("Add it"), [this] {
    if (table_ != nullptr) {
      if (keeper_->hasTwinOf(*match_)) {
        Library::noteCopy(*match_);  // the game has been added in the meantime
      }
      keeper_->keepAt(library_.newPath());
      keeper_->noteGame();
      toast_->showText(tr("It is among your finished games and counts in the statistics."));
    }
  });
}

void MainWindow::connectEvening() {
  connect(actions_->evening, &QAction::triggered, this, &MainWindow::showEvening);
  connect(shelf_, &ShelfPage::eveningRequested, this, &MainWindow::showEvening);
  connect(evening_, &EveningPage::shelfRequested, this, &MainWindow::showShelf);
  connect(evening_, &EveningPage::backRequested, this, &MainWindow::goBack);
  connect(evening_, &EveningPage::fullScreenRequested, actions_->fullScreen, &QAction::trigger);
  connect(evening_, &EveningPage::failed, this, &MainWindow::report);
  const auto tellShelf = [this] { shelf_->setEvening(evening_->summary()); };
  connect(games_.get(), &GameIndex::changed, this, tellShelf);
  connect(people_.get(), &People::changed, this, tellShelf);
  tellShelf();
}

void MainWindow::showEvening() { visit(evening_); }

// After the second game of an evening, tells people that there is a scoreboard.
void MainWindow::tellOfEvening() {
  if (!match_->timeline().outcome() || exercise_ != nullptr || match_->players() < 2) {
    return;
  }
  keeper_->noteGame();
  const Evening evening = evening_->evening();
  const bool isOfIt = std::any_of(evening.games.begin(), evening.games.end(),
                                  [this](const auto& game) { return game.path == keeper_->path(); });
  if (evening.games.size() == 2 && isOfIt) {
    const QString text =
        tr("Second game tonight: Byways is now keeping score. %1.", "players and their points")
            .arg(evening_->summary());
    constexpr int kRoomForOffer =
        700;  // in a window less high, the offer would push the result's button out of sight
    if (height() < kRoomForOffer) {
      toast_->showText(text);
    } else {
      offer_->offer(text, tr("See the scoreboard"), [this] { showEvening(); });
    }
  }
}

void MainWindow::showTrash() { visit(trashPage_); }

void MainWindow::showArchive() { visit(archive_); }

void MainWindow::showStatistics() {
  statisticsPage_->setExercises(countExercises(*progress_, *days_));
  visit(statisticsPage_);
}

// Goes to `page` and adds the current page to the way back. The way back begins again at a page that wasn't
// reached by visit. If `page` is already on the way back, the way back is cut there.
void MainWindow::visit(QWidget* page) {
  QWidget* const from = pages_->currentWidget();
  const bool stays = table_ == nullptr && arranging_ == nullptr;
  const QString game = isKeptGame() ? keeper_->path() : QString();
  showPage(page);
  if (from == page || pages_->currentWidget() != page) {
    return;
  }
  if (const bool goesOn = from == archive_ || from == statisticsPage_ || from == trashPage_ ||
                          from == dayPage_ || from == evening_;
      !goesOn) {
    wayBack_.clear();
    gameBefore_ = game;
  }
  if (const qsizetype known = wayBack_.indexOf(page); known >= 0) {
    wayBack_.resize(known);
  } else if (stays) {
    wayBack_.append(from);
  }
}

void MainWindow::goBack() {
  if (!wayBack_.isEmpty()) {
    showPage(wayBack_.takeLast());
  } else if (QFileInfo::exists(gameBefore_)) {
    openFile(gameBefore_);
  } else {
    showShelf();
  }
}

bool MainWindow::lookAgain(const QString& path) {
  if (!openFile(path)) {
    return false;
  }
  match_->goTo(match_->timeline().length());
  return true;
}

void MainWindow::reviewFile(const QString& path) {
  if (lookAgain(path)) {
    review();
  }
}

// Updates the levels of matching computers before a game: the strength depends on the last game, too, which
// may still be on the table.
void MainWindow::matchStrength(MatchSetup& setup) {
  if (!setup.matched.contains(true)) {
    return;
  }
  keeper_->noteGame();
  const int level = matchedLevel(*setup.game, setup.names, setup.levels, actions_->seats->strength());
  for (qsizetype seat = 0; seat < setup.levels.size(); ++seat) {
    if (setup.matched.value(seat) && setup.levels[seat] > 0) {
      setup.levels[seat] = level;
    }
  }
}

void MainWindow::review() {
  if (table_ == nullptr || arranging_ != nullptr || review_ != nullptr || !ReviewPage::canReview(*match_)) {
    return;
  }
  table_->setCovered(true);
  review_ = new ReviewPage(*match_, table_->face(), look_, preferences_, *progress_, this);
  connect(review_, &ReviewPage::closed, this, &MainWindow::leaveReview, Qt::QueuedConnection);
  connect(review_, &ReviewPage::changed, this, &MainWindow::refresh);
  connect(review_, &ReviewPage::noted, toast_, &Toast::showText);
  connect(review_, &ReviewPage::ruleRequested, this, &MainWindow::showRule);
  connect(review_, &ReviewPage::keepRequested, this, &MainWindow::keepExplored);
  pages_->addWidget(review_);
  pages_->setCurrentWidget(review_);
  review_->setFocus();
  refresh();
}

void MainWindow::leaveReview() {
  if (review_ == nullptr || table_ == nullptr) {
    return;
  }
  pages_->setCurrentWidget(table_);
  delete std::exchange(review_, nullptr);
  table_->setCovered(false);
  table_->setFocus();
  refresh();
}

void MainWindow::refreshReview() {
  actions_->undo->setEnabled(review_->canUndo());
  actions_->redo->setEnabled(review_->canRedo());
  actions_->rules->setEnabled(true);
  const std::string_view title = match_->game().title();
  setWindowTitle(
      tr("Review – %1 – Byways").arg(QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()))));
  setWindowModified(false);
}

void MainWindow::arrange(const MatchSetup& setup, const Timeline* table) {
  const GameFace& face = faceOf(*setup.game);
  if (table_ != nullptr) {
    table_->setCovered(true);
  }
  MatchSetup plain = setup;
  plain.arranged = table == nullptr ? setup.arranged : std::nullopt;
  keepSketch();
  edited_ = {};
  delete std::exchange(arranging_, nullptr);
  arranging_ = new ArrangePage(plain, table, face, look_, this);
  connect(arranging_, &ArrangePage::changed, this, &MainWindow::refresh);
  connect(arranging_, &ArrangePage::playRequested, this, &MainWindow::playArranged, Qt::QueuedConnection);
  connect(arranging_, &ArrangePage::keepRequested, this, &MainWindow::keepOwn);
  connect(arranging_, &ArrangePage::solutionFound, this, [this] {
    if (!edited_.path.isEmpty() && !edited_.sketch && !arranging_->isBoardChanged() &&
        edited_.solution != arranging_->solution()) {
      edited_.solution = arranging_->solution();
      static_cast<void>(own_->keep(edited_));  // nobody has asked for this, so a failure isn't reported
    }
  });
  connect(arranging_, &ArrangePage::cancelled, this, &MainWindow::leaveArranging, Qt::QueuedConnection);
  offer_->hide();  // on this page the editor has its own row of buttons in the offer's place
  pages_->addWidget(arranging_);
  pages_->setCurrentWidget(arranging_);
  rules_->pane().setGame(&face);
  arranging_->setFocus();
  refresh();
}

void MainWindow::leaveArranging() {
  if (arranging_ == nullptr) {
    return;
  }
  keepSketch();
  if (table_ == nullptr) {
    // Without a table, the editor of a challenge was opened from the page with puzzles.
    const Game& game = arranging_->face().game();
    isChallenge(game) ? showPuzzles(&game) : showShelf();
    return;
  }
  pages_->setCurrentWidget(table_);
  delete std::exchange(arranging_, nullptr);
  table_->setCovered(false);
  table_->setFocus();
  refresh();
}

void MainWindow::refreshArranging() {
  actions_->undo->setEnabled(arranging_->history().canUndo());
  actions_->redo->setEnabled(arranging_->history().canRedo());
  actions_->rules->setEnabled(true);
  const std::string_view title = arranging_->face().game().title();
  setWindowTitle(tr("Set up a position – %1 – Byways")
                     .arg(QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()))));
  setWindowModified(false);
}

void MainWindow::connectRules() {
  connect(rules_, &RulesDock::left, this, &MainWindow::focusGame);
  connect(rules_, &QDockWidget::visibilityChanged, actions_->rules, &QAction::setChecked);
  connect(rules_->toggleViewAction(), &QAction::toggled, this, &MainWindow::placeRules);
  connect(book_, &RulesBook::playRequested, this, &MainWindow::play);
  connect(book_, &RulesBook::shelfRequested, this, &MainWindow::showShelf);
}

void MainWindow::readRules(const GameFace* face) {
  if (!mayLeaveTable()) {
    return;
  }
  clearTable();
  book_->open(*face);
  pages_->setCurrentWidget(book_);
  rules_->hide();
  book_->setFocus();
  refresh();
}

// On the shelf there is no board to show the rules beside.
void MainWindow::openRules(bool isOpen) {
  if (pages_->currentWidget() == shelf_) {
    readRules(&shelf_->faceInFocus());
  } else {
    rules_->open(isOpen);
  }
}

// Gives the board the keyboard focus. The reason decides whether the board shows its cursor.
void MainWindow::focusGame() {
  if (QWidget* const page = pages_->currentWidget();
      page == table_ || page == arranging_ || page == review_) {
    page->setFocus(look_.keysAreInUse() ? Qt::TabFocusReason : Qt::OtherFocusReason);
  }
}

void MainWindow::showRule(const QString& rule) {
  rules_->open(true);
  rules_->pane().goToRule(rule);
}

void MainWindow::placeRules() {
  rules_->place(table_ != nullptr ? table_->findChild<QWidget*>(QStringLiteral("sidePanel")) : nullptr);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  placeRules();
}

}  // namespace byways::app
