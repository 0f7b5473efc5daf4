// SPDX-License-Identifier: GPL-3.0-or-later
// Games to share: as a web page, an animated picture, or a picture to paste. tests/browser tests the pages in
// a browser.
#include <QBuffer>
#include <QClipboard>
#include <QCryptographicHash>
#include <QDrag>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImageReader>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QTableView>
#include <QTest>

#include <set>
#include <utility>

#include "app/export/export_job.h"
#include "app/export/film.h"
#include "app/export/picture_drag.h"
#include "app/games/catalogue.h"
#include "app/look/look.h"
#include "engine/core/random.h"
#include "engine/core/record.h"
#include "engine/games.h"
#include "tests/gui/export_games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/judged_games.h"

namespace byways::app::test {

namespace {

bool always(int /*done*/, int /*all*/) { return true; }

QString between(const QString& text, const QString& from, const QString& to) {
  const qsizetype begin = text.indexOf(from) + from.size();
  return text.mid(begin, text.indexOf(to, begin) - begin);
}

QString hashOf(const QString& text) {
  return QStringLiteral("'sha256-%1'")
      .arg(QString::fromLatin1(
          QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toBase64()));
}

}  // namespace

class WebPages : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void pagesHoldTheWholeGame_data() { addGames(); }
  void pagesHoldTheWholeGame();
  void pagesAllowOnlyTheirOwnScriptAndStyle();
  void pagesTellWhatAReviewHasFound();
  void pagesCanBeStopped();
  void commonPartsAreLongest();
  void whatStaysIsWrittenOnce();
  void animationsShowEveryBoard_data() { addGames(); }
  void animationsShowEveryBoard();
  void animationsShowWhatWasChosen();
  void flatColoursStayAsTheyAre();
  void theBoardIsCopiedAsAPicture();
  void theBoardIsDroppedAsAFile();
  void aGameIsDraggedOutOfTheArchive();
  void aTurnThatWasReopenedIsToldToItsEnd();
};

void WebPages::pagesHoldTheWholeGame() {
  QFETCH(const GameFace*, face);
  const Gui gui;
  const std::unique_ptr<Match> match = exampleOf(*face);
  const QString page = QString::fromUtf8(gameWebPage(GameCopy(*match), {}, always));
  QVERIFY(page.startsWith(QStringLiteral("<!DOCTYPE html>")));
  const QJsonObject film =
      QJsonDocument::fromJson(
          between(page, QStringLiteral("id=\"film\">"), QStringLiteral("</script>")).toUtf8())
          .object();
  const QJsonArray flips = film[QStringLiteral("flips")].toArray();
  // One board for each position of the replay; two rows of the list may share one.
  std::set<std::size_t> places;
  for (const std::size_t stop : replayStops(*face, *match)) {
    places.insert(stop);
  }
  QCOMPARE(static_cast<std::size_t>(flips.size()), places.size());
  const qsizetype elements =
      between(page, QStringLiteral("<g id=\"elements\">\n"), QStringLiteral("</g>\n</svg>"))
          .count(QLatin1Char('\n'));
  QVERIFY(elements > 20);
  // Without scripts the last board is visible.
  std::set<int> visible;
  for (const auto& steps : flips) {
    int place = 0;
    for (const auto& step : steps.toArray()) {
      place += step.toInt();
      QVERIFY(place < elements);
      if (!visible.insert(place).second) {
        visible.erase(place);
      }
    }
  }
  const QString board =
      between(page, QStringLiteral("<g id=\"elements\">\n"), QStringLiteral("</g>\n</svg>"));
  const QStringList lines = board.split(QLatin1Char('\n'));
  for (int i = 0; i < elements; ++i) {
    static const QRegularExpression off(QStringLiteral("^<[a-z]+ class=\"([^\"]* )?off\""));
    QCOMPARE(!lines[i].contains(off), visible.contains(i));
  }
  // The page refers to nothing outside itself, and everything that it refers to exists.
  QVERIFY(!page.contains(QStringLiteral("http://")) && !page.contains(QStringLiteral("https://")));
  static const QRegularExpression reference(QStringLiteral("(?:href=\"#|url\\(#)([a-z0-9]+)"));
  auto all = reference.globalMatch(page);
  QVERIFY(all.hasNext());
  std::set<QString> seen;
  while (all.hasNext()) {
    if (const QString id = all.next().captured(1); seen.insert(id).second) {
      QVERIFY2(page.contains(QStringLiteral("id=\"%1\"").arg(id)), qPrintable(id));
    }
  }
}

