// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of TRYPSYLON: refusals, tasks and results, with people's names.
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "app/games/trypsylon/trypsylon.h"
#include "engine/core/random.h"
#include "engine/trypsylon/insight.h"
#include "engine/trypsylon/trypsylon_game.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/trypsylon_games.h"

namespace byways::app::test {

namespace {

const GameFace& face() { return trypsylonFace(); }

// The items of the turn box as letters: "o" possible, "-" impossible, "." a fact, "x" done, "_" required.
QString kindsOf(const Match& match) {
  QString kinds;
  for (const TurnItem& item : face().turnItems(match)) {
    kinds += item.kind == TurnItem::Kind::Open     ? u'o'
             : item.kind == TurnItem::Kind::Closed ? u'-'
             : item.kind == TurnItem::Kind::Fact   ? u'.'
             : item.done                           ? u'x'
                                                   : u'_';
  }
  return kinds;
}

QString itemsOf(const Match& match) {
  QStringList texts;
  for (const TurnItem& item : face().turnItems(match)) {
    texts.append(item.text);
  }
  return texts.join(QLatin1Char('\n'));
}

}  // namespace

class TrypsylonWords : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void everyRefusalOfRandomPlayTakesItsArguments();
  void TRY_8_kindsOfMoveInTheStandardGame();
  void TRY_9_distanceToTheEndgame();
  void TRY_10_kindsOfMoveInExpert();
  void theTaskFollowsTheHand();
  void turnsAndLots();
  void TRY_16_resultsInWords();
  void endsByWords();
  void optionsInWords();

 private:
  std::unique_ptr<Gui> gui_;  // sets the language
};

void TrypsylonWords::initTestCase() { gui_ = std::make_unique<Gui>(); }

void TrypsylonWords::everyRefusalOfRandomPlayTakesItsArguments() {
  QSet<QString> reasons;
  Random random(4);
  for (int games = 0; games < 40; ++games) {
    Match match(trypsylonSetup({{"expert", games % 2 == 1}}));
    const trypsylon::Insight& first = *trypsylon::insight_into(match.state());
    QStringList asked{QStringLiteral("end"), QStringLiteral("claim"), QStringLiteral("f9")};
    for (const std::string& end : first.all_ends()) {
      asked.append(QString::fromStdString(end + "-nw"));
    }
    for (const std::string& cell : first.face_down()) {
      asked.append(QString::fromStdString(cell));
    }
    for (int steps = 0; steps < 80 && match.timeline().to_move() > 0; ++steps) {
      for (const QString& step : asked) {
        if (const auto refusal = match.timeline().refusal(match.timeline().to_move(), step.toStdString())) {
          reasons.insert(QString::fromStdString(refusal->reason));
          const QString sentence = face().explain(*refusal, match);
          QVERIFY2(!sentence.contains(QLatin1Char('%')), qPrintable(sentence));
        }
      }
      const std::vector<std::string> legal = match.state().legal_steps();
      playTrypsylon(match, legal[random.below(static_cast<std::uint32_t>(legal.size()))].c_str());
    }
  }
  QVERIFY2(reasons.size() >= 13, qPrintable(QStringList(reasons.values()).join(QLatin1Char(' '))));
}

void TrypsylonWords::TRY_8_kindsOfMoveInTheStandardGame() {
  Match match(trypsylonSetup());
  QCOMPARE(kindsOf(match), QStringLiteral("o-."));  // only a simple move
  playTrypsylon(match, "e1 W1-ne");
  QCOMPARE(kindsOf(match), QStringLiteral("o--."));
  QVERIFY(itemsOf(match).contains(QStringLiteral("No open move")));
  QVERIFY(itemsOf(match).contains(QStringLiteral("the last move wasn’t open")));
  playTrypsylon(match, "e5 W5-ne");
  QCOMPARE(kindsOf(match), QStringLiteral("oo-."));
  QVERIFY2(itemsOf(match).contains(QStringLiteral("other than a5")), qPrintable(itemsOf(match)));
  playTrypsylon(match, "a1 E1-nw");  // an open move: now two cards may be taken
  QCOMPARE(kindsOf(match), QStringLiteral("ooo."));
  QVERIFY(itemsOf(match).contains(QStringLiteral("Double move: two face-down cards")));
  playTrypsylon(match, "c3");
  // With a card in hand: how to push it in, what the move has and needs, and what else it may become.
  QCOMPARE(kindsOf(match), QStringLiteral("..xo_."));
  QVERIFY2(itemsOf(match).contains(QStringLiteral("Card taken\nTake a second card")),
           qPrintable(itemsOf(match)));
  playTrypsylon(match, "d4");
  QCOMPARE(kindsOf(match), QStringLiteral("..xx__."));
  playTrypsylon(match, "Nc-ne");
  QCOMPARE(kindsOf(match), QStringLiteral("..xxx_."));
  QVERIFY2(itemsOf(match).contains(QStringLiteral("First card pushed in\nPush the second card in")),
           qPrintable(itemsOf(match)));
}

