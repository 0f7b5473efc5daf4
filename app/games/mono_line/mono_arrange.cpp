// SPDX-License-Identifier: GPL-3.0-or-later
// Setting up a position of Mono-Line.
#include <QCoreApplication>

#include <algorithm>
#include <array>

#include "app/games/mono_line/mono.h"
#include "app/games/pass/pass_arrange.h"
#include "app/games/pass/pass_texts.h"
#include "engine/overpass/colours.h"
#include "engine/overpass/insight.h"

namespace byways::app {

namespace {

constexpr auto kMonoPieces = "pieces";
constexpr auto kMonoColours = "colours";
constexpr int kMonoSeats = 2;

Seat ownerOf(int colour) { return overpass::owner_of(colour, kMonoSeats) + 1; }

/// The id of a piece is its colour. In the position, "pieces" has the owner of each piece and "colours" its
/// colour.
class MonoArranger final : public PassArranger {
  Q_DECLARE_TR_FUNCTIONS(MonoArranger)

 public:
  MonoArranger(const Match& match, const Look& look) : PassArranger(match, look, PassGround::Nodes) {}

  [[nodiscard]] QList<PaletteEntry> palette() const override {
    QList<PaletteEntry> all;
    for (int colour = 0; colour < overpass::kColours; ++colour) {
      all.append({passColourWord(colour), tr("%1, %2", "player, colour of a piece")
                                              .arg(match().name(ownerOf(colour)), passColourName(colour))});
    }
    return all;
  }

  [[nodiscard]] Arrangement emptied(const Arrangement& now) const override {
    const nlohmann::json none = nlohmann::json::object();
    return {.to_move = now.to_move, .position = {{kMonoPieces, none}, {kMonoColours, none}}};
  }

  // A finished game has no turn that could begin; its last piece is still on the board.
  [[nodiscard]] Arrangement from(const Timeline& timeline) const override {
    Arrangement before = PassArranger::from(timeline);
    const overpass::MonoInsight* const insight = overpass::mono_insight(timeline.state());
    const nlohmann::json pieces = timeline.state().position().at(kMonoPieces);
    if (insight == nullptr || !timeline.outcome() ||
        pieces.size() <= before.position.at(kMonoPieces).size()) {
      return before;
    }
    nlohmann::json colours = nlohmann::json::object();
    for (const auto& [place, owner] : pieces.items()) {
      colours[place] = insight->colour_at(place);
    }
    return {.to_move = kMonoSeats + 1 - before.to_move,
            .position = {{kMonoPieces, pieces}, {kMonoColours, std::move(colours)}}};
  }

  // Every piece whose colour isn't in the position gets its owner's first colour, until ten pieces have that
  // colour.
  [[nodiscard]] Arrangement tidied(Arrangement now) const override {
    nlohmann::json colours = now.position.value(kMonoColours, nlohmann::json::object());
    const nlohmann::json pieces = now.position.at(kMonoPieces);
    for (const QString& place : spots().ids()) {
      const std::string node = place.toStdString();
      if (!pieces.contains(node) || colours.contains(node)) {
        continue;
      }
      const int first = pieces.at(node).get<Seat>() - 1;
      const auto used = std::count(colours.begin(), colours.end(), passColourWord(first).toStdString());
      colours[node] = passColourWord(used < overpass::kPiecesEach ? first : first + kMonoSeats).toStdString();
    }
    now.position = {{kMonoPieces, pieces}, {kMonoColours, std::move(colours)}};
    return now;
  }

  [[nodiscard]] QString pieceAt(const Arrangement& now, const QString& place) const override {
    return QString::fromStdString(now.position.at(kMonoColours).value(place.toStdString(), std::string()));
  }

  void put(Arrangement& now, const QString& place, const QString& piece) const override {
    PassArranger::put(now, place, piece);
    now.position[kMonoColours][place.toStdString()] = piece.toStdString();
  }

  void take(Arrangement& now, const QString& place) const override {
    PassArranger::take(now, place);
    now.position[kMonoColours].erase(place.toStdString());
  }

 protected:
  [[nodiscard]] PassScene sceneOf(const Arrangement& now) const override {
    PassScene scene;
    scene.exits = false;
    std::array<int, overpass::kColours> placed{};
    for (const auto& [place, word] : now.position.at(kMonoColours).items()) {
      const int colour = passColourOf(QString::fromStdString(word.get<std::string>()));
      ++placed.at(static_cast<std::size_t>(std::max(colour, 0)));
      scene.pieces.insert(QString::fromStdString(place), colour);
    }
    for (int colour = 0; colour < overpass::kColours; ++colour) {
      const Seat seat = ownerOf(colour);
      PassPile pile;
      pile.corner = colour;
      pile.colour = colour;
      pile.reserve = std::max(0, overpass::kPiecesEach - placed.at(static_cast<std::size_t>(colour)));
      pile.owner = match().name(seat);
      pile.seatColour = match().colourIndex(seat);
      pile.banded = seat > 1;
      pile.onTurn = now.to_move == seat;
      scene.piles.append(pile);
    }
    return scene;
  }

  [[nodiscard]] int colourOf(const QString& piece) const override { return passColourOf(piece); }
  [[nodiscard]] nlohmann::json written(const QString& piece) const override {
    return ownerOf(passColourOf(piece));
  }
  [[nodiscard]] QString readPiece(const nlohmann::json& piece) const override {
    return passColourWord(piece.get<Seat>() - 1);
  }
};

}  // namespace

std::unique_ptr<Arranger> MonoFace::makeArranger(const Match& match, const Look& look) const {
  return std::make_unique<MonoArranger>(match, look);
}

}  // namespace byways::app