void WebPages::pagesAllowOnlyTheirOwnScriptAndStyle() {
  const Gui gui;
  const QString page =
      QString::fromUtf8(gameWebPage(GameCopy(*exampleOf(faceOf(*find_game("byg")))), {}, always));
  const QString policy =
      between(page, QStringLiteral("Content-Security-Policy\" content=\""), QStringLiteral("\">"));
  const QString style = between(page, QStringLiteral("<style>"), QStringLiteral("</style>"));
  const QString script = between(page, QStringLiteral("</script>\n<script>"), QStringLiteral("</script>"));
  QVERIFY(style.size() > 2000 && script.size() > 2000);
  QCOMPARE(policy, QStringLiteral(
                       "default-src 'none'; style-src %1; script-src %2; base-uri 'none'; form-action 'none'")
                       .arg(hashOf(style), hashOf(script)));
}

void WebPages::pagesTellWhatAReviewHasFound() {
  const Gui gui;
  const Timeline timeline = someByg();
  Match match(make_record(timeline, {"Ada", "Ben"}), timeline);
  const GameFace& face = faceOf(match.game());
  const QString before = QString::fromUtf8(gameWebPage(GameCopy(match), {}, always));
  QVERIFY(!before.contains(QStringLiteral("id=\"graph\"")) &&
          !before.contains(QStringLiteral("class=\"moment\"")));
  const std::size_t entry = keepJudged(match, 2);
  const QString page = QString::fromUtf8(gameWebPage(GameCopy(match), {}, always));
  QVERIFY(page.contains(QStringLiteral("id=\"graph\"")));
  QCOMPARE(page.count(QStringLiteral("class=\"moment\"")), 1);
  const int stop =
      between(page, QStringLiteral("class=\"moment\" data-stop=\""), QStringLiteral("\"")).toInt();
  const std::vector<std::size_t> stops = replayStops(face, match);
  QCOMPARE(stops[static_cast<std::size_t>(stop)], match.timeline().entry_ends()[entry]);
}

void WebPages::pagesCanBeStopped() {
  const Gui gui;
  const GameCopy game(*exampleOf(faceOf(*find_game("byg"))));
  int boards = 0;
  int most = 0;
  const QByteArray whole = gameWebPage(game, {}, [&](int done, int all) {
    most = all;
    return ++boards > 0 && done < all;
  });
  QVERIFY(!whole.isEmpty());
  QCOMPARE(boards, most);
  QVERIFY(gameWebPage(game, {}, [](int done, int) { return done < 4; }).isEmpty());
  const QString path = gui.folder() + QStringLiteral("/stopped.html");
  ExportChoice choice;
  choice.what = ExportWhat::WebPage;
  choice.format = formatFor(choice.what, choice.format);
  const ExportOutcome outcome = exportFile(path, game, choice, [](int done, int) { return done < 4; });
  QCOMPARE(outcome.problem, QString());
  QCOMPARE(outcome.written, 0);
  QVERIFY(!QFile::exists(path));
}

// The result is as long as that of the textbook algorithm.
void WebPages::commonPartsAreLongest() {
  Random random(5);
  for (int round = 0; round < 300; ++round) {
    const auto some = [&random] {
      std::vector<int> numbers(random.below(14));
      for (int& number : numbers) {
        number = static_cast<int>(random.below(6));
      }
      return numbers;
    };
    const std::vector<int> one = some();
    const std::vector<int> other = some();
    std::vector<std::vector<int>> table(one.size() + 1, std::vector<int>(other.size() + 1));
    for (std::size_t i = 1; i <= one.size(); ++i) {
      for (std::size_t j = 1; j <= other.size(); ++j) {
        table[i][j] =
            one[i - 1] == other[j - 1] ? table[i - 1][j - 1] + 1 : std::max(table[i - 1][j], table[i][j - 1]);
      }
    }
    const auto common = commonPart(one, other);
    QCOMPARE(static_cast<int>(common.size()), table[one.size()][other.size()]);
    std::pair<int, int> last{-1, -1};
    for (const auto& [i, j] : common) {
      QVERIFY(i > last.first && j > last.second);
      QCOMPARE(one[static_cast<std::size_t>(i)], other[static_cast<std::size_t>(j)]);
      last = {i, j};
    }
  }
}

