// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs for printing and exporting, by mouse and keys.
#include <QApplication>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <QUrl>

#include "app/export/export_dialog.h"
#include "app/look/save_dialog.h"
#include "app/print/done_line.h"
#include "app/print/page_preview.h"
#include "app/print/print_game.h"
#include "tests/gui/export_games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

// Answers the next file dialog, which is the system's, by typing a path.
void answerFileDialog(const QString& path) {
  auto* const timer = new QTimer(qApp);
  QObject::connect(timer, &QTimer::timeout, timer, [timer, path] {
    auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) {
      return;
    }
    timer->stop();
    timer->deleteLater();
    // Not selectFile(), which does nothing if the field already has the focus, as on a slow computer.
    auto* const name = dialog->findChild<QLineEdit*>();
    QVERIFY(name != nullptr);
    name->setText(path);
    QTest::keyClick(name, Qt::Key_Return);
  });
  timer->start(10);
}

void chooseIn(ExportDialog& dialog, const char* name, int value) {
  auto* const box = dialog.findChild<QComboBox*>(QString::fromLatin1(name));
  QVERIFY(box != nullptr);
  box->setFocus();
  while (box->currentData().toInt() != value) {
    const int before = box->currentIndex();
    QTest::keyClick(box, box->findData(value) > before ? Qt::Key_Down : Qt::Key_Up);
    QVERIFY(box->currentIndex() != before);
  }
}

}  // namespace

class ExportDialogs : public QObject {
  Q_OBJECT

 public Q_SLOTS:
  void noteShown(const QUrl& url) { shown_ = url; }

 private Q_SLOTS:
  void theDialogWritesAndRemembers();
  void endingsFitWhatIsWritten();
  void theDialogWritesAReplay();
  void cancellingLeavesNothing();
  void keysOpenTheDialogs();

 private:
  QUrl shown_;
};

void ExportDialogs::theDialogWritesAndRemembers() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  const QString path = gui.folder() + QStringLiteral("/position");
  {
    ExportDialog dialog(gui.match(), gui.preferences(), gui.look());
    dialog.show();
    auto* const preview = dialog.findChild<PagePreview*>(QStringLiteral("pagePreview"));
    QTRY_VERIFY(preview->isCurrent() && !preview->image().isNull());
    const QImage before = preview->image();
    auto* const coordinates = dialog.findChild<QCheckBox*>(QStringLiteral("exportCoordinates"));
    QTest::keyClick(coordinates, Qt::Key_Space);
    QVERIFY(!coordinates->isChecked());
    QTRY_VERIFY(preview->isCurrent() && preview->image() != before);
    auto* const width = dialog.findChild<QSpinBox*>(QStringLiteral("exportWidth"));
    width->selectAll();
    QTest::keyClicks(width, QStringLiteral("700"));
    QTest::keyClick(width, Qt::Key_Tab);
    QVERIFY(dialog.findChild<QSpinBox*>(QStringLiteral("exportHeight"))->isVisible());
    answerFileDialog(path);
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("exportNow")), Qt::LeftButton);
    // A line says where the picture is, and its button shows the picture.
    auto* const done = dialog.findChild<DoneLine*>();
    QTRY_VERIFY(done->isVisible());
    QVERIFY2(done->text().contains(QStringLiteral("position.png")), qPrintable(done->text()));
    QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "noteShown");
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("doneShow")), Qt::LeftButton);
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    // If no program can show the picture, the line says where the picture is.
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("doneShow")), Qt::LeftButton);
    QVERIFY2(dialog.findChild<DoneLine*>()->text().startsWith(QStringLiteral("No program was found")),
             qPrintable(dialog.findChild<DoneLine*>()->text()));
    QCOMPARE(shown_.toLocalFile(), path + QStringLiteral(".png"));
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
  }
  // The extension is that of the format, whatever was typed.
  QCOMPARE(QImage(path + QStringLiteral(".png")).size(), QSize(700, 1200));
  ExportDialog again(gui.match(), gui.preferences(), gui.look());
  again.show();
  QCOMPARE(again.findChild<QSpinBox*>(QStringLiteral("exportWidth"))->value(), 700);
  QVERIFY(!again.findChild<QCheckBox*>(QStringLiteral("exportCoordinates"))->isChecked());
  chooseIn(again, "exportFormat", int(ExportFormat::Pdf));
  QVERIFY(!again.findChild<QSpinBox*>(QStringLiteral("exportWidth"))->isVisible());
  QVERIFY(again.findChild<QComboBox*>(QStringLiteral("paper"))->isVisible());
  answerFileDialog(path);
  QTest::keyClick(&again, Qt::Key_Return);
  QTRY_VERIFY(again.findChild<DoneLine*>()->isVisible());
  QVERIFY(bytesOfFile(path + QStringLiteral(".pdf")).startsWith("%PDF-"));
}

