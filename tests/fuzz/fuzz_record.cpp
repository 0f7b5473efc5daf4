// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/record_target.h"

// The entry point for libFuzzer: bin/fuzz_record -dict=tests/fuzz/record.dict CORPUS

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  byways::fuzz::try_record({reinterpret_cast<const char*>(data), size});
  return 0;
}
