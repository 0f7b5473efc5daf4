// SPDX-License-Identifier: GPL-3.0-or-later
// A monkey test: random clicks, drags, keys, menu actions, window sizes, languages and pages, while computers
// think. It knows nothing about the games and only expects that the program doesn't crash and that everything
// it saves can be read again. The seed of the random numbers is printed first:
//
//     monkey --seed 17 --rounds 1
//
// repeats the round with that seed, as far as clocks and threads allow.
#include <QAccessible>
#include <QApplication>
#include <QCommandLineParser>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileDialog>
#include <QFileOpenEvent>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QPrintDialog>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>
#include <QWindow>

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

#include "app/exercise/exercise_ids.h"
#include "app/games/catalogue.h"
#include "app/look/run_dialog.h"
#include "engine/core/random.h"
#include "engine/core/setup.h"
#include "engine/courses.h"
#include "engine/opponents.h"
#include "engine/problem_book.h"
#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

namespace {

constexpr unsigned kHangSeconds =
    150;  // seconds after which an action counts as hanging; generous for sanitizers on a busy computer

// Logs each action, so that the last one before a crash is known.
void say(const QString& line) {
  std::fprintf(stderr, "%s\n", qUtf8Printable(line));
  std::fflush(stderr);
}

const std::array kKeys{Qt::Key_Left,   Qt::Key_Right, Qt::Key_Up,        Qt::Key_Down,     Qt::Key_Return,
                       Qt::Key_Enter,  Qt::Key_Space, Qt::Key_Tab,       Qt::Key_Backtab,  Qt::Key_Escape,
                       Qt::Key_Home,   Qt::Key_End,   Qt::Key_PageUp,    Qt::Key_PageDown, Qt::Key_0,
                       Qt::Key_1,      Qt::Key_2,     Qt::Key_5,         Qt::Key_Plus,     Qt::Key_Minus,
                       Qt::Key_Delete, Qt::Key_Menu,  Qt::Key_Backspace, Qt::Key_F1,       Qt::Key_F2,
                       Qt::Key_F10,    Qt::Key_F11,   Qt::Key_Slash,     Qt::Key_A,        Qt::Key_B,
                       Qt::Key_C,      Qt::Key_D,     Qt::Key_E,         Qt::Key_F,        Qt::Key_G,
                       Qt::Key_H,      Qt::Key_I,     Qt::Key_L,         Qt::Key_M,        Qt::Key_N,
                       Qt::Key_O,      Qt::Key_P,     Qt::Key_Q,         Qt::Key_R,        Qt::Key_S,
                       Qt::Key_T,      Qt::Key_U,     Qt::Key_V,         Qt::Key_W,        Qt::Key_X,
                       Qt::Key_Y,      Qt::Key_Z,     Qt::Key_Comma,     Qt::Key_Question, Qt::Key_Dollar};

const std::array<Qt::KeyboardModifiers, 8> kModifiers{
    Qt::NoModifier,      Qt::NoModifier,    Qt::NoModifier,  Qt::NoModifier,
    Qt::ControlModifier, Qt::ShiftModifier, Qt::AltModifier, Qt::ControlModifier | Qt::ShiftModifier};

}  // namespace

/// One round: a window with its own folder, and random actions.
class Monkey : public QObject {
  Q_OBJECT

 public:
  Monkey(quint64 seed, int acts) : random_(seed), actsLeft_(acts) {}

  /// Returns whether everything that was saved can be read again.
  [[nodiscard]] bool run();

 public Q_SLOTS:
  /// Called instead of opening a browser.
  void openUrl(const QUrl& url) { say(QStringLiteral("  would open ") + url.toDisplayString()); }

 private:
  [[nodiscard]] int below(qsizetype bound) {
    return static_cast<int>(random_.below(static_cast<std::uint32_t>(bound)));
  }
  [[nodiscard]] bool oneIn(int number) { return below(number) == 0; }
  template <class List>
  [[nodiscard]] decltype(auto) oneOf(List&& list) {
    using Index = typename std::remove_cvref_t<List>::size_type;
    return list[static_cast<Index>(below(static_cast<qsizetype>(list.size())))];
  }

