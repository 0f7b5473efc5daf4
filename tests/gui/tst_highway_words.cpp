// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of Hexagonal Highway: tasks, lots, rounds and results, with people's names.
#include <QHeaderView>
#include <QSet>
#include <QTest>

#include "app/games/highway/highway.h"
#include "engine/core/random.h"
#include "engine/highway/highway_game.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

MatchSetup setupFor(int players) {
  const QStringList names{QStringLiteral("Ann"),  QStringLiteral("Ben"),  QStringLiteral("Cem"),
                          QStringLiteral("Dora"), QStringLiteral("Emil"), QStringLiteral("Fay")};
  return {&highway::game(), {}, names.mid(0, players), {0, 1, 2, 3, 4, 5}};
}

// A game between Ann, Ben and Cem in which the lot has given them `corners`.
std::unique_ptr<Match> matchFrom(const char* corners) {
  Timeline timeline(highway::game(), {3, {}});
  if (timeline.play(kChance, corners)) {
    qFatal("no such lot");
  }
  return std::make_unique<Match>(make_record(timeline, {"Ann", "Ben", "Cem"}), timeline);
}

void submit(Match& match, const char* steps) {
  match.liftCurtain();
  const QStringList words = QString::fromLatin1(steps).split(QLatin1Char(' ')) << QStringLiteral("end");
  for (const QString& word : words) {
    const auto refusal = match.play(word);
    QVERIFY2(!refusal, qPrintable(word + QLatin1Char(' ') +
                                  (refusal ? QString::fromStdString(refusal->message) : QString())));
  }
}

// Plays random submissions to the end of the game.
void playOut(Match& match, Random& random) {
  while (match.timeline().to_move() > 0) {
    match.liftCurtain();
    QStringList words;
    for (const std::string& step : match.state().random_turn(random)) {
      words << QString::fromStdString(step);
    }
    submit(match, qPrintable(words.join(QLatin1Char(' '))));
  }
}

// Checks the beginnings of the turn's items.
void compareItems(const Match& match, const QStringList& beginnings) {
  const QList<TurnItem> items = highwayFace().turnItems(match);
  QCOMPARE(items.size(), beginnings.size());
  for (qsizetype i = 0; i < items.size(); ++i) {
    const QString text = (items[i].done ? u"x " : u"- ") + items[i].text;
    QVERIFY2(text.startsWith(beginnings[i]), qPrintable(text));
  }
}

}  // namespace

class HighwayWords : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void tasksFollowTheSubmission();
  void everyTwistIsExplained();
  void lotsAndRounds();
  void longNamesKeepTheirNumbers();
  void theScoreTable();
  void resultsInWords();
  void longNamesBreak();
  void endsByWords();

 private:
  std::unique_ptr<Gui> gui_;  // sets the language
};

void HighwayWords::initTestCase() { gui_ = std::make_unique<Gui>(); }

void HighwayWords::tasksFollowTheSubmission() {
  const std::unique_ptr<Match> match = matchFrom("corners A1 E9 I1");
  const GameFace& face = highwayFace();
  QVERIFY(face.task(*match).contains(QStringLiteral("Round 1")));
  QVERIFY(face.turnItems(*match).isEmpty());  // the curtain is closed
  match->liftCurtain();
  // Required items come first.
  compareItems(*match, {QStringLiteral("- Choose a direction, or stay"), QStringLiteral("- 2 sign"),
                        QStringLiteral("- A barrier left to place")});
  for (const char* step : {"B2=L", "C3=X", "e"}) {
    QVERIFY(!match->play(QString::fromLatin1(step)));
  }
  compareItems(*match, {QStringLiteral("x You travel east"), QStringLiteral("- 1 sign"),
                        QStringLiteral("x The barrier is placed"), QStringLiteral("- Scores 4 points")});
  QVERIFY(face.task(*match).contains(QStringLiteral("submit it")));
  QVERIFY(!match->play(QStringLiteral("end")));
  QVERIFY(face.turnItems(*match).isEmpty());
  QVERIFY(!face.task(*match).contains(QStringLiteral("east")));
}

