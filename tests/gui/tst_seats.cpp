// SPDX-License-Identifier: GPL-3.0-or-later
// Many players at one table: choosing their number, seeing all of them, and leaving.
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QFocusEvent>
#include <QFontMetricsF>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

#include "app/games/catalogue.h"
#include "app/look/short_name.h"
#include "app/setup/new_game_sheet.h"
#include "app/setup/segmented.h"
#include "engine/core/random_game.h"
#include "engine/core/record.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "tests/gui/bypass_hand.h"
#include "tests/gui/fit_walk.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

// Makes the player to move leave, by the menu and its question.
void leave(Gui& gui) {
  gui.agreeSoon();
  gui.action("leave").trigger();
}

}  // namespace

class Seats : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theSheetOffersTwoToSix();
  void startPlayersFollowTheNumber();
  void twoResignAndMoreLeave();
  void leavingPassesTheTurn();
  void theLastOneLeftWins();
  void sixFitASmallWindow();
  void longNamesMoveNothing();
  void pointsAreNeverDropped_data();
  void pointsAreNeverDropped();
  void tabWalksTheNamesFirst();
  void longNamesShowTheirBeginning();
  void buttonsStayWhenTheNumberChanges();
  void manyBeginWithTwo();
  void rareOptionsAreFoldedAway();
  void aNameThatIsTooLong();
  void twoOfOneName();
  void seatsGoByTheirNames();
  void boardsGrowDownTheList();
  void whoSitsThereIsResetToo();
  void theSystemKnowsAName();
  void numbersOfNamesAreNeverCut();
  void theSheetFitsASmallWindow();
};

void Seats::theSheetOffersTwoToSix() {
  Gui gui;
  const GameFace& face = faceOf(*find_game("bypass"));
  NewGameSheet sheet(face, gui.preferences(), gui.look(), std::nullopt, &gui.window());
  sheet.show();
  auto* const count = sheet.findChild<Segmented*>(QStringLiteral("playerCount"));
  QVERIFY(count != nullptr && count->isVisible());
  QCOMPARE(count->findChildren<QAbstractButton*>().size(), 5);
  QCOMPARE(sheet.setup().names.size(), 2);
  for (int players = 2; players <= 6; ++players) {
    QTest::mouseClick(count->findChildren<QAbstractButton*>().at(players - 2), Qt::LeftButton);
    QCOMPARE(sheet.setup().names.size(), players);
    const QList<int> colours = sheet.setup().colours;
    QCOMPARE(QSet<int>(colours.begin(), colours.end()).size(), players);
    QVERIFY(sheet.findChild<QWidget*>(QStringLiteral("playerName%1").arg(players))->isVisible());
  }
}

void Seats::startPlayersFollowTheNumber() {
  Gui gui;
  const GameFace& face = faceOf(*find_game("bypass"));
  NewGameSheet sheet(face, gui.preferences(), gui.look(), std::nullopt, &gui.window());
  sheet.show();
  auto* const count = sheet.findChild<Segmented*>(QStringLiteral("playerCount"));
  const auto setPlayers = [&](int players) {
    QTest::mouseClick(count->findChildren<QAbstractButton*>().at(players - 2), Qt::LeftButton);
  };
  const auto starters = [&] {
    return sheet.findChild<QWidget*>(QStringLiteral("option start"))->findChild<QComboBox*>() != nullptr
               ? sheet.findChild<QWidget*>(QStringLiteral("option start"))->findChild<QComboBox*>()
               : sheet.findChild<QComboBox*>(QStringLiteral("option start"));
  };
  setPlayers(5);
  QCOMPARE(starters()->count(), 6);  // five players, and the lot
  starters()->setCurrentIndex(5);
  Q_EMIT starters()->activated(5);
  QVERIFY(sheet.setup().options.at("start") == OptionValue(5));
  setPlayers(4);
  QCOMPARE(starters()->count(), 5);
  QCOMPARE(starters()->currentIndex(), 0);
  QVERIFY(!sheet.setup().options.contains("start"));
  setPlayers(6);
  QVERIFY(sheet.setup().options.at("start") == OptionValue(5));
  QCOMPARE(starters()->currentIndex(), 5);
}

