// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions.h"

#include <QEvent>
#include <QMenuBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

#include "app/games/game_face.h"
#include "app/look/key_text.h"
#include "app/look/look.h"
#include "app/shelf/recent_menu.h"
#include "app/window/menu_focus.h"
#include "app/window/seats_menu.h"

namespace byways::app {

Actions::Actions(QMainWindow& window, Preferences& preferences, const Look& look)
    : QObject(&window),
      newGame(make("newGame")),
      arrange(make("arrange")),
      open(make("open")),
      save(make("save")),
      saveAs(make("saveAs")),
      copyRecord(make("copyRecord")),
      pasteRecord(make("pasteRecord")),
      print(make("printGame")),
      exportGame(make("exportGame")),
      exportPage(make("exportPage")),
      exportAnimation(make("exportAnimation")),
      copyPicture(make("copyPicture")),
      printBoards(make("printBoards")),
      shelf(make("shelf")),
      puzzles(make("puzzles")),
      archive(make("archiveAction")),
      statistics(make("statisticsAction")),
      evening(make("eveningAction")),
      trash(make("trashAction")),
      days(make("daysAction")),
      quit(make("quit")),
      endTurn(make("endTurnAction")),
      roll(make("rollAction")),
      firstTurn(make("firstTurnAction")),
      previousTurn(make("previousTurnAction")),
      nextTurn(make("nextTurnAction")),
      lastTurn(make("lastTurnAction")),
      comment(make("commentAction")),
      otherLines(make("otherLinesAction")),
      review(make("reviewAction")),
      hint(make("hintAction")),
      solution(make("solutionAction")),
      restart(make("restartAction")),
      undo(make("undo")),
      redo(make("redo")),
      holdClock(make("holdClock")),
      draw(make("draw")),
      resign(make("resign")),
      leave(make("leave")),
      rules(make("rules")),
      zoomIn(make("zoomIn")),
      zoomOut(make("zoomOut")),
      zoomWhole(make("zoomWhole")),
      rotateLeft(make("rotateLeft")),
      rotateRight(make("rotateRight")),
      mirror(make("mirrorBoard")),
      followTurn(make("followTurn")),
      lieAsUsual(make("lieAsUsual")),
      fullScreen(make("fullScreen")),
      preferencesDialog(make("preferences")),
      shortcuts(make("shortcuts")),
      about(make("about")),
      window_(window),
      preferences_(preferences),
      look_(look),
      highlights_(new QActionGroup(this)),
      notation_(make("notation")),
      advice_(make("advice")) {
  for (const char* const name : {"highlightNone", "highlightLegal", "highlightExplain"}) {
    highlightLevels_.append(make(name));
    highlightLevels_.last()->setCheckable(true);
    highlights_->addAction(highlightLevels_.last());
  }
  for (const PictureSwitch& option : pictureSwitches()) {
    if (option.isInMenu()) {
      switches_.emplace_back(&option, make(qPrintable(option.key())));
    }
  }
  for (QAction* const action :
       switchActions() + QList{notation_, advice_, mirror, followTurn, holdClock, rules, fullScreen}) {
    action->setCheckable(true);
    action->setIconVisibleInMenu(false);  // the tick takes the icon's place
  }
  setShortcuts();
  connectButtons();
  buildMenus();
  buildToolBar();
  connectPreferences();
  // Added to the window as well, because full screen has no bars for them.
  window.addActions(findChildren<QAction*>());
  window.installEventFilter(this);
  connect(&look, &Look::changed, this, &Actions::refreshIcons);
  retranslate();
  refreshIcons();
  refreshChecks();
}

QAction* Actions::make(const char* name) {
  auto* const action = new QAction(this);
  action->setObjectName(QString::fromLatin1(name));
  action->setMenuRole(
      QAction::NoRole);  // macOS would move actions that sound like “settings” into its application menu
  return action;
}

void Actions::setShortcuts() {
  newGame->setShortcut(QKeySequence::New);
  arrange->setShortcut(Qt::CTRL | Qt::Key_E);
  open->setShortcut(QKeySequence::Open);
  save->setShortcut(QKeySequence::Save);
  saveAs->setShortcut(QKeySequence::SaveAs);
  copyRecord->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
  pasteRecord->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));
  print->setShortcut(QKeySequence::Print);
  exportGame->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
  shelf->setShortcut(Qt::CTRL | Qt::Key_Home);
  puzzles->setShortcut(Qt::CTRL | Qt::Key_U);
  archive->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_F);
  statistics->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_T);
  evening->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_B);
  quit->setShortcut(QKeySequence::Quit);
  quit->setMenuRole(QAction::QuitRole);
  endTurn->setShortcuts({Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter});
  endTurn->setAutoRepeat(false);             // one press, one turn
  roll->setShortcuts(endTurn->shortcuts());  // where the dice have to be rolled, no turn can be ended
  roll->setAutoRepeat(false);
  undo->setShortcut(QKeySequence::Undo);
  const QKeySequence redoKeys[] = {Qt::CTRL | Qt::Key_Y, Qt::CTRL | Qt::SHIFT | Qt::Key_Z};
  redo->setShortcuts(
      {redoKey(), redoKey() == redoKeys[0] ? redoKeys[1] : redoKeys[0]});  // the first one is shown
  rules->setShortcut(QKeySequence::HelpContents);
  fullScreen->setShortcut(Qt::Key_F11);
  preferencesDialog->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Comma));
  preferencesDialog->setMenuRole(QAction::PreferencesRole);
  shortcuts->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_F1));
  about->setMenuRole(QAction::AboutRole);
  coordinates()->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_K));
  firstTurn->setShortcut(Qt::ALT | Qt::Key_Home);
  previousTurn->setShortcut(Qt::ALT | Qt::Key_Left);
  nextTurn->setShortcut(Qt::ALT | Qt::Key_Right);
  lastTurn->setShortcut(Qt::ALT | Qt::Key_End);
  comment->setShortcut(Qt::CTRL | Qt::Key_M);
  review->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
  hint->setShortcut(Qt::Key_H);
  solution->setShortcut(Qt::SHIFT | Qt::Key_H);
  restart->setShortcut(Qt::CTRL | Qt::Key_R);
  zoomIn->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
  zoomOut->setShortcut(Qt::CTRL | Qt::Key_Minus);
  zoomWhole->setShortcut(Qt::CTRL | Qt::Key_0);
  rotateLeft->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Left));
  rotateRight->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Right));
}

