// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDateTime>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "app/advice/coach.h"
#include "app/archive/archive_page.h"
#include "app/archive/trash_page.h"
#include "app/arrange/arrange_page.h"
#include "app/board/board_view.h"
#include "app/exercise/course_page.h"
#include "app/exercise/day_page.h"
#include "app/exercise/days.h"
#include "app/exercise/exercise_desk.h"
#include "app/exercise/exercise_run.h"
#include "app/exercise/exercise_runs.h"
#include "app/exercise/progress.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/puzzle_room.h"
#include "app/files/save_file.h"
#include "app/files/seal_key.h"
#include "app/games/catalogue.h"
#include "app/library/game_index.h"
#include "app/library/match_keeper.h"
#include "app/library/trash.h"
#include "app/look/key_text.h"
#include "app/look/look.h"
#include "app/look/run_dialog.h"
#include "app/match/match_clock.h"
#include "app/review/review_memory.h"
#include "app/review/review_page.h"
#include "app/rules/rules_book.h"
#include "app/rules/rules_pane.h"
#include "app/settings/coached_people.h"
#include "app/settings/own_name.h"
#include "app/setup/new_game_sheet.h"
#include "app/setup/usual_setup.h"
#include "app/shelf/shelf_page.h"
#include "app/statistics/evening_page.h"
#include "app/statistics/known_people.h"
#include "app/statistics/live_statistics.h"
#include "app/statistics/people.h"
#include "app/statistics/statistics_page.h"
#include "app/table/banner.h"
#include "app/table/copying.h"
#include "app/table/table_page.h"
#include "app/table/toast.h"
#include "app/window/actions.h"
#include "app/window/offer_bar.h"
#include "app/window/rules_dock.h"
#include "app/window/seats_menu.h"

