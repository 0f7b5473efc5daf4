// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/kept_review.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace byways::app {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto kReview = "review";
constexpr double kChanceScale = 10'000;

// For each entry, a hash of the line up to and including that entry. A judgement stays valid only while the
// hash of its entry is the same.
std::vector<std::uint64_t> hashesUpTo(const std::vector<Entry>& entries) {
  std::uint64_t hash = 14695981039346656037ULL;  // FNV-1a
  std::vector<std::uint64_t> all;
  all.reserve(entries.size());
  for (const Entry& entry : entries) {
    for (const char letter : write_entry(entry) + '\n') {
      hash = (hash ^ static_cast<unsigned char>(letter)) * 1099511628211ULL;
    }
    all.push_back(hash);
  }
  return all;
}

std::vector<double> chancesIn(const Json& turn, const char* key) {
  std::vector<double> chances;
  if (turn.contains(key)) {
    for (const Json& one : turn[key]) {
      chances.push_back(static_cast<double>(one.get<std::uint64_t>()) / kChanceScale);
    }
  }
  return chances;
}

void writeChances(Json& turn, const char* key, const std::vector<double>& chances) {
  if (chances.empty()) {
    return;
  }
  Json list = Json::array();
  for (const double one : chances) {
    list.push_back(static_cast<std::uint64_t>(std::lround(std::clamp(one, 0.0, 1.0) * kChanceScale)));
  }
  turn[key] = std::move(list);
}

}  // namespace

std::vector<JudgedTurn> keptReview(const Match& match) {
  const Json review = match.extra(kReview);
  if (!review.is_object()) {
    return {};
  }
  const std::vector<std::size_t> turns = search::turns_to_judge(match.timeline());
  const Entries entries = match.timeline().entries();
  const std::vector<std::uint64_t> hashes = hashesUpTo(entries);
  std::map<std::size_t, JudgedTurn> known;
  for (const Json& turn : review["turns"]) {
    const auto entry = turn["entry"].get<std::size_t>();
    if (!std::binary_search(turns.begin(), turns.end(), entry) ||
        turn["of"].get<std::uint64_t>() != hashes[entry]) {
      continue;
    }
    JudgedTurn judged;
    judged.depth = turn["depth"].get<int>();
    judged.isSolved = turn.value("solved", false);
    search::Judgement& judgement = judged.judgement;
    judgement.entry = entry;
    judgement.seat = entries[entry].seat;
    judgement.played = entries[entry].text;
    judgement.best = turn["best"].get<std::string>();
    judgement.line = turn["line"].get<std::vector<std::string>>();
    judgement.before = chancesIn(turn, "before");
    judgement.after = chancesIn(turn, "after");
    judgement.unrolled = chancesIn(turn, "unrolled");
    judgement.rolled = chancesIn(turn, "rolled");
    const auto seat = static_cast<std::size_t>(judgement.seat) - 1;
    if (!judgement.after.empty()) {
      judgement.loss = std::max(0.0, judgement.before[seat] - judgement.after[seat]);
    }
    known[entry] = std::move(judged);
  }
  std::vector<JudgedTurn> all;
  all.reserve(known.size());
  for (auto& [entry, judged] : known) {
    all.push_back(std::move(judged));
  }
  return all;
}

void keepReview(Match& match, const std::vector<JudgedTurn>& turns) {
  const std::vector<std::uint64_t> hashes = hashesUpTo(match.timeline().entries());
  Json list = Json::array();
  for (const JudgedTurn& judged : turns) {
    const search::Judgement& judgement = judged.judgement;
    if (judgement.entry >= hashes.size()) {
      continue;
    }
    Json turn{{"entry", judgement.entry},
              {"of", hashes[judgement.entry]},
              {"depth", static_cast<unsigned>(judged.depth)},
              {"best", judgement.best},
              {"line", judgement.line}};
    writeChances(turn, "before", judgement.before);
    writeChances(turn, "after", judgement.after);
    writeChances(turn, "unrolled", judgement.unrolled);
    writeChances(turn, "rolled", judgement.rolled);
    if (judged.isSolved) {
      turn["solved"] = true;
    }
    list.push_back(std::move(turn));
  }
  static_cast<void>(match.addExtra(kReview, Json{{"turns", std::move(list)}}));
}

ReviewState reviewState(const Match& match) {
  return {.judged = keptReview(match).size(), .turns = search::turns_to_judge(match.timeline()).size()};
}

}  // namespace byways::app
