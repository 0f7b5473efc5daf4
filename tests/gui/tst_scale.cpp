// SPDX-License-Identifier: GPL-3.0-or-later
// Everything is sharp at 125, 150 and 200 %. A program's scale is fixed when it starts, so this test starts
// itself for each scale.
#include <QApplication>
#include <QBuffer>
#include <QLabel>
#include <QPainter>
#include <QProcess>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include <cmath>

#include "app/games/catalogue.h"
#include "app/look/svg_picture.h"
#include "tests/gui/export_games.h"
#include "tests/gui/fit_walk.h"

namespace byways::app::test {

namespace {

constexpr auto kScale = "BYWAYS_SCALE";

// How many times steeper than its blurred version a picture must at least be. Measured: 1.5 to 1.9 if it was
// drawn at the screen's scale, 1.2 to 1.32 if it was drawn smaller and enlarged, except for two boards with
// many texts.
constexpr double kSharpBoard = 1.4;
constexpr double kSharpCard = 1.36;

double scaleWanted() { return qEnvironmentVariable(kScale).toDouble(); }

// The root mean square of the differences between neighbouring pixels.
double steepness(const QImage& image) {
  const QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
  double sum = 0;
  for (int y = 0; y < grey.height(); ++y) {
    const uchar* const line = grey.constScanLine(y);
    int row = 0;
    for (int x = 1; x < grey.width(); ++x) {
      const int step = line[x] - line[x - 1];
      row += step * step;
    }
    sum += row;
  }
  return std::sqrt(sum / (grey.width() * grey.height()));
}

QImage grabbed(QWidget& widget) { return widget.grab().toImage(); }

// What `image` would look like if it had been drawn for an unscaled screen and enlarged.
QImage blurred(const QImage& image, double scale) {
  const QSize small = (QSizeF(image.size()) / scale).toSize();
  return image.scaled(small, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
      .scaled(image.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

void keepSharp(QWidget& window, const QString& name) {
  if (qEnvironmentVariableIsEmpty("BYWAYS_KEEP_PAGES")) {
    return;
  }
  QByteArray bytes;
  QBuffer buffer(&bytes);
  window.grab().save(&buffer, "PNG");
  keepForPeople(QStringLiteral("scale %1 %2.png").arg(scaleWanted()).arg(name), bytes);
}

}  // namespace

/// Runs the cases of ScaleTest, one program for each scale.
class ScalesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void scales_data();
  void scales();
};

/// Cases at the scale of this program.
class ScaleTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void measuresBlur();
  void windowHasTheScale();
  void boardsAreSharp_data() { addGames(); }
  void boardsAreSharp();
  void iconsAreSharp();
  void marksAreSharp();
  void cardsAreSharp();
  void everythingFits();
};

void ScalesTest::scales_data() {
  QTest::addColumn<QString>("factor");
  for (const char* const factor : {"1.25", "1.5", "2"}) {
    QTest::newRow(factor) << QString::fromLatin1(factor);
  }
}

void ScalesTest::scales() {
  QFETCH(const QString, factor);
  QProcess child;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("QT_SCALE_FACTOR"), factor);
  environment.insert(QString::fromLatin1(kScale), factor);
  child.setProcessEnvironment(environment);
  child.setProcessChannelMode(QProcess::MergedChannels);
  child.start(QCoreApplication::applicationFilePath(), {});
  constexpr int kMost = 180000;  // ms
  QVERIFY2(child.waitForFinished(kMost), qPrintable(child.errorString()));
  const QByteArray said = child.readAll();
  QVERIFY2(child.exitStatus() == QProcess::NormalExit && child.exitCode() == 0, said.constData());
  QVERIFY2(said.contains("PASS   : byways::app::test::ScaleTest::everythingFits()"), said.constData());
}

// An enlarged small picture is flatter than one drawn at full size.
void ScaleTest::measuresBlur() {
  QImage image(60, 60, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(Qt::black, 1.5));
  painter.drawEllipse(10, 10, 40, 40);
  painter.end();
  QVERIFY(steepness(image) > 1.1 * steepness(blurred(image, scaleWanted())));
}

void ScaleTest::windowHasTheScale() {
  Gui gui;
  QCOMPARE(gui.window().devicePixelRatioF(), scaleWanted());
}

// The board on the table is drawn at the screen's scale, not enlarged.
void ScaleTest::boardsAreSharp() {
  QFETCH(const GameFace*, face);
  Gui gui;
  gui.window().start(MainWindow::usualSetup(*face, gui.preferences()));
  QCoreApplication::processEvents();
  const QImage board = grabbed(gui.board());
  QCOMPARE(board.size(), (QSizeF(gui.board().size()) * scaleWanted()).toSize());
  const double flat = steepness(blurred(board, scaleWanted()));
  QVERIFY2(steepness(board) > kSharpBoard * flat, qPrintable(QString::number(steepness(board) / flat)));
  keepSharp(gui.window(), QString::fromUtf8(face->game().id().data()));
}

void ScaleTest::iconsAreSharp() {
  Gui gui;
  gui.startByg(4);
  auto& bar = gui.find<QToolBar>("toolBar");
  int seen = 0;
  for (const QAction* const action : bar.actions()) {
    if (action->icon().isNull()) {
      continue;
    }
    const QSize size = bar.iconSize();
    const QPixmap icon = action->icon().pixmap(size, scaleWanted());
    QCOMPARE(icon.size(), (QSizeF(size) * scaleWanted()).toSize());
    QCOMPARE(icon.devicePixelRatio(), scaleWanted());
    // Painting it keeps those pixels.
    QImage image(icon.size(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scaleWanted());
    image.fill(Qt::transparent);
    QPainter painter(&image);
    action->icon().paint(&painter, QRect(QPoint(), size));
    painter.end();
    QCOMPARE(image, icon.toImage().convertToFormat(image.format()));
    ++seen;
  }
  QVERIFY(seen > 5);
}

// Labels and buttons have pixmaps for the screen's scale.
void ScaleTest::marksAreSharp() {
  Gui gui;
  int seen = 0;
  for (const CatalogueEntry& entry : catalogue()) {
    gui.window().start(MainWindow::usualSetup(*entry.face, gui.preferences()));
    QCoreApplication::processEvents();
    const auto labels = gui.window().findChildren<QLabel*>();
    for (const QLabel* const label : labels) {
      const QPixmap pixmap = label->pixmap(Qt::ReturnByValue);
      if (!pixmap.isNull()) {
        QVERIFY2(pixmap.devicePixelRatio() == scaleWanted(),
                 qPrintable(
                     QStringLiteral("%1 in %2, %3")
                         .arg(label->objectName(), label->parent()->objectName(), QLatin1String(entry.id))));
        ++seen;
      }
    }
  }
  QVERIFY(seen > 5);
}

void ScaleTest::cardsAreSharp() {
  Gui gui;
  const auto pictures = gui.window().findChildren<SvgPicture*>();
  QVERIFY(!pictures.isEmpty());
  for (SvgPicture* const picture : pictures) {
    QImage image;
    QTRY_VERIFY(steepness(image = grabbed(*picture)) > 1.0);  // drawn on worker threads
    QCOMPARE(image.size(), (QSizeF(picture->size()) * scaleWanted()).toSize());
    QTRY_VERIFY2(steepness(image = grabbed(*picture)) > kSharpCard * steepness(blurred(image, scaleWanted())),
                 qPrintable(picture->parentWidget()->objectName()));
  }
  keepSharp(gui.window(), QStringLiteral("shelf"));
}

void ScaleTest::everythingFits() {
  Gui gui;
  gui.window().resize(kSmallWindow);
  seeShelf(gui);
  seeTables(gui);
}

}  // namespace byways::app::test

int main(int count, char** words) {
  const auto screens = byways::app::test::setScreens({{5120, 3400}});
  const QApplication application(count, words);
  if (qEnvironmentVariableIsEmpty(byways::app::test::kScale)) {
    byways::app::test::ScalesTest all;
    return QTest::qExec(&all, count, words);
  }
  byways::app::test::ScaleTest one;
  return QTest::qExec(&one, count, words);
}

#include "tst_scale.moc"
