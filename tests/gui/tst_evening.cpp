// SPDX-License-Identifier: GPL-3.0-or-later
// An evening: its scoreboard, and whose turn it is.
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "app/export/export_job.h"
#include "app/look/look.h"
#include "app/setup/new_game_sheet.h"
#include "app/setup/segmented.h"
#include "app/statistics/evening.h"
#include "app/statistics/people.h"
#include "engine/games.h"
#include "tests/gui/export_games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

// A game that ended `minute` minutes after noon.
FinishedGame gameEndedAt(const char* game, int minute, const QStringList& names, const QList<Seat>& winners,
                         const QList<int>& scores = {}) {
  FinishedGame one;
  one.game = find_game(game);
  one.path = QStringLiteral("/games/%1.byways").arg(minute);
  for (const QString& name : names) {
    FinishedGame::Player player;
    player.name = name;
    one.players.append(player);
  }
  one.winners = winners;
  one.scores = scores;
  one.ended = QDateTime(QDate(2026, 1, 1), QTime(12, 0), Qt::UTC).addSecs(qint64{60} * minute);
  one.seed = QString::number(minute);
  return one;
}

void playByg(Gui& gui, Seat loser) {
  gui.startByg(3);
  gui.clickPlace(QStringLiteral("C3"));
  gui.endTurn();
  static_cast<void>(gui.match().playDeclaration(loser, QStringLiteral("resign")));
  QVERIFY(gui.timeline().outcome().has_value());
}

// Opens the sheet of a game from the shelf, types the names of the people, and begins.
void beginFromShelf(Gui& gui, const char* game, const QStringList& names, const char* clock = nullptr) {
  gui.window().showShelf();
  bool isBegun = false;
  QTimer::singleShot(0, &gui.window(), [&] {
    auto* const sheet = gui.window().findChild<NewGameSheet*>();
    QVERIFY(sheet != nullptr);
    auto* const count = sheet->findChild<Segmented*>(QStringLiteral("playerCount"));
    const QList<QAbstractButton*> counts = count->findChildren<QAbstractButton*>();
    for (QAbstractButton* const button : counts) {
      if (count->isVisible() && button->text() == QString::number(names.size())) {
        QTest::mouseClick(button, Qt::LeftButton);
      }
    }
    for (qsizetype seat = 1; seat <= names.size(); ++seat) {
      auto* const field = sheet->findChild<QLineEdit*>(QStringLiteral("playerName%1").arg(seat));
      field->setFocus();
      field->selectAll();
      QTest::keyClicks(field, names[seat - 1]);
      QTest::keyClick(field, Qt::Key_Return);
    }
    if (clock != nullptr) {
      auto* const kind = sheet->findChild<QComboBox*>(QStringLiteral("clockKind"));
      kind->setCurrentIndex(kind->findText(QLatin1String(clock), Qt::MatchContains));
      Q_EMIT kind->activated(kind->currentIndex());
    }
    QCOMPARE(sheet->setup().names, names);
    isBegun = true;
    QTest::mouseClick(sheet->findChild<QPushButton*>(QStringLiteral("play")), Qt::LeftButton);
  });
  gui.find<QPushButton>((std::string("play ") + game).c_str()).click();
  QVERIFY(isBegun);
  QCOMPARE(gui.timeline().setup().players, static_cast<int>(names.size()));
}

// Plays random steps. If none is left because the board became illegal, the turn begins again.
void playRandomSteps(Gui& gui, Random& random, int steps) {
  Match& match = gui.match();
  for (int step = 0; step < steps && !gui.timeline().outcome(); ++step) {
    const bool isStuck = !match.isRollDue() && !match.isTableOpen() && !match.isCurtained() &&
                         match.state().legal_steps().empty() && match.play(QStringLiteral("end"));
    if (isStuck) {
      while (!gui.timeline().open_steps().empty() && match.canUndo()) {
        match.undo();
      }
    } else if (!gui.timeline().outcome()) {
      static_cast<void>(playOn(match, random));
    }
  }
}

// All players but one leave, each on their turn.
void leaveUntilOver(Gui& gui, Random& random) {
  constexpr int kMost = 500;
  for (int step = 0; step < kMost && !gui.timeline().outcome(); ++step) {
    if (gui.match().onTurn() < 1 || !gui.action("leave").isEnabled()) {
      playRandomSteps(gui, random, 1);
      continue;
    }
    gui.agreeSoon();
    gui.action("leave").trigger();
  }
  QVERIFY(gui.timeline().outcome().has_value());
}

}  // namespace

class EveningTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void beginsWithTheSecondGame();
  void goesOnWhoeverComesAndLeaves();
  void canBeBegunByHand();
  void ranks();
  void pointsInThreeWays();
  void peopleAreOneByTheStatistics();
  void theWindowSaysSoAndShowsIt();
  void titlesAreWhole();
  void isCopiedAsText();
  void isPrinted();
  void fromTheFirstGameToThePageOfTheLast();
  void theBandSaysWhoseTurnItIs();
  void theBandHasThreeSizes();
};

void EveningTest::beginsWithTheSecondGame() {
  const People people(QStringLiteral("/nowhere/people.json"));
  const QStringList pair{at("Ann"), at("Ben")};
  const auto evening = [&](const QList<FinishedGame>& games) { return eveningOf(games, people, {}); };
  QVERIFY(evening({gameEndedAt("byg", 0, pair, {1})}).games.isEmpty());
  QCOMPARE(
      evening({gameEndedAt("byg", 239, pair, {1}), gameEndedAt("bypass", 0, {at("Ben"), at("Ann")}, {2})})
          .games.size(),
      2);
  QVERIFY(evening({gameEndedAt("byg", 0, pair, {1}), gameEndedAt("byg", 241, pair, {2})}).games.isEmpty());
  QVERIFY(evening({gameEndedAt("byg", 0, pair, {1}), gameEndedAt("byg", 20, {at("Ann"), at("Cid")}, {2})})
              .games.isEmpty());
  // Cid and Dora leave after the first game, and Eve joins.
  const Evening mixed = evening({gameEndedAt("bypass", 0, {at("Ann"), at("Ben"), at("Cid"), at("Dora")}, {4}),
                                 gameEndedAt("groups-of-three", 20, {at("Ann"), at("Ben"), at("Eve")}, {1})});
  QCOMPARE(mixed.games.size(), 2);
  QCOMPARE(mixed.people.size(), 5);
  FinishedGame copy = gameEndedAt("byg", 20, pair, {1});
  copy.isCopy = true;
  QVERIFY(evening({gameEndedAt("byg", 0, pair, {1}), copy}).games.isEmpty());
  FinishedGame alone = gameEndedAt("byg", 30, pair, {1});
  alone.players[1].level = 3;
  QVERIFY(evening({alone, alone}).games.isEmpty());  // one person against a computer
}

void EveningTest::goesOnWhoeverComesAndLeaves() {
  const People people(QStringLiteral("/nowhere/people.json"));
  const QStringList pair{at("Ann"), at("Ben")};
  QList<FinishedGame> games{gameEndedAt("byg", 0, pair, {1}), gameEndedAt("byg", 30, pair, {2}),
                            gameEndedAt("bypass", 60, {at("Ann"), at("Cid"), at("Dora")}, {3}),
                            gameEndedAt("byg", 90, {at("Cid"), at("Dora")}, {1})};
  const Evening evening = eveningOf(games, people, {});
  QCOMPARE(evening.games.size(), 4);
  QCOMPARE(evening.people, (QStringList{at("Ann"), at("Ben"), at("Cid"), at("Dora")}));
  QCOMPARE(evening.points(2, at("Ben"), Points::Wins, people), std::optional<int>());
  QCOMPARE(evening.ranking(Points::Wins, people).size(), 4);
  // Games of other people don't end an evening, but a day's break does.
  games.append(gameEndedAt("byg", 95, {at("Eve"), at("Finn")}, {1}));
  QCOMPARE(eveningOf(games, people, {}).games.size(), 4);
  games.append(gameEndedAt("byg", 2000, pair, {1}));
  games.append(gameEndedAt("byg", 2010, pair, {1}));
  QCOMPARE(eveningOf(games, people, {}).games.size(), 2);
}

void EveningTest::canBeBegunByHand() {
  const People people(QStringLiteral("/nowhere/people.json"));
  const QStringList pair{at("Ann"), at("Ben")};
  const QList<FinishedGame> games{gameEndedAt("byg", 0, pair, {1}), gameEndedAt("byg", 30, pair, {2}),
                                  gameEndedAt("byg", 60, pair, {2})};
  const QDateTime since = games[1].ended.addSecs(60);
  QCOMPARE(eveningOf(games, people, since).games.size(), 1);
  QVERIFY(eveningOf(games.mid(0, 2), people, since).games.isEmpty());
}

