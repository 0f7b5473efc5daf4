// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/rules_tools.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QShortcut>
#include <QToolButton>

#include "app/board/announce.h"
#include "app/look/literal.h"
#include "app/look/look.h"
#include "app/rules/rules_pane.h"

namespace byways::app {

RulesTools::RulesTools(RulesPane& pane, bool hasContents, const Look& look, QWidget* parent)
    : QWidget(parent),
      pane_(pane),
      contents_(new QToolButton(this)),
      menu_(new QMenu(contents_)),
      field_(new QLineEdit(this)),
      count_(new QLabel(this)),
      previous_(new QToolButton(this)),
      next_(new QToolButton(this)) {
  contents_->setObjectName(QStringLiteral("rulesContents"));
  contents_->setIcon(look.icon(QStringLiteral("rules")));
  contents_->setPopupMode(QToolButton::InstantPopup);
  contents_->setMenu(menu_);
  contents_->setVisible(hasContents);
  field_->setObjectName(QStringLiteral("rulesSearch"));
  field_->setClearButtonEnabled(true);
  field_->setMinimumWidth(60);
  field_->installEventFilter(this);
  count_->setObjectName(QStringLiteral("rulesFound"));
  count_->setProperty("role", QStringLiteral("small"));
  previous_->setObjectName(QStringLiteral("rulesPrevious"));
  previous_->setIcon(look.icon(QStringLiteral("previous")));
  next_->setObjectName(QStringLiteral("rulesNext"));
  next_->setIcon(look.icon(QStringLiteral("next")));
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  row->addWidget(contents_);
  row->addWidget(field_, 1);
  row->addWidget(count_);
  row->addWidget(previous_);
  row->addWidget(next_);
  connect(field_, &QLineEdit::textChanged, this, &RulesTools::search);
  connect(previous_, &QToolButton::clicked, this, [this] { step(-1); });
  connect(next_, &QToolButton::clicked, this, [this] { step(1); });
  connect(&pane, &RulesPane::rulesShown, this, &RulesTools::refresh);
  auto* const find = new QShortcut(QKeySequence::Find, parent);
  find->setContext(Qt::WidgetWithChildrenShortcut);
  connect(find, &QShortcut::activated, field_, [this] {
    field_->setFocus(Qt::ShortcutFocusReason);
    field_->selectAll();
  });
  fillContents();
  retranslate();
}

void RulesTools::fillContents() {
  menu_->clear();
  const QStringList headings = pane_.headings();
  for (int index = 0; index < headings.size(); ++index) {
    QAction* const action = menu_->addAction(literal(headings.at(index)));
    connect(action, &QAction::triggered, this, [this, index] {
      pane_.goToHeading(index);
      pane_.setFocus();
    });
  }
}

// Called when the pane has new content: the same page with other texts, or a different page, which hasn't
// been searched yet.
void RulesTools::refresh() {
  fillContents();
  if (game_ != pane_.game()) {
    game_ = pane_.game();
    field_->clear();
  }
  found_ = pane_.search(field_->text());
  current_ = qMin(current_, found_ - 1);
  showCount();
}

// Incremental search: with each letter typed, goes to the first occurrence on the page.
void RulesTools::search() {
  found_ = pane_.search(field_->text());
  current_ = found_ > 0 ? 0 : -1;
  pane_.goToFound(current_);
  showCount();
}

void RulesTools::step(int by) {
  if (found_ > 0) {
    current_ = (current_ + by + found_) % found_;
    pane_.goToFound(current_);
    showCount();
    announce(count_, count_->text());
  }
}

void RulesTools::showCount() {
  const bool isSearching = !field_->text().trimmed().isEmpty();
  count_->setText(!isSearching ? QString()
                  : found_ > 0 ? tr("%1 of %2").arg(current_ + 1).arg(found_)
                               : tr("Not found"));
  count_->setVisible(isSearching);
  previous_->setEnabled(found_ > 0);
  next_->setEnabled(found_ > 0);
}

bool RulesTools::eventFilter(QObject* watched, QEvent* event) {
  if (watched == field_ && event->type() == QEvent::ShortcutOverride &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && !field_->text().isEmpty()) {
    event->accept();  // the first Escape clears the search, a second one closes the rules
    return true;
  }
  if (watched == field_ && event->type() == QEvent::KeyPress) {
    const auto* const key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
      case Qt::Key_Return:
      case Qt::Key_Enter:
        step(key->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
        return true;
      case Qt::Key_Down:
      case Qt::Key_Up:
        step(key->key() == Qt::Key_Up ? -1 : 1);
        return true;
      case Qt::Key_Escape:
        field_->clear();
        pane_.setFocus();
        return true;
      default:
        break;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void RulesTools::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  QWidget::changeEvent(event);
}

void RulesTools::retranslate() {
  contents_->setToolTip(tr("Contents"));
  contents_->setAccessibleName(tr("Contents"));
  field_->setPlaceholderText(tr("Search"));
  field_->setAccessibleName(tr("Search the rules"));
  previous_->setToolTip(tr("Previous match"));
  previous_->setAccessibleName(tr("Previous match"));
  next_->setToolTip(tr("Next match"));
  next_->setAccessibleName(tr("Next match"));
  showCount();
}

}  // namespace byways::app
