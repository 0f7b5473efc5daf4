// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QWidget>

namespace byways::app {

class Look;

/// The line under the board: what the pointer is on, what has just been done, or why something is impossible.
/// The height of the strip doesn't depend on the text, so the board doesn't jump.
class MessageStrip : public QWidget {
  Q_OBJECT

 public:
  explicit MessageStrip(const Look& look, QWidget* parent = nullptr);

  /// Shows quietly what the pointer or cursor is on; may be empty.
  void showNote(const QString& text);
  /// Shows what has just been done, and how to undo it.
  void showDone(const QString& text);
  /// Shows a hint, or that one is being searched for.
  void showHint(const QString& text);
  /// Shows a question that people have to answer on the board.
  void showQuestion(const QString& text);
  /// Shows the refusal of something that was tried.
  void showRefusal(const QString& text);

  /// Makes screen readers read the text.
  void sayAloud();
  /// Makes screen readers read `whole`, of which the line may show only a part.
  void sayAloud(const QString& whole);

  /// Makes the strip at least `height` pixels high, as high as something that covers it; 0 restores the usual
  /// height.
  void makeRoom(int height);
  /// The height of two lines, in pixels.
  [[nodiscard]] int usualHeight() const;

  /// Whether all of `text` fits into the strip.
  [[nodiscard]] bool hasRoomFor(const QString& text) const;
  /// The whole text, even while the strip shows only its first words.
  [[nodiscard]] QString text() const { return whole_; }

 Q_SIGNALS:
  /// More or less of a text fits now, so a longer or shorter one may be better.
  void roomChanged();

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void show(const QString& text, const QString& icon, bool isQuiet);
  void fit();
  void refreshIcon();

  const Look& look_;
  QLabel* icon_;
  QLabel* text_;
  QString whole_;
  QString iconName_;
  int wanted_ = 0;
};

}  // namespace byways::app
