// SPDX-License-Identifier: GPL-3.0-or-later
// Removed games can be restored, unreadable ones are reported, and games are found in any text.
#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "app/files/save_file.h"
#include "app/library/game_index.h"
#include "app/library/trash.h"
#include "app/shelf/finished_card.h"
#include "app/shelf/resume_card.h"
#include "app/shelf/unreadable_card.h"
#include "app/table/banner.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

void showWindow(Gui& gui) {
  gui.window().resize(900, 650);
  gui.window().show();
  gui.window().activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&gui.window()));
}

// Plays a game of Byg, which Ann resigns if `isOver`, and returns its path.
QString playGame(Gui& gui, bool isOver) {
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  gui.endTurn();
  if (isOver && gui.match().playDeclaration(1, QStringLiteral("resign"))) {
    return {};
  }
  return isOver ? gui.finished().constFirst().path : gui.unfinished().constFirst().path;
}

template <class Card>
QList<Card*> cardsOf(Gui& gui) {
  QList<Card*> cards;
  for (Card* const card : gui.window().findChildren<Card*>()) {
    if (card->isVisible()) {
      cards.append(card);
    }
  }
  return cards;
}

template <class Card>
void removeFirst(Gui& gui) {
  QTRY_VERIFY(!cardsOf<Card>(gui).isEmpty());
  auto* const remove =
      cardsOf<Card>(gui).constFirst()->template findChild<QToolButton*>(QStringLiteral("remove"));
  remove->setFocus();
  QTest::keyClick(remove, Qt::Key_Space);
}

QStringList inTrash(const Gui& gui) {
  return QDir(gui.folder() + QStringLiteral("/trash")).entryList(QDir::Files);
}

QByteArray sampleRecord(const char* turns = R"("2: C3","1: F6")") {
  return QByteArray(R"({"format":"byways-record","version":1,"game":"byg","options":{"size":6,"priority":1,)"
                    R"("first":1},"players":[{"name":"Ann"},{"name":"Ben"}],"turns":[)") +
         turns + "]}";
}

void write(const QString& path, const QByteArray& bytes) {
  QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
  QVERIFY(writeFile(path, bytes).isEmpty());
}

// Receives folders that the window would open in the system's file manager.
class FolderViewer : public QObject {
  Q_OBJECT

 public:
  FolderViewer() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "show"); }
  ~FolderViewer() override { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }
  FolderViewer(const FolderViewer&) = delete;
  FolderViewer& operator=(const FolderViewer&) = delete;

  Q_INVOKABLE void show(const QUrl& url) { shown = url.toLocalFile(); }

  QString shown;
};

}  // namespace

class TrashTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aRunningGameIsPutBack();
  void aFinishedGameIsPutBackFromTheArchive();
  void itOutlastsPagesAndRestarts();
  void itIsEmptiedByAgeAndByHand();
  void aGameThatIsOpenElsewhereStays();
  void aGameFromAFileIsTakenIntoTheArchive();
  void aPressIsForTheOfferItWasMeantFor();
  void whatCantBeReadIsSaid();
  void nothingUnreadableIsCountedForGood();
  void aRecordIsFoundInAMail();
  void oneOfSeveralIsChosen();
  void aDroppedTextOpens();
};