  void schedule();
  void act();
  void finish();
  [[nodiscard]] bool tameDialog();
  /// The window that receives input: a menu, a dialog, or the main window.
  [[nodiscard]] QWidget* top();
  [[nodiscard]] QWidget* anyWidget();
  [[nodiscard]] std::optional<QPoint> anyPlace();
  [[nodiscard]] QPoint anyPoint(const QWidget& widget);
  void mouse(QTest::MouseAction action, QPoint global, Qt::MouseButton button = Qt::LeftButton);
  void click();
  void drag();
  void pressKey();
  void openContextMenu();
  void openMenu();
  void trigger();
  void triggerAccessible();
  void turnWheel();
  void touch();
  void resize();
  void changePreference();
  void goSomewhere();
  void startGame();
  void openRecord();
  void openAgain();
  [[nodiscard]] bool keptIsReadable();

  Random random_;
  int actsLeft_;
  int waitingActs_ = 0;  // actions that wait for a dialog to close
  QTemporaryDir folder_;
  std::unique_ptr<Gui> gui_;
  QEventLoop loop_;
};

bool Monkey::run() {
  for (const char* const scheme : {"file", "http", "https", "mailto"}) {
    QDesktopServices::setUrlHandler(QLatin1String(scheme), this, "openUrl");
  }
  gui_ = std::make_unique<Gui>(folder_.path());
  gui_->library().setPatience(2000);
  QAccessible::setActive(oneIn(2));
  schedule();
  loop_.exec();
  const bool isReadable = keptIsReadable();
  gui_.reset();
  for (const char* const scheme : {"file", "http", "https", "mailto"}) {
    QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
  }
  return isReadable;
}

// The next action is scheduled before this one acts, since this one may open a dialog and wait for it.
void Monkey::schedule() {
  QTimer::singleShot(oneIn(6) ? below(40) : 0, this, [this] {
    if (actsLeft_ <= 0) {
      finish();
      return;
    }
    --actsLeft_;
    schedule();
    ++waitingActs_;
#ifdef Q_OS_UNIX
    alarm(kHangSeconds);
#endif
    if (gui_ != nullptr) {  // null while the program is reopened
      act();
    }
    --waitingActs_;
  });
}

// Closes windows until no action is waiting.
void Monkey::finish() {
  if (waitingActs_ == 0) {
#ifdef Q_OS_UNIX
    alarm(0);
#endif
    loop_.quit();
    return;
  }
  QTimer::singleShot(5, this, &Monkey::finish);
  if (QWidget* const popup = QApplication::activePopupWidget()) {
    popup->close();
  } else if (auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
    dialog->reject();
  }
}

void Monkey::act() {
  if (!gui_->window().isVisible() && waitingActs_ == 1) {
    openAgain();
    return;
  }
  if (tameDialog()) {
    return;
  }
  switch (const int lot = below(100)) {
    case 0:
      if (waitingActs_ == 1 && oneIn(2)) {
        openAgain();
      }
      break;
    case 1:
      resize();
      break;
    case 2:
    case 3:
      changePreference();
      break;
    case 4:
    case 5:
    case 6:
    case 7:
      goSomewhere();
      break;
    case 8:
    case 9:
      openContextMenu();
      break;
    case 10:
    case 11:
    case 12:
      openMenu();
      break;
    case 13:
    case 14:
    case 15:
      trigger();
      break;
    case 16:
    case 17:
      triggerAccessible();
      break;
    case 18:
    case 19:
      turnWheel();
      break;
    case 20:
      touch();
      break;
    case 21:
    case 22:
      // Further events arrive before these have been handled.
      act();
      act();
      break;
    case 23:
    case 24:
    case 25:
      if (auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
        say(QStringLiteral("reject ") + dialog->objectName());
        dialog->reject();
      }
      break;
    default:
      lot < 34 ? drag() : lot < 66 ? click() : pressKey();
  }
}

