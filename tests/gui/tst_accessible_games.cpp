// SPDX-License-Identifier: GPL-3.0-or-later
// A game of each kind from the shelf to its end, played only through the accessibility interfaces: no mouse,
// no keys, no help from the engine. Accessibility events can't be received here; tests/atspi receives them.
#include <QAccessible>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>

#include "app/games/catalogue.h"
#include "tests/gui/accessible_reader.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

constexpr std::uint32_t kRandomPart =
    12;  // a random amount is added to a step's worth: it leads out of dead ends near the goal
constexpr int kSomeTurns = 24;  // calls of playGroups: rolls, and pieces brought in, count as well

double distance(const SpokenPlace& place, QPoint middle) {
  return std::hypot(place.middle.x() - middle.x(), place.middle.y() - middle.y());
}

// Rolls, brings pieces in, and prefers moves that bring in most; once the reserve is empty, heads home.
void playGroups(Reader& reader) {
  const AccessiblePlayer& player = reader.player();
  const QList<SpokenPlace> all = player.actions();
  for (const char* const first : {"Roll the dice", "Bring a piece in"}) {
    if (const QList<SpokenPlace> offers = thatOffer(all, first); !offers.isEmpty()) {
      Reader::press(offers.front());
      return;
    }
  }
  const QList<SpokenPlace> pieces = thatOffer(all, "Pick up the piece");
  if (pieces.isEmpty()) {
    QVERIFY2(reader.pressIfOffered("End turn"), qPrintable(player.demands().join(u'\n')));
    return;
  }
  const SpokenPlace goal = *player.place(text("z"));
  const std::optional<SpokenPlace> reserve = player.place(text("Reserve of ") + reader.colour());
  QVERIFY(reserve);
  const bool isEmpty = reserve->name.contains(text(": 0 pieces"));
  double most = -1e9;
  std::optional<std::pair<SpokenPlace, SpokenPlace>> best;
  for (const SpokenPlace& piece : pieces) {
    Reader::press(piece);
    QList<SpokenPlace> ways = player.actions();
    ways.removeIf([](const SpokenPlace& way) {
      return beginsWith(way.action, "Take") || beginsWith(way.action, "Put");
    });
    for (const SpokenPlace& way : std::as_const(ways)) {
      const QString in = way.name.section(text("may come in on "), 1);
      const auto count = in.isEmpty() ? 0 : in.count(u' ') / 2 + 1;
      double worth = 100.0 * static_cast<double>(count) + reader.below(kRandomPart);
      worth -= !isEmpty && way.name.contains(text("transit space")) ? 6 : 0;
      worth += beginsWith(way.action, "Bring the piece home") ? (isEmpty ? 60 : 20) : 0;
      worth += isEmpty ? (distance(piece, goal.middle) - distance(way, goal.middle)) / 10 : 0;
      if (worth > most) {
        most = worth;
        best = std::pair(piece, way);
      }
    }
    Reader::press(piece);
  }
  QVERIFY(best);
  Reader::press(best->first);
  Reader::press(best->second);
}

// Ends the turn, or draws something that isn't wrong by itself.
void drawInBypass(Reader& reader) {
  if (reader.pressIfOffered("End turn")) {
    return;
  }
  // The name of a link says what would be wrong with drawing there.
  QList<SpokenPlace> open = thatOffer(reader.player().actions(), "Draw");
  open.removeIf([](const SpokenPlace& place) {
    return place.name.contains(text(beginsWith(place.action, "Draw a path") ? "close a loop" : "cut"));
  });
  QVERIFY2(!open.isEmpty(), qPrintable(reader.player().demands().join(u'\n')));
  Reader::press(reader.some(open));
}

// If it is a computer's turn, waits until it isn't or the game is over. Returns whether it was.
bool isComputersMoment(Reader& reader) {
  if (!reader.gui().match().isComputersTurn()) {
    return false;
  }
  AccessiblePlayer::waitFor([&reader] { return reader.isOver() || !reader.gui().match().isComputersTurn(); });
  return true;
}

// One of the directions with the most points.
SpokenPlace bestWay(const QList<SpokenPlace>& ways) {
  const auto points = [](const SpokenPlace& way) {
    static const QRegularExpression number(QStringLiteral("(-?\\d+) point"));
    return number.match(way.name).captured(1).toInt();
  };
  return *std::max_element(ways.begin(), ways.end(),
                           [&](const SpokenPlace& a, const SpokenPlace& b) { return points(a) < points(b); });
}

}  // namespace

