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

/// A refusal of the engine, and what its sentence must mention.
struct Spoken {
  const char* reason;
  Strings places;
  Strings arguments;
  std::vector<const char*> parts;
};

Refusal refusalOf(const Spoken& spoken) {
  return {.rule = "",
          .reason = spoken.reason,
          .message = "forgotten",
          .places = spoken.places,
          .arguments = spoken.arguments};
}

// Each has its own sentence that mentions what it must, and none is the engine's.
void checkSentences(const GameFace& face, const Match& match, const std::vector<Spoken>& all) {
  QSet<QString> sentences;
  for (const Spoken& spoken : all) {
    const QString sentence = face.explain(refusalOf(spoken), match);
    QVERIFY2(!sentence.isEmpty() && sentence != QLatin1String("forgotten"), spoken.reason);
    QVERIFY2(!sentence.contains(QLatin1Char('%')) && !sentence.contains(QLatin1Char('!')),
             qPrintable(sentence));
    for (const char* const part : spoken.parts) {
      QVERIFY2(sentence.contains(QString::fromUtf8(part)), qPrintable(sentence));
    }
    sentences.insert(sentence);
  }
  QCOMPARE(sentences.size(), static_cast<qsizetype>(all.size()));
}

// Refusals common to all games; `reason` makes the game's own key.
std::vector<Spoken> sharedRefusals(const char* (*reason)(const char*)) {
  return {{reason("no-such-place"), {}, {"Q7"}, {"Q7"}},
          {reason("lot-is-due"), {}, {}, {}},
          {reason("start-is-settled"), {}, {}, {}},
          {reason("wrong-seat"), {}, {"2"}, {"Ben"}},
          {reason("game-is-over"), {}, {}, {}}};
}

std::vector<Spoken> diceRefusals(const char* (*reason)(const char*)) {
  std::vector<Spoken> all = sharedRefusals(reason);
  all.push_back({reason("starter-has-left"), {}, {"3"}, {"Cleo"}});
  all.push_back({reason("roll-is-due"), {}, {}, {"Ann", "dice"}});
  all.push_back({reason("no-roll-is-due"), {}, {}, {}});
  all.push_back({reason("moves"), {"A0"}, {"1", "0"}, {"used up"}});
  return all;
}

// Keeps a text alive.
const char* kept(const std::string& text) {
  static QSet<QByteArray> texts;
  return texts.insert(QByteArray::fromStdString(text))->constData();
}
const char* ofOverPass(const char* reason) { return kept(std::string("overpass.") + reason); }
const char* ofGroups(const char* reason) { return kept(std::string("groups.") + reason); }
const char* ofMono(const char* reason) { return kept(std::string("monoline.") + reason); }

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

// Well-formed steps of a game, most of which are illegal.
using AnyStep = std::function<std::string(const Strings& pieces, Random& random)>;

