// SPDX-License-Identifier: GPL-3.0-or-later
// Games as files: every game and every format, and no incomplete files.
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QSettings>
#include <QSvgRenderer>
#include <QTest>

#include <thread>

#include "app/export/export_job.h"
#include "app/games/catalogue.h"
#include "engine/games.h"
#include "tests/gui/export_games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

class Export : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void drawingsAreWhole_data() { addGames(); }
  void drawingsAreWhole();
  void picturesShowWhatWasAskedFor_data() { addGames(); }
  void picturesShowWhatWasAskedFor();
  void replaysGoFromStartToEnd_data() { addGames(); }
  void replaysGoFromStartToEnd();
  void picturesKeepColoursAndTints();
  void drawingsNameRealFonts_data() { addGames(); }
  void drawingsNameRealFonts();
  void threadsDrawAlike();
  void nothingIsReplacedUnasked();
  void problemsAreSaid();
  void theCommandLineExports();
};

void Export::drawingsAreWhole() {
  QFETCH(const GameFace*, face);
  Gui gui;
  const std::unique_ptr<Match> match = exampleOf(*face);
  const GameCopy game(*match);
  qsizetype sizes[2];
  for (const bool coordinates : {false, true}) {
    ExportChoice choice;
    choice.format = ExportFormat::Svg;
    choice.picture.options.coordinates = coordinates;
    choice.what = ExportWhat::EmptyBoard;
    const QString path = gui.folder() + QStringLiteral("/out.svg");
    QCOMPARE(exportFile(path, game, choice), QString());
    const QByteArray empty = bytesOfFile(path);
    QVERIFY(lettersIn(empty) >= 0);
    sizes[coordinates] = empty.size();
    choice.what = ExportWhat::Position;
    QCOMPARE(exportFile(path, game, choice), QString());
    const QByteArray svg = bytesOfFile(path);
    keepForPeople(
        QStringLiteral("%1%2.svg").arg(QString::fromUtf8(QTest::currentDataTag())).arg(int(coordinates)),
        svg);
    QVERIFY(svg != empty);
    QSvgRenderer renderer(svg);
    QVERIFY(renderer.isValid());
    QVERIFY(renderer.viewBoxF().width() > 500);
    // Everything is within the view: a ring around it is empty.
    QImage image(renderer.viewBoxF().size().scaled(400, 400, Qt::KeepAspectRatio).toSize(),
                 QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    QVERIFY(!isBlank(image));
    for (int x = 0; x < image.width(); ++x) {
      QCOMPARE(image.pixel(x, 1), 0xffffffff);
      QCOMPARE(image.pixel(x, image.height() - 2), 0xffffffff);
    }
  }
  // Coordinates are drawn, as letters or as shapes, only if they are asked for.
  QVERIFY(sizes[true] > sizes[false]);
}

void Export::picturesShowWhatWasAskedFor() {
  QFETCH(const GameFace*, face);
  Gui gui;
  const std::unique_ptr<Match> match = exampleOf(*face);
  const GameCopy game(*match);
  const auto pictureOf = [&](ExportWhat what, bool coordinates, Ground ground = Ground::White) {
    ExportChoice choice;
    choice.what = what;
    choice.picture.options.coordinates = coordinates;
    choice.picture.ground = ground;
    choice.picture.options.dark = true;
    choice.picture.size = {500, 400};
    const QString path = gui.folder() + QStringLiteral("/out.png");
    const QString problem = exportFile(path, game, choice);
    return problem.isEmpty() ? QImage(path) : QImage();
  };
  const QImage position = pictureOf(ExportWhat::Position, true);
  QCOMPARE(position.size(), QSize(500, 400));
  QVERIFY(!isBlank(position));
  QCOMPARE(position.pixel(0, 0), 0xffffffff);
  QVERIFY(position != pictureOf(ExportWhat::Position, false));
  QVERIFY(position != pictureOf(ExportWhat::EmptyBoard, true));
  QCOMPARE(position, pictureOf(ExportWhat::Position, true));
  const QImage through = pictureOf(ExportWhat::Position, true, Ground::None);
  QCOMPARE(qAlpha(through.pixel(0, 0)), 0);
  const QImage dark = pictureOf(ExportWhat::Position, true, Ground::Theme);
  QVERIFY(dark.pixelColor(0, 0).lightness() < 100);
}

void Export::replaysGoFromStartToEnd() {
  QFETCH(const GameFace*, face);
  Gui gui;
  const std::unique_ptr<Match> match = exampleOf(*face);
  match->goTo(match->timeline().length());
  const GameCopy game(*match);
  ExportChoice choice;
  choice.what = ExportWhat::TurnPictures;
  choice.picture.size = {120, 120};
  const QDir folder(gui.folder());
  QVERIFY(folder.mkdir(QStringLiteral("replay")));
  int calls = 0;
  const ExportOutcome outcome =
      exportTurnPictures(folder.filePath(QStringLiteral("replay")), QStringLiteral("g"), game, choice, false,
                         [&calls](int, int) { return ++calls > 0; });
  QCOMPARE(outcome.problem, QString());
  const QStringList names =
      QDir(folder.filePath(QStringLiteral("replay"))).entryList(QDir::Files, QDir::Name);
  QCOMPARE(names.size(), outcome.written);
  QCOMPARE(calls, outcome.written);
  if (!face->game().has_secret_turns()) {
    QCOMPARE(names.size(), static_cast<qsizetype>(match->timeline().entries().size()) + 1);
  } else {
    QVERIFY(names.size() > 6);
  }
  QCOMPARE(names.front(), QStringLiteral("g-0000.png"));
  QCOMPARE(names.back(), QStringLiteral("g-%1.png").arg(names.size() - 1, 4, 10, QLatin1Char('0')));
  const auto pictureOf = [&](ExportWhat what) {
    choice.what = what;
    const QString path = gui.folder() + QStringLiteral("/one.png");
    return exportFile(path, game, choice).isEmpty() ? QImage(path) : QImage();
  };
  QCOMPARE(QImage(folder.filePath(QStringLiteral("replay/") + names.front())),
           pictureOf(ExportWhat::EmptyBoard));
  QCOMPARE(QImage(folder.filePath(QStringLiteral("replay/") + names.back())),
           pictureOf(ExportWhat::Position));
}

// Pictures of a game that has never been saved also have the colours that people chose, and tint the lines
// that a player holds.
void Export::picturesKeepColoursAndTints() {
  const Gui gui;
  const GameFace& face = faceOf(*find_game("mono-line"));
  Match match(MatchSetup{&face.game(), {}, {QStringLiteral("Ada"), QStringLiteral("Ben")}, {3, 4}});
  const GameCopy copy(match);
  QCOMPARE(copy.currentMatch()->colourIndex(1), 3);
  QCOMPARE(copy.currentMatch()->colourIndex(2), 4);
  QVERIFY(face.hasPictureOption(&PictureOptions::tints));
  const std::unique_ptr<Match> played = exampleOf(face);
  PictureChoice choice;
  choice.size = {400, 400};
  const QImage tinted = boardImage(face, *played, choice);
  choice.options.tints = false;
  QVERIFY(boardImage(face, *played, choice) != tinted);
}

void Export::drawingsNameRealFonts() {
  QFETCH(const GameFace*, face);
  const Gui gui;
  const QString svg = QString::fromUtf8(boardSvg(*face, *exampleOf(*face), PictureChoice()));
  static const QRegularExpression asked(QStringLiteral("font-family=\"([^\"]*)\""));
  auto all = asked.globalMatch(svg);
  QVERIFY(all.hasNext());
  while (all.hasNext()) {
    const QString families = all.next().captured(1);
    QVERIFY2(families.endsWith(QStringLiteral("sans-serif")), qPrintable(families));
    QVERIFY(!families.contains(QStringLiteral(",,")) && !families.contains(QStringLiteral(", ,")));
    QVERIFY(!families.contains(QStringLiteral("Sans Serif")));
  }
}

// Each thread has its own boards and pieces, so threads don't interfere.
void Export::threadsDrawAlike() {
  const Gui gui;
  std::vector<GameCopy> games;
  for (const CatalogueEntry& entry : catalogue()) {
    games.emplace_back(*exampleOf(*entry.face));
  }
  const auto draw = [&games] {
    QList<QImage> images;
    for (const GameCopy& game : games) {
      ExportChoice choice;
      choice.picture.size = {200, 200};
      images.append(exportPreview(game, choice, {200, 200}));
      choice.format = ExportFormat::Pdf;
      images.append(exportPreview(game, choice, {200, 200}));
    }
    return images;
  };
  QList<QList<QImage>> drawn(3);
  std::vector<std::thread> threads;
  for (qsizetype i = 1; i < drawn.size(); ++i) {
    threads.emplace_back([&draw, &images = drawn[i]] { images = draw(); });
  }
  drawn[0] = draw();
  for (std::thread& thread : threads) {
    thread.join();
  }
  QCOMPARE(drawn[0].size(), static_cast<qsizetype>(2 * games.size()));
  QVERIFY(drawn[1] == drawn[0]);
  QVERIFY(drawn[2] == drawn[0]);
}

void Export::nothingIsReplacedUnasked() {
  Gui gui;
  gui.startByg(4);
  const GameCopy game(gui.match());
  ExportChoice choice;
  choice.what = ExportWhat::TurnPictures;
  choice.picture.size = {80, 80};
  const auto always = [](int, int) { return true; };
  const QString mine = gui.folder() + QStringLiteral("/byg-0001.png");
  QFile file(mine);
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
  file.close();
  gui.clickPlace(QStringLiteral("D4"));
  gui.endTurn();
  const GameCopy later(gui.match());
  const ExportOutcome refused =
      exportTurnPictures(gui.folder(), QStringLiteral("byg"), later, choice, false, always);
  QCOMPARE(refused.inTheWay, QStringList(QStringLiteral("byg-0001.png")));
  QCOMPARE(bytesOfFile(mine), QByteArray("mine"));
  QVERIFY(!QFile::exists(gui.folder() + QStringLiteral("/byg-0000.png")));
  const ExportOutcome replaced =
      exportTurnPictures(gui.folder(), QStringLiteral("byg"), later, choice, true, always);
  QVERIFY(replaced.written > 1);
  QCOMPARE(QImage(mine).size(), QSize(80, 80));
}

void Export::problemsAreSaid() {
  Gui gui;
  gui.startByg(4);
  const GameCopy game(gui.match());
  ExportChoice choice;
  const QString nowhere = gui.folder() + QStringLiteral("/no/such/folder");
  for (const ExportFormat format : {ExportFormat::Pdf, ExportFormat::Svg, ExportFormat::Png}) {
    choice.format = format;
    const QString problem = exportFile(nowhere + QStringLiteral("/x.") + suffixOf(format), game, choice);
    QVERIFY2(problem.contains(QStringLiteral("can’t be written")), qPrintable(problem));
  }
  choice.what = ExportWhat::TurnPictures;
  const auto always = [](int, int) { return true; };
  QVERIFY(exportTurnPictures(nowhere, QStringLiteral("x"), game, choice, false, always)
              .problem.contains(QStringLiteral("There is no folder")));
  // A folder with the name of a picture makes the export fail; the pictures written before it are removed.
  QVERIFY(QDir(gui.folder()).mkpath(QStringLiteral("x-0001.png")));
  gui.clickPlace(QStringLiteral("D4"));
  gui.endTurn();
  const GameCopy later(gui.match());
  const ExportOutcome outcome =
      exportTurnPictures(gui.folder(), QStringLiteral("x"), later, choice, true, always);
  QVERIFY2(outcome.problem.contains(QStringLiteral("can’t be written")), qPrintable(outcome.problem));
  QVERIFY(!QFile::exists(gui.folder() + QStringLiteral("/x-0000.png")));
}

void Export::theCommandLineExports() {
  const QTemporaryDir folder;
  const QString record = QStringLiteral(BYWAYS_TEST_DATA "/examples/bypass.json");
  const auto run = [&folder](const QStringList& arguments) {
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* const name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
      environment.remove(QString::fromLatin1(name));
    }
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.path());
    environment.insert(QStringLiteral("XDG_DATA_HOME"), folder.path());
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(BYWAYS_PROGRAM), arguments);
    return program.waitForFinished(60000) ? program.exitCode() : -1;
  };
  const QString out = folder.path() + QStringLiteral("/out");
  const QString exporting = QStringLiteral("--export");
  QCOMPARE(run({exporting, out + QStringLiteral(".png"), QStringLiteral("--size"), QStringLiteral("400x300"),
                record}),
           0);
  QCOMPARE(QImage(out + QStringLiteral(".png")).size(), QSize(400, 300));
  QCOMPARE(run({exporting, out + QStringLiteral(".pdf"), QStringLiteral("--paper"), QStringLiteral("letter"),
                record}),
           0);
  QVERIFY(bytesOfFile(out + QStringLiteral(".pdf")).contains("/MediaBox [0 0 612"));
  QCOMPARE(run({exporting, out + QStringLiteral(".svg"), QStringLiteral("--empty"), record}), 0);
  const qsizetype size = bytesOfFile(out + QStringLiteral(".svg")).size();
  QCOMPARE(run({exporting, out + QStringLiteral(".svg"), QStringLiteral("--empty"),
                QStringLiteral("--no-coordinates"), record}),
           0);
  QVERIFY(bytesOfFile(out + QStringLiteral(".svg")).size() < size);
  QCOMPARE(run({exporting, out + QStringLiteral(".bmp"), record}), 2);
  QCOMPARE(
      run({exporting, out + QStringLiteral(".png"), QStringLiteral("--size"), QStringLiteral("9x9"), record}),
      2);
  QCOMPARE(run({exporting, folder.path() + QStringLiteral("/no/such/x.png"), record}), 2);
  QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("pictures")));
  const QStringList replay{QStringLiteral("--export-replay"), folder.path() + QStringLiteral("/pictures"),
                           QStringLiteral("--size"), QStringLiteral("100x100"), record};
  QCOMPARE(run(replay), 0);
  QVERIFY(QFile::exists(folder.path() + QStringLiteral("/pictures/bypass-0000.png")));
  QCOMPARE(run(replay), 2);  // existing files aren't replaced
  // Writing pictures doesn't add to the list of recent files.
  QCOMPARE(run({QStringLiteral("--screenshot"), out + QStringLiteral(".png"), record}), 0);
  const QSettings settings(folder.path() + QStringLiteral("/Byways/Byways.conf"), QSettings::IniFormat);
  QVERIFY(settings.value(QStringLiteral("recentFiles")).toStringList().isEmpty());
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("export", Export);
#include "tst_export.moc"
