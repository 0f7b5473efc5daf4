// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match_sum.h"

#include <algorithm>
#include <cmath>

namespace byways::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr double kTwoSided = 1.96;      // standard errors on each side of a 95 % interval
constexpr double kPerDecade = 400;      // Elo points that mean odds of ten to one
constexpr double kSmallest = 1e-4;      // shares are clamped to this distance from 0 and 1
constexpr double kBound = 2.944438979;  // log(0.95 / 0.05): the test ends at this log likelihood ratio

double share_at(double elo) { return 1 / (1 + std::pow(10.0, -elo / kPerDecade)); }

double elo_at(double share) {
  const double safe = std::clamp(share, kSmallest, 1 - kSmallest);
  return -kPerDecade * std::log10(1 / safe - 1);
}

Json times_json(std::vector<double> times) {
  if (times.empty()) {
    return nullptr;
  }
  std::sort(times.begin(), times.end());
  const auto at = [&times](double part) {
    const auto i = static_cast<std::size_t>(part * static_cast<double>(times.size() - 1));
    return std::round(times[i] * 1000) / 1000;
  };
  return {{"median", at(0.5)}, {"p99", at(0.99)}};
}

}  // namespace

void MatchSum::add(const MatchGame& game) {
  ++games_;
  draws_ += game.is_draw ? 1 : 0;
  for (std::size_t i = 0; i < entrants_; ++i) {
    wins_[i] += game.is_draw ? 0 : game.shares[i];
    faults_[i] += game.fault == static_cast<int>(i) ? 1 : 0;
    if (i < game.turn_ms.size()) {
      turn_ms_[i].insert(turn_ms_[i].end(), game.turn_ms[i].begin(), game.turn_ms[i].end());
    }
  }
  openings_[game.opening].push_back(game.shares);
}

MatchSum::Mean MatchSum::mean_of(std::size_t entrant) const {
  // The mean of the games of each opening is one observation; openings may have different numbers of games.
  Mean answer;
  double sum = 0;
  double weights = 0;
  for (const auto& [opening, games] : openings_) {
    for (const std::vector<double>& shares : games) {
      sum += shares[entrant];
      weights += 1;
    }
  }
  answer.count = openings_.size();
  if (weights == 0) {
    return answer;
  }
  answer.mean = sum / weights;
  double squares = 0;
  for (const auto& [opening, games] : openings_) {
    double off = 0;
    for (const std::vector<double>& shares : games) {
      off += shares[entrant] - answer.mean;
    }
    squares += off * off;
  }
  const auto count = static_cast<double>(answer.count);
  if (answer.count > 1) {
    answer.error = std::sqrt(squares * count / (count - 1)) / weights;
  }
  // If the results of all openings are equal or nearly so, their variance underestimates the uncertainty.
  // So the interval reaches at least as far as the mean would move if kUnseen more openings were lost, or
  // won; if one entrant has won everything, this gives Wilson's interval.
  constexpr double kUnseen = kTwoSided * kTwoSided;
  const double certain = answer.mean * count / (count + kUnseen);
  answer.low = std::max(0.0, std::min(answer.mean - kTwoSided * answer.error, certain));
  answer.high =
      std::min(1.0, std::max(answer.mean + kTwoSided * answer.error, certain + kUnseen / (count + kUnseen)));
  return answer;
}

bool MatchSum::is_decided(const Sprt& sprt) const {
  const Mean mean = mean_of(0);
  constexpr std::size_t kFewest = 8;
  if (mean.count < kFewest) {
    return false;
  }
  // The log likelihood ratio of two normal distributions. Their error is the measured one, or the one that
  // the interval implies if that is larger.
  const double error =
      std::max({mean.error, (mean.mean - mean.low) / kTwoSided, (mean.high - mean.mean) / kTwoSided});
  const double low = share_at(sprt.elo0);
  const double high = share_at(sprt.elo1);
  const double ratio = (high - low) * (2 * mean.mean - low - high) / (2 * error * error);
  return std::abs(ratio) >= kBound;
}

Json MatchSum::json() const {
  Json wins = Json::array();
  Json shares = Json::array();
  Json intervals = Json::array();
  Json times = Json::array();
  const auto plain = [](double number) {
    const double rounded = std::round(number);
    return std::abs(number - rounded) < 1e-9 ? Json(static_cast<long>(rounded)) : Json(number);
  };
  for (std::size_t i = 0; i < entrants_; ++i) {
    const Mean mean = mean_of(i);
    wins.push_back(plain(wins_[i]));
    shares.push_back(mean.mean);
    intervals.push_back({mean.low, mean.high});
    times.push_back(times_json(turn_ms_[i]));
  }
  Json elo;
  constexpr std::size_t kTwo = 2;
  if (entrants_ == kTwo && games_ > 0) {
    const Mean mean = mean_of(0);
    for (const double share : {mean.low, mean.mean, mean.high}) {
      elo.push_back(std::lround(elo_at(share)));
    }
  }
  return {{"games", games_}, {"wins", wins},          {"draws", draws_},  {"share", shares},
          {"elo", elo},      {"interval", intervals}, {"turn_ms", times}, {"faults", faults_}};
}

}  // namespace byways::cli
