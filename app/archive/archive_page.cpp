// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/archive_page.h"

#include <QCollator>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QShowEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include "app/board/why_not.h"
#include "app/export/picture_drag.h"
#include "app/library/game_index.h"
#include "app/library/library.h"
#include "app/library/trash.h"
#include "app/look/ask.h"
#include "app/look/choice_box.h"
#include "app/look/look.h"
#include "app/look/tab_order.h"
#include "app/statistics/people.h"
#include "engine/opponents.h"

namespace byways::app {

namespace {

constexpr int kSide = 36;  // as on the other pages
constexpr int kNarrowTable = 860;
constexpr int kRowAir = 14;
constexpr int kColumnAir = 26;
constexpr int kWidestColumn = 24;  // letters
constexpr int kWidestIfNarrow = 17;

using Result = ArchiveFilter::Result;

/// A table whose page decides what dragging a row does.
class GameTable : public QTableView {
 public:
  explicit GameTable(QWidget* parent) : QTableView(parent) {
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragOnly);
  }

  std::function<void()> onDrag;

 protected:
  void startDrag(Qt::DropActions /*actions*/) override { onDrag(); }
};

}  // namespace

ArchivePage::ArchivePage(Trash& trash, const GameIndex& games, const People& people, const Look& look,
                         QWidget* parent)
    : QWidget(parent),
      trash_(trash),
      games_(games),
      people_(people),
      look_(look),
      model_(new ArchiveModel(this)),
      title_(new QLabel(this)),
      count_(new QLabel(this)),
      removed_(new QPushButton(look.icon(QStringLiteral("trash")), {}, this)),
      statistics_(new QPushButton(look.icon(QStringLiteral("chart")), {}, this)),
      shelf_(new QPushButton(look.icon(QStringLiteral("home")), {}, this)),
      game_(new ChoiceBox(this)),
      person_(new ChoiceBox(this)),
      result_(new ChoiceBox(this)),
      all_(new QPushButton(this)),
      table_(makeTable()),
      empty_(new QLabel(this)),
      remove_(new QPushButton(look.icon(QStringLiteral("trash")), {}, this)),
      review_(new QPushButton(look.icon(QStringLiteral("chart")), {}, this)),
      open_(new QPushButton(look.icon(QStringLiteral("play"), &Colours::accentText), {}, this)) {
  setObjectName(QStringLiteral("archive"));
  setFocusPolicy(Qt::ClickFocus);
  layOut();
  layOutTable();
  connect(removed_, &QPushButton::clicked, this, &ArchivePage::trashRequested);
  connect(&trash, &Trash::changed, this, &ArchivePage::refreshButtons);
  connect(statistics_, &QPushButton::clicked, this, &ArchivePage::statisticsRequested);
  connect(shelf_, &QPushButton::clicked, this, &ArchivePage::shelfRequested);
  for (QComboBox* const box : {game_, person_, result_}) {
    connect(box, &QComboBox::currentIndexChanged, this, &ArchivePage::applyFilter);
  }
  connect(all_, &QPushButton::clicked, this, &ArchivePage::showAll);
  connect(remove_, &QPushButton::clicked, this, &ArchivePage::removeCurrent);
  connect(review_, &QPushButton::clicked, this,
          [this] { Q_EMIT reviewRequested(QString(model_->game(table_->currentIndex().row()).path)); });
  connect(open_, &QPushButton::clicked, this, &ArchivePage::openCurrent);
  connect(&games, &GameIndex::changed, this, &ArchivePage::refresh);
  connect(&people, &People::changed, this, &ArchivePage::refresh);
  connect(&games, &GameIndex::progress, this, &ArchivePage::tellProgress);
  setTabOrderAsLaidOut(this);
  retranslate();
}

QTableView* ArchivePage::makeTable() {
  auto* const table = new GameTable(this);
  table->onDrag = [this] { dragCurrent(); };
  return table;
}