void Seats::twoResignAndMoreLeave() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-3", 2);
  QVERIFY(gui.action("resign").isEnabled() && gui.action("resign").isVisible());
  QVERIFY(!gui.action("leave").isVisible());
  hand.start("hexhex-3", 3);
  QVERIFY(!gui.action("resign").isVisible());
  QVERIFY(gui.action("leave").isEnabled() && gui.action("leave").isVisible());
}

void Seats::leavingPassesTheTurn() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-3", 3);
  hand.playTurns({"A1-B2 D1|E1"});
  hand.draw("C4-C5");  // no longer counts
  leave(gui);
  QCOMPARE(gui.timeline().to_move(), 3);
  QVERIFY(gui.timeline().open_steps().empty());
  QVERIFY(gui.timeline().state().has_left(2));
  auto& card = gui.find<QWidget>("player2");
  QVERIFY2(card.accessibleName().contains(QStringLiteral("has left")), qPrintable(card.accessibleName()));
  QVERIFY(!gui.find<QLabel>("name2").isEnabled());
  hand.playTurns({"C2-C3 A1|A2"});
  QCOMPARE(gui.timeline().to_move(), 1);
  auto& list = gui.find<QListWidget>("turnList");
  QVERIFY2(list.item(2)->text().contains(QStringLiteral("Leaves")), qPrintable(list.item(2)->text()));
  // It can be undone like everything else.
  gui.match().undo();
  gui.match().undo();
  gui.match().undo();
  gui.match().undo();
  QVERIFY(!gui.timeline().state().has_left(2));
  QVERIFY(gui.find<QLabel>("name2").isEnabled());
}

void Seats::theLastOneLeftWins() {
  Gui gui;
  BypassHand(gui).start("hexhex-3", 3);
  leave(gui);
  // The question tells what happens then.
  QTimer::singleShot(0, &gui.window(), [&gui] {
    const auto* const question = gui.window().findChild<QMessageBox*>(QStringLiteral("confirm"));
    QVERIFY(question != nullptr);
    QCOMPARE(question->informativeText(), QStringLiteral("Cem will win the game."));
    gui.agreeIfAsked();
  });
  gui.action("leave").trigger();
  QCOMPARE(gui.timeline().outcome()->winners, std::vector<Seat>{3});
  QCOMPARE(gui.find<QLabel>("resultHeadline").text(), QStringLiteral("Cem wins"));
  QVERIFY(!gui.action("leave").isEnabled());
}

void Seats::sixFitASmallWindow() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-5", 6);
  gui.window().resize(900, 650);
  QCoreApplication::processEvents();
  hand.draw("A1-A2");
  hand.draw("C3|C4");
  QCoreApplication::processEvents();
  QCOMPARE(gui.window().size(), QSize(900, 650));
  const QWidget& side = gui.find<QWidget>("sidePanel");
  int below = 0;
  for (const char* const part :
       {"player1", "player2", "player3", "player4", "player5", "player6", "turnBox"}) {
    const QWidget& widget = gui.find<QWidget>(part);
    const QRect area(widget.mapTo(&side, QPoint()), widget.size());
    QVERIFY2(side.rect().contains(area) && area.top() >= below, part);
    QVERIFY2(widget.height() >= widget.minimumSizeHint().height() - 1,  // line heights are rounded
             qPrintable(QStringLiteral("%1: %2 of %3")
                            .arg(QLatin1String(part))
                            .arg(widget.height())
                            .arg(widget.minimumSizeHint().height())));
    below = area.bottom();
  }
  QVERIFY(gui.find<QListWidget>("turnList").height() >= 60);
}

void Seats::pointsAreNeverDropped_data() {
  QTest::addColumn<QString>("font");
  QTest::newRow("as it is") << QString();
  for (const QString& font : fitFonts()) {
    QTest::newRow(qPrintable(font)) << font;
  }
}