void TrashTest::aRunningGameIsPutBack() {
  Gui gui;
  showWindow(gui);
  const QString path = playGame(gui, false);
  const QByteArray bytes = bytesOfFile(path);
  const QDateTime changed = QFileInfo(path).lastModified();
  gui.window().showShelf();
  removeFirst<ResumeCard>(gui);
  QVERIFY(!QFile::exists(path));
  QVERIFY(cardsOf<ResumeCard>(gui).isEmpty());
  QCOMPARE(inTrash(gui).size(), 1);
  // Another game may be opened meanwhile.
  auto& offer = gui.find<Banner>("offer");
  QVERIFY2(offer.isVisible() && offer.text().contains(QStringLiteral("Ann and Ben")),
           qPrintable(offer.text()));
  QVERIFY(gui.action("undo").isEnabled());
  gui.action("undo").trigger();
  QCOMPARE(bytesOfFile(path), bytes);
  QCOMPARE(QFileInfo(path).lastModified(), changed);
  QVERIFY(inTrash(gui).isEmpty());
  QVERIFY(!offer.isVisible());
  QTRY_COMPARE(cardsOf<ResumeCard>(gui).size(), 1);
  QTRY_COMPARE(QApplication::focusWidget(), cardsOf<ResumeCard>(gui).constFirst());
  QVERIFY(!gui.action("undo").isEnabled());
}

void TrashTest::aFinishedGameIsPutBackFromTheArchive() {
  Gui gui;
  showWindow(gui);
  const QString path = playGame(gui, true);
  gui.window().showArchive();
  auto& table = gui.find<QTableView>("archiveTable");
  QTRY_COMPARE(table.model()->rowCount(), 1);
  table.setFocus();
  QTest::keyClick(&table, Qt::Key_Delete);
  QVERIFY(!QFile::exists(path));
  QTRY_COMPARE(table.model()->rowCount(), 0);
  QCOMPARE(gui.find<QPushButton>("archiveToTrash").text(), QStringLiteral("Trash (1)"));
  QTest::mouseClick(&gui.find<QPushButton>("offerAct"), Qt::LeftButton);
  QVERIFY(QFile::exists(path));
  QTRY_COMPARE(table.model()->rowCount(), 1);
  QVERIFY(table.currentIndex().isValid());
}

void TrashTest::itOutlastsPagesAndRestarts() {
  const QTemporaryDir folder;
  QString path;
  {
    Gui gui(folder.path());
    showWindow(gui);
    path = playGame(gui, true);
    gui.window().showShelf();
    removeFirst<FinishedCard>(gui);
    gui.startByg(4);  // a different game
    QVERIFY(!gui.find<Banner>("offer").isVisible());
    gui.clickPlace(QStringLiteral("D4"));
  }
  Gui gui(folder.path());
  showWindow(gui);
  gui.action("trashAction").trigger();
  auto& table = gui.find<QTableView>("trashTable");
  QTRY_COMPARE(table.model()->rowCount(), 1);
  QCOMPARE(table.model()->index(0, 0).data().toString(), QStringLiteral("Byg"));
  QCOMPARE(table.model()->index(0, 1).data().toString(), QStringLiteral("Ann and Ben"));
  QVERIFY(table.hasFocus());
  QTest::keyClick(&table, Qt::Key_Return);
  QTRY_VERIFY(QFile::exists(path));
  QVERIFY(gui.find<QLabel>("trashNothing").isVisible());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  QTRY_COMPARE(cardsOf<FinishedCard>(gui).size(), 1);
}

void TrashTest::itIsEmptiedByAgeAndByHand() {
  const QTemporaryDir folder;
  const QDir trash(folder.filePath(QStringLiteral("trash")));
  const auto named = [&trash](int days, const char* name) {
    const QString when =
        QDateTime::currentDateTimeUtc().addDays(-days).toString(QStringLiteral("yyyyMMdd'T'HHmmss'Z'"));
    return trash.filePath(when + QStringLiteral(".games.") + QLatin1String(name));
  };
  const QString old = named(31, "a.byways");
  const QString young = named(29, "b.byways");
  const QString own = trash.filePath(QStringLiteral("mine.byways"));  // a file that isn't the program's
  for (const QString& path : {old, young, own}) {
    write(path, sampleRecord());
  }
  Gui gui(folder.path());
  showWindow(gui);
  QVERIFY(!QFile::exists(old));
  QVERIFY(QFile::exists(young));
  QVERIFY(QFile::exists(own));
  gui.window().showTrash();
  QTRY_COMPARE(gui.find<QTableView>("trashTable").model()->rowCount(), 1);
  gui.agreeSoon();
  QTest::mouseClick(&gui.find<QPushButton>("trashEmpty"), Qt::LeftButton);
  QVERIFY(!QFile::exists(young));
  QVERIFY(QFile::exists(own));
}

