// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QList>
#include <QPainterPath>
#include <QPushButton>
#include <QWidget>

namespace byways::app {

class Look;

/// Explains why an action is refused, in a bubble that points to its place, with a link to the rule. It stays
/// until the next action, click or key, and lies inside its parent, away from the place and its proof if
/// possible. Tab moves to the link; Escape only closes the bubble.
class RefusalBubble : public QWidget {
  Q_OBJECT

 public:
  /// Where an answer is given, in the parent's coordinates.
  struct Spot {
    QRect place;              ///< what it is about; null to point at nothing
    QList<QRect> keptInView;  ///< other areas not to be covered
    QList<QRect> open;        ///< places that people may want to click next
    QRect within;             ///< the part of the parent to stay in if possible
  };

  /// Hidden at first. `look` must outlive the bubble.
  explicit RefusalBubble(const Look& look, QWidget* parent);

  /// Shows a sentence there; a new one is also announced. `rule` is the argument of ruleRequested; without
  /// one there is no link.
  void answer(const QString& text, const QString& rule, const Spot& spot);
  /// Empty while the bubble is hidden.
  [[nodiscard]] QString text() const;
  /// The visible part, in the parent's coordinates.
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
