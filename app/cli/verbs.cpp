// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs.h"

#include <limits>

namespace byways::cli {

const std::vector<Verb>& verbs() {
  constexpr std::size_t kAny = std::numeric_limits<std::size_t>::max();
  static const std::vector<Verb> list{
      {"games", "", "Lists the games with their players and options, a line each.", {}, {}, 0, 0, run_games},
      {"new",
       "GAME [--players N] [--option k=v ...] [--seed S]",
       "Prints a fresh record. Lots that are due before the first turn are drawn.",
       {"players", "option", "seed"},
       {},
       1,
       1,
       run_new},
      {"show",
       "RECORD [--every-turn]",
       "Prints the position after the last entry, or with --every-turn the start and the position after each "
       "entry.",
       {},
       {"every-turn"},
       1,
       1,
       run_show},
      {"legal",
       "RECORD [--steps] [--count]",
       "Prints every legal complete turn of the side to move, sorted. --steps: the legal next steps instead, "
       "with "
       "\"end\" where the turn may end. --count: only their number.",
       {},
       {"steps", "count"},
       1,
       1,
       run_legal},
      {"check",
       "RECORD",
       "Replays the record. Says {\"ok\":true}, or the first bad entry (numbered from 1), its refused step, "
       "the rule "
       "and the places that prove it.",
       {},
       {},
       1,
       1,
       run_check},
      {"play",
       "RECORD TURN...",
       "Prints the record with these turns added, each with or without \"seat: \" in front; a TURN that "
       "isn't legal is "
       "answered as check does.",
       {},
       {},
       2,
       kAny,
       run_play},
      {"arrange",
       "RECORD [--turn N]",
       "Prints a fresh record of a game that begins where this one stands after its last entry, or with "
       "--turn "
       "after N entries. That is where a new turn is to begin: not in the middle of one, nor after the end.",
       {"turn"},
       {},
       1,
       1,
       run_arrange},
      {"perft",
       "GAME --depth D [--option k=v ...] [--roll a+b] [--divide]",
       "Counts the sequences of exactly D legal complete turns from the position after set-up. --divide: for "
       "each first "
       "turn. Games with dice want --roll and have depth 1 only; their turns are sequences of steps.",
       {"option", "depth", "roll"},
       {"divide"},
       1,
       1,
       run_perft},
      {"random",
       "GAME [--players N] [--option k=v ...] [--seed S] [--games N] [--most T]",
       "Prints random games as records, a line each. --most: stop after T turns.",
       {"players", "option", "seed", "games", "most"},
       {},
       1,
       1,
       run_random},
      {"bench",
       "[GAME...]",
       "Plays random games for about 2 s each on one thread.",
       {},
       {},
       0,
       kAny,
       run_bench},
      {"solve",
       "RECORD [--seconds S]",
       "Searches for a solution of a challenge from the position after the last entry, for at most S seconds "
       "(60). Says solved, with the moves, and whether no solution is better; impossible, which is proven; "
       "unknown, when time is up; stopped, after Ctrl+C; or memory. Progress goes to stderr.",
       {"seconds"},
       {},
       1,
       1,
       run_solve},
  };
  return list;
}

}  // namespace byways::cli
