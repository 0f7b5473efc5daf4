// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arrange/arrange_history.h"

#include <utility>

namespace byways::app {

ArrangeHistory::ArrangeHistory(Arrangement start, QObject* parent) : QObject(parent) {
  all_.push_back(std::move(start));
}

void ArrangeHistory::edit(const std::function<void(Arrangement&)>& change, const QString& kind) {
  Arrangement next = now();
  change(next);
  if (next == now()) {
    return;
  }
  // If kind_ isn't empty, the last change was an edit, so there is nothing to redo.
  const bool goesOn = !kind.isEmpty() && kind == kind_;
  if (goesOn) {
    all_[cursor_] = std::move(next);
  } else {
    all_.resize(cursor_ + 1);
    all_.push_back(std::move(next));
    ++cursor_;
  }
  kind_ = kind;
  Q_EMIT changed();
}

void ArrangeHistory::undo() {
  if (canUndo()) {
    --cursor_;
    kind_.clear();
    Q_EMIT changed();
  }
}

void ArrangeHistory::redo() {
  if (canRedo()) {
    ++cursor_;
    kind_.clear();
    Q_EMIT changed();
  }
}

}  // namespace byways::app
