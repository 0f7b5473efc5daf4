// SPDX-License-Identifier: GPL-3.0-or-later

#include <QCoreApplication>

#include "app/games/pass/pass_texts.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class PassWords {
  Q_DECLARE_TR_FUNCTIONS(PassWords)
};

QString diceWords(const PassDice& dice) {
  if (dice.state == PassDice::State::Due) {
    return PassWords::tr("Two dice, to be rolled");
  }
  return PassWords::tr("Two dice, %1 and %2: %3 of %4 moves left")
      .arg(dice.eyes[0])
      .arg(dice.eyes[1])
      .arg(dice.left)
      .arg(dice.total);
}

QString withTurn(const PassPile& pile, const QString& words) {
  return pile.onTurn ? PassWords::tr("%1, on turn", "a pile").arg(words) : words;
}

}  // namespace

QString passPileWords(const PassScene& scene, const QString& place) {
  if (place == QLatin1String("dice")) {
    return scene.dice ? diceWords(*scene.dice) : QString();
  }
  const QString kind = place.section(QLatin1Char(':'), 0, 0);
  const int colour = passColourOf(place.section(QLatin1Char(':'), 1));
  for (const PassPile& pile : scene.piles) {
    if (pile.colour != colour) {
      continue;
    }
    const QString whose =
        pile.owner.isEmpty()
            ? passColourName(colour)
            : PassWords::tr("%1 (%2)", "a colour, its player").arg(passColourName(colour), pile.owner);
    if (kind == QLatin1String("reserve") && pile.reserve >= 0) {
      return withTurn(pile, PassWords::tr("Reserve of %1: %n piece(s)", nullptr, pile.reserve).arg(whose));
    }
    if (kind == QLatin1String("home") && pile.home >= 0) {
      return withTurn(
          pile, PassWords::tr("Home of %1: %2 of %n piece(s)", nullptr, pile.goal).arg(whose).arg(pile.home));
    }
  }
  return {};
}

QList<KeyHelp> passMouse() {
  return {{PassWords::tr("Drag"), PassWords::tr("Bring a piece where it goes")},
          {PassWords::tr("Wheel"), PassWords::tr("A larger or smaller board, around the pointer")},
          {PassWords::tr("Drag beside the pieces"), PassWords::tr("Push a large board about")}};
}

QList<KeyHelp> passZoomKeys() {
  return {{PassWords::tr("+, −, mouse wheel"), PassWords::tr("A larger or smaller board")},
          {QStringLiteral("0"), PassWords::tr("The whole board again")}};
}

}  // namespace byways::app
