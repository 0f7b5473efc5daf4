// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.h"

namespace byways {

/// One element of a record's "turns": `seat: steps`, or `*: outcome`.
struct Entry {
  Seat seat = kChance;
  /// Steps or outcome, without seat and ellipsis: words with single spaces between them.
  std::string text;
  /// True if the written text ends in " …": the turn goes on.
  bool unfinished = false;

  bool operator==(const Entry&) const = default;
};

/// Reads an entry. Nothing if `text` doesn't have the form of an entry: it has no seat, a seat with a leading
/// zero, two spaces together…
[[nodiscard]] std::optional<Entry> parse_entry(std::string_view text);

/// The entry as a record writes it.
[[nodiscard]] std::string write_entry(const Entry& entry);

/// The words between single spaces. Precondition: `text` is an entry's text.
[[nodiscard]] std::vector<std::string> split_words(std::string_view text);

/// The words, joined by single spaces.
[[nodiscard]] std::string join_words(const std::vector<std::string>& words);

/// Reads a number of at most nine digits, without sign or leading zeros; nothing for other texts.
[[nodiscard]] std::optional<int> parse_number(std::string_view digits);

}  // namespace byways
