// SPDX-License-Identifier: GPL-3.0-or-later
// Boards for playing on paper: each is one page of lines and letters, on A4 and on Letter.
#include <QComboBox>
#include <QFile>
#include <QTest>
#include <QTimer>

#include "app/print/board_sheet.h"
#include "app/print/print_boards.h"
#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

class Print : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyBoardIsOneSharpPage_data();
  void everyBoardIsOneSharpPage();
  void theMenuOpensIt();
  void saysWhatCantBeWritten();
};

void Print::everyBoardIsOneSharpPage_data() {
  QTest::addColumn<QString>("board");
  QTest::addColumn<int>("paper");
  QTest::addColumn<QByteArray>("box");
  for (const QString& board : printableBoards()) {
    QTest::addRow("%s A4", qPrintable(board)) << board << 0 << QByteArray("/MediaBox [0 0 595");
    QTest::addRow("%s Letter", qPrintable(board)) << board << 1 << QByteArray("/MediaBox [0 0 612");
  }
}

void Print::everyBoardIsOneSharpPage() {
  QFETCH(QString, board);
  QFETCH(int, paper);
  QFETCH(QByteArray, box);
  Gui gui;
  PrintBoards dialog(gui.look());
  auto* const boards = dialog.findChild<QComboBox*>(QStringLiteral("printBoard"));
  boards->setCurrentIndex(boards->findData(board));
  dialog.findChild<QComboBox*>(QStringLiteral("printPaper"))->setCurrentIndex(paper);
  // BYWAYS_KEEP_PAGES keeps the pages for people to look at.
  const QString kept = qEnvironmentVariable("BYWAYS_KEEP_PAGES");
  const QString path =
      QStringLiteral("%1/%2-%3.pdf").arg(kept.isEmpty() ? gui.folder() : kept, board).arg(paper);
  QVERIFY(dialog.writePdf(path));
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QByteArray pdf = file.readAll();
  QVERIFY(pdf.startsWith("%PDF-"));
  QVERIFY(pdf.contains("/Count 1\n"));
  QVERIFY2(pdf.contains(box), pdf.mid(pdf.indexOf("/MediaBox"), 40).constData());
  QVERIFY(!pdf.contains("/Subtype /Image"));  // lines, not pixels
  QVERIFY(pdf.size() < 200000);
}

void Print::theMenuOpensIt() {
  Gui gui;
  bool seen = false;
  QTimer::singleShot(0, &gui.window(), [&] {
    auto* const dialog = gui.window().findChild<PrintBoards*>(QStringLiteral("printBoards"));
    QVERIFY(dialog != nullptr);
    seen = dialog->isVisible() && dialog->findChild<QComboBox*>(QStringLiteral("printBoard"))->count() == 6;
    dialog->reject();
  });
  gui.window().findChild<QAction*>(QStringLiteral("printBoards"))->trigger();
  QVERIFY(seen);
}

void Print::saysWhatCantBeWritten() {
  Gui gui;
  const PrintBoards dialog(gui.look());
  QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral(".*")));
  QVERIFY(!dialog.writePdf(gui.folder() + QStringLiteral("/no/such/folder.pdf")));
}

}  // namespace byways::app::test

QTEST_MAIN(byways::app::test::Print)
#include "tst_print.moc"
