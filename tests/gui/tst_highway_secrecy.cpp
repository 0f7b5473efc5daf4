// SPDX-License-Identifier: GPL-3.0-or-later
// HWY-2 on one screen: submissions stay secret for good. Two games that differ in nothing but what has been
// submitted must look, sound and be saved the same to everybody else.
#include <QAccessible>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QTest>

#include "app/games/catalogue.h"
#include "app/setup/new_game_sheet.h"
#include "app/table/curtain.h"
#include "engine/games.h"
#include "engine/highway/insight.h"
#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

namespace {

const Game& highwayGame() { return *find_game("highway"); }

// A game for as many seats as the lot has corners, in a file.
QString fileOf(const QTemporaryDir& folder, const char* corners, int players) {
  QFile file(folder.filePath(QStringLiteral("start.byways")));
  QStringList seats;
  for (int seat = 1; seat <= players; ++seat) {
    seats << QStringLiteral("{\"name\":\"Player %1\"}").arg(seat);
  }
  if (file.open(QIODevice::WriteOnly)) {
    file.write(
        QStringLiteral("{\"format\":\"byways-record\",\"version\":1,\"game\":\"highway\",\"players\":[%1],"
                       "\"turns\":[\"*: corners %2\"],\"table\":{\"seed\":7}}")
            .arg(seats.join(QLatin1Char(',')), QLatin1String(corners))
            .toUtf8());
  }
  return file.fileName();
}

// The table of a game that begins so.
struct Table {
  explicit Table(const char* corners = "corners A1 E9 I1", int players = 3) {
    gui.window().openFile(fileOf(folder, corners, players));
    QCoreApplication::processEvents();
  }

  void lift() {
    if (gui.match().isTableOpen()) {
      gui.key(Qt::Key_Return);
    }
    gui.key(Qt::Key_Space);
    QVERIFY(!gui.match().isCurtained());
  }

  // Parts that a hand has submitted without being seen, then the key that seals.
  void submit(const char* parts) {
    lift();
    const QStringList words = QString::fromLatin1(parts).split(QLatin1Char(' '));
    for (const QString& word : words) {
      QVERIFY2(!gui.match().play(word), qPrintable(word));
    }
    gui.key(Qt::Key_Return);
  }

  QTemporaryDir folder;
  Gui gui;
};

void tell(QAccessibleInterface* face, QStringList& told) {
  if (face == nullptr) {
    return;
  }
  for (const auto kind :
       {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help}) {
    told << face->text(kind);
  }
  if (QAccessibleActionInterface* const actions = face->actionInterface()) {
    for (const QString& name : actions->actionNames()) {
      told << actions->localizedActionDescription(name);
    }
  }
  for (int child = 0; child < face->childCount(); ++child) {
    tell(face->child(child), told);
  }
}

// Every text of every widget and action of the program, hidden ones too, and all that a screen reader could
// read.
QStringList everythingTold(Gui& gui) {
  QStringList told;
  QList<QObject*> objects = gui.window().findChildren<QObject*>();
  objects.prepend(&gui.window());
  for (QObject* const object : objects) {
    for (const char* property : {"windowTitle", "toolTip", "statusTip", "whatsThis", "accessibleName",
                                 "accessibleDescription", "text", "plainText", "title"}) {
      const QVariant value = object->property(property);
      if (value.isValid()) {
        told << QString::fromLatin1(property) + QLatin1Char('=') + value.toString();
      }
    }
    if (const auto* const list = qobject_cast<QListWidget*>(object)) {
      for (int row = 0; row < list->count(); ++row) {
        told << list->item(row)->text() << list->item(row)->toolTip();
      }
    }
    if (const auto* const widget = qobject_cast<QWidget*>(object)) {
      told << QString::number(static_cast<int>(widget->isVisible()));
    }
  }
  tell(QAccessible::queryAccessibleInterface(&gui.window()), told);
  tell(QAccessible::queryAccessibleInterface(&gui.board()), told);
  const BoardView& board = gui.board();
  told << board.cursor();
  for (const QString& place : board.places()) {
    told << board.describe(place) << board.actionOf(place);
  }
  return told;
}

QImage thumbnail(Gui& gui) {
  QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::white);
  QPainter painter(&image);
  faceOf(highwayGame())->drawBoard(painter, image.rect(), gui.match(), gui.look(), false);
  return image;
}

