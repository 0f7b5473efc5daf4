// SPDX-License-Identifier: GPL-3.0-or-later
// Making new puzzles: by kind, difficulty and size, or from their code.
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include "app/exercise/exercise_card.h"
#include "app/exercise/maker_dialog.h"
#include "app/exercise/stars.h"
#include "engine/challenges/challenge_games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

class MakerTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aPuzzleIsMadeAndPlayed();
  void aMadePuzzleIsListedUntilItIsKept();
  void theSameCodeGivesTheSamePuzzle();
  void aSlipInACodeIsSaid();
  void aPastedCodeOpensItsPuzzle();
};

void MakerTest::aPuzzleIsMadeAndPlayed() {
  Gui gui;
  gui.window().show();
  gui.window().showPuzzles();
  std::string from;
  QString code;
  QTimer::singleShot(0, &gui.window(), [&] {
    auto* const dialog = gui.window().findChild<MakerDialog*>();
    QVERIFY(dialog != nullptr);
    dialog->findChild<QComboBox*>(QStringLiteral("makerDifficulty"))->setCurrentIndex(0);
    auto* const play = dialog->findChild<QPushButton*>(QStringLiteral("makerPlay"));
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("makerMake")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(play->isVisible(), 20000);
    from = dialog->made()->puzzle.from;
    code = QString::fromStdString(dialog->made()->code);
    const QString found = dialog->findChild<QLabel*>(QStringLiteral("makerFound"))->text();
    QVERIFY2(found.contains(QString::fromStdString(dialog->made()->code)), qPrintable(found));
    QTest::keyClick(play, Qt::Key_Return);
  });
  auto& make = gui.find<QPushButton>("makePuzzle crooked-jumps");
  make.setFocus();
  QTest::keyClick(&make, Qt::Key_Space);
  QTRY_VERIFY(gui.window().table() != nullptr);
  QVERIFY(!from.empty());
  QCOMPARE(gui.timeline().setup().options.word("from"), from);
  QVERIFY2(gui.window().windowTitle().contains(code), qPrintable(gui.window().windowTitle()));
  QCOMPARE(gui.find<QLabel>("exerciseTitle").text(), code);
}