void TrypsylonWords::TRY_9_distanceToTheEndgame() {
  Match match(trypsylonSetup());
  QVERIFY2(itemsOf(match).contains(QRegularExpression(QStringLiteral("25 card.* still face down"))),
           qPrintable(itemsOf(match)));
  QVERIFY2(itemsOf(match).contains(QStringLiteral("The endgame begins when only 3 are left")),
           qPrintable(itemsOf(match)));
  // A card in hand no longer counts as face down.
  static_cast<void>(match.play(QStringLiteral("c3")));
  QVERIFY2(itemsOf(match).contains(QRegularExpression(QStringLiteral("24 card.* still face down"))),
           qPrintable(itemsOf(match)));
  Match late(trypsylonSetup());
  turnAllButUp(late, 4);
  QVERIFY2(itemsOf(late).contains(QStringLiteral("The endgame begins when only 3 are left")),
           qPrintable(itemsOf(late)));
  turnAllButUp(late, 3);
  QVERIFY2(itemsOf(late).contains(QStringLiteral("This is the endgame")), qPrintable(itemsOf(late)));
  QVERIFY2(!itemsOf(late).contains(QStringLiteral("endgame begins")), qPrintable(itemsOf(late)));
  // After an open move, the endgame forbids the double move.
  playOpenMove(late);
  QVERIFY2(itemsOf(late).contains(QStringLiteral("No double move in the endgame")),
           qPrintable(itemsOf(late)));
}

void TrypsylonWords::TRY_10_kindsOfMoveInExpert() {
  Match match(trypsylonSetup({{"expert", true}}));
  QCOMPARE(kindsOf(match), QStringLiteral("o-."));
  playTrypsylon(match, "e1 W1-ne");
  QCOMPARE(kindsOf(match), QStringLiteral("-o."));  // open, double
  playTrypsylon(match, "c3 d4 Nc-ne W4-sw");
  QCOMPARE(kindsOf(match), QStringLiteral("oo."));
  QVERIFY(!itemsOf(match).contains(QStringLiteral("imple")));
  QVERIFY(!itemsOf(match).contains(QStringLiteral("endgame")));
  // With 30 cards, one is left over at the end.
  Match late(trypsylonSetup({{"expert", true}, {"board", std::string("5x6")}}));
  turnAllButUp(late, 1);
  QCOMPARE(kindsOf(late), QStringLiteral("oo."));
  QVERIFY2(itemsOf(late).contains(QStringLiteral("the last card")), qPrintable(itemsOf(late)));
  turnAllButUp(late, 0);
  QCOMPARE(kindsOf(late), QStringLiteral("o-."));
  QVERIFY2(itemsOf(late).contains(QStringLiteral("No double move")), qPrintable(itemsOf(late)));
}

void TrypsylonWords::theTaskFollowsTheHand() {
  QStringList tasks;
  Match match(trypsylonSetup({{"expert", true}}));
  playTrypsylon(match, "e1 W1-ne");
  tasks.append(face().task(match));
  for (const char* const step : {"c3", "d4", "Nc-ne"}) {
    playTrypsylon(match, step);
    tasks.append(face().task(match));
  }
  QVERIFY(tasks[0].contains(QStringLiteral("Take two face-down cards")));
  QVERIFY(tasks[1].contains(QStringLiteral("Take the second card")));
  QVERIFY(tasks[2].contains(QStringLiteral("Push one card in")));
  QVERIFY(tasks[3].contains(QStringLiteral("second card in")));
}