class AccessibleGames : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void byg();
  void bygAgainstTheComputer();
  void bypass();
  void bypassAgainstTheComputer();
  void highway();
  void highwayAgainstTheComputer();
  void trypsylon();
  void overPass();
  void groupsOfThree();
  void endOfGroupsOfThree();
  void monoLine();
  void gamesOfOneStone_data();
  void gamesOfOneStone();
  void challenges_data();
  void challenges();
};

// The games that have no test function of their own here: in each of them, a turn that places one stone is
// enough.
void AccessibleGames::gamesOfOneStone_data() {
  QTest::addColumn<QString>("title");
  const QStringList played{QStringLiteral("byg"),       QStringLiteral("bypass"),
                           QStringLiteral("highway"),   QStringLiteral("trypsylon"),
                           QStringLiteral("over-pass"), QStringLiteral("groups-of-three"),
                           QStringLiteral("mono-line")};
  for (const CatalogueEntry& entry : catalogue()) {
    if (!played.contains(QLatin1String(entry.id)) && entry.kind == CatalogueEntry::Kind::Game) {
      QTest::newRow(entry.id) << entry.title();
    }
  }
}

void AccessibleGames::gamesOfOneStone() {
  if (QTest::currentDataTag() == nullptr) {
    QSKIP("Every game has a function of its own.");
  }
  QFETCH(const QString, title);
  Reader reader(11);
  reader.start(qPrintable(title), [](const AccessiblePlayer&) {});
  reader.play([&reader] {
    const QList<SpokenPlace> free = thatOffer(reader.player().actions(), "Place");
    if (free.isEmpty() && reader.pressIfOffered("End turn")) {
      return;
    }
    QVERIFY2(!free.isEmpty(),
             "This game is not played by placing stones alone: play it by its accessible names in a function "
             "of its own in tests/gui/tst_accessible_games.cpp.");
    Reader::press(reader.some(free));
  });
  reader.compareResult();
}

void AccessibleGames::byg() {
  Reader reader(3);
  reader.start("Byg", [](const AccessiblePlayer& sheet) {
    sheet.choose(text("Board"), text("3 cells per side (19 in all)"));
  });
  reader.play([&reader] {
    if (reader.pressIfOffered("Ben goes First")) {
      return;
    }
    const QList<SpokenPlace> free = thatOffer(reader.player().actions(), "Place");
    if (free.isEmpty() || reader.below(3) == 0) {
      if (reader.pressIfOffered("End turn")) {
        return;
      }
    }
    QVERIFY2(!free.isEmpty(), qPrintable(reader.player().demands().join(u'\n')));
    const SpokenPlace place = reader.some(free);
    Reader::press(place);
    QVERIFY(place.face->text(QAccessible::Name) != place.name);
  });
  reader.compareResult();
}

void AccessibleGames::bygAgainstTheComputer() {
  Reader reader(5);
  reader.gui().preferences().setPace(Preferences::Pace::AtOnce);
  reader.start("Byg", [](const AccessiblePlayer& sheet) {
    sheet.choose(text("Board"), text("3 cells per side (19 in all)"));
    sheet.choose(text("Who plays as player 2"), text("Computer, level 1 (beginner)"));
  });
  reader.play([&reader] {
    // The task appears when the table has finished showing the computer's turn.
    AccessiblePlayer::waitFor([&reader] { return reader.isOver() || !reader.player().demands().isEmpty(); });
    if (reader.isOver()) {
      return;
    }
    const QStringList demands = reader.player().demands();
    if (demands.value(0).startsWith(text("Computer to move"))) {
      AccessiblePlayer::waitFor([&reader] { return !reader.gui().match().isComputersTurn(); });
      return;
    }
    if (reader.pressIfOffered("Computer goes First") || reader.pressIfOffered("End turn")) {
      return;
    }
    const QList<SpokenPlace> free = thatOffer(reader.player().actions(), "Place");
    QVERIFY2(!free.isEmpty(), qPrintable(demands.join(u'\n')));
    Reader::press(reader.some(free));
  });
  reader.compareResult();
}