namespace byways::app {

namespace {

constexpr QSize kUsualSize(1180, 780);
constexpr QSize kSmallestSize(700, 500);

}  // namespace

MainWindow::MainWindow(Preferences& preferences, Look& look, Library& library)
    : preferences_(preferences),
      look_(look),
      library_(library),
      trash_(std::make_unique<Trash>(library)),
      progress_(std::make_unique<Progress>(library.beside())),
      own_(std::make_unique<OwnPuzzles>(library, *trash_)),
      days_(std::make_unique<Days>(*progress_)),
      games_(std::make_unique<GameIndex>(library, library.beside(QStringLiteral("finished.json")))),
      people_(std::make_unique<People>(library.beside(QStringLiteral("people.json")))),
      statistics_(std::make_unique<LiveStatistics>(*games_, *people_)),
      reviews_(std::make_unique<ReviewMemory>()),
      keeper_(std::make_unique<MatchKeeper>(library, *games_)),
      actions_(new Actions(*this, preferences, look)),
      unsaved_(new Banner(Banner::Tone::Warning, QStringLiteral("warning"), look, this)),
      saveElsewhere_(unsaved_->addButton()),
      pages_(new QStackedWidget(new QWidget(this))),
      shelf_(new ShelfPage(library, *trash_, *games_, preferences, *progress_, *days_, look, pages_)),
      room_(new PuzzleRoom(library, *games_, *progress_, *own_, look, pages_)),
      course_(new CoursePage(*progress_, look, pages_)),
      archive_(new ArchivePage(*trash_, *games_, *people_, look, pages_)),
      statisticsPage_(new StatisticsPage(*statistics_, *games_, *people_, look, pages_)),
      trashPage_(new TrashPage(*trash_, look, pages_)),
      dayPage_(new DayPage(*progress_, *days_, look, pages_)),
      evening_(new EveningPage(*games_, *people_, preferences, look, pages_)),
      book_(new RulesBook(look, pages_)),
      offer_(new OfferBar(look, this)),
      toast_(new Toast(pages_)),
      finding_([this](Found found) { openFound(std::move(found.games), found.looksLikeRecord); }),
      remaking_([this](const Remade& remade) {
        if (remade.puzzle && remade.isToKeep) {
          keepForeign(*remade.puzzle);
        } else if (remade.puzzle && pages_->currentWidget() == room_) {
          playOwn(*remade.puzzle);
        }
      }),
      picture_([this](const QImage& picture) {
        app::copyPicture(*this, picture, tr("The picture of the board is on the clipboard."));
      }) {
  setObjectName(QStringLiteral("mainWindow"));
  setAcceptDrops(true);
  setMinimumSize(kSmallestSize);
  pages_->addWidget(shelf_);
  pages_->addWidget(room_);
  pages_->addWidget(course_);
  pages_->addWidget(archive_);
  pages_->addWidget(statisticsPage_);
  pages_->addWidget(trashPage_);
  pages_->addWidget(dayPage_);
  pages_->addWidget(evening_);
  pages_->addWidget(book_);
  // Everything gets its final parent at once, because Qt restyles a widget that moves to another parent, with
  // all in it.
  QWidget* const middle = pages_->parentWidget();
  auto* const column = new QVBoxLayout(middle);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(unsaved_);
  column->addWidget(pages_, 1);
  column->addWidget(offer_);  // below the pages, so that nothing moves when it appears
  setCentralWidget(middle);
  rules_ = new RulesDock(look, preferences, *this);
  unsaved_->setObjectName(QStringLiteral("unsaved"));
  saveElsewhere_->setObjectName(QStringLiteral("saveElsewhere"));
  connect(saveElsewhere_, &QPushButton::clicked, this, &MainWindow::saveAs);
  connect(pages_, &QStackedWidget::currentChanged, toast_,
          &QWidget::raise);  // keeps the toast above the new page
  connect(progress_.get(), &Progress::problemChanged, this, &MainWindow::refreshUnsaved);
  connect(keeper_.get(), &MatchKeeper::problemChanged, this, [this] {
    refreshUnsaved();
    if (table_ != nullptr) {
      refresh();
    }
  });
  connectActions();
  connectShelf();
  connectRoom();
  connectCourse();
  connectArchive();
  connectTrash();
  connectDays();
  connectEvening();
  connectRules();
  restoreWindow();
  // Removes the temporary files that killed programs have left.
  for (const QString& folder :
       {library_.folder(), trash_->files().folder(), library_.beside(), localFolder()}) {
    clearLeftovers(folder);
  }
  trash_->clearOld(QDateTime::currentDateTimeUtc());
  retranslate();
  pages_->setCurrentWidget(shelf_);
  refresh();
}

MainWindow::~MainWindow() {
  rules_->disconnect(this);
  offer_->disconnect(this);  // it is destroyed with the window, when half of this object is gone
  rules_->toggleViewAction()->disconnect(this);  // it still emits signals when half of this object is gone
  clearTable();
}

void MainWindow::connectShelf() {
  shelf_->setOneClick([this](const Game& game) { return oneClick(game); });
  connect(shelf_, &ShelfPage::playRequested, this, &MainWindow::play);
  connect(shelf_, &ShelfPage::computerRequested, this, &MainWindow::playAgainstComputer);
  connect(shelf_, &ShelfPage::learnRequested, this, &MainWindow::learn);
  connect(shelf_, &ShelfPage::puzzlesRequested, this,
          [this](const GameFace* face) { showPuzzles(&face->game()); });
  connect(shelf_, &ShelfPage::resumeRequested, this, [this](const QString& path) { openFile(path); });
  connect(shelf_, &ShelfPage::lookRequested, this, &MainWindow::lookAgain);
  connect(shelf_, &ShelfPage::reviewRequested, this, &MainWindow::reviewFile);
  connect(shelf_, &ShelfPage::archiveRequested, this, &MainWindow::showArchive);
  connect(shelf_, &ShelfPage::openRequested, this, [this](const QString& path) { openFile(path); });
  connect(shelf_, &ShelfPage::browseRequested, this, &MainWindow::askForFile);
}

MatchSetup MainWindow::usualSetup(const GameFace& face, const Preferences& preferences) {
  MatchSetup setup{&face.game(), face.proposedOptions(), {}, {}};
  const QStringList names = preferences.playerNames();
  for (int seat = 0; seat < face.game().usual_players(); ++seat) {
    setup.names.append(names.value(seat));
    setup.colours.append(face.usualColours().value(seat, seat));
  }
  return setup;
}

// Starts at once with what the sheet would propose: the computers of the last game or, if it had none, a
// computer of the last level in each seat except the first.
void MainWindow::playAgainstComputer(const GameFace* face) {
  const KnownPeople people = knownPeople(*games_, *people_, face->game());
  MatchSetup setup =
      NewGameSheet(*face, preferences_, look_, std::nullopt, this, actions_->seats->strength(), people)
          .setup();
  const OneClick computers = oneClick(face->game());
  const QList<int>& levels = computers.levels;
  setup.levels = levels;
  setup.matched = computers.matched;
  UsualSetup usual = rememberedSetup(face->game());
  usual.players = static_cast<int>(levels.size());
  usual.levels = levels;
  rememberSetup(face->game(), usual);
  for (qsizetype seat = 0; seat < setup.names.size(); ++seat) {
    if (levels.value(seat) > 0) {
      setup.names[seat].clear();
      setup.coached[seat] = false;
    }
  }
  start(setup);
  offerCoach(people);
}

OneClick MainWindow::oneClick(const Game& game) const {
  const QStringList names = preferences_.playerNames();
  return computersInOneClick(game, names.isEmpty() ? ownName() : names.front(), actions_->seats->strength());
}

// Offers a coach here, because a game begun with one click has no sheet.
void MainWindow::offerCoach(const KnownPeople& people) {
  constexpr int kFirstGames = 5;
  if (table_ == nullptr || !Coach::canCoach(*match_)) {
    return;
  }
  const QStringList names = match_->setup().names;
  for (Seat seat = 1; seat <= match_->players(); ++seat) {
    const QString name = names.value(seat - 1);
    const auto known = std::find_if(people.begin(), people.end(),
                                    [&name](const KnownPerson& person) { return person.name == name; });
    const bool isNew = known == people.end() || known->games < kFirstGames;
    if (match_->level(seat) == 0 && (match_->isCoached(seat) || !isNew)) {
      return;
    }
  }
  coachOffer_ = tr("A coach can speak up when a turn is a serious mistake.");
  offer_->offer(coachOffer_, tr("Play with the coach"), [this] {
    for (Seat seat = 1; match_ != nullptr && seat <= match_->players(); ++seat) {
      if (match_->level(seat) == 0) {
        match_->setCoached(seat, true);
        rememberCoach(match_->setup().names.value(seat - 1), true);
      }
    }
  });
}

void MainWindow::start(const MatchSetup& setup) {
  if (!mayLeaveTable()) {
    return;
  }
  MatchSetup settled = setup;
  matchStrength(settled);
  auto match = std::make_unique<Match>(settled);
  const Entries lots = match->timeline().entries();
  // A normal game is saved from its first step on (noteEdit), one that begins with a position set up by hand
  // at once.
  putOnTable(std::move(match), setup.arranged ? library_.newPath() : QString(), {});
  if (table_ != nullptr && !lots.empty() && lots.front().seat == kChance) {
    table_->showLot(QString::fromStdString(lots.front().text));
  }
}

void MainWindow::putOnTable(std::unique_ptr<Match> match, const QString& autosavePath, const QString& file,
                            std::unique_ptr<GameLock> lock, std::unique_ptr<ExerciseRun> exercise) {
  offer_->hide();
  clearTable();
  exercise_ = exercise != nullptr ? std::move(exercise) : runOf(*match, *progress_, preferences_);
  const GameFace& face = faceOf(match->game());
  match_ = std::move(match);
  reviews_->recall(*match_, file);
  keeper_->takeUp(*match_, file);
  if (!autosavePath.isEmpty()) {
    keeper_->keepAt(autosavePath, std::move(lock));
  }
  connect(match_.get(), &Match::changed, this, [this] {
    noteEdit();
    if (isKeptGame()) {
      Library::noteEnd(*match_, QDateTime::currentDateTime());
    }
    rules_->pane().unmark();
    refresh();
  });
  connect(match_.get(), &Match::stepTaken, this, &MainWindow::noteDefeat);
  connect(match_.get(), &Match::stepTaken, this, &MainWindow::tellOfEvening);
  connect(match_.get(), &Match::extraChanged, this, &MainWindow::noteEdit);
  connect(match_.get(), &Match::recordFull, this,
          [this] { toast_->showText(tr("The record of this game is full, so this couldn’t be added.")); });
  connect(match_.get(), &Match::renamed, this, [this](Seat seat, const QString& name) {
    QStringList names = preferences_.playerNames();
    names.resize(qMax(names.size(), static_cast<qsizetype>(seat)));
    names[seat - 1] = name;
    preferences_.setPlayerNames(names);
  });
  connect(match_.get(), &Match::curtainChanged, this, &MainWindow::refresh);
  table_ = new TablePage(*match_, face, look_, preferences_, this);
  connect(
      table_, &TablePage::rematchRequested, this,
      [this] { start(match_->isArranged() ? match_->setup() : table_->face().nextGame(*match_).setup); },
      Qt::QueuedConnection);
  connect(table_, &TablePage::panelMoved, this, [this](int width) {
    preferences_.setWindowState(QStringLiteral("panel"), QByteArray::number(width));
  });
  connect(table_, &TablePage::shelfRequested, this, &MainWindow::showShelf, Qt::QueuedConnection);
  connect(table_, &TablePage::ruleRequested, this, &MainWindow::showRule);
  connect(table_, &TablePage::reviewRequested, this, &MainWindow::review, Qt::QueuedConnection);
  if (const MatchClock* const clock = table_->clock()) {
    connect(clock, &MatchClock::stoodStill, this, &MainWindow::tellOfStandstill);
    connect(table_, &TablePage::paused, this, &MainWindow::refresh);
  }
  table_->setShareMenu(actions_->exportMenu());
  table_->board().addActions(actions_->forBoard());
  table_->board().setContextMenuPolicy(Qt::CustomContextMenu);
  connect(&table_->board(), &QWidget::customContextMenuRequested, this, &MainWindow::openBoardMenu);
  if (exercise_ != nullptr) {
    addExerciseDesk();
  }
  pages_->addWidget(table_);
  pages_->setCurrentWidget(table_);
  rules_->pane().setGame(&face);
  table_->setFocus();
  refresh();
  if (auto* const desk = table_->findChild<ExerciseDesk*>()) {
    desk->begin();
  }
  if (match_->hasUnopenedRound()) {
    report(tr("The current round can’t be opened"),
           tr("The round was sealed on another computer, or the game file has been edited by hand. The game "
              "continues from the last position that everybody saw."));
  }
}

// A game won only by computers may have been too hard.
void MainWindow::noteDefeat() {
  const std::optional<Outcome> outcome = match_->timeline().outcome();
  if (!outcome || exercise_ != nullptr || !match_->hasComputers() || !match_->hasPeople()) {
    return;
  }
  const auto isComputer = [this](Seat seat) { return match_->level(seat) > 0; };
  rememberDefeat(
      match_->game(),
      !outcome->winners.empty() && std::all_of(outcome->winners.begin(), outcome->winners.end(), isComputer));
}

// The menu belongs to the window, because the board may be deleted while the menu is open. (With
// Qt::ActionsContextMenu it would be a child of the board, on the stack.)
void MainWindow::openBoardMenu(QPoint at) {
  const BoardView& board = table_->board();
  auto* const menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("boardMenu"));
  menu->addActions(board.actions());
  connect(menu, &QMenu::aboutToHide, menu, &QObject::deleteLater);
  connect(&board, &QObject::destroyed, menu, &QWidget::close);
  menu->popup(board.mapToGlobal(at));
}