void compareTold(Gui& one, Gui& other) {
  const QStringList first = everythingTold(one);
  const QStringList second = everythingTold(other);
  QVERIFY(first.size() > 400);
  QCOMPARE(first.size(), second.size());
  for (qsizetype i = 0; i < first.size(); ++i) {
    QCOMPARE(first[i], second[i]);
  }
  QCOMPARE(one.window().grab().toImage(), other.window().grab().toImage());
  QCOMPARE(thumbnail(one), thumbnail(other));
}

QByteArray savedBytes(Gui& gui) {
  const QStringList files = QDir(gui.library().folder()).entryList({QStringLiteral("*.byways")});
  QFile file(files.isEmpty() ? QString() : gui.library().folder() + QLatin1Char('/') + files.front());
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

nlohmann::json savedJson(Gui& gui) { return nlohmann::json::parse(savedBytes(gui).toStdString()); }

}  // namespace

class HighwaySecrecy : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theCurtainComesBetweenPlayers();
  void aSealedSubmissionLeavesNoTrace();
  void anOpenSubmissionGoesBehindTheCurtain();
  void undoStaysInOnesOwnSubmission();
  void goingBackShowsPublicBoardsOnly();
  void theSavedFileHidesTheRoundInHand();
  void aKilledProgramComesBackBehindTheCurtain();
  void aDamagedSealLosesTheRoundOnly();
  void driftingSeatsPlayByThemselves();
  void theSheetLetsSeatsDrift();
};

void HighwaySecrecy::theCurtainComesBetweenPlayers() {
  Table table;
  Gui& gui = table.gui;
  QVERIFY(gui.match().isTableOpen());
  QVERIFY(gui.board().isVisible());
  QCOMPARE(gui.find<QPushButton>("endTurn").text(), QStringLiteral("Submit in secret"));
  QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
  auto& curtain = gui.find<Curtain>("curtain");
  QVERIFY(curtain.isVisible() && curtain.hasFocus() && !gui.board().isVisible());
  QCOMPARE(gui.find<QLabel>("curtainHeadline").text(), QStringLiteral("Pass to Player 1"));
  QVERIFY(gui.find<QLabel>("curtainAbout").text().contains(QStringLiteral("Round 1")));
  QVERIFY(curtain.accessibleName().contains(QStringLiteral("press Space when nobody else looks")));
  gui.key(Qt::Key_Return);  // which sealed the submission before: it must not lift the curtain as well
  QVERIFY(gui.match().isCurtained());
  QVERIFY(gui.match().play(QStringLiteral("e")).has_value());
  QVERIFY(!gui.action("undo").isEnabled() && !gui.action("endTurn").isEnabled());
  gui.key(Qt::Key_Space);
  QVERIFY(!gui.match().isCurtained() && gui.board().isVisible() && gui.board().hasFocus());
  gui.key(Qt::Key_Return);  // there is no direction yet
  QCOMPARE(gui.timeline().to_move(), 1);
  QVERIFY(!gui.match().play(QStringLiteral("e")));
  gui.key(Qt::Key_Return);
  QCOMPARE(gui.timeline().to_move(), 2);
  QVERIFY(curtain.isVisible() && !gui.board().isVisible());
  QCOMPARE(gui.find<QLabel>("curtainWaiting").text(), QStringLiteral("1 of 3 players have submitted."));
  table.submit("-");
  table.submit("ne");
  QVERIFY(gui.match().isTableOpen() && gui.board().isVisible());  // the round is shown to everybody
}

void HighwaySecrecy::aSealedSubmissionLeavesNoTrace() {
  Table one;
  Table other;
  one.submit("B2=L C3=X e");
  other.submit("A3=R B1=R C2=X se");
  compareTold(one.gui, other.gui);  // at the curtain
  one.lift();
  other.lift();
  compareTold(one.gui, other.gui);  // in the second player's hand
  for (Table* const table : {&one, &other}) {
    table->submit("-");
    table->submit("-");
  }
  // What is public by now differs, and only that.
  const auto* const seen = highway::insight_into(one.gui.match().state());
  QVERIFY(seen->table().tiles.contains("B2"));
  for (const QString& text : everythingTold(one.gui)) {
    QVERIFY2(!text.contains(QStringLiteral("=L")) && !text.contains(QStringLiteral("=X")), qPrintable(text));
  }
}

