// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "engine/core/setup.h"
#include "engine/games.h"
#include "tests/support/files.h"
#include "tests/support/timelines.h"

// The numbers in tests/data/perft/: a file for each game, a test for each number.

namespace byways::test {
namespace {

struct Row {
  std::string game;
  std::vector<std::string> options;  // "size=3"
  int depth = 0;
  std::uint64_t count = 0;
};
void PrintTo(const Row& row, std::ostream* out) { *out << row.game << " depth " << row.depth; }

// The lines of all files, in the order of games.
std::vector<std::string> read_lines() {
  std::vector<std::string> lines;
  for (const Game* const game : all_games()) {
    const std::string name = "perft/" + std::string(game->id()) + ".txt";
    if (std::filesystem::exists(BYWAYS_TEST_DATA "/" + name)) {
      const std::vector<std::string> more = read_data_lines(name);
      lines.insert(lines.end(), more.begin(), more.end());
    }
  }
  return lines;
}

std::vector<Row> read_rows() {
  std::vector<Row> rows;
  for (const std::string& line : read_lines()) {
    if (line.starts_with('#')) {
      continue;
    }
    std::istringstream words(line);
    Row row;
    words >> row.game;
    for (std::string option; words >> option && option != ":";) {
      row.options.push_back(option);
    }
    while (words >> row.count) {
      ++row.depth;
      rows.push_back(row);
    }
  }
  return rows;
}

std::string row_name(const testing::TestParamInfo<Row>& info) {
  std::string name = info.param.game;
  for (const std::string& option : info.param.options) {
    name += '_' + option;
  }
  name += "_depth_" + std::to_string(info.param.depth);
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

Setup perft_setup(const Row& row) {
  const Game& game = *find_game(row.game);
  OptionMap options;
  for (const std::string& option : row.options) {
    const std::string name = option.substr(0, option.find('='));
    for (const OptionSpec& spec : game.options()) {
      if (spec.name == name) {
        options[name] = spec.parse(option.substr(name.size() + 1)).value();
      }
    }
  }
  return *check_setup(game, game.fewest_players(), game.perft_options(options));
}

class Perft : public testing::TestWithParam<Row> {};

TEST_P(Perft, counts) {
  if (BYWAYS_SANITIZED && GetParam().count > 1'000'000) {
    GTEST_SKIP() << "too slow under sanitizers";
  }
  const Row& row = GetParam();
  EXPECT_EQ(find_game(row.game)->new_state(perft_setup(row))->perft(row.depth), row.count);
}

INSTANTIATE_TEST_SUITE_P(Rows, Perft, testing::ValuesIn(read_rows()), row_name);

// Playing every turn through the common interface gives the same number as the fast count.
std::uint64_t perft_by_playing(const Timeline& timeline, int depth) {
  if (depth == 0) {
    return 1;
  }
  std::uint64_t total = 0;
  if (timeline.to_move() != kNobody) {
    timeline.state().visit_turns([&](std::string_view turn) {
      Timeline next = timeline;
      EXPECT_EQ(next.play_entry({timeline.to_move(), std::string(turn), false}), std::nullopt) << turn;
      total += perft_by_playing(next, depth - 1);
      return true;
    });
  }
  return total;
}

TEST(PerftByPlaying, counts_the_same) {
  for (const Row& row : read_rows()) {
    if (row.count <= 10'000) {
      const Timeline timeline(*find_game(row.game), perft_setup(row));
      EXPECT_EQ(perft_by_playing(timeline, row.depth), row.count) << row.game << " depth " << row.depth;
    }
  }
}

// The default implementations in State, for games in which every step is a turn.
TEST(PerftByPlaying, the_defaults_count_the_same) {
  int compared = 0;
  for (const Row& row : read_rows()) {
    const auto state = find_game(row.game)->new_state(perft_setup(row));
    if (row.count > 10'000 || state->legal_steps().size() != state->count_turns() || row.game == "byg" ||
        row.game == "mono-line") {
      continue;  // in Byg and Mono-Line a step leaves the turn open
    }
    ++compared;
    EXPECT_EQ(state->State::perft(row.depth), row.count) << row.game << " depth " << row.depth;
    EXPECT_EQ(state->State::count_turns(), state->count_turns()) << row.game;
    std::vector<std::string> turns;
    state->State::visit_turns([&turns](std::string_view turn) {
      turns.emplace_back(turn);
      return turns.size() < 3;
    });
    EXPECT_EQ(turns.size(), 3U) << "the third answers false";
  }
  EXPECT_GE(compared, 6);
}

TEST(Defaults, random_games_are_played_to_their_end) {
  const Game& game = *find_game("crooked-jumps");
  Random random(5);
  const PlayoutCount slow = game.Game::run_playouts(*check_setup(game, 1, {}), 20, random);
  EXPECT_EQ(slow.playouts, 20U);
  EXPECT_EQ(slow.steps, slow.turns);
  EXPECT_GT(slow.steps, 20U * 3);
}

TEST(PerftRows, are_there_for_every_game_that_lists_its_turns) {
  for (const Game* const game : all_games()) {
    const auto setup = check_setup(*game, game->fewest_players(), game->perft_options({}));
    const std::vector<Row> rows = read_rows();
    EXPECT_TRUE(!game->new_state(*setup)->lists_turns() ||
                std::any_of(rows.begin(), rows.end(), [&](const Row& row) { return row.game == game->id(); }))
        << "tests/data/perft/" << game->id()
        << ".txt has no row: put in what you have counted by hand or with another program.";
  }
}

TEST(PerftByPlaying, depth_0_is_1) {
  for (const Row& row : read_rows()) {
    EXPECT_EQ(find_game(row.game)->new_state(perft_setup(row))->perft(0), 1U);
  }
}

}  // namespace
}  // namespace byways::test
