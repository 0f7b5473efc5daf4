// SPDX-License-Identifier: GPL-3.0-or-later
// The lines that were left for the one on the table, and remarks.
#include <algorithm>

#include "app/match/match.h"

namespace byways::app {

namespace {

// The longest beginning of the text that a record can hold.
std::string commentOf(const QString& text) {
  QString clean;
  for (const QChar character : text) {
    const bool isControl = character.category() == QChar::Other_Control;
    if (!isControl || character == QLatin1Char('\n') || character == QLatin1Char('\t')) {
      clean.append(character);
    }
  }
  clean = clean.trimmed();
  while (static_cast<std::size_t>(clean.toUtf8().size()) > kLongestComment) {
    clean.chop(clean.back().isLowSurrogate() ? 2 : 1);
  }
  return clean.toStdString();
}

}  // namespace

// Of a round that is still made in secret nothing is kept.
Line Match::lineOnTable() const {
  Line line{.entries = isSecret() ? timeline_.entries_until(lastPublicCursor()) : timeline_.entries(),
            .comments = comments_};
  line.comments.erase(line.comments.upper_bound(line.entries.size()), line.comments.end());
  return line;
}

// Answers whether that is a line which was not among them yet.
bool Match::keepLeftLine(Line left) {
  const Line now = lineOnTable();
  const std::vector<Line> before = lines_;
  const std::size_t shared = shared_entries(left.entries, now.entries);
  if (shared < left.entries.size()) {
    comments_.erase(comments_.upper_bound(shared), comments_.end());
  }
  keep_line(lines_, std::move(left), now);
  if (lines_.size() > kMostVariations) {
    lines_.erase(lines_.begin());  // the oldest; a record holds no more
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

bool Match::lineIsOver() const {
  Timeline line = timeline_;
  line.go_to(line.length());
  return line.to_move() == kNobody;
}

// What people try out when the game is over takes nothing back, and computers never do.
void Match::noteTakeBack(Seat seat) {
  if (seat < 1 || level(seat) > 0) {
    return;
  }
  while (takeBacks_.size() < seat) {
    takeBacks_.append(0);
  }
  ++takeBacks_[seat - 1];
}

std::vector<Variation> Match::variations() const {
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
      return;  // it was played before: it can't be refused
    }
  }
  line.go_to(line.entry_ends()[shared]);
  timeline_ = std::move(line);
  comments_ = taken.comments;
  keep_line(lines_, std::move(left), taken);
  const Hand before = hand_;
  hand_ = handAfterTurn();
  Q_EMIT changed({});
  tellOfCurtain(before);
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
  Q_EMIT linesChanged();
  Q_EMIT extraChanged();
  return true;
}

void Match::dropVariation(std::size_t index) {
  lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(index));
  Q_EMIT linesChanged();
  Q_EMIT extraChanged();
}

QString Match::comment(std::size_t entries) const {
  const auto found = comments_.find(entries);
  return found == comments_.end() ? QString() : QString::fromStdString(found->second);
}

void Match::setComment(std::size_t entries, const QString& text) {
  const std::string comment = commentOf(text);
  if (comment.empty()) {
    comments_.erase(entries);
  } else {
    comments_[entries] = comment;
  }
  Q_EMIT linesChanged();
  Q_EMIT extraChanged();
}

}  // namespace byways::app
