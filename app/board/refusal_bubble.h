// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QList>
#include <QPainterPath>
#include <QPushButton>
#include <QWidget>

namespace byways::app {

class Look;

/// Says why something is not possible where it was tried: a bubble that points to the place, with a link to
/// the rule. It stays until the next act, a click elsewhere or a key, and lies inside its parent, beside the
/// place and what proves it as far as there is room. Tab leads to the link, Escape closes the bubble and does
/// nothing else.
class RefusalBubble : public QWidget {
  Q_OBJECT

 public:
  /// Where an answer is given, in the parent's coordinates.
  struct Spot {
    QRect place;              ///< what it is about; null where it points to nothing
    QList<QRect> keptInView;  ///< what should not be covered besides
    QList<QRect> open;        ///< where people may want to click next
    QRect within;             ///< the part of the parent to lie in if there is room
  };

  /// Hidden at first. `look` must outlive the bubble.
  explicit RefusalBubble(const Look& look, QWidget* parent);

  /// Shows a sentence there; a new one is also said aloud. `rule` is what ruleRequested tells; without one
  /// there is no link.
  void answer(const QString& text, const QString& rule, const Spot& spot);
  /// Empty while the bubble is hidden.
  [[nodiscard]] QString text() const;
  /// The part that is seen, in the parent's coordinates.
  [[nodiscard]] QRect seen() const { return body_->geometry().translated(pos()); }

 Q_SIGNALS:
  void ruleRequested(const QString& rule);
  /// Something else is being done: the answer is to be forgotten.
  void dismissed();
  /// The parent has another size, so that the spot may lie elsewhere.
  void spotMoved();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  enum class Side { Above, Below, Before, After };

  void fitText();
  void moveTo(const Spot& spot);
  [[nodiscard]] QRect besides(const Spot& spot, Side side, double shift) const;
  [[nodiscard]] bool endsAnswer(const QObject* watched, const QEvent* event) const;
  [[nodiscard]] bool isOurs(const QObject* watched) const;
  void refreshTexts();

  const Look& look_;
  QWidget* body_;
  QLabel* icon_;
  QLabel* text_;
  QPushButton* link_;
  QString rule_;
  QPainterPath shape_;  // in the bubble's own coordinates
};

}  // namespace byways::app
