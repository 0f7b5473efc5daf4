// SPDX-License-Identifier: GPL-3.0-or-later
// Pages for A4 and Letter: boards to play on paper, and games with their players and turns.
#include <QComboBox>
#include <QHash>
#include <QPainter>
#include <QPrinter>
#include <QSet>
#include <QTest>
#include <QTimer>

#include "app/games/catalogue.h"
#include "app/games/turn_words.h"
#include "app/print/board_sheet.h"
#include "app/print/game_paper.h"
#include "app/print/print_boards.h"
#include "app/print/turn_pages.h"
#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "tests/gui/export_games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

class Print : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyBoardIsOneSharpPage_data();
  void everyBoardIsOneSharpPage();
  void sheetsKeepTheirMargins();
  void gamesKeepTheirMargins_data();
  void gamesKeepTheirMargins();
  void gamesHaveTheirPaper_data() { addGames(); }
  void gamesHaveTheirPaper();
  void printersGetThePages();
  void secretsStayAtTheTable();
  void theMenuOpensIt();
  void saysWhatCantBeWritten();
  void itOpensAtTheGameOnTheTable();
  void allBoardsInOneFile();
  void theScoreSheetHasColumns();
  void theScoreSheetIsBalanced();
  void theHeadlineSaysWhoWon();
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
  const QString path = gui.folder() + QStringLiteral("/board.pdf");
  QCOMPARE(dialog.writePdf(path), QString());
  const QByteArray pdf = bytesOfFile(path);
  keepForPeople(QStringLiteral("sheet-%1-%2.pdf").arg(board).arg(paper), pdf);
  QVERIFY(pdf.startsWith("%PDF-"));
  QVERIFY(pdf.contains("/Count 1\n"));
  QVERIFY2(pdf.contains(box), pdf.mid(pdf.indexOf("/MediaBox"), 40).constData());
  QVERIFY(!pdf.contains("/Subtype /Image"));  // lines, not pixels
  QVERIFY(pdf.size() < 200000);
}

// Nothing is drawn in the margins, and sheets have different names. tst_catalogue checks that every game has
// one.
void Print::sheetsKeepTheirMargins() {
  const Gui gui;
  const QStringList boards = printableBoards();
  QCOMPARE(QSet<QString>(boards.begin(), boards.end()).size(), boards.size());
  constexpr int kScale = 3;  // pixels per millimetre
  constexpr int kEdge = 11 * kScale;
  for (const QString& board : boards) {
    for (const QPageSize::PageSizeId size : {QPageSize::A4, QPageSize::Letter}) {
      const QRectF page = sheetOf(Paper{size, false}.layout());
      QImage image((page.size() * kScale).toSize(), QImage::Format_RGB32);
      image.fill(Qt::white);
      QPainter painter(&image);
      painter.scale(kScale, kScale);
      drawBoardSheet(painter, page, board);
      painter.end();
      QVERIFY2(isWhiteAround(image, image.rect().adjusted(kEdge, kEdge, -kEdge, -kEdge)), qPrintable(board));
    }
  }
}

void Print::gamesKeepTheirMargins_data() {
  QTest::addColumn<const GameFace*>("face");
  QTest::addColumn<int>("size");
  QTest::addColumn<bool>("landscape");
  for (const CatalogueEntry& entry : catalogue()) {
    for (const bool landscape : {false, true}) {
      QTest::addRow("%s A4 %d", entry.id, landscape) << entry.face << int(QPageSize::A4) << landscape;
      QTest::addRow("%s Letter %d", entry.id, landscape) << entry.face << int(QPageSize::Letter) << landscape;
    }
  }
}

