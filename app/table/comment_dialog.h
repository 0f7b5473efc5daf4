// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPlainTextEdit>

#include "app/match/match.h"

namespace byways::app {

/// Writes a remark on a turn.
class CommentDialog : public QDialog {
  Q_OBJECT

 public:
  /// A remark behind that many entries of the line on the table; `turn` says which turn that is. `match` must
  /// outlive this.
  CommentDialog(Match& match, std::size_t entries, const QString& turn, QWidget* parent);

  void accept() override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  Match& match_;
  std::size_t entries_;
  QPlainTextEdit* text_;
};

}  // namespace byways::app
