// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/highway_proof.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/entry.h"
#include "engine/highway/control.h"
#include "engine/highway/notation.h"
#include "engine/highway/round.h"
#include "engine/highway/state.h"

namespace byways::test {

namespace {

using highway::Part;
using highway::PartKind;
using highway::Set;
using highway::Submission;

// Tries every submission: up to two direction tiles, with or without a blockade, in every direction.
class SubmissionProof final : public Proof {
 public:
  explicit SubmissionProof(const highway::Position& root) : root_(root), me_(root.player()) {
    for (int player = 0; player < root_.players(); ++player) {
      if (player != me_) {
        others_.add(root_.submission(player));
      }
    }
  }

  std::optional<OnlyBest> only_best() override {
    constexpr int kFewestMore = 2;  // more points than without a tile
    const int plain = best_without_tiles();
    visit_submissions([this](const Submission& submission) {
      const int points = points_of(submission);
      if (points > best_) {
        best_ = points;
        with_best_.clear();
      }
      if (points == best_) {
        with_best_.push_back(submission);
      }
    });
    const auto fewest =
        std::min_element(with_best_.begin(), with_best_.end(),
                         [](const Submission& a, const Submission& b) { return a.count() < b.count(); });
    const bool is_only = std::all_of(with_best_.begin(), with_best_.end(),
                                     [&](const Submission& other) { return contains(other, *fewest); });
    if (!is_only || best_ < plain + kFewestMore) {
      return std::nullopt;
    }
    return OnlyBest{.turn = highway::write_turn(highway::write_parts(*fewest)),
                    .aim = problems::Aim::Points,
                    .most = best_};
  }

 private:
  static bool contains(const Submission& whole, const Submission& part) {
    for (int i = 0; i < part.count(); ++i) {
      bool is_there = false;
      for (int j = 0; j < whole.count(); ++j) {
        is_there = is_there || whole.at(j) == part.at(i);
      }
      if (!is_there) {
        return false;
      }
    }
    return true;
  }

  [[nodiscard]] int points_of(const Submission& submission) const {
    highway::Placing placing = others_;
    placing.add(submission);
    placing.settle(root_.tiles());
    highway::Companion alone;
    const highway::Trip trip = highway::travel(placing.after, highway::has_rubber_walls(root_.round()),
                                               root_.cell(me_), submission.direction(), alone);
    return highway::points_for(root_.round(), trip.visited);
  }

  template <class Visit>
  void visit_directions(Submission submission, Visit visit) const {
    for (std::uint8_t direction = 0; direction <= highway::kStay; ++direction) {
      Submission whole = submission;
      whole.add({PartKind::Go, direction});
      visit(whole);
    }
  }
  [[nodiscard]] int best_without_tiles() const {
    int best = 0;
    visit_directions({}, [&](const Submission& submission) { best = std::max(best, points_of(submission)); });
    return best;
  }

  template <class Visit>
  void visit_submissions(Visit visit) const {
    std::vector<Submission> tiles{Submission()};
    const Set cells = highway::legal_cells(root_, me_, PartKind::Left);
    std::vector<Part> parts;
    cells.for_each([&](int cell) {
      parts.push_back({PartKind::Left, static_cast<std::uint8_t>(cell)});
      parts.push_back({PartKind::Right, static_cast<std::uint8_t>(cell)});
    });
    for (std::size_t i = 0; i < parts.size(); ++i) {
      Submission one;
      one.add(parts[i]);
      tiles.push_back(one);
      for (std::size_t j = i + 1; j < parts.size(); ++j) {
        if (parts[j].place != parts[i].place) {
          Submission two = one;
          two.add(parts[j]);
          tiles.push_back(two);
        }
      }
    }
    const Set blockades = highway::legal_cells(root_, me_, PartKind::Blockade);
    for (const Submission& each : tiles) {
      visit_directions(each, visit);
      (blockades - each.tiles()).for_each([&](int cell) {
        Submission blocked = each;
        blocked.add({PartKind::Blockade, static_cast<std::uint8_t>(cell)});
        visit_directions(blocked, visit);
      });
    }
  }

  highway::Position root_;
  int me_;
  highway::Placing others_;
  int best_ = 0;
  std::vector<Submission> with_best_;
};

}  // namespace

std::unique_ptr<Proof> highway_proof(const Timeline& timeline) {
  const auto* const state = dynamic_cast<const highway::HighwayState*>(&timeline.state());
  if (state == nullptr) {
    return nullptr;
  }
  constexpr int kRobbers = 5;  // in that round the best submission depends on the others' robbers
  const highway::Position& position = state->concrete();
  if (position.phase() != highway::Phase::Submit || position.player() != position.players() - 1 ||
      position.submission(position.player()) != Submission() || position.round() == kRobbers) {
    return nullptr;
  }
  return std::make_unique<SubmissionProof>(position);
}

}  // namespace byways::test
