// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/pass/pass_arrange.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

#include "app/games/pass/pass_painter.h"
#include "app/games/pass/pass_texts.h"
#include "app/look/look.h"
#include "engine/overpass/board.h"
#include "engine/overpass/colours.h"

namespace byways::app {

namespace {

constexpr auto kPieces = "pieces";
constexpr auto kReserve = "reserve";
constexpr auto kColour = "colour";

const QString& whoseTurnId() {
  static const QString id = QStringLiteral("colour");
  return id;
}

/// The arranger of the two rule sets with dice, Over-Pass and Groups-of-Three. A piece is written as the name
/// of its colour. A piece that is put on the board comes from its reserve, and a piece that is removed goes
/// back there; pieces neither on the board nor in reserve are home.
class DiceArranger final : public PassArranger {
  Q_DECLARE_TR_FUNCTIONS(DiceArranger)

 public:
  DiceArranger(const Match& match, const Look& look, PassGround ground) : PassArranger(match, look, ground) {}

  [[nodiscard]] QList<PaletteEntry> palette() const override {
    QList<PaletteEntry> all;
    for (int colour = 0; colour < colours(); ++colour) {
      all.append({passColourWord(colour), colourWords(colour)});
    }
    return all;
  }

  [[nodiscard]] Arrangement emptied(const Arrangement& now) const override {
    Arrangement empty = now;
    empty.position[kPieces] = nlohmann::json::object();
    for (int colour = 0; colour < colours(); ++colour) {
      setReserve(empty, colour, overpass::kPiecesEach);
    }
    return empty;
  }

  [[nodiscard]] Arrangement tidied(Arrangement now) const override {
    nlohmann::json position = {{kPieces, now.position.at(kPieces)}, {kReserve, now.position.at(kReserve)}};
    const nlohmann::json colour = now.position.value(kColour, nlohmann::json());
    // Before the lot the position has no colour on turn: the first colour of the seat to move gets the turn.
    position[kColour] =
        colour.is_string() ? colour : nlohmann::json(passColourWord(now.to_move - 1).toStdString());
    now.position = std::move(position);
    // A piece of the colour on turn on the centre goes back to its reserve: when the turn begins, the engine
    // puts it there by itself (OVP-2).
    const overpass::Board& board = overpass::board();
    const QString centre = QString::fromStdString(board.node_id(board.centre()));
    const QString onTurn = QString::fromStdString(now.position.at(kColour).get<std::string>());
    if (spots().ground() == PassGround::Nodes && pieceAt(now, centre) == onTurn) {
      take(now, centre);
    }
    return now;
  }

  void put(Arrangement& now, const QString& place, const QString& piece) const override {
    take(now, place);
    PassArranger::put(now, place, piece);
    const int colour = passColourOf(piece);
    setReserve(now, colour, std::max(0, reserve(now, colour) - 1));
  }

  void take(Arrangement& now, const QString& place) const override {
    const QString piece = pieceAt(now, place);
    if (piece.isEmpty()) {
      return;
    }
    PassArranger::take(now, place);
    const int colour = passColourOf(piece);
    setReserve(now, colour, std::min(overpass::kPiecesEach - onBoard(now, colour), reserve(now, colour) + 1));
  }

  [[nodiscard]] QList<PositionNumber> numbers(const Arrangement& now) const override {
    PositionNumber turn{
        .id = whoseTurnId(),
        .name = tr("Whose turn"),
        .least = 0,
        .most = colours() - 1,
        .value = passColourOf(QString::fromStdString(now.position.at(kColour).get<std::string>()))};
    QList<PositionNumber> all;
    for (int colour = 0; colour < colours(); ++colour) {
      turn.words.append(colourWords(colour));
      all.append({.id = passColourWord(colour),
                  .name = tr("Reserve of %1", "a colour").arg(passColourName(colour)),
                  .least = 0,
                  .most = std::max(0, overpass::kPiecesEach - onBoard(now, colour)),
                  .value = reserve(now, colour)});
    }
    all.prepend(turn);
    return all;
  }

  void setNumber(Arrangement& now, const QString& number, int value) const override {
    if (number == whoseTurnId()) {
      now.position[kColour] = passColourWord(value).toStdString();
      now.to_move = ownerOf(value);
    } else {
      setReserve(now, passColourOf(number), value);
    }
  }

