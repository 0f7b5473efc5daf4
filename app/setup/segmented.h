// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QButtonGroup>
#include <QStringList>
#include <QWidget>

namespace byways::app {

/// A row of joined buttons, exactly one of which is down: a choice between a few short words or numbers.
class Segmented : public QWidget {
  Q_OBJECT

 public:
  explicit Segmented(QWidget* parent = nullptr);

  /// Sets new texts; the choice stays if there are as many texts as before. The buttons are named "segment0",
  /// "segment1", …
  void setTexts(const QStringList& texts);
  [[nodiscard]] int current() const { return group_.checkedId(); }
  void setCurrent(int index);

  /// How wide a row of buttons with these texts would be, in pixels.
  [[nodiscard]] static int widthOf(const QStringList& texts, const QFontMetrics& metrics);

 Q_SIGNALS:
  /// Emitted when people choose, not by setCurrent.
  void chosen(int index);

 private:
  void roundCorners();

  QButtonGroup group_;
};

}  // namespace byways::app
