// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPushButton>
#include <QWidget>

namespace byways::app {

class Adviser;
struct AdvisedTurn;
class ChanceBar;
class GameFace;
class Look;
class Match;

/// A row below the board: everybody's chance to win, and a button for each good turn, which shows it on the
/// board while it is hovered or focused.
class AdviceBar : public QWidget {
  Q_OBJECT

 public:
  /// All references must outlive the bar.
  AdviceBar(const Adviser& adviser, const Match& match, const GameFace& face, const Look& look,
            QWidget* parent = nullptr);

  /// To be called when the advice, the look or the language has changed.
  void refresh();
  /// The turn of Adviser::turns that mouse or keys point at; -1 if none.
  [[nodiscard]] int pointed() const { return pointed_; }

  /// What distinguishes the turn at `index` from the others: those of its steps that not all turns have. If
  /// all turns have the same steps, what is left of the turn from the first step on which their order
  /// differs.
  [[nodiscard]] static QStringList ownSteps(const QList<AdvisedTurn>& turns, qsizetype index);
  /// A label of a few characters for each of `turns`.
  [[nodiscard]] static QStringList labelsOf(const QList<AdvisedTurn>& turns);

  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void pointedChanged();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refreshChances();
  void updatePointed();
  void fitTurns();

  const Adviser& adviser_;
  const Match& match_;
  const GameFace& face_;
  const Look& look_;
  ChanceBar* chances_;
  QList<QPushButton*> turns_;
  int pointed_ = -1;
};

}  // namespace byways::app
