// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <QWidget>

#include <optional>

namespace byways::app {

class Look;

/// The two pens in the board's corner: one for paths, one for walls. The one in hand is pressed in; neither
/// is until somebody has taken one.
class BypassTools : public QWidget {
  Q_OBJECT

 public:
  BypassTools(const Look& look, QWidget* parent);

  /// Which pen is in hand, in whose ink, and which of them have something to draw. To be called whenever any
  /// of this, the look or the language has changed.
  void refresh(std::optional<bool> isWall, const QColor& ink, bool pathIsDue, bool wallIsDue);

  /// Small tools for a small board.
  void setCompact(bool compact);
  /// One below the other instead of side by side.
  void setUpright(bool upright);

  /// A path or a wall as a small picture in that ink.
  [[nodiscard]] QIcon icon(bool isWall, const QColor& ink) const;

 Q_SIGNALS:
  void chosen(bool wall);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const Look& look_;
  QToolButton* path_;
  QToolButton* wall_;
};

}  // namespace byways::app
