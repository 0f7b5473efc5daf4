// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace byways::app {

class Look;

/// A line across a page that stays as long as its message applies. It has an icon, a sentence, and buttons,
/// and is hidden at first.
class Banner : public QFrame {
  Q_OBJECT

 public:
  /// The kind of message, which decides the colours.
  enum class Tone { Calm, Warning };

  /// `icon` is the name of an icon in resources/icons. `look` must outlive the banner.
  Banner(Tone tone, QString icon, const Look& look, QWidget* parent = nullptr);

  /// Adds a button at the end of the line; the caller sets its text and connects it. The banner owns it.
  [[nodiscard]] QPushButton* addButton();
  /// Shows a sentence, and announces it if it is new.
  void showText(const QString& text);
  /// Shows a passing remark below the sentence; an empty text removes the remark.
  void showNote(const QString& note);
  /// If the banner would be higher than `height` pixels, cuts the remark to one line or drops it. Returns the
  /// height that the banner then needs; it is more than `height` if the sentence alone is too long.
  int fitInto(int width, int height);
  /// The sentence; empty while the banner is hidden.
  [[nodiscard]] QString text() const;

 private:
  void refreshIcon();
  [[nodiscard]] int heightFor(int width);

  const Look& look_;
  QString iconName_;
  QLabel* icon_;
  QLabel* text_;
  QLabel* note_;
  QString wholeNote_;
  QHBoxLayout* row_;
  QVBoxLayout* words_;
};

}  // namespace byways::app
