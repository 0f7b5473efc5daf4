// SPDX-License-Identifier: GPL-3.0-or-later
// How the three games on the Over-Pass board describe turn, players and result, and how the new-game sheet
// and the table show whose pieces are whose.
#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QTest>

#include "app/games/groups_of_three/groups.h"
#include "app/games/mono_line/mono.h"
#include "app/games/over_pass/over_pass.h"
#include "app/setup/new_game_sheet.h"
#include "app/setup/piece_row.h"
#include "app/setup/segmented.h"
#include "engine/overpass/overpass_games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/pass_games.h"

namespace byways::app::test {

namespace {

QString linesOf(const GameFace& face, const Match& match) {
  QStringList lines;
  for (const TurnItem& item : face.turnItems(match)) {
    const QString mark = item.kind == TurnItem::Kind::Open     ? QStringLiteral("+ ")
                         : item.kind == TurnItem::Kind::Closed ? QStringLiteral("- ")
                         : item.kind == TurnItem::Kind::Fact   ? QStringLiteral(". ")
                         : item.done                           ? QStringLiteral("v ")
                                                               : QStringLiteral("o ");
    lines.append(mark + item.text);
  }
  return lines.join(QLatin1Char('\n'));
}

bool hasLine(const GameFace& face, const Match& match, const char* line) {
  const bool has = linesOf(face, match).contains(QLatin1String(line));
  if (!has) {
    qWarning("%s\nisn’t in\n%s", line, qPrintable(linesOf(face, match)));
  }
  return has;
}

std::unique_ptr<Match> overPassMatch(const QStringList& entries, int players = 2,
                                     const OptionMap& options = {}) {
  return passMatch(overpass::over_pass_game(), players, options, entries);
}
std::unique_ptr<Match> groupsMatch(const QStringList& entries, int players = 2) {
  return passMatch(overpass::groups_game(), players, {}, entries);
}
std::unique_ptr<Match> monoMatch(const QStringList& entries, bool strict) {
  return passMatch(overpass::mono_game(), 2, {{"strict", strict}}, entries);
}

}  // namespace

class PassStatus : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void OVP_2_theTurnInWords();
  void OVP_9_exitsInWords();
  void GRP_2_theTurnInWords();
  void MON_2_theTurnInWords();
  void MON_4_aClaimIsOffered();
  void cardsTellOfPieces();
  void turnsAndLots();
  void resultsInWords();
  void optionsInWords();
  void theSheetShowsWhosePiecesAreWhose();
  void theTableSaysWithWhichColour();

 private:
  std::unique_ptr<Gui> gui_;
};

void PassStatus::initTestCase() { gui_ = std::make_unique<Gui>(); }

void PassStatus::OVP_2_theTurnInWords() {
  const GameFace& face = overPassFace();
  const auto due = overPassMatch({});
  QVERIFY(face.task(*due).contains(QStringLiteral("Roll the dice")));
  QVERIFY(face.turnItems(*due).isEmpty());
  QCOMPARE(face.colourOnTurn(*due), 0);
  const auto turn = overPassMatch({QStringLiteral("*: roll 3 4")});
  QVERIFY(face.task(*turn).contains(QStringLiteral("any colour")));
  QVERIFY(hasLine(face, *turn, ". Moves left: 7 of 7"));
  QVERIFY(hasLine(face, *turn, "+ Over-Pass: 1 move"));
  QVERIFY(hasLine(face, *turn, "+ Trade: 1 move"));
  QVERIFY(hasLine(face, *turn, "+ Slide: 2 moves"));
  QVERIFY(hasLine(face, *turn, "o Empty the Center Square, O: 1 move"));
  const auto moved = overPassMatch({QStringLiteral("*: roll 1 2"), QStringLiteral("1: O>B2 …")});
  QVERIFY(hasLine(face, *moved, ". Moves left: 2 of 3"));
  QVERIFY(hasLine(face, *moved, "v The Center Square, O, is empty"));
  const auto last = overPassMatch({QStringLiteral("*: roll 1 1"), QStringLiteral("1: O>B2 …")});
  QVERIFY(hasLine(face, *last, "- No slide: it takes 2 moves"));
  // The piece on O has to leave the centre, which takes one of the two moves.
  const auto tight = overPassMatch({QStringLiteral("*: roll 1 1")});
  QVERIFY(hasLine(face, *tight, "- No slide: the moves left are needed to empty O"));
  const auto spent = overPassMatch({QStringLiteral("*: roll 1 1"), QStringLiteral("1: O>B2 …")});
  QVERIFY(!spent->play(QString::fromStdString(spent->state().legal_steps().front())));
  QVERIFY(hasLine(face, *spent, ". Moves left: 0 of 2"));
  QVERIFY(!linesOf(face, *spent).contains(QStringLiteral("\n+")));
}