// The cards of six players with long names, some of them computers, show points during a game and at its end.
void Seats::pointsAreNeverDropped() {
  QFETCH(const QString, font);
  if (!font.isEmpty()) {
    setProgramFont(font);
  }
  Gui gui;
  const Game& game = *find_game("bypass");
  bool isShared = false;
  for (std::uint64_t seed = 1; seed < 100 && !isShared; ++seed) {
    Timeline timeline(game, *check_setup(game, 6, {}));
    Random random(seed);
    play_random_turns(timeline, random, 2000);
    isShared = timeline.outcome() && timeline.outcome()->winners.size() > 1;
    if (!isShared) {
      continue;
    }
    const auto record =
        make_record(timeline, {"Anneliese", "Bartholomew", "Maximiliano Featherstonehaugh", "Dora", "", ""});
    QFile file(gui.folder() + QStringLiteral("/shared.byways"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const std::string text = write_record(record);
    QCOMPARE(file.write(text.data(), qint64(text.size())), qint64(text.size()));
  }
  QVERIFY(isShared);
  QVERIFY(gui.window().openFile(gui.folder() + QStringLiteral("/shared.byways")));
  gui.match().setLevel(5, 3);
  gui.match().setLevel(6, 1);
  const std::size_t end = gui.timeline().length();
  for (const std::size_t cursor : {end / 2, end - 1, end}) {
    gui.match().goTo(cursor);
    QCoreApplication::processEvents();
    const auto outcome = gui.timeline().outcome();
    for (Seat seat = 1; seat <= 6; ++seat) {
      const auto& card = gui.find<QWidget>(qPrintable(QStringLiteral("player%1").arg(seat)));
      const auto& lines = gui.find<QLabel>(qPrintable(QStringLiteral("lines%1").arg(seat)));
      QVERIFY2(lines.isVisible() && lines.text().contains(QStringLiteral("point")), qPrintable(lines.text()));
      int words = 0;
      bool hasWon = false;
      for (const QLabel* const label : card.findChildren<QLabel*>()) {
        if (label->isVisible()) {
          const QRect area(label->mapTo(&card, QPoint()), label->size());
          QVERIFY2(card.rect().contains(area), qPrintable(label->text()));
          hasWon = hasWon || label->text() == QStringLiteral("won");
          words += label->text().isEmpty() ? 0 : 1;
        }
      }
      QVERIFY(words >= 2);
      const bool isWinner = outcome && std::count(outcome->winners.begin(), outcome->winners.end(), seat) > 0;
      QCOMPARE(hasWon, isWinner);
    }
  }
}

// With long names the panel keeps its width, and nothing in it is wider than the panel.
void Seats::longNamesMoveNothing() {
  Gui gui;
  gui.window().resize(900, 650);
  const QStringList names{QStringLiteral("Bartholomäus von Hohenstein-Wittelsbach"),
                          QString(200, QLatin1Char('W'))};
  for (const OptionMap& options : {OptionMap{{"priority", 1}}, OptionMap{{"priority", 2}, {"first", 2}}}) {
    gui.window().start({find_game("byg"), options, names, {0, 1}});
    QCoreApplication::processEvents();
    auto& panel = gui.find<QWidget>("sidePanel");
    const QRect room = panel.rect();
    QCOMPARE(panel.width(), 282);
    int seen = 0;
    for (const QWidget* const part : panel.findChildren<QWidget*>()) {
      if (part->isVisible() && (qobject_cast<const QLabel*>(part) != nullptr ||
                                qobject_cast<const QAbstractButton*>(part) != nullptr)) {
        const QRect there(part->mapTo(&panel, QPoint()), part->size());
        QVERIFY2(there.left() >= 0 && there.right() <= room.right(), qPrintable(part->objectName()));
        ++seen;
      }
    }
    QVERIFY(seen > 8);
    const auto choices =
        gui.window().findChildren<QPushButton*>(QRegularExpression(QStringLiteral("^choice ")));
    for (const QPushButton* const choice : choices) {
      QVERIFY(choice->fontMetrics().size(Qt::TextShowMnemonic, choice->text()).width() <=
              choice->width() - 20);
    }
  }
}

namespace {

std::unique_ptr<NewGameSheet> sheetOf(Gui& gui, const char* id) {
  auto sheet = std::make_unique<NewGameSheet>(faceOf(*find_game(id)), gui.preferences(), gui.look(),
                                              std::nullopt, &gui.window());
  sheet->show();
  static_cast<void>(QTest::qWaitForWindowActive(sheet.get()));
  return sheet;
}

void setPlayers(NewGameSheet& sheet, int index) {
  auto* const count = sheet.findChild<Segmented*>(QStringLiteral("playerCount"));
  QTest::mouseClick(count->findChildren<QAbstractButton*>().at(index), Qt::LeftButton);
  QCoreApplication::processEvents();
}

}  // namespace

void Seats::tabWalksTheNamesFirst() {
  Gui gui;
  const auto sheet = sheetOf(gui, "byg");
  sheet->findChild<QLineEdit*>(QStringLiteral("playerName1"))->setFocus();
  QTest::keyClicks(sheet->focusWidget(), QStringLiteral("Anna"));
  QTest::keyClick(sheet->focusWidget(), Qt::Key_Tab);
  QTest::keyClicks(sheet->focusWidget(), QStringLiteral("Bert"));
  QCOMPARE(sheet->setup().names, QStringList({QStringLiteral("Anna"), QStringLiteral("Bert")}));
  // Colours are still beside their names.
  for (int seat = 1; seat <= 2; ++seat) {
    const auto middle = [&](const char* name) {
      const auto* const part = sheet->findChild<QWidget*>(QLatin1String(name) + QString::number(seat));
      return part->mapTo(sheet.get(), part->rect().center()).y();
    };
    QVERIFY(qAbs(middle("playerName") - middle("swatches")) <= 2);
  }
}

// A long name remembered from the last game is shown from its beginning, which says best who it is.
void Seats::longNamesShowTheirBeginning() {
  Gui gui;
  const QString name = QStringLiteral("Bartholomäus Graf von Hohenstein-Wittels");
  gui.preferences().setPlayerNames({name, name});
  const auto sheet = sheetOf(gui, "byg");
  for (const char* const field : {"playerName1", "playerName2"}) {
    const auto* const edit = sheet->findChild<QLineEdit*>(QLatin1String(field));
    QCOMPARE(edit->text(), name);
    QCOMPARE(edit->cursorPosition(), 0);
  }
}

void Seats::buttonsStayWhenTheNumberChanges() {
  Gui gui;
  for (const char* const id : {"highway", "bypass", "over-pass"}) {
    const auto sheet = sheetOf(gui, id);
    const auto* const play = sheet->findChild<QPushButton*>(QStringLiteral("play"));
    const QPoint before = play->mapToGlobal(QPoint());
    for (const int index : {2, 1, 0}) {
      setPlayers(*sheet, index);
      QCOMPARE(play->mapToGlobal(QPoint()), before);
    }
  }
}

void Seats::manyBeginWithTwo() {
  Gui gui;
  {
    const auto sheet = sheetOf(gui, "highway");
    QCOMPARE(sheet->setup().names.size(), 2);
    setPlayers(*sheet, 2);
    sheet->accept();
  }
  QCOMPARE(sheetOf(gui, "highway")->setup().names.size(), 4);
}

void Seats::rareOptionsAreFoldedAway() {
  Gui gui;
  {
    const auto sheet = sheetOf(gui, "trypsylon");
    auto* const more = sheet->findChild<QToolButton*>(QStringLiteral("moreOptions"));
    const auto* const board = sheet->findChild<QWidget*>(QStringLiteral("option board"));
    const auto* const start = sheet->findChild<QWidget*>(QStringLiteral("option start"));
    QVERIFY(board->isVisible() && !start->isVisible());
    const QRect before = sheet->geometry();
    QTest::mouseClick(more, Qt::LeftButton);
    QVERIFY(board->isVisible() && start->isVisible());
    QCOMPARE(sheet->geometry(), before);
    auto* const beach = sheet->findChild<QComboBox*>(QStringLiteral("option beach"));
    beach->setCurrentIndex(1);
    Q_EMIT beach->activated(1);
    more->setFocus();
    QTest::keyClick(more, Qt::Key_Return);  // opens and closes the options without starting the game
    QVERIFY(!start->isVisible() && sheet->isVisible());
    QVERIFY2(more->text().contains(QLatin1Char('1')),
             qPrintable(more->text()));  // one option isn't at its default
    QTest::mouseClick(more, Qt::LeftButton);
    sheet->accept();
  }
  // Next time, the list of rare options is open only if one of them isn't at its default, whether or not it
  // was open the last time.
  QVERIFY(!sheetOf(gui, "byg")->findChild<QWidget*>(QStringLiteral("option priority"))->isVisible());
  QVERIFY(sheetOf(gui, "trypsylon")->findChild<QWidget*>(QStringLiteral("option start"))->isVisible());
}

// Characters that don't fit are dropped with a message, and the beginning of the name is shown.
void Seats::aNameThatIsTooLong() {
  Gui gui;
  const auto sheet = sheetOf(gui, "byg");
  auto* const name = sheet->findChild<QLineEdit*>(QStringLiteral("playerName1"));
  const auto* const note = sheet->findChild<QLabel*>(QStringLiteral("nameNote"));
  QVERIFY(note->isHidden());
  name->setFocus();
  QTest::keyClicks(name, QString(39, QLatin1Char('a')));
  QVERIFY(note->isHidden());
  QTest::keyClicks(name, QStringLiteral("bcd"));
  QVERIFY(note->isVisible() && note->text().contains(QStringLiteral("40")));
  QCOMPARE(name->text().size(), 40);
  QFocusEvent leaves(QEvent::FocusOut, Qt::TabFocusReason);
  QApplication::sendEvent(name, &leaves);
  QCOMPARE(name->cursorPosition(), 0);
  name->setFocus();
  QTest::keyClick(name, Qt::Key_End);
  QTest::keyClick(name, Qt::Key_Backspace);
  QVERIFY(note->isHidden());
}

// Duplicate names are allowed but pointed out.
void Seats::twoOfOneName() {
  Gui gui;
  const auto sheet = sheetOf(gui, "byg");
  auto* const one = sheet->findChild<QLineEdit*>(QStringLiteral("playerName1"));
  auto* const other = sheet->findChild<QLineEdit*>(QStringLiteral("playerName2"));
  const auto* const note = sheet->findChild<QLabel*>(QStringLiteral("sameNote"));
  one->clear();
  other->clear();
  QVERIFY(note->isHidden());
  QTest::keyClicks(one, QStringLiteral("Ann"));
  QTest::keyClicks(other, QStringLiteral(" Ann"));
  QVERIFY(note->isVisible() && note->text().contains(QStringLiteral("Ann")));
  QVERIFY(sheet->findChild<QPushButton*>(QStringLiteral("play"))->isEnabled());
  QTest::keyClicks(other, QStringLiteral("e"));
  QVERIFY(note->isHidden());
  // A default name counts as well.
  one->clear();
  other->clear();
  QTest::keyClicks(other, one->placeholderText());
  QVERIFY(note->isVisible());
  sheet->findChild<QComboBox*>(QStringLiteral("playedBy2"))->setCurrentIndex(1);
  QVERIFY(note->isHidden());
}

void Seats::seatsGoByTheirNames() {
  Gui gui;
  const auto sheet = sheetOf(gui, "byg");
  const auto* const first = sheet->findChild<QComboBox*>(QStringLiteral("option first"));
  QCOMPARE(first->itemText(2), QStringLiteral("Player 1"));  // after the lot and the player with priority
  sheet->findChild<QLineEdit*>(QStringLiteral("playerName1"))->setText(QStringLiteral("Anna"));
  QCOMPARE(first->itemText(2), QStringLiteral("Anna"));
  QCOMPARE(first->itemText(3), QStringLiteral("Player 2"));
}

void Seats::whoSitsThereIsResetToo() {
  Gui gui;
  const auto sheet = sheetOf(gui, "bypass");
  auto* const reset = sheet->findChild<QPushButton*>(QStringLiteral("resetOptions"));
  QVERIFY(!reset->isEnabled());
  const MatchSetup usual = sheet->setup();
  auto* const by = sheet->findChild<QComboBox*>(QStringLiteral("playedBy2"));
  by->setCurrentIndex(4);
  QVERIFY(reset->isEnabled());
  by->setCurrentIndex(0);
  QVERIFY(!reset->isEnabled());
  setPlayers(*sheet, 2);
  sheet->findChild<QComboBox*>(QStringLiteral("playedBy3"))->setCurrentIndex(2);
  QVERIFY(reset->isEnabled());
  reset->click();
  QVERIFY(!reset->isEnabled());
  QCOMPARE(sheet->setup().names.size(), usual.names.size());
  QCOMPARE(sheet->setup().levels, usual.levels);
  QCOMPARE(sheet->setup().colours, usual.colours);
}

// The user's name on the system is proposed until a name has been chosen; a name left empty stays empty.
void Seats::theSystemKnowsAName() {
  Gui gui;
  qputenv("USER", "maria");
  QCOMPARE(sheetOf(gui, "byg")->setup().names.front(), QStringLiteral("Maria"));
  QTest::mouseClick(&gui.find<QPushButton>("computer byg"), Qt::LeftButton);
  QCOMPARE(gui.match().name(1), QStringLiteral("Maria"));
  qputenv("USER", "root");
  QCOMPARE(sheetOf(gui, "byg")->setup().names.front(), QString());
  qputenv("USER", "maria");
  gui.preferences().setPlayerNames({QString(), QString()});
  QCOMPARE(sheetOf(gui, "byg")->setup().names.front(), QString());
  qunsetenv("USER");
}

// However a name is shortened, its number stays, since it distinguishes two computers.
void Seats::numbersOfNamesAreNeverCut() {
  const QFontMetricsF metrics(QGuiApplication::font());
  const QString name = QStringLiteral("Computer 3");
  const double whole = metrics.horizontalAdvance(name);
  QCOMPARE(shortName(name, metrics, whole + 1), name);
  const double least = metrics.horizontalAdvance(QStringLiteral("C… 3")) + 1;
  const int widths = static_cast<int>((whole - 1 - least) / 3);
  for (int step = 0; step <= widths; ++step) {
    const double width = least + 3 * step;
    const QString shorter = shortName(name, metrics, width);
    QVERIFY2(shorter.endsWith(QStringLiteral("… 3")), qPrintable(shorter));
    QVERIFY(metrics.horizontalAdvance(shorter) <= width + 1);
  }
  QCOMPARE(shortestName(name), name);
  QCOMPARE(shortestName(QStringLiteral("Maximiliane 2")), QStringLiteral("Maximili… 2"));
  QCOMPARE(shortestName(QStringLiteral("Maximiliane")), QStringLiteral("Maximili…"));
  QCOMPARE(shortestName(QStringLiteral("Anneliese")), QStringLiteral("Anneliese"));
}

void Seats::boardsGrowDownTheList() {
  for (const auto& [game, option] : {std::pair{"byg", "size"}, std::pair{"bypass", "board"}}) {
    const GameFace& face = faceOf(*find_game(game));
    int before = 0;
    for (const OptionSpec& spec : face.game().options()) {
      for (const OptionValue& value : spec.name == option ? spec.values : std::vector<OptionValue>{}) {
        const QString text = face.optionValue(spec.name, value);
        if (!text.contains(QStringLiteral("points"))) {
          const int side = text.section(QLatin1Char(' '), 0, 0).toInt();
          QVERIFY2(side > before, qPrintable(text));
          before = side;
        }
      }
    }
  }
}

void Seats::theSheetFitsASmallWindow() {
  Gui gui;
  gui.window().resize(700, 500);
  QCoreApplication::processEvents();
  QCOMPARE(gui.window().size(), QSize(700, 500));
  for (const CatalogueEntry& entry : catalogue()) {
    if (entry.kind == CatalogueEntry::Kind::Game) {
      const auto sheet = sheetOf(gui, entry.id);
      QVERIFY2(sheet->height() <= 460 && sheet->width() <= 694, entry.id);
      for (const char* const name : {"play", "cancel"}) {
        const auto* const button = sheet->findChild<QPushButton*>(QLatin1String(name));
        QVERIFY(sheet->rect().contains(QRect(button->mapTo(sheet.get(), QPoint()), button->size())));
      }
    }
  }
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("seats", Seats);
#include "tst_seats.moc"
