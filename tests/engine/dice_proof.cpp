// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dice_proof.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "engine/core/entry.h"
#include "engine/overpass/groups_notation.h"
#include "engine/overpass/groups_state.h"
#include "engine/overpass/groups_steps.h"
#include "engine/overpass/over_pass_moves.h"
#include "engine/overpass/over_pass_notation.h"
#include "engine/overpass/over_pass_state.h"
#include "engine/overpass/sequence_memo.h"

namespace byways::test {

namespace {

using overpass::Colour;
using overpass::kColours;
using overpass::Phase;
using problems::Aim;

constexpr int kFewest = 2;  // pieces: a single one is easy to see
constexpr int kNever = overpass::kPiecesEach + 1;

// Over-Pass: the most pieces home, or the win.
struct PassTurns {
  using State = overpass::OverPassState;
  using Position = overpass::OverPassPosition;
  using Step = overpass::Move;
  static constexpr Aim kAim = Aim::Home;
  template <class Visit>
  static void visit(const Position& position, Visit visit) {
    overpass::visit_legal_moves(position, [&](const Step& step) {
      visit(step);
      return true;
    });
  }
  static void play(Position& position, const Step& step) { position.move(step); }
  static bool may_end(const Position& position) { return overpass::may_end(position); }
  static int gained(const Position& root, const Position& position) {
    return position.home(root.colour()) - root.home(root.colour());
  }
  /// An upper limit for the moves left: one move takes a piece home from an exit, any other piece needs at
  /// least two, and no move takes two pieces home.
  static int most_more(const Position& position) {
    if (!position.roll_allows_exit()) {
      return 0;
    }
    const int there = position.exiting().count();
    const int left = position.left();
    return left <= there ? left
                         : std::min(there + (left - there) / 2, position.pieces(position.colour()).count());
  }
  /// How many pieces have to come home to win.
  static int to_win(const Position& root) { return root.exits_to_win(); }
  /// The target to start with, going down: targets that are nearly too high are disproved quickly.
  static int most_to_try(const Position& root) { return std::min(most_more(root), to_win(root)); }
};

// Groups-of-Three: the most pieces brought in from the reserve. Nobody who has a reserve wins in this turn.
struct GroupTurns {
  using State = overpass::GroupsState;
  using Position = overpass::GroupsPosition;
  using Step = overpass::GroupsStep;
  static constexpr Aim kAim = Aim::In;
  template <class Visit>
  static void visit(const Position& position, Visit visit) {
    overpass::visit_steps(position, [&](const Step& step) {
      visit(step);
      return true;
    });
  }
  static void play(Position& position, const Step& step) { position.play(step); }
  static bool may_end(const Position& position) { return position.in_transit().empty(); }
  static int gained(const Position& root, const Position& position) {
    return root.reserve(root.colour()) - position.reserve(root.colour());
  }
  static int most_more(const Position& position) {
    return position.left() > 0 ? position.reserve(position.colour()) : 0;
  }
  static int to_win(const Position& /*root*/) { return kNever; }
  /// `most_more` is too weak a limit here, so all targets are tried.
  static int most_to_try(const Position& root) { return std::min(most_more(root), kFewest); }
};

// Visits every board that the roll can lead to, for every number of moves left, except those from which the
// target can't be reached any more.
template <class Turns>
class RollProof final : public Proof {
 public:
  using Position = typename Turns::Position;

  explicit RollProof(const Position& root) : root_(root) {}

  std::optional<OnlyBest> only_best() override {
    constexpr std::size_t kFewestSteps = 3;  // two steps are easy to see
    const int least = std::min(kFewest, Turns::to_win(root_));
    for (int target = Turns::most_to_try(root_); target >= least; --target) {
      if (!reach(target)) {
        return std::nullopt;
      }
      if (boards_.empty()) {
        continue;
      }
      const std::vector<std::string> steps = boards_.size() == 1 ? way_to(node_) : std::vector<std::string>();
      if (steps.size() < kFewestSteps) {
        return std::nullopt;
      }
      const bool wins = best_ == Turns::to_win(root_);
      return OnlyBest{
          .turn = join_words(steps), .aim = wins ? Aim::Win : Turns::kAim, .most = wins ? 0 : best_};
    }
    return std::nullopt;
  }

 private:
  using Board = std::array<decltype(std::declval<Position>().pieces(0).words), kColours>;
  struct Node {
    Position position;
    typename Turns::Step step;
    std::uint32_t parent;
  };
  struct Hash {
    std::size_t operator()(const Position& position) const {
      std::array<overpass::NodeSet, kColours> sets;
      for (Colour colour = 0; colour < kColours; ++colour) {
        sets[static_cast<std::size_t>(colour)] = position.pieces(colour);
      }
      return overpass::hash_of_sets(sets, static_cast<std::uint64_t>(position.left()));
    }
  };

  // Finds the boards at the end of the turns that reach the target. Returns false if that took too long.
  bool reach(int target) {
    constexpr std::size_t kMostBoards = 60000;
    boards_.clear();
    best_ = target;
    nodes_ = {{root_, {}, 0}};
    std::unordered_set<Position, Hash> seen{root_};
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      const Position position = nodes_[i].position;
      const bool is_over = position.phase() == Phase::Over;
      if (is_over || Turns::may_end(position)) {
        note(i, Turns::gained(root_, position));
      }
      if (is_over) {
        continue;
      }
      Turns::visit(position, [&](const typename Turns::Step& step) {
        Position next = position;
        Turns::play(next, step);
        const bool is_hope = Turns::gained(root_, next) + Turns::most_more(next) >= best_;
        if (is_hope && seen.insert(next).second) {
          nodes_.push_back({next, step, static_cast<std::uint32_t>(i)});
        }
      });
      if (nodes_.size() > kMostBoards) {
        return false;
      }
    }
    return true;
  }
  void note(std::size_t node, int gained) {
    if (gained < best_) {
      return;
    }
    if (gained > best_) {
      boards_.clear();
      best_ = gained;
    }
    Board board{};
    for (Colour colour = 0; colour < kColours; ++colour) {
      board[static_cast<std::size_t>(colour)] = nodes_[node].position.pieces(colour).words;
    }
    if (boards_.insert(board).second) {
      node_ = node;
    }
  }
  [[nodiscard]] std::vector<std::string> way_to(std::size_t node) const {
    std::vector<std::string> steps;
    for (; node != 0; node = nodes_[node].parent) {
      steps.insert(steps.begin(), text_of(nodes_[node].step));
    }
    return steps;
  }

  Position root_;
  std::vector<Node> nodes_;
  std::set<Board> boards_;
  int best_ = 0;
  std::size_t node_ = 0;  // where the newest of boards_ was found first
};

template <class Turns>
std::unique_ptr<Proof> roll_proof(const Timeline& timeline) {
  const auto* const state = dynamic_cast<const typename Turns::State*>(&timeline.state());
  if (state == nullptr || state->concrete().phase() != Phase::Play) {
    return nullptr;
  }
  return std::make_unique<RollProof<Turns>>(state->concrete());
}

}  // namespace

std::unique_ptr<Proof> over_pass_proof(const Timeline& timeline) { return roll_proof<PassTurns>(timeline); }
std::unique_ptr<Proof> groups_proof(const Timeline& timeline) { return roll_proof<GroupTurns>(timeline); }

}  // namespace byways::test
