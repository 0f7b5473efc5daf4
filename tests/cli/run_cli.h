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

  /// Standard output as JSON, one value a line. Fails the test if a line isn't JSON.
  [[nodiscard]] std::vector<nlohmann::json> lines() const;
};

/// What `check` prints for a good record.
inline const nlohmann::json kOk{{"ok", true}};

/// Runs byways-cli with these arguments and `input` as its standard input.
[[nodiscard]] Answer run_cli(const std::vector<std::string>& arguments, const std::string& input = {});

/// Like run_cli, but with the file or device `target` as standard output, which isn't read back.
[[nodiscard]] Answer run_cli_into(const std::string& target, const std::vector<std::string>& arguments,
                                  const std::string& input = {});

/// Like run_cli, for runs that must succeed: fails the test unless the exit code is 0 and standard error is
/// empty.
[[nodiscard]] Answer good(const std::vector<std::string>& arguments, const std::string& input = {});

/// A file that exists as long as the object.
class RecordFile {
 public:
  explicit RecordFile(const std::string& bytes) { write_bytes(path_, bytes); }
  [[nodiscard]] std::string path() const { return path_.string(); }

 private:
  TemporaryFolder folder_;
  std::filesystem::path path_ = folder_.path() / "game.byways";
};

/// A record of Byg on a hexhex-6 (or `size`) with these turns; priority and First player are settled.
[[nodiscard]] std::string byg_record(const std::vector<std::string>& turns, int size = 6);

}  // namespace byways::test
