// SPDX-License-Identifier: GPL-3.0-or-later
// HWY-2 on one screen: submissions stay secret for ever. Two games that differ only in one player's
// submissions must look and sound the same to everybody else, and be saved alike.
#include <QAccessible>
#include <QFile>
#include <QImage>
#include <QListWidget>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QTest>

#include "app/games/catalogue.h"
#include "engine/games.h"
#include "engine/highway/insight.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/secret_table.h"

namespace byways::app::test {

namespace {

void tell(QAccessibleInterface* accessible, QStringList& told) {
  if (accessible == nullptr) {
    return;
  }
  for (const auto kind :
       {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help}) {
    told << accessible->text(kind);
  }
  if (QAccessibleActionInterface* const actions = accessible->actionInterface()) {
    for (const QString& name : actions->actionNames()) {
      told << actions->localizedActionDescription(name);
    }
  }
  for (int child = 0; child < accessible->childCount(); ++child) {
    tell(accessible->child(child), told);
  }
}

// All texts of all widgets and actions, including hidden ones, and everything that a screen reader could
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
        told << QString::fromLatin1(property) + QStringLiteral(": ") + value.toString();
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
  // Each table has its own folder, in the system's notation.
  told.replaceInStrings(QDir::toNativeSeparators(gui.folder()), QStringLiteral("FOLDER"));
  told.replaceInStrings(gui.folder(), QStringLiteral("FOLDER"));
  return told;
}

QImage thumbnail(Gui& gui) {
  QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::white);
  QPainter painter(&image);
  faceOf(*find_game("highway")).drawBoard(painter, image.rect(), gui.match(), gui.look());
  return image;
}

/// Everything visible and audible at one moment.
struct Impression {
  QStringList told;
  QImage window;
  QImage thumb;
};

Impression impressionOf(Gui& gui) {
  QCoreApplication::processEvents();
  return {everythingTold(gui), gui.window().grab().toImage(), thumbnail(gui)};
}

void compare(const QList<Impression>& ones, const QList<Impression>& others) {
  QCOMPARE(ones.size(), others.size());
  for (qsizetype moment = 0; moment < ones.size(); ++moment) {
    const Impression& one = ones[moment];
    const Impression& other = others[moment];
    QVERIFY(one.told.size() > 400);
    QCOMPARE(one.told.size(), other.told.size());
    for (qsizetype i = 0; i < one.told.size(); ++i) {
      QCOMPARE(one.told[i], other.told[i]);
    }
    QCOMPARE(one.window, other.window);
    QCOMPARE(one.thumb, other.thumb);
  }
}

// What can be seen and heard at the curtain, and then in the second player's hand, after the first player has
// submitted `parts`.
QList<Impression> afterSubmission(const char* parts) {
  SecretTable table;
  table.submit(QString::fromLatin1(parts));
  QList<Impression> moments{impressionOf(table.gui)};
  table.lift();
  moments << impressionOf(table.gui);
  return moments;
}

// What can be seen and heard at the open table, and then at the curtain, when everybody looks back after the
// second player has begun a submission with `parts`, moved the cursor and tried `refused`.
QList<Impression> afterBeginning(const QStringList& parts, const QString& cursor, const QString& refused) {
  SecretTable table;
  Match& match = table.gui.match();
  table.submit(QStringLiteral("e"));
  table.lift();
  for (const QString& part : parts) {
    static_cast<void>(match.play(part));
  }
  table.gui.board().setCursor(cursor);
  static_cast<void>(match.play(refused));
  const std::size_t here = match.timeline().length();
  match.goTo(1);
  QList<Impression> moments{impressionOf(table.gui)};
  match.goTo(here);
  moments << impressionOf(table.gui);
  table.lift();
  if (match.timeline().open_steps().size() != static_cast<std::size_t>(parts.size())) {
    qFatal("part of a submission was lost");
  }
  return moments;
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
  void aSealedSubmissionLeavesNoTrace();
  void comparingNoticesDifferences();
  void anOpenSubmissionGoesBehindTheCurtain();
  void noStepIsEverWritten();
  void leavingTellsNothing();
  void theSavedFileHidesTheRoundInHand();
  void aKilledProgramComesBackBehindTheCurtain();
  void aDamagedSealLosesTheRoundOnly();
  void playingOnFromEarlierAsksFirst();
  void lookingBackBringsNoStepBack();
};

