// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

// Files of learned values say of themselves that nobody has changed them by hand: they hold a checksum of all
// else in them, and a checkpoint of how they were learned, which takes a moment to come to again.

namespace byways::test {

/// A checksum of a file's members but that of the name, however they are laid out. Precondition: a JSON
/// object.
[[nodiscard]] std::uint64_t checksum_of(const std::string& file);

/// The same file with its checksum as its first member, "checksum". Precondition: as above, without one.
[[nodiscard]] std::string with_checksum(const std::string& file);

/// One number for what has been learned so far.
class Checkpoint {
 public:
  void add(std::int64_t value);
  [[nodiscard]] std::uint64_t number() const;

 private:
  std::uint64_t key_ = 0;
};

}  // namespace byways::test
