// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/rules_book.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/look/look.h"
#include "app/look/tab_order.h"
#include "app/rules/rules_pane.h"
#include "app/rules/rules_tools.h"

namespace byways::app {

namespace {

constexpr int kSideWidth = 224;

}  // namespace

RulesBook::RulesBook(const Look& look, QWidget* parent)
    : QWidget(parent),
      pane_(new RulesPane(look, RulesPane::Setting::Page, this)),
      contents_(new QListWidget(this)) {
  setObjectName(QStringLiteral("rulesBook"));
  contents_->setObjectName(QStringLiteral("rulesHeadings"));
  contents_->setWordWrap(true);
  contents_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* const side = new QWidget(this);
  side->setFixedWidth(kSideWidth);
  auto* const column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(10);
  column->addWidget(new RulesTools(*pane_, false, look, this));
  column->addWidget(contents_, 1);
  auto* const row = new QHBoxLayout;
  row->setSpacing(16);
  row->addWidget(side);
  row->addWidget(pane_, 1);
  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins(24, 16, 24, 20);
  all->setSpacing(14);
  all->addWidget(makeHead(look));
  all->addLayout(row, 1);
  setFocusProxy(pane_);
  connect(contents_, &QListWidget::currentRowChanged, this, &RulesBook::goToHeading);
  connect(contents_, &QListWidget::itemClicked, this, [this] { goToHeading(contents_->currentRow()); });
  connect(contents_, &QListWidget::itemActivated, this, [this] { pane_->setFocus(); });
  connect(pane_, &RulesPane::rulesShown, this, &RulesBook::fillContents);
  connect(pane_->verticalScrollBar(), &QScrollBar::valueChanged, this, &RulesBook::followReading);
  setTabOrderAsLaidOut(this);
  retranslate();
}

QWidget* RulesBook::makeHead(const Look& look) {
  auto* const head = new QWidget(this);
  title_ = new QLabel(head);
  title_->setObjectName(QStringLiteral("rulesTitle"));
  title_->setProperty("role", QStringLiteral("display"));
  about_ = new QLabel(head);
  about_->setProperty("role", QStringLiteral("quiet"));
  play_ = new QPushButton(head);
  play_->setObjectName(QStringLiteral("rulesPlay"));
  play_->setProperty("primary", true);
  back_ = new QPushButton(head);
  back_->setObjectName(QStringLiteral("rulesToShelf"));
  back_->setIcon(look.icon(QStringLiteral("home")));
  connect(play_, &QPushButton::clicked, this, [this] { Q_EMIT playRequested(pane_->game()); });
  connect(back_, &QPushButton::clicked, this, &RulesBook::shelfRequested);
  auto* const words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(title_);
  words->addWidget(about_);
  auto* const row = new QHBoxLayout(head);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(12);
  row->addLayout(words, 1);
  row->addWidget(back_);
  row->addWidget(play_);
  return head;
}

void RulesBook::open(const GameFace& face) {
  pane_->setGame(&face);
  pane_->verticalScrollBar()->setValue(0);
  retranslate();
}

const GameFace* RulesBook::game() const { return pane_->game(); }

void RulesBook::fillContents() {
  const QSignalBlocker quiet(contents_);
  contents_->clear();
  contents_->addItems(pane_->headings());
  followReading();
}

void RulesBook::goToHeading(int heading) {
  isGoingToHeading_ = true;
  pane_->goToHeading(heading);
  isGoingToHeading_ = false;
}

// Selects the heading being read in the list, without scrolling the page to it.
void RulesBook::followReading() {
  if (!isGoingToHeading_) {
    const QSignalBlocker quiet(contents_);
    contents_->setCurrentRow(pane_->headingOnTop());
  }
}

void RulesBook::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    Q_EMIT shelfRequested();
    return;
  }
  QWidget::keyPressEvent(event);
}

void RulesBook::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  QWidget::changeEvent(event);
}

void RulesBook::retranslate() {
  const GameFace* const face = pane_->game();
  const std::string_view title = face != nullptr ? face->game().title() : std::string_view();
  title_->setText(QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())));
  about_->setText(tr("How to play"));
  contents_->setAccessibleName(tr("Contents"));
  play_->setText(tr("Play"));
  play_->setAccessibleName(tr("Play %1").arg(title_->text()));
  back_->setText(tr("Back to the shelf"));
}

}  // namespace byways::app
