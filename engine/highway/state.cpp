// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/highway/state.h"

#include <nlohmann/json.hpp>

#include "engine/hex/grid.h"
#include "engine/highway/control.h"
#include "engine/highway/playout.h"
#include "engine/highway/refusals.h"

namespace byways::highway {

namespace {

Cell cell_of(const std::string& name) { return *hex::Grid(Hexes::kSide).find(name); }

// Appends every ordered choice of `count` corners to `all`.
void add_corner_lots(int count, std::vector<std::string>& chosen, std::vector<std::string>& all) {
  if (static_cast<int>(chosen.size()) == count) {
    all.push_back(write_corners(chosen));
    return;
  }
  for (const std::string& corner : cell_names(kGeometry.corners)) {
    if (std::find(chosen.begin(), chosen.end(), corner) == chosen.end()) {
      chosen.push_back(corner);
      add_corner_lots(count, chosen, all);
      chosen.pop_back();
    }
  }
}

void add_parts(const Position& position, std::vector<std::string>& steps) {
  const auto cells_for = [&](PartKind kind) { return legal_cells(position, position.player(), kind); };
  const auto add = [&](PartKind kind, Cell cell) {
    steps.push_back(write_part({kind, static_cast<std::uint8_t>(cell)}));
  };
  cells_for(PartKind::Left).for_each([&](Cell cell) {
    add(PartKind::Left, cell);
    add(PartKind::Right, cell);
  });
  for (const PartKind kind : {PartKind::Blockade, PartKind::Robber}) {
    cells_for(kind).for_each([&](Cell cell) { add(kind, cell); });
  }
  if (!position.submission(position.player()).has_direction()) {
    for (std::uint8_t direction = 0; direction <= kStay; ++direction) {
      steps.push_back(direction_name(direction));
    }
  }
}

}  // namespace

std::unique_ptr<State> HighwayState::clone() const { return std::make_unique<HighwayState>(*this); }

Seat HighwayState::to_move() const {
  switch (position_.phase()) {
    case Phase::Setup:
    case Phase::Return:
      return kChance;
    case Phase::Submit:
      return position_.player() + 1;
    case Phase::Over:
      break;
  }
  return kNobody;
}

std::string_view HighwayState::phase() const {
  switch (position_.phase()) {
    case Phase::Setup:
      return "setup";
    case Phase::Submit:
      return "submit";
    case Phase::Return:
      return "return";
    case Phase::Over:
      break;
  }
  return "over";
}

std::vector<int> HighwayState::scores() const {
  std::vector<int> scores;
  scores.reserve(static_cast<std::size_t>(position_.players()));
  for (int player = 0; player < position_.players(); ++player) {
    scores.push_back(position_.score(player));
  }
  return scores;
}

std::optional<Outcome> HighwayState::outcome() const {
  if (position_.phase() != Phase::Over) {
    return std::nullopt;
  }
  Outcome outcome{.reason = "six rounds played", .winners = {}, .scores = scores()};
  for (int player = 0; player < position_.players(); ++player) {
    if (wins(position_, player)) {
      outcome.winners.push_back(player + 1);
    }
  }
  return outcome;
}

std::optional<Refusal> HighwayState::refusal(Seat actor, std::string_view step) const {
  if (const auto written = read_step(step)) {
    return refusal_of_step(position_, actor, *written);
  }
  // Only a lot may draw corners or a return, and a return only for an existing seat.
  if (actor == kChance) {
    if (const auto corners = read_corners(step)) {
      return refusal_of_corners(position_, *corners);
    }
    const auto back = read_return(step);
    if (back && back->seat >= 1 && back->seat <= position_.players()) {
      return refusal_of_return(position_, *back);
    }
  }
  return not_notation(step);
}

bool HighwayState::turn_is_open() const {
  return position_.phase() == Phase::Submit && position_.submission(position_.player()).count() > 0;
}

bool HighwayState::has_secrets() const {
  int parts = 0;
  for (int player = 0; player < position_.players(); ++player) {
    parts += position_.submission(player).count();
  }
  return parts > 0;
}

std::optional<Refusal> HighwayState::end_refusal(Seat actor) const {
  return refusal_of_end(position_, actor);
}

Transition HighwayState::play(std::string_view step) {
  if (position_.phase() == Phase::Submit) {
    position_.add(part_of(step));
    return {};  // a secret (HWY-2)
  }
  if (position_.phase() == Phase::Return) {
    return bring_home(step);
  }
  const std::vector<std::string> corners = *read_corners(step);
  std::array<Cell, kMostPlayers> cells{};
  Transition changes;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    cells.at(i) = cell_of(corners[i]);
    changes.push_back({.kind = Change::Kind::Appeared,
                       .piece = "player",
                       .from = "",
                       .to = corners[i],
                       .owner = static_cast<Seat>(i) + 1});
  }
  position_.place(cells);
  return changes;
}

