// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of the challenges: refusals, tasks, turns, results, rules.
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <array>

#include "app/exercise/puzzle_result.h"
#include "app/games/catalogue.h"
#include "app/games/challenges/challenge_board.h"
#include "app/games/challenges/challenges.h"
#include "app/rules/rules_page.h"
#include "engine/core/random.h"
#include "engine/games.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/puzzle_games.h"

namespace byways::app::test {

namespace {

constexpr std::array kGames{"full-house", "crooked-jumps", "spiral"};

const GameFace& faceFor(const char* game) { return faceOf(*find_game(game)); }

}  // namespace

class ChallengeWords : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void everyRefusalOfWildStepsTakesItsArguments();
  void tasksAndItems();
  void turnsInWords();
  void resultsInWords();
  void optionsInWords();
  void rulesWithPictures();

 private:
  std::unique_ptr<Gui> gui_;  // sets the language
};

void ChallengeWords::initTestCase() { gui_ = std::make_unique<Gui>(); }

// Steps from any place over any place to any place; most are illegal.
void ChallengeWords::everyRefusalOfWildStepsTakesItsArguments() {
  for (const char* const game : kGames) {
    Match match(MatchSetup{find_game(game), {}, {QStringLiteral("Ann")}, {0}});
    Random random(7);
    QStringList places;
    for (const ChallengeStep& step : challengeSteps(match.state())) {
      places << step.from << step.to << step.removed;
    }
    places.removeAll(QString());
    places << QStringLiteral("x9");
    const auto any = [&] { return places.at(random.below(static_cast<std::uint32_t>(places.size()))); };
    for (int i = 0; i < 300; ++i) {
      const bool isHouse = std::string_view(game) == "full-house";
      const QString step = isHouse ? QStringLiteral("%1>%2+%3").arg(any(), any(), any())
                                   : QStringLiteral("%1>%2>%3").arg(any(), any(), any());
      if (const auto refusal = match.timeline().refusal(1, step.toStdString())) {
        const QString sentence = faceFor(game).explain(*refusal, match);
        QVERIFY2(!sentence.contains(QLatin1Char('%')), qPrintable(sentence));
      }
    }
  }
}

void ChallengeWords::tasksAndItems() {
  QSet<QString> tasks;
  for (const char* const game : kGames) {
    const Match match(MatchSetup{find_game(game), {}, {QStringLiteral("Ann")}, {0}});
    tasks.insert(faceFor(game).task(match));
    const QList<TurnItem> items = faceFor(game).turnItems(match);
    QVERIFY(items.last().text.contains(QString::number(match.state().legal_steps().size())));
  }
  QCOMPARE(tasks.size(), qsizetype(kGames.size()));
}

void ChallengeWords::turnsInWords() {
  QCOMPARE(challengeTurnText(QStringLiteral("1: D7>C7>B0")), QStringLiteral("D7 over C7 to B0"));
  QCOMPARE(challengeTurnText(QStringLiteral("h0>k1")), QStringLiteral("h0 to k1"));
  QVERIFY(challengeTurnText(QStringLiteral("1: m1>k1+h0")).contains(QStringLiteral("h0")));
}

void ChallengeWords::resultsInWords() {
  Match solved(challengeSetup("crooked-jumps", "A0 B0"));
  QVERIFY(faceOf(solved.game()).resultText(solved).isEmpty());
  playSteps(solved, QStringLiteral("B0>A0>O"));
  QVERIFY(faceOf(solved.game()).resultText(solved).contains(QStringLiteral("in the centre")));
  Match beside(challengeSetup("crooked-jumps", "A0 B0"));
  playSteps(beside, QStringLiteral("A0>B0>C0"));
  QVERIFY(faceOf(beside.game()).resultText(beside).contains(QStringLiteral("not in the centre")));
  Match stuck(challengeSetup("crooked-jumps", "A0 B0 J0"));
  playSteps(stuck, QStringLiteral("A0>B0>C0"));
  QVERIFY(faceOf(stuck.game()).resultText(stuck).contains(QStringLiteral("2 piece")));
}

void ChallengeWords::optionsInWords() {
  for (const char* const game : kGames) {
    for (const OptionSpec& spec : find_game(game)->options()) {
      QVERIFY(faceFor(game).optionName(spec.name) != QString::fromStdString(spec.name));
      QVERIFY(!faceFor(game).optionHelp(spec.name).isEmpty());
      QSet<QString> texts;
      for (const OptionValue& value : spec.values) {
        texts.insert(faceFor(game).optionValue(spec.name, value));
      }
      QCOMPARE(texts.size(), static_cast<qsizetype>(spec.values.size()));
    }
  }
}

void ChallengeWords::rulesWithPictures() {
  const QRegularExpression address(QStringLiteral("board:([a-z-]+)"));
  for (const char* const game : kGames) {
    const std::unique_ptr<const RulesPage> rules = faceFor(game).rules();
    auto found = address.globalMatch(rules->html());
    int pictures = 0;
    while (found.hasNext()) {
      const QString name = found.next().captured(1);
      QVERIFY2(rules->pictureShape(name) > 0.1, qPrintable(name));
      QImage image(300, 300, QImage::Format_ARGB32_Premultiplied);
      image.fill(Qt::transparent);
      QPainter painter(&image);
      rules->drawPicture(painter, image.rect(), name, gui_->look());
      painter.end();
      QImage empty(image.size(), image.format());
      empty.fill(Qt::transparent);
      QVERIFY2(image != empty, qPrintable(name));
      ++pictures;
    }
    QVERIFY2(pictures > 0, game);
  }
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("challenge_words", ChallengeWords);
#include "tst_challenge_words.moc"
