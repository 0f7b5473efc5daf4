// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/shown_turns.h"

#include "app/match/match.h"
#include "engine/core/entry.h"

namespace byways::app {

ShownTurns::ShownTurns(Match& match, int pause, QObject* parent)
    : QObject(parent),
      match_(match),
      pause_(pause),
      playback_([this] { return playNext(); }, [this] { return pause_; }) {
  connect(&playback_, &Playback::finished, this, &ShownTurns::finished);
}

void ShownTurns::play(const std::vector<std::string>& entries) {
  stop();
  Timeline ahead = match_.timeline();
  for (const std::string& text : entries) {
    const std::optional<Entry> entry = parse_entry(text);
    if (!entry || ahead.play_entry(*entry)) {
      break;
    }
    const std::vector<std::string> steps = entry->seat == kChance ? std::vector<std::string>{entry->text}
                                                                  : match_.game().split_turn(entry->text);
    for (const std::string& step : steps) {
      parts_.push_back({entry->seat, QString::fromStdString(step), false});
    }
    if (entry->seat != kChance && !entry->unfinished) {
      parts_.push_back({entry->seat, QStringLiteral("end"), true});
    }
  }
  start();
}

void ShownTurns::playSteps(Seat seat, const std::vector<std::string>& steps) {
  stop();
  for (const std::string& step : steps) {
    parts_.push_back({seat, QString::fromStdString(step), false});
  }
  start();
}

void ShownTurns::start() {
  playback_.play();
  if (pause_ == 0) {
    playback_.skip();
  }
}

void ShownTurns::stop() {
  parts_.clear();
  playback_.stop();
}

// An "end" is skipped if the last step has already ended the turn.
bool ShownTurns::playNext() {
  while (!parts_.empty()) {
    const Part part = parts_.front();
    parts_.pop_front();
    const Timeline& timeline = match_.timeline();
    if (part.isEnd && (timeline.to_move() != part.seat || timeline.refusal(part.seat, "end"))) {
      continue;
    }
    // A step of a seat that isn't to move is a declaration, which any seat may make.
    const bool isPlayed = timeline.to_move() == part.seat ? match_.playShown(part.step)
                                                          : !match_.playDeclaration(part.seat, part.step);
    if (!isPlayed) {
      parts_.clear();
    }
    return !parts_.empty();
  }
  return false;
}

}  // namespace byways::app
