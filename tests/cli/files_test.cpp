// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_cli.h"

#ifndef _WIN32
#include <sys/wait.h>

#include <cstdlib>
#endif

// Where records come from: files, standard input, one or several; and what `check` prints for bad ones.

namespace byways::test {
namespace {

TEST(CliFiles, a_file_and_stdin_are_the_same) {
  const std::string record = byg_record({"2: A1", "1: C2"});
  const RecordFile file(record);
  for (const char* verb : {"show", "legal", "check"}) {
    EXPECT_EQ(good({verb, file.path()}).out, good({verb, "-"}, record).out);
  }
  EXPECT_EQ(good({"play", file.path(), "E1"}).out, good({"play", "-", "E1"}, record).out);
}

// On every system file names are UTF-8 and lines end with a single byte.
TEST(CliFiles, names_of_files_may_have_any_letters) {
  const TemporaryFolder folder;
  const std::filesystem::path file = folder.path() / std::filesystem::path(u8"Grüße, 日本.byways");
  write_bytes(file, byg_record({"2: A1"}));
  const std::u8string name = file.u8string();
  EXPECT_EQ(good({"check", std::string(name.begin(), name.end())}).out, "{\"ok\":true}\n");
}

// The path is longer than the traditional limit of Windows.
TEST(CliFiles, folders_may_be_deep) {
  const TemporaryFolder folder;
  std::filesystem::path deep = folder.path();
  for (int i = 0; i < 6; ++i) {
    deep /= std::string(30, 'd');
  }
  std::filesystem::create_directories(deep);
  const std::filesystem::path file = deep / "game.byways";
  write_bytes(file, byg_record({"2: A1"}));
  EXPECT_EQ(good({"check", (deep / ".." / deep.filename() / "game.byways").string()}).out, "{\"ok\":true}\n");
  EXPECT_EQ(good({"check", file.string()}).out, "{\"ok\":true}\n");
}

TEST(CliFiles, one_record_may_be_spread_over_lines) {
  const std::string record = nlohmann::json::parse(byg_record({"2: A1"})).dump(2);
  EXPECT_EQ(good({"check", "-"}, record).lines(), std::vector<nlohmann::json>(1, kOk));
  EXPECT_EQ(good({"check", "-"}, "\n\n" + record + "\n\n").lines(), std::vector<nlohmann::json>(1, kOk));
}

TEST(CliFiles, a_record_a_line_gives_an_answer_a_line_in_order) {
  const std::string records = byg_record({"2: A1"}) + '\n' + byg_record({"1: A1"}) + "\n\n" + byg_record({}) +
                              "\r\n" + byg_record({"2: A2"});
  const Answer checked = run_cli({"check", "-"}, records);
  EXPECT_EQ(checked.code, 1) << "one of them is bad";
  ASSERT_EQ(checked.lines().size(), 4U);
  EXPECT_EQ(checked.lines()[0], kOk);
  EXPECT_EQ(checked.lines()[1]["rule"], "BYG-2");
  EXPECT_EQ(checked.lines()[2], kOk);
  EXPECT_EQ(checked.lines()[3], kOk);

  const Answer shown = run_cli({"show", "-"}, byg_record({"2: A1"}) + '\n' + byg_record({}) + '\n');
  ASSERT_EQ(shown.lines().size(), 2U);
  EXPECT_EQ(shown.lines()[0]["turn"], 1);
  EXPECT_EQ(shown.lines()[1]["turn"], 0);
}

TEST(CliFiles, a_broken_line_among_records_is_one_answer_of_its_own) {
  const std::string whole = byg_record({"2: A1"});
  const std::string cut = whole.substr(0, whole.size() - 10);
  for (const std::string& broken : {cut, std::string("garbage"), std::string("[]")}) {
    for (const std::size_t place : {0U, 1U, 2U}) {
      std::vector<std::string> lines(3, whole);
      lines[place] = broken;
      const Answer answer = run_cli({"check", "-"}, lines[0] + '\n' + lines[1] + '\n' + lines[2]);
      EXPECT_EQ(answer.code, 1) << broken;
      ASSERT_EQ(answer.lines().size(), 3U) << broken;
      for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(answer.lines()[i]["ok"], i != place) << broken;
      }
    }
  }
}

TEST(CliFiles, TURN_4_check_names_entry_step_rule_places_and_message) {
  const Answer answer =
      run_cli({"check", "-"}, byg_record({"2: A1", "1: C2", "1: E1", "2: A3", "1: C1 B2"}, 3));
  EXPECT_EQ(answer.code, 1);
  EXPECT_EQ(answer.err, "");
  ASSERT_EQ(answer.lines().size(), 1U);
  nlohmann::json line = answer.lines()[0];
  EXPECT_FALSE(line["message"].get<std::string>().empty());
  line.erase("message");
  EXPECT_EQ(line,
            nlohmann::json::parse(
                R"({"ok": false, "turn": 5, "step": "B2", "rule": "BYG-7", "places": ["B2", "C1", "C2"]})"));
}

TEST(CliFiles, check_answers_for_every_kind_of_bad_file) {
  const std::string record = byg_record({"2: A1"});
  for (const std::string& bytes :
       {std::string(), std::string(" \n \n"), std::string("x"), std::string("{}"), std::string("[]"),
        std::string("1"), record.substr(1), record.substr(0, 50), std::string("\xFF\xFE"),
        std::string(20'000, '['), std::string(5'000'000, ' '), std::string(5'000'000, '\n'),
        std::string(5'000'000, 'x'), "{\"a\":\n" + std::string(5'000'000, ' '), std::string("\0", 1),
        byg_record({}, 9)}) {
    const Answer answer = run_cli({"check", "-"}, bytes);
    EXPECT_EQ(answer.code, 1) << bytes.substr(0, 100);
    EXPECT_EQ(answer.err, "") << bytes.substr(0, 100);
    ASSERT_EQ(answer.lines().size(), 1U) << bytes.substr(0, 100);
    EXPECT_EQ(answer.lines()[0]["ok"], false);
    EXPECT_TRUE(answer.lines()[0]["rule"].is_string());
    EXPECT_FALSE(answer.lines()[0]["message"].get<std::string>().empty());
    EXPECT_LT(answer.out.size(), 1000U);
  }
}

TEST(CliFiles, an_empty_file_is_a_bad_record) {
  const RecordFile file("");
  EXPECT_EQ(run_cli({"check", file.path()}).lines().at(0)["ok"], false);
}

TEST(CliFiles, output_that_cannot_be_written_is_an_error) {
  if (!std::filesystem::exists("/dev/full")) {
    GTEST_SKIP() << "there is nothing here that is always full";
  }
  const RecordFile file(byg_record({"2: A1"}));
  const std::string path = file.path();
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{"games"},
                                             {"new", "byg"},
                                             {"show", path},
                                             {"legal", path},
                                             {"check", path},
                                             {"play", path, "C2"},
                                             {"arrange", path},
                                             {"perft", "byg", "--depth", "1"},
                                             {"random", "byg", "--games", "1000000"},
                                             {"--help"},
                                             {"check", "--help"},
                                             {"--version"}}) {
    const Answer answer = run_cli_into("/dev/full", arguments);
    EXPECT_EQ(answer.code, 1) << arguments.front();
    EXPECT_NE(answer.err.find("can't write"), std::string::npos) << arguments.front() << ": " << answer.err;
  }
}

// Games of a match that no longer fit on the disk are reported, and those already written are complete.
TEST(CliFiles, games_that_cannot_be_written_are_reported) {
#ifdef _WIN32
  GTEST_SKIP() << "there is no limit to be set here";
#else
  const std::vector<std::string> match{"arena",         "byg",     "--option", "size=3",   "--seats",
                                       "random,random", "--games", "30",       "--records"};
  if (std::filesystem::exists("/dev/full")) {
    std::vector<std::string> arguments = match;
    arguments.emplace_back("/dev/full");
    const Answer answer = run_cli(arguments);
    EXPECT_EQ(answer.code, 1);
    EXPECT_NE(answer.err.find("can't write /dev/full"), std::string::npos) << answer.err;
  }
  const TemporaryFolder folder;
  const std::string file = (folder.path() / "games").string();
  std::string command = "trap '' XFSZ; ulimit -f 4; " BYWAYS_CLI;
  for (const std::string& word : match) {
    command += ' ' + word;
  }
  command += ' ' + file + " >/dev/null 2>&1";
  const int status = std::system(command.c_str());
  ASSERT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 1);
  const std::string written = read_bytes(file);
  ASSERT_FALSE(written.empty());
  EXPECT_EQ(written.back(), '\n');
  const Answer answer = good({"check", file});
  EXPECT_LT(answer.lines().size(), 30U);
#endif
}