void Actions::connectButtons() {
  using Missing = ButtonActions::Missing;
  buttons_.add(endTurn, {QStringLiteral("endTurn")});
  buttons_.add(roll, {QStringLiteral("roll")}, Missing::Gone);
  buttons_.add(firstTurn, {QStringLiteral("firstTurn")});
  buttons_.add(previousTurn, {QStringLiteral("previousTurn")});
  buttons_.add(nextTurn, {QStringLiteral("nextTurn")});
  buttons_.add(lastTurn, {QStringLiteral("lastTurn")});
  buttons_.add(comment, {QStringLiteral("commentTurn")});
  buttons_.add(otherLines, {QStringLiteral("otherLines")});
  buttons_.add(hint, {QStringLiteral("hint")}, Missing::Gone);
  buttons_.add(solution, {QStringLiteral("solution")}, Missing::Gone);
  buttons_.add(restart, {QStringLiteral("restart")}, Missing::Gone);
}

void Actions::offerView(bool hasBoard, const GameFace* face, bool canZoom, const QString& whyNoAdvice) {
  for (QAction* const action : switchActions() + QList{highlightMenu_->menuAction(), notation_}) {
    action->setEnabled(hasBoard);
  }
  for (const auto& [option, action] : switches_) {
    action->setVisible(face != nullptr ? face->hasPictureOption(option->option)
                                       : GameFace::allHavePictureOption(option->option));
  }
  advice_->setEnabled(hasBoard && whyNoAdvice.isEmpty());
  advice_->setText(whyNoAdvice.isEmpty() ? tr("&Advice beside the board")
                                         : tr("&Advice: %1", "why there is none").arg(whyNoAdvice));
  for (QAction* const action : {zoomIn, zoomOut, zoomWhole}) {
    action->setVisible(canZoom);
    action->setEnabled(canZoom);
  }
  offerFacing(face);
}