void HighwayWords::everyTwistIsExplained() {
  QSet<QString> names;
  QSet<QString> texts;
  for (int round = 1; round <= highway::kRounds; ++round) {
    names.insert(highwayTwistName(highway::twist_of(round)));
    texts.insert(highwayTwistText(highway::twist_of(round)));
    QVERIFY(highwayRoundTitle(round).contains(QString::number(round)));
  }
  QCOMPARE(names.size(), 6);
  QCOMPARE(texts.size(), 6);
  const std::unique_ptr<Match> match = matchFrom("corners A1 E9 I1");
  for (int round = 1; round <= highway::kRounds; ++round) {
    // The round's twist is explained before anybody submits, and again at every curtain.
    QVERIFY(highwayFace().task(*match).contains(highwayTwistText(highway::twist_of(round))));
    for (int seat = 0; seat < 3; ++seat) {
      QVERIFY(highwayFace().curtainText(*match).contains(highwayTwistText(highway::twist_of(round))));
      submit(*match, "-");
    }
  }
}

void HighwayWords::lotsAndRounds() {
  const std::unique_ptr<Match> match = matchFrom("corners A1 E9 I1");
  const GameFace& face = highwayFace();
  QCOMPARE(face.lotText(QStringLiteral("*: corners A1 E9 I1"), *match),
           QStringLiteral("Drawn by lot: Ann\u00a0(1) on A1, Ben\u00a0(2) on E9, Cem\u00a0(3) on I1"));
  QCOMPARE(face.lotText(QStringLiteral("return 2 I5"), *match),
           QStringLiteral("By lot, Ben\u00a0(2) goes to the starting hex I5."));
  // The turn list doesn't show submissions (HWY-2).
  QVERIFY(!face.turnText(QStringLiteral("1: B2=L ne"), *match).contains(QStringLiteral("B2")));
  const std::unique_ptr<State> before = match->state().clone();
  submit(*match, "e");
  QCOMPARE(face.roundText(*before, match->state(), *match), QString());
  submit(*match, "-");
  submit(*match, "ne");
  QCOMPARE(face.roundText(*before, match->state(), *match),
           QStringLiteral("Round 1: Ann\u00a0(1)\u00a0+4, Ben\u00a0(2)\u00a00, Cem\u00a0(3)\u00a0+8"));
}

// Similar names can be told apart by the pieces' numbers, also when shortened.
void HighwayWords::longNamesKeepTheirNumbers() {
  MatchSetup setup = setupFor(3);
  setup.names = QStringList(3, QStringLiteral("Maximiliane Freifrau von Hohenlohe"));
  setup.names[2] = QStringLiteral("Player 3");
  Match match(setup);
  QCOMPARE(highwayName(match, 2), setup.names[1] + QStringLiteral("\u00a0(2)"));
  QCOMPARE(highwayName(match, 3), setup.names[2]);
  highway::RoundReport report;
  report.collisions = {{"A3", {1, 2}}};
  report.home_comings = {{1, "A3", "A1", false}, {2, "A3", "E9", true}};
  QVERIFY(highwayShortName(match, 1).startsWith(QStringLiteral("Maxi")));
  QVERIFY(highwayShortName(match, 1).endsWith(QStringLiteral("…\u00a0(1)")));
  const QStringList names{QStringLiteral("Ann"), QStringLiteral("Ben"), QStringLiteral("Cem")};
  const QStringList back =
      highwayReturnTexts(report, names, {QStringLiteral("A1"), QStringLiteral("A5"), {}});
  QCOMPARE(back.value(0), QStringLiteral("Ann goes back from A3 to their own starting hex, A1."));
  QCOMPARE(back.value(1), QStringLiteral("Ben can’t go back to A5, which is occupied. By lot, they go "
                                         "from A3 to E9 instead."));
  report.round = highway::kRounds;
  QVERIFY(highwayCrashTexts(report, names).value(0).contains(QStringLiteral("nobody is sent back")));
}