void WebPages::whatStaysIsWrittenOnce() {
  const Gui gui;
  PictureBook book{PictureOptions()};
  Film film(book);
  for (int count = 1; count <= 3; ++count) {
    film.add(book.record({100, 100},
                         [count](QPainter& painter, const Look& look) {
                           painter.setPen(Qt::NoPen);
                           painter.setBrush(look.isDark() ? Qt::black : Qt::white);
                           painter.drawRect(0, 0, 100, 100);
                           for (int i = 0; i < count; ++i) {
                             painter.setBrush(Qt::red);
                             painter.drawEllipse(QPointF(20 + 20 * i, 50), 8, 8);
                           }
                         }),
             count - 2);
  }
  const QByteArray svg = film.write(1);
  QCOMPARE(svg.count('\n'), 4);  // the background and three circles
  QCOMPARE(svg.count(" off"), 1);
  QCOMPARE(svg.count("<use"), 3);
  QCOMPARE(film.changes(), QByteArray("{\"bases\":[-1,0,1],\"flips\":[[0,1],[2],[3]]}"));
  QVERIFY(book.rules().dark.contains("fill:#000") && book.rules().light.contains("fill:#fff"));
}

void WebPages::animationsShowEveryBoard() {
  QFETCH(const GameFace*, face);
  if (!canAnimate()) {
    QVERIFY(!whyNoExport(ExportWhat::Animation).isEmpty());
    QSKIP("The program was built without giflib.");
  }
  const Gui gui;
  const std::unique_ptr<Match> match = exampleOf(*face);
  PictureChoice picture;
  AnimationChoice choice;
  choice.side = 160;
  choice.centiseconds = 40;
  const std::vector<std::size_t> stops = replayStops(*face, *match);
  choice.to = std::min(6, static_cast<int>(stops.size()) - 1);
  QByteArray bytes = gameAnimation(GameCopy(*match), picture, choice, always);
  keepForPeople(QStringLiteral("%1.gif").arg(QString::fromUtf8(QTest::currentDataTag())), bytes);
  QBuffer buffer(&bytes);
  QImageReader reader(&buffer, "gif");
  // Turns that don't change the board, such as a lot that says who starts, add no picture.
  int boards = 0;
  QImage before;
  for (int i = 0; i <= choice.to; ++i) {
    match->goTo(stops[static_cast<std::size_t>(i)]);
    QImage board = boardOnly(*face, *match, picture);
    boards += board != before ? 1 : 0;
    before = std::move(board);
  }
  QCOMPARE(reader.imageCount(), boards);
  QCOMPARE(reader.loopCount(), -1);
  QImage frame;
  QImage last;
  for (int i = 0; i < boards; ++i) {
    last = std::exchange(frame, reader.read());
    QVERIFY(!frame.isNull());
    QVERIFY(frame != last);
    QCOMPARE(reader.nextImageDelay(), i + 1 == boards ? 1200 : 400);
  }
  QCOMPARE(std::max(frame.width(), frame.height()), 160);
  // The last frame is the program's own picture, except for the palette: colours are close everywhere.
  match->goTo(stops[static_cast<std::size_t>(choice.to)]);
  picture.size = QSize(160, 160);
  const QImage drawn = boardOnly(*face, *match, picture).scaled(frame.size());
  qint64 off = 0;
  for (int y = 0; y < frame.height(); ++y) {
    for (int x = 0; x < frame.width(); ++x) {
      const QColor a = frame.pixelColor(x, y);
      const QColor b = drawn.pixelColor(x, y);
      off += std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
    }
  }
  const double mean = static_cast<double>(off) / (3.0 * frame.width() * frame.height());
  QVERIFY2(mean < 6, qPrintable(QString::number(mean)));
}

void WebPages::animationsShowWhatWasChosen() {
  if (!canAnimate()) {
    QSKIP("The program was built without giflib.");
  }
  const Gui gui;
  const GameCopy game(*exampleOf(faceOf(*find_game("byg"))));
  PictureChoice picture;
  AnimationChoice choice;
  choice.side = 200;
  choice.from = 3;
  choice.to = 5;
  QByteArray bytes = gameAnimation(game, picture, choice, always);
  QBuffer buffer(&bytes);
  QCOMPARE(QImageReader(&buffer, "gif").imageCount(), 3);
  picture.options.coordinates = false;
  QVERIFY(gameAnimation(game, picture, choice, always) != bytes);
  QVERIFY(gameAnimation(game, picture, choice, [](int done, int) { return done < 2; }).isEmpty());
}

