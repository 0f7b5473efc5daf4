// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/judged_games.h"

#include <QDir>
#include <QTest>

#include "app/files/save_file.h"
#include "app/match/kept_review.h"
#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "engine/opponents.h"

namespace byways::app::test {

Timeline randomGameOf(const char* id, const OptionMap& options, int players, std::uint64_t turns) {
  const Game& game = *find_game(id);
  Timeline timeline(game, *check_setup(game, players, options));
  Random random(8);
  play_random_turns(timeline, random, turns);
  if (players == 2) {
    static_cast<void>(timeline.play(timeline.to_move(), "resign"));
  }
  return timeline;
}

Timeline someByg() { return randomGameOf("byg", {{"size", 3}, {"priority", 1}, {"first", 2}}, 2, 7); }

void openGame(Gui& gui, const Timeline& timeline) {
  std::vector<std::string> names{"Ann", "Ben", "Cleo"};
  names.resize(static_cast<std::size_t>(timeline.setup().players));
  const QString path = gui.library().newPath();
  QVERIFY(QDir().mkpath(gui.library().folder()));
  QVERIFY(saveFile(path, QByteArray::fromStdString(write_record(make_record(timeline, names)))).isEmpty());
  QVERIFY(gui.window().openFile(path));
  gui.match().goTo(gui.timeline().length());
}

std::size_t keepJudged(Match& match, std::size_t number) {
  const std::vector<std::size_t> turns = search::turns_to_judge(match.timeline());
  const std::vector<Entry> entries = match.timeline().entries();
  std::vector<JudgedTurn> all;
  for (std::size_t i = 0; i < turns.size(); ++i) {
    const Entry& entry = entries[turns[i]];
    JudgedTurn turn;
    turn.depth = 2;
    turn.judgement.entry = turns[i];
    turn.judgement.seat = entry.seat;
    turn.judgement.best = entry.text;
    turn.judgement.before.assign(static_cast<std::size_t>(match.players()), 0.72);
    turn.judgement.after = turn.judgement.before;
    if (i == number) {
      search::Request request;
      request.limits.budget = 40;
      Timeline there = match.timeline();
      there.go_to(turns[i] == 0 ? 0 : there.entry_ends()[turns[i] - 1]);
      const search::Advice advice = searcher_for(match.game()).think(there, entry.seat, request);
      for (const search::Candidate& candidate : advice.candidates) {
        if (candidate.turn != entry.text) {
          turn.judgement.best = candidate.turn;
        }
      }
      turn.judgement.after[static_cast<std::size_t>(entry.seat) - 1] = 0.23;
    }
    all.push_back(turn);
  }
  keepReview(match, all);
  return turns[number];
}

}  // namespace byways::app::test