void EveningTest::ranks() {
  FinishedGame game = gameEndedAt("bypass", 0, {at("A"), at("B"), at("C"), at("D")}, {2}, {5, 9, 7, 5});
  QCOMPARE(rankOf(game, 2), 1);
  QCOMPARE(rankOf(game, 3), 2);
  QCOMPARE(rankOf(game, 1), 3);
  QCOMPARE(rankOf(game, 4), 3);
  game.players[2].hasLeft = true;
  QCOMPARE(rankOf(game, 3), 4);
  QCOMPARE(rankOf(game, 1), 2);
  game.winners = {2, 4};
  QCOMPARE(rankOf(game, 4), 1);
  QCOMPARE(rankOf(game, 1), 3);
}

void EveningTest::pointsInThreeWays() {
  const People people(QStringLiteral("/nowhere/people.json"));
  const QStringList three{at("Ann"), at("Ben"), at("Cid")};
  const Evening evening =
      eveningOf({gameEndedAt("bypass", 0, three, {2}, {4, 9, 7}), gameEndedAt("mono-line", 10, three, {1})},
                people, {});
  QCOMPARE(evening.games.size(), 2);
  const auto totals = [&](Points count) {
    QList<int> all;
    for (const QString& person : three) {
      all << evening.total(person, count, people);
    }
    return all;
  };
  QCOMPARE(totals(Points::Wins), (QList<int>{1, 1, 0}));
  QCOMPARE(totals(Points::ThreeTwoOne), (QList<int>{1 + 3, 3 + 2, 2 + 2}));
  QCOMPARE(totals(Points::Score), (QList<int>{4 + 1, 9, 7}));  // Mono-Line has no scores, only a win
  QCOMPARE(evening.ranking(Points::Score, people).front(), at("Ben"));
}

void EveningTest::peopleAreOneByTheStatistics() {
  const QTemporaryDir folder;
  People people(folder.filePath(QStringLiteral("people.json")));
  people.rename(at("Annie"), at("Ann"));
  const Evening evening = eveningOf({gameEndedAt("byg", 0, {at("Annie"), at("Ben")}, {1}),
                                     gameEndedAt("byg", 10, {at("Ann"), at("Ben")}, {1})},
                                    people, {});
  QCOMPARE(evening.people, (QStringList{at("Ann"), at("Ben")}));
  QCOMPARE(evening.total(at("Ann"), Points::Wins, people), 2);
}

void EveningTest::theWindowSaysSoAndShowsIt() {
  Gui gui;
  playByg(gui, 1);
  QVERIFY(!gui.find<QWidget>("offer").isVisible());
  playByg(gui, 2);
  const auto& act = gui.find<QPushButton>("offerAct");
  QVERIFY(act.isVisible());  // the offer to show the evening's scoreboard
  QTest::mouseClick(&gui.find<QPushButton>("offerAct"), Qt::LeftButton);
  const auto& table = gui.find<QTableView>("eveningTable");
  QVERIFY(table.isVisible());
  QCOMPARE(table.model()->rowCount(), 2);
  QCOMPARE(table.model()->columnCount(), 3);
  QCOMPARE(table.model()->index(0, 2).data().toString(), QStringLiteral("1"));
  // Counted 3-2-1: both have 3 points from one game and 2 from the other.
  auto& count = gui.find<Segmented>("eveningPoints");
  QTest::mouseClick(count.findChildren<QAbstractButton*>().at(1), Qt::LeftButton);
  QCOMPARE(table.model()->index(0, 2).data().toString(), QStringLiteral("5"));
  // Also shown beside the shelf.
  gui.window().showShelf();
  auto& onShelf = gui.find<QPushButton>("eveningBoard");
  QVERIFY(onShelf.isVisible());
  QTRY_VERIFY(onShelf.toolTip().contains(QStringLiteral("Ann 5")));
  QTest::mouseClick(&onShelf, Qt::LeftButton);
  QVERIFY(table.isVisible());
  const int small = table.font().pointSize();
  gui.window().resize(1600, 1000);
  QCoreApplication::processEvents();
  QVERIFY(table.font().pointSize() >= small);
  // A new evening can be begun by hand; the games are kept.
  gui.agreeSoon();
  gui.find<QPushButton>("eveningBegin").click();
  QVERIFY(!table.isVisible());
  QCOMPARE(gui.finished().size(), 2);
  QTest::keyClick(&gui.find<QWidget>("eveningPage"), Qt::Key_Escape);
  QVERIFY(gui.find<QWidget>("shelf").isVisible());
  QVERIFY(!onShelf.isVisible());
}

