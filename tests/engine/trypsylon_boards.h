// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/trypsylon/insight.h"
#include "engine/trypsylon/pathways.h"
#include "tests/support/timelines.h"

namespace byways::trypsylon {

// Abbreviations for boards drawn in tests.
inline constexpr Corner kNW = Corner::NorthWest;
inline constexpr Corner kNE = Corner::NorthEast;
inline constexpr Corner kSE = Corner::SouthEast;
inline constexpr Corner kSW = Corner::SouthWest;

}  // namespace byways::trypsylon

namespace byways::test {

/// A game with a settled start (seat 1 unless the options say otherwise) in which these entries have been
/// played.
[[nodiscard]] Timeline trypsylon_table(const std::vector<std::string>& entries = {}, OptionMap options = {});

/// Precondition: `timeline` is a game of TRYPSYLON.
[[nodiscard]] const trypsylon::Insight& trypsylon_insight(const Timeline& timeline);

/// The legal complete turns with this beginning, in any order.
[[nodiscard]] std::vector<std::string> trypsylon_turns(const Timeline& timeline,
                                                       const std::string& beginning);

/// A 5x5 from a drawing: rows from the north; "nw" etc. are face up, "??" face down, "--" vacant.
[[nodiscard]] trypsylon::Cards drawn_cards(const std::vector<std::string>& rows);
/// A 5x5 with all cards face down.
[[nodiscard]] trypsylon::Cards cards_face_down();
/// Puts a card that is face up on the cell.
void turn_card_up(trypsylon::Cards& cards, const std::string& cell, trypsylon::Corner corner);
/// Precondition: a cell with that name exists.
[[nodiscard]] trypsylon::Cell cell_named(const std::string& name);

/// Whether two cards of a 5x5 are joined by one joint; fails the test if that isn't symmetric.
[[nodiscard]] bool cards_are_joined(const trypsylon::Cards& cards, const std::string& a,
                                    const std::string& b);
/// The sides of the frame that a card on a 5x5 joins by its own arms, as letters in the order "NESW".
[[nodiscard]] std::string sides_at(const trypsylon::Cards& cards, const std::string& cell);

}  // namespace byways::test
