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
  QColor line;        ///< separators
  QColor text;        ///< contrast 4.5:1 on window, panel and raised
  QColor quietText;   ///< less important; contrast 4.5:1, too
  QColor accent;      ///< the primary button; focus
  QColor accentText;  ///< on accent
  QColor good;        ///< legal places
  QColor warning;     ///< refusals
  bool dark = false;
};

/// The current appearance: follows Preferences and the system, and signals changes.
///
/// The application's style sheet supports these properties, which have to be set before a widget is first
/// shown: QPushButton `primary`, `quiet`, `danger`, `compact` (true); any frame `card` (true); QLabel `role`
/// ("display", "title", "heading", "strong", "quiet", "small", "warning").
class Look : public QObject {
  Q_OBJECT

 public:
  static constexpr int kSeatColours = kMostSeats;

  explicit Look(Preferences& preferences, QObject* parent = nullptr);

  /// A look for pictures, which never changes and has no animations. Unlike the program's look, it can be
  /// made and used on any thread, except for its icons.
  [[nodiscard]] static std::unique_ptr<const Look> still(const PictureOptions& picture);

  [[nodiscard]] const Colours& colours() const { return colours_; }
  [[nodiscard]] bool isDark() const { return colours_.dark; }
  /// How boards are drawn with this look.
  [[nodiscard]] const PictureOptions& picture() const { return picture_; }
  /// Whether pieces and other things move visibly; if not, they jump into place.
  [[nodiscard]] bool animations() const;

  /// Whether the last input came from the keyboard rather than from mouse or touch. Only then is the focus
  /// shown. If the focused widget disappears, Qt moves the focus on as Tab would.
  [[nodiscard]] bool keysAreInUse() const { return keysAreInUse_; }

  /// Whether buttons are large enough for fingers now. They are if the last press came from touch rather than
  /// from the mouse.
  [[nodiscard]] bool fingersAreInUse() const { return fitsFingers_; }
  /// The size in pixels of something to press whose usual size is `usual`.
  [[nodiscard]] int pressable(int usual) const { return fitsFingers_ && usual < kFinger ? kFinger : usual; }
  /// The smallest size in pixels that a finger hits reliably.
  static constexpr int kFinger = 44;

  /// The colour of a piece. Colours repeat from kSeatColours on.
  [[nodiscard]] QColor seatColour(int index) const;
  /// The colour's name for people: "violet".
  [[nodiscard]] static QString seatColourName(int index);

  /// The icon `name` of resources/icons. It follows the theme. On a primary button pass &Colours::accentText.
  [[nodiscard]] QIcon icon(const QString& name, QColor Colours::*colour = &Colours::text) const;

  /// Overrides the theme of the preferences, for pictures made on the command line.
  void forceTheme(Preferences::ThemeChoice theme);

 Q_SIGNALS:
  void changed();
  /// Texts or buttons are about to get another size. Whoever needs to know what is in view has to look now:
  /// afterwards widgets hear of the change in random order, and some lay out their page at once.
  void sizesAboutToChange();

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

  Preferences* preferences_ = nullptr;  // null in a look for pictures
  Preferences::ThemeChoice forced_ = Preferences::ThemeChoice::System;
  bool systemIsDark_ = false;
  bool systemReducesMotion_ = false;
  bool applying_ = false;  // whether the change of palette under way is our own
  QTimer ownChange_;       // runs until the windows have received our palette
  bool applied_ = false;
  QFont font_;        // the system's font
  int textSize_ = 0;  // Preferences::textSize when it was last applied; 0 before that
  bool keysAreInUse_ = false;
  bool fingersAreInUse_ = false;
  bool fitsFingers_ = false;  // whether the style sheet's sizes fit fingers
  PictureOptions picture_;
  bool animations_ = false;
  Colours colours_;
};

}  // namespace byways::app
