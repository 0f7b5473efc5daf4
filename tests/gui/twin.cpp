// SPDX-License-Identifier: GPL-3.0-or-later
// One side of a twin run (tools/twin-run): opens each record at a random position, sends the board random
// events derived from the seed, and after each event writes down what a person gets:
//
//     twin --seed 7 --events 60 --theme dark --size 1024x576 --language de --into FOLDER RECORD…
//
// FOLDER/RECORD/0012.png is the window after the twelfth event. 0012.txt has the event, everything a screen
// reader says about the window, and the record. Builds that behave the same write identical files.
#include <QAccessible>
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdio>

#include "engine/core/random.h"
#include "engine/core/record.h"
#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

namespace {

void tell(QAccessibleInterface* accessible, int depth, QString& text) {
  if (accessible == nullptr || accessible->state().invisible) {
    return;
  }
  text += QString(depth, QLatin1Char(' ')) + QString::number(accessible->role());
  for (const QAccessible::Text part : {QAccessible::Name, QAccessible::Description, QAccessible::Value}) {
    text += QLatin1Char('|') + accessible->text(part);
  }
  if (QAccessibleActionInterface* const actions = accessible->actionInterface()) {
    text += QLatin1Char('|') + actions->actionNames().join(QLatin1Char(','));
  }
  text += accessible->state().focused ? QStringLiteral("|focus\n") : QStringLiteral("\n");
  for (int i = 0; i < accessible->childCount(); ++i) {
    tell(accessible->child(i), depth + 1, text);
  }
}

/// Acts on the board of one record.
class TwinHand {
 public:
  TwinHand(Gui& gui, std::uint64_t seed) : gui_(gui), random_(seed) {}

  /// Sends the next event and returns its description.
  QString act();

 private:
  [[nodiscard]] int below(qsizetype bound) {
    return static_cast<int>(random_.below(static_cast<std::uint32_t>(bound)));
  }
  [[nodiscard]] QPoint point();
  void mouse(QTest::MouseAction action, QPoint at, Qt::MouseButton button = Qt::LeftButton);

