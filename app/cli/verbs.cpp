// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs.h"

#include <limits>

namespace byways::cli {

const std::vector<Verb>& verbs() {
  constexpr std::size_t kAny = std::numeric_limits<std::size_t>::max();
  static const std::vector<Verb> list{
      {"games", "", "Lists the games with their players and options, one per line.", {}, {}, 0, 0, run_games},
      {"new",
       "GAME [--players N] [--option k=v ...] [--seed S] [--output FILE]",
       "Prints a new record, or writes it to FILE. Lots before the first turn are already drawn.",
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
       "Prints every legal complete turn of the seat to move, sorted. --steps: prints the legal next steps "
       "instead, including \"end\" if the turn may end. --count: prints only their number.",
       {},
       {"steps", "count"},
       1,
       1,
       run_legal},
      {"check",
       "RECORD",
       "Replays the record. Prints {\"ok\":true}, or the first illegal entry (counted from 1) with the "
       "refused step, the rule, and the places that prove it.",
       {},
       {},
       1,
       1,
       run_check},
      {"play",
       "RECORD TURN... [--output FILE]",
       "Prints the record with these turns added, or writes it to FILE, which may be the same file. A TURN "
       "may begin with \"seat: \". For an illegal TURN the output is that of check, and nothing is written.",
       {"output"},
       {},
       2,
       kAny,
       run_play},
      {"arrange",
       "RECORD [--turn N] [--output FILE]",
       "Prints a new record that begins with the position after the last entry. --turn: after N entries "
       "instead. It must be a position where a turn begins, neither within a turn nor after the end. "
       "--output: writes it to FILE.",
       {"turn", "output"},
       {},
       1,
       1,
       run_arrange},
      {"perft",
       "GAME --depth D [--players N] [--option k=v ...] [--roll a+b] [--divide]",
       "Counts the sequences of exactly D legal complete turns from the position after set-up. --divide: "
       "lists them by first turn. Games with dice need --roll and allow only depth 1; their turns are "
       "sequences of steps.",
       {"option", "depth", "players", "roll"},
       {"divide"},
       1,
       1,
       run_perft},
      {"random",
       "GAME [--players N] [--option k=v ...] [--seed S] [--games N] [--most T] [--output FILE]",
       "Prints random games as records, one per line, or writes them to FILE. --most: stops each game after "
       "T "
       "turns.",
       {"players", "option", "seed", "games", "most", "output"},
       {},
       1,
       1,
       run_random},
      {"calibrate",
       "GAME [--players N] [--option k=v ...] [--games N] [--budget N] [--seed S]",
       "Lets the search play games against itself, with N positions a turn, and compares its estimates with "
       "the results: as a line for engine/search/calibration.jsonl, and for each tenth of the chances their "
       "number, their mean and the share that was won, both as estimated and as shown to people.",
       {"players", "option", "games", "budget", "seed"},
       {},
       1,
       1,
       run_calibrate},
      {"bench",
       "[GAME...] [--search]",
       "Plays random games for about 2 s each on one thread and prints their number per second. --search: "
       "also searches for turns, for the same time, and prints the positions per second.",
       {},
       {"search"},
       0,
       kAny,
       run_bench},
      {"choose",
       "RECORD [--level L | --budget N] [--seed S]",
       "Searches for a turn of the seat to move and prints it with the other candidates. --level: plays at "
       "that level, from 1 to 8 (default 8). --budget: looks at N positions and plays the best turn. The "
       "same record, level and seed give the same turn.",
       {"level", "budget", "seed"},
       {},
       1,
       1,
       run_choose},
      {"review",
       "RECORD [--budget N]",
       "Reviews every turn of a game: everybody's chances before and after it, the best turn, and what the "
       "turn lost. --budget: positions to look at for each turn (default 2000).",
       {"budget"},
       {},
       1,
       1,
       run_review},
      {"arena",
       "GAME --seats A,B[,C...] [--games N] [--option k=v ... | --openings FILE] [--seed S] [--jobs J] "
       "[--records FILE] [--until elo0,elo1] [--seconds T], or arena --merge FILE...",
       "Plays a match: prints one line per game, then the score in the order of --seats. Each of A, B... is "
       "level:1 to level:8, random, novice, greedy, plain:N or bot:COMMAND. Every opening is played with "
       "each rotation of the seats, with the same dice. --openings: takes the openings, in order, and the "
       "options from the records in FILE. --jobs: how many games to play at the same time. --records: writes "
       "the games to FILE; --merge adds up such files. --until: stops as soon as a sequential test between "
       "these two differences in Elo is decided. --seconds: how long a bot may take for a turn (default 10).",
       {"seats", "games", "option", "openings", "seed", "jobs", "records", "until", "seconds"},
       {"merge"},
       1,
       kAny,
       run_arena},
      {"bot",
       "GAME [--level L] [--seed S]",
       "Runs as a bot in another arena: reads requests as JSON lines from stdin and answers each with a line "
       "on stdout. See docs/bots.md.",
       {"level", "seed"},
       {},
       1,
       1,
       run_bot},
      {"lessons",
       "[--check [FILE...]]",
       "Lists the lessons of all courses, one per line. --check: plays through all of them, or through these "
       "files, and prints what is wrong. See docs/lessons.md.",
       {},
       {"check"},
       0,
       kAny,
       run_lessons},
      {"daily",
       "[--date YYYY-MM-DD] [--days N]",
       "Prints the exercise of the day, which is the same everywhere: its name, game and grade, and a record "
       "that begins there. --date: the exercise of another day. --days: the exercises of N days from then "
       "on, one per line.",
       {"date", "days"},
       {},
       0,
       0,
       run_daily},
      {"make",
       "KIND|CODE [--size N] [--difficulty D] [--seed S] [--count N]",
       "Makes a puzzle of a challenge and prints a record that begins there, with its code, difficulty and a "
       "solution. KIND: crooked-jumps, spiral or full-house. CODE: makes the puzzle of that code again. "
       "--size: pieces at the start. --difficulty: easy, medium, hard or very-hard (default medium). "
       "--count: makes N puzzles, with consecutive seeds.",
       {"size", "difficulty", "seed", "count"},
       {},
       1,
       1,
       run_make},
      {"solve",
       "RECORD [--seconds S]",
       "Searches for a solution of a challenge from the position after the last entry, for at most S seconds "
       "(default 60). Prints solved, with the moves and whether they are proven best; impossible, if proven; "
       "unknown, if time is up; stopped, after Ctrl+C; or memory. Progress goes to stderr.",
       {"seconds"},
       {},
       1,
       1,
       run_solve},
  };
  return list;
}

}  // namespace byways::cli
