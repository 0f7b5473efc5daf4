// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/pass/pass_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

#include "app/games/common_words.h"
#include "app/look/direction.h"
#include "app/look/joined.h"
#include "engine/core/entry.h"
#include "engine/core/word_step.h"
#include "engine/overpass/groups_notation.h"
#include "engine/overpass/mono_notation.h"
#include "engine/overpass/over_pass_notation.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class PassTexts {
  Q_DECLARE_TR_FUNCTIONS(PassTexts)
};

// "white and red"; "white" where a seat has one colour.
QString coloursOfSeat(int players, Seat seat) {
  QStringList names;
  for (const int colour : passColours(players, seat)) {
    names.append(passColourName(colour));
  }
  return listText(names);
}

// "5 white and 2 red"
QString countsText(const QList<int>& colours, const std::function<int(int)>& count) {
  QStringList parts;
  for (const int colour : colours) {
    parts.append(PassTexts::tr("%1 %2", "a number of pieces of a colour: 3 white")
                     .arg(QString::number(count(colour)), passColourName(colour)));
  }
  return listText(parts);
}

/// The context of these texts for translators.
class PassPhrases {
  Q_DECLARE_TR_FUNCTIONS(PassPhrases)
};

constexpr auto kHome = "z";  // where pieces of Groups-of-Three are borne off

QString placeText(const std::string& place) { return asNotation(QString::fromStdString(place)); }

// Whether both colours have to come home in a game of two (OVP-11, GRP-9).
bool wantsBoth(const Match& match) { return match.timeline().setup().options.word("goal") == "both"; }

QString moveText(const overpass::WrittenMove& move) {
  const QString first = placeText(move.first);
  const QString second = placeText(move.second);
  switch (move.kind) {
    case overpass::MoveKind::OverPass:
      return PassPhrases::tr("%1 passes over to %2", "places: a piece passes over others").arg(first, second);
    case overpass::MoveKind::Trade:
      return PassPhrases::tr("%1 and %2 change places").arg(first, second);
    case overpass::MoveKind::Slide:
      return PassPhrases::tr("%1 slides to %2").arg(first, second);
    case overpass::MoveKind::Exit:
      break;
  }
  return PassPhrases::tr("%1 goes home").arg(first);
}

// The text of a move. `from` is the name of its start, or the text of the path that it continues.
QString wayText(const overpass::WrittenGroupsStep& move, const QString& from) {
  QString text = move.to == kHome
                     ? PassPhrases::tr("%1 goes home").arg(from)
                     : PassPhrases::tr("%1 to %2", "places: a piece moves").arg(from, placeText(move.to));
  if (move.brought_in.empty()) {
    return text;
  }
  QStringList places;
  for (const std::string& place : move.brought_in) {
    places.append(placeText(place));
  }
  return PassPhrases::tr("%1 (bringing in %2)", "a move, the places where pieces come in with it")
      .arg(text, listText(places));
}

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
      .arg(dice.movesLeft)
      .arg(dice.total);
}

QString withTurn(const PassPile& pile, const QString& words) {
  return pile.onTurn ? PassWords::tr("%1, to move", "a pile").arg(words) : words;
}

}  // namespace

QString passColourName(overpass::Colour colour) {
  constexpr std::array kNames{QT_TRANSLATE_NOOP("PassTexts", "white"),
                              QT_TRANSLATE_NOOP("PassTexts", "black"), QT_TRANSLATE_NOOP("PassTexts", "red"),
                              QT_TRANSLATE_NOOP("PassTexts", "blue")};
  return colour >= 0 && colour < overpass::kColours
             ? PassTexts::tr(kNames.at(static_cast<std::size_t>(colour)))
             : QString();
}

QString passColourName(const std::string& name) {
  const std::optional<overpass::Colour> colour = overpass::colour_named(name);
  return colour ? passColourName(*colour) : QString::fromStdString(name);
}

