// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/options.h"

#include <algorithm>
#include <iterator>

namespace byways {

std::optional<OptionValue> OptionSpec::parse(std::string_view text) const {
  for (const OptionValue& value : values) {
    if (text == to_text(value)) {
      return value;
    }
    if (const bool* on = std::get_if<bool>(&value); on != nullptr && text == (*on ? "true" : "false")) {
      return value;
    }
  }
  return canonical != nullptr ? canonical(text) : std::nullopt;
}

std::vector<OptionValue> OptionSpec::values_for(int players) const {
  std::vector<OptionValue> allowed;
  std::copy_if(values.begin(), values.end(), std::back_inserter(allowed), [&](const OptionValue& value) {
    const int* const seat = std::get_if<int>(&value);
    return !names_seat || seat == nullptr || *seat <= players;
  });
  return allowed;
}

bool OptionSpec::allows(const OptionValue& value) const {
  const auto* const word = std::get_if<std::string>(&value);
  return std::find(values.begin(), values.end(), value) != values.end() ||
         (canonical != nullptr && word != nullptr && canonical(*word));
}

std::optional<OptionValue> OptionSpec::settle(const OptionValue& value, int players) const {
  const std::vector<OptionValue> allowed = values_for(players);
  if (std::find(allowed.begin(), allowed.end(), value) != allowed.end()) {
    return value;
  }
  const auto* const word = std::get_if<std::string>(&value);
  return canonical != nullptr && word != nullptr ? canonical(*word) : std::nullopt;
}

OptionSpec number_option(std::string name, int first, int last, int fallback) {
  OptionSpec spec{.name = std::move(name), .values = {}, .fallback = fallback};
  for (int n = first; n <= last; ++n) {
    spec.values.emplace_back(n);
  }
  return spec;
}

OptionSpec seat_option(std::string name, int most_players) {
  OptionSpec spec = number_option(std::move(name), 0, most_players, 0);
  spec.names_seat = true;
  return spec;
}

OptionSpec switch_option(std::string name, bool fallback) {
  return {.name = std::move(name), .values = {false, true}, .fallback = fallback};
}

OptionSpec word_option(std::string name, const std::vector<std::string>& words, const std::string& fallback) {
  return {.name = std::move(name), .values = {words.begin(), words.end()}, .fallback = fallback};
}

OptionSpec open_option(std::string name, const std::vector<std::string>& words, const std::string& fallback,
                       std::optional<std::string> (*canonical)(std::string_view), std::string wanted) {
  OptionSpec spec = word_option(std::move(name), words, fallback);
  spec.canonical = canonical;
  spec.wanted = std::move(wanted);
  return spec;
}

Options Options::complete(const std::vector<OptionSpec>& specs, const OptionMap& chosen) {
  Options options;
  for (const OptionSpec& spec : specs) {
    const auto found = chosen.find(spec.name);
    options.values_.emplace(spec.name, found == chosen.end() ? spec.fallback : found->second);
  }
  return options;
}

int Options::number(std::string_view name) const { return *std::get_if<int>(&values_.find(name)->second); }

bool Options::is_on(std::string_view name) const { return *std::get_if<bool>(&values_.find(name)->second); }

const std::string& Options::word(std::string_view name) const {
  return *std::get_if<std::string>(&values_.find(name)->second);
}

std::string to_text(const OptionValue& value) {
  if (const bool* on = std::get_if<bool>(&value)) {
    return *on ? "on" : "off";
  }
  if (const int* number = std::get_if<int>(&value)) {
    return std::to_string(*number);
  }
  return *std::get_if<std::string>(&value);
}

}  // namespace byways
