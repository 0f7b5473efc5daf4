// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/challenges/challenges.h"

#include <QCoreApplication>

#include <algorithm>

#include "app/games/challenges/challenge_board.h"
#include "app/games/pass/pass_arrange.h"
#include "app/games/pass/pass_texts.h"
#include "engine/challenges/starts.h"
#include "engine/core/setup.h"
#include "engine/overpass/board.h"

namespace byways::app {

namespace {

constexpr auto kPieces = "pieces";
constexpr auto kFrom = "from";
constexpr auto kColours = "colours";
constexpr int kFullHouse = 40;

/// The id of a piece is its colour, or "plain" if pieces have no colour.
class ChallengeArranger final : public PassArranger {
  Q_DECLARE_TR_FUNCTIONS(ChallengeArranger)

 public:
  ChallengeArranger(const Match& match, const Look& look)
      : PassArranger(
            match, look,
            challengeOf(match.game()) == Challenge::FullHouse ? PassGround::Starts : PassGround::Nodes),
        challenge_(challengeOf(match.game())),
        hasColours_(challenge_ == Challenge::Spiral && match.timeline().setup().options.is_on(kColours)) {}

  [[nodiscard]] QList<PaletteEntry> palette() const override {
    if (!hasColours_) {
      return {{passColourWord(kPlainPiece), tr("Piece")}};
    }
    QList<PaletteEntry> all;
    for (int colour = 0; colour < overpass::kColours; ++colour) {
      all.append({passColourWord(colour), tr("Piece: %1", "colour").arg(passColourName(colour))});
    }
    return all;
  }

  [[nodiscard]] Arrangement emptied(const Arrangement& /*now*/) const override {
    return {.to_move = 1, .position = {{kPieces, nlohmann::json::object()}}};
  }

  // The start in the rulebook, even if the match is set up for another puzzle.
  [[nodiscard]] Arrangement usualStart() const override {
    OptionMap options = match().timeline().setup().options.values();
    options.erase(kFrom);
    const auto setup = check_setup(match().game(), 1, options);
    return tidied({.to_move = 1, .position = match().game().new_state(*setup)->position()});
  }

  [[nodiscard]] Arrangement from(const Timeline& timeline) const override {
    return tidied({.to_move = 1, .position = timeline.state().position()});
  }

  [[nodiscard]] Arrangement tidied(Arrangement now) const override {
    nlohmann::json pieces = nlohmann::json::object();
    for (const auto& [place, piece] : now.position.at(kPieces).items()) {
      if (spots().has(QString::fromStdString(place))) {
        pieces[place] = readPiece(piece).toStdString();
      }
    }
    now.position = {{kPieces, std::move(pieces)}};
    return now;
  }

  [[nodiscard]] QList<PositionNumber> numbers(const Arrangement& /*now*/) const override { return {}; }

  [[nodiscard]] MatchSetup setupOf(const Arrangement& now) const override {
    MatchSetup setup = match().setup();
    if (const auto start = startOf(now)) {
      setup.options = start->options.values();
    }
    return setup;
  }

  [[nodiscard]] std::optional<Refusal> refusal(const Arrangement& now) const override {
    const auto start = startOf(now);
    return start ? std::nullopt : std::optional(start.error());
  }

 protected:
  [[nodiscard]] PassScene sceneOf(const Arrangement& now) const override {
    PassScene scene;
    scene.ground = challenge_ == Challenge::FullHouse ? PassGround::Spaces : PassGround::Nodes;
    scene.transit = challenge_ == Challenge::FullHouse;
    scene.groupTies = challenge_ == Challenge::FullHouse;
    scene.exits = challenge_ == Challenge::Spiral;
    for (const auto& [place, piece] : now.position.at(kPieces).items()) {
      scene.pieces.insert(QString::fromStdString(place), passColourOf(readPiece(piece)));
    }
    if (challenge_ == Challenge::FullHouse) {
      PassPile pile;
      pile.colour = kPlainPiece;
      pile.reserve = std::max(0, kFullHouse - static_cast<int>(scene.pieces.size()));
      scene.piles.append(pile);
    }
    return scene;
  }

  [[nodiscard]] int colourOf(const QString& piece) const override { return passColourOf(piece); }
  [[nodiscard]] nlohmann::json written(const QString& piece) const override { return piece.toStdString(); }
  [[nodiscard]] QString readPiece(const nlohmann::json& piece) const override {
    return piece.is_string() && hasColours_ ? QString::fromStdString(piece.get<std::string>())
                                            : passColourWord(kPlainPiece);
  }

 private:
  [[nodiscard]] Expected<Setup, Refusal> startOf(const Arrangement& now) const {
    challenges::StartPieces pieces;
    for (const auto& [place, piece] : now.position.at(kPieces).items()) {
      pieces[place] = readPiece(piece).toStdString();
    }
    return challenges::setup_with(match().game(), match().timeline().setup(), pieces);
  }

  Challenge challenge_;
  bool hasColours_;
};

}  // namespace

std::unique_ptr<Arranger> ChallengeFace::makeArranger(const Match& match, const Look& look) const {
  return std::make_unique<ChallengeArranger>(match, look);
}

}  // namespace byways::app