// In a file dialog, chooses a file inside the folder, or cancels; cancels a dialog for printing. Returns
// false if neither is open.
bool Monkey::tameDialog() {
  QWidget* const modal = QApplication::activeModalWidget();
  auto* const file = qobject_cast<QFileDialog*>(modal);
  if (file == nullptr && qobject_cast<QAbstractPrintDialog*>(modal) == nullptr) {
    return false;
  }
  if (QWidget* const popup = QApplication::activePopupWidget()) {
    popup->close();
  }
  if (file == nullptr || oneIn(2)) {
    say(QStringLiteral("leave ") + modal->objectName());
    static_cast<QDialog*>(modal)->reject();
    return true;
  }
  const QDir games(gui_->library().folder());
  const QStringList kept = games.entryList({QStringLiteral("*.byways")}, QDir::Files);
  const bool saves = file->acceptMode() == QFileDialog::AcceptSave;
  const QString path = saves || kept.isEmpty() ? folder_.filePath(QStringLiteral("saved%1").arg(below(3)))
                                               : games.filePath(oneOf(kept));
  say(QStringLiteral("choose ") + path);
  file->setDirectory(QFileInfo(path).absolutePath());
  file->selectFile(path);
  QMetaObject::invokeMethod(file, "accept");
  if (QApplication::activeModalWidget() == file) {
    file->reject();
  }
  return true;
}

QWidget* Monkey::top() {
  if (QWidget* const popup = QApplication::activePopupWidget()) {
    return popup;
  }
  if (QWidget* const modal = QApplication::activeModalWidget()) {
    return modal;
  }
  QWidget* const active = QApplication::activeWindow();
  return active != nullptr && oneIn(3) ? active : &gui_->window();
}

QWidget* Monkey::anyWidget() {
  QWidget* const window = top();
  QWidgetList shown{window};
  const auto all = window->findChildren<QWidget*>();
  for (QWidget* const widget : all) {
    if (widget->isVisible() && widget->window() == window) {
      shown.append(widget);
    }
  }
  return oneOf(shown);
}

QPoint Monkey::anyPoint(const QWidget& widget) {
  return widget.mapToGlobal(QPoint(below(std::max(1, widget.width())), below(std::max(1, widget.height()))));
}

// The middle of a random visible place of the board.
std::optional<QPoint> Monkey::anyPlace() {
  const auto boards = top()->findChildren<BoardView*>();
  QList<BoardView*> shown;
  std::copy_if(boards.begin(), boards.end(), std::back_inserter(shown),
               [](const BoardView* board) { return board->isVisible(); });
  if (shown.isEmpty()) {
    return std::nullopt;
  }
  const BoardView& board = *oneOf(shown);
  const QStringList places = board.places();
  if (places.isEmpty()) {
    return std::nullopt;
  }
  return board.mapToGlobal(board.areaOf(oneOf(places)).center().toPoint());
}

// Sends the event to the window, as the system does; Qt finds the widget, or the menu that grabs the mouse.
void Monkey::mouse(QTest::MouseAction action, QPoint global, Qt::MouseButton button) {
  if (QWindow* const window = top()->windowHandle()) {
    QTest::mouseEvent(action, window, button, {}, window->mapFromGlobal(global));
  }
}

void Monkey::click() {
  const std::optional<QPoint> place = oneIn(2) ? anyPlace() : std::nullopt;
  const QWidget* const widget = anyWidget();
  const QPoint point = place ? *place : oneIn(8) ? anyPoint(*top()) - QPoint(30, 30) : anyPoint(*widget);
  const Qt::MouseButton button = oneIn(8) ? Qt::RightButton : Qt::LeftButton;
  say(QStringLiteral("click %1 %2,%3 %4")
          .arg(button)
          .arg(point.x())
          .arg(point.y())
          .arg(place ? QStringLiteral("place") : widget->objectName()));
  mouse(QTest::MouseMove, point, Qt::NoButton);
  mouse(oneIn(12) ? QTest::MouseDClick : QTest::MousePress, point, button);
  mouse(QTest::MouseRelease, point, button);
}

