// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/mono_proof.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <functional>
#include <new>
#include <vector>

#include "engine/overpass/symmetry.h"
#include "engine/search/numbers.h"

namespace byways::overpass {

namespace {

constexpr int kAfterTheReply = 2;  // the depth after a turn and a reply
constexpr int kTooDeepToTurn = 7;  // from this depth on, looking up symmetric races doesn't pay

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// A histogram: takes[n] is how many places of one player take n places of the other player.
using Takes = std::array<std::uint8_t, kMostNodes>;

// What a player can guarantee itself on contested places by always taking away the other player's most
// dangerous place. Doing so takes one turn each time, and at least one place from the other player. So of its
// possible attacks, counted from the largest down, the other player gets at most every second one.
struct Assured {
  int turns = 0;  // on contested places
  int lead = 0;   // turns more than the other player gets, ignoring pieces in hand; may be negative
};

// For a player with `open` contested places. `threats` is about the other player's `other_open` contested
// places.
Assured assured(int open, int other_open, const Takes& threats, bool moves_first) {
  Assured assured;
  int lost = 0;
  int turns = moves_first ? 1 : 0;  // turns of this player so far
  assured.lead = turns;
  bool counts = !moves_first;  // whether the next threat counts: every other one does
  for (std::size_t takes = threats.size(); takes-- > 1;) {
    for (int i = 0; i < threats[takes]; ++i) {
      if (counts) {
        lost = std::min(lost + static_cast<int>(takes), open - turns);
        assured.lead = std::min(assured.lead, turns - lost);
        if (lost + turns == open) {
          assured.turns = turns;
          assured.lead += open - other_open;
          return assured;
        }
        ++turns;
      }
      counts = !counts;
    }
  }
  assured.turns = open - lost;
  assured.lead += open - other_open;
  return assured;
}

}  // namespace

MonoRace MonoRace::of(const MonoPosition& position) {
  const int me = position.player();
  return {position.clear_nodes(me), position.clear_nodes(1 - me), position.in_hand(me),
          position.in_hand(1 - me)};
}

MonoRace MonoRace::after(Node node) const {
  MonoRace next{others - board().shares_line(node), mine, other_hand, my_hand - 1};
  next.mine.remove(node);
  next.others.remove(node);
  return next;
}

// A place is contested if a piece on it would take a place from the other player; all other places are safe.
// If the player to move gets m turns on contested places and the other player o, the player to move wins if
// min(my_room, m) + lead > min(other_room, o).
struct MonoProver::Contest {
  Contest(const MonoRace& race, const Reach& taken)
      : mine(race.mine),
        others(race.others),
        my_room(race.my_hand),
        other_room(race.other_hand),
        reach(&taken) {
    look();
  }

  // The contest after a turn, with the other player to move.
  [[nodiscard]] Contest after(const Turn& turn) const {
    Contest next(*this);
    next.mine = others - turn.taken;
    next.others = mine;
    next.others.remove(turn.node);
    next.my_room = other_room;
    next.other_room = my_room - 1;
    next.lead = -lead;
    next.look();
    return next;
  }

  // Whether the player to move wins, if counting decides it.
  [[nodiscard]] std::optional<bool> counted() const {
    const int my_open = mine.count();
    const int other_open = others.count();
    const int my_most = my_room + lead;
    const Assured me = assured(my_open, other_open, other_takes, true);
    if (std::min(my_room, me.turns) + lead > other_room || (me.lead + lead > 0 && my_most > other_room)) {
      return true;
    }
    // NOLINTNEXTLINE(readability-suspicious-call-argument): from the other player's point of view
    const Assured other = assured(other_open, my_open, my_takes, false);
    if (my_most <= std::min(other_room, other.turns) || (other.lead >= lead && my_most <= other_room)) {
      return false;
    }
    return std::nullopt;
  }

  NodeSet mine;        // contested places of the player to move
  NodeSet others;      // contested places of the other player
  int my_room = 0;     // pieces in hand beyond the safe places; at most the number of contested places
  int other_room = 0;  // my_room, from the other player's point of view
  int lead = 0;        // how many safe places the player to move has more
  Takes my_takes{};
  Takes other_takes{};
  std::array<std::uint8_t, kMostNodes> danger{};  // by place of the other player: my places that it takes
  const Reach* reach;

