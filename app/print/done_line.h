// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace byways::app {

/// Says, and announces, what was written and where, with a button that opens it. Hidden until then.
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

/// A path for display, relative to the user's own folder if it is in there.
[[nodiscard]] QString shortPath(const QString& path);

}  // namespace byways::app