// A made puzzle is listed with its stars. Opening it makes it again from its code, or goes on with the
// attempt that was begun.
void MakerTest::aMadePuzzleIsListedUntilItIsKept() {
  Gui gui;
  gui.window().showPuzzles();
  std::optional<challenges::MadePuzzle> made;
  QTimer::singleShot(0, &gui.window(), [&] {
    auto* const dialog = gui.window().findChild<MakerDialog*>();
    QVERIFY(dialog != nullptr);
    dialog->findChild<QComboBox*>(QStringLiteral("makerDifficulty"))->setCurrentIndex(0);
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("makerMake")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(dialog->made().has_value(), 20000);
    made = dialog->made();
    dialog->accept();
  });
  QTest::keyClick(&gui.find<QPushButton>("makePuzzle crooked-jumps"), Qt::Key_Space);
  QTRY_VERIFY(gui.window().table() != nullptr && made);
  const QString code = QString::fromStdString(made->code);
  const auto cardOf = [&](const QString& name) {
    gui.fillRoom();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return gui.window().findChild<ExerciseCard*>(name);
  };
  const auto says = [&](const QString& name, const QString& text) {
    const ExerciseCard* const card = cardOf(name);
    return card != nullptr && card->isVisible() && card->accessibleName().contains(text);
  };
  const QString name = QStringLiteral("madePuzzle ") + code;
  gui.window().showPuzzles();
  QVERIFY(says(name, code) && says(name, QStringLiteral("Not among your puzzles")));
  const auto reopen = [&] {
    ExerciseCard* const card = cardOf(name);
    card->setFocus();
    QTest::keyClick(card, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(gui.window().table() != nullptr, 20000);
    QCOMPARE(gui.timeline().setup().options.word("from"), made->puzzle.from);
    QCOMPARE(gui.find<QLabel>("exerciseTitle").text(), code);
  };
  reopen();
  const std::vector<std::string>& proof = made->puzzle.proof;
  QVERIFY(proof.size() > 1 && !gui.match().play(QString::fromStdString(proof.front())));
  gui.window().showPuzzles();
  QTRY_VERIFY(says(name, QStringLiteral("Begun: 1 move")));
  reopen();
  QTRY_COMPARE(gui.timeline().cursor(), std::size_t{1});
  for (std::size_t i = 1; i < proof.size(); ++i) {
    QVERIFY(!gui.match().play(QString::fromStdString(proof[i])));
  }
  gui.window().showPuzzles();
  QVERIFY(says(name, starsText(Stars::Three)));
  reopen();
  gui.window().showPuzzles();
  QTest::mouseClick(cardOf(name)->findChild<QPushButton*>(QStringLiteral("keepMade")), Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(cardOf(name) == nullptr, 20000);
  QVERIFY(says(QStringLiteral("ownPuzzleCard"), code));
  QVERIFY(says(QStringLiteral("ownPuzzleCard"), starsText(Stars::Three)));
}

void MakerTest::theSameCodeGivesTheSamePuzzle() {
  const challenges::Recipe recipe{
      .game = &challenges::spiral_game(),
      .size = challenges::usual_size(challenges::spiral_game(), challenges::Difficulty::Easy),
      .difficulty = challenges::Difficulty::Easy,
      .seed = 7};
  const auto made = challenges::make_puzzle(recipe);
  QVERIFY(made.has_value());
  MakerDialog dialog(challenges::crooked_game(), nullptr);
  dialog.open();
  dialog.enterCode(QString::fromStdString(made->code).toLower());
  QTRY_VERIFY_WITH_TIMEOUT(dialog.made().has_value(), 20000);
  QCOMPARE(dialog.made()->puzzle.from, made->puzzle.from);
  QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("makerCopy")), Qt::LeftButton);
  QCOMPARE(QApplication::clipboard()->text(), QString::fromStdString(made->code));
  const auto* const told = dialog.findChild<QLabel*>(QStringLiteral("toast"));
  QVERIFY(told != nullptr && told->isVisible());
  QCOMPARE(told->text(), QStringLiteral("The code is on the clipboard."));
}

void MakerTest::aSlipInACodeIsSaid() {
  MakerDialog dialog(challenges::crooked_game(), nullptr);
  dialog.open();
  auto* const make = dialog.findChild<QPushButton*>(QStringLiteral("makerMake"));
  auto* const fault = dialog.findChild<QLabel*>(QStringLiteral("makerFault"));
  auto* const code = dialog.findChild<QLineEdit*>(QStringLiteral("makerCode"));
  const std::string right =
      challenges::code_of({.game = &challenges::crooked_game(),
                           .size = challenges::sizes_of(challenges::crooked_game()).least,
                           .difficulty = challenges::Difficulty::Easy,
                           .seed = 1});
  std::string wrong = right;
  wrong.back() = wrong.back() == 'A' ? 'B' : 'A';
  QTest::keyClicks(code, QString::fromStdString(wrong));
  QVERIFY(!make->isEnabled());
  QVERIFY2(fault->isVisible() && fault->text().contains(QStringLiteral("typing error")),
           qPrintable(fault->text()));
  code->selectAll();
  QTest::keyClicks(code, QString::fromStdString(right));
  QVERIFY(make->isEnabled());
  QVERIFY(!fault->isVisible());
}

void MakerTest::aPastedCodeOpensItsPuzzle() {
  Gui gui;
  gui.window().show();
  const std::string code =
      challenges::code_of({.game = &challenges::crooked_game(),
                           .size = challenges::sizes_of(challenges::crooked_game()).least,
                           .difficulty = challenges::Difficulty::Easy,
                           .seed = 3});
  QApplication::clipboard()->setText(QStringLiteral("  %1\n").arg(QString::fromStdString(code)));
  QTimer::singleShot(0, &gui.window(), [&] {
    auto* const dialog = gui.window().findChild<MakerDialog*>();
    QVERIFY(dialog != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(dialog->made().has_value(), 20000);
    QCOMPARE(dialog->made()->code, code);
    dialog->accept();
  });
  gui.action("pasteRecord").trigger();
  QTRY_VERIFY(gui.window().table() != nullptr);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("maker", MakerTest);
#include "tst_maker.moc"
