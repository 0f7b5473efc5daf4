// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>

#include "app/games/game_face.h"

namespace byways::app {

/// A rule set as the shelf shows it.
struct CatalogueEntry {
  enum class Kind { Game, Challenge };
  /// How much people have to learn before the first game.
  enum class Rules { Easy, Medium, Many };

  const char* id;  ///< the name of the rule set in records, and of its picture in resources/cards
  Kind kind;
  int fewestPlayers;
  int mostPlayers;
  int minutes;  ///< typical length of a game
  Rules rules;
  const GameFace* face;  ///< never null
  const char* name;
  const char* sentence;  ///< the blurb in English
  const char* source;    ///< the credit in English

  /// The publisher's name of the rule set, which is never translated.
  [[nodiscard]] QString title() const;
  /// One sentence that makes people want to try the rule set, in the current language.
  [[nodiscard]] QString blurb() const;
  /// Author, publisher and year, in the current language.
  [[nodiscard]] QString credit() const;
  /// The resource with the picture of the rule set.
  [[nodiscard]] QString picture() const;
};

/// Every rule set of the program in the order of the shelf.
[[nodiscard]] std::span<const CatalogueEntry> catalogue();

/// Whether newcomers should begin with `entry`: it is the first one that is easy to learn and no challenge.
[[nodiscard]] bool isFirstToTry(const CatalogueEntry& entry);

/// The face of a rule set; null if the catalogue has none. Then the rule set can be played on the command
/// line only.
[[nodiscard]] const GameFace* findFace(const Game& game);
/// The face of a rule set. Precondition: the catalogue has it.
[[nodiscard]] const GameFace& faceOf(const Game& game);
/// The entry of a face. Precondition: the catalogue has it.
[[nodiscard]] const CatalogueEntry& entryOf(const GameFace& face);

}  // namespace byways::app
