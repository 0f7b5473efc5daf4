// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/picture_options.h"

#include <QCoreApplication>

#include <array>

namespace byways::app {

std::span<const PictureSwitch> pictureSwitches() {
  static constexpr std::array kSwitches{
      PictureSwitch(
          "coordinates", &PictureOptions::coordinates,
          {QT_TRANSLATE_NOOP("PictureSwitch", "Coordinates"),
           QT_TRANSLATE_NOOP("PictureSwitch", "Letters and numbers around the board and in its cells."),
           QT_TRANSLATE_NOOP("PictureSwitch", "&Coordinates on the board"),
           QT_TRANSLATE_NOOP("PictureSwitch", "Coordinates")}),
      PictureSwitch("patterns", &PictureOptions::patterns,
                    {QT_TRANSLATE_NOOP("PictureSwitch", "Patterns and safe colours"),
                     QT_TRANSLATE_NOOP("PictureSwitch",
                                       "Colours that also differ in brightness, and a clear mark on every "
                                       "piece: for players who can’t tell some colours apart."),
                     nullptr, QT_TRANSLATE_NOOP("PictureSwitch", "Patterns for black and white")}),
      PictureSwitch("tints", &PictureOptions::tints,
                    {QT_TRANSLATE_NOOP("PictureSwitch", "Tints on the board"),
                     QT_TRANSLATE_NOOP("PictureSwitch",
                                       "In TRYPSYLON, tints always show which shore each pathway is joined "
                                       "to and which corners still lack face-up cards."),
                     QT_TRANSLATE_NOOP("PictureSwitch", "&Tints on the board"),
                     QT_TRANSLATE_NOOP("PictureSwitch", "Tints on the board")})};
  return kSwitches;
}

QString PictureSwitch::translated(const char* text) {
  return QCoreApplication::translate("PictureSwitch", text);
}

}  // namespace byways::app