QString passLotText(const QString& outcome, const Match& match) {
  QString steps = stepsOf(outcome);
  const std::optional<WordStep> lot = read_word_step(steps.toStdString());
  if (!lot) {
    return steps;
  }
  if (lot->word == "roll" && lot->numbers.size() == 2) {
    const int one = lot->numbers.front();
    const int other = lot->numbers.back();
    return PassTexts::tr("%1 and %2: %n move(s)", "the dice and their sum", one + other).arg(one).arg(other);
  }
  const Seat seat = lot->numbers.front();
  return match.game().rolls_dice() ? PassTexts::tr("%1 starts, with %2.", "a player, a colour")
                                         .arg(match.name(seat), passColourName(seat - 1))
                                   : startsText(match.name(seat));
}

QString passWordText(const QString& steps, const Match& match) {
  if (read_word_step(steps.toStdString())) {
    return passLotText(steps, match);
  }
  return steps == QLatin1String("-") ? PassTexts::tr("No moves") : QString();
}

QString passHomeText(const Match& match) {
  const std::optional<Outcome> outcome = match.timeline().outcome();
  if (!outcome || outcome->winners.empty()) {
    return {};
  }
  const PassTable table = passTable(match);
  const Seat winner = outcome->winners.front();
  const bool all = table.homes.at(winner - 1) == 2 * overpass::kPiecesEach;
  QStringList whole;
  for (const int colour : passColours(table.players, winner)) {
    if (table.reserveOf(colour) + table.onBoardOf(colour) == 0) {
      whole.append(passColourName(colour));
    }
  }
  QString text = all ? PassTexts::tr("%1 has brought all twenty pieces home.").arg(match.name(winner))
                     : PassTexts::tr("%1 has brought all ten %2 pieces home.", "a player, a colour")
                           .arg(match.name(winner), whole.value(0));
  for (Seat seat = 1; seat <= table.players; ++seat) {
    const QList<int> colours = passColours(table.players, seat);
    if (seat == winner) {
      continue;
    }
    // With two colours, the sum of both would mean nothing, because ten pieces of one colour win.
    const QString home = colours.size() > 1
                             ? countsText(colours, [&table](int colour) { return table.homeOf(colour); })
                             : QString::number(table.homes.at(seat - 1));
    text += QLatin1Char(' ') +
            PassTexts::tr("%1 has %2 home.", "a player, numbers of pieces: Ben has 9 white and 8 red home")
                .arg(match.name(seat), home);
  }
  return text;
}

QStringList passSeatLines(const Match& match, Seat seat) {
  const PassTable table = passTable(match);
  const QList<int> colours = passColours(table.players, seat);
  if (colours.size() == 1) {
    return {PassTexts::tr("%n home", "pieces", table.homes.at(seat - 1)),
            PassTexts::tr("%n in reserve", "pieces", table.reserveOf(colours.front()))};
  }
  const QString home = countsText(colours, [&table](int colour) { return table.homeOf(colour); });
  const QString reserves = countsText(colours, [&table](int colour) { return table.reserveOf(colour); });
  return {PassTexts::tr("Home: %1", "numbers of pieces").arg(home) + QLatin1Char('\n') +
          PassTexts::tr("Reserve: %1", "numbers of pieces").arg(reserves)};
}

QString passColoursNote(const QStringList& names) {
  const auto players = static_cast<int>(names.size());
  const auto colours = [players](Seat seat) { return coloursOfSeat(players, seat); };
  if (players == 2) {
    return PassTexts::tr("%1 plays %2, %3 %4.", "a player, two colours, the other player, their two colours")
        .arg(names.at(0), colours(1), names.at(1), colours(2));
  }
  QStringList parts;
  for (Seat seat = 1; seat <= players; ++seat) {
    parts.append(PassTexts::tr("%1 plays %2", "a player and their colour, in a list")
                     .arg(names.at(seat - 1), colours(seat)));
  }
  return PassTexts::tr("%1.", "a list of who plays which colour, as a sentence").arg(listText(parts));
}

