// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace byways::app {

/// The base class of all cards on the shelf: with background, shadow, focus ring, a main action on click or
/// Enter, and arrow keys that lead to other cards.
class CardFrame : public QFrame {
  Q_OBJECT

 public:
  static constexpr int kShadow = 6;   ///< the width of the shadow around the card
  static constexpr int kRadius = 16;  ///< of the card's corners

  explicit CardFrame(QWidget* parent = nullptr);

  /// Whether a click or Enter does something. An inactive card can only be looked at.
  void setActive(bool active);
  [[nodiscard]] bool isActive() const { return active_; }

 Q_SIGNALS:
  void activated();
  /// Somebody has pressed an arrow key to go to another card: any arrow key on the card itself, or Up or Down
  /// on one of its buttons.
  void walked(Qt::Key arrow);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  bool active_ = false;
};

}  // namespace byways::app
