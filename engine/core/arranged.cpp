// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/arranged.h"
#include "engine/core/json_text.h"

namespace byways::arranged {

namespace {

Refusal refuse(ArrangedReason reason, Places places = {}, std::vector<std::string> arguments = {},
               std::string_view rule = {}) {
  return byways::refuse(reason.reason, std::move(places), std::move(arguments), rule);
}

}  // namespace

Refusal wrong_form(const std::string& key) { return refuse("arranged.form", {}, {key}); }

Refusal no_such_place(const std::string& place) { return refuse("arranged.place", {}, {shorten(place)}); }

Refusal wrong_piece(const std::string& place, const Json& piece) {
  // A value may be as large as the file.
  const std::string shown = piece.is_structured() ? (piece.is_array() ? "[…]" : "{…}")
                            : piece.is_string()   ? shorten(piece.get_ref<const std::string&>())
                                                  : json_text(piece);
  return refuse("arranged.piece", {place}, {place, shown});
}

Refusal challenge_has_own_start() { return refuse("arranged.challenge"); }

Refusal over(std::string_view rule, Places places) {
  return refuse("arranged.over", std::move(places), {}, rule);
}

Refusal not_a_colour_of_seat(const std::string& colour, Seat seat) {
  return refuse("arranged.colour", {}, {colour, std::to_string(seat)});
}

Refusal too_many_of_colour(std::string_view rule, const std::string& colour, int most) {
  return refuse("arranged.colour-count", {}, {colour, std::to_string(most)}, rule);
}

std::optional<Refusal> refusal_of_seat_and_form(const Setup& setup) {
  if (!setup.arranged->position.is_object()) {
    return wrong_form("position");
  }
  const Seat seat = setup.arranged->to_move;
  if (seat >= 1 && seat <= setup.players) {
    return std::nullopt;
  }
  return refuse("arranged.seat", {}, {std::to_string(seat), std::to_string(setup.players)});
}

std::optional<int> whole(const Json& value, int lowest, int highest) {
  if (value.is_number_unsigned()) {
    const auto number = value.get<std::uint64_t>();
    const bool fits = highest >= 0 && number <= static_cast<std::uint64_t>(highest) &&
                      static_cast<std::int64_t>(number) >= lowest;
    return fits ? std::optional(static_cast<int>(number)) : std::nullopt;
  }
  if (value.is_number_integer()) {
    const auto number = value.get<std::int64_t>();
    return number >= lowest && number <= highest ? std::optional(static_cast<int>(number)) : std::nullopt;
  }
  return std::nullopt;
}

std::optional<int> whole_at(const Json& object, const char* key, int lowest, int highest) {
  const auto member = object.find(key);
  return member == object.end() ? std::nullopt : whole(*member, lowest, highest);
}

std::string text(const Json& value) { return value.is_string() ? value.get<std::string>() : std::string(); }

std::optional<Refusal> for_each_member(
    const Json& position, const char* key,
    const std::function<std::optional<Refusal>(const std::string& name, const Json& value)>& read) {
  const auto object = position.find(key);
  if (object == position.end() || !object->is_object()) {
    return wrong_form(key);
  }
  for (const auto& [name, value] : object->items()) {
    if (std::optional<Refusal> refused = read(name, value)) {
      return refused;
    }
  }
  return std::nullopt;
}

}  // namespace byways::arranged