void MainWindow::clearTable() {
  withdraw(coachOffer_);
  keepSketch();
  training_.reset();
  keeper_->noteGame();
  // Deleting a page sends events, and their handlers must find a null pointer in place of the page.
  delete std::exchange(review_, nullptr);
  if (match_ != nullptr) {
    reviews_->note(*match_, keeper_->file());
  }
  delete std::exchange(arranging_, nullptr);
  delete std::exchange(table_, nullptr);
  exercise_.reset();
  keeper_->letGo();
  match_.reset();
  refreshUnsaved();
}

void MainWindow::showPage(QWidget* page) {
  if (!mayLeaveTable()) {
    return;
  }
  clearTable();
  library_.noteChange();
  pages_->setCurrentWidget(page);
  rules_->hide();
  refresh();
}

void MainWindow::showShelf() { showPage(shelf_); }

void MainWindow::askForNewGame(const GameFace* face, const std::optional<MatchSetup>& proposal) {
  NewGameSheet sheet(*face, preferences_, look_, proposal, this, actions_->seats->strength(),
                     knownPeople(*games_, *people_, face->game()));
  const int answer = runDialog(sheet);
  if (answer == QDialog::Accepted) {
    start(sheet.setup());
  } else if (answer == NewGameSheet::kArrange) {
    arrange(sheet.setup());
  }
}

