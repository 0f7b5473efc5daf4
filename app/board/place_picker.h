// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

namespace byways::app {

class BoardView;

/// While this object exists, acting on a place of the board (by mouse, keys or screen reader) picks the place
/// instead of playing there.
class PlacePicker : public QObject {
  Q_OBJECT

 public:
  explicit PlacePicker(BoardView& board, QObject* parent = nullptr);
  ~PlacePicker() override;

 Q_SIGNALS:
  void picked(const QString& place);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QPointer<BoardView> board_;
  QString pressed_;
};

}  // namespace byways::app
