// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

// The score of a match.

namespace byways::cli {

/// One game to be added to the sum. Entrants are counted from 0.
struct MatchGame {
  std::uint64_t opening = 0;
  std::vector<double> shares;  ///< by entrant: 1 for a win, a part of 1 for a shared win or a draw
  bool is_draw = false;
  int fault = -1;                            ///< as PlayedGame::fault
  std::vector<std::vector<double>> turn_ms;  ///< by entrant; empty where times aren't known
};

/// The two hypotheses of a sequential test: the first entrant is stronger than the other one by elo0, or by
/// elo1.
struct Sprt {
  double elo0 = 0;
  double elo1 = 0;
};

/// Adds up the games of a match.
class MatchSum {
 public:
  explicit MatchSum(std::size_t entrants) : entrants_(entrants), turn_ms_(entrants) {}

  void add(const MatchGame& game);

  /// What `arena` prints at the end.
  [[nodiscard]] nlohmann::ordered_json json() const;

  /// True once the test has an answer at α = β = 0.05; never before eight openings. Games of one opening
  /// count together, since they aren't independent. Precondition: the match has two entrants.
  [[nodiscard]] bool is_decided(const Sprt& sprt) const;
  [[nodiscard]] std::size_t games() const { return games_; }

 private:
  struct Mean {
    double mean = 0;
    double error = 0;  ///< standard error; 0 if all openings had the same result
    double low = 0;    ///< the ends of the 95 % interval, from 0 to 1
    double high = 1;
    std::size_t count = 0;  ///< openings
  };

  /// The mean share of an entrant; the games of one opening count as one observation.
  [[nodiscard]] Mean mean_of(std::size_t entrant) const;

  std::size_t entrants_;
  std::size_t games_ = 0;
  std::size_t draws_ = 0;
  std::vector<double> wins_ = std::vector<double>(entrants_, 0.0);
  std::vector<int> faults_ = std::vector<int>(entrants_, 0);
  std::map<std::uint64_t, std::vector<std::vector<double>>> openings_;  // by opening: the shares in its games
  std::vector<std::vector<double>> turn_ms_;
};

}  // namespace byways::cli
