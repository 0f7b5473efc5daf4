// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/refusal.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

#include "engine/core/entry.h"

namespace byways {

namespace {

using Words = std::vector<std::string>;

// "A1, B2 and C3" from "A1 B2 C3".
std::string listed(std::string_view words) {
  const Words all = split_words(words);
  std::string list;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool is_last = i > 0 && i + 1 == all.size();
    list += (i == 0 ? "" : is_last ? " and " : ", ") + all[i];
  }
  return list;
}

// Precondition: `arguments` has every argument that `says` refers to.
std::string in_english(const Wording& says, const Words& arguments) {
  constexpr std::string_view kPlural = "(s)";
  Words said = arguments;
  if (says.seat_argument > 0) {
    said.at(static_cast<std::size_t>(says.seat_argument) - 1).insert(0, "Player ");
  }
  if (says.list_argument > 0) {
    std::string& list = said.at(static_cast<std::size_t>(says.list_argument) - 1);
    list = listed(list);
  }
  if (says.number_argument == 0) {
    return fill_gaps(says.text, said);
  }
  const std::string& number = said.at(static_cast<std::size_t>(says.number_argument) - 1);
  std::string text;
  for (std::string_view rest = says.text; !rest.empty();) {
    if (rest.starts_with("%n")) {
      text += number;
      rest.remove_prefix(2);
    } else if (rest.starts_with(kPlural)) {
      text += number == "1" ? "" : "s";
      rest.remove_prefix(kPlural.size());
    } else {
      text += rest.front();
      rest.remove_prefix(1);
    }
  }
  return fill_gaps(text, said);
}

}  // namespace

void no_such_reason() { std::abort(); }

std::string fill_gaps(std::string_view text, std::span<const std::string> arguments) {
  std::string filled;
  while (!text.empty()) {
    const bool is_gap = text.size() > 1 && text[0] == '%' && text[1] >= '1' && text[1] <= '9';
    const auto index = is_gap ? static_cast<std::size_t>(text[1] - '1') : arguments.size();
    if (index < arguments.size()) {
      filled += arguments[index];
      text.remove_prefix(2);
    } else {
      filled += text.front();
      text.remove_prefix(1);
    }
  }
  return filled;
}

Refusal refuse(const Reason& reason, Words places, Words arguments, std::string_view rule) {
  const Words rules = reason.rules.empty() ? Words() : split_words(reason.rules);
  assert(rule.empty() ? rules.size() == 1
                      : rules.empty() || std::find(rules.begin(), rules.end(), rule) != rules.end());
  const Reason::Special& special = reason.special;
  const bool is_special = special.argument > 0 && arguments.at(special.argument - 1) == special.value;
  const Wording& says = is_special ? special.says : reason.says;
  std::string message = in_english(says, arguments);
  return {.rule = rule.empty() ? rules.front() : std::string(rule),
          .reason = std::string(reason.key),
          .message = std::move(message),
          .places = std::move(places),
          .arguments = std::move(arguments),
          .says = says};
}

Refusal refuse_here(CoreReason reason, Words arguments) {
  return refuse(reason.reason, {}, std::move(arguments));
}

std::string as_argument(const Words& places) { return join_words(places); }

std::string shorten(std::string_view text) {
  constexpr std::size_t kLongest = 40;  // bytes; the steps of all rule sets are much shorter
  if (text.size() <= kLongest) {
    return std::string(text);
  }
  std::size_t end = kLongest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
    --end;
  }
  return std::string(text.substr(0, end)) + "\u2026";
}

Refusal not_notation(std::string_view text) { return refuse_here("core.notation", {shorten(text)}); }

Refusal turn_ends_itself() { return refuse_here("core.one-step"); }

}  // namespace byways