void TrashTest::aGameThatIsOpenElsewhereStays() {
  Gui gui;
  const QString path = playGame(gui, false);
  const GameLock other(gui.library().newPath());
  Library library(gui.library().folder());
  Trash trash(library);
  QVERIFY(!trash.put(path, QString()));  // it is on the table
  QVERIFY(QFile::exists(path));
}

void TrashTest::aGameFromAFileIsTakenIntoTheArchive() {
  Gui gui;
  showWindow(gui);
  const QString path = playGame(gui, true);
  const QString copy = gui.folder() + QStringLiteral("/copy.byways");
  QVERIFY(QFile::copy(path, copy));
  QVERIFY(gui.window().openFile(copy));
  QVERIFY(!gui.find<Banner>("offer").isVisible());  // the game is in the archive already
  gui.window().showShelf();
  removeFirst<FinishedCard>(gui);
  QVERIFY(gui.window().openFile(copy));
  auto& offer = gui.find<Banner>("offer");
  QVERIFY2(offer.isVisible() && offer.text().contains(QStringLiteral("isn’t among")),
           qPrintable(offer.text()));
  QVERIFY(gui.finished().isEmpty());
  QTest::mouseClick(&gui.find<QPushButton>("offerAct"), Qt::LeftButton);
  QCOMPARE(gui.finished().size(), 1);
  QVERIFY(!Library::isCopy(*gui.finished().constFirst().match));
  gui.window().showArchive();
  QTRY_COMPARE(gui.find<QTableView>("archiveTable").model()->rowCount(), 1);
}

// A button pressed by its shortcut acts a moment later. Here another offer has come meanwhile, and nothing
// must happen to it.
void TrashTest::aPressIsForTheOfferItWasMeantFor() {
  Gui gui;
  showWindow(gui);
  const QString path = playGame(gui, true);
  const QString copy = gui.folder() + QStringLiteral("/copy.byways");
  QVERIFY(QFile::copy(path, copy));
  gui.window().showShelf();
  removeFirst<FinishedCard>(gui);
  gui.find<QPushButton>("offerMore").animateClick();
  QVERIFY(gui.window().openFile(copy));
  QTest::qWait(300);
  const auto& offer = gui.find<Banner>("offer");
  QVERIFY2(offer.isVisible() && offer.text().contains(QStringLiteral("isn’t among")),
           qPrintable(offer.text()));
}