void PassStatus::OVP_9_exitsInWords() {
  const GameFace& face = overPassFace();
  QVERIFY(hasLine(face, *overPassMatch({QStringLiteral("*: roll 3 4")}), "- No exit: the roll is odd"));
  QVERIFY(hasLine(face, *overPassMatch({QStringLiteral("*: roll 3 3")}), "- No exit: no white piece can"));
}

void PassStatus::GRP_2_theTurnInWords() {
  const GameFace& face = groupsFace();
  QVERIFY(face.task(*groupsMatch({})).contains(QStringLiteral("Roll the dice")));
  const auto turn = groupsMatch({QStringLiteral("*: roll 3 4")}, 3);
  QVERIFY(face.task(*turn).contains(QStringLiteral("Move white pieces")));
  QVERIFY(hasLine(face, *turn, ". Moves left: 7 of 7"));
  QVERIFY(hasLine(face, *turn, "+ 7 in reserve"));
  QVERIFY(hasLine(face, *turn, "+ To go home: move onto the Center Square"));
}

void PassStatus::MON_2_theTurnInWords() {
  const GameFace& face = monoFace();
  const auto first = monoMatch({}, false);
  QVERIFY(face.task(*first).contains(QStringLiteral("where Ben holds no line")));
  QVERIFY(hasLine(face, *first, "o Place a piece"));
  QVERIFY(hasLine(face, *first, ". 97 place"));
  const auto tried = monoMatch({QStringLiteral("1: F3 …")}, false);
  QVERIFY(hasLine(face, *tried, "v A piece is placed"));
  QVERIFY(face.task(*tried).contains(QStringLiteral("Try other places")));
  QVERIFY(face.choices(*first).isEmpty());
}

void PassStatus::MON_4_aClaimIsOffered() {
  const GameFace& face = monoFace();
  const auto first = monoMatch({}, true);
  QVERIFY(hasLine(face, *first, "+ You may claim"));
  QVERIFY2(!linesOf(face, *first).contains(QStringLiteral("97")), "tells of mistakes");
  QCOMPARE(face.choices(*first).size(), 1);
  QCOMPARE(face.choices(*first).front().first, QStringLiteral("1: claim"));
  const auto wrong = monoMatch({QStringLiteral("1: claim")}, true);
  QVERIFY(hasLine(face, *wrong, "- No shared line"));
  QVERIFY(face.choices(*wrong).isEmpty());
  QVERIFY(face.choices(*monoMatch({QStringLiteral("1: F3 …")}, true)).isEmpty());
}

