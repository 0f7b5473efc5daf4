// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/arranged_texts.h"

#include <QCoreApplication>

#include <array>

namespace byways::app {

namespace {

constexpr std::array kSentences{
    ReasonSentence{"arranged.form",
                   QT_TRANSLATE_NOOP("ArrangedTexts", "“%1” is missing or has a wrong value.")},
    ReasonSentence{"arranged.place",
                   QT_TRANSLATE_NOOP("ArrangedTexts", "There is no place %1 on this board.")},
    ReasonSentence{"arranged.piece", QT_TRANSLATE_NOOP("ArrangedTexts", "What is on %1 can’t be “%2”.")},
    ReasonSentence{"arranged.seat", QT_TRANSLATE_NOOP("ArrangedTexts", "Say whose turn it is.")},
    ReasonSentence{"arranged.over",
                   QT_TRANSLATE_NOOP("ArrangedTexts", "In this position the game is over already.")},
    ReasonSentence{"arranged.opens",
                   QT_TRANSLATE_NOOP("ArrangedTexts", "%1 has no stone yet and has to move first."), 1},
    ReasonSentence{"arranged.vacant",
                   QT_TRANSLATE_NOOP("ArrangedTexts", "Every cell holds a card, and %1 has none.")},
    ReasonSentence{"arranged.last",
                   QT_TRANSLATE_NOOP("ArrangedTexts",
                                     "The card inserted last lies face up, and the one on %1 "
                                     "does not.")},
    ReasonSentence{
        "arranged.walls",
        QT_TRANSLATE_NOOP("ArrangedTexts",
                          "With so many walls a turn might become impossible. There may be at most %1 "
                          "more walls than paths.")},
    ReasonSentence{"arranged.no-corner",
                   QT_TRANSLATE_NOOP("ArrangedTexts", "%1 is no corner, so nobody can start there.")},
    ReasonSentence{"arranged.home-shared",
                   QT_TRANSLATE_NOOP("ArrangedTexts", "Two players have the same starting hex, %1.")},
    ReasonSentence{"arranged.cell-shared",
                   QT_TRANSLATE_NOOP("ArrangedTexts", "Two players can’t stand on %1 when a round begins.")},
    ReasonSentence{"arranged.score", QT_TRANSLATE_NOOP("ArrangedTexts", "Points go from −%1 to %1.")},
    ReasonSentence{"arranged.round", QT_TRANSLATE_NOOP("ArrangedTexts", "There are %1 rounds.")},
    ReasonSentence{"arranged.colour-count",
                   QT_TRANSLATE_NOOP("ArrangedTexts", "The set has only %2 pieces of %1.")},
    ReasonSentence{"arranged.colour", QT_TRANSLATE_NOOP("ArrangedTexts", "%1 is not a colour of %2."), 2},
    ReasonSentence{
        "arranged.centre",
        QT_TRANSLATE_NOOP("ArrangedTexts",
                          "Before the roll nothing is on %1 but the piece of %2 that comes into play.")},
    ReasonSentence{"arranged.goal",
                   QT_TRANSLATE_NOOP("ArrangedTexts", "A piece on %1 is borne off at once.")},
    ReasonSentence{
        "arranged.too-few",
        QT_TRANSLATE_NOOP("ArrangedTexts",
                          "While pieces wait in reserve, at least two of the colour are on the board: %1.")},
    ReasonSentence{
        "arranged.transit",
        QT_TRANSLATE_NOOP("ArrangedTexts", "No piece rests in a transit space, as one does on %1.")},
    ReasonSentence{"arranged.too-many", QT_TRANSLATE_NOOP("ArrangedTexts", "%1 has only %2 pieces."), 1},
    ReasonSentence{"arrange.count",
                   QT_TRANSLATE_NOOP("ArrangedTexts", "A start has at least %1 and at most %2 pieces.")},
    ReasonSentence{
        "arrange.colours",
        QT_TRANSLATE_NOOP(
            "ArrangedTexts",
            "The colours take turns along the spiral: white, black, red, blue and again. So put as "
            "many of each colour. If some are left over, white has one more, then black, then "
            "red.")},
    ReasonSentence{"arrange.no-move", QT_TRANSLATE_NOOP("ArrangedTexts", "No move can be made here.")},
};

}  // namespace

std::span<const ReasonSentence> arrangedSentences() { return kSentences; }

}  // namespace byways::app
