// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

#include "app/games/game_face.h"

class QPushButton;

namespace byways::app {

class Banner;

/// The banner over a board that isn't where the game is: which turn is on it, and the way back to the end.
/// When somebody has played on from there, it says where what came after is kept.
class LookBack : public QObject {
  Q_OBJECT

 public:
  /// The banner belongs to `parent`. All references must outlive this.
  LookBack(Match& match, const Look& look, QWidget* parent);

  [[nodiscard]] Banner* banner() const { return banner_; }
  /// To be called when match or language have changed.
  void refresh();

 private:
  /// A line that was left behind so many entries.
  struct Left {
    std::size_t entries = 0;
    int turn = 0;   ///< number of the turn behind which it branches off; 0 for the start
    int turns = 0;  ///< that it goes on for
  };

  void noteLeft(std::size_t entries);
  void goBack();
  [[nodiscard]] bool isLookingBack() const;
  [[nodiscard]] QString lookingText() const;

  Match& match_;
  Banner* banner_;
  QPushButton* back_;
  std::optional<Left> left_;
};

}  // namespace byways::app
