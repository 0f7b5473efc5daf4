// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/progress.h"

#include <algorithm>
#include <utility>

#include "app/exercise/puzzle_list.h"
#include "engine/core/record.h"

namespace byways::app {

namespace {

using Json = JsonFile::Json;

constexpr JsonFile::Form kForm{.format = "byways-puzzles",
                               .version = 1,
                               .part = "puzzles",
                               .deepest = 32,
                               .largest = qint64{8} << 20U,
                               .mostKeys = 8192};
constexpr auto kBest = "best";
constexpr auto kWithHints = "withHints";
constexpr auto kShown = "shown";
constexpr auto kShownKey = "solutionShown";  // in the record of a match
constexpr auto kHintsKey = "hints";          // there too
constexpr int kMostHints = 999;

QString keyOf(const Puzzle& puzzle) { return QString::fromStdString(puzzle.id); }

bool isTrue(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && *found == true;
}

}  // namespace

PuzzleProgress::PuzzleProgress(QString path, QObject* parent)
    : QObject(parent), file_(std::move(path), kForm) {
  if (file_.read()) {
    take(file_.part());
  }
}

void PuzzleProgress::take(const Json& puzzles) {
  for (const Puzzle& puzzle : challenges::puzzles()) {
    const auto found = puzzles.find(keyOf(puzzle).toStdString());
    if (found != puzzles.end() && found->is_object()) {
      readEntry(puzzle, *found);
    }
  }
}

void PuzzleProgress::readEntry(const Puzzle& puzzle, const Json& value) {
  Entry& entry = entries_[keyOf(puzzle)];
  entry.shown = entry.shown || isTrue(value, kShown);
  const auto take = [&puzzle](Kept& known, Kept read) {
    if (read.result && (!known.result || isBetter(puzzle, *read.result, *known.result))) {
      known = std::move(read);
    }
  };
  Kept alone = readKept(puzzle, value, kBest);
  if (alone.result && alone.result->hints > 0) {
    alone = {};
  }
  take(entry.alone, std::move(alone));
  take(entry.withHints, readKept(puzzle, value, kWithHints));
}

PuzzleProgress::Kept PuzzleProgress::readKept(const Puzzle& puzzle, const Json& value, const char* key) {
  const auto found = value.find(key);
  if (found == value.end() || !found->is_object()) {
    return {};
  }
  const auto record = read_record(found->dump(-1, ' ', false, Json::error_handler_t::replace));
  if (!record) {
    return {};
  }
  const auto timeline = replay(*record);
  const bool fits = timeline && puzzleOf(timeline->game(), timeline->setup().options) == &puzzle &&
                    timeline->outcome() && !isTrue(record->document, kShownKey);
  if (!fits) {
    return {};
  }
  PuzzleResult result = *resultOf(*timeline);
  result.hints = countIn(record->document, kHintsKey, kMostHints);
  return {*found, result};
}

const PuzzleProgress::Kept& PuzzleProgress::bestOf(const Puzzle& puzzle, const Entry& entry) {
  const auto& alone = entry.alone.result;
  const auto& helped = entry.withHints.result;
  const bool isAlone =
      alone && (!helped || starsOf(puzzle, *alone) > 0 || !isBetter(puzzle, *helped, *alone));
  return isAlone ? entry.alone : entry.withHints;
}

std::optional<PuzzleResult> PuzzleProgress::best(const Puzzle& puzzle) const {
  const Entry entry = entries_.value(keyOf(puzzle));
  return bestOf(puzzle, entry).result;
}

QByteArray PuzzleProgress::bestRecord(const Puzzle& puzzle) const {
  const Entry entry = entries_.value(keyOf(puzzle));
  const Kept& kept = bestOf(puzzle, entry);
  return kept.result ? QByteArray::fromStdString(kept.record.dump()) : QByteArray();
}

QList<StarShape> PuzzleProgress::starShapes(const Puzzle& puzzle) const {
  const Entry entry = entries_.value(keyOf(puzzle));
  QList<StarShape> shapes;
  for (const PuzzleStar star : starsIn(puzzle)) {
    const auto has = [&](const Kept& kept) { return kept.result && hasEarned(star, puzzle, *kept.result); };
    shapes.append(has(entry.alone)       ? StarShape::Full
                  : has(entry.withHints) ? StarShape::Hollow
                                         : StarShape::Open);
  }
  return shapes;
}

int PuzzleProgress::hintsTaken(const Puzzle& puzzle) const {
  const Entry entry = entries_.value(keyOf(puzzle));
  return entry.withHints.result ? entry.withHints.result->hints : 0;
}

bool PuzzleProgress::wasShown(const Puzzle& puzzle) const { return entries_.value(keyOf(puzzle)).shown; }

PuzzleProgress::Sum PuzzleProgress::sumOf(const Game& game) const {
  Sum sum;
  for (const Puzzle* const puzzle : puzzlesOf(game)) {
    ++sum.puzzles;
    sum.mostStars += static_cast<int>(starsIn(*puzzle).size());
    const Entry entry = entries_.value(keyOf(*puzzle));
    const auto& alone = entry.alone.result;
    const auto& helped = entry.withHints.result;
    sum.solved += (alone && alone->solved) || (helped && helped->solved) ? 1 : 0;
    sum.stars += alone ? starsOf(*puzzle, *alone) : 0;
  }
  return sum;
}

bool PuzzleProgress::isSpoilt(const Match& match) const { return match.extra(kShownKey) == true; }

int PuzzleProgress::hintsIn(const Match& match) const { return countIn(match.extra(kHintsKey), kMostHints); }

bool PuzzleProgress::note(const Match& match) {
  const Puzzle* const puzzle = puzzleOf(match);
  std::optional<PuzzleResult> result = puzzle != nullptr ? resultOf(match.timeline()) : std::nullopt;
  if (!result || isSpoilt(match)) {
    return false;
  }
  result->hints = hintsIn(match);
  Entry& entry = entries_[keyOf(*puzzle)];
  Kept& kept = result->hints > 0 ? entry.withHints : entry.alone;
  const bool isAsGood = kept.result && !isBetter(*puzzle, *result, *kept.result);
  const bool isBeaten =
      isAsGood && (isBetter(*puzzle, *kept.result, *result) || result->hints >= kept.result->hints);
  if (isBeaten) {
    return false;
  }
  kept.result = result;
  // What was undone doesn't belong to the result.
  const Timeline& timeline = match.timeline();
  Timeline played(timeline.game(), timeline.setup());
  for (const byways::Entry& turn : timeline.entries_until(timeline.cursor())) {
    static_cast<void>(played.play_entry(turn));
  }
  kept.record = Json::parse(write_record(make_record(played, match.record().players)));
  if (result->hints > 0) {
    kept.record[kHintsKey] = result->hints;
  }
  write();
  Q_EMIT changed();
  return true;
}

void PuzzleProgress::noteHint(Match& match) const {
  match.setExtra(kHintsKey, std::min(hintsIn(match) + 1, kMostHints));
}

void PuzzleProgress::beginAttempt(Match& match, int hints, bool shown) const {
  if (hintsIn(match) != hints) {
    match.setExtra(kHintsKey, hints);
  }
  if (isSpoilt(match) != shown) {
    match.setExtra(kShownKey, shown);
  }
}

void PuzzleProgress::noteShown(Match& match) {
  match.setExtra(kShownKey, true);
  const Puzzle* const puzzle = puzzleOf(match);
  if (puzzle != nullptr && !wasShown(*puzzle)) {
    entries_[keyOf(*puzzle)].shown = true;
    write();
    Q_EMIT changed();
  }
}

// Another window may have written its results meanwhile: they stay.
void PuzzleProgress::write() {
  const bool isProblemNew = file_.write([this](Json& puzzles) {
    take(puzzles);
    for (auto it = entries_.cbegin(); it != entries_.cend(); ++it) {
      Json& value = puzzles[it.key().toStdString()];
      if (!value.is_object()) {
        value = Json::object();
      }
      if (it->alone.result) {
        value[kBest] = it->alone.record;
      }
      if (it->withHints.result) {
        value[kWithHints] = it->withHints.record;
      }
      if (it->shown) {
        value[kShown] = true;
      }
    }
  });
  if (isProblemNew) {
    Q_EMIT problemChanged();
  }
}

void PuzzleProgress::retry() {
  if (!problem().isEmpty()) {
    write();
  }
}

}  // namespace byways::app
