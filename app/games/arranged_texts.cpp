// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/arranged_texts.h"

#include <QCoreApplication>

namespace byways::app {

namespace {

/// The context of these texts for translators.
class ArrangedTexts {
  Q_DECLARE_TR_FUNCTIONS(ArrangedTexts)

 public:
  static constexpr ReasonSentence kSentences[] = {
      {"arranged.form", QT_TR_NOOP("“%1” is missing or has a wrong value.")},
      {"arranged.place", QT_TR_NOOP("There is no place %1 on this board.")},
      {"arranged.piece", QT_TR_NOOP("What is on %1 can’t be “%2”.")},
      {"arranged.seat", QT_TR_NOOP("Say whose turn it is.")},
      {"arranged.over", QT_TR_NOOP("In this position the game is over already.")},
      {"arranged.opens", QT_TR_NOOP("%1 has no stone yet and has to move first."), 1},
      {"arranged.vacant", QT_TR_NOOP("Every cell holds a card, and %1 has none.")},
      {"arranged.last", QT_TR_NOOP("The card inserted last lies face up, and the one on %1 does not.")},
      {"arranged.walls", QT_TR_NOOP("With so many walls a turn might become impossible. There may be at most "
                                    "%1 more walls than paths.")},
      {"arranged.no-corner", QT_TR_NOOP("%1 is no corner, so nobody can start there.")},
      {"arranged.home-shared", QT_TR_NOOP("Two players have the same starting hex, %1.")},
      {"arranged.cell-shared", QT_TR_NOOP("Two players can’t stand on %1 when a round begins.")},
      {"arranged.score", QT_TR_NOOP("Points go from −%1 to %1.")},
      {"arranged.round", QT_TR_NOOP("There are %1 rounds.")},
      {"arranged.colour-count", QT_TR_NOOP("The set has only %2 pieces of %1.")},
      {"arranged.colour", QT_TR_NOOP("%1 is not a colour of %2."), 2},
      {"arranged.centre",
       QT_TR_NOOP("Before the roll nothing is on %1 but the piece of %2 that comes into play.")},
      {"arranged.goal", QT_TR_NOOP("A piece on %1 is borne off at once.")},
      {"arranged.too-few",
       QT_TR_NOOP("While pieces wait in reserve, at least two of the colour are on the board: %1.")},
      {"arranged.transit", QT_TR_NOOP("No piece rests in a transit space, as one does on %1.")},
      {"arranged.too-many", QT_TR_NOOP("%1 has only %2 pieces."), 1},
      {"arrange.count", QT_TR_NOOP("A start has at least %1 and at most %2 pieces.")},
      {"arrange.colours",
       QT_TR_NOOP("The colours take turns along the spiral: white, black, red, blue and again. So put as "
                  "many of each colour. If some are left over, white has one more, then black, then red.")},
      {"arrange.no-move", QT_TR_NOOP("No move can be made here.")},
  };
};

}  // namespace

std::span<const ReasonSentence> arrangedSentences() { return ArrangedTexts::kSentences; }

}  // namespace byways::app