void Monkey::drag() {
  const auto point = [this] {
    const std::optional<QPoint> place = oneIn(4) ? std::nullopt : anyPlace();
    return place ? *place : anyPoint(*anyWidget());
  };
  const QPoint from = point();
  const QPoint to = point();
  const Qt::MouseButton button = oneIn(6) ? Qt::RightButton : Qt::LeftButton;
  say(QStringLiteral("drag %1,%2 to %3,%4").arg(from.x()).arg(from.y()).arg(to.x()).arg(to.y()));
  mouse(QTest::MouseMove, from, Qt::NoButton);
  mouse(QTest::MousePress, from, button);
  constexpr int kSteps = 4;
  for (int step = 1; step <= kSteps; ++step) {
    mouse(QTest::MouseMove, from + (to - from) * step / kSteps, Qt::NoButton);
  }
  if (oneIn(10)) {
    pressKey();  // in the middle of a drag
  }
  mouse(QTest::MouseRelease, to, button);
}

// Sends the events to the window, as the system does. QTest::keyClick would send the release to a window that
// the press may have closed.
void Monkey::pressKey() {
  const Qt::Key key = oneOf(kKeys);
  const Qt::KeyboardModifiers modifiers = oneOf(kModifiers);
  say(QStringLiteral("key ") + QKeySequence(QKeyCombination(modifiers, key)).toString());
  const bool isLetter = key >= Qt::Key_0 && key <= Qt::Key_Z && modifiers == Qt::NoModifier;
  const QString text = isLetter ? QString(QChar(static_cast<char16_t>(key))).toLower() : QString();
  const int times = oneIn(6) ? 5 : 1;
  for (int i = 0; i < 2 * times; ++i) {
    if (QWindow* const window = top()->windowHandle()) {
      qt_handleKeyEvent(window, i % 2 == 0 ? QEvent::KeyPress : QEvent::KeyRelease, key, modifiers, text);
    }
  }
}

void Monkey::openContextMenu() {
  QWidget* const focus = QApplication::focusWidget();
  const bool isByKey = oneIn(2) && focus != nullptr;
  QWidget* const widget = isByKey ? focus : anyWidget();
  const QPoint point = anyPoint(*widget);
  say(QStringLiteral("context menu ") + widget->objectName());
  QContextMenuEvent event(isByKey ? QContextMenuEvent::Keyboard : QContextMenuEvent::Mouse,
                          widget->mapFromGlobal(point), point);
  QCoreApplication::sendEvent(widget, &event);
}

void Monkey::openMenu() {
  const QMenuBar& bar = *gui_->window().menuBar();
  const QList<QAction*> menus = bar.actions();
  if (top() == &gui_->window() && bar.isVisible() && !menus.isEmpty()) {
    say(QStringLiteral("menu"));
    mouse(QTest::MousePress, bar.mapToGlobal(bar.actionGeometry(oneOf(menus)).center()));
    mouse(QTest::MouseRelease, bar.mapToGlobal(bar.actionGeometry(oneOf(menus)).center()));
  }
}

// Triggers any enabled action, like screen readers, which can also reach what is covered.
void Monkey::trigger() {
  QList<QAction*> enabled;
  const auto all = gui_->window().findChildren<QAction*>();
  std::copy_if(all.begin(), all.end(), std::back_inserter(enabled), [](const QAction* action) {
    return action->isEnabled() && action->menu<QMenu*>() == nullptr;
  });
  if (!enabled.isEmpty()) {
    QAction* const action = oneOf(enabled);
    say(QStringLiteral("action %1 %2").arg(action->objectName(), action->text()));
    action->trigger();
  }
}

void Monkey::triggerAccessible() {
  QAccessibleInterface* at = QAccessible::queryAccessibleInterface(oneIn(3) ? top() : anyWidget());
  while (at != nullptr && at->childCount() > 0 && !oneIn(5)) {
    QAccessibleInterface* const child = at->child(below(at->childCount()));
    if (child == nullptr || !child->isValid()) {
      break;
    }
    at = child;
    static_cast<void>(at->text(QAccessible::Name) + at->text(QAccessible::Description));
    static_cast<void>(at->rect().isValid() && at->state().focused);
  }
  QAccessibleActionInterface* const actions = at != nullptr ? at->actionInterface() : nullptr;
  if (const QStringList names = actions != nullptr ? actions->actionNames() : QStringList();
      !names.isEmpty()) {
    const QString name = oneOf(names);
    say(QStringLiteral("accessible %1 of %2").arg(name, at->text(QAccessible::Name)));
    actions->doAction(name);
  }
}

