// SPDX-License-Identifier: GPL-3.0-or-later
// The rules: beside the board, and on a page of their own.
#include <QAction>
#include <QApplication>
#include <QResizeEvent>
#include <QShortcut>
#include <QVBoxLayout>

#include <utility>

#include "app/arrange/arrange_page.h"
#include "app/look/look.h"
#include "app/look/tab_order.h"
#include "app/review/review_page.h"
#include "app/rules/rules_book.h"
#include "app/rules/rules_pane.h"
#include "app/rules/rules_tools.h"
#include "app/table/table_page.h"
#include "app/window/main_window.h"

namespace byways::app {

namespace {

constexpr int kRulesWidth = 360;
constexpr int kNarrowestRules = 240;
// Below this width the rules take the place of the panel beside the board, which would be a stamp otherwise.
constexpr int kRoomForBoth = 1080;
const auto kRulesState = QStringLiteral("rules");

}  // namespace

void MainWindow::connectRules() {
  auto* const beside = new QWidget(rulesDock_);
  auto* const column = new QVBoxLayout(beside);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  backToGame_->setParent(beside);
  backToGame_->setObjectName(QStringLiteral("backToGame"));
  backToGame_->setProperty("primary", true);
  backToGame_->setIcon(look_.icon(QStringLiteral("previous"), &Colours::accentText));
  auto* const back = new QVBoxLayout;
  back->setContentsMargins(8, 8, 8, 0);
  back->addWidget(backToGame_);
  column->addLayout(back);
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
  auto* const escape = new QShortcut(Qt::Key_Escape, rulesDock_);
  escape->setContext(Qt::WidgetWithChildrenShortcut);
  connect(escape, &QShortcut::activated, this, [this] { showRules(false); });
  connect(backToGame_, &QPushButton::clicked, this, [this] { showRules(false); });
  connect(rulesDock_->toggleViewAction(), &QAction::toggled, this, [this](bool shown) {
    // Hidden with the keyboard in it, by its cross for example.
    const QWidget* const focus = QApplication::focusWidget();
    if (!shown && (focus == nullptr || rulesDock_->isAncestorOf(focus))) {
      focusGame();
    }
  });
  connect(book_, &RulesBook::playRequested, this, &MainWindow::play);
  connect(book_, &RulesBook::shelfRequested, this, &MainWindow::showShelf);
}

void MainWindow::readRules(const GameFace* face) {
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
  } else {
    focusGame();
  }
}

// Of the board, and shown there to those who use keys.
void MainWindow::focusGame() {
  if (QWidget* const page = pages_->currentWidget();
      page == table_ || page == arranging_ || page == review_) {
    page->setFocus(Qt::TabFocusReason);
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