Transition HighwayState::bring_home(std::string_view lot) {
  const WrittenReturn back = *read_return(lot);
  RoundReport report = *reports_.back();
  for (HomeComing& home : report.home_comings) {
    home.to = home.seat == back.seat ? back.cell : home.to;
  }
  Transition changes;
  if (const std::string from = cell_name(position_.cell(back.seat - 1)); from != back.cell) {
    changes.push_back(moved_player(back.seat, from, back.cell));
  }
  reports_.back() = std::make_shared<const RoundReport>(std::move(report));
  position_.return_to(cell_of(back.cell));
  if (position_.phase() == Phase::Submit && twist_of(position_.round()) == Twist::ReverseTheWorld) {
    const Transition reversal = reversal_of(position_);
    changes.insert(changes.end(), reversal.begin(), reversal.end());
  }
  return changes;
}

Transition HighwayState::end_turn() {
  position_.seal();
  return travel_if_complete();
}

Transition HighwayState::travel_if_complete() {
  if (!position_.is_complete()) {
    return {};
  }
  const Position before = position_;
  position_.finish(round_end(before));
  reports_.push_back(std::make_shared<const RoundReport>(report_of(before, position_)));
  Transition changes = changes_of(*reports_.back());
  if (position_.phase() == Phase::Submit && twist_of(position_.round()) == Twist::ReverseTheWorld) {
    const Transition reversal = reversal_of(position_);
    changes.insert(changes.end(), reversal.begin(), reversal.end());
  }
  return changes;
}

Transition HighwayState::leave(Seat seat) {
  position_.leave(seat - 1);
  return travel_if_complete();
}

std::vector<std::string> HighwayState::legal_steps() const {
  std::vector<std::string> steps;
  switch (position_.phase()) {
    case Phase::Setup: {
      std::vector<std::string> chosen;
      add_corner_lots(position_.players(), chosen, steps);
      break;
    }
    case Phase::Submit:
      add_parts(position_, steps);
      break;
    case Phase::Return:
      for (const std::string& home : free_homes()) {
        steps.push_back(write_return(position_.player() + 1, home));
      }
      break;
    case Phase::Over:
      break;
  }
  return steps;
}

std::vector<std::string> HighwayState::random_turn(Random& random) const {
  return position_.phase() == Phase::Submit ? write_parts(draw_submission(position_, random))
                                            : std::vector<std::string>();
}

nlohmann::json HighwayState::position() const {
  const Table open = table();
  nlohmann::json position{
      {"round", open.round}, {"players", open.cells}, {"tiles", open.tiles}, {"scores", open.scores}};
  if (!reports_.empty()) {
    for (const JourneyReport& journey : reports_.back()->journeys) {
      nlohmann::json cells{journey.start};
      for (const JourneyCell& step : journey.cells) {
        cells.push_back(step.cell);
      }
      position["journeys"].push_back(cells);
    }
  }
  if (turn_is_open()) {
    position["drawn"] = write_parts(position_.submission(position_.player()));
  }
  return position;
}

}  // namespace byways::highway
