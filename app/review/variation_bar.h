// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/board/replay_bar.h"
#include "app/match/match.h"

namespace byways::app {

/// A bar that plays a better line on a separate match: from the cursor that the match has in setMatch to the
/// end of the line, and back.
class VariationBar : public ReplayBar {
  Q_OBJECT

 public:
  /// `look` must outlive the bar.
  VariationBar(const Look& look, QWidget* parent);

  /// Shows a match from now on, with a caption; null for none. `match` must live until another match or null
  /// replaces it. The line plays by itself from the match's cursor; if animations are off, the bar shows the
  /// end of the line.
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