void Actions::offerFacing(const GameFace* face) {
  face_ = face != nullptr && face->facts().boardWays > 0 ? face : nullptr;
  facingMenu_->menuAction()->setVisible(face_ != nullptr);
  for (QAction* const action : {rotateLeft, rotateRight, mirror, followTurn}) {
    action->setEnabled(face_ != nullptr);
  }
  mirror->setVisible(face_ == nullptr || face_->facts().canMirrorBoard);
  const BoardFacing now = facing();
  mirror->setChecked(now.mirrored);
  followTurn->setChecked(now.follows);
  lieAsUsual->setEnabled(!now.isUsual());
}

BoardFacing Actions::facing() const {
  BoardFacing facing;
  if (face_ != nullptr) {
    facing = preferences_.facing(QString::fromStdString(std::string(face_->game().id())));
    facing.ways = face_->facts().boardWays;
  }
  return facing;
}

void Actions::setFacing(const BoardFacing& facing) {
  if (face_ != nullptr) {
    preferences_.setFacing(QString::fromStdString(std::string(face_->game().id())), facing);
  }
}

QList<QAction*> Actions::forBoard() const {
  return {endTurn, undo, redo, coordinates(), facingMenu_->menuAction(), copyPicture, rules};
}

QList<QAction*> Actions::switchActions() const {
  QList<QAction*> actions;
  for (const auto& [option, action] : switches_) {
    actions.append(action);
  }
  return actions;
}

// The action for coordinates, which has a key, a button and an entry in the board's menu.
QAction* Actions::coordinates() const {
  return std::find_if(switches_.begin(), switches_.end(),
                      [](const auto& known) { return known.first->option == &PictureOptions::coordinates; })
      ->second;
}

void Actions::buildMenus() {
  QMenuBar* const bar = window_.menuBar();
  new MenuFocus(*bar);
  gameMenu_ = bar->addMenu(QString());
  gameMenu_->addActions({newGame, arrange, open});
  recentMenu_ = new RecentMenu(preferences_, gameMenu_);
  recentMenu_->setObjectName(QStringLiteral("recentMenu"));
  connect(recentMenu_, &RecentMenu::openRequested, this, &Actions::openFileRequested);
  gameMenu_->addMenu(recentMenu_);
  gameMenu_->addActions({save, saveAs});
  gameMenu_->addSeparator();
  gameMenu_->addActions({copyRecord, pasteRecord});
  gameMenu_->addSeparator();
  exportMenu_ = new QMenu(gameMenu_);
  exportMenu_->setObjectName(QStringLiteral("exportMenu"));
  exportMenu_->addActions({exportGame, exportPage, exportAnimation});
  exportMenu_->addSeparator();
  exportMenu_->addAction(copyPicture);
  gameMenu_->addAction(print);
  gameMenu_->addMenu(exportMenu_);
  gameMenu_->addAction(printBoards);
  gameMenu_->addSeparator();
  gameMenu_->addActions({shelf, days, puzzles, archive, statistics, evening, trash});
  gameMenu_->addSeparator();
  gameMenu_->addAction(preferencesDialog);
  gameMenu_->addSeparator();
  gameMenu_->addAction(quit);
  turnMenu_ = bar->addMenu(QString());
  turnMenu_->addActions({roll, endTurn});
  turnMenu_->addSeparator();
  turnMenu_->addActions({undo, redo, restart});
  turnMenu_->addSeparator();
  turnMenu_->addActions({hint, solution});
  turnMenu_->addSeparator();
  turnMenu_->addActions({firstTurn, previousTurn, nextTurn, lastTurn});
  turnMenu_->addSeparator();
  turnMenu_->addActions({comment, otherLines, review});
  turnMenu_->addSeparator();
  seats = new SeatsMenu(turnMenu_);
  turnMenu_->addMenu(seats);
  turnMenu_->addActions({holdClock, draw, resign, leave});
  viewMenu_ = bar->addMenu(QString());
  highlightMenu_ = viewMenu_->addMenu(QString());
  highlightMenu_->addActions(highlightLevels_);
  viewMenu_->addActions(switchActions() + QList{notation_, advice_});
  viewMenu_->addSeparator();
  viewMenu_->addActions({zoomIn, zoomOut, zoomWhole});
  facingMenu_ = viewMenu_->addMenu(QString());
  facingMenu_->setObjectName(QStringLiteral("facingMenu"));
  facingMenu_->addActions({rotateLeft, rotateRight, mirror});
  facingMenu_->addSeparator();
  facingMenu_->addAction(followTurn);
  facingMenu_->addSeparator();
  facingMenu_->addAction(lieAsUsual);
  viewMenu_->addSeparator();
  viewMenu_->addAction(fullScreen);
  helpMenu_ = bar->addMenu(QString());
  helpMenu_->addActions({rules, shortcuts});
  helpMenu_->addSeparator();
  helpMenu_->addAction(about);
}

