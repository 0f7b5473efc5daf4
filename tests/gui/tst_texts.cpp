// SPDX-License-Identifier: GPL-3.0-or-later
// Text from records, files and people is shown literally, whatever it looks like, and opens nothing.
#include <QAccessible>
#include <QFile>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>

#include "app/games/catalogue.h"
#include "app/games/turn_facts.h"
#include "app/look/ask.h"
#include "app/shelf/saved_card.h"
#include "app/window/about_dialog.h"
#include "app/window/shortcuts_dialog.h"
#include "engine/games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <thread>
#endif

namespace byways::app::test {

namespace {

// A file that notices when the program opens it for reading.
class Trap {
 public:
  explicit Trap(const QString& path) : path_(QFile::encodeName(path).toStdString()) {
#ifdef Q_OS_UNIX
    isSet_ = ::mkfifo(path_.c_str(), S_IRUSR | S_IWUSR) == 0;
    watcher_ = std::thread([this] {
      while (!isOver_) {
        // Opening for writing fails unless somebody reads. A reader gets the end of the file and continues.
        if (const int end = ::open(path_.c_str(), O_WRONLY | O_NONBLOCK); end >= 0) {
          isSprung_ = true;
          ::close(end);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
      }
    });
#endif
  }
  ~Trap() {
#ifdef Q_OS_UNIX
    isOver_ = true;
    watcher_.join();
#endif
  }
  Trap(const Trap&) = delete;
  Trap& operator=(const Trap&) = delete;

  [[nodiscard]] static bool canBeSet() {
#ifdef Q_OS_UNIX
    return true;
#else
    return false;
#endif
  }
  [[nodiscard]] bool isSet() const { return isSet_; }
  [[nodiscard]] bool isSprung() const { return isSprung_; }
  [[nodiscard]] QString picture() const {
    return QStringLiteral("<img src='%1'>").arg(QString::fromStdString(path_));
  }

 private:
  std::string path_;
  bool isSet_ = false;
#ifdef Q_OS_UNIX
  std::atomic<bool> isSprung_ = false;
  std::atomic<bool> isOver_ = false;
  std::thread watcher_;
#else
  bool isSprung_ = false;
#endif
};

QString spoken(QObject& object) {
  QAccessibleInterface* const reader = QAccessible::queryAccessibleInterface(&object);
  return reader != nullptr ? reader->text(QAccessible::Name) : QString();
}

// What a screen reader says of each visible label whose text contains `<`. If Qt has taken the text for HTML,
// the tags are missing from it.
QStringList textsWithMarkup(const QWidget& window) {
  QStringList texts;
  const QList<QLabel*> labels = window.findChildren<QLabel*>();
  for (QLabel* const label : labels) {
    if (label->isVisible() && label->text().contains(QLatin1Char('<'))) {
      const QString own = label->accessibleName();
      label->setAccessibleName({});
      texts.append(spoken(*label));
      label->setAccessibleName(own);
    }
  }
  return texts;
}

QString tipOn(QWidget& widget, QPoint at) {
  QHelpEvent event(QEvent::ToolTip, at, widget.mapToGlobal(at));
  QCoreApplication::sendEvent(&widget, &event);
  const QWidgetList windows = QApplication::topLevelWidgets();
  for (QWidget* const window : windows) {
    if (window->inherits("QTipLabel") && window->isVisible()) {
      static_cast<void>(window->grab());
      return spoken(*window);
    }
  }
  return {};
}

QByteArray record(const QString& game, const QStringList& names, const QStringList& turns,
                  const QString& comment = {}) {
  nlohmann::ordered_json all{{"format", "byways-record"}, {"version", 1}, {"game", game.toStdString()}};
  for (const QString& name : names) {
    all["players"].push_back({{"name", name.toStdString()}});
  }
  all["turns"] = nlohmann::ordered_json::array();
  for (const QString& turn : turns) {
    all["turns"].push_back(turn.toStdString());
  }
  if (!comment.isEmpty()) {
    all["comments"] = {{std::to_string(turns.size()), comment.toStdString()}};  // on the last turn
  }
  return QByteArray::fromStdString(all.dump());
}

QString fileWithBytes(const QString& path, const QByteArray& bytes) {
  QDir().mkpath(QFileInfo(path).absolutePath());
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

const QString kHeading = QStringLiteral("<h1>Ann</h1> & &amp;");

}  // namespace

class TextsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theTrapSnaps();
  void pagesOpenNothing();
  void aRefusedRecordIsQuoted();
  void namesOnEveryPage();
  void tipsAndQuestions();
  void recentFilesAreCalledAsTheyAre();
  void filesThatAreGoneArentOffered();
  void namesHoldNoPlaces();
  void longNamesAreNotCutOnTheShelf();
};

void TextsTest::theTrapSnaps() {
  if (!Trap::canBeSet()) {
    QSKIP("there are no named pipes");
  }
  const QTemporaryDir folder;
  const Trap trap(folder.filePath(QStringLiteral("pipe")));
  QVERIFY(trap.isSet() && !trap.isSprung());
  QFile file(folder.filePath(QStringLiteral("pipe")));
  QVERIFY(file.open(QIODevice::ReadOnly));
  QTRY_VERIFY(trap.isSprung());
}

// Pages that are meant to be HTML don't open files either.
void TextsTest::pagesOpenNothing() {
  if (!Trap::canBeSet()) {
    QSKIP("there are no named pipes");
  }
  Gui gui;
  const Trap trap(gui.folder() + QStringLiteral("/pipe"));
  const ShortcutsDialog keys(nullptr, &gui.window());
  const AboutDialog about(gui.look(), &gui.window());
  QList<QTextBrowser*> pages = keys.findChildren<QTextBrowser*>() + about.findChildren<QTextBrowser*>();
  QTest::mouseClick(&gui.find<QPushButton>("learn byg"), Qt::LeftButton);
  QTest::mouseClick(&gui.find<QPushButton>("courseRules"), Qt::LeftButton);
  pages += gui.window().findChildren<QTextBrowser*>();
  QVERIFY(pages.size() >= 5);
  for (QTextBrowser* const page : std::as_const(pages)) {
    page->setHtml(trap.picture() +
                  trap.picture().replace(QStringLiteral("src='"), QStringLiteral("src='file://")) +
                  QStringLiteral("<link rel=stylesheet href='%1/pipe'>").arg(gui.folder()));
    QVERIFY(page->document()->idealWidth() > 0);
    static_cast<void>(page->grab());
    QVERIFY2(!trap.isSprung(), qPrintable(page->objectName()));
  }
}

void TextsTest::aRefusedRecordIsQuoted() {
  if (!Trap::canBeSet()) {
    QSKIP("there are no named pipes");
  }
  Gui gui;
  // A short path, since long ones are elided; TMPDIR may be long.
  const QTemporaryDir folder(QStringLiteral("/tmp/XXXXXX"));
  const Trap trap(folder.filePath(QStringLiteral("p")));
  const QString game = QStringLiteral("<img src=%1/p>").arg(folder.path());
  const QString path =
      fileWithBytes(gui.folder() + QStringLiteral("/<b>game & co<b>.byways"), record(game, {}, {}));
  QVERIFY(!gui.window().openFile(path));
  QCoreApplication::processEvents();
  auto& box = gui.find<QDialog>("problem");
  QVERIFY(box.isVisible());
  const QStringList texts = textsWithMarkup(box);
  QCOMPARE(texts.size(), 2);
  QVERIFY2(texts.join(QLatin1Char('\n')).contains(QStringLiteral("<b>game & co<b>.byways")),
           qPrintable(texts.join(QLatin1Char('\n'))));
  QVERIFY(texts.join(QLatin1Char('\n')).contains(game));
  QVERIFY(!trap.isSprung());
  box.close();
}

void TextsTest::namesOnEveryPage() {
  if (!Trap::canBeSet()) {
    QSKIP("there are no named pipes");
  }
  Gui gui;
  const Trap trap(gui.folder() + QStringLiteral("/p"));
  const QString games = gui.folder() + QStringLiteral("/games");
  const QStringList names{trap.picture(), kHeading};
  QVERIFY(!fileWithBytes(
               games + QStringLiteral("/a.byways"),
               record(QStringLiteral("mono-line"), names,
                      {QStringLiteral("*: start 1"), QStringLiteral("1: A1"), QStringLiteral("2: resign")}))
               .isEmpty());
  const QString open = fileWithBytes(
      games + QStringLiteral("/b.byways"),
      record(QStringLiteral("mono-line"), names, {QStringLiteral("*: start 1"), QStringLiteral("1: A1")},
             QStringLiteral("<b>x</b> a remark")));
  const auto look = [&](const char* page, qsizetype least) {
    QCoreApplication::processEvents();
    static_cast<void>(gui.window().grab());
    const QStringList texts = textsWithMarkup(gui.window());
    QVERIFY2(texts.size() >= least, qPrintable(QStringLiteral("%1: %2").arg(
                                        QLatin1String(page), texts.join(QStringLiteral(" | ")))));
    for (const QString& text : texts) {
      QVERIFY2(text.contains(QLatin1Char('<')), page);
    }
    QVERIFY2(!trap.isSprung(), page);
  };
  gui.window().showArchive();
  gui.window().showShelf();
  QTRY_COMPARE(gui.window().findChildren<SavedCard*>().size(), 2);
  look("shelf", 3);
  gui.window().showArchive();
  look("archive", 0);
  gui.window().showStatistics();
  look("statistics", 0);
  QVERIFY(gui.window().openFile(open));
  look("table", 3);
  gui.hoverPlace(QStringLiteral("A1"));
  look("message", 3);
  gui.key(Qt::Key_Left, Qt::AltModifier);
  look("looking back", 3);
  gui.key(Qt::Key_End, Qt::AltModifier);
  QVERIFY(!gui.match().playDeclaration(2, QStringLiteral("resign")));
  look("result", 3);
  QVERIFY(gui.window().windowTitle().contains(QStringLiteral("<h1>Ann")));
}

void TextsTest::tipsAndQuestions() {
  Gui gui;
  const QString games = gui.folder() + QStringLiteral("/games");
  const QString longName = kHeading + QStringLiteral(" von und zu Obermüller-Wagner");
  const QString comment = QStringLiteral("<b>x</b> a remark on <C4>\nin two lines & more");
  const QString path = fileWithBytes(
      games + QStringLiteral("/a.byways"),
      record(QStringLiteral("mono-line"), {longName, QStringLiteral("Ben")},
             {QStringLiteral("*: start 1"), QStringLiteral("1: A1"), QStringLiteral("2: resign")}, comment));
  gui.window().showArchive();
  gui.window().showShelf();
  QTRY_COMPARE(gui.window().findChildren<SavedCard*>().size(), 1);
  SavedCard* const card = gui.window().findChild<SavedCard*>();
  QVERIFY2(tipOn(*card, card->rect().center()).startsWith(longName),
           qPrintable(tipOn(*card, card->rect().center())));
  gui.window().showArchive();
  auto& table = gui.find<QTableView>("archiveTable");
  QTRY_COMPARE(table.model()->rowCount(), 1);
  int tips = 0;
  for (int column = 0; column < table.model()->columnCount(); ++column) {
    const QModelIndex index = table.model()->index(0, column);
    const QString whole = index.data(Qt::ToolTipRole).toString();
    if (whole.contains(QLatin1Char('<'))) {
      QCOMPARE(tipOn(*table.viewport(), table.visualRect(index).center()), whole);
      ++tips;
    }
  }
  QVERIFY(tips > 0);
  // Deleting for good asks with the name, as stored in the trash. It is restored afterwards.
  table.selectRow(0);
  QTest::mouseClick(&gui.find<QPushButton>("archiveRemove"), Qt::LeftButton);
  QVERIFY(!QFile::exists(path));
  gui.window().showTrash();
  auto& trash = gui.find<QTableView>("trashTable");
  QTRY_COMPARE(trash.model()->rowCount(), 1);
  trash.selectRow(0);
  QStringList asked;
  QTimer::singleShot(0, &gui.window(), [&] {
    auto& box = gui.find<QDialog>("confirm");
    asked = textsWithMarkup(box);
    box.reject();
  });
  QTest::mouseClick(&gui.find<QPushButton>("trashRemove"), Qt::LeftButton);
  QVERIFY2(asked.join(QLatin1Char(' ')).contains(kHeading + QStringLiteral(" von")),
           qPrintable(asked.join(QLatin1Char(' '))));
  QTest::mouseClick(&gui.find<QPushButton>("trashPutBack"), Qt::LeftButton);
  QVERIFY(QFile::exists(path));
  QVERIFY(gui.window().openFile(path));
  QCoreApplication::processEvents();
  auto& remark = gui.find<QLabel>("turnComment");
  QTRY_VERIFY(remark.isVisible());
  QCOMPARE(tipOn(remark, remark.rect().center()), comment);
}

void TextsTest::recentFilesAreCalledAsTheyAre() {
  Gui gui;
  const QString path =
      fileWithBytes(gui.folder() + QStringLiteral("/x & y <b>_&amp;.byways"),
                    record(QStringLiteral("mono-line"), {QStringLiteral("A"), QStringLiteral("B")},
                           {QStringLiteral("*: start 1"), QStringLiteral("1: A1")}));
  QVERIFY(gui.window().openFile(path));
  gui.window().showShelf();
  QList<QMenu*> menus = gui.window().findChildren<QMenu*>(QStringLiteral("recentMenu"));
  QCOMPARE(menus.size(), 2);  // on the shelf and in the menu bar
  for (QMenu* const menu : std::as_const(menus)) {
    Q_EMIT menu->aboutToShow();
    QAccessibleInterface* const reader = QAccessible::queryAccessibleInterface(menu);
    QCOMPARE(reader->child(0)->text(QAccessible::Name), QFileInfo(path).fileName());
    // Drawn literally, too: the `&` has its width.
    const QFontMetrics letters(menu->font());
    QVERIFY(menu->sizeHint().width() > letters.horizontalAdvance(QFileInfo(path).fileName()));
  }
}

void TextsTest::filesThatAreGoneArentOffered() {
  Gui gui;
  const QByteArray bytes =
      record(QStringLiteral("mono-line"), {QStringLiteral("A"), QStringLiteral("B")}, {});
  for (const char* const name : {"/one.byways", "/two.byways"}) {
    QVERIFY(gui.window().openFile(fileWithBytes(gui.folder() + QLatin1String(name), bytes)));
  }
  gui.window().showShelf();
  const auto offered = [](QMenu* menu) {
    QStringList names;
    const QList<QAction*> actions = menu->actions();
    for (const QAction* const action : actions) {
      names.append(action->text());
    }
    return names.filter(QStringLiteral(".byways"));
  };
  const QList<QMenu*> menus = gui.window().findChildren<QMenu*>(QStringLiteral("recentMenu"));
  for (QMenu* const menu : menus) {
    QCOMPARE(offered(menu).size(), 2);
  }
  QVERIFY(QFile::remove(gui.folder() + QStringLiteral("/one.byways")));
  for (QMenu* const menu : menus) {
    Q_EMIT menu->aboutToShow();
    QCOMPARE(offered(menu), QStringList{QStringLiteral("two.byways")});
  }
  // The file goes away while the menu is open: choosing it reports that, and then it is off the list.
  QVERIFY(QFile::remove(gui.folder() + QStringLiteral("/two.byways")));
  menus.front()->actions().constFirst()->trigger();
  QCoreApplication::processEvents();
  gui.find<QDialog>("problem").close();
  QCOMPARE(offered(menus.front()), QStringList());
  QVERIFY(!gui.find<QPushButton>("recent").isVisible());
}

// Texts with placeholders for a name and a number: a name that looks like a placeholder isn't replaced by the
// number.
void TextsTest::namesHoldNoPlaces() {
  Gui gui;
  gui.window().start(
      {find_game("mono-line"), {{"start", 1}}, {QStringLiteral("Ann"), QStringLiteral("%2 [*] %n")}, {0, 1}});
  const GameFace& face = gui.window().table()->face();
  const QStringList facts = turnFacts(face, gui.match(), gui.timeline(), 1, QStringLiteral("A1"));
  QVERIFY2(facts.join(QLatin1Char('|')).contains(QStringLiteral("leaves %2 [*] %n ")),
           qPrintable(facts.join(QLatin1Char('|'))));
  gui.clickPlace(QStringLiteral("A1"));
  // Window systems remove the marker for unsaved changes; the same marker within the name is escaped by
  // doubling.
  QVERIFY(gui.window().windowTitle().contains(QStringLiteral("%2 [*][*] %n[*]")));
}

void TextsTest::longNamesAreNotCutOnTheShelf() {
  Gui gui;
  gui.preferences().setTextSize(150);
  const QString wide(20, QLatin1Char('W'));
  for (const bool isOver : {false, true}) {
    gui.window().start({find_game("mono-line"), {{"start", 1}}, {wide, wide.toLower()}, {0, 1}});
    gui.clickPlace(QStringLiteral("A1"));
    if (isOver) {
      QVERIFY(!gui.match().playDeclaration(2, QStringLiteral("resign")));
    }
    gui.window().showShelf();
  }
  gui.window().resize(700, 700);
  QTRY_COMPARE(gui.window().findChildren<SavedCard*>().size(), 2);
  QCoreApplication::processEvents();
  const QList<SavedCard*> cards = gui.window().findChildren<SavedCard*>();
  for (const SavedCard* const card : cards) {
    const QList<QLabel*> labels = card->findChildren<QLabel*>();
    int seen = 0;
    for (const QLabel* const label : labels) {
      if (label->isVisible() && label->text().contains(QLatin1Char('W'))) {
        const QRect room = label->contentsRect();
        const QRect needed = label->fontMetrics().boundingRect(QRect(0, 0, room.width(), 10'000),
                                                               int{Qt::TextWordWrap}, label->text());
        QVERIFY2(needed.width() <= room.width() && needed.height() <= room.height() + 1,
                 qPrintable(label->objectName()));
        QVERIFY(card->rect().contains(QRect(label->mapTo(card, QPoint()), label->size())));
        ++seen;
      }
    }
    QVERIFY(seen > 0);
  }
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("texts", TextsTest);
#include "tst_texts.moc"