void HighwaySecrecy::aSealedSubmissionLeavesNoTrace() {
  compare(afterSubmission("B2=L C3=X e"), afterSubmission("A3=R B1=R C2=X se"));
  compare(afterSubmission("-"), afterSubmission("B2=L B1=R C3=X se"));
}

// Makes sure that the comparison notices differences, such as one's own submission while one plans it.
void HighwaySecrecy::comparingNoticesDifferences() {
  SecretTable table;
  table.lift();
  const Impression before = impressionOf(table.gui);
  QVERIFY(!table.gui.match().play(QStringLiteral("B2=L")));
  const Impression after = impressionOf(table.gui);
  QVERIFY(before.told != after.told);
  QVERIFY(before.window != after.window);
  QCOMPARE(before.thumb, after.thumb);
}

void HighwaySecrecy::anOpenSubmissionGoesBehindTheCurtain() {
  compare(afterBeginning({QStringLiteral("B5=L"), QStringLiteral("w")}, QStringLiteral("B5"),
                         QStringLiteral("B5=R")),
          afterBeginning({QStringLiteral("B6=X")}, QStringLiteral("C6"), QStringLiteral("A5=L")));
}

void HighwaySecrecy::noStepIsEverWritten() {
  SecretTable table;
  table.submit(QStringLiteral("B2=L C3=X e"));
  table.submit(QStringLiteral("B5=R -"));
  table.submit(QStringLiteral("-"));
  const auto told = everythingTold(table.gui);
  for (const QString& text : told) {
    QVERIFY2(!text.contains(QStringLiteral("=L")) && !text.contains(QStringLiteral("=X")), qPrintable(text));
  }
}

// TURN-6: if somebody leaves during a round, or all agree on a draw, sealed submissions stay sealed.
void HighwaySecrecy::leavingTellsNothing() {
  const auto after = [](const QString& parts) {
    SecretTable table;
    table.submit(parts);
    QList<Impression> moments;
    static_cast<void>(table.gui.match().playDeclaration(2, QStringLiteral("leave")));
    moments << impressionOf(table.gui);
    const QByteArray bytes = savedBytes(table.gui);
    if (bytes.isEmpty() || bytes.contains("=L")) {
      qFatal("the saved file tells too much");
    }
    static_cast<void>(table.gui.match().playDeclaration(1, QStringLiteral("draw")));
    moments << impressionOf(table.gui);
    return moments;
  };
  compare(after(QStringLiteral("B2=L C3=X e")), after(QStringLiteral("B1=L -")));
}

void HighwaySecrecy::theSavedFileHidesTheRoundInHand() {
  SecretTable table;
  Gui& gui = table.gui;
  table.submit(QStringLiteral("B2=L C3=X e"));
  table.lift();
  QVERIFY(!gui.match().play(QStringLiteral("B6=R")));
  QByteArray bytes = savedBytes(gui);
  QVERIFY(!bytes.isEmpty());
  // Encrypted data may contain any two letters by chance, so only longer texts are looked for in it;
  // tst_sealed checks the rest.
  const QByteArray sealed = QByteArray::fromStdString(savedJson(gui)["table"]["sealed"].get<std::string>());
  QVERIFY(!QByteArray::fromBase64(sealed).contains("B2=L"));
  bytes.replace(sealed, "");
  for (const char* secret : {"B2", "C3", "B6", "=L", "=X", "=R"}) {
    QVERIFY2(!bytes.contains(secret), bytes.constData());
  }
  QCOMPARE(savedJson(gui)["turns"].size(), std::size_t(1));
  // The record is valid: byways-cli replays it up to the last public position.
  const QDir games(gui.library().folder());
  const QString path = games.filePath(games.entryList({QStringLiteral("*.byways")}).front());
  const nlohmann::json shown = showByCli(path);
  QCOMPARE(shown["to_move"].get<int>(), 1);
  QVERIFY(shown.dump().find("B2") == std::string::npos);
  // A completed round can't be replayed without its submissions.
  QVERIFY(!gui.match().play(QStringLiteral("-")));
  gui.endTurn();
  table.submit(QStringLiteral("-"));
  QCOMPARE(savedJson(gui)["turns"].size(), std::size_t(4));
  QVERIFY(!savedJson(gui)["table"].contains("sealed"));
}

