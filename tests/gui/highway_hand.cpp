// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/highway_hand.h"

#include <QDir>
#include <QFile>
#include <QMouseEvent>
#include <QPushButton>
#include <QTest>

namespace byways::app::test {

void HighwayHand::start(int players, const QStringList& turns) {
  const QStringList names{QStringLiteral("Ann"),  QStringLiteral("Ben"),  QStringLiteral("Cem"),
                          QStringLiteral("Dora"), QStringLiteral("Emil"), QStringLiteral("Fay")};
  const QStringList corners{QStringLiteral("A1"), QStringLiteral("A5"), QStringLiteral("E9"),
                            QStringLiteral("I5"), QStringLiteral("I1"), QStringLiteral("E1")};
  nlohmann::ordered_json record{{"format", "byways-record"}, {"version", 1}, {"game", "highway"}};
  record["options"] = nlohmann::ordered_json::object();
  for (const QString& name : names.mid(0, players)) {
    record["players"].push_back({{"name", name.toStdString()}});
  }
  const QString lot = QStringLiteral("*: corners ") + QStringList(corners.mid(0, players)).join(u' ');
  record["turns"].push_back(lot.toStdString());
  for (const QString& turn : turns) {
    record["turns"].push_back(turn.toStdString());
  }
  // The record is put among the saved games, since only from there an unfinished round is resumed.
  QVERIFY(QDir().mkpath(gui_.library().folder()));
  const QString path = gui_.library().folder() + QStringLiteral("/start.byways");
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(QByteArray::fromStdString(record.dump()));
  file.close();
  QVERIFY(gui_.window().openFile(path));
  QCoreApplication::processEvents();
}

void HighwayHand::liftCurtain() {
  QVERIFY(gui_.match().isCurtained());
  if (gui_.match().isTableOpen()) {
    gui_.endTurn();
  }
  QVERIFY(!gui_.board().isVisible());
  gui_.key(Qt::Key_Space);
  if (gui_.match().isCurtained()) {
    QTest::qWait(450);  // ms; a key pressed sooner after the last one would count as held down
    gui_.key(Qt::Key_Space);
  }
  QVERIFY(!gui_.match().isCurtained());
  QVERIFY(gui_.board().isVisible());
}

void HighwayHand::drag(const QString& from, QPoint to) {
  const QPointF start = board().areaOf(from).center();
  QTest::mouseMove(&board(), start.toPoint());
  QTest::mousePress(&board(), Qt::LeftButton, Qt::NoModifier, start.toPoint());
  for (int part = 1; part <= 4; ++part) {
    // QTest::mouseMove doesn't hold a button down.
    const QPointF point = start + (QPointF(to) - start) * (part / 4.0);
    QMouseEvent move(QEvent::MouseMove, point, board().mapToGlobal(point), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(&board(), &move);
  }
  QTest::mouseRelease(&board(), Qt::LeftButton, Qt::NoModifier, to);
}

void HighwayHand::drag(const QString& from, const QString& to) {
  drag(from, board().areaOf(to).center().toPoint());
}

void HighwayHand::click(const QString& place) { gui_.clickPlace(place); }

void HighwayHand::submit(const QString& turn) {
  const QStringList steps = turn.split(u' ');
  for (const QString& step : steps) {
    if (step.contains(u'=')) {
      drag(step.section(u'=', 1, 1), step.section(u'=', 0, 0));
    } else {
      click(step);
    }
  }
}

void HighwayHand::submitByKeys(const QString& turn) {
  const QStringList steps = turn.split(u' ');
  for (const QString& step : steps) {
    if (step.contains(u'=')) {
      QVERIFY2(gui_.walkTo(step.section(u'=', 0, 0)), qPrintable(step));
      const QChar kind = step.back();
      gui_.key(kind == u'L' ? Qt::Key_L : kind == u'R' ? Qt::Key_R : kind == u'X' ? Qt::Key_X : Qt::Key_T);
      continue;
    }
    const QStringList names{QStringLiteral("e"), QStringLiteral("ne"), QStringLiteral("nw"),
                            QStringLiteral("w"), QStringLiteral("sw"), QStringLiteral("se")};
    const Qt::Key keys[] = {Qt::Key_D, Qt::Key_E, Qt::Key_Q, Qt::Key_A, Qt::Key_Z, Qt::Key_C};
    const auto index = names.indexOf(step);
    gui_.key(index < 0 ? Qt::Key_S : keys[index]);
  }
}

void HighwayHand::seal() { QTest::mouseClick(&gui_.find<QPushButton>("endTurn"), Qt::LeftButton); }

void HighwayHand::skipRace() {
  for (int clicks = 0; board().isPlayingOut() && clicks < 3; ++clicks) {
    QTest::mouseClick(&gui_.find<QPushButton>("raceContinue"), Qt::LeftButton);
  }
  QVERIFY(!board().isPlayingOut());
}

}  // namespace byways::app::test
