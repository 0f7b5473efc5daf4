// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include <QAction>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QStatusBar>
#include <QToolBar>

#include <utility>

#include "app/arrange/arrange_page.h"
#include "app/board/board_view.h"
#include "app/games/catalogue.h"
#include "app/look/look.h"
#include "app/match/match_clock.h"
#include "app/puzzles/progress.h"
#include "app/puzzles/puzzle_list.h"
#include "app/puzzles/puzzle_room.h"
#include "app/rules/rules_pane.h"
#include "app/setup/new_game_sheet.h"
#include "app/shelf/shelf_page.h"
#include "app/table/table_page.h"
#include "app/window/actions.h"

namespace byways::app {

namespace {

constexpr QSize kUsualSize(1180, 780);
constexpr QSize kSmallestSize(700, 500);
constexpr int kRulesWidth = 360;

}  // namespace

MainWindow::MainWindow(Preferences& preferences, Look& look, Library& library)
    : preferences_(preferences),
      look_(look),
      library_(library),
      progress_(std::make_unique<PuzzleProgress>(
          QDir::cleanPath(library.folder() + QStringLiteral("/../puzzles.json")))),
      actions_(new Actions(*this, preferences, look)),
      pages_(new QStackedWidget(this)),
      shelf_(new ShelfPage(library, preferences, *progress_, look, this)),
      room_(new PuzzleRoom(library, *progress_, look, this)),
      rulesDock_(new QDockWidget(this)),
      rulesPane_(new RulesPane(look, this)) {
  setObjectName(QStringLiteral("mainWindow"));
  setAcceptDrops(true);
  setMinimumSize(kSmallestSize);
  pages_->addWidget(shelf_);
  pages_->addWidget(room_);
  setCentralWidget(pages_);
  rulesDock_->setObjectName(QStringLiteral("rulesDock"));
  rulesDock_->setWidget(rulesPane_);
  rulesDock_->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
  rulesDock_->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
  addDockWidget(Qt::LeftDockWidgetArea, rulesDock_);
  rulesDock_->hide();
  connectActions();
  connectShelf();
  connectRoom();
  restoreWindow();
  retranslate();
  showShelf();
}

MainWindow::~MainWindow() {
  rulesDock_->toggleViewAction()->disconnect(this);  // it still hears of the end when half of this is gone
  clearTable();
}

void MainWindow::connectShelf() {
  connect(shelf_, &ShelfPage::playRequested, this, &MainWindow::play);
  connect(shelf_, &ShelfPage::learnRequested, this, &MainWindow::learn);
  connect(shelf_, &ShelfPage::puzzlesRequested, this,
          [this](const GameFace* face) { showPuzzles(&face->game()); });
  connect(shelf_, &ShelfPage::resumeRequested, this, [this](const QString& path) { openFile(path); });
  connect(shelf_, &ShelfPage::openRequested, this, [this](const QString& path) { openFile(path); });
  connect(shelf_, &ShelfPage::browseRequested, this, &MainWindow::askForFile);
}

MatchSetup MainWindow::usualSetup(const GameFace& face, const Preferences& preferences) {
  MatchSetup setup{&face.game(), {}, {}, {}};
  const QStringList names = preferences.playerNames();
  for (int seat = 0; seat < face.game().usual_players(); ++seat) {
    setup.names.append(names.value(seat));
    setup.colours.append(face.usualColours().value(seat, seat));
  }
  return setup;
}

void MainWindow::start(const MatchSetup& setup) {
  auto match = std::make_unique<Match>(setup);
  const std::vector<Entry> lots = match->timeline().entries();
  putOnTable(std::move(match), library_.newPath(), {});
  if (table_ != nullptr && !lots.empty() && lots.front().seat == kChance) {
    table_->showLot(QString::fromStdString(lots.front().text));
  }
}

bool MainWindow::openFile(const QString& path, Recent recent) {
  OpenedMatch opened = Library::open(path);
  if (!opened.match) {
    report(tr("This file can't be opened"), opened.problem);
    return false;
  }
  // A game of our own folder goes on in its place; any other file is only written when asked to.
  const bool isOurs = QFileInfo(path).absoluteDir() == QDir(library_.folder());
  if (!isOurs && recent == Recent::Add) {
    preferences_.addRecentFile(path);
  }
  putOnTable(std::move(opened.match), isOurs ? path : QString(), isOurs ? QString() : path);
  return true;
}

void MainWindow::putOnTable(std::unique_ptr<Match> match, const QString& autosavePath, const QString& file) {
  clearTable();
  const GameFace& face = faceOf(match->game());
  match_ = std::move(match);
  file_ = file;
  fileIsOld_ = false;
  const auto keep = [this](const QString& path) {
    autosave_ = std::make_unique<Autosave>(*match_, path);
    connect(autosave_.get(), &Autosave::failed, this,
            [this](const QString& problem) { report(tr("The game can't be saved"), problem); });
    autosave_->save();
  };
  if (!autosavePath.isEmpty()) {
    keep(autosavePath);
  }
  connect(match_.get(), &Match::changed, this, [this, keep] {
    if (!autosave_) {
      keep(library_.newPath());  // the file it came from stays as it is
    }
    fileIsOld_ = true;
    refresh();
  });
  connect(match_.get(), &Match::curtainChanged, this, &MainWindow::refresh);
  table_ = new TablePage(*match_, face, look_, preferences_, this);
  connect(
      table_, &TablePage::rematchRequested, this,
      [this] { start(match_->isArranged() ? match_->setup() : table_->face().nextSetup(*match_)); },
      Qt::QueuedConnection);
  connect(table_, &TablePage::shelfRequested, this, &MainWindow::showShelf, Qt::QueuedConnection);
  connect(table_, &TablePage::ruleRequested, this, &MainWindow::showRule);
  table_->board().setContextMenuPolicy(Qt::ActionsContextMenu);
  table_->board().addActions(actions_->forBoard());
  if (isChallenge(match_->game())) {
    addDesk();
  }
  pages_->addWidget(table_);
  pages_->setCurrentWidget(table_);
  rulesPane_->setGame(&face);
  table_->setFocus();
  refresh();
}

void MainWindow::clearTable() {
  // Deleting the pages sends events, which must not find them any more.
  delete std::exchange(arranging_, nullptr);
  delete std::exchange(table_, nullptr);
  autosave_.reset();
  match_.reset();
  file_.clear();
  fileIsOld_ = false;
}

void MainWindow::showShelf() {
  clearTable();
  library_.noteChange();
  pages_->setCurrentWidget(shelf_);
  rulesDock_->hide();
  refresh();
}

void MainWindow::askForNewGame(const GameFace* face, const std::optional<MatchSetup>& proposal) {
  NewGameSheet sheet(*face, preferences_, look_, proposal, this);
  const int answer = sheet.exec();
  if (answer == QDialog::Accepted) {
    start(sheet.setup());
  } else if (answer == NewGameSheet::kArrange) {
    arrange(sheet.setup());
  }
}

void MainWindow::learn(const GameFace* face) {
  start(usualSetup(*face, preferences_));
  showRules(true);
}

void MainWindow::showRules(bool visible) {
  rulesDock_->setVisible(visible);
  if (visible) {
    resizeDocks({rulesDock_}, {kRulesWidth}, Qt::Horizontal);
    rulesPane_->setFocus();
  } else if (QWidget* const page = pages_->currentWidget(); page == table_ || page == arranging_) {
    page->setFocus();
  }
}

// The pages of rules know no numbers yet: the page as a whole is opened.
void MainWindow::showRule(const QString& /*rule*/) { showRules(true); }

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
  preferences_.setWindowState(QStringLiteral("main"), saveGeometry());
  QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (urls.size() == 1 && urls.front().isLocalFile()) {
    event->acceptProposedAction();
  }
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (urls.size() == 1 && urls.front().isLocalFile()) {
    event->acceptProposedAction();
    openFile(urls.front().toLocalFile());
  }
}

}  // namespace byways::app
