// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/pass/pass_scene.h"

namespace byways::app {

QString passColourWord(int colour) {
  if (colour < 0 || colour >= overpass::kColours) {
    return QStringLiteral("plain");
  }
  const std::string_view name = overpass::name_of(colour);
  return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

int passColourOf(const QString& word) {
  return overpass::colour_named(word.toStdString()).value_or(kPlainPiece);
}

}  // namespace byways::app
