// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace byways {

/// An option's value. In JSON: a boolean, a number, a string; on the command line: on/off, digits, a word.
using OptionValue = std::variant<bool, int, std::string>;

/// One option of a game, as docs/rules lists it.
struct OptionSpec {
  std::string name;
  std::vector<OptionValue> values;  ///< every value allowed, in the order to offer them
  OptionValue fallback;             ///< the value if the option is left out
  /// Whether the values are seats (0 for none). If so, seats beyond the number of players aren't allowed.
  bool names_seat = false;
  /// For an option that accepts more words than it offers: returns the canonical form of an accepted word,
  /// and nothing for any other word. Null for all other options.
  std::optional<std::string> (*canonical)(std::string_view word) = nullptr;
  std::string wanted = {};  ///< with `canonical`: describes the accepted words in English ("2 to 96 nodes")

  /// The values allowed in a game of `players` players, in the order to offer them.
  [[nodiscard]] std::vector<OptionValue> values_for(int players) const;
  /// The allowed value that `text` means on the command line, if any ("on" and "true" are the same).
  [[nodiscard]] std::optional<OptionValue> parse(std::string_view text) const;
  /// Whether the value is allowed in a game with the most players.
  [[nodiscard]] bool allows(const OptionValue& value) const;
  /// `value` in its canonical form; nothing if it isn't allowed in a game of `players` players.
  [[nodiscard]] std::optional<OptionValue> settle(const OptionValue& value, int players) const;
};

/// An option with the whole numbers first…last.
[[nodiscard]] OptionSpec number_option(std::string name, int first, int last, int fallback);
/// An option whose values are the seats 1 to `most_players`, and 0 (the default) for none.
[[nodiscard]] OptionSpec seat_option(std::string name, int most_players);
/// An option that is on or off.
[[nodiscard]] OptionSpec switch_option(std::string name, bool fallback);
/// An option with a word from `words`.
[[nodiscard]] OptionSpec word_option(std::string name, const std::vector<std::string>& words,
                                     const std::string& fallback);

/// An option with any word that `canonical` accepts; `words` are the ones to offer. See
/// OptionSpec::canonical.
[[nodiscard]] OptionSpec open_option(std::string name, const std::vector<std::string>& words,
                                     const std::string& fallback,
                                     std::optional<std::string> (*canonical)(std::string_view),
                                     std::string wanted);

/// Chosen values by option name. Options left out have their default.
using OptionMap = std::map<std::string, OptionValue, std::less<>>;

/// Options with every default filled in; built by `complete`.
class Options {
 public:
  /// Precondition: every entry of `chosen` is named in `specs`, allowed there and settled.
  [[nodiscard]] static Options complete(const std::vector<OptionSpec>& specs, const OptionMap& chosen);

  /// An option's value, by type. Precondition: an option of that name and type exists.
  ///@{
  [[nodiscard]] int number(std::string_view name) const;
  [[nodiscard]] bool is_on(std::string_view name) const;
  [[nodiscard]] const std::string& word(std::string_view name) const;
  ///@}

  /// Every option with its value.
  [[nodiscard]] const OptionMap& values() const { return values_; }

 private:
  OptionMap values_;
};

/// The value as text: "on", "off", digits or the word itself.
[[nodiscard]] std::string to_text(const OptionValue& value);

}  // namespace byways