QString passStepsText(const QString& steps, QString (*stepText)(const QString& step)) {
  QStringList parts;
  for (const QString& step : stepsIn(steps)) {
    parts.append(stepText(step));
  }
  return joinParts(parts);
}

QString overPassAim(const Match& match) {
  if (match.players() > 2) {
    return PassPhrases::tr(
        "Enter at the centre, leave at a point: the first player with all ten pieces home wins.");
  }
  return wantsBoth(match) ? PassPhrases::tr(
                                "Enter at the centre, leave at a point: the first player with all ten pieces "
                                "of each colour home wins.")
                          : PassPhrases::tr(
                                "Enter at the centre, leave at a point: the first player with all ten pieces "
                                "of one colour home wins.");
}

QString overPassStepText(const QString& step) {
  const std::optional<overpass::WrittenMove> move = overpass::read_move(step.toStdString());
  return move ? moveText(*move) : step;
}

QString groupsAim(const Match& match) {
  if (match.players() > 2) {
    return PassPhrases::tr(
        "Form groups of three to bring your pieces in. The first to get all ten home wins.");
  }
  return wantsBoth(match) ? PassPhrases::tr(
                                "Form groups of three to bring in pieces from your reserve. The first to get "
                                "all ten of each colour home wins.")
                          : PassPhrases::tr(
                                "Form groups of three to bring in pieces from your reserve. The first to get "
                                "all ten of one colour home wins.");
}

QString groupsStepText(const QString& step) {
  const std::optional<overpass::WrittenGroupsStep> move = overpass::read_groups_step(step.toStdString());
  return move ? wayText(*move, placeText(move->from)) : step;
}

QString groupsStepsText(const QString& steps) {
  QStringList parts;
  std::string end;  // the end of the last path; empty if the next move can't continue it
  for (const QString& step : stepsIn(steps)) {
    const std::optional<overpass::WrittenGroupsStep> move = overpass::read_groups_step(step.toStdString());
    const bool goesOn = move && !parts.isEmpty() && move->from == end && move->to != kHome;
    const QString from = goesOn ? parts.takeLast() : QString();
    parts.append(goesOn ? wayText(*move, from) : groupsStepText(step));
    end = move && move->brought_in.empty() ? move->to : std::string();
  }
  return joinParts(parts);
}

QString monoAim(const Match& match) {
  return match.timeline().setup().options.is_on("strict")
             ? PassPhrases::tr(
                   "No line may hold pieces of both sides. If one does, whoever claims this first wins. "
                   "Whoever has no piece left loses.")
             : PassPhrases::tr(
                   "No line may hold pieces of both sides. Whoever finds no place, or has no piece left, "
                   "loses.");
}

QString monoStepText(const QString& step) {
  const std::optional<overpass::WrittenPlacement> placed = overpass::read_placement(step.toStdString());
  if (!placed) {
    return step;
  }
  const QString place = placeText(placed->node);
  return placed->colour == overpass::kNoColour ? PassPhrases::tr("a piece on %1").arg(place)
                                               : PassPhrases::tr("a %1 piece on %2", "a colour, a place")
                                                     .arg(passColourName(placed->colour), place);
}

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
      return withTurn(pile, PassWords::tr("Home of %1: %2 of %n piece(s)", nullptr, pile.goal)
                                .arg(whose, QString::number(pile.home)));
    }
  }
  return {};
}

QList<KeyHelp> passMouse() {
  return {{PassWords::tr("Drag"), PassWords::tr("Move a piece")},
          {PassWords::tr("Wheel"), PassWords::tr("Zoom in or out, around the pointer")},
          {PassWords::tr("Drag beside the pieces"), PassWords::tr("Move an enlarged board")}};
}

QList<KeyHelp> passZoomKeys() {
  return {{PassWords::tr("+, −, mouse wheel"), PassWords::tr("Zoom in or out")},
          {QStringLiteral("0"), PassWords::tr("Show the whole board")}};
}

}  // namespace byways::app
