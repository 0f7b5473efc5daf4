// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_cli.h"

#include <cstdlib>

#ifdef _WIN32
#include <wchar.h>
#else
#include <sys/wait.h>
#endif

namespace byways::test {

namespace {

// Quotes an argument for the shell. Tests pass no quotes or percent signs, which cmd.exe would interpret.
std::string quoted(const std::string& word) {
#ifdef _WIN32
  return '"' + word + '"';
#else
  std::string safe = "'";
  for (const char c : word) {
    safe += c == '\'' ? "'\\''" : std::string(1, c);
  }
  return safe + '\'';
#endif
}

// `command` is in UTF-8.
int run_by_shell(const std::string& command) {
#ifdef _WIN32
  const std::string whole = '"' + command + '"';  // cmd.exe removes the outer quotes
  return _wsystem(std::filesystem::path(std::u8string(whole.begin(), whole.end())).c_str());
#else
  return std::system(command.c_str());
#endif
}

int exit_code(int status) {
#ifdef _WIN32
  return status;
#else
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
#endif
}

}  // namespace

std::vector<nlohmann::json> Answer::lines() const {
  std::vector<nlohmann::json> values;
  for (const std::string& line : split_lines(out)) {
    EXPECT_TRUE(nlohmann::json::accept(line)) << line;
    values.push_back(nlohmann::json::parse(line, nullptr, false));
  }
  return values;
}

Answer run_cli(const std::vector<std::string>& arguments, const std::string& input) {
  return run_cli_into({}, arguments, input);
}

Answer run_cli_into(const std::string& target, const std::vector<std::string>& arguments,
                    const std::string& input) {
  const TemporaryFolder folder;
  const auto in = folder.path() / "in";
  const auto out = folder.path() / "out";
  const auto err = folder.path() / "err";
  write_bytes(in, input);
  std::string command = quoted(BYWAYS_CLI);
  for (const std::string& argument : arguments) {
    command += ' ' + quoted(argument);
  }
  command += " <" + quoted(in.string()) + " >" + quoted(target.empty() ? out.string() : target) + " 2>" +
             quoted(err.string());
  return {exit_code(run_by_shell(command)), target.empty() ? read_bytes(out) : std::string(),
          read_bytes(err)};
}

Answer good(const std::vector<std::string>& arguments, const std::string& input) {
  Answer answer = run_cli(arguments, input);
  EXPECT_EQ(answer.code, 0) << arguments.front();
  EXPECT_EQ(answer.err, "") << arguments.front();
  return answer;
}

std::string byg_record(const std::vector<std::string>& turns, int size) {
  return nlohmann::ordered_json{{"format", "byways-record"},
                                {"version", 1},
                                {"game", "byg"},
                                {"options", {{"size", size}, {"priority", 1}, {"first", 1}}},
                                {"players", {{{"name", "Ann"}}, {{"name", "Ben"}}}},
                                {"turns", turns}}
      .dump();
}

}  // namespace byways::test