void AccessibleGames::bypass() {
  Reader reader(4);
  reader.start("Bypass", [](const AccessiblePlayer& sheet) {
    sheet.choose(text("Number of players"), text("2"));
    sheet.choose(text("Board"), text("3 hexes per side (19 in all)"));
  });
  reader.play([&reader] { drawInBypass(reader); });
  reader.compareResult();
}

void AccessibleGames::bypassAgainstTheComputer() {
  Reader reader(6);
  reader.gui().preferences().setPace(Preferences::Pace::AtOnce);
  reader.start("Bypass", [](const AccessiblePlayer& sheet) {
    sheet.choose(text("Number of players"), text("2"));
    sheet.choose(text("Board"), text("3 hexes per side (19 in all)"));
    sheet.choose(text("Who plays as player 2"), text("Computer, level 1 (beginner)"));
  });
  reader.play([&reader] {
    if (!isComputersMoment(reader)) {
      drawInBypass(reader);
    }
  });
  reader.compareResult();
}

// Both players travel in the direction with the most points, and place a tile each round.
void AccessibleGames::highway() {
  Reader reader(5);
  reader.start("Hexagonal Highway",
               [](const AccessiblePlayer& sheet) { sheet.choose(text("Number of players"), text("2")); });
  QCOMPARE(reader.gui().match().players(), 2);
  int curtains = 0;
  reader.play([&] {
    if (reader.pressIfOffered("Skip") || reader.pressIfOffered("Continue") ||
        reader.pressIfOffered("Plan in secret")) {
      return;
    }
    if (reader.pressIfOffered("Lift the curtain")) {
      ++curtains;
      // Nobody else's submission can be read anywhere.
      const QList<SpokenPlace> places = reader.player().places();
      QVERIFY(std::none_of(places.begin(), places.end(), [](const SpokenPlace& place) {
        return place.name.contains(text("your")) && place.name.contains(text("placed this round"));
      }));
      const std::optional<SpokenPlace> sign = reader.player().place(text("Tray: left-turn sign"));
      QVERIFY(sign);
      if (sign->action == text("Pick up the left-turn sign")) {
        Reader::press(*sign);
        const QList<SpokenPlace> free = thatOffer(reader.player().actions(), "Place the");
        if (!free.isEmpty()) {
          const SpokenPlace cell = reader.some(free);
          Reader::press(cell);
          QVERIFY2(
              cell.face->text(QAccessible::Name).contains(text("your left-turn sign, placed this round")),
              qPrintable(cell.face->text(QAccessible::Name)));
        } else {
          Reader::press(*sign);
        }
      }
      QList<SpokenPlace> ways = reader.player().actions();
      ways.removeIf([](const SpokenPlace& place) { return !beginsWith(place.name, "Travel "); });
      QVERIFY(!ways.isEmpty());
      Reader::press(bestWay(ways));
      const QStringList demands = reader.player().demands();
      QVERIFY2(!demands.filter(text("You travel")).isEmpty(), qPrintable(demands.join(u'\n')));
      return;
    }
    if (!reader.pressIfOffered("Submit")) {
      // For a moment between two pages nothing is offered.
      AccessiblePlayer::waitFor([&reader] {
        const QStringList offers{text("Skip"), text("Continue"), text("Plan in secret"),
                                 text("Lift the curtain"), text("Submit")};
        return reader.isOver() || std::any_of(offers.begin(), offers.end(), [&reader](const QString& name) {
                 return reader.player().canPress(name);
               });
      });
    }
  });
  QVERIFY(curtains >= 4);
  reader.compareResult();
}

// With a single person at the table there is no curtain.
void AccessibleGames::highwayAgainstTheComputer() {
  Reader reader(7);
  reader.gui().preferences().setPace(Preferences::Pace::AtOnce);
  reader.start("Hexagonal Highway", [](const AccessiblePlayer& sheet) {
    sheet.choose(text("Number of players"), text("2"));
    sheet.choose(text("Who plays as player 2"), text("Computer, level 1 (beginner)"));
  });
  int submissions = 0;
  reader.play([&] {
    if (reader.pressIfOffered("Skip") || reader.pressIfOffered("Continue") ||
        reader.pressIfOffered("Plan the round")) {
      return;
    }
    QVERIFY(!reader.player().canPress(text("Lift the curtain")));
    if (reader.pressIfOffered("Submit")) {
      ++submissions;
      return;
    }
    QList<SpokenPlace> ways = reader.player().actions();
    ways.removeIf([](const SpokenPlace& place) { return !beginsWith(place.name, "Travel "); });
    if (!ways.isEmpty()) {
      Reader::press(bestWay(ways));
    } else {
      QTest::qWait(1);  // the computer searches, or a round is shown
    }
  });
  QCOMPARE(submissions, 6);
  reader.compareResult();
}