// However large the table is, no title of a column is cut off at its sides.
void EveningTest::titlesAreWhole() {
  Gui gui;
  for (const char* const game : {"bypass", "highway", "groups-of-three", "trypsylon"}) {
    gui.window().start({find_game(game), {}, {at("Ann"), at("Ben")}, {0, 1}});
    static_cast<void>(gui.match().playDeclaration(1, at("resign")));
    QVERIFY(gui.timeline().outcome().has_value());
    gui.window().showEvening();
    const auto& table = gui.find<QTableView>("eveningTable");
    for (const QSize size : {QSize(1280, 800), QSize(1600, 1000), QSize(1024, 576), QSize(900, 650)}) {
      gui.window().resize(size);
      QCoreApplication::processEvents();
      QHeaderView& head = *table.horizontalHeader();
      const QImage image = head.viewport()->grab().toImage();
      for (int column = 0; table.isVisible() && column < head.count(); ++column) {
        constexpr int kEdge = 5;  // pixels from the side of a section; its text is ten pixels away
        const QRect section(head.sectionViewportPosition(column), 0, head.sectionSize(column), head.height());
        if (!image.rect().contains(section)) {
          continue;  // scrolled
        }
        const QColor empty = image.pixelColor(section.center().x(), 1);
        for (const int x : {section.left() + kEdge, section.right() - kEdge}) {
          for (int y = kEdge; y < section.height() - kEdge; ++y) {
            QVERIFY2(image.pixelColor(x, y) == empty,
                     qPrintable(table.model()->headerData(column, Qt::Horizontal).toString()));
          }
        }
      }
    }
  }
}

void EveningTest::isCopiedAsText() {
  Gui gui;
  playByg(gui, 1);
  playByg(gui, 1);
  gui.window().showEvening();
  gui.find<QPushButton>("eveningCopy").click();
  QCOMPARE(QApplication::clipboard()->text(),
           QStringLiteral("Player\tByg\tByg\tTogether\nBen\t1\t1\t2\nAnn\t0\t0\t0\n"));
}

// Prints as people do: the button, the system's dialog, a file instead of a printer.
void EveningTest::isPrinted() {
  Gui gui;
  playByg(gui, 1);
  playByg(gui, 1);
  gui.window().showEvening();
  const QString path = gui.folder() + QStringLiteral("/evening.pdf");
  const auto printTo = [&gui](const QString& file) {
    QTimer timer;
    bool isAnswered = false;
    connect(&timer, &QTimer::timeout, &timer, [&] {
      auto* const dialog = qobject_cast<QPrintDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) {
        return;
      }
      timer.stop();
      dialog->printer()->setOutputFormat(QPrinter::PdfFormat);
      dialog->printer()->setOutputFileName(file);
      isAnswered = true;
      dialog->done(QDialog::Accepted);
    });
    timer.start(10);
    QTest::mouseClick(&gui.find<QPushButton>("eveningPrint"), Qt::LeftButton);
    QTRY_VERIFY(isAnswered);
  };
  printTo(path);
  QTRY_VERIFY(QFileInfo(path).size() > 0);
  const QByteArray pdf = bytesOfFile(path);
  QVERIFY(pdf.startsWith("%PDF-"));
  QVERIFY(pdf.contains("/Count 1\n"));
  QVERIFY(!pdf.contains("/Subtype /Image"));  // text, not pixels
  const QByteArray box = pdf.mid(pdf.indexOf("/MediaBox"), 60);
  const QList<QByteArray> sides =
      box.mid(box.indexOf('[') + 1, box.indexOf(']') - box.indexOf('[') - 1).split(' ');
  QCOMPARE(sides.size(), 4);
  QVERIFY2(sides[2].toDouble() > sides[3].toDouble(), box.constData());  // landscape
  QVERIFY(pdf.contains("/BaseFont"));
  keepForPeople(QStringLiteral("evening.pdf"), pdf);
}

