// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>

#include "app/games/arranger.h"
#include "app/games/highway/highway_painter.h"
#include "app/games/highway/highway_scene.h"
#include "app/look/joined.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr auto kRound = "round";
constexpr auto kPlayers = "players";
constexpr auto kHomes = "homes";
constexpr auto kTiles = "tiles";
constexpr auto kScores = "scores";
constexpr int kRounds = 6;
constexpr int kMostPoints = 999;

// The starting hexes by seat, unless a lot has drawn others.
constexpr std::array kCorners{"A1", "A5", "E9", "I5", "I1", "E1"};

/// Pieces are "L" and "R" for signs, and seats for travellers, which can be moved but not taken away.
class HighwayArranger final : public CellArranger {
  Q_DECLARE_TR_FUNCTIONS(HighwayArranger)

 public:
  HighwayArranger(const Match& match, const Look& look)
      : CellArranger(match, look, highwayGrid(), highwayPicture()) {}

  [[nodiscard]] QList<PaletteEntry> palette() const override {
    QList<PaletteEntry> all{{QString(kHighwayLeft), tr("Left-turn sign")},
                            {QString(kHighwayRight), tr("Right-turn sign")}};
    for (Seat seat = 1; seat <= match().players(); ++seat) {
      all.append({QString::number(seat), match().name(seat)});
    }
    return all;
  }

  void drawPiece(QPainter& painter, const QRectF& square, const QString& piece) const override {
    const double radius = square.width() / 2;
    constexpr double kInside = 0.85;
    if (const Seat seat = seatOf(piece); seat > 0) {
      drawHighwayTraveller(painter, square.center(), kInside * radius, seat,
                           look().seatColour(match().colourIndex(seat)), look().picture().patterns);
    } else {
      drawHighwayTile(painter, square.center(), radius, piece.front(), look().isDark());
    }
  }

  void paint(QPainter& painter, const QRectF& area, const Arrangement& now) const override {
    HighwayScene scene;
    scene.round = now.position.at(kRound).get<int>();
    for (const auto& [cell, kind] : now.position.at(kTiles).items()) {
      scene.tiles.insert(QString::fromStdString(cell), QLatin1Char(kind.get<std::string>().front()));
    }
    for (Seat seat = 1; seat <= match().players(); ++seat) {
      HighwayTraveller traveller;
      traveller.seat = seat;
      traveller.colour = match().colourIndex(seat);
      traveller.cell = cellOf(now, kPlayers, seat);
      traveller.home = cellOf(now, kHomes, seat);
      scene.travellers.append(traveller);
    }
    paintHighway(painter, area, scene, look());
  }

  // The board without signs, and with all travellers at home.
  [[nodiscard]] Arrangement emptied(const Arrangement& now) const override {
    Arrangement empty = now;
    empty.position[kTiles] = nlohmann::json::object();
    empty.position[kPlayers] = empty.position[kHomes];
    return empty;
  }

  // The starting hexes are those that the match's lot has drawn.
  [[nodiscard]] Arrangement usualStart() const override {
    if (const std::optional<Arrangement> start = match().state().arrangement()) {
      return tidied(*start);
    }
    nlohmann::json homes = nlohmann::json::array();
    for (Seat seat = 1; seat <= match().players(); ++seat) {
      homes.push_back(kCorners.at(indexOf(seat)));
    }
    return {.to_move = 1,
            .position = {{kRound, 1},
                         {kPlayers, homes},
                         {kHomes, homes},
                         {kTiles, nlohmann::json::object()},
                         {kScores, std::vector<int>(static_cast<std::size_t>(match().players()))}}};
  }

  [[nodiscard]] Arrangement tidied(Arrangement now) const override {
    const nlohmann::json& all = now.position;
    nlohmann::json homes = all.value(kHomes, nlohmann::json());
    if (homes.is_null()) {
      homes = nlohmann::json::array();
      for (Seat seat = 1; seat <= match().players(); ++seat) {
        homes.push_back(kCorners.at(indexOf(seat)));
      }
    }
    now.position = {{kRound, all.at(kRound)},
                    {kPlayers, all.at(kPlayers)},
                    {kHomes, std::move(homes)},
                    {kTiles, all.at(kTiles)},
                    {kScores, all.at(kScores)}};
    return now;
  }

  [[nodiscard]] QString pieceAt(const Arrangement& now, const QString& place) const override {
    return QString::fromStdString(now.position.at(kTiles).value(place.toStdString(), std::string()));
  }

  [[nodiscard]] bool has(const Arrangement& now, const QString& place, const QString& piece) const override {
    const Seat seat = seatOf(piece);
    return seat > 0 ? cellOf(now, kPlayers, seat) == place : pieceAt(now, place) == piece;
  }

  void put(Arrangement& now, const QString& place, const QString& piece) const override {
    if (const Seat seat = seatOf(piece); seat > 0) {
      now.position[kPlayers][indexOf(seat)] = place.toStdString();
    } else {
      now.position[kTiles][place.toStdString()] = piece.toStdString();
    }
  }

  void take(Arrangement& now, const QString& place) const override {
    now.position[kTiles].erase(place.toStdString());
  }

  void takePiece(Arrangement& now, const QString& place, const QString& piece) const override {
    if (const Seat seat = seatOf(piece); seat > 0) {
      now.position[kPlayers][indexOf(seat)] = now.position[kHomes][indexOf(seat)];
    } else {
      take(now, place);
    }
  }

  [[nodiscard]] QString describe(const Arrangement& now, const QString& place) const override {
    QStringList parts;
    for (const PaletteEntry& piece : palette()) {
      if (has(now, place, piece.id)) {
        parts.append(piece.name);
      }
    }
    return parts.isEmpty() ? Arranger::describe(now, place)
                           : tr("%1, %2", "cell, what is there").arg(place, joinParts(parts));
  }

  [[nodiscard]] QList<PositionNumber> numbers(const Arrangement& now) const override {
    QList<PositionNumber> all{{.id = QString::fromLatin1(kRound),
                               .name = tr("Round"),
                               .least = 1,
                               .most = kRounds,
                               .value = now.position.at(kRound).get<int>()}};
    for (Seat seat = 1; seat <= match().players(); ++seat) {
      all.append({.id = QStringLiteral("score:%1").arg(seat),
                  .name = tr("Points of %1").arg(match().name(seat)),
                  .least = -kMostPoints,
                  .most = kMostPoints,
                  .value = std::clamp(now.position.at(kScores).at(indexOf(seat)).get<int>(), -kMostPoints,
                                      kMostPoints)});
    }
    return all;
  }

  void setNumber(Arrangement& now, const QString& number, int value) const override {
    if (number == QLatin1String(kRound)) {
      now.position[kRound] = value;
    } else {
      now.position[kScores][indexOf(number.section(QLatin1Char(':'), 1).toInt())] = value;
    }
  }

 private:
  // The seat of a piece that is a traveller; 0 for signs.
  [[nodiscard]] static Seat seatOf(const QString& piece) { return piece.toInt(); }
  [[nodiscard]] static std::size_t indexOf(Seat seat) { return static_cast<std::size_t>(seat - 1); }
  [[nodiscard]] static QString cellOf(const Arrangement& now, const char* key, Seat seat) {
    return QString::fromStdString(now.position.at(key).at(indexOf(seat)).get<std::string>());
  }
};

}  // namespace

std::unique_ptr<Arranger> HighwayFace::makeArranger(const Match& match, const Look& look) const {
  return std::make_unique<HighwayArranger>(match, look);
}

}  // namespace byways::app
