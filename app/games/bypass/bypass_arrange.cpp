// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass.h"

#include <QCoreApplication>
#include <QPainter>

#include "app/board/svg_board.h"
#include "app/games/arranger.h"
#include "app/games/bypass/bypass_painter.h"
#include "app/games/bypass/bypass_scene.h"
#include "app/look/look.h"
#include "engine/bypass/notation.h"

namespace byways::app {

namespace {

constexpr auto kPaths = "paths";
constexpr auto kWalls = "walls";

/// Pieces are "path:1" and "wall:1" with the number of the seat; places are links ("A1-A2").
class BypassArranger final : public Arranger {
  Q_DECLARE_TR_FUNCTIONS(BypassArranger)

 public:
  BypassArranger(const Match& match, const Look& look)
      : Arranger(match, look),
        blank_(QString::fromStdString(match.timeline().setup().options.word("board"))) {
    blank_.colours.clear();
    for (Seat seat = 1; seat <= match.players(); ++seat) {
      blank_.colours.append(match.colourIndex(seat));
    }
  }

  [[nodiscard]] QList<PaletteEntry> palette() const override {
    QList<PaletteEntry> all;
    for (Seat seat = 1; seat <= match().players(); ++seat) {
      all.append({QStringLiteral("path:%1").arg(seat), tr("Path of %1").arg(match().name(seat))});
      all.append({QStringLiteral("wall:%1").arg(seat), tr("Wall of %1").arg(match().name(seat))});
    }
    return all;
  }

  void drawPiece(QPainter& painter, const QRectF& square, const QString& piece) const override {
    const BypassInk ink = inkOf(piece);
    const InkStyle style{.colour = look().seatColour(blank_.colours.value(ink.seat - 1)),
                         .paper = look().colours().panel,
                         .seat = ink.seat,
                         .strong = look().picture().patterns,
                         .from = 0,
                         .to = 1};
    constexpr double kUnits = 66;  // board units that the square shows
    painter.translate(square.center());
    painter.scale(square.width() / kUnits, square.height() / kUnits);
    if (blank_.onPoints && ink.isWall) {
      drawCounter(painter, {}, kBypassCounterRadius, style);
      return;
    }
    const QLineF line = ink.isWall ? QLineF(0, -20, 0, 20) : QLineF(-25, 12, 25, -12);
    if (blank_.onPoints) {
      drawStick(painter, line, style);
    } else if (ink.isWall) {
      drawMarkerWall(painter, line, 1, style);
    } else {
      drawMarkerPath(painter, line, 1, style);
    }
  }

  [[nodiscard]] const Surface& surface() const override { return links(); }
  [[nodiscard]] QTransform placed(const QRectF& area) const override {
    return bypassSheet(blank_, look()).placedIn(area);
  }

  // Every picture of the board highlights loops, cut-off hexes and the walls around them.
  [[nodiscard]] bool showsWrong() const override { return true; }

  void paint(QPainter& painter, const QRectF& area, const Arrangement& now) const override {
    BypassScene scene = bypassScene(match(), now);
    scene.colours = blank_.colours;
    paintBypass(painter, area, scene, look());
  }

  void paintGhost(QPainter& painter, const QRectF& area, const QString& place,
                  const QString& piece) const override {
    BypassScene scene = blank_;
    if (const std::optional<int> link = links().find(place)) {
      scene.preview = BypassPreview{.link = *link, .ink = inkOf(piece)};
      paintBypassMarks(painter, area, scene, look());
    }
  }

  [[nodiscard]] Arrangement emptied(const Arrangement& now) const override {
    Arrangement empty = now;
    empty.position[kPaths] = nlohmann::json::object();
    empty.position[kWalls] = nlohmann::json::object();
    return empty;
  }

  [[nodiscard]] Arrangement tidied(Arrangement now) const override {
    now.position = {{kPaths, now.position.at(kPaths)}, {kWalls, now.position.at(kWalls)}};
    return now;
  }

  [[nodiscard]] QString pieceAt(const Arrangement& now, const QString& place) const override {
    const nlohmann::json& paths = now.position.at(kPaths);
    if (const auto path = paths.find(place.toStdString()); path != paths.end()) {
      return QStringLiteral("path:%1").arg(path->get<Seat>());
    }
    const nlohmann::json& walls = now.position.at(kWalls);
    const auto wall = walls.find(wallKey(place));
    return wall == walls.end() ? QString() : QStringLiteral("wall:%1").arg(wall->get<Seat>());
  }

  void put(Arrangement& now, const QString& place, const QString& piece) const override {
    take(now, place);
    const BypassInk ink = inkOf(piece);
    if (ink.isWall) {
      now.position[kWalls][wallKey(place)] = ink.seat;
    } else {
      now.position[kPaths][place.toStdString()] = ink.seat;
    }
  }

  void take(Arrangement& now, const QString& place) const override {
    now.position[kPaths].erase(place.toStdString());
    now.position[kWalls].erase(wallKey(place));
  }

 private:
  [[nodiscard]] const BypassSurface& links() const { return blank_.links(); }
  [[nodiscard]] static BypassInk inkOf(const QString& piece) {
    return {.seat = piece.section(QLatin1Char(':'), 1).toInt(),
            .isWall = piece.startsWith(QLatin1String("wall"))};
  }
  /// The key of a wall in a position: the step that draws it.
  [[nodiscard]] static std::string wallKey(const QString& place) {
    const std::optional<bypass::WrittenStep> path = bypass::read_step(place.toStdString());
    return path ? bypass::write_step(bypass::StepKind::Wall, path->first, path->second) : std::string();
  }

  BypassScene blank_;
};

}  // namespace

std::unique_ptr<Arranger> BypassFace::makeArranger(const Match& match, const Look& look) const {
  return std::make_unique<BypassArranger>(match, look);
}

}  // namespace byways::app
