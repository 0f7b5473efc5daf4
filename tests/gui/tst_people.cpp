// SPDX-License-Identifier: GPL-3.0-or-later
// What is remembered about people: names, colours, opponents, and who has been told about the coach.
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

#include "app/games/catalogue.h"
#include "app/opponents/level_words.h"
#include "app/setup/new_game_sheet.h"
#include "app/setup/swatches.h"
#include "app/setup/usual_setup.h"
#include "app/shelf/game_card.h"
#include "engine/games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

// A finished game of Byg with these colours and levels.
void playByg(Gui& gui, const QStringList& names, const QList<int>& colours, const QList<int>& levels = {}) {
  MatchSetup setup{
      find_game("byg"), {{"size", 3}, {"priority", 1}, {"first", 2}}, names, colours, {}, levels};
  gui.window().start(setup);
  static_cast<void>(gui.match().play(QStringLiteral("C3")));
  static_cast<void>(gui.match().play(QStringLiteral("end")));
  static_cast<void>(gui.match().playDeclaration(1, QStringLiteral("resign")));
  QVERIFY(gui.timeline().outcome().has_value());
  gui.window().showShelf();
}

// Opens the shelf's new-game sheet for a game and calls `act` with it.
template <class Act>
void onSheet(Gui& gui, const char* game, Act act) {
  bool isDone = false;
  QTimer::singleShot(0, &gui.window(), [&] {
    auto* const sheet = gui.window().findChild<NewGameSheet*>();
    QVERIFY(sheet != nullptr);
    act(*sheet);
    isDone = true;
    if (sheet->isVisible()) {
      sheet->reject();
    }
  });
  gui.find<QPushButton>((std::string("play ") + game).c_str()).click();
  QVERIFY(isDone);
}

QLineEdit& nameField(const NewGameSheet& sheet, int seat) {
  return *sheet.findChild<QLineEdit*>(QStringLiteral("playerName%1").arg(seat));
}

QStringList offeredNames(const QLineEdit& field) {
  Q_UNUSED(field);
  QStringList names;
  const auto windows = QApplication::topLevelWidgets();
  for (const QWidget* const window : windows) {
    const auto* const list = qobject_cast<const QAbstractItemView*>(window);
    if (list != nullptr && list->isVisible() && list->objectName() == QStringLiteral("peopleOnOffer")) {
      for (int row = 0; row < list->model()->rowCount(); ++row) {
        names << list->model()->index(row, 0).data().toString();
      }
    }
  }
  return names;
}

void type(QLineEdit& field, const char* text) {
  field.setFocus();
  field.selectAll();
  QTest::keyClicks(&field, QString::fromUtf8(text));
}

}  // namespace

class PeopleTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void namesAreOfferedWhileTyping();
  void tabTakesAndEnterGoesOn();
  void downGoesThroughThem();
  void nobodySitsInTwoPlaces();
  void everybodyHasTheirOwnColour();
  void coloursThatTwoWant();
  void aSeatWithoutANameGivesItsColour();
  void theirOpponentsComeAlong();
  void mergedAndForgottenAsInTheStatistics();
  void whoPlaysComputersIsOfferedThem();
  void aDefeatOffersAMatch();
  void theCoachIsOfferedByName();
};

void PeopleTest::namesAreOfferedWhileTyping() {
  Gui gui;
  playByg(gui, {at("Anneliese"), at("Ben")}, {3, 1});
  onSheet(gui, "byg", [](const NewGameSheet& sheet) {
    QLineEdit& field = nameField(sheet, 1);
    nameField(sheet, 2).clear();
    type(field, "Ann");
    QCOMPARE(offeredNames(field), QStringList{at("Anneliese")});
    QTest::keyClicks(&field, QStringLiteral("x"));
    QCOMPARE(offeredNames(field), QStringList());
    type(field, "b");
    QCOMPARE(offeredNames(field), QStringList{at("Ben")});
  });
}