void Monkey::turnWheel() {
  QWidget* const widget = anyWidget();
  const QPoint point = anyPoint(*widget);
  constexpr int kNotch = 120;
  const QPoint turn(0, oneIn(2) ? kNotch : -kNotch);
  say(QStringLiteral("wheel ") + widget->objectName());
  QWheelEvent event(widget->mapFromGlobal(point), point, {}, turn, {},
                    oneIn(4) ? Qt::ControlModifier : Qt::NoModifier, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(widget, &event);
}

void Monkey::touch() {
  static QPointingDevice* const screen = QTest::createTouchDevice();
  const QPointer<QWindow> window = top()->windowHandle();
  if (window == nullptr) {
    return;
  }
  const QPoint from = window->mapFromGlobal(anyPoint(*anyWidget()));
  const QPoint to = oneIn(2) ? from : window->mapFromGlobal(anyPlace().value_or(anyPoint(*anyWidget())));
  say(QStringLiteral("touch"));
  QTest::touchEvent(window, screen).press(0, from, window);
  if (window != nullptr) {  // the press may have closed a menu
    QTest::touchEvent(window, screen).move(0, to, window);
  }
  if (window != nullptr) {
    QTest::touchEvent(window, screen).release(0, to, window);
  }
}

void Monkey::resize() {
  const std::array sizes{QSize(700, 500), QSize(900, 650), QSize(1180, 780), QSize(1600, 1000)};
  say(QStringLiteral("resize"));
  gui_->window().resize(oneOf(sizes));
}

void Monkey::changePreference() {
  Preferences& preferences = gui_->preferences();
  say(QStringLiteral("prefer"));
  switch (below(9)) {
    case 0: {
      QStringList codes = Language::available();
      preferences.setLanguage(oneOf(codes));
      break;
    }
    case 1:
      preferences.setTheme(oneIn(2) ? Preferences::ThemeChoice::Dark : Preferences::ThemeChoice::Light);
      break;
    case 2: {
      const QList<int> sizes = Preferences::textSizes();
      preferences.setTextSize(oneOf(sizes));
      break;
    }
    case 3:
      preferences.setAnimations(!preferences.animations());
      break;
    case 4:
      preferences.setPace(oneIn(2) ? Preferences::Pace::AtOnce : Preferences::Pace::Quick);
      break;
    case 5:
      preferences.setAdvice(!preferences.advice());
      break;
    case 6:
      preferences.setPictureOption(&PictureOptions::patterns, !preferences.picture().patterns);
      break;
    case 7:
      preferences.setNotation(!preferences.notation());
      break;
    default:
      preferences.setHighlights(oneIn(2) ? Highlights::Legal : Highlights::Explain);
  }
}

void Monkey::goSomewhere() {
  MainWindow& window = gui_->window();
  const GameFace& face = *oneOf(catalogue()).face;
  switch (below(10)) {
    case 0:
      say(QStringLiteral("puzzles"));
      window.showPuzzles(&face.game());
      break;
    case 1:
      say(QStringLiteral("learn"));
      window.learn(&face);
      break;
    case 2: {
      const lessons::Lesson& lesson = oneOf(oneOf(courses()).lessons);
      say(QStringLiteral("lesson ") + QString::fromStdString(lesson.id));
      window.openExercise(exerciseId(lesson));
      break;
    }
    case 3: {
      const auto& problems = problems_of(face.game());
      if (!problems.empty()) {
        say(QStringLiteral("problem"));
        window.openExercise(exerciseId(oneOf(problems)));
      }
      break;
    }
    case 4:
      openRecord();
      break;
    case 5:
      if (window.table() != nullptr && oneIn(2)) {
        say(QStringLiteral("review"));
        window.review();
      } else {
        say(QStringLiteral("arrange"));
        window.arrange(MainWindow::usualSetup(face, gui_->preferences()));
      }
      break;
    default:
      startGame();
  }
}

void Monkey::startGame() {
  const GameFace& face = *oneOf(catalogue()).face;
  const Game& game = face.game();
  MatchSetup setup = MainWindow::usualSetup(face, gui_->preferences());
  const int players = game.fewest_players() + below(game.most_players() - game.fewest_players() + 1);
  setup.names = QStringList(players, QString());
  setup.colours.clear();
  for (int seat = 0; seat < players; ++seat) {
    setup.colours.append(face.usualColours().value(seat, seat));
    setup.levels.append(has_opponents(game) && oneIn(2) ? 1 + below(3) : 0);
    setup.coached.append(oneIn(4));
  }
  for (const OptionSpec& option : game.options()) {
    if (const std::vector<OptionValue> values = option.values_for(players); oneIn(3) && !values.empty()) {
      setup.options.insert_or_assign(option.name, oneOf(values));
    }
  }
  if (check_setup(game, players, setup.options)) {
    say(QStringLiteral("game ") +
        QString::fromUtf8(game.id().data(), static_cast<qsizetype>(game.id().size())));
    gui_->window().start(setup);
  }
}

void Monkey::openRecord() {
  QDir folder(oneIn(2) ? QStringLiteral(BYWAYS_TEST_DATA "/examples") : gui_->library().folder());
  const QStringList files =
      folder.entryList({QStringLiteral("*.json"), QStringLiteral("*.byways")}, QDir::Files);
  if (files.isEmpty()) {
    return;
  }
  const QString path = folder.filePath(oneOf(files));
  say(QStringLiteral("open ") + path);
  if (oneIn(3)) {
    QFileOpenEvent event(path);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &event);
  } else if (gui_->window().openFile(path, MainWindow::Recent::Leave) && !gui_->match().isComputersTurn()) {
    gui_->match().goTo(static_cast<std::size_t>(below(1 + static_cast<int>(gui_->timeline().length()))));
  }
}

