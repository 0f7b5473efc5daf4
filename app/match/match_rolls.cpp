// SPDX-License-Identifier: GPL-3.0-or-later
// Undo past a roll: whether it is allowed, and which turns were played when a later roll was already known.
#include <algorithm>

#include "app/match/match.h"

namespace byways::app {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto kTakesBack = "takes_back_rolls";
constexpr auto kLookedAhead = "looked_ahead";

bool isRoll(const Entry& entry) { return entry.seat == kChance && entry.text.starts_with("roll "); }

std::string keyOf(std::size_t entry, const std::string& text) { return std::to_string(entry) + ' ' + text; }

}  // namespace

// Malformed values are ignored.
void Match::readRolls(const Json& table) {
  const auto has = [&table](const char* key) { return table.is_object() && table.contains(key); };
  if (has(kTakesBack) && table[kTakesBack].is_boolean()) {
    takesBackRolls_ = table[kTakesBack].get<bool>();
  }
  if (has(kLookedAhead) && table[kLookedAhead].is_array()) {
    for (const Json& turn : table[kLookedAhead]) {
      if (turn.is_string()) {
        lookedAhead_.insert(turn.get<std::string>());
      }
    }
  }
  const auto note = [this](const auto& entries) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
      if (isRoll(entries[i])) {
        noteRoll(i);
      }
    }
  };
  note(timeline_.entries());
  for (const Line& line : lines_) {
    note(line.entries);
  }
}

void Match::writeRolls(Json& table) const {
  table.erase(kLookedAhead);
  if (!game().rolls_dice()) {
    return;
  }
  table[kTakesBack] = takesBackRolls_;
  if (!lookedAhead_.empty()) {
    table[kLookedAhead] = lookedAhead_;
  }
}

void Match::noteRoll(std::size_t entry) { furthestRoll_ = std::max(furthestRoll_, entry); }

// After a step that completes a turn: remembers it if the outcome of a later roll was already known.
void Match::noteLookAhead() {
  if (!game().rolls_dice() || !timeline_.open_steps().empty()) {
    return;
  }
  const Entries entries = timeline_.entries_until(timeline_.cursor());
  if (!entries.empty() && entries.size() <= furthestRoll_) {
    lookedAhead_.insert(keyOf(entries.size() - 1, entries.back().text));
  }
}

std::set<std::size_t> Match::turnsAfterLook() const {
  std::set<std::size_t> turns;
  const Entries entries = timeline_.entries();
  for (const std::string& key : lookedAhead_) {
    const std::size_t space = key.find(' ');
    const std::optional<int> entry = parse_number(std::string_view(key).substr(0, space));
    const auto at = static_cast<std::size_t>(entry.value_or(0));
    if (entry && space != std::string::npos && at < entries.size() &&
        key.substr(space + 1) == entries[at].text) {
      turns.insert(at);
    }
  }
  return turns;
}

bool Match::isHeldByRoll() const {
  if (takesBackRolls_ || !game().rolls_dice() || !timeline_.can_redo()) {
    return false;
  }
  const Entries entries = timeline_.entries();
  const auto reached = static_cast<std::ptrdiff_t>(timeline_.entries_until(timeline_.cursor()).size());
  if (std::none_of(entries.begin() + reached, entries.end(), isRoll)) {
    return false;
  }
  Timeline end = timeline_;
  end.go_to(end.length());
  return !end.outcome();
}

std::optional<Refusal> Match::heldByRoll() {
  if (!isHeldByRoll()) {
    return std::nullopt;
  }
  Refusal refusal = refuse_here("core.rolled-since");
  Q_EMIT refused(refusal);
  return refusal;
}

Match::UndoStop Match::undoStopAt(const Timeline& timeline) const {
  if (!timeline.can_undo() || timeline.cursor() == opening_) {
    return UndoStop::Start;
  }
  // In a lesson undo stops at a roll, because the lesson wouldn't roll again.
  const bool isAtDice = (!takesBackRolls_ || isGuided()) && game().rolls_dice() &&
                        timeline.open_steps().empty() &&
                        isRoll(timeline.entries_until(timeline.cursor()).back());
  return isAtDice ? UndoStop::Rolled : UndoStop::None;
}

}  // namespace byways::app
