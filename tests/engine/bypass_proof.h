// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "tests/engine/problem_proof.h"

namespace byways::test {

/// Like proof_of, for Bypass with two players on a board of side `Side`; null for other positions.
/// Instantiated for 3 and 4.
template <int Side>
[[nodiscard]] std::unique_ptr<Proof> bypass_proof(const Timeline& timeline);

/// Like bypass_proof, for three or more players.
template <int Side>
[[nodiscard]] std::unique_ptr<Proof> bypass_trio_proof(const Timeline& timeline);

}  // namespace byways::test
