// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

#include "engine/core/arrangement.h"

namespace byways::app {

/// A position that is being set up, with undo and redo.
class ArrangeHistory : public QObject {
  Q_OBJECT

 public:
  explicit ArrangeHistory(Arrangement start, QObject* parent = nullptr);

  [[nodiscard]] const Arrangement& now() const { return all_[cursor_]; }

  /// Changes the position. Successive changes of the same `kind` are undone together, unless `kind` is empty.
  /// A change without effect is ignored.
  void edit(const std::function<void(Arrangement&)>& change, const QString& kind = {});

  [[nodiscard]] bool canUndo() const { return cursor_ > 0; }
  [[nodiscard]] bool canRedo() const { return cursor_ + 1 < all_.size(); }
  /// Undo and redo; each does nothing if there is nothing to undo or redo. @{
  void undo();
  void redo();
  ///@}

 Q_SIGNALS:
  void changed();

 private:
  std::vector<Arrangement> all_;  // never empty
  std::size_t cursor_ = 0;
  QString kind_;  // kind of the last change; empty after undo or redo
};

}  // namespace byways::app
