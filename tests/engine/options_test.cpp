// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/options.h"

#include <gtest/gtest.h>

#include "engine/core/setup.h"
#include "engine/games.h"

namespace byways {
namespace {

TEST(Options, numbers) {
  const OptionSpec size = number_option("size", 3, 8, 6);
  EXPECT_EQ(size.values.size(), 6U);
  EXPECT_EQ(size.parse("3"), OptionValue(3));
  for (const char* text : {"", "2", "9", "03", "3.0", "on", "true", " 3", "-3"}) {
    EXPECT_EQ(size.parse(text), std::nullopt) << text;
  }
  EXPECT_TRUE(size.allows(8));
  EXPECT_FALSE(size.allows(9));
  EXPECT_FALSE(size.allows(true));
  EXPECT_FALSE(size.allows("8"));
}

TEST(Options, switches) {
  const OptionSpec clock = switch_option("clock", false);
  EXPECT_EQ(clock.parse("on"), OptionValue(true));
  EXPECT_EQ(clock.parse("true"), OptionValue(true));
  EXPECT_EQ(clock.parse("off"), OptionValue(false));
  EXPECT_EQ(clock.parse("false"), OptionValue(false));
  for (const char* text : {"", "1", "0", "yes", "ON", "True"}) {
    EXPECT_EQ(clock.parse(text), std::nullopt) << text;
  }
  EXPECT_FALSE(clock.allows(0));
}

TEST(Options, words) {
  const OptionSpec layout = word_option("layout", {"open", "closed"}, "open");
  EXPECT_EQ(layout.parse("closed"), OptionValue("closed"));
  EXPECT_EQ(layout.parse("Closed"), std::nullopt);
  EXPECT_EQ(layout.fallback, OptionValue("open"));
}

TEST(Options, left_out_ones_have_their_default) {
  const std::vector<OptionSpec> specs{number_option("size", 3, 8, 6), switch_option("clock", true),
                                      word_option("layout", {"open", "closed"}, "open")};
  const Options options = Options::complete(specs, {{"size", 4}});
  EXPECT_EQ(options.number("size"), 4);
  EXPECT_TRUE(options.is_on("clock"));
  EXPECT_EQ(options.word("layout"), "open");
  EXPECT_EQ(options.values().size(), 3U);
}

TEST(Options, write_as_on_the_command_line) {
  EXPECT_EQ(to_text(true), "on");
  EXPECT_EQ(to_text(false), "off");
  EXPECT_EQ(to_text(12), "12");
  EXPECT_EQ(to_text("open"), "open");
}

TEST(Setup, every_game_allows_its_defaults_for_each_number_of_players) {
  for (const Game* game : all_games()) {
    for (int players = game->fewest_players(); players <= game->most_players(); ++players) {
      EXPECT_TRUE(check_setup(*game, players, {})) << game->id() << " for " << players;
    }
    for (const OptionSpec& spec : game->options()) {
      EXPECT_TRUE(spec.allows(spec.fallback)) << game->id() << ' ' << spec.name;
      for (const OptionValue& value : spec.values) {
        EXPECT_EQ(spec.parse(to_text(value)), value) << game->id() << ' ' << spec.name;
      }
    }
  }
}

TEST(Setup, every_game_refuses_other_numbers_of_players) {
  for (const Game* game : all_games()) {
    for (const int players : {-1, 0, game->fewest_players() - 1, game->most_players() + 1, 1'000'000}) {
      const auto setup = check_setup(*game, players, {});
      ASSERT_FALSE(setup) << game->id();
      EXPECT_EQ(setup.error().fault, SetupError::Fault::Players);
      EXPECT_NE(setup.error().message.find("players"), std::string::npos);
    }
  }
}

TEST(Setup, every_game_refuses_values_that_its_options_do_not_have) {
  for (const Game* game : all_games()) {
    for (const OptionSpec& spec : game->options()) {
      for (const OptionValue& value :
           {OptionValue(-1), OptionValue(1'000'000), OptionValue("no such value"), OptionValue("")}) {
        const auto setup = check_setup(*game, game->fewest_players(), {{spec.name, value}});
        ASSERT_FALSE(setup) << game->id() << ' ' << spec.name;
        EXPECT_EQ(setup.error().fault, SetupError::Fault::NotAllowed);
        EXPECT_EQ(setup.error().option, spec.name);
        EXPECT_NE(setup.error().message.find(spec.name), std::string::npos);
      }
    }
    const auto setup = check_setup(*game, game->fewest_players(), {{"no such option", 1}});
    ASSERT_FALSE(setup);
    EXPECT_EQ(setup.error().fault, SetupError::Fault::UnknownOption);
    EXPECT_EQ(setup.error().option, "no such option");
  }
}

TEST(Setup, messages_stay_short_whatever_the_value) {
  const Game& game = *all_games().front();
  const auto setup =
      check_setup(game, game.fewest_players(), {{game.options().front().name, std::string(1'000'000, 'x')}});
  ASSERT_FALSE(setup);
  EXPECT_LT(setup.error().message.size(), 300U);
}

TEST(Games, are_found_by_id) {
  for (const Game* game : all_games()) {
    EXPECT_EQ(find_game(game->id()), game);
    EXPECT_FALSE(game->title().empty());
  }
  for (const char* id : {"", "chess", "Byg", "byg "}) {
    EXPECT_EQ(find_game(id), nullptr) << id;
  }
}

}  // namespace
}  // namespace byways
