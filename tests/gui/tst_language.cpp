// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "app/window/shortcuts_dialog.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

class LanguageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void switchesAtOnce();
  void pluralsAreReal();
  void qtsOwnTextsToo();
  void everyLanguageIsThere_data();
  void everyLanguageIsThere();
  void knowsTheSystemsLanguages();
  void languagesCanBeReadWithoutTheirFonts();
  void dialogsCloseInEveryLanguage_data() { everyLanguageIsThere_data(); }
  void dialogsCloseInEveryLanguage();
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
  QVERIFY(face.turnText(QStringLiteral("A1"), gui.match()) == QStringLiteral("1 stone: A1"));
  QVERIFY(face.turnText(QStringLiteral("A1 C3"), gui.match()) == QStringLiteral("2 stones: A1, C3"));
  gui.preferences().setLanguage(QStringLiteral("de"));
  QVERIFY(face.turnText(QStringLiteral("A1"), gui.match()) == QStringLiteral("1 Stein: A1"));
  QVERIFY(face.turnText(QStringLiteral("A1 C3"), gui.match()) == QStringLiteral("2 Steine: A1, C3"));
}

void LanguageTest::qtsOwnTextsToo() {
  Gui gui;
  gui.preferences().setLanguage(QStringLiteral("de"));
  QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Abbrechen"));
}

void LanguageTest::everyLanguageIsThere_data() {
  QTest::addColumn<QString>("code");
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("endTurn");
  const auto add = [](const char* code, const char* name, const char* endTurn) {
    QTest::newRow(code) << QString::fromLatin1(code) << QString::fromUtf8(name) << QString::fromUtf8(endTurn);
  };
  add("en", "English", "End turn");
  add("de", "Deutsch", "Zug beenden");
  add("es", "Español", "");
  add("fr", "Français", "");
  add("pl", "Polski", "");
  add("ja", "日本語", "");
  add("ko", "한국어", "");
  add("zh_CN", "简体中文", "");
}

void LanguageTest::everyLanguageIsThere() {
  QFETCH(const QString, code);
  QFETCH(const QString, name);
  QFETCH(const QString, endTurn);
  QVERIFY(Language::available().contains(code));
  QCOMPARE(Language::nameOf(code), name);
  Gui gui;
  gui.startByg(4);
  gui.preferences().setLanguage(code);
  QCoreApplication::processEvents();
  const QString text = gui.find<QPushButton>("endTurn").text();
  if (endTurn.isEmpty()) {
    QVERIFY(text != QStringLiteral("End turn"));
    QVERIFY(QCoreApplication::translate("QPlatformTheme", "Cancel") != QStringLiteral("Cancel"));
  } else {
    QCOMPARE(text, endTurn);
  }
}

void LanguageTest::knowsTheSystemsLanguages() {
  QCOMPARE(Language::codeFor(QStringLiteral("de-AT")), QStringLiteral("de"));
  QCOMPARE(Language::codeFor(QStringLiteral("pl")), QStringLiteral("pl"));
  QCOMPARE(Language::codeFor(QStringLiteral("zh-CN")), QStringLiteral("zh_CN"));
  QCOMPARE(Language::codeFor(QStringLiteral("zh-Hans-SG")), QStringLiteral("zh_CN"));
  QCOMPARE(Language::codeFor(QStringLiteral("zh-TW")), QString());
  QCOMPARE(Language::codeFor(QStringLiteral("zh-Hant-HK")), QString());
  QCOMPARE(Language::codeFor(QStringLiteral("eo")), QString());
}

void LanguageTest::languagesCanBeReadWithoutTheirFonts() {
  QCOMPARE(Language::shownNameOf(QStringLiteral("de")), QStringLiteral("Deutsch"));
  QCOMPARE(Language::shownNameOf(QStringLiteral("ja")), QStringLiteral("日本語 – Japanese"));
  QCOMPARE(Language::shownNameOf(QStringLiteral("ko")), QStringLiteral("한국어 – Korean"));
  QCOMPARE(Language::shownNameOf(QStringLiteral("zh_CN")), QStringLiteral("简体中文 – Simplified Chinese"));
}

// "Close" is a text of our own: Qt's isn't there on every system.
void LanguageTest::dialogsCloseInEveryLanguage() {
  QFETCH(const QString, code);
  Gui gui;
  gui.preferences().setLanguage(code);
  const ShortcutsDialog dialog(nullptr, &gui.window());
  const auto* const close = dialog.findChild<QPushButton*>(QStringLiteral("close"));
  QVERIFY(close != nullptr);
  QCOMPARE(close->text(), ShortcutsDialog::tr("Close"));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("language", LanguageTest);
#include "tst_language.moc"
