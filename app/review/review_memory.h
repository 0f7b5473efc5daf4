// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <map>
#include <nlohmann/json.hpp>

#include "app/match/match.h"

namespace byways::app {

/// Keeps the reviews of games in the user's own files as long as the program runs, because such a file is
/// written only on request.
class ReviewMemory {
 public:
  /// Remembers what the match holds, if anything was judged.
  void note(const Match& match, const QString& file);
  /// Puts what is remembered of that file into the match, unless the match knows more by itself: then the
  /// file has changed since.
  void recall(Match& match, const QString& file) const;

 private:
  std::map<QString, nlohmann::ordered_json> reviews_;
};

}  // namespace byways::app
