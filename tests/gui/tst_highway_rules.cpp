// SPDX-License-Identifier: GPL-3.0-or-later
// The rules page of Hexagonal Highway: its pictures match their captions.
#include <QImage>
#include <QMap>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>

#include "app/games/highway/highway.h"
#include "app/rules/rules_page.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

class HighwayRules : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void everyPictureOfTheRules();
  void picturesShowWhatTheirTextsSay();
  void theSamePictureEachTime();

 private:
  std::unique_ptr<Gui> gui_;  // sets the language
};

void HighwayRules::initTestCase() { gui_ = std::make_unique<Gui>(); }

void HighwayRules::everyPictureOfTheRules() {
  const QString rules = highwayFace().rules()->html();
  QVERIFY(!rules.contains(QLatin1Char('!')));
  QRegularExpressionMatchIterator pictures =
      QRegularExpression(QStringLiteral("board:([a-z-]+)")).globalMatch(rules);
  int count = 0;
  for (; pictures.hasNext(); ++count) {
    const QString name = pictures.next().captured(1);
    const auto scene = highwayExample(name);
    QVERIFY2(scene.has_value(), qPrintable(name));
    QVERIFY(!scene->travellers.isEmpty());
  }
  QCOMPARE(count, 12);
  QVERIFY(!highwayExample(QStringLiteral("nothing")));
}

void HighwayRules::picturesShowWhatTheirTextsSay() {
  const auto scene = [](const char* name) { return *highwayExample(QString::fromLatin1(name)); };
  const auto way = [&](const char* name, int traveller = 0) {
    QStringList cells;
    const HighwayScene shown = scene(name);  // it must outlive the loop
    for (const HighwayLeg& leg : shown.trails.at(traveller).legs) {
      cells << leg.cell;
    }
    return cells.join(QLatin1Char(' '));
  };
  const auto stop = [&](const char* name, int traveller = 0) {
    return *scene(name).trails.at(traveller).stop;
  };
  // The rulebook's example of control (HWY-4).
  QStringList controlled = scene("highway-control").controlled.keys();
  controlled.sort();
  QCOMPARE(controlled.join(QLatin1Char(' ')), QStringLiteral("A1 A2 A3 B1 B2 B3 C1 C2 C3"));
  QCOMPARE(way("highway-signs"), QStringLiteral("E2 E3 E4 D4 C4 B4 B5 B6"));  // HWY-3, HWY-9
  QCOMPARE(way("highway-trail"), QStringLiteral("E5 D5 C4 C3 D3"));
  QCOMPARE(stop("highway-trail"), highway::Stop::Trail);
  QCOMPARE(stop("highway-barrier"), highway::Stop::Blockade);
  QCOMPARE(way("highway-centre"), QStringLiteral("E2 E3 E4 E5 E6 E7 E8 E9"));
  const auto sight = scene("highway-sight").controlled;  // HWY-4, round 3
  QVERIFY(sight.contains(QStringLiteral("E6")) && sight.contains(QStringLiteral("E7")));
  QVERIFY(!sight.contains(QStringLiteral("E8")) && !sight.contains(QStringLiteral("D4")));
  QVERIFY(sight.contains(QStringLiteral("C3")) && !sight.contains(QStringLiteral("B3")));
  const auto closer = scene("highway-closer").controlled;  // HWY-4, round 5
  QVERIFY(closer.contains(QStringLiteral("A1")) && !closer.contains(QStringLiteral("A5")));
  QCOMPARE(way("highway-bounce"),
           QStringLiteral("C7 D7 E7 F6 G5 H4 I3 H3 G3 F3 E3 D2 C1 C2 C3 C4 C5"));  // HWY-14
  QVERIFY(way("highway-corner").startsWith(QStringLiteral("E9 D8")));
  QCOMPARE(way("highway-corner", 1), QStringLiteral("E7 E8 E9"));
  QCOMPARE(stop("highway-corner", 1), highway::Stop::Corner);
  const auto crash = scene("highway-crash");  // HWY-15
  QVERIFY(crash.travellers[0].cell == crash.travellers[1].cell && crash.travellers[0].hasCrashed);
}

// A picture doesn't depend on those drawn before it.
void HighwayRules::theSamePictureEachTime() {
  const auto drawn = [this](const QString& name) {
    QImage image(420, 420, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    highwayFace().rules()->drawPicture(painter, QRectF(image.rect()), name, gui_->look());
    painter.end();
    return image;
  };
  QRegularExpressionMatchIterator pictures =
      QRegularExpression(QStringLiteral("board:([a-z-]+)")).globalMatch(highwayFace().rules()->html());
  QMap<QString, QImage> first;
  while (pictures.hasNext()) {
    const QString name = pictures.next().captured(1);
    first.insert(name, drawn(name));
  }
  for (auto it = first.cbegin(); it != first.cend(); ++it) {
    QVERIFY2(drawn(it.key()) == it.value(), qPrintable(it.key()));
  }
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("highway_rules", HighwayRules);
#include "tst_highway_rules.moc"