 private:
  // Separates safe places from contested ones and counts what places take.
  void look() {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): initialising it would cost more than using it
    std::array<std::uint8_t, kMostNodes> my_danger;
    const int my_safe = look_at(mine, others, my_takes, my_danger);
    const int other_safe = look_at(others, mine, other_takes, danger);
    my_room = std::min(my_room - my_safe, mine.count());
    other_room = std::min(other_room - other_safe, others.count());
    lead += my_safe - other_safe;
  }
  int look_at(NodeSet& own, const NodeSet& rivals, Takes& takes,
              std::array<std::uint8_t, kMostNodes>& by_node) const {
    takes = {};
    NodeSet safe;
    own.for_each([&](Node node) {
      const int count = ((*reach)[at(node)] & rivals).count();
      by_node[at(node)] = static_cast<std::uint8_t>(count);
      ++takes[at(count)];
      if (count == 0) {
        safe.add(node);
      }
    });
    own -= safe;
    return safe.count();
  }
};

void MonoProver::Free::operator()(Slot* slots) const {
  std::free(slots);  // NOLINT(cppcoreguidelines-no-malloc)
}

MonoProver::MonoProver(std::uint64_t most, search::Watch& watch, std::uint64_t slots)
    : count_(static_cast<std::size_t>(std::bit_ceil(std::clamp<std::uint64_t>(most, 64, slots)))),
      // NOLINTNEXTLINE(cppcoreguidelines-no-malloc): only calloc leaves the pages untouched
      slots_(static_cast<Slot*>(std::calloc(count_, sizeof(Slot)))),
      most_(most),
      left_(most),
      watch_(&watch) {
  if (!slots_) {
    throw std::bad_alloc();
  }
  for (Node node = 0; node < board().nodes(); ++node) {
    reach_[at(node)] = board().shares_line(node);
    reach_[at(node)].add(node);
  }
}

std::uint64_t MonoProver::key_of(const Contest& contest, int depth) {
  auto numbers = std::uint64_t{1};
  for (const int number : {contest.my_room, contest.other_room, contest.lead}) {
    numbers = numbers * (std::uint64_t{4} * kMostNodes) +
              static_cast<std::uint64_t>(number + kMostNodes);  // may be negative
  }
  const auto mixed = [numbers](const NodeSet& mine, const NodeSet& others) {
    std::uint64_t key = numbers;
    for (const NodeSet* const set : {&mine, &others}) {
      for (const std::uint64_t word : set->words) {
        key = search::mix(key, word);
      }
    }
    return key | 1U;  // 0 is an empty slot
  };
  std::uint64_t least = mixed(contest.mine, contest.others);
  if (depth >= kTooDeepToTurn) {
    return least;
  }
  for (const Symmetry& symmetry : symmetries()) {
    least = std::min(least, mixed(image(contest.mine, symmetry), image(contest.others, symmetry)));
  }
  return least;
}

// Lists the turns worth trying, the most promising first; returns how many there are. A turn needn't be tried
// if another turn takes all that it takes, and perhaps more: its place then stays open and has become safe.
int MonoProver::order(const Contest& contest, Turns& turns) {
  // A player who would lose if all pieces found a place must take places; the other player must keep its own.
  const bool attacks = contest.my_room + contest.lead <= contest.other_room;
  constexpr std::uint32_t kFirst = 1U << 22U;  // the centre: often a good guess
  std::array<NodeSet, kMostNodes> taken;
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): initialising it would cost more than using it
  std::array<std::uint32_t, kMostNodes> queue;  // of each turn: its value and its node, in one number
  std::size_t queue_size = 0;
  contest.mine.for_each([&](Node node) {
    NodeSet& takes = taken[at(node)];
    takes = (*contest.reach)[at(node)] & contest.others;
    std::uint32_t value = node == board().centre() ? kFirst : 0;
    if (attacks) {
      value += static_cast<std::uint32_t>(takes.count());
    } else {
      takes.for_each([&](Node other) {
        const std::uint32_t danger = contest.danger[at(other)];
        value += danger * danger * danger;
      });
    }
    queue[queue_size++] = value * kMostNodes + static_cast<std::uint32_t>(kMostNodes - 1 - node);
  });
  std::sort(queue.begin(), queue.begin() + static_cast<std::ptrdiff_t>(queue_size), std::greater<>());
  int turn_count = 0;
  for (std::size_t i = 0; i < queue_size; ++i) {
    const Node node = kMostNodes - 1 - static_cast<Node>(queue[i] % kMostNodes);
    if (std::none_of(turns.begin(), turns.begin() + turn_count,
                     [&](const Turn& other) { return (taken[at(node)] - other.taken).empty(); })) {
      turns[at(turn_count++)] = {taken[at(node)], node};
    }
  }
  return turn_count;
}