void TrypsylonWords::turnsAndLots() {
  const Match match(trypsylonSetup());
  const auto turn = [&](const char* entry) { return face().turnText(QString::fromUtf8(entry), match); };
  QCOMPARE(turn("1: c3 Nc-ne"), QStringLiteral("c3 to column c north\u00a0↗"));
  QCOMPARE(turn("2: c3 d4 Nc-ne W4-sw"),
           QStringLiteral("c3, d4 to column c north\u00a0↗, row 4 west\u00a0↙"));
  QCOMPARE(turn("2: c3 d4 E4-nw …"), QStringLiteral("c3, d4 to row 4 east\u00a0↖"));
  QCOMPARE(turn("2: c3 …"), QStringLiteral("c3"));
  QCOMPARE(turn("c3 Sc-se"), QStringLiteral("c3 to column c south\u00a0↘"));
  QCOMPARE(turn("claim"), QStringLiteral("Draw claimed"));
  QCOMPARE(turn("resign"), QStringLiteral("Resigns"));
  QCOMPARE(face().lotText(QStringLiteral("*: start 2"), match), QStringLiteral("Ben starts."));
}

void TrypsylonWords::TRY_16_resultsInWords() {
  Match own(trypsylonSetup());
  playTrypsylon(own, kSouthernRow);
  QVERIFY2(face().resultText(own).contains(QStringLiteral("Ann has joined west and east")),
           qPrintable(face().resultText(own)));
  QVERIFY(face().resultText(own).contains(QStringLiteral("5 card")));
  QVERIFY(!face().resultText(own).contains(QStringLiteral("Ben")));

  Match other(trypsylonSetup({{"beach", 2}}));
  playTrypsylon(other, kSouthernRow);  // Ann's move joins Ben's sides
  QVERIFY(face().resultText(other).contains(QStringLiteral("Ben has joined west and east")));
  QVERIFY(face().resultText(other).contains(QStringLiteral("Ann made the last move")));

  for (const int beach : {1, 2}) {
    Match both(trypsylonSetup({{"beach", beach}}));
    playTrypsylon(both, kBothJoined);
    const QString text = face().resultText(both);
    QVERIFY2(text.contains(beach == 1 ? QStringLiteral("Ann has joined west and east")
                                      : QStringLiteral("Ann has joined north and south")),
             qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("other two sides are joined as well")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("made the move wins: Ann")), qPrintable(text));
  }
}

void TrypsylonWords::endsByWords() {
  Match resigned(trypsylonSetup());
  static_cast<void>(resigned.playDeclaration(2, QStringLiteral("resign")));
  QCOMPARE(face().resultText(resigned), QStringLiteral("Ben has resigned."));
  Match agreed(trypsylonSetup());
  static_cast<void>(agreed.playDeclaration(1, QStringLiteral("draw")));
  QVERIFY(face().resultText(agreed).contains(QStringLiteral("agreed to a draw")));
  QCOMPARE(face().resultText(Match(trypsylonSetup())), QString());
}

void TrypsylonWords::optionsInWords() {
  for (const OptionSpec& spec : trypsylon::game().options()) {
    QVERIFY(face().optionName(spec.name) != QString::fromStdString(spec.name));
    QVERIFY(!face().optionHelp(spec.name).isEmpty());
    QSet<QString> texts;
    for (const OptionValue& value : spec.values) {
      texts.insert(face().optionValue(spec.name, value));
    }
    QCOMPARE(texts.size(), static_cast<qsizetype>(spec.values.size()));
  }
  QCOMPARE(face().optionValue("board", std::string("6x5")), QStringLiteral("6 × 5"));
  QVERIFY(face().optionHelp("board").contains(QStringLiteral("stronger player")));
  const QList<int> colours = face().usualColours();
  QVERIFY(colours.size() == 2 && colours[0] != colours[1]);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("trypsylon_words", TrypsylonWords);
#include "tst_trypsylon_words.moc"
