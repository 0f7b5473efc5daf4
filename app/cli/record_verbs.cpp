// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>

#include "app/cli/record_output.h"
#include "app/cli/records.h"
#include "app/cli/verbs.h"
#include "engine/core/record.h"

namespace byways::cli {

namespace {

using Json = nlohmann::ordered_json;
using Exit = Expected<ExitCode, UsageError>;

Exit exit_of(bool all_good) { return all_good ? kDone : kAnswerIsNo; }

Json seat_json(Seat seat) {
  if (seat == kChance) {
    return "*";
  }
  return seat == kNobody ? Json() : Json(seat);
}

void print_position(const Timeline& timeline, std::size_t turn) {
  const auto outcome = timeline.outcome();
  print({{"game", timeline.game().id()},
         {"turn", turn},
         {"to_move", seat_json(timeline.to_move())},
         {"phase", timeline.phase()},
         {"position", timeline.state().position()},
         {"result", outcome ? result_json(*outcome) : Json()}});
}

std::vector<std::string> sorted_choices(const Timeline& timeline, bool steps) {
  std::vector<std::string> choices;
  if (timeline.to_move() == kNobody) {
    return choices;
  }
  if (steps) {
    choices = timeline.state().legal_steps();
    if (timeline.to_move() != kChance && !timeline.refusal(timeline.to_move(), "end")) {
      choices.emplace_back("end");
    }
  } else {
    timeline.state().visit_turns([&](std::string_view turn) {
      choices.emplace_back(turn);
      return true;
    });
  }
  std::sort(choices.begin(), choices.end());
  return choices;
}

std::uint64_t count_choices(const Timeline& timeline, bool steps) {
  if (steps || timeline.to_move() == kNobody) {
    return sorted_choices(timeline, steps).size();
  }
  return timeline.state().count_turns();
}

// The entry for a TURN on the command line: one in a record's form, or just the turn of the seat to move.
std::optional<Entry> entry_of(const std::string& turn, Seat to_move) {
  if (std::optional<Entry> entry = parse_entry(turn)) {
    return entry;
  }
  return parse_entry((to_move == kChance ? "*" : std::to_string(std::max(to_move, 1))) + ": " + turn);
}

}  // namespace

Exit run_show(const Arguments& arguments) {
  return exit_of(with_timelines(arguments.words[0], [&](const Record&, Timeline& timeline) {
    const std::vector<std::size_t>& ends = timeline.entry_ends();
    if (!arguments.has("every-turn")) {
      print_position(timeline, ends.size());
      return true;
    }
    timeline.go_to(0);
    print_position(timeline, 0);
    for (std::size_t turn = 1; turn <= ends.size(); ++turn) {
      timeline.go_to(ends[turn - 1]);
      print_position(timeline, turn);
    }
    return true;
  }));
}

Exit run_legal(const Arguments& arguments) {
  const bool steps = arguments.has("steps");
  return exit_of(with_timelines(arguments.words[0], [&](const Record&, const Timeline& timeline) {
    if (!steps && !timeline.state().lists_turns()) {
      std::cerr << "byways-cli: " << timeline.game().title() << " offers only legal --steps\n";
      return false;
    }
    if (arguments.has("count")) {
      print(count_choices(timeline, steps));
      return true;
    }
    for (const std::string& choice : sorted_choices(timeline, steps)) {
      print(choice);
    }
    return true;
  }));
}

Exit run_check(const Arguments& arguments) {
  return exit_of(with_timelines(arguments.words[0], [](const Record&, const Timeline&) {
    print({{"ok", true}});
    return true;
  }));
}

Exit run_play(const Arguments& arguments) {
  RecordOutput output(arguments);
  const bool all_good = with_timelines(arguments.words[0], [&](const Record& record, Timeline& timeline) {
    // Each TURN is complete, so it replaces an unfinished turn.
    timeline.roll_back_turn();
    std::size_t number = timeline.entry_ends().size();
    for (auto turn = arguments.words.begin() + 1; turn != arguments.words.end(); ++turn) {
      ++number;
      const std::optional<Entry> entry = entry_of(*turn, timeline.to_move());
      const std::optional<EntryRefusal> refused =
          entry ? timeline.play_entry(*entry) : EntryRefusal{*turn, not_notation(*turn)};
      if (refused) {
        RecordError error;
        error.fault = RecordError::Fault::BadEntry;
        error.turn = number;
        error.step = shorten(refused->step);
        error.refusal = refused->refusal;
        print(answer_of(error));
        return false;
      }
    }
    return output.write(make_record(timeline, record));
  });
  return exit_of(output.finish() && all_good);
}

}  // namespace byways::cli
