// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of Bypass: refusals, turns, results and rules, with people's names.
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "app/games/bypass/bypass.h"
#include "app/rules/rules_page.h"
#include "engine/bypass/bypass_game.h"
#include "engine/bypass/insight.h"
#include "engine/core/random.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

MatchSetup setupFor(int players) {
  const QStringList names{QStringLiteral("Ann"), QStringLiteral("Ben"), QStringLiteral("Cem"),
                          QStringLiteral("Dora")};
  return {&bypass::game(), {{"board", "hexhex-3"}, {"start", 1}}, names.mid(0, players), {0, 1, 2, 3}};
}

void play(Match& match, const char* steps) {
  const QStringList words = QString::fromLatin1(steps).split(QLatin1Char(' '));
  for (const QString& word : words) {
    QVERIFY2(!match.play(word), qPrintable(word));
  }
}

// Plays random legal turns to the end.
void playOut(Match& match, Random& random) {
  while (match.timeline().to_move() > 0) {
    std::uint32_t toSkip = random.below(static_cast<std::uint32_t>(match.state().count_turns()));
    QString turn;
    match.state().visit_turns([&](std::string_view legal) {
      if (toSkip-- > 0) {
        return true;
      }
      turn = QString::fromUtf8(legal.data(), static_cast<qsizetype>(legal.size()));
      return false;
    });
    play(match, qPrintable(turn + QStringLiteral(" end")));
  }
}

QString result(const Match& match) { return bypassFace().resultText(match); }

}  // namespace

class BypassWords : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void theTurnTicksOff();
  void turnsAndLots();
  void pointsOnceThereIsARoute();
  void aCompleteRouteIsTold();
  void theEndIsAnnounced();
  void routesShareNoLetterWithRows();
  void resultsInWords();
  void endsByWords();
  void optionsInWords();
  void everyPictureOfTheRules();

 private:
  std::unique_ptr<Gui> gui_;  // sets the language
};

void BypassWords::initTestCase() { gui_ = std::make_unique<Gui>(); }

void BypassWords::theTurnTicksOff() {
  Match match(setupFor(2));
  const GameFace& face = bypassFace();
  const auto ticks = [&] {
    QString marks;
    for (const TurnItem& item : face.turnItems(match)) {
      marks += item.kind == TurnItem::Kind::Fact ? QString() : QString(item.done ? u'x' : u'-');
    }
    return marks;
  };
  QCOMPARE(ticks(), QStringLiteral("---"));
  play(match, "A1|A2");
  QCOMPARE(ticks(), QStringLiteral("-x-"));
  QVERIFY(face.task(match).contains(QStringLiteral("path")));
  play(match, "B2-C3");
  QCOMPARE(ticks(), QStringLiteral("xx-"));
  play(match, "B2-C3>|");
  QCOMPARE(ticks(), QStringLiteral("xx-"));
  QVERIFY(face.task(match).contains(QStringLiteral("click one of your walls")));
  play(match, "A1|A2>-");
  QCOMPARE(ticks(), QStringLiteral("xxx"));
  QCOMPARE(face.task(match), QStringLiteral("End the turn."));
}

void BypassWords::turnsAndLots() {
  const Match match(setupFor(3));
  const auto turn = [&](const char* entry) { return bypassFace().turnText(QString::fromUtf8(entry), match); };
  QCOMPARE(turn("1: A1-A2 B2|C3"), QStringLiteral("path A1–A2, wall B2|C3"));
  QCOMPARE(turn("A1-A2 B2|C3 D1-D2>| E1|E2>-"),
           QStringLiteral("path A1–A2, wall B2|C3, swap D1–D2 and E1|E2"));
  QCOMPARE(turn("A1-A2 B2|C3 E1|E2>- D1-D2>|"),
           QStringLiteral("path A1–A2, wall B2|C3, swap D1–D2 and E1|E2"));
  QCOMPARE(turn("2: B2|C3 …"), QStringLiteral("wall B2|C3"));
  QCOMPARE(turn("leave"), QStringLiteral("Leaves the game"));
  QCOMPARE(bypassFace().lotText(QStringLiteral("*: start 2"), match), QStringLiteral("Ben starts."));
}