void PeopleTest::tabTakesAndEnterGoesOn() {
  Gui gui;
  playByg(gui, {at("Anneliese"), at("Ben")}, {3, 1});
  onSheet(gui, "byg", [](const NewGameSheet& sheet) {
    QLineEdit& field = nameField(sheet, 1);
    type(field, "Ann");
    QTest::keyClick(&field, Qt::Key_Tab);
    QCOMPARE(field.text(), at("Anneliese"));
    QCOMPARE(sheet.focusWidget(), &field);
    QVERIFY(offeredNames(field).isEmpty());
    // Ann is a new name, none of those that were offered.
    type(field, "Ann");
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(field.text(), at("Ann"));
    QVERIFY(sheet.isVisible());  // no game has begun
    QCOMPARE(sheet.focusWidget(), &nameField(sheet, 2));
    QTest::keyClick(&nameField(sheet, 2), Qt::Key_Return);
    QVERIFY(sheet.isVisible());
    QCOMPARE(sheet.focusWidget(), sheet.findChild<QPushButton*>(QStringLiteral("play")));
    // Without suggestions Tab works as usual.
    field.setFocus();
    QTest::keyClick(&field, Qt::Key_Tab);
    QCOMPARE(sheet.focusWidget(), &nameField(sheet, 2));
  });
}

void PeopleTest::downGoesThroughThem() {
  Gui gui;
  playByg(gui, {at("Anneliese"), at("Ben")}, {3, 1});
  onSheet(gui, "byg", [](const NewGameSheet& sheet) {
    QLineEdit& field = nameField(sheet, 1);
    nameField(sheet, 2).clear();
    field.setFocus();
    field.clear();
    QTest::keyClick(&field, Qt::Key_Down);
    QCOMPARE(offeredNames(field), (QStringList{at("Anneliese"), at("Ben")}));
    QWidget* const list = QApplication::activePopupWidget();
    QVERIFY(list != nullptr);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(field.text(), at("Ben"));
    QVERIFY(sheet.isVisible());
  });
}

void PeopleTest::nobodySitsInTwoPlaces() {
  Gui gui;
  playByg(gui, {at("Anneliese"), at("Annika")}, {3, 1});
  onSheet(gui, "byg", [](const NewGameSheet& sheet) {
    nameField(sheet, 2).setText(at("Annika"));
    type(nameField(sheet, 1), "Ann");
    QCOMPARE(offeredNames(nameField(sheet, 1)), QStringList{at("Anneliese")});
  });
}

void PeopleTest::everybodyHasTheirOwnColour() {
  Gui gui;
  playByg(gui, {at("Ann"), at("Ben")}, {3, 1});
  // Their colours are the same in another game, at other seats.
  onSheet(gui, "bypass", [](const NewGameSheet& sheet) {
    QTest::mouseClick(sheet.findChild<QPushButton*>(QStringLiteral("swapSeats")), Qt::LeftButton);
    type(nameField(sheet, 1), "Be");
    QTest::keyClick(&nameField(sheet, 1), Qt::Key_Tab);
    nameField(sheet, 2).clear();
    type(nameField(sheet, 2), "An");
    QTest::keyClick(&nameField(sheet, 2), Qt::Key_Tab);
    QCOMPARE(sheet.setup().names, (QStringList{at("Ben"), at("Ann")}));
    QCOMPARE(sheet.setup().colours, (QList<int>{1, 3}));
  });
}

void PeopleTest::coloursThatTwoWant() {
  Gui gui;
  playByg(gui, {at("Ann"), at("Ben")}, {3, 1});
  playByg(gui, {at("Cid"), at("Dora")}, {3, 2});
  onSheet(gui, "byg", [](const NewGameSheet& sheet) {
    type(nameField(sheet, 1), "An");
    QTest::keyClick(&nameField(sheet, 1), Qt::Key_Tab);
    type(nameField(sheet, 2), "Ci");
    QTest::keyClick(&nameField(sheet, 2), Qt::Key_Tab);
    QCOMPARE(sheet.setup().colours.front(), 3);  // whoever comes first keeps the colour
    QVERIFY(sheet.setup().colours.back() != 3);
  });
}

