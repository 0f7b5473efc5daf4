// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <chrono>
#include <csignal>

#include "tests/cli/run_cli.h"

#ifndef _WIN32
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

// Bots that violate docs/bots.md.

#ifndef _WIN32

namespace byways::test {
namespace {

// A bot that behaves until it is asked to choose; the first argument says what it does then, the second is a
// file for the requests that it receives. A shell script, because that starts faster than Python.
constexpr auto kFaultyBot = R"(
say() { printf '{"id":%s,"%s":%s}\n' "$id" "$1" "$2"; }
while read -r line; do
  id=${line#*:}
  id=${id%%,*}
  [ -z "$2" ] || printf '%s\n' "$line" >>"$2"
  case $line,$1 in
    *'"hello"'*) say ok true ;;
    *,silent) ;;
    *'"choose"'*,illegal) say turn '"C3 C3 C3 C3"' ;;
    *'"choose"'*,word) say turn '"resign"' ;;
    *'"choose"'*,late) sleep 4; say turn '"A1"' ;;
    *'"choose"'*,dies) exit 3 ;;
    *'"choose"'*,chats) echo Let me think ;;
    *'"choose"'*,nests) printf '%0100000d\n' 0 | tr 0 '[' ;;
    *'"choose"'*,complains) say error '"my head hurts"' ;;
    *'"choose"'*,pipes)
      count=0
      for end in /proc/$$/fd/*; do
        if [ "${end##*/}" -gt 2 ] && [ -p "$end" ]; then count=$((count + 1)); fi
      done
      say error "\"$count pipes\"" ;;
    *'"quit"'*,stays) say ok true; sleep 60 ;;
    *) say ok true ;;
  esac
done
)";

class BadBot {
 public:
  BadBot() { write_bytes(folder_.path() / "bot.sh", kFaultyBot); }

  [[nodiscard]] std::string seat(const std::string& what) const {
    return "bot:sh " + (folder_.path() / "bot.sh").string() + ' ' + what;
  }
  [[nodiscard]] std::string log() const { return (folder_.path() / "log").string(); }
  // The arena's output for games between level 1 and this bot, which misbehaves as `what` says.
  [[nodiscard]] std::vector<nlohmann::json> plays(const std::string& what, const std::string& games = "1",
                                                  const std::string& jobs = "1") const {
    return good({"arena", "byg", "--option", "size=3", "--seats", "level:1," + seat(what), "--games", games,
                 "--jobs", jobs, "--seconds", "1"})
        .lines();
  }

 private:
  TemporaryFolder folder_;
};

TEST(CliArenaFaults, each_fault_loses_the_game_and_is_named) {
  const BadBot bot;
  for (const auto& [what, why] :
       std::vector<std::pair<std::string, std::string>>{{"illegal", "C3: "},
                                                        {"word", "the word resign instead of a turn"},
                                                        {"late", "no answer in time"},
                                                        {"dies", "the bot has ended"},
                                                        {"chats", "an answer that isn't a JSON object"},
                                                        {"nests", "an answer that isn't a JSON object"},
                                                        {"complains", "my head hurts"},
                                                        {"obeys", "no turn in its answer"}}) {
    const std::vector<nlohmann::json> lines = bot.plays(what);
    ASSERT_EQ(lines.size(), 2U) << what;
    const std::string end = lines[0]["end"].get<std::string>();
    EXPECT_NE(end.find(why), std::string::npos) << what << ": " << end;
    EXPECT_EQ(lines[0]["fault"], bot.seat(what));
    EXPECT_EQ(lines[0]["share"], nlohmann::json({1.0, 0.0})) << what;
    EXPECT_EQ(lines[1]["faults"], nlohmann::json({0, 1})) << what;
    EXPECT_EQ(lines[1]["wins"], nlohmann::json({1, 0})) << what;
  }
}

TEST(CliArenaFaults, a_bot_that_cannot_be_started_has_ended) {
  const auto lines = good({"arena", "byg", "--seats", "random,bot:no-such-program 2>/dev/null", "--games",
                           "1", "--seconds", "5"})
                         .lines();
  EXPECT_EQ(lines.at(0)["end"], "the bot has ended");
}

// A bot that answers nothing costs the time limit only once, not for each request.
TEST(CliArenaFaults, a_silent_bot_costs_one_time_limit) {
  const BadBot bot;
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(bot.plays("silent").at(0)["end"], "no answer in time");
  constexpr std::chrono::seconds kThrice{6};
  EXPECT_LT(std::chrono::steady_clock::now() - start, kThrice);
}

TEST(CliArenaFaults, every_game_ends_with_quit_even_if_the_bot_stays) {
  const BadBot bot;
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(bot.plays("stays " + bot.log(), "2").size(), 3U);
  constexpr std::chrono::seconds kTwoFarewells{10};
  EXPECT_LT(std::chrono::steady_clock::now() - start, kTwoFarewells);
  std::size_t farewells = 0;
  for (const std::string& request : split_lines(read_bytes(bot.log()))) {
    farewells += request.find("\"quit\"") != std::string::npos ? 1 : 0;
  }
  EXPECT_EQ(farewells, 2U);
}

// A bot that hangs and ignores signals is gone when the match ends, however it ends. All its processes
// hold the write end of a pipe, so the pipe closes when the last one is gone.
TEST(CliArenaFaults, bots_end_with_the_match) {
  constexpr int kEnd = 9;
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGKILL}) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    const pid_t arena = fork();
    if (arena == 0) {
      dup2(ends[1], kEnd);
      close(ends[0]);
      close(ends[1]);
      const int nothing = open("/dev/null", O_WRONLY);
      dup2(nothing, STDOUT_FILENO);
      std::signal(signal, SIG_DFL);  // background processes may start with some signals ignored
      execl(BYWAYS_CLI, "byways-cli", "arena", "byg", "--seats",
            "level:1,bot:trap '' INT TERM HUP; printf r >&9; sleep 600 & while :; do sleep 600; done",
            "--seconds", "600", static_cast<char*>(nullptr));
      _exit(127);
    }
    close(ends[1]);
    char sign = 0;
    ASSERT_EQ(read(ends[0], &sign, 1), 1);
    kill(arena, signal);
    waitpid(arena, nullptr, 0);
    constexpr int kPatience = 10000;
    pollfd end{ends[0], POLLIN, 0};
    EXPECT_EQ(poll(&end, 1, kPatience), 1) << signal;
    EXPECT_EQ(end.revents & POLLIN, 0) << signal;
    EXPECT_NE(end.revents & POLLHUP, 0) << signal;
    close(ends[0]);
  }
}

// Answers and requests have a maximum length.
TEST(CliArenaFaults, an_endless_answer_is_a_fault) {
  const auto lines =
      good({"arena", "byg", "--seats", "random,bot:tr '\\0' x </dev/zero", "--games", "1", "--seconds", "20"})
          .lines();
  EXPECT_EQ(lines.at(0)["fault"], "bot:tr '\\0' x </dev/zero");
}

#ifdef __linux__
TEST(CliArenaFaults, bots_do_not_inherit_each_others_pipes) {
  if (BYWAYS_SANITIZED) {
    GTEST_SKIP() << "the sanitizers ask by pipes of their own, on any thread, whether memory can be read";
  }
  const BadBot bot;
  const nlohmann::json alone = bot.plays("pipes").at(0);  // some pipes come from whoever runs the test
  const std::vector<nlohmann::json> lines = bot.plays("pipes", "16", "4");
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    EXPECT_EQ(lines[i]["end"], alone["end"]);
  }
}
#endif

}  // namespace
}  // namespace byways::test

#endif