void HighwaySecrecy::aKilledProgramComesBackBehindTheCurtain() {
  SecretTable table;
  Gui& gui = table.gui;
  table.submit(QStringLiteral("B2=L C3=X e"));
  table.lift();
  QVERIFY(!gui.match().play(QStringLiteral("B6=R")));
  const Entries before = gui.timeline().entries();
  const QDir games(gui.library().folder());
  const OpenedMatch opened =
      Library::resume(games.filePath(games.entryList({QStringLiteral("*.byways")}).front()));
  QVERIFY(opened.match != nullptr);
  QVERIFY(opened.match->timeline().entries() == before);
  QCOMPARE(opened.match->timeline().to_move(), 2);
  QVERIFY(opened.match->isCurtained() && !opened.match->isTableOpen());
  opened.match->liftCurtain();
  QCOMPARE(opened.match->timeline().open_steps(), std::vector<std::string>{"B6=R"});
}

void HighwaySecrecy::aDamagedSealLosesTheRoundOnly() {
  SecretTable table;
  table.submit(QStringLiteral("B2=L C3=X e"));
  const Record good = table.gui.match().recordToGoOn();
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

void HighwaySecrecy::playingOnFromEarlierAsksFirst() {
  SecretTable table;
  Gui& gui = table.gui;
  table.submit(QStringLiteral("e"));
  table.lift();
  const std::size_t length = gui.timeline().length();
  gui.match().goTo(gui.timeline().entry_ends().front());
  QVERIFY(gui.match().isTableOpen());
  gui.action("endTurnAction").trigger();
  auto* const box = gui.window().findChild<QMessageBox*>(QStringLiteral("confirm"));
  QVERIFY(box != nullptr && box->isVisible());
  QTest::keyClick(box, Qt::Key_Return);  // the default button keeps the game
  QTRY_VERIFY(gui.window().findChild<QMessageBox*>(QStringLiteral("confirm")) == nullptr);
  QCOMPARE(gui.timeline().length(), length);
  QVERIFY(gui.match().isTableOpen());
  QTest::mouseClick(&gui.find<QPushButton>("backToTheEnd"), Qt::LeftButton);
  QCOMPARE(gui.timeline().cursor(), length);
  gui.match().goTo(gui.timeline().entry_ends().front());
  gui.agreeSoon();
  gui.action("endTurnAction").trigger();
  QTRY_VERIFY(gui.timeline().length() < length);
}

// A step of the turn in hand that was undone stays undone while one looks at earlier rounds.
void HighwaySecrecy::lookingBackBringsNoStepBack() {
  SecretTable table;
  Gui& gui = table.gui;
  table.lift();
  QVERIFY(!gui.match().play(QStringLiteral("B2=L")) && !gui.match().play(QStringLiteral("C3=X")));
  gui.key(Qt::Key_Z, Qt::ControlModifier);
  const std::vector<std::string> steps{"B2=L"};
  QCOMPARE(gui.timeline().open_steps(), steps);
  const int rows = gui.find<QListWidget>("turnList").count();
  for (const bool isByBanner : {true, false}) {
    gui.match().goTo(gui.timeline().entry_ends().front());
    QVERIFY(gui.match().isTableOpen());
    if (isByBanner) {
      QTest::mouseClick(&gui.find<QPushButton>("backToTheEnd"), Qt::LeftButton);
    } else {
      gui.find<QListWidget>("turnList").setCurrentRow(rows - 1);
    }
    QVERIFY(gui.match().isCurtained() && !gui.match().isTableOpen());
    QCOMPARE(gui.timeline().open_steps(), steps);
  }
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("highway_secrecy", HighwaySecrecy);
#include "tst_highway_secrecy.moc"