// Everything that is read has a size limit.
TEST(CliFiles, no_verb_reads_without_a_limit) {
#ifndef _WIN32
  if (!std::filesystem::exists("/dev/zero")) {
    GTEST_SKIP() << "there is nothing here without an end";
  }
  const TemporaryFolder folder;
  const std::string endless = "/dev/zero";
  for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
           {"lessons", "--check", endless},
           {"show", endless},
           {"legal", endless},
           {"play", endless, "A1"},
           {"arrange", endless},
           {"choose", endless},
           {"review", endless},
           {"solve", endless},
           {"arena", "--merge", endless},
           {"arena", "byg", "--seats", "random,random", "--openings", endless},
           {"bot", "byg"}}) {
    // Memory stays at a few times the size limit. Sanitizers reserve huge address spaces, so no limit is set
    // there.
    std::string command = std::string(BYWAYS_SANITIZED ? "" : "ulimit -v 400000; ") + BYWAYS_CLI;
    for (const std::string& word : arguments) {
      command += ' ' + word;
    }
    command += " </dev/zero >" + (folder.path() / "out").string() + " 2>&1";
    const int status = std::system(command.c_str());
    ASSERT_TRUE(WIFEXITED(status)) << command;
    EXPECT_LE(WEXITSTATUS(status), 2) << command;
    EXPECT_EQ(read_bytes(folder.path() / "out").find("bad_alloc"), std::string::npos) << command;
  }
