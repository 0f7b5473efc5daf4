// SPDX-License-Identifier: GPL-3.0-or-later
// The rules page of TRYPSYLON: its pictures match the text.
#include <QPainter>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

#include "app/games/trypsylon/trypsylon.h"
#include "app/rules/rules_page.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

class TrypsylonRules : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyPictureOfTheRules();
  void TRY_11_to_16_thePicturesShowWhatTheySay();
};

void TrypsylonRules::everyPictureOfTheRules() {
  Gui gui;
  const std::unique_ptr<const RulesPage> page = trypsylonFace().rules();
  const QString rules = page->html();
  QVERIFY(!rules.contains(QLatin1Char('!')));
  QRegularExpressionMatchIterator pictures =
      QRegularExpression(QStringLiteral("board:([a-z-]+)")).globalMatch(rules);
  QSet<QByteArray> drawn;
  int count = 0;
  for (; pictures.hasNext(); ++count) {
    const QString name = pictures.next().captured(1);
    QVERIFY2(!trypsylonExample(name).empty(), qPrintable(name));
    QImage image(320, 256, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    page->drawPicture(painter, QRectF(0, 0, 320, 256), name, gui.look());
    painter.end();
    QSet<QRgb> colours;
    for (int x = 0; x < image.width(); x += 2) {
      for (int y = 0; y < image.height(); y += 2) {
        colours.insert(image.pixel(x, y));
      }
    }
    QVERIFY2(colours.size() > 20, qPrintable(name));
    drawn.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
  }
  QCOMPARE(count, 10);
  QCOMPARE(drawn.size(), count);
  QVERIFY(trypsylonExample(QStringLiteral("trypsylon-nothing")).empty());
}

void TrypsylonRules::TRY_11_to_16_thePicturesShowWhatTheySay() {
  using trypsylon::Side;
  const auto boards = [](const char* name) { return trypsylonExample(QString::fromLatin1(name)); };
  const auto joins = [](const TrypsylonScene& scene, Side side, const char* cell) {
    return scene.joined.at(static_cast<std::size_t>(side)).contains(QString::fromLatin1(cell));
  };
  const auto corner = boards("trypsylon-corner");
  QCOMPARE(corner.size(), std::size_t(2));
  const auto broken = [](const TrypsylonScene& scene) {
    return std::count_if(scene.joints.begin(), scene.joints.end(),
                         [](const trypsylon::Joint& joint) { return joint.is_broken(); });
  };
  QCOMPARE(broken(corner[0]), 0);
  QCOMPARE(broken(corner[1]), 1);  // TRY-12
  const auto point = boards("trypsylon-frame-point");
  QVERIFY(joins(point.at(0), Side::West, "a3") && joins(point.at(0), Side::West, "a2"));
  QVERIFY(!joins(point.at(1), Side::West, "a3"));  // TRY-13
  const auto edge = boards("trypsylon-board-corner");
  QVERIFY(joins(edge.at(0), Side::North, "a3") && joins(edge.at(0), Side::West, "a3"));  // TRY-14
  const auto end = boards("trypsylon-frame-end");
  QVERIFY(joins(end.at(0), Side::West, "a3") && joins(end.at(0), Side::West, "a1"));
  QVERIFY(joins(end.at(0), Side::North, "a3") && !joins(end.at(0), Side::North, "a1"));  // TRY-15
  for (const TrypsylonScene& board : boards("trypsylon-expert")) {
    QVERIFY(board.lit[0].isEmpty() && board.lit[1].isEmpty());
  }
  const auto win = boards("trypsylon-win");
  QVERIFY(!win.at(0).lit[0].isEmpty() && win.at(0).lit[1].isEmpty());  // TRY-16
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("trypsylon_rules", TrypsylonRules);
#include "tst_trypsylon_rules.moc"
