// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <set>
#include <string>

// A second, independent and slow implementation of the challenges, straight from the rules on the board file.
// Positions are as returned by State::position.

namespace byways::test {

/// Every legal jump of Crooked Jumps (SOL-2).
[[nodiscard]] std::set<std::string> naive_jumps(const nlohmann::json& position);

/// Every legal leap of the Spiral (SOL-3, OVP-5, OVP-6). With `chain_by_chain` all chains are followed, which
/// takes long with many pieces; otherwise each node is visited once.
[[nodiscard]] std::set<std::string> naive_leaps(const nlohmann::json& position, bool chain_by_chain);

/// Every legal step of Full House (SOL-1, GRP-3, GRP-7).
[[nodiscard]] std::set<std::string> naive_house_steps(const nlohmann::json& position);

}  // namespace byways::test
