// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTimer>

#include "app/board/replay_bar.h"
#include "app/match/match.h"

namespace byways::app {

/// Plays what would have been better on a match of its own, from the cursor at which it begins to the end and
/// back.
class VariationBar : public ReplayBar {
  Q_OBJECT

 public:
  /// `look` must outlive it.
  VariationBar(const Look& look, QWidget* parent);

  /// Shows that match from now on, beginning at its cursor, with these words; null for none. `match` must
  /// live until another one takes its place. It begins by itself unless animations are off; then its end is
  /// shown.
  void setMatch(Match* match, const QString& caption);

  [[nodiscard]] bool isPlaying() const override { return timer_.isActive(); }
  void playOrPause() override;
  void step(int steps) override;
  void replay() override;
  void goOn() override { Q_EMIT closed(); }

 Q_SIGNALS:
  void closed();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void setPlaying(bool on);
  void goForward();
  void tick();
  void refresh() override;

  Match* match_ = nullptr;
  std::size_t start_ = 0;
  QString caption_;
  QTimer timer_;
};

}  // namespace byways::app