void TrashTest::whatCantBeReadIsSaid() {
  const QTemporaryDir folder;
  const QDir games(folder.filePath(QStringLiteral("games")));
  write(games.filePath(QStringLiteral("good.byways")), sampleRecord());
  write(games.filePath(QStringLiteral("cut.byways")), sampleRecord().chopped(9));
  write(games.filePath(QStringLiteral("future.byways")),
        sampleRecord().replace("\"version\":1", "\"version\":99"));
  write(games.filePath(QStringLiteral("illegal.byways")), sampleRecord(R"("2: C3","1: C3")"));
  Gui gui(folder.path());
  showWindow(gui);
  auto& card = gui.find<UnreadableCard>("unreadableCard");
  QTRY_VERIFY(card.isVisible());
  QVERIFY(gui.find<QLabel>("unreadableTitle").text().startsWith(QStringLiteral("3 game")));
  const QString reasons = gui.find<QLabel>("unreadableReasons").text();
  for (const char* const part :
       {"cut.byways: It’s damaged", "future.byways: It was written by a later version",
        "illegal.byways: Entry 2 in this record"}) {
    QVERIFY2(reasons.contains(QString::fromUtf8(part)), qPrintable(reasons));
  }
  QCOMPARE(cardsOf<ResumeCard>(gui).size(), 1);
  const FolderViewer viewer;
  QTest::mouseClick(&gui.find<QPushButton>("unreadableFolder"), Qt::LeftButton);
  QCOMPARE(QDir(viewer.shown), games);
  gui.window().showStatistics();
  QVERIFY(gui.find<QLabel>("statisticsKept").text().contains(QStringLiteral("3 unreadable")));
  gui.window().showArchive();
  QVERIFY(gui.find<QLabel>("archiveCount").text().contains(QStringLiteral("3 unreadable")));
  gui.window().showShelf();
  // Somebody repairs one of them.
  write(games.filePath(QStringLiteral("cut.byways")), sampleRecord());
  QTest::mouseClick(&gui.find<QPushButton>("unreadableRetry"), Qt::LeftButton);
  QTRY_VERIFY(gui.find<QLabel>("unreadableTitle").text().startsWith(QStringLiteral("2 game")));
  QTRY_COMPARE(cardsOf<ResumeCard>(gui).size(), 2);
  QTest::mouseClick(&gui.find<QPushButton>("unreadableRemove"), Qt::LeftButton);
  QTRY_VERIFY(!card.isVisible());
  QCOMPARE(inTrash(gui).size(), 2);
}

// A file that a later version can read must not be remembered as unreadable.
void TrashTest::nothingUnreadableIsCountedForGood() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("games/future.byways"));
  write(path, sampleRecord().replace("\"version\":1", "\"version\":99"));
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadWrite));
  QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
  file.close();
  const QString kept = folder.filePath(QStringLiteral("finished.json"));
  for (int i = 0; i < 2; ++i) {
    const Library library(folder.filePath(QStringLiteral("games")));
    GameIndex games(library, kept);
    QTRY_COMPARE(games.unreadable().size(), 1);
    QVERIFY(!bytesOfFile(kept).contains("future.byways"));
  }
}

void TrashTest::aRecordIsFoundInAMail() {
  Gui gui;
  QApplication::clipboard()->setText(
      QStringLiteral("Hi Ben,\n> look:\n> ") +
      QString::fromUtf8(sampleRecord())
          .replace(QStringLiteral("\"turns\""), QStringLiteral("\n> \"turns\"")) +
      QStringLiteral("\nAnn {}"));
  gui.action("pasteRecord").trigger();
  QVERIFY(gui.window().table() != nullptr);
  QCOMPARE(gui.timeline().entries().size(), std::size_t{2});
}

void TrashTest::oneOfSeveralIsChosen() {
  Gui gui;
  QApplication::clipboard()->setText(
      QString::fromUtf8(sampleRecord() + "\nand\n" + sampleRecord(R"("2: C4")")));
  QTimer::singleShot(0, &gui.window(), [&gui] {
    auto* const list = gui.window().findChild<QListWidget*>(QStringLiteral("recordChoiceList"));
    QVERIFY(list != nullptr);
    QCOMPARE(list->count(), 2);
    QVERIFY(list->item(0)->text().startsWith(QStringLiteral("Byg · Ann and Ben · 2 turn")));
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
  });
  gui.action("pasteRecord").trigger();
  QVERIFY(gui.window().table() != nullptr);
  QCOMPARE(gui.timeline().entries().size(), std::size_t{1});
}

void TrashTest::aDroppedTextOpens() {
  Gui gui;
  gui.window().show();
  QMimeData data;
  // Long enough to be searched in the background.
  data.setText(QString(100'000, QLatin1Char('x')) + QString::fromUtf8(sampleRecord()));
  QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&gui.window(), &enter);
  QVERIFY(enter.isAccepted());
  QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&gui.window(), &drop);
  QTRY_VERIFY(gui.window().table() != nullptr);
  QCOMPARE(gui.timeline().entries().size(), std::size_t{2});
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("trash", TrashTest);
#include "tst_trash.moc"