void MainWindow::restoreWindow() {
  if (!restoreGeometry(preferences_.windowState(QStringLiteral("main")))) {
    resize(kUsualSize);
  }
}

void MainWindow::report(const QString& title, const QString& problem) {
  auto* const box = new QMessageBox(QMessageBox::Warning, tr("Byways"), title, QMessageBox::Ok, this);
  box->setObjectName(QStringLiteral("problem"));
  box->setInformativeText(problem);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->open();
}

// Shown once, for people who come back to the computer.
void MainWindow::tellOfStandstill(std::chrono::milliseconds time) {
  const QString title = tr("The clock was stopped");
  const auto* const open = findChild<QMessageBox*>(QStringLiteral("problem"));
  if (open != nullptr && open->text() == title) {
    return;
  }
  const auto minutes = static_cast<int>(std::chrono::round<std::chrono::minutes>(time).count());
  report(
      title,
      minutes > 0
          ? tr("This computer was asleep, or Byways couldn’t run, for about %n minute(s). That time doesn’t "
               "count.",
               nullptr, minutes)
          : tr("This computer was asleep, or Byways couldn’t run, for a moment. That time doesn’t count."));
}

bool MainWindow::event(QEvent* event) {
  const bool comes = event->type() == QEvent::WindowActivate;
  if ((comes || event->type() == QEvent::WindowDeactivate) && table_ != nullptr &&
      table_->clock() != nullptr) {
    table_->clock()->setWindowActive(comes);
  }
  return QMainWindow::event(event);
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  } else if (event->type() == QEvent::WindowStateChange) {
    actions_->fullScreen->setChecked(isFullScreen());
  }
  QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  progress_->retry();
  if (!mayLeaveTable() || !mayLoseProgress()) {
    event->ignore();
    return;
  }
  keepSketch();
  preferences_.setWindowState(QStringLiteral("main"), saveGeometry());
  rules_->keepWidth();
  QMainWindow::closeEvent(event);
}

// Keys of disabled actions arrive here.
void MainWindow::keyPressEvent(QKeyEvent* event) {
  if (table_ != nullptr && event->matches(QKeySequence::Undo) && !actions_->undo->isEnabled()) {
    table_->remark(undoHelp());
  } else {
    QMainWindow::keyPressEvent(event);
  }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->source() != nullptr) {
    return;  // our own picture, which is being dragged out
  }
  const QList<QUrl> urls = event->mimeData()->urls();
  const bool isFile = urls.size() == 1 && urls.front().isLocalFile();
  if (isFile || (urls.isEmpty() && event->mimeData()->text().contains(QLatin1Char('{')))) {
    event->acceptProposedAction();
  }
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (urls.size() == 1 && urls.front().isLocalFile()) {
    event->acceptProposedAction();
    openFile(urls.front().toLocalFile());
  } else if (urls.isEmpty()) {
    event->acceptProposedAction();
    openText(event->mimeData()->text());
  }
}

}  // namespace byways::app
