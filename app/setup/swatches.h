// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QButtonGroup>
#include <QWidget>

namespace byways::app {

class Look;

/// The seat colours as a row of discs, one of which is chosen. The discs are named "swatch0", "swatch1", …
class Swatches : public QWidget {
  Q_OBJECT

 public:
  explicit Swatches(const Look& look, QWidget* parent = nullptr);

  [[nodiscard]] int current() const { return group_.checkedId(); }
  void setCurrent(int colour);
  /// Sets whose colour this is, for screen readers.
  void setOwner(const QString& owner);

 Q_SIGNALS:
  /// Emitted when people choose, not by setCurrent.
  void chosen(int colour);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  QString owner_;
  QButtonGroup group_;
};

}  // namespace byways::app
