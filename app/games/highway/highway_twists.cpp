// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway_texts.h"

#include <QCoreApplication>

namespace byways::app {

namespace {

using highway::Twist;

/// The context of these texts for translators.
class HighwayTwists {
  Q_DECLARE_TR_FUNCTIONS(HighwayTwists)
};

}  // namespace

QString highwayTwistName(Twist twist) {
  switch (twist) {
    case Twist::CenterControl:
      return HighwayTwists::tr("Center Control");
    case Twist::LineOfSight:
      return HighwayTwists::tr("Line of Sight");
    case Twist::ReverseTheWorld:
      return HighwayTwists::tr("Reverse the World");
    case Twist::HighwayRobbery:
      return HighwayTwists::tr("Highway Robbery");
    case Twist::RubberWalls:
      return HighwayTwists::tr("Rubber Walls");
    case Twist::Theme:
      break;
  }
  return HighwayTwists::tr("No twist");
}

QString highwayTwistText(Twist twist) {
  switch (twist) {
    case Twist::CenterControl:
      return HighwayTwists::tr(
          "The seven cells in the middle give two points each, those on the edge of the board none.");
    case Twist::LineOfSight:
      return HighwayTwists::tr(
          "You control the straight lines that you can see, as far as the next player, instead of the cells "
          "around you.");
    case Twist::ReverseTheWorld:
      return HighwayTwists::tr("Every sign on the board has been turned over: left is right, right is left.");
    case Twist::HighwayRobbery:
      return HighwayTwists::tr(
          "Hide up to two robbers: whoever moves onto one pays you two points. You also control every cell "
          "that is closer to you than to anybody else.");
    case Twist::RubberWalls:
      return HighwayTwists::tr(
          "The edge of the board throws you back. Only straight into a corner does the journey end there.");
    case Twist::Theme:
      break;
  }
  return HighwayTwists::tr("One point for every cell that you move onto.");
}

QString highwayRoundTitle(int round) {
  return HighwayTwists::tr("Round %1: %2", "number, name of the twist")
      .arg(round)
      .arg(highwayTwistName(highway::twist_of(round)));
}

}  // namespace byways::app