void PassStatus::cardsTellOfPieces() {
  const auto two = overPassMatch({});
  QVERIFY2(overPassFace().seatLines(*two, 1).join(u' ').contains(QStringLiteral("Home: 0 white and 0 red")),
           qPrintable(overPassFace().seatLines(*two, 1).join(u' ')));
  QVERIFY(overPassFace().seatLines(*two, 1).join(u' ').contains(QStringLiteral("7 white and 8 red")));
  const auto three = overPassMatch({}, 3);
  QCOMPARE(overPassFace().seatLines(*three, 2).size(), 2);
  QVERIFY(overPassFace().seatLines(*three, 2).at(1).contains(QStringLiteral("8 in reserve")));
  const auto game = monoMatch({QStringLiteral("1: F3")}, false);
  QVERIFY(monoFace().seatLines(*game, 1).at(0).contains(QStringLiteral("19 piece")));
  QVERIFY(monoFace().seatLines(*game, 1).at(1).contains(QStringLiteral("2 line")));
  QVERIFY(monoFace().seatLines(*game, 2).at(1).contains(QStringLiteral("0 line")));
}

void PassStatus::turnsAndLots() {
  const auto match = overPassMatch({});
  const auto pass = [&](const char* entry) {
    return overPassFace().turnText(QString::fromUtf8(entry), *match);
  };
  QCOMPARE(
      pass("1: O>B3 A0>D0 C1=C5 J3>home"),
      QStringLiteral("O passes over to B3, A0 passes over to D0, C1 and C5 change places, J3 goes home"));
  QCOMPARE(pass("1: C0-D0 …"), QStringLiteral("C0 slides to D0"));
  QCOMPARE(pass("1: -"), QStringLiteral("No moves"));
  QCOMPARE(pass("1: resign"), QStringLiteral("Resigns"));
  QVERIFY(
      overPassFace().lotText(QStringLiteral("*: roll 3 2"), *match).startsWith(QStringLiteral("3 and 2: 5")));
  QCOMPARE(overPassFace().lotText(QStringLiteral("*: start 2"), *match),
           QStringLiteral("Ben starts, with black."));
  const auto steps = groupsFace().turnText(QStringLiteral("2: h0>k1 m1>k1+h0 a0>z"), *groupsMatch({}));
  QCOMPARE(steps, QStringLiteral("h0 to k1, m1 to k1 (bringing in h0), a0 goes home"));
  // Successive moves of one piece are described as one; bringing in and bearing off end the description.
  QCOMPARE(groupsFace().turnText(QStringLiteral("1: h2>g3 g3>e2 e2>d3+f0 d3>c2 c2>z"), *groupsMatch({})),
           QStringLiteral("h2 to g3 to e2 to d3 (bringing in f0), d3 to c2, c2 goes home"));
  const auto lines = monoMatch({}, false);
  QCOMPARE(monoFace().turnText(QStringLiteral("1: F3/red"), *lines), QStringLiteral("a red piece on F3"));
  QCOMPARE(monoFace().turnText(QStringLiteral("1: F3"), *lines), QStringLiteral("a piece on F3"));
  QCOMPARE(monoFace().turnText(QStringLiteral("1: claim"), *lines), QStringLiteral("Claims a shared line"));
  QCOMPARE(monoFace().lotText(QStringLiteral("*: start 2"), *lines), QStringLiteral("Ben starts."));
}

void PassStatus::resultsInWords() {
  const auto claimed =
      monoMatch({QStringLiteral("1: F1"), QStringLiteral("2: G3"), QStringLiteral("1: claim")}, true);
  QVERIFY2(monoFace().resultText(*claimed).contains(QStringLiteral("Ann was right to claim")),
           qPrintable(monoFace().resultText(*claimed)));
  QVERIFY(monoFace().resultText(*claimed).contains(QStringLiteral("F1 and G3")));
  const auto resigned = overPassMatch({QStringLiteral("2: resign")});
  QCOMPARE(overPassFace().resultText(*resigned), QStringLiteral("Ben has resigned."));
  // A friendly game to its end, when the player to move has no legal node.
  const auto full = monoMatch({}, false);
  while (full->timeline().to_move() > 0) {
    QVERIFY(!full->play(QString::fromStdString(full->state().legal_steps().front())));
    QVERIFY(!full->play(QStringLiteral("end")));
  }
  QVERIFY2(monoFace().resultText(*full).contains(QStringLiteral("has no place left")) ||
               monoFace().resultText(*full).contains(QStringLiteral("no piece left")),
           qPrintable(monoFace().resultText(*full)));
}

