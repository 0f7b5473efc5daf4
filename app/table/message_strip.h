// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QWidget>

namespace byways::app {

class Look;

/// The line under the board: why something is not possible, or what is under the hand. Its height never
/// changes, so the board doesn't jump.
class MessageStrip : public QWidget {
  Q_OBJECT

 public:
  explicit MessageStrip(const Look& look, QWidget* parent = nullptr);

  /// What is under the hand, in a quiet tone; may be empty.
  void showNote(const QString& text);
  /// A refusal with the number of its rule; also said aloud.
  void showRefusal(const QString& text, const QString& rule);

  [[nodiscard]] QString text() const { return text_->text(); }

 private:
  void refreshIcon();

  const Look& look_;
  QLabel* icon_;
  QLabel* text_;
  QLabel* rule_;
  QString iconName_;
};

}  // namespace byways::app