void HighwaySecrecy::anOpenSubmissionGoesBehindTheCurtain() {
  Table one;
  Table other;
  one.submit("e");
  other.submit("e");
  one.lift();
  other.lift();
  QVERIFY(!one.gui.match().play(QStringLiteral("E8=L")));
  QVERIFY(!one.gui.match().play(QStringLiteral("w")));
  QVERIFY(!other.gui.match().play(QStringLiteral("D8=X")));
  one.gui.board().setCursor(QStringLiteral("E8"));
  other.gui.board().setCursor(QStringLiteral("D7"));
  QVERIFY(one.gui.match().play(QStringLiteral("E8=R")).has_value());  // a refusal that speaks of E8
  for (Table* const table : {&one, &other}) {
    Match& match = table->gui.match();
    const std::size_t here = match.timeline().length();
    match.goTo(1);  // looking back opens the table to everybody
    QVERIFY(match.isTableOpen());
    match.goTo(here);
    QVERIFY(match.isCurtained() && !match.isTableOpen());
  }
  compareTold(one.gui, other.gui);
  one.lift();
  QCOMPARE(one.gui.timeline().open_steps().size(), std::size_t(2));  // nothing is lost
}

void HighwaySecrecy::undoStaysInOnesOwnSubmission() {
  Table table;
  Gui& gui = table.gui;
  table.submit("B2=L e");
  QVERIFY(!gui.match().canUndo());
  table.lift();
  QVERIFY(!gui.match().canUndo() && !gui.action("undo").isEnabled());
  QVERIFY(!gui.match().play(QStringLiteral("E8=L")));
  QVERIFY(!gui.match().play(QStringLiteral("w")));
  QVERIFY(gui.action("undo").isEnabled());
  gui.action("undo").trigger();
  gui.action("undo").trigger();
  QVERIFY(!gui.action("undo").isEnabled() && gui.action("redo").isEnabled());
  QCOMPARE(gui.timeline().to_move(), 2);
  gui.action("redo").trigger();
  QCOMPARE(gui.timeline().open_steps(), std::vector<std::string>{"E8=L"});
  QVERIFY(!gui.match().play(QStringLiteral("w")));
  gui.key(Qt::Key_Return);
  table.submit("-");
  QVERIFY(!gui.action("undo").isEnabled());  // what has been travelled stays
}

void HighwaySecrecy::goingBackShowsPublicBoardsOnly() {
  Table table;
  Gui& gui = table.gui;
  for (int submission = 0; submission < 3; ++submission) {
    table.submit("-");
  }
  const std::size_t afterRound = gui.timeline().cursor();
  table.submit("-");
  for (std::size_t cursor = 0; cursor < gui.timeline().length(); ++cursor) {
    QCOMPARE(gui.match().canGoTo(cursor), !gui.timeline().state_at(cursor).has_secrets());
  }
  const auto& list = gui.find<QListWidget>("turnList");
  QCOMPARE(list.count(), 4);  // start, lot, round 1, the round in hand
  QVERIFY(list.item(2)->text().startsWith(QStringLiteral("Round 1: ")));
  gui.match().goTo(afterRound);
  QVERIFY(gui.match().isTableOpen() && gui.board().isVisible());
  QCOMPARE(gui.find<QPushButton>("endTurn").text(), QStringLiteral("Play on from here"));
  gui.match().goTo(gui.timeline().length());
  QVERIFY(gui.match().isCurtained() && !gui.board().isVisible());
  QCOMPARE(gui.timeline().to_move(), 2);
  gui.match().goTo(1);
  QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
  QCOMPARE(gui.timeline().length(), std::size_t(1));  // what came after is dropped
  QVERIFY(gui.find<Curtain>("curtain").isVisible());
}

void HighwaySecrecy::theSavedFileHidesTheRoundInHand() {
  Table table;
  Gui& gui = table.gui;
  table.submit("B2=L C3=X e");
  table.lift();
  QVERIFY(!gui.match().play(QStringLiteral("D8=R")));
  const QByteArray bytes = savedBytes(gui);
  QVERIFY(!bytes.isEmpty());
  for (const char* secret : {"B2", "C3", "D8", "=L", "=X", "=R"}) {
    QVERIFY2(!bytes.contains(secret), bytes.constData());
  }
  QCOMPARE(savedJson(gui)["turns"].size(), std::size_t(1));
  // The record is a record: the program without a window replays it as far as it is public.
  const QDir games(gui.library().folder());
  const QString path = games.filePath(games.entryList({QStringLiteral("*.byways")}).front());
  const nlohmann::json shown = showByCli(path);
  QCOMPARE(shown["to_move"].get<int>(), 1);
  QVERIFY(shown.dump().find("B2") == std::string::npos);
  // A round that is over can't be replayed without its submissions.
  QVERIFY(!gui.match().play(QStringLiteral("-")));
  gui.key(Qt::Key_Return);
  table.submit("-");
  QCOMPARE(savedJson(gui)["turns"].size(), std::size_t(4));
  QVERIFY(!savedJson(gui)["table"].contains("sealed"));
}