std::optional<bool> MonoProver::prove(const Contest& contest, int depth) {
  if (const std::optional<bool> counted = contest.counted()) {
    return counted;
  }
  const std::uint64_t key = key_of(contest, depth);
  Slot& slot = slot_of(key);
  if (slot.key == key) {
    return slot.wins;
  }
  if (left_ == 0 || !watch_->count()) {
    left_ = 0;
    return std::nullopt;
  }
  --left_;
  ++looked_at_;
  Turns turns;
  const int count = order(contest, turns);
  bool found = false;
  for (int i = 0; i < count && !found; ++i) {
    const std::optional<bool> other = prove(contest.after(turns[at(i)]), depth + 1);
    if (!other) {
      return std::nullopt;
    }
    found = !*other;
  }
  slot = {key, found};
  return found;
}

std::optional<bool> MonoProver::wins(const MonoRace& race) { return prove(Contest(race, reach_), 0); }

Node MonoProver::winning_node(const MonoRace& race) {
  const Contest contest(race, reach_);
  Turns turns;
  const int count = order(contest, turns);
  for (int i = 0; i < count; ++i) {
    if (prove(contest.after(turns[at(i)]), 1) == false) {
      return turns[at(i)].node;
    }
  }
  // If nothing is contested, any place will do.
  return count == 0 && !race.mine.empty() ? race.mine.select(0) : -1;
}

// A turn of a losing player, and what is known so far about the replies to it. A reply weighs the cube of the
// number of places it takes (plus one), because such replies look good to a player who doesn't see the end.
struct MonoProver::Task {
  struct Reply {
    std::uint64_t weight = 0;
    Node node = 0;
  };

  Task(const MonoRace& race, Node turn, const Reach& reach) : node(turn), after(race.after(turn)) {
    after.mine.for_each([&](Node reply) {
      const auto takes = static_cast<std::uint64_t>(1 + (reach[at(reply)] & after.others).count());
      replies.push_back({takes * takes * takes, reply});
      all += replies.back().weight;
    });
    std::stable_sort(replies.begin(), replies.end(),
                     [](const Reply& a, const Reply& b) { return a.weight > b.weight; });
  }

  // Bounds for the share of replies, by weight, that don't win.
  [[nodiscard]] double fails_at_least() const { return part_of_all(failed); }
  [[nodiscard]] double fails_at_most() const { return part_of_all(all - won); }
  [[nodiscard]] bool is_done() const { return looked_at == replies.size(); }

  Node node;
  MonoRace after;              // the race after the turn, with the other player to move
  std::vector<Reply> replies;  // the heaviest first
  std::size_t looked_at = 0;   // how many of `replies` have been proven
  std::uint64_t all = 0;       // weight of all replies
  std::uint64_t failed = 0;    // weight of the replies after which the other player loses
  std::uint64_t won = 0;

 private:
  [[nodiscard]] double part_of_all(std::uint64_t weight) const {
    return all == 0 ? 0 : static_cast<double>(weight) / static_cast<double>(all);
  }
};

Node MonoProver::hardest_node(const MonoRace& race) {
  left_ = most_;
  if (race.mine.empty()) {
    return -1;
  }
  std::vector<Task> tasks;
  tasks.reserve(at(race.mine.count()));
  race.mine.for_each([&](Node node) { tasks.emplace_back(race, node, reach_); });
  // Ties, and turns about which nothing is known, are decided in favour of the turn that takes most, because
  // it leaves the other player the fewest ways to win.
  std::stable_sort(tasks.begin(), tasks.end(),
                   [](const Task& a, const Task& b) { return a.after.mine.count() < b.after.mine.count(); });
  const auto best_by = [&tasks](double (Task::*part)() const) -> Task& {
    return *std::max_element(tasks.begin(), tasks.end(),
                             [part](const Task& a, const Task& b) { return (a.*part)() < (b.*part)(); });
  };
  // Examines one more reply to the turn that may be the hardest to answer, until that turn is known to be the
  // hardest.
  for (;;) {
    Task& task = best_by(&Task::fails_at_most);
    if (task.is_done()) {
      return task.node;
    }
    const Task::Reply& reply = task.replies[task.looked_at];
    const std::optional<bool> loses = prove(Contest(task.after.after(reply.node), reach_), kAfterTheReply);
    if (!loses) {
      return best_by(&Task::fails_at_least).node;
    }
    ++task.looked_at;
    (*loses ? task.failed : task.won) += reply.weight;
  }
}

}  // namespace byways::overpass
