// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

// Files of learned values contain a checksum, so that changes by hand are noticed, and a checkpoint: the
// state after the first games, which a test can reproduce quickly.

namespace byways::test {

/// A checksum of all members of a file but the one named "checksum", independent of layout. Precondition: a
/// JSON object.
[[nodiscard]] std::uint64_t checksum_of(const std::string& file);

/// The file with its checksum as the first member. Precondition: a JSON object without a checksum.
[[nodiscard]] std::string with_checksum(const std::string& file);

/// A hash of what has been learned so far.
class Checkpoint {
 public:
  void add(std::int64_t value);
  [[nodiscard]] std::uint64_t number() const;

 private:
  std::uint64_t key_ = 0;
};

}  // namespace byways::test
