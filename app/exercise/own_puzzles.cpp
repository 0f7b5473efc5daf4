// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/own_puzzles.h"

#include <QDir>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "app/exercise/puzzle_list.h"
#include "app/files/json_file.h"
#include "app/library/library.h"
#include "app/library/trash.h"
#include "app/match/own_keys.h"
#include "engine/core/record_start.h"

namespace byways::app {

namespace {

using Json = nlohmann::ordered_json;

// See docs/file-format.md.
constexpr auto kLabelKey = "puzzle";
constexpr auto kNameKey = "name";
constexpr auto kAuthorKey = "author";
constexpr auto kGradeKey = "grade";
constexpr auto kSketchKey = "sketch";
constexpr auto kSolutionKey = "solution";

Json labelJson(const PuzzleLabel& label) {
  // A player's name may be longer than an author's may be, and a label with an author's name that is too long
  // would be lost.
  Json json{{kNameKey, label.name.left(kLongestPuzzleName).toStdString()},
            {kAuthorKey, label.author.left(kLongestPuzzleName).toStdString()}};
  if (label.grade > 0) {
    json[kGradeKey] = label.grade;
  }
  return json;
}

std::unique_ptr<Match> matchOf(const OwnPuzzle& puzzle) {
  auto match = std::make_unique<Match>(puzzle.setup);
  Json json = labelJson(puzzle.label);
  if (puzzle.sketch) {
    json[kSketchKey] = {{"to_move", puzzle.sketch->to_move}, {"position", puzzle.sketch->position}};
  }
  if (puzzle.solution) {
    json[kSolutionKey] = static_cast<unsigned>(*puzzle.solution);
  }
  match->setExtra(kLabelKey, json);
  return match;
}

}  // namespace

PuzzleLabel labelIn(const Match& match) {
  const Json json = match.extra(kLabelKey);
  return json.is_object() ? PuzzleLabel{textIn(json, kNameKey), textIn(json, kAuthorKey),
                                        countIn(json, kGradeKey, kHighestPuzzleGrade)}
                          : PuzzleLabel();
}

void setLabel(Match& match, const PuzzleLabel& label) { match.setExtra(kLabelKey, labelJson(label)); }

OwnPuzzles::OwnPuzzles(const Library& library, Trash& trash, QObject* parent)
    : QObject(parent), trash_(trash), folder_(library.beside(QStringLiteral("puzzles"))) {
  connect(&trash, &Trash::changed, this, &OwnPuzzles::changed);
}

QList<OwnPuzzle> OwnPuzzles::all() const {
  QList<OwnPuzzle> found;
  const QFileInfoList files =
      QDir(folder_)
          .entryInfoList({QStringLiteral("*.") + Library::ending()}, QDir::Files, QDir::Time)
          .mid(0, kMost);
  for (const QFileInfo& file : files) {
    if (const auto puzzle = readOwn(file.absoluteFilePath()); puzzle) {
      found.append(*puzzle);
    }
  }
  std::stable_sort(found.begin(), found.end(), [](const OwnPuzzle& a, const OwnPuzzle& b) {
    return QString::localeAwareCompare(nameOf(a), nameOf(b)) < 0;
  });
  return found;
}

std::optional<OwnPuzzle> OwnPuzzles::read(const QString& path) {
  std::optional<OwnPuzzle> puzzle = readOwn(path);
  if (puzzle) {
    puzzle->solution.reset();
  }
  return puzzle;
}

std::optional<OwnPuzzle> OwnPuzzles::readOwn(const QString& path) {
  const OpenedMatch opened = Library::open(path);
  if (!opened.match || !isPuzzle(*opened.match)) {
    return std::nullopt;
  }
  OwnPuzzle puzzle{.path = path, .setup = opened.match->setup(), .label = labelIn(*opened.match)};
  const Json json = opened.match->extra(kLabelKey);
  if (const auto sketch = json.find(kSketchKey); sketch != json.end()) {
    puzzle.sketch = read_arrangement(*sketch);
  } else if (const auto solution = json.find(kSolutionKey); solution != json.end()) {
    puzzle.solution = countIn(*solution, kLongestSolution);
  }
  return puzzle;
}

bool OwnPuzzles::isPuzzle(const Match& match) {
  return isChallenge(match.game()) && match.extra(kLabelKey).is_object() && match.timeline().length() == 0;
}

QString OwnPuzzles::keep(OwnPuzzle& puzzle) {
  if (!QDir().mkpath(folder_)) {
    return tr("The folder “%1” can’t be created.").arg(folder_);
  }
  // A sketch doesn't overwrite a playable puzzle: the puzzle goes to the trash, from where it can be put
  // back.
  if (puzzle.sketch && !puzzle.path.isEmpty()) {
    if (const auto before = readOwn(puzzle.path); before && !before->sketch && remove(*before)) {
      puzzle.path.clear();
    }
  }
  if (puzzle.path.isEmpty()) {
    puzzle.path = folder_ + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces) +
                  QLatin1Char('.') + Library::ending();
  }
  QString problem = Library::write(*matchOf(puzzle), puzzle.path);
  if (problem.isEmpty()) {
    Q_EMIT changed();
  }
  return problem;
}

QString OwnPuzzles::copy(const OwnPuzzle& puzzle) {
  OwnPuzzle second = puzzle;
  second.path.clear();
  second.label.name = nameOfCopy(nameOf(puzzle));
  return keep(second);
}

QString OwnPuzzles::nameOfCopy(const QString& name) {
  const QString copied = tr("%1 (copy)", "a puzzle");
  const auto room = kLongestPuzzleName - copied.arg(QString()).size();
  return name.isEmpty() ? name : copied.arg(name.left(room));
}

bool OwnPuzzles::remove(const OwnPuzzle& puzzle) { return trash_.put(puzzle.path, nameOf(puzzle)); }

QString OwnPuzzles::writeTo(const OwnPuzzle& puzzle, const QString& path) {
  OwnPuzzle shared = puzzle;
  shared.solution.reset();
  return Library::write(*matchOf(shared), path);
}

QString nameOf(const OwnPuzzle& puzzle) {
  if (!puzzle.label.name.isEmpty()) {
    return puzzle.label.name;
  }
  const Match start(puzzle.setup);
  const Options& options = start.timeline().setup().options;
  return puzzle.sketch ? OwnPuzzles::tr("Sketch")
                       : startName(*puzzle.setup.game, QString::fromStdString(options.word("from")));
}

}  // namespace byways::app
