// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>

#include <span>

#include "app/settings/board_facing.h"

namespace byways::app {

/// How much a board helps whoever plays on it: nothing, the legal places, or also why a place is refused.
enum class Highlights { None, Legal, Explain };

/// How boards are drawn, on the table, in thumbnails, in files and on paper. A Look carries it to all who
/// paint.
struct PictureOptions {
  bool dark = false;        ///< the theme
  bool patterns = false;    ///< colours that colour-blind people can tell apart, with patterns on every piece
  bool coordinates = true;  ///< letters and numbers around the board and in its cells
  bool tints = true;        ///< pathways and lines in the colours of their owners, in games that have such
  Highlights highlights = Highlights::Explain;  ///< on a board to play on

  /// How the boards of games lie, by the game's id; those left out lie as usual.
  QMap<QString, BoardFacing> facings{};

  /// How many times as large as drawn the names of places are: on the table they follow the size of texts.
  double letters = 1;

  /// The same with one of them off.
  [[nodiscard]] PictureOptions without(bool PictureOptions::*option) const {
    PictureOptions rest = *this;
    rest.*option = false;
    return rest;
  }
  bool operator==(const PictureOptions&) const = default;
};

/// One of PictureOptions that people switch on and off: in the preferences, in the menu, for prints and
/// exports. Every entry of pictureSwitches() is stored and offered everywhere.
class PictureSwitch {
 public:
  struct Texts {
    const char* name;     ///< in the preferences
    const char* help;     ///< below it
    const char* menu;     ///< null for a switch that isn't in the View menu
    const char* inFiles;  ///< in the dialogs that print and export
  };

  constexpr PictureSwitch(const char* key, bool PictureOptions::*switched, const Texts& texts)
      : option(switched), key_(key), texts_(texts) {}

  bool PictureOptions::*option;

  /// Where it is kept in the settings; part of the names of its widgets.
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

/// All of them, in the order in which they are offered.
[[nodiscard]] std::span<const PictureSwitch> pictureSwitches();

}  // namespace byways::app
