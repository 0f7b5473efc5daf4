// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/support/files.h"

namespace byways::test {

struct Answer {
  int code = -1;
  std::string out;
  std::string err;

  /// Stdout as JSON, a value a line. Fails the test if a line is none.
  [[nodiscard]] std::vector<nlohmann::json> lines() const;
};

/// What `check` says of a good record.
inline const nlohmann::json kOk{{"ok", true}};

/// Runs byways-cli with these arguments and this on its stdin.
[[nodiscard]] Answer run_cli(const std::vector<std::string>& arguments, const std::string& input = {});

/// The same with that file or device as its stdout, which isn't read back.
[[nodiscard]] Answer run_cli_into(const std::string& target, const std::vector<std::string>& arguments,
                                  const std::string& input = {});

/// The same, for answers that should be there: fails the test unless the exit code is 0 and stderr is empty.
[[nodiscard]] Answer good(const std::vector<std::string>& arguments, const std::string& input = {});

/// A file that is there as long as the object.
class RecordFile {
 public:
  explicit RecordFile(const std::string& bytes) { write_bytes(path_, bytes); }
  [[nodiscard]] std::string path() const { return path_.string(); }

 private:
  TemporaryFolder folder_;
  std::filesystem::path path_ = folder_.path() / "game.byways";
};

/// A record of Byg on a hexhex-6 (or `size`), priority and first settled, with these turns.
[[nodiscard]] std::string byg_record(const std::vector<std::string>& turns, int size = 6);

}  // namespace byways::test
