// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "tests/engine/problem_proof.h"

namespace byways::test {

/// Like proof_of, for the last player to submit in a round of Hexagonal Highway other than the fifth; null
/// for other positions.
[[nodiscard]] std::unique_ptr<Proof> highway_proof(const Timeline& timeline);

}  // namespace byways::test