void HighwaySecrecy::aKilledProgramComesBackBehindTheCurtain() {
  Table table;
  Gui& gui = table.gui;
  table.submit("B2=L C3=X e");
  table.lift();
  QVERIFY(!gui.match().play(QStringLiteral("D8=R")));
  const std::vector<Entry> before = gui.timeline().entries();
  const QDir games(gui.library().folder());
  const OpenedMatch opened =
      Library::open(games.filePath(games.entryList({QStringLiteral("*.byways")}).front()));
  QVERIFY(opened.match != nullptr);
  QVERIFY(opened.match->timeline().entries() == before);
  QCOMPARE(opened.match->timeline().to_move(), 2);
  QVERIFY(opened.match->isCurtained() && !opened.match->isTableOpen());
  opened.match->liftCurtain();
  QCOMPARE(opened.match->timeline().open_steps(), std::vector<std::string>{"D8=R"});
}

void HighwaySecrecy::aDamagedSealLosesTheRoundOnly() {
  Table table;
  table.submit("B2=L C3=X e");
  const Record good = table.gui.match().record();
  for (const char* sealed : {"", "!", "AAAA", "MTogZQ=="}) {
    Record record = good;
    record.document["table"]["sealed"] = sealed;
    auto timeline = replay(record);
    QVERIFY(timeline);
    const Match match(record, std::move(*timeline));
    QCOMPARE(match.timeline().to_move(), 1);
    QVERIFY(match.isTableOpen());
  }
}

void HighwaySecrecy::driftingSeatsPlayByThemselves() {
  Gui gui;
  gui.window().start({&highwayGame(),
                      {},
                      {QStringLiteral("Ann"), QString(), QStringLiteral("Cem"), QString()},
                      {0, 1, 2, 3},
                      {},
                      {false, true, false, true}});
  Match& match = gui.match();
  const auto& card = gui.find<QWidget>("player2");
  QVERIFY2(card.accessibleName().contains(QStringLiteral("drifts")), qPrintable(card.accessibleName()));
  for (int round = 1; round <= highway::kRounds; ++round) {
    QVERIFY(match.isTableOpen());
    for (const Seat seat : {1, 3}) {
      match.liftCurtain();
      QCOMPARE(match.timeline().to_move(), seat);
      QVERIFY(!match.play(QStringLiteral("-")));
      QVERIFY(!match.play(QStringLiteral("end")));
    }
    QCOMPARE(highway::insight_into(match.state())->reports().size(), static_cast<std::size_t>(round));
  }
  QVERIFY(match.timeline().outcome().has_value());
  const Record record = match.record();
  auto timeline = replay(record);
  QVERIFY(timeline);  // all that was drawn is legal
  const Match again(record, std::move(*timeline));
  QVERIFY(again.drifts(2) && again.drifts(4) && !again.drifts(1) && !again.drifts(3));
}

void HighwaySecrecy::theSheetLetsSeatsDrift() {
  Gui gui;
  {
    NewGameSheet sheet(*faceOf(highwayGame()), gui.preferences(), gui.look(), std::nullopt, &gui.window());
    sheet.show();
    QCOMPARE(sheet.setup().names.size(), 6);
    for (int seat = 2; seat <= 6; ++seat) {
      sheet.findChild<QCheckBox*>(QStringLiteral("drifts%1").arg(seat))->click();
    }
    QCOMPARE(sheet.setup().drifts, QList<bool>({false, true, true, true, true, true}));
    auto* const last = sheet.findChild<QCheckBox*>(QStringLiteral("drifts1"));
    QVERIFY(!last->isEnabled());  // somebody has to play
    QTest::mouseClick(sheet.findChild<QPushButton*>(QStringLiteral("swapSeats")), Qt::LeftButton);
    QCOMPARE(sheet.setup().drifts, QList<bool>({true, true, true, true, true, false}));
    sheet.accept();
  }
  const NewGameSheet next(*faceOf(highwayGame()), gui.preferences(), gui.look(), std::nullopt, &gui.window());
  QCOMPARE(next.setup().drifts, QList<bool>({true, true, true, true, true, false}));
  const NewGameSheet byg(*faceOf(*find_game("byg")), gui.preferences(), gui.look(), std::nullopt,
                         &gui.window());
  QVERIFY(!byg.findChild<QCheckBox*>(QStringLiteral("drifts1"))->isVisibleTo(&byg));
  QVERIFY(!byg.setup().drifts.contains(true));
}

}  // namespace byways::app::test

QTEST_MAIN(byways::app::test::HighwaySecrecy)
#include "tst_highway_secrecy.moc"