void AccessibleGames::trypsylon() {
  Reader reader(6);
  reader.start("TRYPSYLON", [](const AccessiblePlayer& /*sheet*/) {});
  reader.play([&reader] {
    if (reader.pressIfOffered("End turn")) {
      return;
    }
    const QList<SpokenPlace> all = reader.player().actions();
    if (const QList<SpokenPlace> set = thatOffer(all, "Push the card in"); !set.isEmpty()) {
      Reader::press(set.front());
      return;
    }
    if (const QList<SpokenPlace> ends = thatOffer(all, "Set the card"); !ends.isEmpty()) {
      const QList<SpokenPlace> hand = thatOffer(all, "Turn the card");
      QCOMPARE(hand.size(), 1);
      const QString before = hand.front().name;
      Reader::press(hand.front());
      QVERIFY(hand.front().face->text(QAccessible::Name) != before);
      for (std::uint32_t quarter = reader.below(4); quarter > 0; --quarter) {
        Reader::press(hand.front());
      }
      Reader::press(reader.some(ends));
      return;
    }
    const QList<SpokenPlace> cards = thatOffer(all, "Take the card");
    QVERIFY2(!cards.isEmpty(), qPrintable(reader.player().demands().join(u'\n')));
    Reader::press(reader.some(cards));
  });
  reader.compareResult();
}

// Plays by simple rules: go home, otherwise move one's own pieces outward.
void AccessibleGames::overPass() {
  Reader reader(7);
  reader.start("Over-Pass", [](const AccessiblePlayer& sheet) {
    sheet.choose(text("Number of players"), text("2"));
    sheet.choose(text("To bring home"), text("One colour"));
  });
  reader.play([&reader] {
    const QList<SpokenPlace> all = reader.player().actions();
    if (const QList<SpokenPlace> dice = thatOffer(all, "Roll the dice"); !dice.isEmpty()) {
      Reader::press(dice.front());
      return;
    }
    QList<SpokenPlace> pieces = thatOffer(all, "Pick up the piece");
    if (pieces.isEmpty()) {
      QVERIFY2(reader.pressIfOffered("End turn"), qPrintable(reader.player().demands().join(u'\n')));
      return;
    }
    const QPoint middle = reader.player().place(text("O"))->middle;
    const QString own = reader.colour() + text(" piece");
    for (qsizetype i = pieces.size() - 1; i > 0; --i) {
      pieces.swapItemsAt(i, reader.below(static_cast<std::uint32_t>(i) + 1));
    }
    std::stable_sort(pieces.begin(), pieces.end(), [&](const SpokenPlace& a, const SpokenPlace& b) {
      return a.name.contains(text("exit")) && !b.name.contains(text("exit"));
    });
    for (const SpokenPlace& piece : std::as_const(pieces)) {
      const bool isLast = &piece == &pieces.last();
      if (!piece.name.contains(own) && !isLast) {
        continue;
      }
      Reader::press(piece);
      QVERIFY(piece.face->text(QAccessible::Name).contains(text("in hand")));
      QList<SpokenPlace> ways = reader.player().actions();
      ways.removeIf([](const SpokenPlace& way) { return way.action.contains(text("piece")); });
      QVERIFY(!ways.isEmpty());
      const QList<SpokenPlace> exits = thatOffer(ways, "Exit");
      QList<SpokenPlace> outward = ways;
      outward.removeIf([&](const SpokenPlace& way) {
        return beginsWith(way.action, "Trade") || distance(way, middle) < distance(piece, middle) + 1;
      });
      if (exits.isEmpty() && outward.isEmpty() && !isLast) {
        Reader::press(piece);
        continue;
      }
      Reader::press(!exits.isEmpty() ? exits.front() : reader.some(outward.isEmpty() ? ways : outward));
      reader.decide();
      return;
    }
  });
  reader.compareResult();
}