void BypassWords::pointsOnceThereIsARoute() {
  const std::unique_ptr<Match> match = bypassExample(QStringLiteral("bypass-score"));
  QVERIFY(match != nullptr);
  QVERIFY(match->timeline().outcome().has_value());
  QCOMPARE(bypassFace().seatLines(*match, 1),
           QStringList({QStringLiteral("7 points"), QStringLiteral("α\u00a03 · β\u00a02 · γ\u00a02")}));
  QCOMPARE(bypassFace().seatLines(*match, 2),
           QStringList({QStringLiteral("6 points"), QStringLiteral("α\u00a02 · β\u00a02 · γ\u00a02")}));
  match->goTo(0);
  QCOMPARE(bypassFace().seatLines(*match, 1), QStringList({QStringLiteral("0 points")}));
}

// Cards say what a complete route would be worth, the turn list says who has how much of the route, and
// hovering over a score track explains the track.
void BypassWords::aCompleteRouteIsTold() {
  Match match(setupFor(2));
  const GameFace& face = bypassFace();
  play(match, "C1-C2 A1|A2 end C2-C3 B1|C1 end C3-C4 D3|D4 end");
  QVERIFY2(!face.task(match).contains(QStringLiteral("closed")), qPrintable(face.task(match)));
  QVERIFY2(bypassRouteText(match, 2).contains(QStringLiteral("not complete yet")),
           qPrintable(bypassRouteText(match, 2)));
  play(match, "C4-C5 B1|B2 end");
  QVERIFY2(face.task(match).startsWith(QStringLiteral("Route γ is complete: Ann 2, Ben 2. Draw")),
           qPrintable(face.task(match)));
  const QStringList lines = face.seatLines(match, 1);
  QCOMPARE(lines.front(), QStringLiteral("2 points"));
  QCOMPARE(lines.mid(1), QStringList{QStringLiteral("γ\u00a02")});
  QVERIFY2(bypassRouteText(match, 2).endsWith(QStringLiteral("complete. Ann 2, Ben 2.")),
           qPrintable(bypassRouteText(match, 2)));
  play(match, "A1-B1");
  QVERIFY(!face.task(match).contains(QStringLiteral("Route")));
}

// BYP-11: before the path that ends the game, and before the turn ends.
void BypassWords::theEndIsAnnounced() {
  const std::unique_ptr<Match> match = bypassExample(QStringLiteral("bypass-score"));
  QVERIFY(match != nullptr);
  const auto says = [&match](const char* words) {
    const QList<TurnItem> items = bypassFace().turnItems(*match);
    return std::any_of(items.begin(), items.end(),
                       [words](const TurnItem& item) { return item.text.contains(QLatin1String(words)); });
  };
  constexpr auto kNear = "can complete the last route";
  constexpr auto kOver = "All routes are complete";
  const std::size_t length = match->timeline().length();
  match->goTo(0);
  QVERIFY(!says(kNear) && !says(kOver));
  match->goTo(length - 1);
  QVERIFY(says(kOver) && !says(kNear));
  std::size_t cursor = length - 1;
  for (; says(kOver); match->goTo(cursor)) {
    --cursor;
  }
  QVERIFY(says(kNear));
}

// Rows are A, B, C…, so no text for people names a route by a letter.
void BypassWords::routesShareNoLetterWithRows() {
  QStringList texts{bypassFace().rules()->html()};
  for (const char* const board : {"hexhex-5", "hexhex-4", "hexhex-3", "intersections-4"}) {
    QFile file(QStringLiteral(":/boards/bypass-%1.svg").arg(QLatin1String(board)));
    QVERIFY(file.open(QIODevice::ReadOnly));
    texts.append(QString::fromUtf8(file.readAll()));
  }
  const QRegularExpression letter(QStringLiteral("(badge-text|letter-print)[^>]*>[A-Z]<|[Rr]oute [ABC]\\b"));
  for (const QString& words : texts) {
    QVERIFY2(!words.contains(letter), qPrintable(letter.match(words).captured()));
  }
}