  Gui& gui_;
  Random random_;
};

// Usually the middle of a place where something can be done, sometimes the middle of any place, sometimes any
// point.
QPoint TwinHand::point() {
  BoardView& board = gui_.board();
  QStringList places = board.places();
  const int lot = below(8);
  if (lot == 0 || places.isEmpty()) {
    return {below(board.width()), below(board.height())};
  }
  if (lot > 2) {
    QStringList open = places;
    open.removeIf([&board](const QString& place) { return board.actionOf(place).isEmpty(); });
    places = open.isEmpty() ? places : open;
  }
  return board.areaOf(places[below(places.size())]).center().toPoint();
}

void TwinHand::mouse(QTest::MouseAction action, QPoint at, Qt::MouseButton button) {
  QWindow* const window = gui_.window().windowHandle();
  QTest::mouseEvent(action, window, button, {}, gui_.board().mapTo(&gui_.window(), at));
}

QString TwinHand::act() {
  constexpr std::array kKeys{Qt::Key_Left,  Qt::Key_Right, Qt::Key_Up,  Qt::Key_Down, Qt::Key_Return,
                             Qt::Key_Space, Qt::Key_Home,  Qt::Key_End, Qt::Key_N,    Qt::Key_O,
                             Qt::Key_Plus,  Qt::Key_Minus, Qt::Key_R,   Qt::Key_1,    Qt::Key_2,
                             Qt::Key_Tab,   Qt::Key_Escape};
  if (gui_.match().isCurtained()) {
    gui_.match().liftCurtain();
    return QStringLiteral("curtain");
  }
  const QPoint from = point();
  const QPoint to = point();
  const auto said = [](const char* what, QPoint at) {
    return QStringLiteral("%1 %2,%3").arg(QLatin1String(what)).arg(at.x()).arg(at.y());
  };
  const int lot = below(20);
  if (lot < 5) {
    mouse(QTest::MouseMove, from, Qt::NoButton);
    return said("point", from);
  }
  if (lot < 11) {
    mouse(QTest::MouseMove, from, Qt::NoButton);
    mouse(QTest::MousePress, from);
    mouse(QTest::MouseRelease, from);
    return said("click", from);
  }
  if (lot < 13) {
    mouse(QTest::MouseMove, from, Qt::NoButton);
    mouse(QTest::MousePress, from);
    mouse(QTest::MouseMove, (from + to) / 2, Qt::NoButton);
    mouse(QTest::MouseMove, to, Qt::NoButton);
    mouse(QTest::MouseRelease, to);
    return said("drag", from) + said(" to", to);
  }
  if (lot == 13) {
    gui_.agreeSoon();
    gui_.endTurn();
    return QStringLiteral("end the turn");
  }
  const Qt::Key key = kKeys.at(static_cast<std::size_t>(below(kKeys.size())));
  gui_.board().setFocus();
  gui_.key(key);
  return QStringLiteral("key ") + QKeySequence(key).toString();
}

bool write(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

struct TwinOrder {
  std::uint64_t seed = 1;
  int events = 60;
  bool isDark = false;
  QSize size;
  QString language;
  QString into;
};

bool runTwin(const QString& file, const TwinOrder& order) {
  Gui gui;
  gui.preferences().setLanguage(order.language);
  gui.preferences().setTheme(order.isDark ? Preferences::ThemeChoice::Dark : Preferences::ThemeChoice::Light);
  gui.window().resize(order.size);
  if (!gui.window().openFile(file, MainWindow::Recent::Leave)) {
    std::fprintf(stderr, "twin: %s can't be opened\n", qUtf8Printable(file));
    return false;
  }
  Random random(order.seed);
  gui.match().goTo(random.below(static_cast<std::uint32_t>(gui.timeline().length() + 1)));
  const QString folder = order.into + QLatin1Char('/') + QFileInfo(file).completeBaseName();
  QDir().mkpath(folder);
  TwinHand hand(gui, order.seed);
  for (int event = 0; event < order.events; ++event) {
    QString text = hand.act() + QLatin1Char('\n');
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    tell(QAccessible::queryAccessibleInterface(&gui.window()), 0, text);
    text += QString::fromStdString(write_record(gui.match().record()));
    const QString name = folder + QStringLiteral("/%1").arg(event, 4, 10, QLatin1Char('0'));
    if (!write(name + QStringLiteral(".txt"), text.toUtf8()) ||
        !gui.window().grab().save(name + QStringLiteral(".png"), "PNG", 90)) {
      std::fprintf(stderr, "twin: %s can't be written\n", qUtf8Printable(name));
      return false;
    }
  }
  return true;
}

int runTwins(const QStringList& words) {
  QCommandLineParser parser;
  const auto option = [&parser](const char* name, const char* usual) {
    QCommandLineOption made(QString::fromLatin1(name), {}, QStringLiteral("value"),
                            QString::fromLatin1(usual));
    parser.addOption(made);
    return made;
  };
  const QCommandLineOption seed = option("seed", "1");
  const QCommandLineOption events = option("events", "60");
  const QCommandLineOption theme = option("theme", "light");
  const QCommandLineOption size = option("size", "1280x800");
  const QCommandLineOption language = option("language", "en");
  const QCommandLineOption into = option("into", "twin");
  parser.process(words);
  const QStringList sides = parser.value(size).split(QLatin1Char('x'));
  const TwinOrder order{parser.value(seed).toULongLong(),
                        parser.value(events).toInt(),
                        parser.value(theme) == QLatin1String("dark"),
                        {sides.value(0).toInt(), sides.value(1).toInt()},
                        parser.value(language),
                        parser.value(into)};
  const QStringList files = parser.positionalArguments();
  return std::all_of(files.begin(), files.end(),
                     [&order](const QString& file) { return runTwin(file, order); })
             ? 0
             : 1;
}

}  // namespace

}  // namespace byways::app::test

int main(int count, char** words) {
  QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
  const std::unique_ptr<QTemporaryFile> screens = byways::app::test::setScreens({{1920, 1080}});
  const QTemporaryDir home;
  qputenv("HOME", QFile::encodeName(home.path()));
  const QApplication application(count, words);
  QApplication::setQuitOnLastWindowClosed(false);
  QAccessible::setActive(true);
  return byways::app::test::runTwins(QCoreApplication::arguments());
}
