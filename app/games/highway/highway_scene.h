// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QPointF>
#include <QPolygonF>
#include <QString>
#include <QStringList>

#include <optional>

#include "app/board/marks.h"
#include "engine/hex/grid.h"
#include "engine/highway/insight.h"

namespace byways::app {

class Match;

/// What lies on a cell, as in records: signs that turn left and right, a barrier, a robber's coin.
inline constexpr QChar kHighwayLeft = u'L';
inline constexpr QChar kHighwayRight = u'R';
inline constexpr QChar kHighwayBarrier = u'X';
inline constexpr QChar kHighwayRobber = u'$';

struct HighwayTraveller {
  Seat seat = 1;              ///< decides its number and its shape
  int colour = 0;             ///< index of Look::seatColour
  QString cell;               ///< where it stands
  QString home;               ///< its starting hex; may be empty
  std::optional<QPointF> at;  ///< the middle of the traveller in board units while it is on its way
  QString badge;              ///< a short text above it, such as its points; may be empty
  bool hasCrashed = false;    ///< it stands on a cell with others at the end of a round (HWY-15)
};

/// The path to a cell: from the middle of the previous cell, via the rubber wall if the traveller bounced off
/// it.
struct HighwayLeg {
  QString cell;
  QPolygonF line;  ///< board units
};

/// A journey.
struct HighwayTrail {
  enum class Kind {
    Travelled,
    Planned,  ///< dashed
    Pointed   ///< as it would be if the direction under the pointer were chosen: dashed and faint
  };

  Seat seat = 1;
  int colour = 0;
  QString start;
  QPointF from;  ///< the middle of the start, board units
  QList<HighwayLeg> legs;
  std::optional<highway::Stop> stop;  ///< why the journey ends, to be marked at its end
  double heading = 0;  ///< the direction in which it would have continued, in degrees anticlockwise from east
  double shown = 1000;  ///< how many legs are visible; may be fractional
  Kind kind = Kind::Travelled;
  QString points;  ///< the text to write at its end; may be empty

  /// The point after `count` legs, which may be fractional: for 0, the middle of the start.
  [[nodiscard]] QPointF pointAt(double count) const;
  /// Whether the visible part has reached `cell`.
  [[nodiscard]] bool passes(const QString& cell) const;
};

/// What the player who submits still has in hand, to be shown beside the board.
struct HighwayTray {
  Seat seat = 1;
  int colour = 0;
  int signs = 2;  ///< signs of both kinds together
  int barriers = 1;
  int robbers = 0;
  bool hasRobbers = false;  ///< whether it is round 5, in which there are robbers
  QChar held;               ///< the kind lifted from the tray; null if none
  QString direction;        ///< as in records; empty while nothing is chosen
  QString pointed;          ///< the place of the tray under the mouse or the cursor; may be empty
};

/// The name of the board's picture.
[[nodiscard]] QString highwayPicture();
/// The cells in the usual facing.
[[nodiscard]] const hex::Grid& highwayGrid();
/// The middle of a cell in board units, in the facing of `grid`.
[[nodiscard]] QPointF highwayCentre(const QString& cell, const hex::Grid& grid = highwayGrid());
/// The unit vector of a direction as people see it, 0 (east) to 5 (south-east).
[[nodiscard]] QPointF highwayWay(int direction);
/// highwaySeen converts a direction of the rules to the direction that people see on a board with `facing`;
/// highwayMeant converts back. kStay stays kStay.
[[nodiscard]] std::uint8_t highwaySeen(std::uint8_t direction, hex::Facing facing);
[[nodiscard]] std::uint8_t highwayMeant(std::uint8_t seen, hex::Facing facing);

/// Everything that a picture of Hexagonal Highway shows; the painter decides how it looks. A plain value: the
/// table, thumbnails and the rules page fill in what they need. Cells are named as in records; lists and
/// sorted maps fix the order of painting, so that the same scene always gives the same picture.
struct HighwayScene {
  hex::Grid grid = highwayGrid();  ///< the cells in the facing of the picture
  int round = 1;                   ///< rounds 2 and 6 change how the board looks
  QMap<QString, QChar> tiles;      ///< by cell; robbers lie in `robbers`
  QList<HighwayTraveller> travellers;
  QStringList robbers;       ///< cells with a coin
  QMap<QString, int> edges;  ///< by cell of a tile of the submission in progress: index of Look::seatColour
                             ///< for the edge around the tile
  QMap<QString, QString> fails;     ///< by cell, the conflicting tiles that fail there: "LR"
  double failing = 0;               ///< how far the tiles in `fails` have vanished, 0 to 1
  QMap<QString, double> appearing;  ///< by cell of a tile on its way: 0 far above the board, 1 on it
  QStringList gone;                 ///< cells from which a barrier has just been taken
  QList<HighwayTrail> trails;

  QMap<QString, highway::Control> controlled;  ///< the controlled cells, and why they are controlled
  int controlColour = 0;  ///< index of Look::seatColour for the tint of the controlled cells
  BoardMarks marks;
  std::optional<HighwayTray> tray;
  QString ghost;                    ///< the cell over which a tile is held; may be empty
  QChar ghostKind;                  ///< the kind of the tile in hand; null if there is none
  std::optional<QPointF> floating;  ///< where the tile in hand hangs, in board units

  [[nodiscard]] QPointF centre(const QString& cell) const { return highwayCentre(cell, grid); }
};

/// The public part of the position at the match's cursor: nothing of a submission, nothing that depends on
/// mouse, keys or preferences.
[[nodiscard]] HighwayScene highwayScene(const Match& match, hex::Facing facing = {});
/// The public part of the position at `cursor` of the match's timeline.
[[nodiscard]] HighwayScene highwayScene(const Match& match, hex::Facing facing, std::size_t cursor);
/// A journey as a trail on the cells of `grid`, in its facing.
[[nodiscard]] HighwayTrail highwayTrail(const highway::JourneyReport& journey, int colour,
                                        const hex::Grid& grid);

}  // namespace byways::app