void Print::gamesKeepTheirMargins() {
  QFETCH(const GameFace*, face);
  QFETCH(int, size);
  QFETCH(bool, landscape);
  const Gui gui;
  const std::unique_ptr<Match> match = crowdedMatch(face->game(), 70);
  const GameCopy game(*match);
  PaperChoice choice{{static_cast<QPageSize::PageSizeId>(size), landscape}, {false, true, true}};
  constexpr QSize kPixels(700, 700);
  const int pages = gamePageImage(game, choice, 0, kPixels).pages;
  QVERIFY(pages > 1);
  keepForPeople(QString::fromUtf8(QTest::currentDataTag()).replace(u' ', u'-') + QStringLiteral(".pdf"),
                gamePdf(game, choice));
  for (int page = 0; page < pages; ++page) {
    const QImage image = gamePageImage(game, choice, page, kPixels).image;
    const QRectF sheet = sheetOf(choice.paper.layout());
    const double scale = image.width() / sheet.width();
    const QRectF inside = areaOf(choice.paper.layout());
    const QRect allowed = QRectF(inside.topLeft() * scale, inside.size() * scale).toAlignedRect();
    QVERIFY(!isBlank(image.copy(allowed)));
    // Pictures of boards are aligned with whole pixels.
    QVERIFY(isWhiteAround(image, allowed.adjusted(-1, -1, 1, 1)));
  }
}

void Print::gamesHaveTheirPaper() {
  QFETCH(const GameFace*, face);
  const Gui gui;
  const std::unique_ptr<Match> match = exampleOf(*face);
  QVERIFY(match);
  const GameCopy game(*match);
  for (const auto& [paper, box] :
       {std::pair(Paper{QPageSize::A4, false}, QByteArray("/MediaBox [0 0 595")),
        std::pair(Paper{QPageSize::Letter, false}, QByteArray("/MediaBox [0 0 612")),
        std::pair(Paper{QPageSize::A4, true}, QByteArray("/MediaBox [0 0 842"))}) {
    for (const bool empty : {false, true}) {
      const QByteArray pdf = gamePdf(game, {paper, {empty, false}});
      QVERIFY(pdf.startsWith("%PDF-"));
      QVERIFY(pdf.contains("/Count 1\n"));
      QVERIFY2(pdf.contains(box), pdf.mid(pdf.indexOf("/MediaBox"), 40).constData());
      keepForPeople(QStringLiteral("%1-%2%3%4.pdf")
                        .arg(QString::fromUtf8(QTest::currentDataTag()),
                             paper.size == QPageSize::A4 ? QStringLiteral("a4") : QStringLiteral("letter"),
                             paper.landscape ? QStringLiteral("-across") : QString(),
                             empty ? QStringLiteral("-empty") : QString()),
                    pdf);
    }
  }
  const QByteArray longer = gamePdf(game, {{QPageSize::A4, false}, {false, true, true}});
  const int pages = gamePageImage(game, {{QPageSize::A4, false}, {false, true, true}}, 0, {200, 200}).pages;
  QVERIFY(pages > 1);
  QVERIFY(longer.contains(QStringLiteral("/Count %1\n").arg(pages).toLatin1()));
}

// A printer gets the pages shown in the dialog; if it can't print near the edge, they are smaller.
void Print::printersGetThePages() {
  const Gui gui;
  const std::unique_ptr<Match> match = crowdedMatch(catalogue().front().face->game(), 40);
  const PaperChoice choice{{QPageSize::Letter, true}, {false, true, true}};
  const QString path = gui.folder() + QStringLiteral("/printed.pdf");
  QPrinter printer(QPrinter::HighResolution);
  printer.setOutputFormat(QPrinter::PdfFormat);
  printer.setOutputFileName(path);
  printer.setPageLayout(choice.paper.layout());
  printer.setFullPage(true);
  QVERIFY(drawGame(printer, GameCopy(*match), choice));
  const QByteArray pdf = bytesOfFile(path);
  QVERIFY2(pdf.contains("/MediaBox [0 0 792"), pdf.mid(pdf.indexOf("/MediaBox"), 40).constData());
  QVERIFY(pdf.contains("/Count 2\n"));

  QPageLayout usual = choice.paper.layout();
  QCOMPARE(areaOf(usual).left(), 12.0);
  usual.setMinimumMargins(QMarginsF(5, 5, 5, 18));
  QCOMPARE(areaOf(usual).left(), 12.0);
  QCOMPARE(sheetOf(usual).bottom() - areaOf(usual).bottom(), 18.0);
}

