// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/highway/plan_search.h"

#include <algorithm>

#include "engine/search/numbers.h"

namespace byways::highway {

namespace {

constexpr std::uint64_t kSmall = 1500;  // budgets from which on more is sampled
constexpr std::uint64_t kMiddle = 20000;
constexpr std::uint64_t kLarge = 1000000;

// Looking ahead: the plans of each seat, and the nodes for each position that a plan leads to.
constexpr std::size_t kMostAhead = 12;
constexpr std::uint64_t kAhead = 5000;

std::size_t samples_for(std::uint64_t budget) {
  return budget < kSmall ? 4 : budget < kMiddle ? 8 : budget < kLarge ? 16 : 40;
}
std::size_t ideas_for(std::uint64_t budget) { return budget < kSmall ? 8 : budget < kMiddle ? 16 : 32; }

}  // namespace

PlanSearch::PlanSearch(const RoundGame& game, int me, const Submission& begun, const search::Request& request,
                       std::uint64_t moment, search::Watch& watch)
    : game_(&game),
      me_(me),
      begun_(begun),
      request_(&request),
      watch_(&watch),
      random_(search::mix(request.seed, moment)),
      samples_(samples_for(request.limits.budget)),
      most_ideas_(ideas_for(request.limits.budget)) {
  others_.reserve(samples_);
  for (int player = 0; player < game.players(); ++player) {
    if (game.plays(player)) {
      collect_plans(player);
    }
  }
}

double PlanSearch::unit() {
  constexpr double kUnit = 1.0 / 9007199254740992.0;  // 2^-53
  return static_cast<double>(random_.next() >> 11U) * kUnit;
}

float PlanSearch::bias_of(int player, const Plan& plan) const {
  const float size = request_->style.misjudgement;
  if (size == 0 || player != me_) {
    return 0;
  }
  // Each direction and each tile seems better or worse than it is.
  const std::uint64_t seed = search::mix(request_->seed, 5);
  float sum = search::spread_of(search::mix(seed, plan.direction));
  const auto add = [&](const Set& cells, std::uint64_t kind) {
    cells.for_each([&](Cell cell) {
      sum += search::spread_of(search::mix(seed, kind * 100 + static_cast<std::uint64_t>(cell)));
    });
  };
  add(plan.left, 1);
  add(plan.right, 2);
  add(plan.blockades, 3);
  add(plan.robbers, 4);
  return size * sum;
}

bool PlanSearch::is_known(int player, const Plan& plan) const {
  const std::vector<Idea>& ideas = seats_[at(player)].ideas;
  return std::any_of(ideas.begin(), ideas.end(), [&](const Idea& idea) { return idea.plan == plan; });
}

void PlanSearch::add_idea(int player, const Plan& plan) {
  Seat& seat = seats_[at(player)];
  const Plan whole = whole_of(player, plan);
  if (is_known(player, whole)) {
    return;
  }
  if (seat.ideas.size() == most_ideas_) {
    forget_worst(seat);
  }
  Idea idea;
  idea.plan = whole;
  idea.bias = bias_of(player, whole);
  seat.ideas.push_back(idea);
}

void PlanSearch::forget_worst(Seat& seat) {
  const auto worst = std::min_element(seat.ideas.begin(), seat.ideas.end(),
                                      [](const Idea& a, const Idea& b) { return a.drawn < b.drawn; });
  seat.ideas.erase(worst);
}

// The first plans of a player: the best journeys, at least one in each direction.
void PlanSearch::collect_plans(int player) {
  constexpr std::size_t kPaths = 600;
  constexpr std::size_t kFirst = 8;
  Seat& seat = seats_[at(player)];
  seat.ideas.reserve(most_ideas_);
  seat.paths = paths_of(*game_, player, kPaths);
  // Drops journeys that are worth less than half of the best one (for a beginner, about every other time,
  // less than a third). Of the rest a small search sees only some.
  const int part = search::happens(request_->style.overlooks_ends, random_) ? 3 : 2;
  while (seat.paths.back().points * part < seat.paths.front().points) {
    seat.paths.pop_back();
  }
  const std::uint64_t most_paths = request_->limits.budget / 8 + 1;
  while (seat.paths.size() > most_paths) {
    seat.paths.erase(seat.paths.begin() + random_.below(static_cast<std::uint32_t>(seat.paths.size())));
  }
  unsigned directions = 0;
  for (const Path& path : seat.paths) {
    if (((directions >> path.plan.direction) & 1U) == 0 && seat.ideas.size() < most_ideas_ / 2) {
      directions |= 1U << path.plan.direction;
      add_idea(player, path.plan);
    }
  }
  for (std::size_t i = 0; i < std::min(seat.paths.size(), kFirst) && seat.ideas.size() < most_ideas_; ++i) {
    add_idea(player, seat.paths[i].plan);
  }
  mix(seat);
}

void PlanSearch::mix(Seat& seat) {
  float sum = 0;
  for (const Idea& idea : seat.ideas) {
    sum += idea.regret;
  }
  for (Idea& idea : seat.ideas) {
    idea.now = sum > 0 ? idea.regret / sum : 1.0F / static_cast<float>(seat.ideas.size());
  }
}

const PlanSearch::Idea& PlanSearch::draw_now(int player) {
  const std::vector<Idea>& ideas = seats_[at(player)].ideas;
  auto rest = static_cast<float>(unit());
  for (const Idea& idea : ideas) {
    if (rest < idea.now) {
      return idea;
    }
    rest -= idea.now;
  }
  return *std::max_element(ideas.begin(), ideas.end(),
                           [](const Idea& a, const Idea& b) { return a.now < b.now; });
}

const PlanSearch::Idea& PlanSearch::draw_mean(int player) {
  const std::vector<Idea>& ideas = seats_[at(player)].ideas;
  double sum = 0;
  for (const Idea& idea : ideas) {
    sum += idea.drawn;
  }
  if (sum == 0) {
    return draw_now(player);
  }
  double rest = unit() * sum;
  for (const Idea& idea : ideas) {
    if (rest < idea.drawn) {
      return idea;
    }
    rest -= idea.drawn;
  }
  return ideas.back();
}

PlanSearch::Draw PlanSearch::draw_others(int player, bool from_means) {
  Draw draw;
  for (int other = 0; other < game_->players(); ++other) {
    if (other != player && game_->plays(other)) {
      const Idea& idea = from_means ? draw_mean(other) : draw_now(other);
      draw.plans[at(other)] = idea.plan;
      draw.prospect -= idea.prospect;
    }
  }
  draw.prospect /= static_cast<float>(game_->players() - 1);
  return draw;
}

// One step of regret matching, with one sample of the others' plans.
void PlanSearch::match_regrets(int player, double weight) {
  const Draw others = draw_others(player, false);
  const Opposition opposition(*game_, others.plans, player);
  Seat& seat = seats_[at(player)];
  std::array<float, 64> values;  // NOLINT(cppcoreguidelines-pro-type-member-init): as many as are read
  float mean = 0;
  for (std::size_t i = 0; i < seat.ideas.size(); ++i) {
    Idea& idea = seat.ideas[i];
    const float value = opposition.chances(idea.plan)[at(player)] + idea.prospect + others.prospect;
    values[i] = value + idea.bias;
    mean += idea.now * values[i];
    idea.value += weight * static_cast<double>(value);
    idea.weight += weight;
    if (!watch_->count()) {
      return;
    }
  }
  for (std::size_t i = 0; i < seat.ideas.size(); ++i) {
    Idea& idea = seat.ideas[i];
    idea.drawn += weight * static_cast<double>(idea.now);
    idea.regret = std::max(0.0F, idea.regret + values[i] - mean);
  }
  mix(seat);
}

void PlanSearch::sample_others(int player) {
  others_.clear();
  for (std::size_t i = 0; i < samples_; ++i) {
    others_.emplace_back(*game_, draw_others(player, true).plans, player);
  }
}

float PlanSearch::mean_of(int player, const Plan& plan) {
  const Plan whole = whole_of(player, plan);
  float sum = 0;
  for (const Opposition& others : others_) {
    sum += others.chances(whole)[at(player)];
    if (!watch_->count()) {
      return 0;
    }
  }
  return sum / static_cast<float>(others_.size()) + bias_of(player, whole);
}

bool PlanSearch::try_directions(int player, Plan& plan, float& value) {
  bool is_better = false;
  for (std::uint8_t direction = 0; direction <= kStay && !watch_->is_cut(); ++direction) {
    Plan other = plan;
    other.direction = direction;
    if (direction == plan.direction) {
      continue;
    }
    if (const float here = mean_of(player, other); here > value) {
      plan = other;
      value = here;
      is_better = true;
    }
  }
  return is_better;
}

// Removes the part on `from` (one cell or none), and tries a part of `kind` on every cell instead,
// or a direction tile of either kind if `kind` is one.
bool PlanSearch::try_parts(int player, PartKind kind, const Set& from, Plan& plan, float& value) {
  Plan bare = plan;
  bare.cells(kind) -= from;
  const bool is_direction_tile = kind == PartKind::Left || kind == PartKind::Right;
  Set cells = game_->placeable(player);
  if (kind == PartKind::Robber) {
    cells -= bare.robbers;
  } else {
    cells -= bare.tiles();
  }
  if (kind == PartKind::Blockade) {
    cells -= kGeometry.corners;
  }
  Plan best = plan;
  const auto look = [&](const Plan& other) {
    if (watch_->is_cut() || other == plan) {
      return;
    }
    if (const float here = mean_of(player, other); here > value && !watch_->is_cut()) {
      best = other;
      value = here;
    }
  };
  look(bare);
  cells.for_each([&](Cell cell) {
    for (const PartKind each : {PartKind::Left, PartKind::Right}) {
      if (is_direction_tile || each == PartKind::Left) {
        Plan other = bare;
        other.cells(is_direction_tile ? each : kind).add(cell);
        look(other);
      }
    }
  });
  const bool is_better = !(best == plan);
  plan = best;
  return is_better;
}

// Hill climbing: changes one part at a time while that helps.
void PlanSearch::improve(int player, Plan& plan, float& value) {
  constexpr int kRoundsOfChange = 3;
  bool is_better = true;
  for (int i = 0; i < kRoundsOfChange && is_better && !watch_->is_cut(); ++i) {
    is_better = try_parts(player, PartKind::Blockade, plan.blockades, plan, value);
    for (int which = 0; which < Submission::kMostDirectionTiles; ++which) {
      const Set direction_tiles = plan.direction_tiles();
      Set one;
      if (which < direction_tiles.count()) {
        one.add(direction_tiles.select(static_cast<unsigned>(which)));
      } else if (direction_tiles.count() == Submission::kMostDirectionTiles) {
        continue;
      }
      const PartKind kind = (plan.right & one).empty() ? PartKind::Left : PartKind::Right;
      is_better = try_parts(player, kind, one, plan, value) || is_better;
    }
    for (int which = 0; game_->round() == 5 && which < Submission::kMostRobbers; ++which) {
      Set one;
      if (which < plan.robbers.count()) {
        one.add(plan.robbers.select(static_cast<unsigned>(which)));
      }
      is_better = try_parts(player, PartKind::Robber, one, plan, value) || is_better;
    }
    is_better = try_directions(player, plan, value) || is_better;
  }
}

// Adds a plan: a good answer to what the others are likely to submit.
void PlanSearch::answer(int player) {
  constexpr std::size_t kPathsEach = 30;
  Seat& seat = seats_[at(player)];
  if (seat.paths.empty()) {
    return;
  }
  sample_others(player);
  Plan best;
  float value = -1;
  const auto look = [&](const Plan& plan) {
    if (const float here = mean_of(player, plan); here > value && !watch_->is_cut()) {
      best = plan;
      value = here;
    }
  };
  // Starts from a journey with another plan's blockade and robbers, or from a plan in use.
  const Plan model = draw_mean(player).plan;
  if (random_.below(2) == 0) {
    for (std::size_t i = 0; i < std::min(kPathsEach, seat.paths.size()) && !watch_->is_cut(); ++i) {
      Plan plan = seat.paths[seat.next_path].plan;
      seat.next_path = (seat.next_path + 1) % seat.paths.size();
      plan.blockades = model.blockades - plan.direction_tiles();
      plan.robbers = model.robbers;
      look(plan);
    }
  } else {
    look(model);
  }
  if (value >= 0) {
    improve(player, best, value);
    if (!watch_->is_cut()) {
      add_idea(player, best);
      mix(seat);
    }
  }
}

// The player's chance after a small search of the next round.
float PlanSearch::chance_after(const Plans& plans, int player, std::uint64_t lot) {
  const RoundGame next = game_->after(plans);
  search::Request request;
  request.limits.budget = kAhead;
  request.seed = search::mix(request_->seed, lot);
  PlanSearch search(next, player, Submission(), request, 1, *watch_);
  search.run();
  return search.standing()[at(player)];
}

// Keeps only the player's best ideas, and sets their prospects: plans that are equal in this round may lead
// to better or worse places for the next one.
void PlanSearch::look_ahead(int player, std::uint64_t draws) {
  Seat& seat = seats_[at(player)];
  const auto value_of = [](const Idea& idea) {
    return idea.weight > 0 ? idea.value / idea.weight + static_cast<double>(idea.bias) : 0.0;
  };
  std::stable_sort(seat.ideas.begin(), seat.ideas.end(),
                   [&](const Idea& a, const Idea& b) { return value_of(a) > value_of(b); });
  if (seat.ideas.size() > kMostAhead) {
    seat.ideas.resize(kMostAhead);
  }
  std::array<float, kMostAhead> sums{};
  for (std::uint64_t draw = 0; draw < draws && !watch_->is_cut(); ++draw) {
    Plans plans = draw_others(player, true).plans;
    const Opposition opposition(*game_, plans, player);
    for (std::size_t i = 0; i < seat.ideas.size() && !watch_->is_cut(); ++i) {
      plans[at(player)] = seat.ideas[i].plan;
      sums[i] += chance_after(plans, player, draw) - opposition.chances(seat.ideas[i].plan)[at(player)];
    }
  }
  if (!watch_->is_cut()) {
    for (std::size_t i = 0; i < seat.ideas.size(); ++i) {
      // Shrinks the mean of few draws towards 0, so that luck isn't taken for a good place.
      constexpr float kDoubt = 16;
      seat.ideas[i].prospect = sums[i] / (static_cast<float>(draws) + kDoubt);
    }
  }
}

// Restarts the matching, because prospects have changed the chances.
void PlanSearch::restart_matching() {
  for (Seat& seat : seats_) {
    for (Idea& idea : seat.ideas) {
      idea.regret = 0;
      idea.drawn = 0;
      idea.value = 0;
      idea.weight = 0;
    }
    mix(seat);
  }
}

void PlanSearch::run() {
  constexpr std::uint64_t kFewestForAnswers = 600;
  const std::uint64_t begin = watch_->nodes();
  const std::uint64_t budget = std::max<std::uint64_t>(request_->limits.budget, 1);
  const auto spent = [&] { return watch_->nodes() - begin; };
  double weight = 1;
  const auto for_all = [&](auto&& act) {
    for (int player = 0; player < game_->players(); ++player) {
      if (game_->plays(player) && !watch_->is_cut()) {
        act(player);
      }
    }
  };
  const auto match_all = [&](int times) {
    for (int i = 0; i < times && !watch_->is_cut(); ++i) {
      for_all([&](int player) { match_regrets(player, weight); });
      weight += 1;
    }
  };
  const bool answers = budget >= kFewestForAnswers;
  // Half of a large budget is for looking ahead, which with fewer than kFewestDraws would only be a guess.
  constexpr std::uint64_t kFewestDraws = 16;
  constexpr std::uint64_t kMostDraws = 40;
  const std::uint64_t draws =
      budget / 2 / (kAhead * kMostAhead * static_cast<std::uint64_t>(game_->players()));
  const bool looks_ahead = draws >= kFewestDraws && game_->round() < kRounds;
  const std::uint64_t for_answers = looks_ahead ? budget / 4 : budget / 4 * 3;
  while (spent() < for_answers && !watch_->is_cut()) {
    match_all(answers ? 10 : 2);
    for_all([&](int player) {
      if (answers && spent() < for_answers) {
        answer(player);
      }
    });
  }
  if (looks_ahead && !watch_->is_cut()) {
    match_all(200);
    for_all([&](int player) { look_ahead(player, std::min(draws, kMostDraws)); });
    if (!watch_->is_cut()) {
      restart_matching();
      weight = 1;
    }
  }
  do {
    match_all(1);
  } while (spent() < budget && !watch_->is_cut());
}

Chances PlanSearch::standing() const {
  Chances chances{};
  float sum = 0;
  for (int player = 0; player < game_->players(); ++player) {
    double value = 0;
    double drawn = 0;
    for (const Idea& idea : seats_[at(player)].ideas) {
      if (idea.weight > 0) {
        value += idea.drawn * idea.value / idea.weight;
        drawn += idea.drawn;
      }
    }
    chances[at(player)] = drawn > 0 ? static_cast<float>(value / drawn) : 0.0F;
    sum += chances[at(player)];
  }
  for (float& chance : chances) {
    chance = sum > 0 ? chance / sum : 0.0F;
  }
  return chances;
}

std::vector<Thought> PlanSearch::thoughts() const {
  const std::vector<Idea>& ideas = seats_[at(me_)].ideas;
  double sum = 0;
  for (const Idea& idea : ideas) {
    sum += idea.drawn;
  }
  std::vector<Thought> thoughts;
  thoughts.reserve(ideas.size());
  for (const Idea& idea : ideas) {
    thoughts.push_back({idea.plan, sum > 0 ? idea.drawn / sum : 1.0 / static_cast<double>(ideas.size()),
                        idea.weight > 0 ? idea.value / idea.weight : 0.0, static_cast<double>(idea.bias)});
  }
  std::stable_sort(thoughts.begin(), thoughts.end(),
                   [](const Thought& a, const Thought& b) { return a.share > b.share; });
  return thoughts;
}

Forecast PlanSearch::forecast(const Thought& thought) {
  constexpr int kDraws = 64;
  // Average points of a round between strong players.
  constexpr std::array<double, kRounds> kUsualPoints{8, 9, 8, 8.5, 10.5, 18};
  Forecast forecast;
  for (int i = 0; i < kDraws; ++i) {
    const Opposition opposition(*game_, draw_others(me_, true).plans, me_);
    const Chances win = opposition.chances(thought.plan);
    const RoundEnd end = opposition.end(thought.plan);
    for (std::size_t player = 0; player < win.size(); ++player) {
      forecast.win[player] += static_cast<double>(win[player]) / kDraws;
      forecast.points[player] += static_cast<double>(end.points[player]) / kDraws;
    }
  }
  double later = 0;
  for (int round = game_->round(); round < kRounds; ++round) {
    later += kUsualPoints[static_cast<std::size_t>(round)];
  }
  // The player's own chance is known better than from these draws; the others share the rest.
  const double others = 1 - forecast.win[at(me_)];
  const double own = thought.value > 0 ? std::min(thought.value, 0.99) : 1 - others;
  for (int player = 0; player < game_->players(); ++player) {
    double& win = forecast.win[at(player)];
    const double part = others > 0 ? win / others : 0.0;
    win = player == me_ ? own : (1 - own) * part;
    forecast.points[at(player)] += game_->score(player) + (game_->plays(player) ? later : 0.0);
  }
  return forecast;
}

}  // namespace byways::highway
