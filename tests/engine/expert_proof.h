// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "tests/engine/problem_proof.h"

namespace byways::test {

/// As proof_of, for TRYPSYLON Expert while double moves are allowed: there are thousands of turns, so only
/// those that win at once are looked for. Null for everything else.
[[nodiscard]] std::unique_ptr<Proof> expert_proof(const Timeline& timeline);

}  // namespace byways::test