void Actions::buildToolBar() {
  toolBar_ = window_.addToolBar(QString());
  toolBar_->setObjectName(QStringLiteral("toolBar"));
  toolBar_->setMovable(false);
  toolBar_->setToolButtonStyle(Qt::ToolButtonIconOnly);
  toolBar_->addAction(shelf);
  toolBar_->addSeparator();
  toolBar_->addActions({undo, redo});
  toolBar_->addSeparator();
  auto* const highlight = new QToolButton(toolBar_);
  highlight->setObjectName(QStringLiteral("highlightButton"));
  highlight->setFocusPolicy(Qt::NoFocus);  // like everything in the tool bar, as the menus offer the same
  highlight->setMenu(highlightMenu_);
  highlight->setPopupMode(QToolButton::InstantPopup);
  highlight->setDefaultAction(highlightMenu_->menuAction());
  toolBar_->addWidget(highlight);
  toolBar_->addActions({coordinates(), holdClock});
  auto* const gap = new QWidget(toolBar_);
  gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  toolBar_->addWidget(gap);
  toolBar_->addActions({rules, preferencesDialog});
}

void Actions::connectPreferences() {
  for (int level = 0; level < highlightLevels_.size(); ++level) {
    connect(highlightLevels_[level], &QAction::triggered, this,
            [this, level] { preferences_.setHighlights(static_cast<Highlights>(level)); });
  }
  for (const auto& [option, action] : switches_) {
    connect(action, &QAction::triggered, this,
            [this, option = option->option](bool on) { preferences_.setPictureOption(option, on); });
  }
  connect(notation_, &QAction::triggered, &preferences_, &Preferences::setNotation);
  connect(advice_, &QAction::triggered, &preferences_, &Preferences::setAdvice);
  connect(rotateLeft, &QAction::triggered, this, [this] { setFacing(facing().turnedBy(-1)); });
  connect(rotateRight, &QAction::triggered, this, [this] { setFacing(facing().turnedBy(1)); });
  connect(mirror, &QAction::triggered, this, [this](bool on) {
    BoardFacing now = facing();
    now.mirrored = on;
    setFacing(now);
  });
  connect(followTurn, &QAction::triggered, this, [this](bool on) {
    BoardFacing now = facing();
    now.follows = on;
    setFacing(now);
  });
  connect(lieAsUsual, &QAction::triggered, this, [this] { setFacing({}); });
  connect(&preferences_, &Preferences::changed, this, &Actions::refreshChecks);
}

void Actions::refreshChecks() {
  highlightLevels_[static_cast<int>(preferences_.picture().highlights)]->setChecked(true);
  for (const auto& [option, action] : switches_) {
    action->setChecked(preferences_.picture().*option->option);
  }
  notation_->setChecked(preferences_.notation());
  advice_->setChecked(preferences_.advice());
  offerFacing(face_);
}

void Actions::refreshIcons() {
  const std::initializer_list<std::pair<QAction*, const char*>> icons{
      {newGame, "new"},
      {open, "open"},
      {save, "save"},
      {print, "print"},
      {exportMenu_->menuAction(), "export"},
      {shelf, "home"},
      {puzzles, "hint"},
      {archive, "archive"},
      {statistics, "chart"},
      {trash, "trash"},
      {endTurn, "end-turn"},
      {roll, "dice"},
      {firstTurn, "first"},
      {previousTurn, "previous"},
      {nextTurn, "next"},
      {lastTurn, "last"},
      {comment, "comment"},
      {otherLines, "branch"},
      {hint, "hint"},
      {solution, "play"},
      {undo, "undo"},
      {redo, "redo"},
      {holdClock, "pause"},
      {draw, "handshake"},
      {resign, "flag"},
      {leave, "flag"},
      {rules, "rules"},
      {fullScreen, "fullscreen"},
      {preferencesDialog, "preferences"},
      {coordinates(), "coordinates"},
      {about, "info"},
      {highlightMenu_->menuAction(), "highlights"}};
  for (const auto& [action, icon] : icons) {
    action->setIcon(look_.icon(QString::fromLatin1(icon)));
  }
}

