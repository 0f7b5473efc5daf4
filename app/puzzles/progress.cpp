// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzles/progress.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include "app/puzzles/puzzle_list.h"
#include "engine/core/record.h"

namespace byways::app {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto kFormat = "byways-puzzles";
constexpr int kVersion = 1;
constexpr int kDeepest = 32;
constexpr qint64 kLargestFile = qint64{8} << 20U;

constexpr auto kPuzzles = "puzzles";
constexpr auto kBest = "best";
constexpr auto kShown = "shown";
constexpr auto kShownKey = "solutionShown";  // in the record of a match

QString keyOf(const Puzzle& puzzle) { return QString::fromStdString(puzzle.id); }

// Any bytes are read without harm: what is nested too deeply is left out while parsing.
Json parsed(const QByteArray& bytes) {
  const auto isShallow = [](int depth, Json::parse_event_t, Json&) { return depth < kDeepest; };
  return Json::parse(bytes.begin(), bytes.end(), isShallow, false);
}

bool isTrue(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && *found == true;
}

}  // namespace

PuzzleProgress::PuzzleProgress(QString path, QObject* parent)
    : QObject(parent), path_(std::move(path)), kept_(Json::object()) {
  read();
}

void PuzzleProgress::read() {
  QFile file(path_);
  if (!file.exists()) {
    return;
  }
  Json document;
  if (file.open(QIODevice::ReadOnly) && file.size() <= kLargestFile) {
    document = parsed(file.readAll());
  }
  const bool isOurs = document.is_object() && document.contains("format") && document["format"] == kFormat &&
                      document.contains("version") && document["version"] == kVersion &&
                      document.contains(kPuzzles) && document[kPuzzles].is_object();
  if (!isOurs) {
    isDamaged_ = true;
    return;
  }
  kept_ = std::move(document);
  for (const Puzzle& puzzle : challenges::puzzles()) {
    const auto found = kept_[kPuzzles].find(keyOf(puzzle).toStdString());
    if (found != kept_[kPuzzles].end() && found->is_object()) {
      readEntry(puzzle, *found);
    }
  }
}

void PuzzleProgress::readEntry(const Puzzle& puzzle, const Json& value) {
  Entry entry;
  entry.shown = isTrue(value, kShown);
  if (const auto best = value.find(kBest); best != value.end() && best->is_object()) {
    const std::string text = best->dump(-1, ' ', false, Json::error_handler_t::replace);
    if (const auto record = read_record(text)) {
      const auto timeline = replay(*record);
      const bool fits = timeline && puzzleOf(timeline->game(), timeline->setup().options) == &puzzle &&
                        timeline->outcome() && !isTrue(record->document, kShownKey);
      if (fits) {
        entry.record = *best;
        entry.best = resultOf(*timeline);
      }
    }
  }
  entries_.insert(keyOf(puzzle), entry);
}

std::optional<PuzzleResult> PuzzleProgress::best(const Puzzle& puzzle) const {
  return entries_.value(keyOf(puzzle)).best;
}

QByteArray PuzzleProgress::bestRecord(const Puzzle& puzzle) const {
  const Entry entry = entries_.value(keyOf(puzzle));
  return entry.best ? QByteArray::fromStdString(entry.record.dump()) : QByteArray();
}

bool PuzzleProgress::wasShown(const Puzzle& puzzle) const { return entries_.value(keyOf(puzzle)).shown; }

PuzzleProgress::Sum PuzzleProgress::sumOf(const Game& game) const {
  Sum sum;
  for (const Puzzle* const puzzle : puzzlesOf(game)) {
    ++sum.puzzles;
    sum.mostStars += static_cast<int>(starsIn(*puzzle).size());
    if (const std::optional<PuzzleResult> result = best(*puzzle)) {
      sum.solved += result->solved ? 1 : 0;
      sum.stars += starsOf(*puzzle, *result);
    }
  }
  return sum;
}

bool PuzzleProgress::isSpoilt(const Match& match) const {
  const Puzzle* const puzzle = puzzleOf(match);
  return match.extra(kShownKey) == true || (puzzle != nullptr && wasShown(*puzzle));
}

bool PuzzleProgress::note(const Match& match) {
  const Puzzle* const puzzle = puzzleOf(match);
  const std::optional<PuzzleResult> result = puzzle != nullptr ? resultOf(match.timeline()) : std::nullopt;
  if (!result || isSpoilt(match)) {
    return false;
  }
  Entry& entry = entries_[keyOf(*puzzle)];
  if (entry.best && !isBetter(*puzzle, *result, *entry.best)) {
    return false;
  }
  entry.best = result;
  // What was undone doesn't belong to the result.
  const Timeline& timeline = match.timeline();
  Timeline played(timeline.game(), timeline.setup());
  for (const byways::Entry& turn : timeline.entries_until(timeline.cursor())) {
    static_cast<void>(played.play_entry(turn));
  }
  entry.record = Json::parse(write_record(make_record(played, match.record().players)));
  write();
  Q_EMIT changed();
  return true;
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

void PuzzleProgress::write() {
  kept_["format"] = kFormat;
  kept_["version"] = kVersion;
  Json& all = kept_[kPuzzles];
  for (auto it = entries_.cbegin(); it != entries_.cend(); ++it) {
    Json& value = all[it.key().toStdString()];
    if (it->best) {
      value[kBest] = it->record;
    }
    if (it->shown) {
      value[kShown] = true;
    }
  }
  QDir().mkpath(QFileInfo(path_).absolutePath());
  if (isDamaged_) {
    // Nothing is thrown away: perhaps somebody can still mend it.
    const QString aside = path_ + QStringLiteral(".damaged");
    QFile::remove(aside);
    QFile::rename(path_, aside);
    isDamaged_ = false;
  }
  QSaveFile file(path_);
  const QByteArray bytes =
      QByteArray::fromStdString(kept_.dump(1, ' ', false, Json::error_handler_t::replace)) + '\n';
  const bool isWritten =
      file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
  if (!isWritten && !failing_) {
    Q_EMIT failed(tr("“%1” can't be written: %2").arg(QDir::toNativeSeparators(path_), file.errorString()));
  }
  failing_ = !isWritten;
}

}  // namespace byways::app
