// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "tests/engine/problem_proof.h"

namespace byways::test {

/// Like proof_of, for TRYPSYLON Expert while double moves are allowed. As there are thousands of turns, only
/// immediate wins count. Null for other positions.
[[nodiscard]] std::unique_ptr<Proof> expert_proof(const Timeline& timeline);

}  // namespace byways::test
