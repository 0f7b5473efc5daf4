// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace byways::app {

/// A line that says what was written and where, with a button that opens it. Screen readers announce the
/// line. Hidden until something was written.
class DoneLine : public QWidget {
  Q_OBJECT

 public:
  explicit DoneLine(QWidget* parent = nullptr);

  /// `path` is the file or folder to open; empty if there is none.
  void tell(const QString& text, const QString& path);

  [[nodiscard]] QString text() const { return text_->text(); }

 private:
  QLabel* text_;
  QPushButton* show_;
  QString path_;
};

/// A path for display, relative to the user's home folder if it lies in it.
[[nodiscard]] QString shortPath(const QString& path);

}  // namespace byways::app
