// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

#include <memory>
#include <vector>

namespace byways::app {

/// Lays out cards in as many columns as fit. All cards have the same width, and those of a row the same
/// height.
class CardGrid : public QLayout {
  Q_OBJECT

 public:
  /// No card becomes narrower than `narrowest` pixels, unless the whole grid is.
  CardGrid(int narrowest, int gap);
  ~CardGrid() override;

  /// Changes the least width of a card, for when the text size has changed.
  void setNarrowest(int narrowest);
  /// Spreads the cards evenly over the rows, so that no card stands alone below a full row.
  void setBalanced() { isBalanced_ = true; }

  void addItem(QLayoutItem* item) override;
  [[nodiscard]] int count() const override { return static_cast<int>(items_.size()); }
  [[nodiscard]] QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;

  [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSize() const override;
  void setGeometry(const QRect& area) override;

 private:
  [[nodiscard]] int columnsIn(int width) const;
  // Places the cards, or only measures them; returns the total height.
  int arrange(const QRect& area, bool place) const;

  int narrowest_;
  bool isBalanced_ = false;
  std::vector<std::unique_ptr<QLayoutItem>> items_;
};

}  // namespace byways::app
