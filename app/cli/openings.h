// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/arguments.h"
#include "engine/core/timeline.h"

namespace byways::cli {

/// Positions that the games of a match begin from.
struct Openings {
  OptionMap chosen;              ///< the options as the first record writes them; they apply to all records
  std::vector<Timeline> starts;  ///< at least one, none of them over, each at its last entry
};

/// Reads openings from the records of `file` ("-" for stdin). A record may begin with an arranged position.
/// It is a usage error, which names the record by its number from 1, if a record can't be replayed, has
/// another rule set or number of players or other options than the first record, ends within a turn, or is
/// over.
[[nodiscard]] Expected<Openings, UsageError> read_openings(const std::string& file, const Game& game,
                                                           std::size_t players);

}  // namespace byways::cli
