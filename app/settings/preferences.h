// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>

#include "app/settings/picture_options.h"

namespace byways::app {

/// What the user has chosen for all games, stored where the system keeps settings.
///
/// Every setter saves at once and emits `changed` if the value is new.
class Preferences : public QObject {
  Q_OBJECT

 public:
  enum class ThemeChoice { System, Light, Dark };
  /// How fast computers play the turns that they have found.
  enum class Pace { Calm, Quick, AtOnce };
  /// The size of the band over the board that says whose turn it is.
  enum class TurnBand { Off, Small, Large };

  explicit Preferences(QObject* parent = nullptr);

  /// A language code such as "de"; empty to follow the system.
  [[nodiscard]] QString language() const { return language_; }
  void setLanguage(const QString& code);
  [[nodiscard]] ThemeChoice theme() const { return theme_; }
  void setTheme(ThemeChoice theme);
  /// How boards are drawn. The theme in it isn't used: a Look has its own.
  [[nodiscard]] const PictureOptions& picture() const { return picture_; }
  void setPictureOption(bool PictureOptions::*option, bool on);
  void setHighlights(Highlights level);
  /// How the board of the rule set `game` (its id) lies.
  [[nodiscard]] BoardFacing facing(const QString& game) const { return picture_.facings.value(game); }
  void setFacing(const QString& game, const BoardFacing& facing);
  [[nodiscard]] bool animations() const { return animations_; }
  void setAnimations(bool on);
  /// Whether the list of turns is in notation rather than in words.
  [[nodiscard]] bool notation() const { return notation_; }
  void setNotation(bool on);
  /// The size of texts in per cent of the system's size: one of textSizes().
  [[nodiscard]] int textSize() const { return textSize_; }
  void setTextSize(int percent);
  [[nodiscard]] static QList<int> textSizes() { return {100, 115, 130, 150}; }
  /// Whether everybody's chance and good turns are shown beside the board.
  [[nodiscard]] bool advice() const { return advice_; }
  void setAdvice(bool on);
  [[nodiscard]] Pace pace() const { return pace_; }
  void setPace(Pace pace);
  [[nodiscard]] TurnBand turnBand() const { return turnBand_; }
  void setTurnBand(TurnBand size);
  /// Whether a running clock stops while the window is inactive.
  [[nodiscard]] bool clockPauses() const { return clockPauses_; }
  /// Whether the shelf shows the daily exercise.
  [[nodiscard]] bool showsDay() const { return showsDay_; }
  void setClockPauses(bool on);
  void setShowsDay(bool on);

  /// The names last used at the table, in seat order, for the next new game; names may be empty.
  [[nodiscard]] QStringList playerNames() const;
  void setPlayerNames(const QStringList& names);
  /// The last ten files opened or saved, the latest first; files that no longer exist are left out.
  [[nodiscard]] QStringList recentFiles() const;
  void addRecentFile(const QString& path);
  void clearRecentFiles();

  /// What was last chosen in a dialog, by key; `fallback` if nothing was chosen yet.
  [[nodiscard]] QVariant choice(const QString& key, const QVariant& fallback) const;
  void setChoice(const QString& key, const QVariant& value);

  /// Small values that windows store, such as geometry and the state of docks.
  [[nodiscard]] QByteArray windowState(const QString& key) const;
  void setWindowState(const QString& key, const QByteArray& state);

 Q_SIGNALS:
  /// Something other than names, recent files, choices in dialogs or window states has changed.
  void changed();
  void recentFilesChanged();

 private:
  template <class T>
  void set(T& member, T value, const QString& key);

  QSettings settings_;
  QString language_;
  ThemeChoice theme_ = ThemeChoice::System;
  PictureOptions picture_;
  Pace pace_ = Pace::Calm;
  TurnBand turnBand_ = TurnBand::Small;
  bool animations_ = true;
  bool notation_ = false;
  bool advice_ = false;
  bool clockPauses_ = true;
  bool showsDay_ = true;
  int textSize_ = 100;
};

}  // namespace byways::app
