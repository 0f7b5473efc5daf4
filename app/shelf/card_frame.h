// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace byways::app {

/// The base of all cards of the shelf: background, shadow, focus ring, a click or Enter for the main action,
/// and arrow keys to the next card.
class CardFrame : public QFrame {
  Q_OBJECT

 public:
  static constexpr int kShadow = 6;   ///< the room around the card that its shadow takes
  static constexpr int kRadius = 16;  ///< of its corners

  explicit CardFrame(QWidget* parent = nullptr);

  /// Whether a click or Enter does something. An inactive card can only be looked at.
  void setActive(bool active);
  [[nodiscard]] bool isActive() const { return active_; }

 Q_SIGNALS:
  void activated();
  /// An arrow key wants to go to another card: from the card itself, or up or down from one of its buttons.
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