void HighwayWords::theScoreTable() {
  const std::unique_ptr<Match> match = matchFrom("corners A1 E9 I1");
  submit(*match, "e");
  submit(*match, "-");
  submit(*match, "ne");
  const HighwayScores table(*match, gui_->look());
  QCOMPARE(table.rowCount(), 8);
  QCOMPARE(table.columnCount(), 3);
  QCOMPARE(table.horizontalHeaderItem(1)->text(), QStringLiteral("Ben"));
  // Names are centred above the numbers.
  QVERIFY(table.horizontalHeader()->defaultAlignment().testFlag(Qt::AlignHCenter));
  QVERIFY(table.horizontalHeaderItem(1)->icon().isNull());
  // Each player's piece is shown.
  const QImage heads = table.horizontalHeader()->grab().toImage();
  int coloured = 0;
  for (int x = 0; x < heads.width(); ++x) {
    for (int y = 0; y < heads.height(); ++y) {
      coloured += heads.pixelColor(x, y).saturation() > 90 ? 1 : 0;
    }
  }
  QVERIFY2(coloured > 200, qPrintable(QString::number(coloured)));
  QCOMPARE(Qt::Alignment(table.item(0, 1)->textAlignment()), Qt::Alignment(Qt::AlignCenter));
  QVERIFY(table.verticalHeaderItem(4)->text().contains(QStringLiteral("Highway Robbery")));
  QVERIFY(!table.verticalHeaderItem(4)->toolTip().isEmpty());
  const auto column = [&](int seat) {
    QStringList cells;
    for (int row : {0, 1, 6, 7}) {
      cells << table.item(row, seat - 1)->text();
    }
    return cells.join(QLatin1Char(' '));
  };
  QCOMPARE(column(1), QStringLiteral("+4 – 4 2."));
  QCOMPARE(column(2), QStringLiteral("0 – 0 3."));
  QCOMPARE(column(3), QStringLiteral("+8 – 8 1."));
}

// HWY-16: the most points win, and ties share the win. Random games until both have occurred.
void HighwayWords::resultsInWords() {
  bool sawWin = false;
  bool sawShared = false;
  Random random(7);
  for (int games = 0; games < 400 && !(sawWin && sawShared); ++games) {
    Match match(setupFor(3));
    playOut(match, random);
    const Outcome outcome = *match.timeline().outcome();
    const QString words = highwayFace().resultText(match);
    const QStringList lines = QString(words).replace(QChar(QChar::Nbsp), u' ').split(u'\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[2].contains(QStringLiteral(" led before the last round, with ")) &&
                 lines[2].contains(QStringLiteral("Last round: Ann (1) ")),
             qPrintable(words));
    const int best = *std::max_element(outcome.scores.begin(), outcome.scores.end());
    QVERIFY2(lines[0].contains(QStringLiteral("%1 point").arg(best)), qPrintable(words));
    for (const Seat winner : outcome.winners) {
      QVERIFY2(lines[0].contains(match.name(winner)), qPrintable(words));
      QVERIFY2(
          lines[1].contains(QStringLiteral("1. %1 (%2) %3").arg(match.name(winner)).arg(winner).arg(best)),
          qPrintable(words));
    }
    QCOMPARE(lines[1].count(QStringLiteral("1. ")), static_cast<qsizetype>(outcome.winners.size()));
    sawWin = sawWin || outcome.winners.size() == 1;
    sawShared = sawShared || outcome.winners.size() > 1;
  }
  QVERIFY(sawWin && sawShared);
}

// A name stays together with its points, but no name makes a line wider than the panel.
void HighwayWords::longNamesBreak() {
  MatchSetup setup = setupFor(2);
  setup.names = {QStringLiteral("Ann Lee"), QStringLiteral("Anastasia Konstantinowna Wolkonskaja")};
  Match match(setup);
  Random random(7);
  playOut(match, random);
  const QString ranking = highwayRankingText(match).section(u'\n', 1);
  const QChar bound(QChar::Nbsp);
  QVERIFY2(ranking.contains(u"Ann" % bound % u"Lee" % bound), qPrintable(ranking));
  QVERIFY2(ranking.contains(bound % QStringLiteral("Anastasia Konstantinowna Wolkonskaja") % bound),
           qPrintable(ranking));
}

void HighwayWords::endsByWords() {
  Match three(setupFor(3));
  static_cast<void>(three.playDeclaration(1, QStringLiteral("leave")));
  QCOMPARE(highwayFace().resultText(three), QString());
  QCOMPARE(highwayRanking(three).back().place, 0);
  QCOMPARE(highwayRanking(three).back().seat, 1);
  static_cast<void>(three.playDeclaration(3, QStringLiteral("leave")));
  QCOMPARE(highwayFace().resultText(three), QStringLiteral("Everybody else has left."));
  Match draw(setupFor(3));
  static_cast<void>(draw.playDeclaration(1, QStringLiteral("draw")));
  QVERIFY(highwayFace().resultText(draw).contains(QStringLiteral("draw")));
  Match two(setupFor(2));
  static_cast<void>(two.playDeclaration(1, QStringLiteral("resign")));
  QCOMPARE(highwayFace().resultText(two), QStringLiteral("Ann has resigned."));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("highway_words", HighwayWords);
#include "tst_highway_words.moc"
