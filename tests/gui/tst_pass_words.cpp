// SPDX-License-Identifier: GPL-3.0-or-later
// How the three games on the Over-Pass board refuse impossible steps.
#include <QFile>
#include <QSet>
#include <QTest>

#include "app/games/groups_of_three/groups.h"
#include "app/games/mono_line/mono.h"
#include "app/games/over_pass/over_pass.h"
#include "app/games/pass/pass_texts.h"
#include "engine/core/random.h"
#include "engine/core/record.h"
#include "engine/overpass/board.h"
#include "engine/overpass/overpass_games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/pass_games.h"

namespace byways::app::test {

namespace {

using Strings = std::vector<std::string>;

std::string anyOf(const Strings& texts, Random& random) {
  return texts[random.below(static_cast<std::uint32_t>(texts.size()))];
}

Strings nodeIds() {
  Strings ids{"Q7"};
  for (overpass::Node node = 0; node < overpass::board().nodes(); ++node) {
    ids.push_back(overpass::board().node_id(node));
  }
  return ids;
}

Strings spaceIds() {
  Strings ids{"q7"};
  for (overpass::Space space = 0; space < overpass::board().spaces(); ++space) {
    ids.push_back(overpass::board().space_id(space));
  }
  return ids;
}

// Returns a random well-formed step of a game, usually an illegal one. `pieces` are the places of pieces.
using AnyStep = std::function<std::string(const Strings& pieces, Random& random)>;

/// Random games in which many illegal steps are refused. Returns the reasons that occurred.
QSet<QString> randomRefusals(const GameFace& face, int players, const OptionMap& options, int turns,
                             std::uint64_t seed, const AnyStep& anyStep) {
  QSet<QString> reasons;
  Random random(seed);
  const std::unique_ptr<Match> match = passMatch(face.game(), players, options, {});
  const auto ask = [&](Seat seat, const std::string& step) {
    if (const std::optional<Refusal> refusal = match->timeline().refusal(seat, step)) {
      reasons.insert(QString::fromStdString(refusal->reason));
      const QString sentence = face.explain(*refusal, *match);
      QVERIFY2(!sentence.contains(QLatin1Char('%')), qPrintable(sentence));
    }
  };
  for (int turn = 0; turn < turns && match->timeline().to_move() != kNobody; ++turn) {
    ask(match->timeline().to_move(), "end");
    ask(1, "roll 1 1");
    ask(kChance, "roll 1 1");
    ask(kChance, "start 1");
    ask(2, "claim");
    const nlohmann::json position = match->state().position();
    Strings pieces;
    for (const auto& [place, owner] : position.at("pieces").items()) {
      pieces.push_back(place);
    }
    for (int i = 0; i < 80; ++i) {
      const std::string step = anyStep(pieces, random);
      ask(i % 20 == 0 ? 2 : match->timeline().to_move(), step);
    }
    if (match->isRollDue()) {
      match->roll();
      continue;
    }
    const Strings legal = match->state().legal_steps();
    const bool goesOn = !legal.empty() && (random.below(4) != 0 || !match->state().turn_is_open());
    const bool ended = !goesOn && !match->play(QStringLiteral("end"));
    if (!ended && !legal.empty()) {
      static_cast<void>(match->play(QString::fromStdString(anyOf(legal, random))));
    }
  }
  return reasons;
}

}  // namespace

class PassWords : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void OVP_everyRefusalOfRandomPlay();
  void GRP_everyRefusalOfRandomPlay();
  void MON_everyRefusalOfRandomPlay();
  void theResultTellsHowFarTheOthersWere();

 private:
  std::unique_ptr<Gui> gui_;  // sets the language
};

void PassWords::initTestCase() { gui_ = std::make_unique<Gui>(); }

void PassWords::OVP_everyRefusalOfRandomPlay() {
  const Strings nodes = nodeIds();
  QSet<QString> reasons;
  for (const int players : {2, 3, 4}) {
    reasons +=
        randomRefusals(overPassFace(), players, {}, 250, 7, [&](const Strings& pieces, Random& random) {
          const std::string from = random.below(8) == 0 ? anyOf(nodes, random) : anyOf(pieces, random);
          const std::string to = random.below(2) == 0 ? anyOf(nodes, random) : anyOf(pieces, random);
          const Strings steps{from + '>' + to, from + '-' + to, from + '=' + to, to + '=' + from,
                              from + ">home"};
          return anyOf(steps, random);
        });
  }
  QVERIFY2(reasons.size() >= 22, qPrintable(QStringList(reasons.values()).join(QLatin1Char(' '))));
}

void PassWords::GRP_everyRefusalOfRandomPlay() {
  const Strings spaces = spaceIds();
  QSet<QString> reasons;
  for (const int players : {2, 3, 4}) {
    reasons += randomRefusals(groupsFace(), players, {}, 600, 5, [&](const Strings& pieces, Random& random) {
      const std::string from = random.below(8) == 0 ? anyOf(spaces, random) : anyOf(pieces, random);
      std::string to = random.below(3) == 0 ? anyOf(pieces, random) : anyOf(spaces, random);
      const std::optional<overpass::Space> space = overpass::board().find_space(from);
      if (space && random.below(3) != 0) {
        const overpass::SpaceSet beside = overpass::board().adjoining(*space);
        to = overpass::board().space_id(
            beside.select(static_cast<int>(random.below(static_cast<std::uint32_t>(beside.count())))));
      }
      return random.below(2) == 0 ? from + '>' + to : from + '>' + to + '+' + anyOf(spaces, random);
    });
  }
  QVERIFY2(reasons.size() >= 13, qPrintable(QStringList(reasons.values()).join(QLatin1Char(' '))));
}

void PassWords::MON_everyRefusalOfRandomPlay() {
  const Strings nodes = nodeIds();
  QSet<QString> reasons;
  for (const bool strict : {false, true}) {
    reasons += randomRefusals(monoFace(), 2, {{"strict", strict}}, 120, 3,
                              [&](const Strings& /*pieces*/, Random& random) {
                                const Strings colours{"", "/white", "/red", "/blue"};
                                return anyOf(nodes, random) + anyOf(colours, random);
                              });
  }
  QVERIFY2(reasons.size() >= 9, qPrintable(QStringList(reasons.values()).join(QLatin1Char(' '))));
}

void PassWords::theResultTellsHowFarTheOthersWere() {
  QFile file(QStringLiteral(BYWAYS_TEST_DATA "/examples/groups-of-three.json"));
  QVERIFY(file.open(QIODevice::ReadOnly));
  const auto record = read_record(file.readAll().toStdString());
  QVERIFY(static_cast<bool>(record));
  const Match match(*record, *replay(*record));
  QCOMPARE(passHomeText(match),
           QStringLiteral("P2 has brought all ten black pieces home. P1 has 7 home. P3 has 8 home."));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("pass_words", PassWords);
#include "tst_pass_words.moc"