void Print::secretsStayAtTheTable() {
  const Gui gui;
  const auto entries = catalogue();
  const auto highway = std::find_if(entries.begin(), entries.end(), [](const CatalogueEntry& entry) {
    return entry.face->game().has_secret_turns();
  });
  const Game& game = highway->face->game();
  const auto setup = check_setup(game, 3, {});
  Timeline timeline(game, *setup);
  Random random(3);
  play_random_turns(timeline, random, 5);
  while (!timeline.state().has_secrets()) {
    play_random_turns(timeline, random, 1);
  }
  const Match match(make_record(timeline, {"Ann", "Ben", "Cleo"}), timeline);
  QVERIFY(match.state().has_secrets());
  const GameCopy copy(match);
  const std::unique_ptr<Match> shown = copy.currentMatch();
  QVERIFY(!shown->state().has_secrets());
  QVERIFY(shown->timeline().cursor() > 0);
  QVERIFY(shown->timeline().cursor() < match.timeline().cursor());
  for (const std::size_t stop : replayStops(*highway->face, *shown)) {
    QVERIFY(!shown->timeline().state_at(stop).has_secrets());
  }
}

void Print::theMenuOpensIt() {
  Gui gui;
  bool seen = false;
  QTimer::singleShot(0, &gui.window(), [&] {
    auto* const dialog = gui.window().findChild<PrintBoards*>(QStringLiteral("printBoards"));
    QVERIFY(dialog != nullptr);
    seen = dialog->isVisible() && dialog->findChild<QComboBox*>(QStringLiteral("printBoard"))->count() ==
                                      printableBoards().size() + 1;
    dialog->reject();
  });
  gui.window().findChild<QAction*>(QStringLiteral("printBoards"))->trigger();
  QVERIFY(seen);
}

void Print::saysWhatCantBeWritten() {
  Gui gui;
  const PrintBoards dialog(gui.look());
  QVERIFY(dialog.writePdf(gui.folder() + QStringLiteral("/no/such/folder.pdf"))
              .contains(QStringLiteral("can’t be written")));
}

void Print::itOpensAtTheGameOnTheTable() {
  const Gui gui;
  QHash<QString, QString> sheets;
  for (const CatalogueEntry& entry : catalogue()) {
    const QString board = printableBoardOf(*exampleOf(*entry.face));
    QVERIFY2(printableBoards().contains(board), entry.id);
    sheets.insert(QString::fromUtf8(entry.id), board);
  }
  QCOMPARE(sheets.value(QStringLiteral("mono-line")), QStringLiteral("over-pass"));
  QCOMPARE(sheets.value(QStringLiteral("full-house")), QStringLiteral("groups-of-three"));
  QVERIFY(sheets.value(QStringLiteral("byg")).startsWith(QStringLiteral("byg-")));
  QVERIFY(sheets.value(QStringLiteral("trypsylon")).startsWith(QStringLiteral("trypsylon-")));
  Gui table;
  table.startByg(4);
  QString seen;
  QTimer::singleShot(0, &table.window(), [&] {
    auto* const dialog = table.window().findChild<PrintBoards*>(QStringLiteral("printBoards"));
    seen = dialog->findChild<QComboBox*>(QStringLiteral("printBoard"))->currentData().toString();
    dialog->reject();
  });
  table.window().findChild<QAction*>(QStringLiteral("printBoards"))->trigger();
  QCOMPARE(seen, QStringLiteral("byg-4"));
}

