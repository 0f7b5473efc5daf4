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
  Seat seat = 1;              ///< its number and its shape
  int colour = 0;             ///< index of Look::seatColour
  QString cell;               ///< where it stands
  QString home;               ///< its starting hex; may be empty
  std::optional<QPointF> at;  ///< its middle in board units while it is on its way
  QString badge;              ///< a short text above it, such as its points; may be empty
  bool hasCrashed = false;    ///< it stands on a cell with others at the end of a round (HWY-15)
};

/// The path to a cell: from the middle of the previous one, via the rubber wall if it bounced there.
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
  std::optional<highway::Stop> stop;  ///< why it ends, to be marked there
  double heading = 0;                 ///< where it would have continued, in degrees anticlockwise from east
  double shown = 1000;                ///< how many legs are visible; may be fractional
  Kind kind = Kind::Travelled;
  QString points;  ///< to write at its end; may be empty

  /// The point after that many legs. The middle of the start for 0.
  [[nodiscard]] QPointF pointAt(double count) const;
  /// Whether its visible part has reached that cell.
  [[nodiscard]] bool passes(const QString& cell) const;
};

/// What the player who submits still has in hand, to be shown beside the board.
struct HighwayTray {
  Seat seat = 1;
  int colour = 0;
  int signs = 2;  ///< whichever way they turn
  int barriers = 1;
  int robbers = 0;
  bool hasRobbers = false;  ///< round 5
  QChar held;               ///< the kind lifted from the tray; null if none
  QString direction;        ///< as in records; empty while nothing is chosen
  QString pointed;          ///< the place of the tray under the mouse or the cursor; may be empty
};

/// The name of the board's picture.
[[nodiscard]] QString highwayPicture();
/// The cells of a board that lies as usual.
[[nodiscard]] const hex::Grid& highwayGrid();
/// The middle of a cell in board units, on a board that lies as `grid` does.
[[nodiscard]] QPointF highwayCentre(const QString& cell, const hex::Grid& grid = highwayGrid());
/// The unit vector of a direction as it is seen, 0 (east) to 5 (south-east).
[[nodiscard]] QPointF highwayWay(int direction);
/// A direction of the game as it is seen on a board that lies like `facing`, and the reverse; kStay stays
/// kStay.
[[nodiscard]] std::uint8_t highwaySeen(std::uint8_t direction, hex::Facing facing);
[[nodiscard]] std::uint8_t highwayMeant(std::uint8_t seen, hex::Facing facing);

/// Everything that a picture of Hexagonal Highway shows, but not how. A plain value: the table, thumbnails
/// and the rules page fill in what they need. Cells are named as in records; lists and sorted maps
/// fix the order of painting, so that the same scene always gives the same picture.
struct HighwayScene {
  hex::Grid grid = highwayGrid();  ///< the cells as they lie
  int round = 1;                   ///< rounds 2 and 6 change how the board looks
  QMap<QString, QChar> tiles;      ///< by cell; robbers lie in `robbers`
  QList<HighwayTraveller> travellers;
  QStringList robbers;       ///< cells with a coin
  QMap<QString, int> edges;  ///< tiles of the submission in hand: the colour of the player's edge around them
  QMap<QString, QString> fails;     ///< tiles that fail there, as "LR"
  double failing = 0;               ///< how far those have vanished, 0 to 1
  QMap<QString, double> appearing;  ///< tiles on their way, 0 to 1
  QStringList gone;                 ///< cells from which a barrier has just been taken
  QList<HighwayTrail> trails;

  QMap<QString, highway::Control> controlled;  ///< tinted by why they are controlled
  int controlColour = 0;                       ///< in the tint of that seat's colour
  BoardMarks marks;
  std::optional<HighwayTray> tray;
  QString ghost;                    ///< the cell over which a tile is held; may be empty
  QChar ghostKind;                  ///< that tile; null if none
  std::optional<QPointF> floating;  ///< where `ghostKind` hangs in the hand, board units

  [[nodiscard]] QPointF centre(const QString& cell) const { return highwayCentre(cell, grid); }
};

/// The public part of the position at the match's cursor: nothing of a submission, nothing that depends on
/// mouse, keys or preferences.
[[nodiscard]] HighwayScene highwayScene(const Match& match, hex::Facing facing = {});
/// The same at that cursor of the match's timeline.
[[nodiscard]] HighwayScene highwayScene(const Match& match, hex::Facing facing, std::size_t cursor);
/// A journey as a trail, on cells as they lie.
[[nodiscard]] HighwayTrail highwayTrail(const highway::JourneyReport& journey, int colour,
                                        const hex::Grid& grid);

}  // namespace byways::app
