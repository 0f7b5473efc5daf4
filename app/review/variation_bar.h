// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/board/replay_bar.h"
#include "app/match/match.h"

namespace byways::app {

/// Plays a better line on a match of its own, from the cursor where it begins to the end and back.
class VariationBar : public ReplayBar {
  Q_OBJECT

 public:
  /// `look` must outlive it.
  VariationBar(const Look& look, QWidget* parent);

  /// Shows that match from now on, with that caption; null for none. `match` must live until another one
  /// replaces it. It is played from its cursor without being asked; if animations are off, its end is shown.
  void setMatch(Match* match, const QString& caption);

  [[nodiscard]] bool isAtEnd() const override { return match_ == nullptr || !match_->timeline().can_redo(); }
  void goOn() override { Q_EMIT closed(); }

 Q_SIGNALS:
  void closed();

 private:
  [[nodiscard]] bool isLoaded() const override { return match_ != nullptr; }
  void goToStart() override { match_->goTo(start_); }
  void goBy(int steps) override;
  void refresh() override;

  Match* match_ = nullptr;
  std::size_t start_ = 0;
  QString caption_;
};

}  // namespace byways::app