#endif
}

TEST(CliFiles, an_endless_line_is_refused) {
  for (const char* endless : {"/dev/full", "/dev/zero"}) {
    if (!std::filesystem::exists(endless)) {
      continue;
    }
    const Answer answer = run_cli({"check", endless});
    EXPECT_EQ(answer.code, 1);
    ASSERT_EQ(answer.lines().size(), 1U);
    EXPECT_EQ(answer.lines()[0]["ok"], false);
    EXPECT_NE(answer.err.find("too long"), std::string::npos);
  }
}

TEST(CliFiles, a_wrong_result_is_refused) {
  nlohmann::json record = nlohmann::json::parse(read_data("examples/byg.json"));
  record["result"]["winners"] = {2};
  const Answer answer = run_cli({"check", "-"}, record.dump());
  EXPECT_EQ(answer.code, 1);
  EXPECT_EQ(answer.lines().at(0)["ok"], false);
  EXPECT_EQ(answer.lines().at(0)["rule"], "result");
  EXPECT_EQ(answer.lines().at(0)["turn"], record["turns"].size());
}

std::string utf16(const std::string& text) {
  std::string bytes = "\xFF\xFE";
  for (const char c : text) {
    bytes += c;
    bytes += '\0';
  }
  return bytes;
}

// Windows PowerShell 5 writes redirected output like this.
TEST(CliFiles, utf16_is_read) {
  const std::string record = byg_record({"2: A1", "1: C2"});
  const RecordFile file(utf16(record + "\r\n" + record + "\r\n"));
  EXPECT_EQ(good({"check", file.path()}).lines(), (std::vector<nlohmann::json>{kOk, kOk}));
  EXPECT_EQ(good({"show", "-"}, utf16(record)).out, good({"show", "-"}, record).out);
  const Answer bad = run_cli({"check", "-"}, utf16(record).substr(2));
  EXPECT_EQ(bad.code, 1);
  EXPECT_NE(bad.out.find("UTF-8"), std::string::npos) << bad.out;
}

TEST(CliFiles, records_go_to_the_file_of_output) {
  const TemporaryFolder folder;
  const std::string game = (folder.path() / "game.byways").string();
  const auto files = [&folder] {
    return std::distance(std::filesystem::directory_iterator(folder.path()),
                         std::filesystem::directory_iterator());
  };
  EXPECT_EQ(good({"new", "byg", "--option", "first=2", "--seed", "1", "--output", game}).out, "");
  EXPECT_EQ(read_bytes(game), good({"new", "byg", "--option", "first=2", "--seed", "1"}).out);
  const std::string played = good({"play", game, "C3"}).out;
  EXPECT_EQ(good({"play", game, "C3", "--output", game}).out, "") << "the file that is read";
  EXPECT_EQ(read_bytes(game), played);
  const Answer refused = run_cli({"play", game, "C3", "--output", game});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.out.find("\"ok\":false"), std::string::npos);
  EXPECT_EQ(read_bytes(game), played) << "it stays as it was";
  const std::string other = (folder.path() / "other.byways").string();
  EXPECT_EQ(good({"arrange", game, "--output", other}).out, "");
  EXPECT_EQ(read_bytes(other), good({"arrange", game}).out);
  EXPECT_EQ(good({"random", "byg", "--games", "3", "--seed", "7", "--output", other}).out, "");
  EXPECT_EQ(read_bytes(other), good({"random", "byg", "--games", "3", "--seed", "7"}).out);
  EXPECT_EQ(files(), 2) << "nothing is left behind";
  const Answer nowhere = run_cli({"new", "byg", "--output", (folder.path() / "no" / "game").string()});
  EXPECT_EQ(nowhere.code, 1);
  EXPECT_NE(nowhere.err.find("can't write"), std::string::npos) << nowhere.err;
}

// This used to produce a record with which no window could continue.
TEST(CliFiles, a_variation_that_is_played_is_no_variation) {
  auto record = nlohmann::ordered_json::parse(byg_record({"2: A1", "1: C2"}));
  record["variations"] = {{{"at", 2}, {"turns", {"1: E1"}}}};
  const auto played = good({"play", "-", "1: E1"}, record.dump()).lines();
  EXPECT_FALSE(played.at(0).contains("variations"));
}

}  // namespace
}  // namespace byways::test