void ArchivePage::layOut() {
  title_->setProperty("role", QStringLiteral("display"));
  title_->setWordWrap(true);
  count_->setObjectName(QStringLiteral("archiveCount"));
  count_->setProperty("role", QStringLiteral("quiet"));
  count_->setWordWrap(true);
  removed_->setObjectName(QStringLiteral("archiveToTrash"));
  statistics_->setObjectName(QStringLiteral("archiveToStatistics"));
  shelf_->setObjectName(QStringLiteral("archiveToShelf"));
  game_->setObjectName(QStringLiteral("archiveGame"));
  person_->setObjectName(QStringLiteral("archivePerson"));
  result_->setObjectName(QStringLiteral("archiveResult"));
  all_->setObjectName(QStringLiteral("archiveAll"));
  all_->setProperty("quiet", true);
  empty_->setObjectName(QStringLiteral("archiveEmpty"));
  empty_->setProperty("role", QStringLiteral("quiet"));
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setWordWrap(true);
  remove_->setObjectName(QStringLiteral("archiveRemove"));
  review_->setObjectName(QStringLiteral("archiveReview"));
  open_->setObjectName(QStringLiteral("archiveOpen"));
  open_->setProperty("primary", true);
  person_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  person_->setMinimumContentsLength(12);

  auto* const words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(title_);
  words->addWidget(count_);
  auto* const head = new QHBoxLayout;
  head->setSpacing(6);
  head->addLayout(words, 1);
  head->addWidget(removed_);
  head->addWidget(statistics_);
  head->addWidget(shelf_);
  auto* const filters = new QHBoxLayout;
  filters->setSpacing(10);
  filters->addWidget(game_);
  filters->addWidget(person_);
  filters->addWidget(result_);
  filters->addWidget(all_);
  filters->addStretch();
  auto* const buttons = new QHBoxLayout;
  buttons->setSpacing(10);
  buttons->addStretch();
  buttons->addWidget(remove_);
  buttons->addWidget(review_);
  buttons->addWidget(open_);
  auto* const page = new QVBoxLayout(this);
  page->setContentsMargins(kSide, 28, kSide, 24);
  page->setSpacing(14);
  page->addLayout(head);
  page->addLayout(filters);
  page->addWidget(table_, 1);
  page->addWidget(empty_, 1);
  page->addLayout(buttons);
}

void ArchivePage::layOutTable() {
  table_->setObjectName(QStringLiteral("archiveTable"));
  table_->setModel(model_);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setTabKeyNavigation(false);
  table_->setShowGrid(false);
  table_->setAlternatingRowColors(true);
  table_->setWordWrap(false);
  table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  table_->setCornerButtonEnabled(false);
  table_->verticalHeader()->hide();
  QHeaderView* const header = table_->horizontalHeader();
  header->setHighlightSections(false);
  header->setSortIndicator(ArchiveModel::DateColumn, Qt::DescendingOrder);
  header->setSortIndicatorShown(true);
  header->setSectionsClickable(true);
  header->setSectionResizeMode(QHeaderView::Fixed);
  header->setSectionResizeMode(ArchiveModel::PlayersColumn, QHeaderView::Stretch);
  connect(header, &QHeaderView::sortIndicatorChanged, this, [this](int column, Qt::SortOrder order) {
    model_->sort(column, order);
    table_->selectRow(0);
    refreshButtons();
  });
  connect(table_, &QTableView::activated, this, &ArchivePage::openCurrent);
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &ArchivePage::refreshButtons);
}

void ArchivePage::refresh() {
  if (!isVisible()) {
    return;
  }
  const int before = table_->currentIndex().row();
  const QString chosen = before >= 0 ? model_->game(before).path : QString();
  fillFilters();
  model_->setGames(games_.finished());
  applyFilter();
  // If the selected game has been removed, selects the game that is in its row now.
  const int row = model_->rowOf(model_->rowOf(wanted_) >= 0 ? std::exchange(wanted_, {}) : chosen);
  table_->selectRow(row >= 0 ? row : qBound(0, before, qMax(0, model_->rowCount() - 1)));
  fitColumns();
  refreshButtons();
  if (hasFocus() && table_->isVisible()) {
    table_->setFocus();
  }
}

