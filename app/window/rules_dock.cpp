// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rules_dock.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QShortcut>
#include <QVBoxLayout>

#include <utility>

#include "app/look/look.h"
#include "app/look/tab_order.h"
#include "app/rules/rules_pane.h"
#include "app/rules/rules_tools.h"

namespace byways::app {

namespace {

constexpr int kUsualWidth = 360;
constexpr int kNarrowest = 244;
// In a narrower window, rules and panel side by side would leave too little room for the board.
constexpr int kRoomForBoth = 1080;
const auto kWidthKey = QStringLiteral("rules");

}  // namespace

RulesDock::RulesDock(const Look& look, Preferences& preferences, QMainWindow& window)
    : QDockWidget(&window),
      look_(look),
      preferences_(preferences),
      window_(window),
      pane_(new RulesPane(look)),
      back_(new QPushButton) {
  setObjectName(QStringLiteral("rulesDock"));
  setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
  setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
  fill();
  window.addDockWidget(Qt::LeftDockWidgetArea, this);
  hide();
  auto* const escape = new QShortcut(Qt::Key_Escape, this);
  escape->setContext(Qt::WidgetWithChildrenShortcut);
  connect(escape, &QShortcut::activated, this, [this] { open(false); });
  connect(back_, &QPushButton::clicked, this, [this] { open(false); });
  connect(toggleViewAction(), &QAction::toggled, this, [this](bool isShown) {
    // Hidden while it had the focus, for example by its close button.
    const QWidget* const focus = QApplication::focusWidget();
    if (!isShown && (focus == nullptr || isAncestorOf(focus))) {
      Q_EMIT left();
    }
  });
  retranslate();
}

void RulesDock::fill() {
  auto* const beside = new QWidget(this);
  auto* const column = new QVBoxLayout(beside);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  back_->setParent(beside);
  back_->setObjectName(QStringLiteral("backToGame"));
  back_->setProperty("primary", true);
  back_->setIcon(look_.icon(QStringLiteral("previous"), &Colours::accentText));
  auto* const back = new QVBoxLayout;
  back->setContentsMargins(8, 8, 8, 0);
  back->addWidget(back_);
  column->addLayout(back);
  auto* const tools = new RulesTools(*pane_, true, look_, beside);
  tools->setContentsMargins(8, 8, 8, 8);
  column->addWidget(tools);
  column->addWidget(pane_, 1);
  beside->setMinimumWidth(kNarrowest);
  setWidget(beside);
  setTabOrderAsLaidOut(beside);
}

void RulesDock::open(bool isOpen) {
  setVisible(isOpen);
  if (!isOpen) {
    Q_EMIT left();
    return;
  }
  if (!std::exchange(wasOpened_, true)) {
    const int last = preferences_.windowState(kWidthKey).toInt();
    const int width = qBound(kNarrowest, last > 0 ? last : kUsualWidth, window_.width() / 2);
    window_.resizeDocks({this}, {width}, Qt::Horizontal);
  }
  pane_->setFocus();
}

void RulesDock::place(QWidget* panel) {
  const bool isNarrow = window_.width() < kRoomForBoth;
  if (isNarrow_ != isNarrow) {
    isNarrow_ = isNarrow;
    const bool wasShown = !isHidden();
    window_.addDockWidget(isNarrow ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea, this);
    setVisible(wasShown);
  }
  if (panel != nullptr) {
    panel->setVisible(!isNarrow || isHidden());
  }
  back_->setVisible(isNarrow && panel != nullptr);
}

void RulesDock::keepWidth() {
  if (wasOpened_) {
    preferences_.setWindowState(kWidthKey, QByteArray::number(width()));
  }
}

void RulesDock::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  QDockWidget::changeEvent(event);
}

void RulesDock::retranslate() {
  setWindowTitle(tr("Rules"));
  back_->setText(tr("Back to the game"));
  back_->setToolTip(tr("Back to the players and the turn (Esc)"));
}

}  // namespace byways::app