// Nothing could open a web page with the extension of a picture.
void ExportDialogs::endingsFitWhatIsWritten() {
  const auto html = [](const char* path) {
    return withEnding(QString::fromUtf8(path), QStringLiteral("html"));
  };
  QCOMPARE(html("/a/game"), QStringLiteral("/a/game.html"));
  QCOMPARE(html("/a/game.html"), QStringLiteral("/a/game.html"));
  QCOMPARE(html("/a/game.HTML"), QStringLiteral("/a/game.HTML"));
  QCOMPARE(html("/a/game.gif"), QStringLiteral("/a/game.html"));
  QCOMPARE(html("/a/game.byways"), QStringLiteral("/a/game.html"));
  QCOMPARE(html("/a/game.html.gif"), QStringLiteral("/a/game.html"));
  QCOMPARE(html("/a/Ann vs. Ben"), QStringLiteral("/a/Ann vs. Ben.html"));
  QCOMPARE(html("/a/26.11.2026"), QStringLiteral("/a/26.11.2026.html"));
  QCOMPARE(html("/a.gif/game"), QStringLiteral("/a.gif/game.html"));
  QCOMPARE(html("/a/.gif"), QStringLiteral("/a/.gif.html"));
  QCOMPARE(html("/a/game."), QStringLiteral("/a/game.html"));
  Gui gui;
  gui.startByg(3);
  gui.clickPlace(QStringLiteral("C3"));
  const QDir folder(gui.folder());
  ExportDialog dialog(gui.match(), gui.preferences(), gui.look());
  dialog.setWhat(ExportWhat::WebPage);
  dialog.show();
  answerFileDialog(folder.filePath(QStringLiteral("x.gif")));
  QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("exportNow")), Qt::LeftButton);
  auto* const done = dialog.findChild<DoneLine*>();
  QTRY_VERIFY(done->isVisible());
  QVERIFY2(done->text().contains(QStringLiteral("x.html")), qPrintable(done->text()));
  QVERIFY(!folder.exists(QStringLiteral("x.gif")));
  const QByteArray page = bytesOfFile(folder.filePath(QStringLiteral("x.html")));
  QVERIFY(page.startsWith("<!DOCTYPE html>"));
  // A new dialog proposes a picture of the position, whatever was written last.
  const ExportDialog next(gui.match(), gui.preferences(), gui.look());
  QCOMPARE(next.findChild<QComboBox*>(QStringLiteral("exportWhat"))->currentData().toInt(),
           static_cast<int>(ExportWhat::Position));
  // If a file with the corrected name exists, the dialog asks before replacing it; declined, it asks for
  // another name.
  QFile precious(folder.filePath(QStringLiteral("y.html")));
  QVERIFY(precious.open(QIODevice::WriteOnly) && precious.write("mine") == 4);
  precious.close();
  QTimer timer;
  bool isAsked = false;
  connect(&timer, &QTimer::timeout, &timer, [&] {
    if (auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
      timer.stop();
      isAsked = box->text().contains(QStringLiteral("y.html"));
      answerFileDialog(folder.filePath(QStringLiteral("z")));
      QTest::keyClick(box, Qt::Key_Escape);
    }
  });
  timer.start(10);
  answerFileDialog(folder.filePath(QStringLiteral("y.png")));
  QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("exportNow")), Qt::LeftButton);
  QVERIFY(isAsked);
  QTRY_VERIFY(folder.exists(QStringLiteral("z.html")));
  QCOMPARE(bytesOfFile(precious.fileName()), QByteArray("mine"));
}

