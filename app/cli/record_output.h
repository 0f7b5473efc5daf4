// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <string>

#include "app/cli/arguments.h"
#include "engine/core/record.h"

namespace byways::cli {

/// Where a verb writes its records, one per line: the file of --output, or stdout. The old file stays until
/// all records are written, so it may be the input file; without records it doesn't change.
class RecordOutput {
 public:
  explicit RecordOutput(const Arguments& arguments);
  ~RecordOutput();
  RecordOutput(const RecordOutput&) = delete;
  RecordOutput& operator=(const RecordOutput&) = delete;

  /// Returns whether the record could be written, and could be read back; if not, prints a message on stderr.
  [[nodiscard]] bool write(const Record& record);
  /// To be called after the last record. Returns whether all records are in the file; if not, prints a
  /// message on stderr.
  [[nodiscard]] bool finish();

 private:
  bool fail(const std::string& why);

  std::string name_;  // empty for stdout
  std::filesystem::path temporary_;
  std::ofstream file_;
};

}  // namespace byways::cli
