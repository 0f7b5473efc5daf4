// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/evening_page.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QShowEvent>
#include <QVBoxLayout>

#include <algorithm>

#include "app/library/game_index.h"
#include "app/look/ask.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "app/look/run_dialog.h"
#include "app/look/short_name.h"
#include "app/look/tab_order.h"
#include "app/print/paper.h"
#include "app/settings/preferences.h"
#include "app/setup/segmented.h"
#include "app/statistics/people.h"
#include "app/table/copying.h"

namespace byways::app {

namespace {

constexpr int kEveningSide = 36;      // as on the other pages
constexpr int kLongestRow = 16;       // letters of a name or a title
constexpr double kLargestText = 3.2;  // times the usual text size
constexpr double kRowHeight = 2.0;    // lines
constexpr int kCellAir = 24;
constexpr double kFinerText = 0.05;

int widestTitle(const QAbstractItemModel& model, Qt::Orientation orientation, const QFontMetrics& metrics) {
  int widest = 0;
  const int count = orientation == Qt::Horizontal ? model.columnCount() : model.rowCount();
  for (int section = 0; section < count; ++section) {
    widest = qMax(widest, metrics.horizontalAdvance(model.headerData(section, orientation).toString()));
  }
  return widest;
}

QString countKey() { return QStringLiteral("eveningPoints"); }
QString sinceKey() { return QStringLiteral("eveningSince"); }

}  // namespace

EveningPage::EveningPage(const GameIndex& games, const People& people, Preferences& preferences,
                         const Look& look, QWidget* parent)
    : QWidget(parent),
      games_(games),
      people_(people),
      preferences_(preferences),
      model_(new QStandardItemModel(this)),
      title_(new QLabel(this)),
      note_(new QLabel(this)),
      shelf_(new QPushButton(look.icon(QStringLiteral("home")), {}, this)),
      fullScreen_(new QPushButton(this)),
      count_(new Segmented(this)),
      table_(new QTableView(this)),
      nothing_(new QLabel(this)),
      beginNewEvening_(new QPushButton(this)),
      copy_(new QPushButton(this)),
      print_(new QPushButton(look.icon(QStringLiteral("print")), {}, this)) {
  setObjectName(QStringLiteral("eveningPage"));
  setFocusPolicy(Qt::ClickFocus);
  layOut();
  connect(shelf_, &QPushButton::clicked, this, &EveningPage::shelfRequested);
  connect(fullScreen_, &QPushButton::clicked, this, &EveningPage::fullScreenRequested);
  connect(count_, &Segmented::chosen, this, [this](int index) {
    preferences_.setChoice(countKey(), index);
    refresh();
  });
  connect(copy_, &QPushButton::clicked, this, &EveningPage::copy);
  connect(print_, &QPushButton::clicked, this, &EveningPage::print, Qt::QueuedConnection);
  connect(beginNewEvening_, &QPushButton::clicked, this, &EveningPage::beginNewEvening);
  connect(&games, &GameIndex::changed, this, &EveningPage::refresh);
  connect(&people, &People::changed, this, &EveningPage::refresh);
  retranslate();
  setTabOrderAsLaidOut(this);
}

void EveningPage::layOut() {
  title_->setProperty("role", QStringLiteral("display"));
  note_->setObjectName(QStringLiteral("eveningNote"));
  note_->setProperty("role", QStringLiteral("quiet"));
  note_->setWordWrap(true);
  shelf_->setObjectName(QStringLiteral("eveningToShelf"));
  fullScreen_->setObjectName(QStringLiteral("eveningFullScreen"));
  count_->setObjectName(QStringLiteral("eveningPoints"));
  nothing_->setObjectName(QStringLiteral("eveningNothing"));
  nothing_->setProperty("role", QStringLiteral("quiet"));
  nothing_->setAlignment(Qt::AlignCenter);
  nothing_->setWordWrap(true);
  beginNewEvening_->setObjectName(QStringLiteral("eveningBegin"));
  copy_->setObjectName(QStringLiteral("eveningCopy"));
  print_->setObjectName(QStringLiteral("eveningPrint"));
  table_->setObjectName(QStringLiteral("eveningTable"));
  table_->setModel(model_);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setTabKeyNavigation(false);
  table_->setShowGrid(false);
  table_->setAlternatingRowColors(true);
  table_->setWordWrap(false);
  table_->setCornerButtonEnabled(false);
  table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table_->horizontalHeader()->setHighlightSections(false);
  auto* const words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(title_);
  words->addWidget(note_);
  auto* const head = new QHBoxLayout;
  head->setSpacing(10);
  head->addLayout(words, 1);
  head->addWidget(fullScreen_);
  head->addWidget(shelf_);
  auto* const buttons = new QHBoxLayout;
  buttons->setSpacing(10);
  buttons->addWidget(count_);
  buttons->addStretch();
  buttons->addWidget(beginNewEvening_);
  buttons->addWidget(copy_);
  buttons->addWidget(print_);
  auto* const page = new QVBoxLayout(this);
  page->setContentsMargins(kEveningSide, 28, kEveningSide, 24);
  page->setSpacing(14);
  page->addLayout(head);
  page->addWidget(table_, 1);
  page->addWidget(nothing_, 1);
  page->addLayout(buttons);
}

Evening EveningPage::evening() const {
  const QString since = preferences_.choice(sinceKey(), QString()).toString();
  return eveningOf(games_.finished(), people_, QDateTime::fromString(since, Qt::ISODateWithMs));
}

Points EveningPage::count() const {
  const int index = preferences_.choice(countKey(), 0).toInt();
  return static_cast<Points>(std::clamp(index, 0, static_cast<int>(Points::Score)));
}

QString EveningPage::summary() const {
  const Evening evening = this->evening();
  QStringList leaders;
  for (const QString& person : evening.ranking(count(), people_)) {
    leaders << tr("%1 %2", "a player, points")
                   .arg(shortestName(person, kLongestRow))
                   .arg(evening.total(person, count(), people_));
  }
  return joinParts(leaders);
}

void EveningPage::refresh() {
  if (!isVisible()) {
    return;
  }
  const Evening evening = this->evening();
  const bool isEmpty = evening.games.isEmpty();
  table_->setVisible(!isEmpty);
  nothing_->setVisible(isEmpty);
  for (QWidget* const part : std::initializer_list<QWidget*>{copy_, print_, count_}) {
    part->setEnabled(!isEmpty);
  }
  model_->clear();
  QStringList columns;
  for (const FinishedGame& game : evening.games) {
    columns << titleOf(*game.game);
  }
  columns << tr("Together");
  model_->setHorizontalHeaderLabels(columns);
  const QStringList rows = evening.ranking(count(), people_);
  for (const QString& person : rows) {
    QList<QStandardItem*> items;
    for (qsizetype game = 0; game < evening.games.size(); ++game) {
      const std::optional<int> points = evening.points(game, person, count(), people_);
      auto* const item = new QStandardItem(points ? QLocale().toString(*points) : QStringLiteral("–"));
      item->setData(tr("%1, %2: %3", "a player, a game, points")
                        .arg(person, columns[game], points ? item->text() : tr("didn’t play")),
                    Qt::AccessibleTextRole);
      items << item;
    }
    items << new QStandardItem(QLocale().toString(evening.total(person, count(), people_)));
    QFont bold = font();
    bold.setBold(true);
    items.last()->setFont(bold);
    items.last()->setData(tr("%1, together: %2", "a player, points").arg(person, items.last()->text()),
                          Qt::AccessibleTextRole);
    for (QStandardItem* const item : items) {
      item->setTextAlignment(Qt::AlignCenter);
    }
    model_->appendRow(items);
  }
  QStringList names;
  for (const QString& person : rows) {
    names << shortestName(person, kLongestRow);
  }
  model_->setVerticalHeaderLabels(names);
  fit();
}

// Enlarges the text as far as all games fit side by side.
void EveningPage::fit() {
  if (model_->rowCount() == 0) {
    return;
  }
  layout()->activate();  // gives the table its new size
  // Widths don't grow in proportion to the font size, so the largest size that fits has to be searched for.
  // All columns are as wide as the widest one; the margins around the texts don't grow.
  const int columns = model_->columnCount();
  const auto fits = [&](double scale) {
    QFont scaled = font();
    scaled.setPointSizeF(scaled.pointSizeF() * scale);
    const int names = widestTitle(*model_, Qt::Vertical, QFontMetrics(scaled));
    scaled.setBold(true);  // a safe upper bound: the application's style sheet has slightly lighter titles
    const int titles = widestTitle(*model_, Qt::Horizontal, QFontMetrics(scaled));
    return names + columns * titles + (columns + 1) * kCellAir <= table_->width();
  };
  const QFontMetrics usual(font());
  const double byHeight = table_->height() / (usual.height() * kRowHeight * (model_->rowCount() + 1));
  double scale = std::clamp(byHeight, 1.0, kLargestText);
  while (scale > 1 && !fits(scale)) {
    scale = std::max(1.0, scale - kFinerText);
  }
  QFont large = font();
  large.setPointSizeF(large.pointSizeF() * scale);
  table_->setFont(large);
  // A header uses the font of the application's style sheet, unless a widget nearer to it has one.
  table_->setStyleSheet(
      QStringLiteral("QHeaderView::section { font-size: %1pt; }").arg(large.pointSizeF(), 0, 'f', 1));
  QFont bold = large;
  bold.setBold(true);
  for (int row = 0; row < model_->rowCount(); ++row) {
    model_->item(row, model_->columnCount() - 1)->setFont(bold);
  }
  table_->verticalHeader()->setDefaultSectionSize(static_cast<int>(usual.height() * kRowHeight * scale));
  table_->horizontalHeader()->setSectionResizeMode(fits(scale) ? QHeaderView::Stretch
                                                               : QHeaderView::ResizeToContents);
}

void EveningPage::copy() {
  copyText(*this, eveningText(evening(), count(), people_), tr("The scoreboard is on the clipboard."));
}

bool EveningPage::drawOn(QPagedPaintDevice& device) const {
  const Evening evening = this->evening();
  const QRectF area = areaOf(device.pageLayout());
  return drawPages(device, 1, [&](QPainter& painter, int /*page*/) {
    const auto columns = static_cast<double>(evening.games.size() + 2);
    const auto rows = static_cast<double>(evening.people.size() + 2);
    const double height = std::min(11.0, area.height() / rows);
    const double width = area.width() / columns;
    QFont font = painter.font();
    font.setPixelSize(1);  // one millimetre is too coarse a unit for font sizes, so letters are scaled down
    const auto write = [&](double row, double column, const QString& text, bool isStrong) {
      painter.save();
      painter.translate(area.left() + column * width, area.top() + row * height);
      constexpr double kFine = 20;
      painter.scale(1 / kFine, 1 / kFine);
      QFont letters = font;
      letters.setPixelSize(static_cast<int>(height * 0.4 * kFine));
      letters.setBold(isStrong);
      painter.setFont(letters);
      const QRectF cell(0, 0, width * kFine, height * kFine);
      const Qt::Alignment side = column > 0 ? Qt::AlignHCenter : Qt::AlignLeading;
      painter.drawText(
          cell, static_cast<int>(side | Qt::AlignVCenter),
          QFontMetricsF(letters, painter.device()).elidedText(text, Qt::ElideRight, cell.width() - kFine));
      painter.restore();
    };
    write(0, 0, title_->text(), true);
    for (qsizetype game = 0; game < evening.games.size(); ++game) {
      write(1, static_cast<double>(game) + 1, titleOf(*evening.games[game].game), true);
    }
    write(1, columns - 1, tr("Together"), true);
    double row = 2;
    for (const QString& person : evening.ranking(count(), people_)) {
      write(row, 0, person, false);
      for (qsizetype game = 0; game < evening.games.size(); ++game) {
        const std::optional<int> points = evening.points(game, person, count(), people_);
        write(row, static_cast<double>(game) + 1, points ? QLocale().toString(*points) : QStringLiteral("–"),
              false);
      }
      write(row, columns - 1, QLocale().toString(evening.total(person, count(), people_)), true);
      ++row;
    }
  });
}

void EveningPage::print() {
  QPrinter printer(QPrinter::HighResolution);
  printer.setDocName(title_->text());
  Paper paper = Paper::usual();
  paper.landscape = true;
  printer.setPageLayout(paper.layout());
  QPrintDialog dialog(&printer, this);
  dialog.setOptions(QAbstractPrintDialog::PrintToFile | QAbstractPrintDialog::PrintShowPageSize);
  if (runDialog(dialog) != QDialog::Accepted) {
    return;
  }
  printer.setFullPage(true);
  if (!drawOn(printer)) {
    Q_EMIT failed(tr("The scoreboard can’t be printed"), tr("The printer doesn’t accept the page."));
  }
}

void EveningPage::beginNewEvening() {
  if (!evening().games.isEmpty() &&
      !ask(this, {tr("Begin a new evening?"),
                  tr("This empties the scoreboard. Finished games and statistics stay as they are."),
                  tr("Begin")})) {
    return;
  }
  preferences_.setChoice(sinceKey(), QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs));
  refresh();
}

void EveningPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  QWidget::changeEvent(event);
}

void EveningPage::keyPressEvent(QKeyEvent* event) {
  // In full screen, Escape first leaves full screen.
  if (event->key() == Qt::Key_Escape && !window()->isFullScreen()) {
    Q_EMIT backRequested();
    return;
  }
  QWidget::keyPressEvent(event);
}

void EveningPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
  table_->isVisible() ? table_->setFocus() : setFocus();
}

void EveningPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

void EveningPage::retranslate() {
  title_->setText(tr("This evening"));
  note_->setText(
      tr("The scoreboard starts by itself when the same people play a second game within four hours."));
  shelf_->setText(tr("Shelf"));
  fullScreen_->setText(tr("Full screen"));
  count_->setAccessibleName(tr("How games count"));
  count_->setTexts({tr("Wins"), tr("3-2-1", "points for the first, second, third"), tr("Score of the game")});
  count_->setCurrent(static_cast<int>(count()));
  nothing_->setText(
      tr("Nothing yet. Play two games with the same people, or begin an evening now so that the next game "
         "counts."));
  beginNewEvening_->setText(tr("Begin a new evening"));
  copy_->setText(tr("Copy as text"));
  print_->setText(tr("Print…"));
  table_->setAccessibleName(tr("Scoreboard"));
  refresh();
}

}  // namespace byways::app