void ExportDialogs::theDialogWritesAReplay() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  gui.endTurn();
  const QDir folder(gui.folder());
  QVERIFY(folder.mkdir(QStringLiteral("pictures")));
  for (const bool again : {false, true}) {
    ExportDialog dialog(gui.match(), gui.preferences(), gui.look());
    dialog.show();
    chooseIn(dialog, "exportWhat", int(ExportWhat::TurnPictures));
    answerFileDialog(folder.filePath(QStringLiteral("pictures")));
    bool asked = false;
    QTimer agreeing;
    connect(&agreeing, &QTimer::timeout, &dialog, [&asked] {
      if (auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
        asked = true;
        for (QAbstractButton* const button : box->buttons()) {
          if (box->buttonRole(button) == QMessageBox::AcceptRole) {
            QTest::mouseClick(button, Qt::LeftButton);
          }
        }
      }
    });
    agreeing.start(20);
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("exportNow")), Qt::LeftButton);
    auto* const done = dialog.findChild<DoneLine*>();
    QTRY_VERIFY_WITH_TIMEOUT(done->isVisible(), 20000);
    QVERIFY2(done->text().contains(QStringLiteral("%1 picture").arg(gui.timeline().entries().size() + 1)),
             qPrintable(done->text()));
    QCOMPARE(asked, again);
    QCOMPARE(QDir(folder.filePath(QStringLiteral("pictures"))).entryList(QDir::Files).size(),
             static_cast<qsizetype>(gui.timeline().entries().size()) + 1);
  }
}

void ExportDialogs::cancellingLeavesNothing() {
  Gui gui;
  QVERIFY(gui.window().openFile(QStringLiteral(BYWAYS_TEST_DATA "/examples/byg.json")));
  ExportDialog dialog(gui.match(), gui.preferences(), gui.look());
  dialog.show();
  chooseIn(dialog, "exportWhat", int(ExportWhat::TurnPictures));
  const QDir folder(gui.folder());
  QVERIFY(folder.mkdir(QStringLiteral("pictures")));
  answerFileDialog(folder.filePath(QStringLiteral("pictures")));
  auto* const progress = dialog.findChild<QProgressBar*>(QStringLiteral("exportProgress"));
  QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("exportNow")), Qt::LeftButton);
  QTRY_VERIFY(progress->value() > 0);
  QVERIFY(!QDir(folder.filePath(QStringLiteral("pictures"))).entryList(QDir::Files).isEmpty());
  QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("closeExport")), Qt::LeftButton);
  QTRY_VERIFY(!progress->isVisible());
  QVERIFY(dialog.isVisible());
  QCOMPARE(QDir(folder.filePath(QStringLiteral("pictures"))).entryList(QDir::Files), QStringList());
}

void ExportDialogs::keysOpenTheDialogs() {
  Gui gui;
  gui.window().show();
  QVERIFY(!gui.action("printGame").isEnabled());
  QVERIFY(!gui.action("exportGame").isEnabled());
  gui.startByg(4);
  QString seen;
  QTimer closing;
  connect(&closing, &QTimer::timeout, &gui.window(), [&seen] {
    if (auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
      seen = dialog->objectName();
      QTest::keyClick(dialog, Qt::Key_Escape);
    }
  });
  closing.start(20);
  gui.key(Qt::Key_P, Qt::ControlModifier);
  QTRY_COMPARE(seen, QStringLiteral("printGameDialog"));
  gui.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
  QTRY_COMPARE(seen, QStringLiteral("exportDialog"));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("export_dialog", ExportDialogs);
#include "tst_export_dialog.moc"
