// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPlainTextEdit>

#include "app/match/match.h"

class QLabel;
class QPushButton;

namespace byways::app {

/// Edits the comment on a turn. The text is kept however the dialog is closed, except by *Discard*. Text that
/// is too long for a record is never cut: the dialog stays open until it is shorter.
class CommentDialog : public QDialog {
  Q_OBJECT

 public:
  /// Edits the comment after that many entries of the line on the table; `turn` names the turn. `match` must
  /// outlive this.
  CommentDialog(Match& match, std::size_t entries, const QString& turn, QWidget* parent);

  void accept() override;
  void reject() override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] bool isChanged() const;
  void countCharacters();
  void refusePaste();

  Match& match_;
  std::size_t entries_;
  QPlainTextEdit* text_;
  QLabel* room_;
  QPushButton* discard_;
  int free_ = 0;  // characters still free; negative: how many there are too many
};

}  // namespace byways::app