void Monkey::openAgain() {
  say(QStringLiteral("open the program again"));
  gui_.reset();
  gui_ = std::make_unique<Gui>(folder_.path());
  gui_->library().setPatience(2000);
}

bool Monkey::keptIsReadable() {
  const QDir games(gui_->library().folder());
  const QStringList files = games.entryList({QStringLiteral("*.byways")}, QDir::Files);
  for (const QString& file : files) {
    if (const OpenedMatch opened = Library::open(games.filePath(file)); !opened.match) {
      say(QStringLiteral("%1 can't be read: %2").arg(file, opened.problem));
      return false;
    }
  }
  return true;
}

int runMonkey(const QStringList& words) {
  QCommandLineParser parser;
  const QCommandLineOption seed(QStringLiteral("seed"), {}, QStringLiteral("number"), QStringLiteral("1"));
  const QCommandLineOption rounds(QStringLiteral("rounds"), {}, QStringLiteral("number"),
                                  QStringLiteral("1000000"));
  const QCommandLineOption acts(QStringLiteral("acts"), {}, QStringLiteral("number"), QStringLiteral("600"));
  const QCommandLineOption seconds(QStringLiteral("seconds"), {}, QStringLiteral("number"),
                                   QStringLiteral("1000000"));
  parser.addOptions({seed, rounds, acts, seconds});
  parser.process(words);
  QElapsedTimer time;
  time.start();
  quint64 at = parser.value(seed).toULongLong();
  for (int round = 0; round < parser.value(rounds).toInt(); ++round, ++at) {
    say(QStringLiteral("monkey --seed %1 --rounds 1 --acts %2").arg(at).arg(parser.value(acts)));
    if (!Monkey(at, parser.value(acts).toInt()).run()) {
      return 1;
    }
    if (time.elapsed() > 1000 * parser.value(seconds).toLongLong()) {
      break;
    }
  }
  return 0;
}

}  // namespace byways::app::test

int main(int count, char** words) {
  QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
  QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  const QTemporaryDir home;
  qputenv("HOME", QFile::encodeName(home.path()));
  const QApplication application(count, words);
  QApplication::setQuitOnLastWindowClosed(false);
  return byways::app::test::runMonkey(QCoreApplication::arguments());
}

#include "monkey.moc"
