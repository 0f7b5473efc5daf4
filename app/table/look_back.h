// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

#include "app/games/game_face.h"

class QPushButton;

namespace byways::app {

class Banner;
class MessageStrip;

/// The banner below a board that shows an earlier position: it says which turn led to this position, and has
/// a button that goes back to the end of the line. If somebody plays on from there, the banner says where the
/// old line is kept. It covers the message line, so that the board doesn't move.
class LookBack : public QObject {
  Q_OBJECT

 public:
  /// The banner becomes a child of `parent` and lies over `strip`, which is a child of `parent`, too. All
  /// references must outlive this object.
  LookBack(Match& match, const Look& look, MessageStrip& strip, QWidget* parent);

  [[nodiscard]] Banner* banner() const { return banner_; }
  /// Shows a passing remark in the banner, as far as there is room for it.
  void showNote(const QString& note);
  /// To be called when match or language has changed.
  void refresh();
  /// Goes back to the end of the line, as the button does. Returns false if nobody is looking back.
  bool leave();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// A line that was abandoned because somebody played on from an earlier turn.
  struct AbandonedLine {
    std::size_t entries = 0;  ///< number of entries before its branch
    int turn = 0;             ///< number of the turn after which it branches off; 0 for the start
    int turns = 0;            ///< number of its turns after the branch
  };

  void noteAbandoned(std::size_t entries);
  void goBack();
  void place();
  [[nodiscard]] bool isLookingBack() const;
  [[nodiscard]] QString lookingText() const;

  Match& match_;
  MessageStrip& strip_;
  Banner* banner_;
  QPushButton* back_;
  std::optional<AbandonedLine> abandoned_;
};

}  // namespace byways::app
