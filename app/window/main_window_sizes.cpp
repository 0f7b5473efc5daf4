// SPDX-License-Identifier: GPL-3.0-or-later
// What gives way where the window is small.
#include <QResizeEvent>

#include "app/table/table_page.h"
#include "app/window/main_window.h"

namespace byways::app {

namespace {

// Below this width the rules take the place of the panel beside the board, which would be a stamp otherwise.
constexpr int kRoomForBoth = 1080;

}  // namespace

void MainWindow::placeRules() {
  const bool isNarrow = width() < kRoomForBoth;
  if (rulesAreNarrow_ != isNarrow) {
    rulesAreNarrow_ = isNarrow;
    const bool wasShown = !rulesDock_->isHidden();
    addDockWidget(isNarrow ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea, rulesDock_);
    rulesDock_->setVisible(wasShown);
  }
  auto* const panel = table_ != nullptr ? table_->findChild<QWidget*>(QStringLiteral("sidePanel")) : nullptr;
  if (panel != nullptr) {
    panel->setVisible(!isNarrow || rulesDock_->isHidden());
  }
  backToGame_->setVisible(isNarrow && panel != nullptr);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  placeRules();
}

}  // namespace byways::app