void WebPages::flatColoursStayAsTheyAre() {
  QImage image(200, 100, QImage::Format_RGB32);
  image.fill(QColor(200, 30, 40));
  for (int x = 100; x < 200; ++x) {
    for (int y = 0; y < 100; ++y) {
      image.setPixelColor(x, y, y < 50 ? QColor(10, 20, 230) : QColor(2 * (x - 100), 5 * (y - 50), 90));
    }
  }
  const QList<QRgb> palette = paletteFor({image}, 64);
  QVERIFY(palette.size() <= 64 && palette.size() > 40);
  QVERIFY(palette.contains(qRgb(200, 30, 40)));
  QVERIFY(palette.contains(qRgb(10, 20, 230)));
}

void WebPages::theBoardIsCopiedAsAPicture() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  QGuiApplication::clipboard()->clear();
  gui.action("copyPicture").trigger();
  QTRY_VERIFY(!QGuiApplication::clipboard()->image().isNull());
  const QImage copied = QGuiApplication::clipboard()->image();
  QCOMPARE(std::max(copied.width(), copied.height()), 1200);
  gui.action("undo").trigger();
  gui.action("copyPicture").trigger();
  QTRY_VERIFY(QGuiApplication::clipboard()->image() != copied);
}

void WebPages::theBoardIsDroppedAsAFile() {
  const Gui gui;
  const std::unique_ptr<Match> match = exampleOf(faceOf(*find_game("byg")));
  const std::unique_ptr<QMimeData> data = boardToDrop(*match, *Look::still({}));
  QVERIFY(data != nullptr);
  QCOMPARE(std::max(data->imageData().value<QImage>().width(), data->imageData().value<QImage>().height()),
           800);
  QCOMPARE(data->urls().size(), 1);
  const QString path = data->urls().front().toLocalFile();
  QVERIFY(path.endsWith(QStringLiteral(".png")));
  QCOMPARE(QImage(path).size(), data->imageData().value<QImage>().size());
  QCOMPARE(data->data(QStringLiteral("image/png")), bytesOfFile(path));
}

// The row of a game can be dragged out of the archive, as a picture of the final board.
void WebPages::aGameIsDraggedOutOfTheArchive() {
  Gui gui;
  gui.startByg(3);
  gui.clickPlace(QStringLiteral("C3"));
  gui.endTurn();
  static_cast<void>(gui.match().playDeclaration(1, QStringLiteral("resign")));
  const std::unique_ptr<QMimeData> wanted = boardToDrop(gui.match(), gui.look());
  gui.window().showArchive();
  auto& table = gui.find<QTableView>("archiveTable");
  QTRY_VERIFY(table.isVisible() && table.model()->rowCount() == 1);
  const QPoint row = table.visualRect(table.model()->index(0, 0)).center();
  const auto send = [&](QEvent::Type type, QPoint at) {
    QMouseEvent mouse(type, at, table.viewport()->mapToGlobal(at),
                      type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(table.viewport(), &mouse);
  };
  send(QEvent::MouseButtonPress, row);
  send(QEvent::MouseMove, row + QPoint(5, 0));
  send(QEvent::MouseMove, row + QPoint(40, 0));
  // Without a screen the drag ends immediately without a drop.
  const auto* const drag = table.findChild<QDrag*>();
  QVERIFY(drag != nullptr);
  const QByteArray png = drag->mimeData()->data(QStringLiteral("image/png"));
  const QString file = drag->mimeData()->urls().value(0).toLocalFile();
  send(QEvent::MouseButtonRelease, row + QPoint(40, 0));
  QCOMPARE(png, wanted->data(QStringLiteral("image/png")));
  QVERIFY(QFileInfo(file).fileName().endsWith(QStringLiteral(".png")));
  QVERIFY(table.isVisible());  // nothing was opened
}

// A page has the whole game, even while an earlier turn is reopened to look back.
void WebPages::aTurnThatWasReopenedIsToldToItsEnd() {
  Gui gui;
  gui.startByg(3);
  gui.clickPlace(QStringLiteral("C3"));
  gui.endTurn();
  gui.clickPlace(QStringLiteral("B2"));
  gui.endTurn();
  const QByteArray whole = gameWebPage(GameCopy(gui.match()), {}, always);
  QVERIFY(!whole.contains("so far"));
  gui.match().undo();
  QVERIFY(!openSteps(gui).isEmpty());
  QCOMPARE(gameWebPage(GameCopy(gui.match()), {}, always), whole);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("web_page", WebPages);

#include "tst_web_page.moc"
