// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QList>
#include <QPainterPath>
#include <QPushButton>
#include <QWidget>

namespace byways::app {

class Look;

/// Explains in a bubble why an action is refused. The bubble points to the place that was acted on, and has a
/// link to the rule. It stays until the next action, click or key. It lies inside its parent and, if
/// possible, covers neither the place nor the places that prove the refusal. Tab moves to the link; Escape
/// closes the bubble and does nothing else.
class RefusalBubble : public QWidget {
  Q_OBJECT

 public:
  /// Where the bubble has to point, in the parent's coordinates.
  struct Spot {
    QRect place;              ///< the place that the answer is about; null to point at nothing
    QList<QRect> keptInView;  ///< areas that the bubble shouldn't cover either
    QList<QRect> open;        ///< places that people may want to click next
    QRect within;             ///< the part of the parent that the bubble should stay in
  };

  /// Hidden at first. `look` must outlive the bubble.
  explicit RefusalBubble(const Look& look, QWidget* parent);

  /// Shows the sentence `text` at `spot`, and announces it unless the bubble shows it already. `rule` is the
  /// argument of ruleRequested; if it is empty, there is no link.
  void answer(const QString& text, const QString& rule, const Spot& spot);
  /// The sentence; empty while the bubble is hidden.
  [[nodiscard]] QString text() const;
  /// The visible part of the bubble without its tip, in the parent's coordinates.
  [[nodiscard]] QRect seen() const { return body_->geometry().translated(pos()); }

 Q_SIGNALS:
  void ruleRequested(const QString& rule);
  /// Something else is being done, so the answer is to be removed.
  void dismissed();
  /// The parent has been resized, so the spot may have moved.
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
  [[nodiscard]] QPainterPath tipTo(const QRectF& place) const;
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