/// Random games in which many illegal steps are refused. Returns the reasons that occurred.
QSet<QString> randomRefusals(const GameFace& face, int players, const OptionMap& options, int turns,
                             std::uint64_t seed, const AnyStep& anyStep) {
  QSet<QString> reasons;
  Random random(seed);
  const std::unique_ptr<Match> match = passMatch(face.game(), players, options, {});
  const auto ask = [&](Seat seat, const std::string& step) {
    if (std::optional<Refusal> refusal = match->timeline().refusal(seat, step)) {
      reasons.insert(QString::fromStdString(refusal->reason));
      refusal->message = "forgotten";
      const QString sentence = face.explain(*refusal, *match);
      QVERIFY2(sentence != QLatin1String("forgotten") && !sentence.contains(QLatin1Char('%')),
               refusal->reason.c_str());
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
  void OVP_everyReasonHasASentence();
  void OVP_everyRefusalOfRandomPlay();
  void GRP_everyReasonHasASentence();
  void GRP_everyRefusalOfRandomPlay();
  void MON_everyReasonHasASentence();
  void MON_everyRefusalOfRandomPlay();
  void theResultTellsHowFarTheOthersWere();

 private:
  std::unique_ptr<Gui> gui_;  // sets the language
};

void PassWords::initTestCase() { gui_ = std::make_unique<Gui>(); }

void PassWords::OVP_everyReasonHasASentence() {
  std::vector<Spoken> all = diceRefusals(ofOverPass);
  const std::vector<Spoken> own{
      {"overpass.moves", {"A0"}, {"2", "1"}, {"slide takes two"}},
      {"overpass.nothing-there", {"B2"}, {"B2"}, {"B2"}},
      {"overpass.others-exit", {"J3"}, {"J3", "2"}, {"J3", "only Ben"}},
      {"overpass.taken", {"B2"}, {"B2", "red"}, {"B2", "red"}},
      {"overpass.same-place", {"B2"}, {"B2"}, {"B2"}},
      {"overpass.nothing-to-pass", {"B2"}, {"B2"}, {"Next to B2"}},
      {"overpass.own-colour", {"A0", "C0", "B0"}, {"red", "B0"}, {"red one on B0 is"}},
      {"overpass.own-colour", {"A0", "C0", "B0", "B1"}, {"red", "B0 and B1"}, {"red ones on B0 and B1 are"}},
      {"overpass.out-of-reach", {"B2", "E5"}, {"E5"}, {"from B2 to E5"}},
      {"overpass.leaves-perimeter", {"J3", "G3"}, {"J3"}, {"J3", "G3", "outer edge"}},
      {"overpass.trade-needs-two", {"B2"}, {"B2"}, {"B2 is empty"}},
      {"overpass.trade-on-exit", {"J3"}, {"J3"}, {"J3"}},
      {"overpass.trade-same-colour", {"A0", "B2"}, {"blue"}, {"Both pieces are blue"}},
      {"overpass.same-line", {"A0", "B2"}, {"A0", "B2"}, {"A0 and B2", "one line"}},
      {"overpass.not-parallel", {"A0", "B2"}, {"A0", "B2"}, {"A0", "B2", "parallel"}},
      {"overpass.slide-on-exit", {"J3"}, {"J3"}, {"J3"}},
      {"overpass.not-adjacent", {"A0", "B2"}, {"A0", "B2"}, {"B2 isn’t next to A0"}},
      {"overpass.not-outward", {"B2", "A2"}, {"B2", "A2"}, {"A2 isn’t farther out than B2"}},
      {"overpass.not-on-exit", {"B2"}, {"B2"}, {"B2 is no exit"}},
      {"overpass.not-your-colour", {"J3"}, {"red", "white"}, {"turn of white", "red piece"}},
      {"overpass.odd-roll", {"J3"}, {"7", "23"}, {"7 is odd", "23", "even"}},
      {"overpass.centre-stuck", {"O"}, {}, {"O", "no moves"}},
      {"overpass.centre-blocked", {"O"}, {"2", "1"}, {"2 move", "only 1"}},
      {"overpass.centre-occupied", {"O"}, {"1", "4"}, {"1 move", "you have 4"}}};
  all.insert(all.end(), own.begin(), own.end());
  const auto match = passMatch(overpass::over_pass_game(), 3, {}, {});
  checkSentences(overPassFace(), *match, all);
}

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

void PassWords::GRP_everyReasonHasASentence() {
  std::vector<Spoken> all = diceRefusals(ofGroups);
  const std::vector<Spoken> own{
      {"groups.nothing-there", {"h0"}, {"h0"}, {"h0"}},
      {"groups.not-your-colour", {"h0"}, {"red", "white"}, {"turn of white", "red"}},
      {"groups.taken", {"h0"}, {"h0", "blue"}, {"h0", "blue"}},
      {"groups.not-adjacent", {"h0", "k1"}, {"h0", "k1"}, {"h0 and k1"}},
      {"groups.hemmed-in", {"m3", "h2", "h3"}, {"k3"}, {"k3", "m3, h2 and h3"}},
      {"groups.moved-in", {"h0", "h1"}, {"k1"}, {"k1"}},
      {"groups.keep-two", {"a0"}, {"red", "4"}, {"red", "4"}},
      {"groups.transit-shut", {"b1"}, {"2", "1"}, {"b1", "2 move", "only 1"}},
      {"groups.transit-stuck", {"b1", "b2"}, {}, {"b1 and b2"}},
      {"groups.transit-rest", {"b1"}, {"1", "3"}, {"b1", "1 move", "you have 3"}},
      {"groups.no-group", {"g2", "e1"}, {"g2"}, {"g2"}},
      {"groups.reserve-empty", {"g2"}, {"red", "0", "1"}, {"red is empty"}},
      {"groups.reserve-empty", {"g2", "k2"}, {"red", "1", "2"}, {"red", "only 1"}},
      {"groups.no-group-there", {"b1"}, {"b1"}, {"b1"}}};
  all.insert(all.end(), own.begin(), own.end());
  const auto match = passMatch(overpass::groups_game(), 3, {}, {});
  checkSentences(groupsFace(), *match, all);
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

void PassWords::MON_everyReasonHasASentence() {
  std::vector<Spoken> all = sharedRefusals(ofMono);
  const std::vector<Spoken> own{
      {"monoline.others-colour", {"B2"}, {"black"}, {"black", "Ben"}},
      {"monoline.colour-used-up", {"B2"}, {"red"}, {"ten red"}},
      {"monoline.one-piece", {"B2", "C3"}, {"C3"}, {"C3"}},
      {"monoline.taken", {"B2"}, {"B2"}, {"B2"}},
      {"monoline.no-piece", {"B2"}, {}, {"Ann"}},
      {"monoline.shares-line", {"B2", "C3"}, {"B2", "C3"}, {"B2 shares a line", "Ben’s piece on C3"}},
      {"monoline.shares-line",
       {"B2", "C3", "D4"},
       {"B2", "C3 and D4"},
       {"lines", "Ben’s pieces on C3 and D4"}},
      {"monoline.none-placed", {}, {}, {}},
      {"monoline.friendly", {}, {}, {}},
      {"monoline.claimed", {}, {}, {}}};
  all.insert(all.end(), own.begin(), own.end());
  const auto match = passMatch(overpass::mono_game(), 2, {}, {});
  checkSentences(monoFace(), *match, all);
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
