// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_cli.h"

#ifndef _WIN32
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace byways::test {
namespace {

// The peak memory, in MB, of byways-cli while it chooses a turn at the highest level.
long megabytes_to_choose(const std::string& record) {
  const RecordFile file(record);
  const std::string path = file.path();
  const pid_t child = fork();
  if (child == 0) {
    dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
    execl(BYWAYS_CLI, "byways-cli", "choose", path.c_str(), "--level", "8", static_cast<char*>(nullptr));
    _exit(127);
  }
  int status = -1;
  rusage used{};
  EXPECT_EQ(wait4(child, &status, 0, &used), child);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << record;
#ifdef __APPLE__
  constexpr long kMegabyte = 1L << 20;
#else
  constexpr long kMegabyte = 1L << 10;  // in kilobytes, the unit of getrusage
#endif
  return used.ru_maxrss / kMegabyte;
}

// The start position has the most turns. Tests the board sizes and numbers of players with the largest trees,
// and the usual ones, too, where they differ; and Highway, which has no tree.
TEST(CliMemory, FAIR_4_level_8_stays_under_256_MB) {
  if (BYWAYS_SANITIZED) {
    GTEST_SKIP() << "what watches the memory has more than that itself";
  }
  for (const std::vector<std::string>& game :
       std::vector<std::vector<std::string>>{{"byg", "--option", "size=8"},
                                             {"trypsylon"},
                                             {"trypsylon", "--option", "board=6x6"},
                                             {"mono-line"},
                                             {"bypass"},
                                             {"bypass", "--players", "6"},
                                             {"highway", "--players", "6"},
                                             {"over-pass"},
                                             {"over-pass", "--players", "4"},
                                             {"groups-of-three"},
                                             {"groups-of-three", "--players", "4"}}) {
    std::vector<std::string> fresh{"new", "--seed", "1"};
    fresh.insert(fresh.end(), game.begin(), game.end());
    const long most = megabytes_to_choose(good(fresh).out);
    EXPECT_LT(most, 256) << testing::PrintToString(game);
    EXPECT_GT(most, 1) << testing::PrintToString(game);
  }
}

}  // namespace
}  // namespace byways::test
#endif
