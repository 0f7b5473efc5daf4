// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QWidget>

namespace byways::app {

class Look;

/// The line under the board: what the pointer is on, what has just been done, or why something isn't
/// possible. Its height never changes, so the board doesn't jump.
class MessageStrip : public QWidget {
  Q_OBJECT

 public:
  explicit MessageStrip(const Look& look, QWidget* parent = nullptr);

  /// What the pointer or cursor is on, shown quietly; may be empty.
  void showNote(const QString& text);
  /// What has just been done, and how to take it back.
  void showDone(const QString& text);
  /// A hint, or that one is being searched for.
  void showHint(const QString& text);
  /// Something that people have to answer on the board.
  void showQuestion(const QString& text);
  /// A refusal that answers something that was tried.
  void showRefusal(const QString& text);

  /// Makes screen readers say what is written there.
  void sayAloud();
  /// Makes them say more than there is room for.
  void sayAloud(const QString& whole);

  /// Becomes at least that high, in pixels, for something that lies over it; 0 for its usual height.
  void makeRoom(int height);
  /// In pixels: two lines.
  [[nodiscard]] int usualHeight() const;

  /// Whether the text would be seen as a whole.
  [[nodiscard]] bool hasRoomFor(const QString& text) const;
  [[nodiscard]] QString text() const { return text_->text(); }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void show(const QString& text, const QString& icon, bool isQuiet);
  void refreshIcon();

  const Look& look_;
  QLabel* icon_;
  QLabel* text_;
  QString iconName_;
  int wanted_ = 0;
};

}  // namespace byways::app