 protected:
  [[nodiscard]] PassScene sceneOf(const Arrangement& now) const override {
    PassScene scene;
    scene.ground = spots().ground();
    scene.transit = scene.ground == PassGround::Spaces;
    scene.groupTies = scene.ground == PassGround::Spaces;
    scene.exits = scene.ground == PassGround::Nodes;
    for (const auto& [place, piece] : now.position.at(kPieces).items()) {
      scene.pieces.insert(QString::fromStdString(place), passColourOf(readPiece(piece)));
    }
    const QString turn = QString::fromStdString(now.position.at(kColour).get<std::string>());
    for (int colour = 0; colour < colours(); ++colour) {
      PassPile pile;
      pile.corner = passCornerOf(scene.ground, colour);
      pile.colour = colour;
      pile.reserve = reserve(now, colour);
      pile.home = std::max(0, overpass::kPiecesEach - pile.reserve - onBoard(now, colour));
      pile.owner = match().name(ownerOf(colour));
      pile.onTurn = passColourWord(colour) == turn;
      scene.piles.append(pile);
    }
    return scene;
  }

  [[nodiscard]] int colourOf(const QString& piece) const override { return passColourOf(piece); }
  [[nodiscard]] nlohmann::json written(const QString& piece) const override { return piece.toStdString(); }
  [[nodiscard]] QString readPiece(const nlohmann::json& piece) const override {
    return QString::fromStdString(piece.get<std::string>());
  }

 private:
  [[nodiscard]] int colours() const { return overpass::colours_of(match().players()); }
  [[nodiscard]] Seat ownerOf(int colour) const { return overpass::owner_of(colour, match().players()) + 1; }
  /// "Ann, white"
  [[nodiscard]] QString colourWords(int colour) const {
    return tr("%1, %2", "player, colour").arg(match().name(ownerOf(colour)), passColourName(colour));
  }

  [[nodiscard]] static int onBoard(const Arrangement& now, int colour) {
    const nlohmann::json& pieces = now.position.at(kPieces);
    return static_cast<int>(std::count(pieces.begin(), pieces.end(), passColourWord(colour).toStdString()));
  }

  [[nodiscard]] static int reserve(const Arrangement& now, int colour) {
    return now.position.at(kReserve).value(passColourWord(colour).toStdString(), 0);
  }
  static void setReserve(Arrangement& now, int colour, int count) {
    now.position[kReserve][passColourWord(colour).toStdString()] = count;
  }
};

}  // namespace

void PassArranger::drawPiece(QPainter& painter, const QRectF& square, const QString& piece) const {
  constexpr double kPart = 0.4;
  drawPassPiece(painter, square.center(), kPart * square.width(), colourOf(piece), look().picture().patterns);
}

QTransform PassArranger::placed(const QRectF& area) const { return passPlacement(area); }

void PassArranger::paint(QPainter& painter, const QRectF& area, const Arrangement& now) const {
  paintPass(painter, area, sceneOf(now), look());
}

void PassArranger::paintGhost(QPainter& painter, const QRectF& area, const QString& place,
                              const QString& piece) const {
  painter.save();
  painter.setTransform(placed(area), true);
  constexpr double kPale = 0.6;
  painter.setOpacity(kPale);
  drawPassPiece(painter, spots_.centre(place), kPassPiece, colourOf(piece), look().picture().patterns);
  painter.restore();
}

QString PassArranger::pieceAt(const Arrangement& now, const QString& place) const {
  const nlohmann::json& pieces = now.position.at(kPieces);
  const auto found = pieces.find(place.toStdString());
  return found == pieces.end() ? QString() : readPiece(*found);
}

void PassArranger::put(Arrangement& now, const QString& place, const QString& piece) const {
  now.position[kPieces][place.toStdString()] = written(piece);
}

void PassArranger::take(Arrangement& now, const QString& place) const {
  now.position[kPieces].erase(place.toStdString());
}

std::unique_ptr<Arranger> makeDiceArranger(const Match& match, const Look& look, PassGround ground) {
  return std::make_unique<DiceArranger>(match, look, ground);
}

}  // namespace byways::app