// Four people, four games, a clock, a pause; Dora leaves in the second game, and Eve comes for the third.
void EveningTest::fromTheFirstGameToThePageOfTheLast() {
  Gui gui;
  Random random(11);
  beginFromShelf(gui, "bypass", {at("Ann"), at("Ben"), at("Cid"), at("Dora")}, "turn");
  QVERIFY(gui.window().table()->clock() != nullptr);
  playRandomSteps(gui, random, 6);
  gui.action("holdClock").trigger();
  QVERIFY(gui.find<QWidget>("pausePage").isVisible());
  QVERIFY(!gui.board().isVisible());
  QTest::mouseClick(&gui.find<QPushButton>("endPause"), Qt::LeftButton);
  QVERIFY(gui.board().isVisible());
  leaveUntilOver(gui, random);

  const auto waitASecond = [] { QTest::qWait(1001); };  // records keep only the second in which a game ended
  waitASecond();
  beginFromShelf(gui, "highway", {at("Ann"), at("Ben"), at("Cid"), at("Dora")});
  for (int step = 0; step < 200 && (gui.match().onTurn() != 4 || !gui.action("leave").isEnabled()); ++step) {
    playRandomSteps(gui, random, 1);
  }
  QVERIFY(gui.action("leave").isEnabled());
  gui.agreeSoon();
  gui.action("leave").trigger();
  QVERIFY(gui.match().state().has_left(4));
  playRandomSteps(gui, random, 5000);
  QVERIFY(gui.timeline().outcome().has_value());

  waitASecond();
  beginFromShelf(gui, "groups-of-three", {at("Ann"), at("Ben"), at("Eve")});
  playRandomSteps(gui, random, 40);
  leaveUntilOver(gui, random);

  waitASecond();
  beginFromShelf(gui, "trypsylon", {at("Ann"), at("Eve")});
  playRandomSteps(gui, random, 9);
  gui.agreeSoon();
  gui.action("resign").trigger();
  QVERIFY(gui.timeline().outcome().has_value());

  // Exports the last game as a web page.
  ExportChoice choice;
  choice.what = ExportWhat::WebPage;
  choice.format = formatFor(choice.what, choice.format);
  const QString page = gui.folder() + QStringLiteral("/last.html");
  QCOMPARE(exportFile(page, GameCopy(gui.match()), choice), QString());
  const QByteArray html = bytesOfFile(page);
  QVERIFY(html.contains("TRYPSYLON") && html.contains("Ann") && html.contains("Eve"));
  QVERIFY(html.size() < 1'500'000);

  gui.window().showEvening();
  const auto& table = gui.find<QTableView>("eveningTable");
  QTRY_COMPARE(table.model()->rowCount(), 5);
  QTRY_COMPARE(table.model()->columnCount(), 5);  // four games, and together
}

void EveningTest::theBandSaysWhoseTurnItIs() {
  Gui gui;
  gui.startByg(3);
  auto& band = gui.find<QWidget>("turnBand");
  QVERIFY(band.isVisible());
  QCOMPARE(band.accessibleName(), QStringLiteral("Ben to move"));
  const auto ground = [&band] { return band.grab().toImage().pixelColor(band.width() / 2, 2); };
  QCOMPARE(ground().name(), gui.look().seatColour(1).name());
  gui.clickPlace(QStringLiteral("C3"));
  gui.endTurn();
  QCOMPARE(band.accessibleName(), QStringLiteral("Ann to move"));
  QCOMPARE(ground().name(), gui.look().seatColour(0).name());
  static_cast<void>(gui.match().playDeclaration(1, QStringLiteral("resign")));
  QCOMPARE(band.accessibleName(), QStringLiteral("Ben wins"));
}

void EveningTest::theBandHasThreeSizes() {
  Gui gui;
  gui.startByg(3);
  const auto& band = gui.find<QWidget>("turnBand");
  const int small = band.height();
  gui.preferences().setTurnBand(Preferences::TurnBand::Large);
  QCoreApplication::processEvents();
  QVERIFY(band.height() > 1.7 * small);
  gui.preferences().setTurnBand(Preferences::TurnBand::Off);
  QVERIFY(!band.isVisible());
  gui.preferences().setTurnBand(Preferences::TurnBand::Small);
  QVERIFY(band.isVisible());
  // Somebody alone against computers needs no band.
  gui.match().setLevel(2, 1);
  gui.preferences().setPictureOption(&PictureOptions::coordinates, false);
  QVERIFY(!band.isVisible());
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("evening", EveningTest);
#include "tst_evening.moc"
