// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPlainTextEdit>

#include "app/match/match.h"

class QLabel;
class QPushButton;

namespace byways::app {

/// Edits the comment on a turn. Unless it is closed by *Discard*, the dialog keeps the text, however it is
/// closed. Text that is too long for a record is never cut: the dialog stays open until the text is shorter.
class CommentDialog : public QDialog {
  Q_OBJECT

 public:
  /// Edits the comment after the first `entries` entries of the line on the table. `turn` is the name of the
  /// turn. `match` must outlive the dialog.
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
  int free_ = 0;  // how many more characters the comment may have; negative if it has too many
};

}  // namespace byways::app
