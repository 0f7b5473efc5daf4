// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "tests/engine/problem_proof.h"

namespace byways::test {

/// Like proof_of, for a turn of Over-Pass or Groups-of-Three after the roll; null for other positions. @{
[[nodiscard]] std::unique_ptr<Proof> over_pass_proof(const Timeline& timeline);
[[nodiscard]] std::unique_ptr<Proof> groups_proof(const Timeline& timeline);
///@}

}  // namespace byways::test