void Print::allBoardsInOneFile() {
  Gui gui;
  PrintBoards dialog(gui.look());
  auto* const boards = dialog.findChild<QComboBox*>(QStringLiteral("printBoard"));
  boards->setCurrentIndex(boards->count() - 1);
  QVERIFY(boards->currentText().startsWith(QStringLiteral("All boards")));
  const QString path = gui.folder() + QStringLiteral("/boards.pdf");
  QCOMPARE(dialog.writePdf(path), QString());
  QVERIFY(bytesOfFile(path).contains(QStringLiteral("/Count %1\n").arg(printableBoards().size()).toLatin1()));
}

void Print::theScoreSheetHasColumns() {
  const Gui gui;
  for (const CatalogueEntry& entry : catalogue()) {
    const std::unique_ptr<Match> match = exampleOf(*entry.face);
    const ScoreSheet sheet = ScoreSheet::of(*entry.face, *match, true);
    QVERIFY2(!sheet.rows.empty(), entry.id);
    if (match->game().has_secret_turns()) {
      continue;
    }
    QCOMPARE(sheet.columns.size(), qsizetype(match->players() == 1 ? 0 : match->players()));
    int turns = 0;
    for (const ScoreRow& row : sheet.rows) {
      const int first = turns + 1;
      turns += static_cast<int>(std::count_if(row.cells.begin(), row.cells.end(),
                                              [](const QString& cell) { return !cell.isEmpty(); }));
      QCOMPARE(row.number, turns < first    ? QString()
                           : turns == first ? QString::number(first)
                                            : QStringLiteral("%1–%2").arg(first).arg(turns));
      for (const QString& cell : row.cells) {
        // Names are in the header; texts such as “P1 goes First” are sentences.
        QVERIFY2(match->players() == 1 || !cell.startsWith(match->name(1) + QLatin1Char(':')),
                 qPrintable(cell));
      }
    }
  }
  // Comments are below their row, with the same turn number as everywhere.
  Gui table;
  table.startByg(4);
  table.clickPlace(QStringLiteral("D4"));
  table.endTurn();
  table.match().setComment(table.timeline().entries().size(), QStringLiteral("A bold start."));
  const ScoreSheet sheet = ScoreSheet::of(table.window().table()->face(), table.match(), true);
  const ScoreRow& last = sheet.rows.back();
  QVERIFY(last.cells.contains(QStringLiteral("D4")));
  QCOMPARE(last.notes.value(0), QStringLiteral("1. Ben: A bold start."));
}

void Print::theScoreSheetIsBalanced() {
  const Gui gui;
  ScoreSheet sheet;
  sheet.columns = {QStringLiteral("Ada"), QStringLiteral("Bartholomus")};
  for (int round = 1; round <= 40; ++round) {
    sheet.rows.push_back({QString::number(round), {QStringLiteral("O/black"), QStringLiteral("C5-D6")}, {}});
  }
  const TurnPages pages(sheet, QRectF(12, 25, 186, 255));
  QCOMPARE(pages.count(), 1);
  QVERIFY(pages.blocks() > 1);
  const std::vector<double> bottoms = pages.bottoms(0);
  const auto [least, most] = std::minmax_element(bottoms.begin(), bottoms.end());
  QVERIFY2(*most - *least < 20, qPrintable(QStringLiteral("%1 %2").arg(*least).arg(*most)));
}

void Print::theHeadlineSaysWhoWon() {
  Gui gui;
  gui.startByg(4);
  static_cast<void>(gui.match().playDeclaration(1, QStringLiteral("resign")));
  QCOMPARE(winnersText(gui.match()), QStringLiteral("Ben wins"));
  // The record has the date of the start.
  QCOMPARE(gui.match().date(), QDate::currentDate());
  const auto reread = read_record(write_record(gui.match().record()));
  QCOMPARE(Match(*reread, *replay(*reread)).date(), QDate::currentDate());
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("print", Print);
#include "tst_print.moc"
