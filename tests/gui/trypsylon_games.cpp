// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/trypsylon_games.h"

#include <QTest>

#include "engine/trypsylon/insight.h"
#include "engine/trypsylon/trypsylon_game.h"

namespace byways::app::test {

namespace {

// The first legal turn after which the game continues with `fewest` to `most` cards face down; empty if there
// is none.
QString quietTurn(const Match& match, int fewest, int most) {
  QString found;
  match.state().visit_turns([&](std::string_view turn) {
    const std::unique_ptr<State> after = match.state().clone();
    for (const std::string& step : match.game().split_turn(turn)) {
      after->play(step);
    }
    const int faceDown = static_cast<int>(trypsylon::insight_into(*after)->face_down().size());
    if (!after->outcome() && faceDown >= fewest && faceDown <= most) {
      found = QString::fromUtf8(turn.data(), static_cast<qsizetype>(turn.size()));
    }
    return found.isEmpty();
  });
  return found;
}

int faceDownIn(const Match& match) {
  return static_cast<int>(trypsylon::insight_into(match.state())->face_down().size());
}

}  // namespace

MatchSetup trypsylonSetup(OptionMap options) {
  options.insert({"start", 1});
  return {&trypsylon::game(), options, {QStringLiteral("Ann"), QStringLiteral("Ben")}, {1, 2}};
}

void playTrypsylon(Match& match, const char* steps) {
  const QStringList words = QString::fromLatin1(steps).split(QLatin1Char(' '));
  for (const QString& word : words) {
    QVERIFY2(!match.play(word), qPrintable(word));
  }
}

void turnAllButUp(Match& match, int faceDown) {
  while (faceDownIn(match) > faceDown) {
    const int now = faceDownIn(match);
    QString turn = quietTurn(match, faceDown, now - 1);
    if (turn.isEmpty()) {
      turn =
          quietTurn(match, now, now);  // an open move turns no card up, but allows a double move afterwards
    }
    QVERIFY(!turn.isEmpty());
    playTrypsylon(match, qPrintable(turn));
  }
}

void playOpenMove(Match& match) {
  const QString turn = quietTurn(match, faceDownIn(match), faceDownIn(match));
  QVERIFY(!turn.isEmpty());
  playTrypsylon(match, qPrintable(turn));
}

}  // namespace byways::app::test
