// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>

#include <span>

#include "app/settings/board_facing.h"

namespace byways::app {

/// How much a board helps the player: not at all, by marking legal places, or also by explaining why a place
/// is refused.
enum class Highlights { None, Legal, Explain };

/// How boards are drawn: on the table, in thumbnails, in files and on paper. Painters get the options from a
/// Look.
struct PictureOptions {
  bool dark = false;        ///< the dark theme rather than the light one
  bool patterns = false;    ///< colours that colour-blind people can tell apart, with patterns on every piece
  bool coordinates = true;  ///< letters and numbers around the board and in its cells
  bool tints = true;        ///< pathways and lines in the colours of their owners, in games that have any
  Highlights highlights = Highlights::Explain;  ///< only on boards to play on

  /// How boards lie, by the id of the rule set; boards that aren't in the map lie as usual.
  QMap<QString, BoardFacing> facings{};

  /// The scale of the names of places; 1 is the usual size. On the table it follows the size of texts.
  double letters = 1;

  /// A copy with one option switched off.
  [[nodiscard]] PictureOptions without(bool PictureOptions::*option) const {
    PictureOptions rest = *this;
    rest.*option = false;
    return rest;
  }
  bool operator==(const PictureOptions&) const = default;
};

/// One of the PictureOptions that people switch on and off in the preferences, in the menu, and for prints
/// and exports. It is enough to add a switch to pictureSwitches(): every entry is stored, and offered in all
/// these places.
class PictureSwitch {
 public:
  struct Texts {
    const char* name;     ///< label in the preferences
    const char* help;     ///< explanation below the label
    const char* menu;     ///< text in the View menu; null for a switch that isn't there
    const char* inFiles;  ///< label in the dialogs that print and export
  };

  constexpr PictureSwitch(const char* key, bool PictureOptions::*switched, const Texts& texts)
      : option(switched), key_(key), texts_(texts) {}

  bool PictureOptions::*option;

  /// The key in the settings; also part of the object names of the switch's widgets.
  [[nodiscard]] QString key() const { return QString::fromLatin1(key_); }
  [[nodiscard]] bool isInMenu() const { return texts_.menu != nullptr; }
  // The name in the current language.
  [[nodiscard]] QString name() const { return translated(texts_.name); }
  [[nodiscard]] QString help() const { return translated(texts_.help); }
  [[nodiscard]] QString menuText() const { return translated(texts_.menu); }
  [[nodiscard]] QString textInFiles() const { return translated(texts_.inFiles); }

 private:
  [[nodiscard]] static QString translated(const char* text);

  const char* key_;
  Texts texts_;
};

/// All switches, in the order in which they are offered.
[[nodiscard]] std::span<const PictureSwitch> pictureSwitches();

}  // namespace byways::app
