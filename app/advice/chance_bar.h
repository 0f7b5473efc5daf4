// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QString>
#include <QWidget>

namespace byways::app {

class Look;

/// A thin bar divided among the players in proportion to their chances.
class ChanceBar : public QWidget {
  Q_OBJECT

 public:
  /// One player's part of the bar.
  struct Part {
    QString name;
    QColor colour;
    double chance = 0;  ///< from 0 to 1
  };

  explicit ChanceBar(const Look& look, QWidget* parent = nullptr);

  /// How reliable the chances are.
  enum class State {
    Known,  ///< final
    Rough,  ///< the search is still running
    Before  ///< the chances belong to an earlier position
  };
  /// Shows parts in the order of seats; an empty list shows an empty bar.
  void showParts(const QList<Part>& parts, State state = State::Known);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintPart(QPainter& painter, const QRectF& area, qsizetype index) const;

  const Look& look_;
  QList<Part> parts_;
  State state_ = State::Known;
};

/// A chance from 0 to 1 as a text, in steps of 5 % except near 0 and 100: "60 %".
[[nodiscard]] QString chanceText(double chance);

}  // namespace byways::app