void PeopleTest::aSeatWithoutANameGivesItsColour() {
  Gui gui;
  playByg(gui, {at("Ann"), at("Ben")}, {3, 1});
  const auto choose = [](const NewGameSheet& sheet, int seat, int colour) {
    auto* const swatches = sheet.findChild<Swatches*>(at("swatches%1").arg(seat));
    QTest::mouseClick(swatches->findChildren<QAbstractButton*>().at(colour), Qt::LeftButton);
    QCOMPARE(swatches->current(), colour);
  };
  const auto call = [](const NewGameSheet& sheet, int seat, const char* text) {
    nameField(sheet, seat).setFocus();
    nameField(sheet, seat).clear();
    type(nameField(sheet, seat), text);
    QTest::keyClick(&nameField(sheet, seat), Qt::Key_Tab);
  };
  onSheet(gui, "byg", [&](const NewGameSheet& sheet) {
    nameField(sheet, 1).clear();
    nameField(sheet, 2).clear();
    choose(sheet, 2, 3);
    call(sheet, 1, "An");
    QCOMPARE(sheet.setup().colours.front(), 3);
    QVERIFY(sheet.setup().colours.back() != 3);
    // Whoever sits down there gets the colour that is theirs.
    call(sheet, 2, "Be");
    QCOMPARE(sheet.setup().colours, (QList<int>{3, 1}));
  });
  // A colour that somebody with a name has chosen stays.
  onSheet(gui, "byg", [&](const NewGameSheet& sheet) {
    nameField(sheet, 1).clear();
    call(sheet, 2, "Be");
    choose(sheet, 2, 3);
    call(sheet, 1, "An");
    QCOMPARE(sheet.setup().colours.back(), 3);
    QVERIFY(sheet.setup().colours.front() != 3);
  });
}

void PeopleTest::theirOpponentsComeAlong() {
  Gui gui;
  playByg(gui, {at("Ann"), QString()}, {3, 1}, {0, 6});
  playByg(gui, {at("Ben"), QString()}, {2, 1}, {0, 2});
  onSheet(gui, "byg", [](const NewGameSheet& sheet) {
    auto& by = *sheet.findChild<QComboBox*>(QStringLiteral("playedBy2"));
    by.setCurrentIndex(2);
    nameField(sheet, 1).clear();
    type(nameField(sheet, 1), "An");
    QVERIFY2(offeredNames(nameField(sheet, 1)).value(0).contains(at("level 6")),
             qPrintable(offeredNames(nameField(sheet, 1)).value(0)));
    QTest::keyClick(&nameField(sheet, 1), Qt::Key_Tab);
    QCOMPARE(by.currentIndex(), 6);
    QCOMPARE(sheet.setup().levels, (QList<int>{0, 6}));
  });
}

void PeopleTest::mergedAndForgottenAsInTheStatistics() {
  const QTemporaryDir folder;
  QFile people(folder.filePath(QStringLiteral("people.json")));
  QVERIFY(people.open(QIODevice::WriteOnly));
  people.write(
      R"({"format":"byways-people","version":1,"names":{"Annie":"Ann"},"forgotten":["Angus"],"since":{},"ratedSince":{}})");
  people.close();
  Gui gui(folder.path());
  playByg(gui, {at("Annie"), at("Angus")}, {3, 1});
  playByg(gui, {at("Ann"), at("Ben")}, {2, 1});
  onSheet(gui, "byg", [](const NewGameSheet& sheet) {
    nameField(sheet, 2).clear();
    type(nameField(sheet, 1), "An");
    QCOMPARE(offeredNames(nameField(sheet, 1)), QStringList{at("Ann")});
  });
}

