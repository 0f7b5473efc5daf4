// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <map>
#include <nlohmann/json.hpp>

#include "app/match/match.h"

namespace byways::app {

/// Remembers, as long as the program runs, the reviews of games from the user's own files: such a file is
/// written only on request, so its review would be lost.
class ReviewMemory {
 public:
  /// Remembers the match's review, if anything was judged.
  void note(const Match& match, const QString& file);
  /// Puts the review that is remembered for `file` into the match. Does nothing if the match's own review
  /// knows more, because the file has changed since then.
  void recall(Match& match, const QString& file) const;

 private:
  std::map<QString, nlohmann::ordered_json> reviews_;
};

}  // namespace byways::app
