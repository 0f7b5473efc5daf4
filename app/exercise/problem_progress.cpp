// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/problem_progress.h"

#include <algorithm>
#include <utility>

namespace byways::app {

namespace {

constexpr JsonFile::Form kProblemForm{.format = "byways-problems",
                                      .version = 1,
                                      .part = "problems",
                                      .deepest = 8,
                                      .largest = qint64{1} << 20U,
                                      .mostKeys = 8192};
constexpr auto kMissesKey = "misses";
constexpr auto kProblemHints = "hints";
constexpr auto kWasShown = "shown";
constexpr auto kIsSolved = "solved";
constexpr int kMostCounted = 99;

QString idOf(const Problem& problem) { return QString::fromStdString(problem.id); }

bool isSet(const JsonFile::Json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && *found == true;
}

}  // namespace

ProblemProgress::ProblemProgress(QString path, QObject* parent)
    : QObject(parent), file_(std::move(path), kProblemForm) {
  if (file_.read()) {
    take(file_.part());
  }
}

// What another window knows of a problem counts too; what was solved there stays as it was then.
void ProblemProgress::take(const JsonFile::Json& problems) {
  for (const auto& [id, value] : problems.items()) {
    if (!value.is_object()) {
      continue;
    }
    const Entry read{countIn(value, kMissesKey, kMostCounted), countIn(value, kProblemHints, kMostCounted),
                     isSet(value, kWasShown), isSet(value, kIsSolved)};
    Entry& entry = entries_[QString::fromStdString(id)];
    if (read.solved) {
      entry = read;
    } else if (!entry.solved) {
      entry = {std::max(entry.misses, read.misses), std::max(entry.hints, read.hints),
               entry.shown || read.shown, false};
    }
  }
}

ProblemProgress::Entry ProblemProgress::entryOf(const Problem& problem) const {
  return entries_.value(idOf(problem));
}

bool ProblemProgress::isSolved(const Problem& problem) const { return entryOf(problem).solved; }

bool ProblemProgress::wasShown(const Problem& problem) const { return entryOf(problem).shown; }

bool ProblemProgress::isBegun(const Problem& problem) const {
  const Entry entry = entryOf(problem);
  return entry.misses > 0 || entry.hints > 0 || entry.shown || entry.solved;
}

QList<StarShape> ProblemProgress::stars(const Problem& problem) const {
  const Entry entry = entryOf(problem);
  QList<StarShape> shapes(kMostStars, StarShape::Open);
  if (entry.hints > 0 || entry.shown) {
    shapes[0] = StarShape::Hollow;
    return shapes;
  }
  const int full = std::max(1, kMostStars - entry.misses);
  std::fill_n(shapes.begin(), full, StarShape::Full);
  return shapes;
}

QString ProblemProgress::starsText(const Problem& problem) const {
  const QList<StarShape> shapes = stars(problem);
  const auto full = static_cast<int>(shapes.count(StarShape::Full));
  return full > 0 ? tr("%n star(s) of 3", nullptr, full) : tr("a hollow star");
}

ProblemProgress::Sum ProblemProgress::sumOf(const Game& game) const {
  Sum sum;
  for (const Problem& problem : problems_of(game)) {
    ++sum.problems;
    sum.mostStars += kMostStars;
    if (isSolved(problem)) {
      ++sum.solved;
      sum.stars += static_cast<int>(stars(problem).count(StarShape::Full));
    }
  }
  return sum;
}

const Problem* ProblemProgress::next(const Problem& problem) const {
  const std::vector<Problem>& all = problems_of(*problem.game);
  const auto here = static_cast<std::size_t>(&problem - all.data());
  for (std::size_t on = 1; on < all.size(); ++on) {
    if (const Problem& other = all[(here + on) % all.size()]; !isSolved(other)) {
      return &other;
    }
  }
  return all.size() > 1 ? &all[(here + 1) % all.size()] : nullptr;
}

const Problem& ProblemProgress::first(const Game& game) const {
  const std::vector<Problem>& all = problems_of(game);
  const auto open =
      std::find_if(all.begin(), all.end(), [this](const Problem& problem) { return !isSolved(problem); });
  return open == all.end() ? all.front() : *open;
}

void ProblemProgress::change(const Problem& problem, void (*act)(Entry&)) {
  Entry& entry = entries_[idOf(problem)];
  if (!entry.solved) {
    act(entry);
    write();
    Q_EMIT changed();
  }
}

void ProblemProgress::noteMiss(const Problem& problem) {
  change(problem, [](Entry& entry) { entry.misses = std::min(entry.misses + 1, kMostCounted); });
}

void ProblemProgress::noteHint(const Problem& problem) {
  change(problem, [](Entry& entry) { entry.hints = std::min(entry.hints + 1, kMostCounted); });
}

void ProblemProgress::noteShown(const Problem& problem) {
  change(problem, [](Entry& entry) { entry.shown = true; });
}

void ProblemProgress::noteSolved(const Problem& problem) {
  change(problem, [](Entry& entry) { entry.solved = true; });
}

void ProblemProgress::write() {
  const bool isProblemNew = file_.write([this](JsonFile::Json& problems) {
    take(problems);
    for (auto it = entries_.cbegin(); it != entries_.cend(); ++it) {
      JsonFile::Json& value = problems[it.key().toStdString()];
      if (!value.is_object()) {
        value = JsonFile::Json::object();
      }
      value[kMissesKey] = it->misses;
      value[kProblemHints] = it->hints;
      value[kWasShown] = it->shown;
      value[kIsSolved] = it->solved;
    }
  });
  if (isProblemNew) {
    Q_EMIT problemChanged();
  }
}

void ProblemProgress::retry() {
  if (!problem().isEmpty()) {
    write();
  }
}

}  // namespace byways::app
