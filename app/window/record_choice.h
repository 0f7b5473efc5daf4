// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QListWidget>

#include <vector>

#include "app/library/library.h"

namespace byways::app {

/// Asks which of several games found in a text to open.
class RecordChoice : public QDialog {
  Q_OBJECT

 public:
  /// Precondition: each of `games` has a match.
  explicit RecordChoice(const std::vector<OpenedMatch>& games, QWidget* parent = nullptr);

  /// The index of the chosen game.
  [[nodiscard]] std::size_t chosen() const { return static_cast<std::size_t>(list_->currentRow()); }

 private:
  QListWidget* list_;
};

}  // namespace byways::app