void PassStatus::optionsInWords() {
  for (const GameFace* const face : {&overPassFace(), &groupsFace(), &monoFace()}) {
    for (const OptionSpec& spec : face->game().options()) {
      QVERIFY(face->optionName(spec.name) != QString::fromStdString(spec.name));
      QVERIFY(!face->optionHelp(spec.name).isEmpty());
      QSet<QString> texts;
      for (const OptionValue& value : spec.values) {
        texts.insert(face->optionValue(spec.name, value));
      }
      QCOMPARE(texts.size(), static_cast<qsizetype>(spec.values.size()));
    }
  }
  const QStringList names{QStringLiteral("Ann"), QStringLiteral("Ben"), QStringLiteral("Cleo"),
                          QStringLiteral("Dan")};
  QCOMPARE(overPassFace().setupNote({}, names.mid(0, 2)),
           QStringLiteral("Ann plays white and red, Ben black and blue. The colours take turns."));
  QVERIFY(monoFace()
              .setupNote({}, names.mid(0, 2))
              .startsWith(QStringLiteral(
                  "Ann plays white and red, Ben black and blue. Which of your two colours you use "
                  "makes no difference. ")));
  QCOMPARE(overPassFace().setupNote({}, names.mid(0, 3)),
           QStringLiteral("Ann plays white, Ben plays black and Cleo plays red."));
  QVERIFY(overPassFace().setupNote({}, names).contains(QStringLiteral("Dan plays blue")));
}

void PassStatus::theSheetShowsWhosePiecesAreWhose() {
  NewGameSheet sheet(overPassFace(), gui_->preferences(), gui_->look(), {});
  sheet.show();
  const auto pieces = [&](int seat) {
    return sheet.findChild<PieceRow*>(QStringLiteral("pieces%1").arg(seat));
  };
  const auto swatches = [&](int seat) {
    return sheet.findChild<QWidget*>(QStringLiteral("swatches%1").arg(seat));
  };
  for (const int players : {2, 3, 4}) {
    auto* const count = sheet.findChild<Segmented*>(QStringLiteral("playerCount"));
    count->findChild<QPushButton*>(QStringLiteral("segment%1").arg(players - 2))->click();
    for (int seat = 1; seat <= players; ++seat) {
      QVERIFY(pieces(seat)->isVisible() && !swatches(seat)->isVisible());
    }
    QCOMPARE(pieces(1)->colours(), players == 2 ? QList<int>({0, 2}) : QList<int>({0}));
    QCOMPARE(pieces(2)->colours(), players == 2 ? QList<int>({1, 3}) : QList<int>({1}));
    QCOMPARE(sheet.findChild<QWidget*>(QStringLiteral("option goal")) != nullptr, players == 2);
  }
  QCOMPARE(pieces(4)->accessibleName(), QStringLiteral("blue"));
}

void PassStatus::theTableSaysWithWhichColour() {
  gui_->window().start(passSetup(overpass::over_pass_game()));
  QCOMPARE(gui_->find<QLabel>("headline").text(), QStringLiteral("Ann, with white"));
  gui_->match().roll();
  QCOMPARE(gui_->find<QLabel>("headline").text(), QStringLiteral("Ann, with white"));
  QCOMPARE(gui_->find<PieceRow>("pieces2").colours(), QList<int>({1, 3}));
  QVERIFY(gui_->find<QWidget>("player1").accessibleName().contains(QStringLiteral("white, red")));
  QVERIFY(!gui_->match().play(QStringLiteral("O>B2")));
  QVERIFY(!gui_->match().play(QStringLiteral("end")));
  QCOMPARE(gui_->find<QLabel>("headline").text(), QStringLiteral("Ben, with black"));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("pass_status", PassStatus);
#include "tst_pass_status.moc"
