// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/table/banner.h"

namespace byways::app {

/// Offers an action after something has happened, such as putting back a removed game. The offer stays until
/// it is taken, closed or replaced; there is no timeout.
class OfferBar : public Banner {
  Q_OBJECT

 public:
  explicit OfferBar(const Look& look, QWidget* parent = nullptr);

  /// Shows a sentence and a button that calls `act`. If `more` is set, a second button with the label
  /// `moreLabel` calls `more`.
  void offer(const QString& text, const QString& label, std::function<void()> act,
             const QString& moreLabel = {}, std::function<void()> more = {});
  /// Does what is offered, as pressing the first button would. Does nothing if nothing is offered.
  void take();

 Q_SIGNALS:
  /// Something is offered now, or nothing is offered any more.
  void changed();

 protected:
  void changeEvent(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void run(const std::function<void()>& act);

  QPushButton* act_;
  QPushButton* more_;
  QPushButton* close_;
  std::function<void()> toDo_;
  std::function<void()> moreToDo_;
};

}  // namespace byways::app