// A whole game would take minutes. Its first part has rolls, moves, and pieces that come in; the next test
// bears pieces off.
void AccessibleGames::groupsOfThree() {
  Reader reader(9);
  reader.start("Groups-of-Three", [](const AccessiblePlayer& sheet) {
    sheet.choose(text("Number of players"), text("2"));
    sheet.choose(text("To bring home"), text("One colour"));
  });
  reader.play([&reader] { playGroups(reader); }, kSomeTurns);
  // The game isn't over yet: the turn box names the colour to move.
  QVERIFY(reader.player().demands().join(u' ').contains(text("with ")));
  const Timeline& timeline = reader.gui().match().timeline();
  QVERIFY(timeline.entries().size() >= 2);
}

// The end of a game: two pieces of each colour are left to bear off.
void AccessibleGames::endOfGroupsOfThree() {
  Reader reader(9);
  QFile file(reader.gui().folder() + QStringLiteral("/end.byways"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(
      R"({"format":"byways-record","version":1,"game":"groups-of-three","options":{"goal":"one"},)"
      R"("players":[{"name":"Ann"},{"name":"Ben"}],"turns":[],"arranged":{"to_move":1,"position":{"pieces":)"
      R"({"a0":"white","c2":"white","a1":"black","c3":"black","a4":"red","c6":"red","a5":"blue","c7":"blue"},)"
      R"("reserve":{"white":0,"black":0,"red":0,"blue":0}}}})");
  file.close();
  QVERIFY(reader.gui().window().openFile(file.fileName()));
  reader.play([&reader] { playGroups(reader); });
  reader.compareResult();
}

void AccessibleGames::monoLine() {
  Reader reader(8);
  reader.start("Mono-Line", [](const AccessiblePlayer& /*sheet*/) {});
  reader.play([&reader] {
    if (reader.pressIfOffered("End turn")) {
      return;
    }
    const QList<SpokenPlace> free = thatOffer(reader.player().actions(), "Try the piece here");
    QVERIFY2(!free.isEmpty(), qPrintable(reader.player().demands().join(u'\n')));
    Reader::press(reader.some(free));
  });
  reader.compareResult();
}

void AccessibleGames::challenges_data() {
  QTest::addColumn<QString>("title");
  for (const CatalogueEntry& entry : catalogue()) {
    if (entry.kind == CatalogueEntry::Kind::Challenge) {
      QTest::newRow(entry.id) << entry.title();
    }
  }
}

// Opens a puzzle from the puzzle room, and plays each move that the hint gives.
void AccessibleGames::challenges() {
  QFETCH(const QString, title);
  Reader reader(10);
  const AccessiblePlayer& player = reader.player();
  player.press(QStringLiteral("Puzzles of ") + title);
  QAccessibleInterface* card = nullptr;
  AccessiblePlayer::waitFor([&] {  // the page makes its cards one after another
    for (const char* const grade : {"Very easy", "Easy", "Medium", "Hard"}) {
      const auto isEasy = [&](const QString& name) {
        return name.startsWith(title + text(". ")) && name.contains(text(". ") + text(grade) + text(". "));
      };
      card = card == nullptr ? player.find(QAccessible::Button, isEasy) : card;
    }
    return card != nullptr;
  });
  QVERIFY(card != nullptr);
  AccessiblePlayer::press(*card);
  AccessiblePlayer::waitFor([&reader] { return reader.gui().window().table() != nullptr; });
  reader.play([&] {
    player.press(text("Hint"));  // shows the piece; the first time, it says what hints cost
    if (player.canPress(text("Take the hint"))) {
      player.press(text("Take the hint"));
    }
    player.press(text("Whole move"));
    const QAccessibleInterface* const hint = player.find(QAccessible::StaticText, [](const QString& name) {
      return name.contains(text("leads to a solution"));
    });
    QVERIFY(hint != nullptr);
    static const QRegularExpression move(QStringLiteral("^(\\w+)(?: over (\\w+))? to (\\w+)"));
    const QRegularExpressionMatch found = move.match(hint->text(QAccessible::Name));
    QVERIFY2(found.hasMatch(), qPrintable(hint->text(QAccessible::Name)));
    const std::optional<SpokenPlace> from = player.place(found.captured(1));
    QVERIFY(from && from->action == text("Pick it up"));
    Reader::press(*from);
    const std::optional<SpokenPlace> to = player.place(found.captured(3));
    QVERIFY(to && to->action == text("Put it here"));
    Reader::press(*to);
    reader.decide(text("Remove ") + found.captured(2));
  });
  reader.compareResult();
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("accessible_games", AccessibleGames);
#include "tst_accessible_games.moc"