// Offers only rule sets and names that occur in the finished games, and keeps what was chosen.
void ArchivePage::fillFilters() {
  std::set<QString> names;
  QList<const Game*> gamesPlayed;
  for (const FinishedGame& game : games_.finished()) {
    if (!gamesPlayed.contains(game.game)) {
      gamesPlayed.append(game.game);
    }
    for (const FinishedGame::Player& player : game.players) {
      if (player.level == 0 && !player.name.isEmpty()) {
        names.insert(people_.personOf(player.name));
      }
    }
  }
  QStringList people(names.begin(), names.end());
  std::sort(people.begin(), people.end(), QCollator());
  std::sort(gamesPlayed.begin(), gamesPlayed.end(),
            [](const Game* one, const Game* other) { return one->title() < other->title(); });
  const QSignalBlocker gameBlocker(game_);
  const QSignalBlocker personBlocker(person_);
  const QSignalBlocker resultBlocker(result_);
  const QVariant kind = game_->currentData();
  game_->clear();
  game_->addItem(tr("All games"), QString());
  for (const Game* const game : gamesPlayed) {
    const std::string_view id = game->id();
    game_->addItem(titleOf(*game), QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
  }
  game_->setCurrentIndex(qMax(0, game_->findData(kind)));
  const QVariant person = person_->currentData();
  person_->clear();
  person_->addItem(tr("Everybody"), QString());
  for (const QString& name : people) {
    person_->addItem(name, name);
  }
  person_->setCurrentIndex(qMax(0, person_->findData(person)));
  const int result = qMax(0, result_->currentIndex());
  result_->clear();
  result_->addItems({tr("Any result"), tr("Won"), tr("Lost"), tr("Drawn")});
  result_->setCurrentIndex(result);
}

void ArchivePage::applyFilter() {
  ArchiveFilter filter;
  const QList<FinishedGame>& games = games_.finished();
  const auto found = std::find_if(
      games.begin(), games.end(), [id = game_->currentData().toString()](const FinishedGame& game) {
        const std::string_view own = game.game->id();
        return id == QString::fromUtf8(own.data(), static_cast<qsizetype>(own.size()));
      });
  filter.game = found == games.end() ? nullptr : found->game;
  if (const QString person = person_->currentData().toString(); !person.isEmpty()) {
    filter.names = people_.otherNamesOf(person);
    if (people_.personOf(person) == person) {
      filter.names.append(person);
    }
  }
  filter.result = static_cast<Result>(qMax(0, result_->currentIndex()));
  model_->setFilter(filter);
  table_->selectRow(0);
  refreshButtons();
}

void ArchivePage::showAll() {
  for (QComboBox* const box : {game_, person_, result_}) {
    box->setCurrentIndex(0);
  }
  table_->setFocus();
}

void ArchivePage::refreshButtons() {
  const int shown = model_->rowCount();
  const auto all = static_cast<int>(games_.finished().size());
  const bool isFiltered =
      game_->currentIndex() > 0 || person_->currentIndex() > 0 || result_->currentIndex() > 0;
  const bool isReading = games_.isReading() && all == 0;
  QString count = isReading    ? tr("Reading the games…")
                  : isFiltered ? tr("%1 of %n game(s)", nullptr, all).arg(shown)
                               : tr("%n game(s)", nullptr, all);
  if (const auto missed = static_cast<int>(games_.unreadable().size()); missed > 0) {
    count += QStringLiteral(" · ") + tr("%n unreadable: see the shelf", nullptr, missed);
  }
  count_->setText(count);
  const auto removed = static_cast<int>(trash_.paths().size());
  removed_->setText(removed > 0 ? tr("Trash (%1)").arg(removed) : tr("Trash"));
  empty_->setText(isReading  ? QString()
                  : all == 0 ? tr("No finished games yet. Every game played to its end is kept here.")
                             : tr("No finished game matches these filters. Change them, or show all games."));
  empty_->setVisible(shown == 0);
  table_->setVisible(shown > 0);
  all_->setVisible(isFiltered);
  for (QComboBox* const box : {game_, person_, result_}) {
    box->setVisible(all > 0);
  }
  const bool isChosen = table_->currentIndex().isValid() && shown > 0;
  const QString why = isChosen ? QString() : tr("Choose a game in the list first.");
  setWhyNot(open_, why, look_);
  setWhyNot(remove_, why, look_);
  refreshReview(isChosen ? &model_->game(table_->currentIndex().row()) : nullptr);
  review_->setVisible(all > 0);
  open_->setVisible(all > 0);
  remove_->setVisible(all > 0);
}

// `game` is the chosen game, or null.
void ArchivePage::refreshReview(const FinishedGame* game) {
  const bool isReviewed = game != nullptr && game->isReviewed;
  setWhyNot(review_,
            game == nullptr               ? tr("Choose a game in the list first.")
            : game->turns == 0            ? tr("Nobody has taken a turn in this game.")
            : !has_opponents(*game->game) ? tr("Computers don’t play this game, so they can’t review it.")
                                          : QString(),
            look_);
  review_->setText(isReviewed ? tr("See the review") : tr("Review"));
  review_->setToolTip(
      isReviewed ? tr("Already reviewed: see what mattered")
                 : tr("Go through the game turn by turn: what mattered, and what would have been better"));
}

void ArchivePage::tellProgress(int done, int all) {
  if (isVisible() && games_.isReading() && done < all) {
    count_->setText(tr("Reading the games: %1 of %2").arg(done).arg(all));
  }
}

void ArchivePage::openCurrent() {
  if (const QModelIndex current = table_->currentIndex(); current.isValid()) {
    Q_EMIT openRequested(model_->game(current.row()).path);
  }
}

// Drags a picture of the final board. A game that can't be read isn't dragged; opening it will say why.
void ArchivePage::dragCurrent() {
  const QModelIndex current = table_->currentIndex();
  if (!current.isValid()) {
    return;
  }
  const OpenedMatch opened = Library::open(model_->game(current.row()).path);
  if (opened.match == nullptr) {
    return;
  }
  dragBoard(*table_, *opened.match, look_);
}

void ArchivePage::removeCurrent() {
  const QModelIndex current = table_->currentIndex();
  if (!current.isValid()) {
    return;
  }
  const FinishedGame game = model_->game(current.row());
  if (!trash_.put(game.path, tr("%1, %2", "a game, its players").arg(titleText(game), playersText(game)))) {
    tell(this, tr("This game can’t be removed."),
         tr("It is open in another window, or its folder is read-only."));
  }
  table_->setFocus();
}

void ArchivePage::selectGame(const QString& path) {
  wanted_ = path;
  refresh();
}

// Sizes the columns for typical contents: measuring thousands of rows would take too long, and the widest
// text isn't worth the room.
void ArchivePage::fitColumns() {
  const QFontMetrics metrics = table_->fontMetrics();
  QFont bold = table_->font();
  bold.setBold(true);
  const QFontMetrics headings(bold);
  const int rows = qMin(model_->rowCount(), 200);
  const bool isNarrow = width() - 2 * kSide < kNarrowTable * metrics.averageCharWidth() / 7;
  const int letter = qMax(1, metrics.averageCharWidth());
  const int most = isNarrow ? kWidestIfNarrow : kWidestColumn;
  int room = width() - 2 * kSide - kColumnAir;
  for (int column = 0; column < ArchiveModel::Columns; ++column) {
    const bool isHidden = isNarrow && column == ArchiveModel::TurnsColumn;
    table_->setColumnHidden(column, isHidden);
    if (column == ArchiveModel::PlayersColumn || isHidden) {
      continue;
    }
    // Names are shortened once the room for them is known.
    const int role = column == ArchiveModel::ResultColumn ? Qt::AccessibleTextRole : Qt::DisplayRole;
    int widest =
        headings.horizontalAdvance(model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()) +
        letter * 3;  // room for the sort indicator
    for (int row = 0; row < rows; ++row) {
      widest = qMax(widest, metrics.horizontalAdvance(model_->index(row, column).data(role).toString()));
    }
    // The date distinguishes games of the same people, so it is never cut off.
    const bool isWhole = column == ArchiveModel::DateColumn;
    const int wide = (isWhole ? widest : qMin(widest, letter * most)) + kColumnAir;
    table_->setColumnWidth(column, wide);
    room -= wide;
  }
  model_->setRoom(room / letter, most);
  table_->verticalHeader()->setDefaultSectionSize(metrics.height() + kRowAir);
}

void ArchivePage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitColumns();
}

