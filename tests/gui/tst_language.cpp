// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

class LanguageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void switchesAtOnce();
  void pluralsAreReal();
  void qtsOwnTextsToo();
};

void LanguageTest::switchesAtOnce() {
  Gui gui;
  gui.startByg(4);
  QCOMPARE(gui.find<QPushButton>("endTurn").text(), QStringLiteral("End turn"));
  gui.preferences().setLanguage(QStringLiteral("de"));
  QCoreApplication::processEvents();
  QCOMPARE(gui.find<QPushButton>("endTurn").text(), QStringLiteral("Zug beenden"));
  QVERIFY(gui.find<QLabel>("headline").text().contains(QStringLiteral("Ben ist am Zug")));
  QVERIFY(gui.window().findChild<QAction*>(QStringLiteral("undo"))->text() != QStringLiteral("&Undo"));
  gui.preferences().setLanguage(QStringLiteral("en"));
  QCoreApplication::processEvents();
  QCOMPARE(gui.find<QPushButton>("endTurn").text(), QStringLiteral("End turn"));
}

void LanguageTest::pluralsAreReal() {
  Gui gui;
  gui.startByg(4);
  const GameFace& face = gui.window().table()->face();
  QVERIFY(face.turnText(QStringLiteral("A1"), gui.match()) == QStringLiteral("1 stone"));
  QVERIFY(face.turnText(QStringLiteral("A1 C3"), gui.match()) == QStringLiteral("2 stones"));
  gui.preferences().setLanguage(QStringLiteral("de"));
  QVERIFY(face.turnText(QStringLiteral("A1"), gui.match()) == QStringLiteral("1 Stein"));
  QVERIFY(face.turnText(QStringLiteral("A1 C3"), gui.match()) == QStringLiteral("2 Steine"));
}

void LanguageTest::qtsOwnTextsToo() {
  Gui gui;
  gui.preferences().setLanguage(QStringLiteral("de"));
  QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Abbrechen"));
}

}  // namespace byways::app::test

QTEST_MAIN(byways::app::test::LanguageTest)
#include "tst_language.moc"
