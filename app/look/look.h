// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QObject>
#include <QPalette>
#include <QString>
#include <QTimer>

#include <memory>

#include "app/settings/preferences.h"
#include "engine/core/seat.h"

namespace byways::app {

/// The colours of the program in one theme.
struct Colours {
  QColor window;      ///< behind everything
  QColor panel;       ///< cards and side panels on the window
  QColor raised;      ///< buttons, fields
  QColor line;        ///< hairlines between parts
  QColor text;        ///< 4.5:1 at least on window, panel and raised
  QColor quietText;   ///< less important, 4.5:1 too
  QColor accent;      ///< the one button that goes on; focus
  QColor accentText;  ///< on accent
  QColor good;        ///< legal places
  QColor warning;     ///< refusals
  bool dark = false;
};

/// How everything looks now: follows Preferences and the system, and tells when it changes.
///
/// The application's style sheet knows these properties, to be set before a widget is first shown:
/// QPushButton `primary`, `quiet`, `danger`, `compact` (true); any frame `card` (true); QLabel `role`
/// ("display", "title", "heading", "strong", "quiet", "small", "warning").
class Look : public QObject {
  Q_OBJECT

 public:
  static constexpr int kSeatColours = kMostSeats;

  explicit Look(Preferences& preferences, QObject* parent = nullptr);

  /// A look for pictures: it never changes, and no part of the window uses it. Unlike the program's own it
  /// may be made and used in any thread, except for its icons. It has no animations.
  [[nodiscard]] static std::unique_ptr<const Look> still(const PictureOptions& picture);

  [[nodiscard]] const Colours& colours() const { return colours_; }
  [[nodiscard]] bool isDark() const { return colours_.dark; }
  /// How boards are drawn with this look.
  [[nodiscard]] const PictureOptions& picture() const { return picture_; }
  /// Whether things move; otherwise they jump to their places.
  [[nodiscard]] bool animations() const;

  /// Whether people used a key last, and no mouse or finger: only then focus is shown. When the widget that
  /// has it goes away, Qt moves the focus as Tab does.
  [[nodiscard]] bool keysAreInUse() const { return keysAreInUse_; }

  /// Whether a finger was used last, and no mouse: then what is to be pressed is large enough for one.
  [[nodiscard]] bool fingersAreInUse() const { return fitsFingers_; }
  /// The side of something to press that is usually that long, in pixels.
  [[nodiscard]] int pressable(int usual) const { return fitsFingers_ && usual < kFinger ? kFinger : usual; }
  /// What is smaller, in pixels, or nearer to another thing, is hard to hit with a finger.
  static constexpr int kFinger = 44;

  /// The colour of a piece. `index` from 0 to kSeatColours - 1; beyond that they repeat.
  [[nodiscard]] QColor seatColour(int index) const;
  /// The colour's name for people: "violet".
  [[nodiscard]] static QString seatColourName(int index);

  /// The icon of that name in resources/icons; it follows the theme by itself. On a primary button `colour`
  /// has to be &Colours::accentText.
  [[nodiscard]] QIcon icon(const QString& name, QColor Colours::*colour = &Colours::text) const;

  /// Sets a theme whatever the preferences say, for pictures made on the command line.
  void forceTheme(Preferences::ThemeChoice theme);

 Q_SIGNALS:
  void changed();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  explicit Look(const PictureOptions& picture);

  void update();
  void applyFont();
  static void repaintWindows();
  static void forgetStaleHover();
  [[nodiscard]] bool wantsDark() const;
  [[nodiscard]] static QPalette paletteOf(const Colours& colours);
  [[nodiscard]] static QString styleSheetOf(const Colours& colours, bool forFingers);
  void noteFingers(bool areInUse);
  void fitFingers();
  void measureSystem();
  void expectOwnChange();

  Preferences* preferences_ = nullptr;  // null in one for pictures
  Preferences::ThemeChoice forced_ = Preferences::ThemeChoice::System;
  bool systemIsDark_ = false;
  bool systemIsStill_ = false;  // asks for less motion
  bool applying_ = false;       // the palette that is changing is our own
  QTimer ownChange_;            // runs until the windows have heard of it
  bool applied_ = false;
  QFont font_;        // as the system has it
  int textSize_ = 0;  // of Preferences, when it was applied; 0 before
  bool keysAreInUse_ = false;
  bool fingersAreInUse_ = false;
  bool fitsFingers_ = false;  // the style sheet
  PictureOptions picture_;
  bool animations_ = false;
  Colours colours_;
};

}  // namespace byways::app