void ArchivePage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    Q_EMIT backRequested();
  } else if (event->key() == Qt::Key_Delete && table_->hasFocus()) {
    removeCurrent();
  } else {
    QWidget::keyPressEvent(event);
  }
}

void ArchivePage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (!event->spontaneous()) {
    setFocus();
    refresh();
  }
}

void ArchivePage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  } else if (event->type() == QEvent::FontChange) {
    fitColumns();
  }
  QWidget::changeEvent(event);
}

void ArchivePage::retranslate() {
  title_->setText(tr("Finished games"));
  statistics_->setText(tr("Statistics"));
  shelf_->setText(tr("Back to the shelf"));
  game_->setAccessibleName(tr("Which game"));
  person_->setAccessibleName(tr("Who played"));
  result_->setAccessibleName(tr("Which result"));
  result_->setToolTip(tr("The chosen person’s result or, if nobody is chosen, whether any person won"));
  all_->setText(tr("Show all"));
  table_->setAccessibleName(tr("Finished games"));
  remove_->setText(tr("Remove"));
  remove_->setToolTip(tr("Moves the game to the trash; you can put it back from there"));
  open_->setText(tr("View the game"));
  model_->retranslate();
  fillFilters();
  applyFilter();
  fitColumns();
}

}  // namespace byways::app
