// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/trash_page.h"

#include <QDateTime>
#include <QEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QShowEvent>
#include <QVBoxLayout>

#include "app/exercise/puzzle_list.h"
#include "app/files/file_text.h"
#include "app/library/finished_game.h"
#include "app/library/game_loader.h"
#include "app/library/trash.h"
#include "app/look/ask.h"
#include "app/look/date_text.h"
#include "app/look/look.h"
#include "app/look/short_name.h"
#include "app/look/tab_order.h"

namespace byways::app {

namespace {

constexpr int kPageSide = 36;  // as on the other pages
constexpr int kAirOfRow = 14;
constexpr int kAirOfColumn = 26;
constexpr int kLongestShown = 24;  // letters of a name

QString namesOf(const Match& match, int longest) {
  if (match.players() == 1) {
    const Puzzle* const puzzle = puzzleOf(match);
    return puzzle != nullptr ? puzzleName(*puzzle) : TrashPage::tr("Your own start");
  }
  QStringList names;
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    names << shortestName(match.name(seat), longest);
  }
  return QLocale().createSeparatedList(names);
}

}  // namespace

TrashPage::TrashPage(Trash& trash, const Look& look, QWidget* parent)
    : QWidget(parent),
      trash_(trash),
      games_(new GameLoader(trash.files(), this)),
      model_(new QStandardItemModel(0, Columns, this)),
      title_(new QLabel(this)),
      note_(new QLabel(this)),
      archive_(new QPushButton(look.icon(QStringLiteral("archive")), {}, this)),
      shelf_(new QPushButton(look.icon(QStringLiteral("home")), {}, this)),
      table_(new QTableView(this)),
      nothing_(new QLabel(this)),
      empty_(new QPushButton(this)),
      remove_(new QPushButton(this)),
      putBack_(new QPushButton(look.icon(QStringLiteral("undo"), &Colours::accentText), {}, this)) {
  setObjectName(QStringLiteral("trashPage"));
  setFocusPolicy(Qt::ClickFocus);
  layOut();
  connect(archive_, &QPushButton::clicked, this, &TrashPage::archiveRequested);
  connect(shelf_, &QPushButton::clicked, this, &TrashPage::shelfRequested);
  connect(empty_, &QPushButton::clicked, this, &TrashPage::empty);
  connect(remove_, &QPushButton::clicked, this, &TrashPage::removeCurrent);
  connect(putBack_, &QPushButton::clicked, this, &TrashPage::putBack);
  connect(table_, &QTableView::activated, this, &TrashPage::putBack);
  connect(&trash, &Trash::changed, this, &TrashPage::refresh);
  connect(games_, &GameLoader::loaded, this, &TrashPage::fill);
  setTabOrderAsLaidOut(this);
  retranslate();
}

void TrashPage::layOut() {
  title_->setProperty("role", QStringLiteral("display"));
  note_->setObjectName(QStringLiteral("trashNote"));
  note_->setProperty("role", QStringLiteral("quiet"));
  note_->setWordWrap(true);
  archive_->setObjectName(QStringLiteral("trashToArchive"));
  shelf_->setObjectName(QStringLiteral("trashToShelf"));
  nothing_->setObjectName(QStringLiteral("trashNothing"));
  nothing_->setProperty("role", QStringLiteral("quiet"));
  nothing_->setAlignment(Qt::AlignCenter);
  nothing_->setWordWrap(true);
  empty_->setObjectName(QStringLiteral("trashEmpty"));
  remove_->setObjectName(QStringLiteral("trashRemove"));
  putBack_->setObjectName(QStringLiteral("trashPutBack"));
  putBack_->setProperty("primary", true);
  table_->setObjectName(QStringLiteral("trashTable"));
  table_->setModel(model_);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setTabKeyNavigation(false);
  table_->setShowGrid(false);
  table_->setAlternatingRowColors(true);
  table_->setWordWrap(false);
  table_->setCornerButtonEnabled(false);
  table_->verticalHeader()->hide();
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(Who, QHeaderView::Stretch);
  auto* const words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(title_);
  words->addWidget(note_);
  auto* const head = new QHBoxLayout;
  head->setSpacing(10);
  head->addLayout(words, 1);
  head->addWidget(archive_);
  head->addWidget(shelf_);
  auto* const buttons = new QHBoxLayout;
  buttons->setSpacing(10);
  buttons->addWidget(empty_);
  buttons->addStretch();
  buttons->addWidget(remove_);
  buttons->addWidget(putBack_);
  auto* const page = new QVBoxLayout(this);
  page->setContentsMargins(kPageSide, 28, kPageSide, 24);
  page->setSpacing(14);
  page->addLayout(head);
  page->addWidget(table_, 1);
  page->addWidget(nothing_, 1);
  page->addLayout(buttons);
}