bool Actions::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  return QObject::eventFilter(watched, event);
}

void Actions::retranslate() {
  gameMenu_->setTitle(tr("&Game"));
  recentMenu_->setTitle(tr("Open &recent"));
  turnMenu_->setTitle(tr("&Turn"));
  viewMenu_->setTitle(tr("&View"));
  highlightMenu_->setTitle(tr("&Highlights"));
  helpMenu_->setTitle(tr("&Help"));
  toolBar_->setWindowTitle(tr("Toolbar"));
  newGame->setText(tr("&New game…"));
  arrange->setText(tr("Set up a pos&ition…"));
  open->setText(tr("&Open…"));
  save->setText(tr("&Save"));
  saveAs->setText(tr("Save &as…"));
  copyRecord->setText(tr("&Copy the record"));
  pasteRecord->setText(tr("Pas&te a record"));
  print->setText(tr("&Print…"));
  exportMenu_->setTitle(tr("&Export"));
  exportGame->setText(tr("&Picture or PDF…"));
  exportPage->setText(tr("&Web page…"));
  exportAnimation->setText(tr("&Animated picture…"));
  copyPicture->setText(tr("&Copy picture"));
  printBoards->setText(tr("Print &boards…"));
  shelf->setText(tr("Back to the s&helf"));
  puzzles->setText(tr("P&uzzles and problems"));
  archive->setText(tr("Finishe&d games"));
  statistics->setText(tr("Pla&yer statistics"));
  evening->setText(tr("E&vening scoreboard"));
  trash->setText(tr("&Games in the trash"));
  days->setText(tr("Daily e&xercise"));
  quit->setText(tr("&Quit"));
  endTurn->setText(tr("&End turn"));
  roll->setText(tr("Roll the d&ice"));
  firstTurn->setText(tr("To the &start"));
  previousTurn->setText(tr("&Previous turn"));
  nextTurn->setText(tr("&Next turn"));
  lastTurn->setText(tr("To the la&test turn"));
  comment->setText(tr("&Comment…"));
  otherLines->setText(tr("&Other lines"));
  review->setText(tr("Review the ga&me"));
  hint->setText(tr("&Hint"));
  solution->setText(tr("So&lution…"));
  restart->setText(tr("Start &again"));
  undo->setText(tr("&Undo"));
  redo->setText(tr("&Redo"));
  holdClock->setText(tr("Pause the cloc&k"));
  seats->setTitle(tr("&Who plays"));
  draw->setText(tr("Agree to a &draw…"));
  resign->setText(tr("Resi&gn…"));
  leave->setText(tr("Lea&ve the game…"));
  rules->setText(tr("&Rules of the game"));
  zoomIn->setText(tr("Zoom &in"));
  zoomOut->setText(tr("Zoom &out"));
  zoomWhole->setText(tr("&Whole board"));
  facingMenu_->setTitle(tr("&Rotate the board"));
  rotateLeft->setText(tr("To the &left"));
  rotateRight->setText(tr("To the &right"));
  mirror->setText(tr("&Mirror image"));
  followTurn->setText(tr("Facing whoever has the &turn"));
  lieAsUsual->setText(tr("As &usual"));
  fullScreen->setText(tr("&Full screen"));
  preferencesDialog->setText(tr("Pre&ferences…"));
  shortcuts->setText(tr("&Keys and mouse"));
  about->setText(tr("&About Byways"));
  for (const auto& [option, action] : switches_) {
    action->setText(option->menuText());
  }
  notation_->setText(tr("&Notation in the list of turns"));
  highlightLevels_[static_cast<int>(Highlights::None)]->setText(tr("&None"));
  highlightLevels_[static_cast<int>(Highlights::Legal)]->setText(tr("&Legal places"));
  highlightLevels_[static_cast<int>(Highlights::Explain)]->setText(tr("Legal places and &reasons"));
}

}  // namespace byways::app
