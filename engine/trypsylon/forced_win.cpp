// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trypsylon/forced_win.h"

#include <bit>

#include "engine/trypsylon/pathways.h"
#include "engine/trypsylon/replies.h"
#include "engine/trypsylon/search_rules.h"
#include "engine/trypsylon/winning_turn.h"

namespace byways::trypsylon {

namespace {

// Simple turns first: they don't allow the other player a double move (TRY-8), so they have few replies.
// Double moves come last, because there are the most of them.
constexpr std::array kOrder{Move::Simple, Move::Open, Move::Double};

// A board with some cards of unknown orientation; conclusions hold for every orientation.
struct BlankBoard {
  Board board;
  Cards cards;
  Set blank = 0;

  [[nodiscard]] Set vacancies() const { return board.tables().all & ~(cards.face_down | cards.face_up); }
  void take(Cell cell) {
    cards.clear(cell);
    blank &= ~bit(cell);
  }
  // Precondition: a card may be pushed in at `end`.
  void push_in(End end, Corner corner) {
    // Moves the marks along with the cards.
    Cards marked = cards;
    marked.low = blank;
    push(board, marked, end, Corner::NorthWest);
    push(board, cards, end, corner);
    blank = marked.low & ~bit(board.tables().entry[static_cast<std::size_t>(end)]);
  }
  void push_blank(End end) {
    push_in(end, Corner::NorthWest);
    blank |= bit(board.tables().entry[static_cast<std::size_t>(end)]);
  }
};

// Whether the player to move can play the turn and joins the goal. `position` only decides which cards may be
// taken; the cards are those of `blank`.
bool joins_with(const Position& position, BlankBoard blank, const FullTurn& turn, Goal goal) {
  const Set single = detail::single_cells(position);
  const Set pair = detail::double_cells(position);
  const auto count = static_cast<std::size_t>(turn.count);
  for (std::size_t i = 0; i < count; ++i) {
    if (!has(count == 1 ? single : pair, turn.cells[i])) {
      return false;
    }
    blank.take(turn.cells[i]);
  }
  for (std::size_t i = 0; i < count; ++i) {
    const Insertion& insertion = turn.insertions[i];
    if (((open_ends(blank.board, blank.vacancies()) >> static_cast<unsigned>(insertion.end)) & 1U) == 0) {
      return false;
    }
    blank.push_in(insertion.end, insertion.corner);
  }
  return Pathways(blank.board, blank.cards, 0, blank.blank).joins(goal);
}

}  // namespace

bool ForcedWin::is_repeated(const Position& position) const {
  return rules_ != nullptr && rules_->is_leaf(position);
}

std::optional<Position> ForcedWin::after(const Position& position, const FullTurn& turn) const {
  Position next = position;
  if (!try_play(next, turn) || next.phase() == Phase::Over || is_repeated(next)) {
    return std::nullopt;
  }
  return next;
}

bool ForcedWin::wins_at_once(const Position& position) {
  RecentTurns& wins = wins_[static_cast<std::size_t>(position.player())];
  for (int i = 0; i < wins.size(); ++i) {
    const FullTurn turn = wins.at(i);
    if (!count()) {
      return false;
    }
    if (wins_with(position, turn)) {
      wins.note(turn);
      return true;
    }
  }
  const std::optional<FullTurn> turn = winning_turn(position, [this] { return count(); });
  if (turn) {
    wins.note(*turn);
  }
  return turn.has_value();
}

bool ForcedWin::is_answer(const Position& next, const FullTurn& reply) {
  Position last = next;
  if (!count() || !try_play(last, reply)) {
    return false;
  }
  return last.phase() == Phase::Over ? last.winner() == next.player()
                                     : is_repeated(last) || !wins_at_once(last);
}

bool ForcedWin::fails_anyway(const Position& next, const FullTurn& reply) {
  const bool opens = has(next.cards().face_up, reply.cells.front());
  if (opens && rules_ != nullptr && rules_->knows_repeated()) {
    return false;  // with the same orientations the position may be repeated
  }
  BlankBoard blank{next.board(), next.cards()};
  const auto count_of = static_cast<std::size_t>(reply.count);
  for (std::size_t i = 0; i < count_of; ++i) {
    blank.take(reply.cells[i]);
  }
  for (std::size_t i = 0; i < count_of; ++i) {
    blank.push_blank(reply.insertions[i].end);
  }
  const int me = 1 - next.player();
  const Goal goal = next.owner(Goal::Beach) == me ? Goal::Beach : Goal::Meadow;
  const Cell entry =
      next.board().tables().entry[static_cast<std::size_t>(reply.insertions[count_of - 1].end)];
  const Position mine(next.board(), {next.is_expert(), next.owner(Goal::Beach), me}, blank.cards, entry,
                      opens);
  if (!count()) {
    return false;
  }
  const RecentTurns& wins = wins_[static_cast<std::size_t>(me)];
  for (int i = 0; i < wins.size(); ++i) {
    if (joins_with(mine, blank, wins.at(i), goal)) {
      return true;
    }
  }
  return false;
}

bool ForcedWin::find_answers(const Position& next, std::size_t most, Answers& answers) {
  answers.count = 0;
  if (most == 0) {
    for (int i = 0; i < answers_.size(); ++i) {
      const FullTurn reply = answers_.at(i);
      if (is_answer(next, reply)) {
        answers_.note(reply);
        return false;
      }
    }
  }
  if (wins_at_once(next)) {
    return false;
  }
  const auto try_reply = [&](const FullTurn& reply) {
    if (!is_answer(next, reply)) {
      return left_ > 0;
    }
    if (most == 0) {
      answers_.note(reply);
    }
    if (answers.count == most) {
      return false;
    }
    answers.turns[answers.count++] = reply;
    return true;
  };
  for (const Move kind : kOrder) {
    const bool goes_on = visit_pushes(next, kind, [&](const FullTurn& reply) {
      return left_ > 0 && (fails_anyway(next, reply) || visit_corners(reply, try_reply));
    });
    if (!goes_on) {
      return false;
    }
  }
  return left_ > 0;
}

bool ForcedWin::wins_in_two_by(const Position& position, const FullTurn& turn) {
  if (!count()) {
    return false;
  }
  Answers none;
  const std::optional<Position> next = after(position, turn);
  return next && find_answers(*next, 0, none);
}

std::optional<FullTurn> ForcedWin::find_in_two(const Position& position, bool thorough) {
  for (int i = 0; i < second_turns_.size(); ++i) {
    const FullTurn turn = second_turns_.at(i);
    if (wins_in_two_by(position, turn)) {
      second_turns_.note(turn);
      return turn;
    }
  }
  std::optional<FullTurn> found;
  for (const Move kind : kOrder) {
    if (kind == Move::Double && !thorough) {
      break;
    }
    visit_pushes(position, kind, [&](const FullTurn& push) {
      return visit_corners(push, [&](const FullTurn& turn) {
        if (wins_in_two_by(position, turn)) {
          found = turn;
          second_turns_.note(turn);
        }
        return !found && left_ > 0;
      });
    });
    if (found || left_ == 0) {
      break;
    }
  }
  return left_ > 0 ? found : std::nullopt;
}

bool ForcedWin::wins_after_all(const Position& next, const Answers& answers) {
  // Try recent defences first.
  std::array<bool, kMostAnswers> is_done{};
  const auto is_beaten = [&](const FullTurn& reply) {
    const std::optional<Position> last = after(next, reply);
    if (last && find_in_two(*last, false)) {
      return true;
    }
    defences_.note(reply);
    return false;
  };
  for (int i = 0; i < defences_.size(); ++i) {
    for (std::size_t k = 0; k < answers.count; ++k) {
      if (!is_done[k] && answers.turns[k] == defences_.at(i)) {
        is_done[k] = true;
        if (!is_beaten(answers.turns[k])) {
          return false;
        }
        break;
      }
    }
  }
  for (std::size_t k = 0; k < answers.count; ++k) {
    if (!is_done[k] && !is_beaten(answers.turns[k])) {
      return false;
    }
  }
  return left_ > 0;
}

void ForcedWin::add_threats(const Position& position, Move kind, std::uint64_t least_left,
                            std::vector<Threat>& threats) {
  visit_pushes(position, kind, [&](const FullTurn& push) {
    return visit_corners(push, [&](const FullTurn& turn) {
      count();
      const std::optional<Position> next = after(position, turn);
      Threat threat{turn, {}};
      if (next && find_answers(*next, kMostAnswers, threat.answers)) {
        threats.push_back(threat);
      }
      return left_ > least_left;
    });
  });
}

std::optional<FullTurn> ForcedWin::find_in_three(const Position& position) {
  const std::uint64_t least_left = left_ / 2;
  std::vector<Threat> threats;
  for (const Move kind : kOrder) {
    if (left_ > least_left) {
      add_threats(position, kind, least_left, threats);
    }
  }
  std::stable_sort(threats.begin(), threats.end(),
                   [](const Threat& a, const Threat& b) { return a.answers.count < b.answers.count; });
  for (const Threat& threat : threats) {
    const std::optional<Position> next = after(position, threat.turn);
    if (next && wins_after_all(*next, threat.answers)) {
      return threat.turn;
    }
    if (left_ == 0) {
      break;
    }
  }
  return std::nullopt;
}

std::optional<FullTurn> ForcedWin::find(const Position& root, int turns) {
  if (wins_at_once(root)) {
    return std::nullopt;
  }
  return turns == 2 ? find_in_two(root, true) : find_in_three(root);
}

bool ForcedWin::wins_by(const Position& position, const FullTurn& turn, int turns) {
  if (turns == 2) {
    return wins_in_two_by(position, turn) && left_ > 0;
  }
  Answers answers;
  const std::optional<Position> next = after(position, turn);
  return next && find_answers(*next, kMostAnswers, answers) && wins_after_all(*next, answers);
}

}  // namespace byways::trypsylon