void TrashPage::refresh() {
  if (isVisible() && games_->load(trash_.paths())) {
    fill();
  }
}

void TrashPage::fill() {
  const int before = table_->currentIndex().row();
  paths_ = trash_.paths();
  model_->removeRows(0, model_->rowCount());
  for (const QString& path : paths_) {
    QList<QStandardItem*> items;
    for (const QString& text : rowOf(path)) {
      items.append(new QStandardItem(text));
    }
    model_->appendRow(items);
  }
  table_->verticalHeader()->setDefaultSectionSize(table_->fontMetrics().height() + kAirOfRow);
  table_->horizontalHeader()->setMinimumSectionSize(kAirOfColumn);
  const bool isEmpty = paths_.isEmpty();
  table_->setVisible(!isEmpty);
  nothing_->setVisible(isEmpty);
  for (QPushButton* const button : {empty_, remove_, putBack_}) {
    button->setEnabled(!isEmpty);
  }
  if (!isEmpty) {
    table_->selectRow(qBound(0, before, static_cast<int>(paths_.size()) - 1));
  }
  if (hasFocus() && !isEmpty) {
    table_->setFocus();
  } else if (isEmpty && isAncestorOf(focusWidget())) {
    setFocus();
  }
}

QStringList TrashPage::rowOf(const QString& path) const {
  const QDateTime removed = Trash::removedAt(path).toLocalTime();
  const QString when = dateText(removed);
  const QString until = dateText(removed.addDays(Trash::kDays).date());
  if (const std::shared_ptr<Match> match = games_->match(path)) {
    return {titleOf(match->game()), namesOf(*match, kLongestShown), when, until};
  }
  return {tr("Can’t be read"), plainText(QFileInfo(path).fileName()), when, until};
}

QString TrashPage::current() const { return paths_.value(table_->currentIndex().row()); }

void TrashPage::putBack() {
  if (const QString path = current(); !path.isEmpty() && trash_.putBack(path).isEmpty()) {
    tell(this, tr("This game can’t be put back."), tr("Its folder is read-only."));
  }
}

void TrashPage::removeCurrent() {
  const QString path = current();
  const int row = table_->currentIndex().row();
  if (!path.isEmpty() && ask(this, {tr("Delete this game for good?"),
                                    tr("%1, %2. This can’t be undone.", "a game, its players")
                                        .arg(model_->index(row, What).data().toString(),
                                             model_->index(row, Who).data().toString()),
                                    tr("Delete"), true})) {
    trash_.remove(path);
  }
  table_->setFocus();
}

void TrashPage::empty() {
  const QStringList paths = paths_;
  if (ask(this, {tr("Delete everything in the trash for good?"),
                 tr("%n game(s). This can’t be undone.", nullptr, static_cast<int>(paths.size())),
                 tr("Delete"), true})) {
    for (const QString& path : paths) {
      trash_.remove(path);
    }
  }
}

void TrashPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    Q_EMIT backRequested();
  } else if (event->key() == Qt::Key_Delete && table_->hasFocus()) {
    removeCurrent();
  } else {
    QWidget::keyPressEvent(event);
  }
}

void TrashPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (!event->spontaneous()) {
    trash_.clearOld(QDateTime::currentDateTimeUtc());
    setFocus();
    refresh();
  }
}

void TrashPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  QWidget::changeEvent(event);
}

void TrashPage::retranslate() {
  title_->setText(tr("Trash"));
  note_->setText(tr("Anything removed can be put back within %n day(s)", nullptr, Trash::kDays));
  archive_->setText(tr("Finished games"));
  shelf_->setText(tr("Back to the shelf"));
  nothing_->setText(tr("The trash is empty."));
  empty_->setText(tr("Empty the trash…"));
  remove_->setText(tr("Delete for good…"));
  putBack_->setText(tr("Put back"));
  table_->setAccessibleName(tr("Trash"));
  model_->setHorizontalHeaderLabels({tr("Game"), tr("Players"), tr("Removed"), tr("Kept until")});
  if (isVisible()) {
    fill();
  }
}

}  // namespace byways::app