// Random games until every kind of end has occurred (BYP-13).
void BypassWords::resultsInWords() {
  bool sawWin = false;
  bool sawBarred = false;
  bool sawShared = false;
  Random random(3);
  for (int games = 0; games < 2000 && !(sawWin && sawBarred && sawShared); ++games) {
    Match match(setupFor(4));
    playOut(match, random);
    const Outcome outcome = *match.timeline().outcome();
    const int best = *std::max_element(outcome.scores.begin(), outcome.scores.end());
    const auto leaders = std::count(outcome.scores.begin(), outcome.scores.end(), best);
    const QString words = result(match);
    const Seat ender = match.timeline().entries().back().seat;
    QVERIFY2(words.contains(QRegularExpression(QStringLiteral("\\b%1 point").arg(best))), qPrintable(words));
    for (const Seat winner : outcome.winners) {
      QVERIFY2(words.contains(match.name(winner)), qPrintable(words));
    }
    const bool isBarred = leaders > static_cast<std::ptrdiff_t>(outcome.winners.size());
    QCOMPARE(words.contains(match.name(ender) + QStringLiteral(" ended the game and so doesn’t share")),
             isBarred);
    sawWin = sawWin || leaders == 1;
    sawBarred = sawBarred || isBarred;
    sawShared = sawShared || outcome.winners.size() > 1;
  }
  QVERIFY(sawWin && sawBarred && sawShared);
}

void BypassWords::endsByWords() {
  Match two(setupFor(2));
  static_cast<void>(two.playDeclaration(1, QStringLiteral("resign")));
  QCOMPARE(result(two), QStringLiteral("Ann has resigned."));
  Match three(setupFor(3));
  static_cast<void>(three.playDeclaration(1, QStringLiteral("leave")));
  QCOMPARE(result(three), QString());
  static_cast<void>(three.playDeclaration(3, QStringLiteral("leave")));
  QCOMPARE(result(three), QStringLiteral("Everybody else has left."));
  Match draw(setupFor(3));
  static_cast<void>(draw.playDeclaration(1, QStringLiteral("draw")));
  QVERIFY(result(draw).contains(QStringLiteral("draw")));
}

void BypassWords::optionsInWords() {
  for (const OptionSpec& spec : bypass::game().options()) {
    QVERIFY(bypassFace().optionName(spec.name) != QString::fromStdString(spec.name));
    QVERIFY(!bypassFace().optionHelp(spec.name).isEmpty());
    QSet<QString> texts;
    for (const OptionValue& value : spec.values) {
      texts.insert(bypassFace().optionValue(spec.name, value));
    }
    QCOMPARE(texts.size(), static_cast<qsizetype>(spec.values.size()));
  }
  const QList<int> colours = bypassFace().usualColours();
  QCOMPARE(QSet<int>(colours.begin(), colours.end()).size(), 6);
}

void BypassWords::everyPictureOfTheRules() {
  const QString rules = bypassFace().rules()->html();
  QVERIFY(!rules.contains(QLatin1Char('!')));
  QRegularExpressionMatchIterator pictures =
      QRegularExpression(QStringLiteral("board:([a-z-]+)")).globalMatch(rules);
  int count = 0;
  for (; pictures.hasNext(); ++count) {
    const QString name = pictures.next().captured(1);
    const std::unique_ptr<Match> match = bypassExample(name);
    QVERIFY2(match != nullptr, qPrintable(name));
    const bypass::Insight* const insight = bypass::insight_into(match->state());
    QCOMPARE(insight->loop_links().empty(), name != QLatin1String("bypass-loop"));
    QCOMPARE(insight->cut_off_hexes().empty(), name != QLatin1String("bypass-isolated"));
    const std::size_t open = match->timeline().open_steps().size();
    const bool isSwapped = name == QLatin1String("bypass-swap") || name == QLatin1String("bypass-mended");
    QCOMPARE(open, name == QLatin1String("bypass-score")  ? std::size_t(0)
                   : name == QLatin1String("bypass-path") ? std::size_t(1)
                   : isSwapped                            ? std::size_t(4)
                                                          : std::size_t(2));
  }
  QCOMPARE(count, 7);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("bypass_words", BypassWords);
#include "tst_bypass_words.moc"