// N18: to somebody who has only ever played against computers, the sheet proposes a computer, not two people.
void PeopleTest::whoPlaysComputersIsOfferedThem() {
  Gui gui;
  gui.preferences().setPlayerNames({at("Ann")});
  onSheet(gui, "byg", [](const NewGameSheet& sheet) { QCOMPARE(sheet.setup().levels, (QList<int>{0, 0})); });
  const auto playComputer = [&gui] {
    gui.find<QPushButton>("computer byg").click();
    QVERIFY(gui.match().hasComputers());
    gui.window().showShelf();
  };
  playComputer();
  const auto hasComputer = [](const NewGameSheet& sheet) {
    QVERIFY(sheet.setup().levels.value(0) == 0 && sheet.setup().levels.value(1) > 0);
  };
  onSheet(gui, "byg", hasComputer);
  // Nobody has set up this game before, and a single game is no habit.
  onSheet(gui, "bypass", [](const NewGameSheet& sheet) {
    QCOMPARE(sheet.setup().levels, (QList<int>{0, 0}));
  });
  playComputer();
  playComputer();
  onSheet(gui, "bypass", hasComputer);
  // Two people at a table are remembered as such.
  rememberSetup(*find_game("over-pass"), {.players = 2, .colours = {}, .options = {}, .levels = {0, 0}});
  onSheet(gui, "mono-line", [](const NewGameSheet& sheet) {
    QCOMPARE(sheet.setup().levels.mid(0, 2), (QList<int>{0, 0}));
  });
}

// N18: after a defeat the card offers a weaker opponent.
void PeopleTest::aDefeatOffersAMatch() {
  Gui gui;
  gui.preferences().setPlayerNames({at("Ann")});
  rememberLevel(*find_game("byg"), 8);
  playByg(gui, {at("Ann"), QString()}, {0, 1}, {0, 8});
  const auto& button = gui.find<QPushButton>("computer byg");
  QVERIFY2(button.accessibleName().contains(at("match my strength")), qPrintable(button.accessibleName()));
  gui.find<QPushButton>("computer byg").click();
  QVERIFY(gui.match().isMatched(2));
  QVERIFY(gui.match().level(2) < 8);
  gui.window().showShelf();
  // Choosing that level explicitly selects it.
  rememberLevel(*find_game("byg"), 8);
  rememberSetup(*find_game("byg"), {.players = 2, .colours = {}, .options = {}, .levels = {0, 8}});
  gui.find<QPushButton>("computer byg").click();
  QVERIFY(!gui.match().isMatched(2));
  QCOMPARE(gui.match().level(2), 8);
}

// N19: offered in words, not only by a whistle.
void PeopleTest::theCoachIsOfferedByName() {
  Gui gui;
  gui.preferences().setPlayerNames({at("Ann")});
  onSheet(gui, "byg", [](const NewGameSheet& sheet) {
    auto* const offer = sheet.findChild<QPushButton*>(QStringLiteral("offerCoach"));
    QVERIFY(offer->isVisible() && offer->text().contains(at("Coach")));
    offer->click();
    QVERIFY(sheet.setup().coached.value(0));
    QVERIFY(!offer->isVisible());
  });
  gui.find<QPushButton>("computer byg").click();
  auto& act = gui.find<QPushButton>("offerAct");
  QVERIFY(act.isVisible() && act.text().contains(at("coach")));
  act.click();
  QVERIFY(gui.match().isCoached(1));
  gui.window().showShelf();
  for (int game = 0; game < 5; ++game) {
    playByg(gui, {at("Cid"), at("Dora")}, {3, 1});
  }
  gui.preferences().setPlayerNames({at("Cid")});
  gui.window().resize(1180, 780);
  onSheet(gui, "byg", [](const NewGameSheet& sheet) {
    QVERIFY(!sheet.findChild<QPushButton*>(QStringLiteral("offerCoach"))->isVisible());
    QVERIFY(sheet.findChild<QToolButton*>(QStringLiteral("coach1"))->isVisible());  // the whistle stays
    // There is room for the sentence about the coach, so that nothing starts to scroll.
    QScrollBar* const bar = sheet.findChild<QScrollArea*>()->verticalScrollBar();
    QCOMPARE(bar->maximum(), 0);
    sheet.findChild<QToolButton*>(QStringLiteral("coach1"))->click();
    QVERIFY(sheet.findChild<QLabel*>(QStringLiteral("coachNote"))->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(bar->maximum(), 0);
  });
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("people", PeopleTest);
#include "tst_people.moc"
