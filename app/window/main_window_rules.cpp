// SPDX-License-Identifier: GPL-3.0-or-later
// The rules: beside the board, and on a page of their own.
#include <QVBoxLayout>

#include <utility>

#include "app/arrange/arrange_page.h"
#include "app/look/tab_order.h"
#include "app/rules/rules_book.h"
#include "app/rules/rules_pane.h"
#include "app/rules/rules_tools.h"
#include "app/table/table_page.h"
#include "app/window/main_window.h"

namespace byways::app {

namespace {

constexpr int kRulesWidth = 360;
constexpr int kNarrowestRules = 240;
const auto kRulesState = QStringLiteral("rules");

}  // namespace

void MainWindow::connectRules() {
  auto* const beside = new QWidget(rulesDock_);
  auto* const column = new QVBoxLayout(beside);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* const tools = new RulesTools(*rulesPane_, true, look_, beside);
  tools->setContentsMargins(8, 8, 8, 8);
  column->addWidget(tools);
  column->addWidget(rulesPane_, 1);
  beside->setMinimumWidth(kNarrowestRules);
  rulesDock_->setObjectName(QStringLiteral("rulesDock"));
  rulesDock_->setWidget(beside);
  rulesDock_->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
  rulesDock_->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
  addDockWidget(Qt::LeftDockWidgetArea, rulesDock_);
  rulesDock_->hide();
  setTabOrderAsLaidOut(beside);
  connect(book_, &RulesBook::playRequested, this, &MainWindow::play);
  connect(book_, &RulesBook::shelfRequested, this, &MainWindow::showShelf);
}

void MainWindow::learn(const GameFace* face) {
  clearTable();
  book_->open(*face);
  pages_->setCurrentWidget(book_);
  rulesDock_->hide();
  book_->setFocus();
  refresh();
}

void MainWindow::showRules(bool visible) {
  rulesDock_->setVisible(visible);
  if (visible) {
    if (!std::exchange(rulesWereShown_, true)) {
      const int last = preferences_.windowState(kRulesState).toInt();
      const int width = qBound(kNarrowestRules, last > 0 ? last : kRulesWidth, this->width() / 2);
      resizeDocks({rulesDock_}, {width}, Qt::Horizontal);
    }
    rulesPane_->setFocus();
  } else if (QWidget* const page = pages_->currentWidget(); page == table_ || page == arranging_) {
    page->setFocus();
  }
}

void MainWindow::showRule(const QString& rule) {
  showRules(true);
  rulesPane_->goToRule(rule);
}

void MainWindow::keepRulesWidth() {
  if (rulesWereShown_) {
    preferences_.setWindowState(kRulesState, QByteArray::number(rulesDock_->width()));
  }
}

}  // namespace byways::app
