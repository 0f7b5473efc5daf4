// SPDX-License-Identifier: GPL-3.0-or-later
// The abandoned lines of a match, and its comments.
#include <algorithm>

#include "app/match/match.h"
#include "app/match/sealed.h"

namespace byways::app {

namespace {

// The text without characters that a comment in a record can't hold, and without space around it.
std::string commentOf(const QString& text) {
  QString clean;
  clean.reserve(text.size());
  for (const QChar character : text) {
    const bool isControl = character.category() == QChar::Other_Control;
    if (!isControl || character == QLatin1Char('\n') || character == QLatin1Char('\t')) {
      clean.append(character);
    }
  }
  return clean.trimmed().toStdString();
}

Refusal linesFull() { return refuse_here("core.lines-full", {std::to_string(kMostVariations)}); }

}  // namespace

// The line on the table without the unfinished secret round.
Line Match::lineOnTable() const {
  Line line{
      .entries = isSecret() ? timeline_.entries_until(lastPublicCursor(timeline_)) : timeline_.entries(),
      .comments = comments_};
  line.comments.erase(line.comments.upper_bound(line.entries.size()), line.comments.end());
  return line;
}

// Keeps `left`, the line that was left for the one on the table. Returns whether it is a new variation that
// branches off where it was left, or couldn't be kept because the record is full.
bool Match::keepLeftLine(Line left) {
  const Line now = lineOnTable();
  const std::vector<Line> before = lines_;
  const std::size_t shared = shared_entries(left.entries, now.entries);
  if (shared < left.entries.size()) {
    comments_.erase(comments_.upper_bound(shared), comments_.end());
  }
  keep_line(lines_, std::move(left), now);
  if (lines_.size() > before.size() && !leavesRoom()) {
    lines_ = before;
    Q_EMIT recordFull();
    return true;
  }
  if (lines_ != before) {
    Q_EMIT linesChanged();
  }
  const std::vector<Variation> branches = variations();
  const bool isNew = lines_ != before && !branches.empty() && branches.back().at == shared;
  if (isNew) {
    Q_EMIT lineLeft(shared);
  }
  return isNew;
}

// The refusal of a step if the list of lines is full and keeping `left` would push out a line that somebody
// has kept.
std::optional<Refusal> Match::refusalToLeave(const Line& left, const Line& now) const {
  if (lines_.size() < kMostVariations) {
    return std::nullopt;
  }
  std::vector<Line> lines = lines_;
  keep_line(lines, left, now);
  return lines.size() > kMostVariations ? std::optional(linesFull()) : std::nullopt;
}

bool Match::lineIsOver() const {
  Timeline line = timeline_;
  line.go_to(line.length());
  return line.to_move() == kNobody;
}

// Trying out alternatives after the end of the game doesn't count as taking back. Neither does anything that
// computers do.
void Match::countTakeBack(Seat seat) {
  if (seat < 1 || level(seat) > 0) {
    return;
  }
  while (takeBacks_.size() < seat) {
    takeBacks_.append(0);
  }
  ++takeBacks_[seat - 1];
}

std::vector<Variation> Match::variations() const {
  if (lines_.empty()) {
    return {};
  }
  const Line now = lineOnTable();
  std::vector<Variation> branches;
  branches.reserve(lines_.size());
  for (const Line& line : lines_) {
    branches.push_back(branch_of(line, now));
  }
  return branches;
}

void Match::takeVariation(std::size_t index) {
  Line left = lineOnTable();
  const Line taken = lines_[index];
  const std::size_t shared = shared_entries(left.entries, taken.entries);
  Timeline line = timeline_;
  line.go_to(shared == 0 ? 0 : line.entry_ends()[shared - 1]);
  for (std::size_t i = shared; i < taken.entries.size(); ++i) {
    if (line.play_entry(taken.entries[i])) {
      return;  // can't happen: these entries were played before
    }
  }
  line.go_to(line.entry_ends()[shared]);
  timeline_ = std::move(line);
  undoneOf_ = 0;
  comments_ = taken.comments;
  keep_line(lines_, std::move(left), taken);
  const Secrecy before = secrecy_;
  secrecy_ = secrecyAfterTurn();
  Q_EMIT changed({});
  announceCurtain(before);
  Q_EMIT linesChanged();
}

bool Match::addVariation(const std::vector<Entry>& line) {
  Timeline played(game(), timeline_.setup());
  for (const Entry& entry : line) {
    if (played.play_entry(entry)) {
      return false;
    }
  }
  const std::vector<Line> before = lines_;
  keep_line(lines_, {.entries = line, .comments = {}}, lineOnTable());
  if (lines_ == before || lines_.size() > kMostVariations) {
    lines_ = before;
    return false;
  }
  if (!leavesRoom()) {
    lines_ = before;
    Q_EMIT recordFull();
    return false;
  }
  Q_EMIT linesChanged();
  Q_EMIT extraChanged();
  return true;
}

void Match::dropVariation(std::size_t index) {
  const auto line = lines_.begin() + static_cast<std::ptrdiff_t>(index);
  dropped_.push_back(std::move(*line));
  lines_.erase(line);
  Q_EMIT lineDropped();
  Q_EMIT linesChanged();
  Q_EMIT extraChanged();
}

std::optional<Refusal> Match::putBackVariation() {
  if (dropped_.empty()) {
    return std::nullopt;
  }
  const Line now = lineOnTable();
  if (std::optional<Refusal> refusal = refusalToLeave(dropped_.back(), now)) {
    Q_EMIT refused(*refusal);
    return refusal;
  }
  Line line = std::move(dropped_.back());
  dropped_.pop_back();
  if (shared_entries(line.entries, now.entries) == line.entries.size()) {
    comments_.insert(line.comments.begin(), line.comments.end());  // existing comments stay
  }
  keep_line(lines_, std::move(line), now);
  Q_EMIT linesChanged();
  Q_EMIT extraChanged();
  return std::nullopt;
}

QString Match::comment(std::size_t entries) const {
  const auto found = comments_.find(entries);
  return found == comments_.end() ? QString() : QString::fromStdString(found->second);
}

bool Match::setComment(std::size_t entries, const QString& text) {
  const std::string comment = commentOf(text);
  if (!is_comment(comment)) {
    return false;
  }
  const Comments before = comments_;
  if (comment.empty()) {
    comments_.erase(entries);
  } else {
    comments_[entries] = comment;
    if (!leavesRoom()) {
      comments_ = before;
      Q_EMIT recordFull();
      return false;
    }
  }
  Q_EMIT linesChanged();
  Q_EMIT extraChanged();
  return true;
}

}  // namespace byways::app
