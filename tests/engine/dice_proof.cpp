// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dice_proof.h"

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
};

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
};

// Goes through every board that the roll leads to, with every number of moves left.
template <class Turns>
class RollProof final : public Proof {
 public:
  using Position = typename Turns::Position;

  explicit RollProof(const Position& root) : root_(root) {}

  std::optional<OnlyBest> only_best() override {
    constexpr std::size_t kMostBoards = 60000;
    nodes_ = {{root_, {}, 0}};
    std::unordered_set<Position, Hash> seen{root_};
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      const Position position = nodes_[i].position;
      if (position.phase() == Phase::Over) {
        note(i, true, 0);
        continue;
      }
      if (Turns::may_end(position)) {
        note(i, false, gain(position));
      }
      Turns::visit(position, [&](const typename Turns::Step& step) {
        Position next = position;
        Turns::play(next, step);
        if (seen.insert(next).second) {
          nodes_.push_back({next, step, static_cast<std::uint32_t>(i)});
        }
      });
      if (nodes_.size() > kMostBoards) {
        return std::nullopt;
      }
    }
    constexpr int kFewest = 2;               // one piece anybody sees
    constexpr std::size_t kFewestSteps = 3;  // and two steps
    const bool is_only = boards_.size() == 1 && (wins_ || best_ >= kFewest);
    const std::vector<std::string> steps = is_only ? way_to(node_) : std::vector<std::string>();
    if (steps.size() < kFewestSteps) {
      return std::nullopt;
    }
    return OnlyBest{
        .turn = join_words(steps), .aim = wins_ ? Aim::Win : Turns::kAim, .most = wins_ ? 0 : best_};
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

  [[nodiscard]] int gain(const Position& position) const {
    const Colour colour = root_.colour();
    return Turns::kAim == Aim::Home ? position.home(colour) - root_.home(colour)
                                    : root_.reserve(colour) - position.reserve(colour);
  }
  // Keeps the boards at which the best turns end.
  void note(std::size_t node, bool wins, int gained) {
    if (std::pair(wins, gained) < std::pair(wins_, best_)) {
      return;
    }
    if (std::pair(wins, gained) > std::pair(wins_, best_)) {
      boards_.clear();
      wins_ = wins;
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
  bool wins_ = false;
  int best_ = 0;
  std::size_t node_ = 0;  // at which the first of those boards was come upon
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
