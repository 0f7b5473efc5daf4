// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs.h"

#include <limits>

namespace byways::cli {

const std::vector<Verb>& verbs() {
  constexpr std::size_t kAny = std::numeric_limits<std::size_t>::max();
  static const std::vector<Verb> list{
      {"games", "", "Lists the games with their players and options, a line each.", {}, {}, 0, 0, run_games},
      {"new",
       "GAME [--players N] [--option k=v ...] [--seed S] [--output FILE]",
       "Prints a fresh record, or writes it to FILE. Lots that are due before the first turn are drawn.",
       {"players", "option", "seed", "output"},
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
       "RECORD TURN... [--output FILE]",
       "Prints the record with these turns added, each with or without \"seat: \" in front, or writes it to "
       "FILE, which may be the same; a TURN that isn't legal is answered as check does, and then nothing is "
       "written.",
       {"output"},
       {},
       2,
       kAny,
       run_play},
      {"arrange",
       "RECORD [--turn N] [--output FILE]",
       "Prints a fresh record of a game that begins where this one stands after its last entry, or with "
       "--turn "
       "after N entries. That is where a new turn is to begin: not in the middle of one, nor after the end. "
       "--output: writes it there.",
       {"turn", "output"},
       {},
       1,
       1,
       run_arrange},
      {"perft",
       "GAME --depth D [--players N] [--option k=v ...] [--roll a+b] [--divide]",
       "Counts the sequences of exactly D legal complete turns from the position after set-up. --divide: for "
       "each first "
       "turn. Games with dice want --roll and have depth 1 only; their turns are sequences of steps.",
       {"option", "depth", "players", "roll"},
       {"divide"},
       1,
       1,
       run_perft},
      {"random",
       "GAME [--players N] [--option k=v ...] [--seed S] [--games N] [--most T] [--output FILE]",
       "Prints random games as records, a line each, or writes them to FILE. --most: stop after T turns.",
       {"players", "option", "seed", "games", "most", "output"},
       {},
       1,
       1,
       run_random},
      {"calibrate",
       "GAME [--players N] [--option k=v ...] [--games N] [--budget N] [--seed S]",
       "Plays games of the search against itself, N positions a turn, and says what its estimates of the "
       "chance to win have come to: as a line for engine/search/calibration.jsonl, and for each tenth of the "
       "chances how many there were, their mean and the part that was won, as estimated and as shown to "
       "people now.",
       {"players", "option", "games", "budget", "seed"},
       {},
       1,
       1,
       run_calibrate},
      {"bench",
       "[GAME...] [--search]",
       "Plays random games for about 2 s each on one thread. --search: searches for turns as long as that "
       "too, and says how many positions a second it looks at.",
       {},
       {"search"},
       0,
       kAny,
       run_bench},
      {"choose",
       "RECORD [--level L | --budget N] [--seed S]",
       "Looks for a turn of the seat to move and says what it found. --level: plays at that level, from 1 to "
       "8 (8). --budget: looks at N positions and plays the best. The same record, level and seed have the "
       "same answer.",
       {"level", "budget", "seed"},
       {},
       1,
       1,
       run_choose},
      {"review",
       "RECORD [--budget N]",
       "Looks at every turn of a game: everybody's chances before and after it, what would have been best, "
       "and what the turn lost. --budget: positions to look at for each turn (2000).",
       {"budget"},
       {},
       1,
       1,
       run_review},
      {"arena",
       "GAME --seats A,B[,C...] [--games N] [--option k=v ... | --openings FILE] [--seed S] [--jobs J] "
       "[--records FILE] [--until elo0,elo1] [--seconds T], or arena --merge FILE...",
       "Plays a match: a line a game, then the sum, in the order of --seats. Each of A, B... is level:1 to "
       "level:8, random, novice, greedy, plain:N or bot:COMMAND. Every opening is played with each rotation "
       "of the seats, with the same dice. --openings: takes the openings, one after the other, from these "
       "records, which also have the options. --jobs: games at the same time. --records: writes the games "
       "there, "
       "for --merge, which adds up such files. --until: stops as soon as a sequential test of these two "
       "differences in Elo has an answer. --seconds: what a bot may take for a turn (10).",
       {"seats", "games", "option", "openings", "seed", "jobs", "records", "until", "seconds"},
       {"merge"},
       1,
       kAny,
       run_arena},
      {"bot",
       "GAME [--level L] [--seed S]",
       "Plays for somebody else's match: requests come as JSON lines on stdin, each is answered by a line on "
       "stdout. docs/bots.md tells how.",
       {"level", "seed"},
       {},
       1,
       1,
       run_bot},
      {"lessons",
       "[--check [FILE...]]",
       "Lists the lessons of all courses, a line each. --check: plays each of them as it asks, and says what "
       "is wrong with it; with files, those instead. docs/lessons.md describes them.",
       {},
       {"check"},
       0,
       kAny,
       run_lessons},
      {"daily",
       "[--date YYYY-MM-DD] [--days N]",
       "Prints the exercise of the day, the same everywhere: its name, game and grade, and a record that "
       "begins "
       "there. --date: of that day instead of today. --days: of so many days from there on, a line each.",
       {"date", "days"},
       {},
       0,
       0,
       run_daily},
      {"make",
       "KIND|CODE [--size N] [--difficulty D] [--seed S] [--count N]",
       "Makes a puzzle of a challenge and prints a record that begins there, with its code, how difficult it "
       "is "
       "and a solution. KIND: crooked-jumps, spiral or full-house; or the code of a puzzle, to have it "
       "again. "
       "--size: pieces at the start. --difficulty: easy, medium, hard or very-hard (medium). --count: so "
       "many, "
       "with this seed and those that follow.",
       {"size", "difficulty", "seed", "count"},
       {},
       1,
       1,
       run_make},
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
