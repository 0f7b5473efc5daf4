// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/catalogue.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

#include "app/games/byg/byg.h"
#include "app/games/bypass/bypass.h"
#include "app/games/challenges/challenges.h"
#include "app/games/groups_of_three/groups.h"
#include "app/games/highway/highway.h"
#include "app/games/mono_line/mono.h"
#include "app/games/over_pass/over_pass.h"
#include "app/games/trypsylon/trypsylon.h"

namespace byways::app {

namespace {

constexpr auto kGame = CatalogueEntry::Kind::Game;
constexpr auto kChallenge = CatalogueEntry::Kind::Challenge;

using Rules = CatalogueEntry::Rules;

constexpr auto kContext = "Catalogue";

QString translated(const char* text) { return QCoreApplication::translate(kContext, text); }

constexpr auto kBlumberg = QT_TRANSLATE_NOOP("Catalogue", "Arthur Blumberg, Kadon Enterprises");

}  // namespace

std::span<const CatalogueEntry> catalogue() {
  static const std::array entries{
      // id, kind, players, minutes, rules, face, name, blurb, credit
      CatalogueEntry{
          "bypass", kGame, 2, 6, 25, Rules::Medium, &bypassFace(), "Bypass",
          QT_TRANSLATE_NOOP(
              "Catalogue",
              "Draw paths and walls in your colour, and own more of the three routes than anyone else."),
          QT_TRANSLATE_NOOP("Catalogue", "Raymond Gallardo, 2010")},
      CatalogueEntry{
          "byg", kGame, 2, 2, 30, Rules::Easy, &bygFace(), "Byg",
          QT_TRANSLATE_NOOP("Catalogue",
                            "Many groups let you place many stones, but only the largest one counts "
                            "in the end. When do you join them?"),
          QT_TRANSLATE_NOOP("Catalogue", "Nick Bentley, 2010")},
      CatalogueEntry{
          "highway", kGame, 2, 6, 45, Rules::Many, &highwayFace(), "Hexagonal Highway",
          QT_TRANSLATE_NOOP("Catalogue",
                            "Plan in secret, then set off together: road signs send you far, unless "
                            "somebody else has bent the road."),
          QT_TRANSLATE_NOOP("Catalogue", "pseudonam, for The Genius: Variations on a Theme")},
      CatalogueEntry{"trypsylon", kGame, 2, 2, 25, Rules::Medium, &trypsylonFace(), "TRYPSYLON",
                     QT_TRANSLATE_NOOP("Catalogue",
                                       "Push cards into the rows, shift the whole landscape, and complete "
                                       "your pathway from shore to shore first."),
                     QT_TRANSLATE_NOOP("Catalogue", "Robert Witter and Frank Warneke, WiWa Spiele")},
      CatalogueEntry{
          "over-pass", kGame, 2, 4, 40, Rules::Many, &overPassFace(), "Over-Pass",
          QT_TRANSLATE_NOOP(
              "Catalogue",
              "Leap over long chains, trade places across the board, and roll your ten pieces home."),
          kBlumberg},
      CatalogueEntry{"groups-of-three", kGame, 2, 4, 45, Rules::Many, &groupsFace(), "Groups-of-Three",
                     QT_TRANSLATE_NOOP("Catalogue",
                                       "Step through the spaces between the lines: each group of three that "
                                       "you complete brings in another of your pieces."),
                     kBlumberg},
      CatalogueEntry{"mono-line", kGame, 2, 2, 15, Rules::Easy, &monoFace(), "Mono-Line",
                     QT_TRANSLATE_NOOP("Catalogue",
                                       "Never share a line with your opponent. Room runs out quickly, and "
                                       "whoever can’t place a piece loses."),
                     kBlumberg},
      CatalogueEntry{"full-house", kChallenge, 1, 1, 20, Rules::Medium, &fullHouseFace(), "Full House",
                     QT_TRANSLATE_NOOP("Catalogue",
                                       "Three pieces on the board, thirty-seven waiting outside: bring them "
                                       "all in, in as few moves as you can."),
                     kBlumberg},
      CatalogueEntry{"crooked-jumps", kChallenge, 1, 1, 10, Rules::Easy, &crookedJumpsFace(), "Crooked Jumps",
                     QT_TRANSLATE_NOOP("Catalogue",
                                       "Peg solitaire with jumps round corners: jump until a single piece is "
                                       "left, in the very centre."),
                     kBlumberg},
      CatalogueEntry{"spiral", kChallenge, 1, 1, 20, Rules::Medium, &spiralFace(), "Over-Pass Spiral",
                     QT_TRANSLATE_NOOP("Catalogue",
                                       "Forty pieces in four colours, coiled into a spiral. Unwind it leap "
                                       "by leap down to the last piece."),
                     kBlumberg},
  };
  return entries;
}

QString CatalogueEntry::title() const { return QString::fromUtf8(name); }

QString CatalogueEntry::blurb() const { return translated(sentence); }

QString CatalogueEntry::credit() const { return translated(source); }

QString CatalogueEntry::picture() const { return QStringLiteral(":/cards/%1.svg").arg(QLatin1String(id)); }

bool isFirstToTry(const CatalogueEntry& entry) {
  const auto all = catalogue();
  const auto first = std::find_if(all.begin(), all.end(), [](const CatalogueEntry& each) {
    return each.rules == Rules::Easy && each.kind == kGame;
  });
  return first != all.end() && &*first == &entry;
}

const GameFace* findFace(const Game& game) {
  for (const CatalogueEntry& entry : catalogue()) {
    if (game.id() == entry.id) {
      return entry.face;
    }
  }
  return nullptr;
}

const GameFace& faceOf(const Game& game) {
  const GameFace* const face = findFace(game);
  Q_ASSERT(face != nullptr);
  return *face;
}

const CatalogueEntry& entryOf(const GameFace& face) {
  const auto entries = catalogue();
  return *std::find_if(entries.begin(), entries.end(),
                       [&face](const CatalogueEntry& entry) { return &entry.face->game() == &face.game(); });
}

}  // namespace byways::app
