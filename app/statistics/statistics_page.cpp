// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/statistics_page.h"

#include <QBuffer>
#include <QEvent>
#include <QFrame>
#include <QKeyEvent>
#include <QPrintDialog>
#include <QPrinter>
#include <QShowEvent>
#include <QSignalBlocker>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <utility>

#include "app/files/begin_folder.h"
#include "app/files/file_text.h"
#include "app/files/save_file.h"
#include "app/library/game_index.h"
#include "app/look/choice_box.h"
#include "app/look/look.h"
#include "app/look/run_dialog.h"
#include "app/look/save_dialog.h"
#include "app/look/tab_order.h"
#include "app/opponents/level_words.h"
#include "app/print/done_line.h"
#include "app/print/paper.h"
#include "app/shelf/card_frame.h"
#include "app/shelf/card_grid.h"
#include "app/shelf/card_scroll.h"
#include "app/statistics/chart_view.h"
#include "app/statistics/live_statistics.h"
#include "app/statistics/people.h"
#include "app/statistics/person_menu.h"
#include "engine/games.h"
#include "engine/opponents.h"

namespace byways::app {

namespace {

constexpr int kNarrowestFact = 26;  // letters: enough for a rating
constexpr int kFewestLetters = 14;  // of a choice, which are always visible
constexpr int kMostLetters = 32;
constexpr int kLongName = 18;  // letters
constexpr int kFactGap = 12;
constexpr int kPictureWidth = 1800;  // pixels

QString idOfGame(const Game& game) {
  return QString::fromUtf8(game.id().data(), static_cast<qsizetype>(game.id().size()));
}

QFrame* newCard(QWidget* parent) {
  auto* const card = new QFrame(parent);
  card->setProperty("card", true);
  return card;
}

}  // namespace

StatisticsPage::StatisticsPage(const LiveStatistics& statistics, const GameIndex& games, People& people,
                               const Look& look, QWidget* parent)
    : QWidget(parent),
      statistics_(statistics),
      games_(games),
      look_(look),
      scroll_(new CardScroll(QStringLiteral("statistics"), 10, this)),
      title_(new QLabel(this)),
      kept_(new QLabel(this)),
      archive_(new QPushButton(look.icon(QStringLiteral("archive")), {}, this)),
      shelf_(new QPushButton(look.icon(QStringLiteral("home")), {}, this)),
      person_(new ChoiceBox(this)),
      game_(new ChoiceBox(this)),
      about_(new QPushButton(look.icon(QStringLiteral("dot-menu")), {}, this)),
      personMenu_(new PersonMenu(people, about_)),
      export_(new QPushButton(look.icon(QStringLiteral("export")), {}, this)),
      exportMenu_(new QMenu(export_)),
      picture_(exportMenu_->addAction(QString())),
      table_(exportMenu_->addAction(QString())),
      exerciseTable_(exportMenu_->addAction(QString())),
      print_(exportMenu_->addAction(look.icon(QStringLiteral("print")), QString())),
      empty_(new QLabel(this)),
      facts_(new CardGrid(1, kFactGap)),
      strength_(new QLabel(this)),
      begin_(new QPushButton(this)),
      ratings_(new ChartView(look, this)),
      results_(new ChartView(look, this)),
      note_(new QLabel(this)),
      done_(new ChartView(look, this)),
      doneNote_(new QLabel(this)) {
  setObjectName(QStringLiteral("statistics"));
  setFocusPolicy(Qt::ClickFocus);
  QVBoxLayout& parts = scroll_->parts();
  parts.addWidget(makeHead());
  parts.addWidget(makeChoices());
  empty_->setObjectName(QStringLiteral("statisticsEmpty"));
  empty_->setProperty("role", QStringLiteral("quiet"));
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setWordWrap(true);
  parts.addWidget(empty_);
  facts_->setBalanced();
  auto* const tiles = new QWidget(this);
  auto* const around = new QVBoxLayout(tiles);
  around->setContentsMargins(CardFrame::kShadow, 0, CardFrame::kShadow, 0);
  around->addLayout(facts_);
  parts.addWidget(tiles);
  strength_->setObjectName(QStringLiteral("statisticsStrength"));
  strength_->setWordWrap(true);
  begin_->setObjectName(QStringLiteral("statisticsBegin"));
  begin_->setProperty("quiet", true);
  auto* const strength = new QHBoxLayout;
  strength->setContentsMargins(CardFrame::kShadow, 4, CardFrame::kShadow, 0);
  strength->setSpacing(14);
  strength->addWidget(strength_, 1);
  strength->addWidget(begin_);
  parts.addLayout(strength);
  ratings_->setObjectName(QStringLiteral("ratingChart"));
  ratingsHeading_ = addSection(ratings_);
  results_->setObjectName(QStringLiteral("resultChart"));
  resultsHeading_ = addSection(results_);
  note_->setObjectName(QStringLiteral("statisticsNote"));
  note_->setProperty("role", QStringLiteral("small"));
  note_->setWordWrap(true);
  note_->setContentsMargins(CardFrame::kShadow, 10, CardFrame::kShadow, 0);
  parts.addWidget(note_);
  done_->setObjectName(QStringLiteral("exerciseChart"));
  doneHeading_ = addSection(done_);
  doneNote_->setObjectName(QStringLiteral("statisticsExercises"));
  doneNote_->setProperty("role", QStringLiteral("small"));
  doneNote_->setWordWrap(true);
  doneNote_->setContentsMargins(CardFrame::kShadow, 10, CardFrame::kShadow, 0);
  parts.addWidget(doneNote_);
  parts.addStretch();
  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(scroll_);
  makeExportMenu();
  connect(archive_, &QPushButton::clicked, this, &StatisticsPage::archiveRequested);
  connect(shelf_, &QPushButton::clicked, this, &StatisticsPage::shelfRequested);
  connect(person_, &QComboBox::currentIndexChanged, this, [this] {
    fillGames();
    showSheet();
  });
  connect(game_, &QComboBox::currentIndexChanged, this, &StatisticsPage::showSheet);
  connect(begin_, &QPushButton::clicked, personMenu_, &PersonMenu::resetRating);
  connect(personMenu_, &PersonMenu::renamed, this, &StatisticsPage::choose);
  connect(&statistics, &LiveStatistics::changed, this, &StatisticsPage::refresh);
  setTabOrderAsLaidOut(scroll_->widget());
  retranslate();
}

QWidget* StatisticsPage::makeHead() {
  auto* const head = new QWidget(this);
  title_->setProperty("role", QStringLiteral("display"));
  kept_->setObjectName(QStringLiteral("statisticsKept"));
  kept_->setProperty("role", QStringLiteral("quiet"));
  kept_->setWordWrap(true);
  archive_->setObjectName(QStringLiteral("statisticsToArchive"));
  shelf_->setObjectName(QStringLiteral("statisticsToShelf"));
  auto* const words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(title_);
  words->addWidget(kept_);
  auto* const row = new QHBoxLayout(head);
  row->setContentsMargins(CardFrame::kShadow, 0, CardFrame::kShadow, 0);
  row->setSpacing(10);
  row->addLayout(words, 1);
  row->addWidget(archive_);
  row->addWidget(shelf_);
  return head;
}

QWidget* StatisticsPage::makeChoices() {
  auto* const choices = new QWidget(this);
  person_->setObjectName(QStringLiteral("statisticsPerson"));
  game_->setObjectName(QStringLiteral("statisticsGame"));
  about_->setObjectName(QStringLiteral("statisticsAbout"));
  about_->setMenu(personMenu_);
  export_->setObjectName(QStringLiteral("statisticsExport"));
  export_->setMenu(exportMenu_);
  for (QComboBox* const box : {person_, game_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(kFewestLetters);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    box->setMaximumWidth(kMostLetters * fontMetrics().averageCharWidth());
  }
  auto* const row = new QHBoxLayout(choices);
  row->setContentsMargins(CardFrame::kShadow, 8, CardFrame::kShadow, 4);
  row->setSpacing(10);
  row->addWidget(person_, 3);
  row->addWidget(game_, 3);
  row->addStretch(1);
  row->addWidget(about_);
  row->addWidget(export_);
  return choices;
}

QLabel* StatisticsPage::addSection(ChartView* chart) {
  auto* const heading = new QLabel(this);
  heading->setProperty("role", QStringLiteral("heading"));
  auto* const card = newCard(this);
  auto* const column = new QVBoxLayout(card);
  column->setContentsMargins(8, 14, 8, 10);
  heading->setIndent(8);  // the charts' margin; with a style sheet, a label ignores any other margin
  column->setSpacing(4);
  column->addWidget(heading);
  column->addWidget(chart);
  auto* const around = new QVBoxLayout;
  around->setContentsMargins(CardFrame::kShadow, 4, CardFrame::kShadow, 0);
  around->addWidget(card);
  scroll_->parts().addLayout(around);
  return heading;
}

void StatisticsPage::makeExportMenu() {
  exportMenu_->setObjectName(QStringLiteral("statisticsExportMenu"));
  picture_->setObjectName(QStringLiteral("statisticsPicture"));
  table_->setObjectName(QStringLiteral("statisticsTable"));
  exerciseTable_->setObjectName(QStringLiteral("statisticsExerciseTable"));
  print_->setObjectName(QStringLiteral("statisticsPrint"));
  connect(picture_, &QAction::triggered, this, &StatisticsPage::savePicture, Qt::QueuedConnection);
  connect(table_, &QAction::triggered, this, &StatisticsPage::saveTable, Qt::QueuedConnection);
  connect(exerciseTable_, &QAction::triggered, this, &StatisticsPage::saveExercises, Qt::QueuedConnection);
  connect(print_, &QAction::triggered, this, &StatisticsPage::print, Qt::QueuedConnection);
}

const Game* StatisticsPage::game() const { return find_game(game_->currentData().toString().toStdString()); }

void StatisticsPage::refresh() {
  if (isVisible()) {
    fillPeople();
    fillGames();
    showSheet();
  }
}

void StatisticsPage::fillPeople() {
  const QSignalBlocker quiet(person_);
  const bool wasEmpty = person_->count() == 0;
  const QString before = person();
  person_->clear();
  for (const QStringList people = statistics_.now().people(); const QString& person : people) {
    person_->addItem(personText(person), person);
  }
  person_->setCurrentIndex(wasEmpty ? 0 : qMax(0, person_->findData(before)));
}

// Keeps the chosen game if the person has played it.
void StatisticsPage::fillGames() {
  const QSignalBlocker quiet(game_);
  const QVariant before = game_->currentData();
  game_->clear();
  game_->addItem(tr("All games"), QString());
  for (const QList<const Game*> games = statistics_.now().gamesOf(person()); const Game* const game : games) {
    game_->addItem(titleOf(*game), idOfGame(*game));
  }
  game_->setCurrentIndex(qMax(0, game_->findData(before)));
}

void StatisticsPage::choose(const QString& person) {
  fillPeople();
  person_->setCurrentIndex(qMax(0, person_->findData(person)));
  fillGames();
  showSheet();
}

void StatisticsPage::showSheet() {
  const bool isEmpty = person_->count() == 0;
  const bool isReading = isEmpty && games_.isReading();
  empty_->setText(isReading ? tr("Reading the games…")
                            : tr("No finished games yet. Once there is one, its players appear here."));
  const auto missed = static_cast<int>(games_.unreadable().size());
  const QString kept = tr("Based on games finished on this computer; the figures are stored only here");
  kept_->setText(missed == 0 ? kept
                             : kept + QStringLiteral(" · ") +
                                   tr("%n unreadable and not counted: see the shelf", nullptr, missed));
  empty_->setVisible(isEmpty);
  for (QWidget* const part : std::initializer_list<QWidget*>{person_, game_, about_, note_}) {
    part->setVisible(!isEmpty);
  }
  sheet_ = isEmpty ? StatisticsSheet() : makeSheet(statistics_.now(), person(), game());
  addExercises(sheet_, exercises_, isEmpty ? nullptr : game());
  showExercises();
  const bool hasExercises = !exercises_.tallies.isEmpty();
  export_->setVisible(!isEmpty || hasExercises);
  table_->setVisible(!isEmpty);
  exerciseTable_->setVisible(hasExercises);
  QStringList others = statistics_.now().people();
  others.removeAll(person());
  personMenu_->setPerson(person(), game(), others);
  showFacts();
  showStrength();
  const bool isRated = !sheet_.ratings.isEmpty();
  ratings_->parentWidget()->setVisible(isRated);
  if (isRated) {
    ratings_->setChart(
        [points = sheet_.ratings](QPainter& painter, const QRectF& area, const ChartLook& look) {
          drawRatings(painter, area, points, look);
        },
        heightOfRatings, sheet_.ratingsHeading, spokenRatings(sheet_.ratings));
  }
  ratingsHeading_->setText(sheet_.ratingsHeading);
  results_->parentWidget()->setVisible(!sheet_.results.isEmpty());
  results_->setChart(
      [rows = sheet_.results](QPainter& painter, const QRectF& area, const ChartLook& look) {
        drawResults(painter, area, rows, look);
      },
      [rows = sheet_.results](const QFont& font) { return heightOfResults(rows, font); },
      sheet_.resultsHeading, spokenResults(sheet_.results));
  resultsHeading_->setText(sheet_.resultsHeading);
  QStringList cutOff;
  for (const ResultRow& row : std::as_const(sheet_.results)) {
    if (row.name.size() > kLongName) {
      cutOff << row.spoken();
    }
  }
  results_->setToolTip(cutOff.join(QLatin1Char('\n')));
  person_->setToolTip(person().size() > kLongName ? person() : QString());
  note_->setText(sheet_.note);
}

void StatisticsPage::setExercises(const ExerciseStatistics& exercises) {
  exercises_ = exercises;
  showSheet();
}

void StatisticsPage::showExercises() {
  const bool isShown = !sheet_.exercises.isEmpty();
  done_->parentWidget()->setVisible(isShown);
  done_->setChart([rows = sheet_.exercises](QPainter& painter, const QRectF& area,
                                            const ChartLook& look) { drawDone(painter, area, rows, look); },
                  [rows = sheet_.exercises](const QFont& font) { return heightOfDone(rows, font); },
                  sheet_.exercisesHeading, spokenDone(sheet_.exercises));
  done_->setToolTip(spokenDone(sheet_.exercises));  // numbers may be cut off
  doneHeading_->setText(sheet_.exercisesHeading);
  doneNote_->setText(sheet_.exercisesNote);
  doneNote_->setVisible(isShown);
}

void StatisticsPage::showFacts() {
  while (QLayoutItem* const item = facts_->takeAt(0)) {
    item->widget()->hide();
    item->widget()->deleteLater();
    delete item;
  }
  for (const StatisticsSheet::Fact& fact : std::as_const(sheet_.facts)) {
    QFrame* const card = newCard(scroll_->widget());
    auto* const value = new QLabel(fact.value, card);
    value->setObjectName(QStringLiteral("factValue"));
    value->setProperty("role", QStringLiteral("title"));
    auto* const label = new QLabel(fact.label, card);
    label->setObjectName(QStringLiteral("factLabel"));
    label->setProperty("role", QStringLiteral("quiet"));
    label->setWordWrap(true);
    auto* const column = new QVBoxLayout(card);
    column->setContentsMargins(14, 10, 12, 10);
    column->setSpacing(0);
    column->addWidget(value);
    column->addWidget(label);
    column->addStretch();
    card->setAccessibleName(fact.value + QLatin1Char(' ') + fact.label);
    facts_->addWidget(card);
    card->show();
  }
  facts_->setNarrowest(kNarrowestFact * fontMetrics().averageCharWidth());
  facts_->invalidate();
}

// Shows which level currently matches the person.
void StatisticsPage::showStrength() {
  const Game* const chosen = game();
  const bool isShown = chosen != nullptr && has_opponents(*chosen) && chosen->most_players() > 1;
  strength_->setVisible(isShown);
  begin_->setVisible(isShown && !sheet_.ratings.isEmpty());
  if (isShown) {
    strength_->setText(matchedText(statistics_.now().matchingLevel(person(), *chosen)));
  }
}

void StatisticsPage::save(const QString& ending, const QByteArray& bytes) {
  const QString path =
      askWhereToSave(this, {.name = QStringLiteral("statisticsFileDialog"),
                            .title = tr("Save the statistics"),
                            .kind = tr("%1 files", "a format").arg(ending.toUpper()),
                            .ending = ending,
                            .folder = folderToBeginIn(QStandardPaths::DocumentsLocation),
                            .file = gameFileName(tr("Statistics"), {sheet_.person}, QDate::currentDate())});
  if (path.isEmpty()) {
    return;
  }
  if (const QString problem = saveFile(path, bytes); !problem.isEmpty()) {
    Q_EMIT failed(tr("The statistics can’t be saved"), problem);
  } else {
    Q_EMIT told(tr("Saved as %1.").arg(shortPath(path)));
  }
}

void StatisticsPage::savePicture() {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  pictureOf(sheet_, kPictureWidth).save(&buffer, "PNG");
  save(QStringLiteral("png"), bytes);
}

void StatisticsPage::saveTable() { save(QStringLiteral("csv"), csvOf(statistics_.now())); }

void StatisticsPage::saveExercises() { save(QStringLiteral("csv"), csvOf(exercises_)); }

void StatisticsPage::print() {
  QPrinter printer(QPrinter::HighResolution);
  printer.setDocName(tr("Statistics"));
  printer.setPageLayout(Paper::usual().layout());
  QPrintDialog dialog(&printer, this);
  dialog.setOptions(QAbstractPrintDialog::PrintToFile | QAbstractPrintDialog::PrintShowPageSize);
  if (runDialog(dialog) != QDialog::Accepted) {
    return;
  }
  printer.setFullPage(true);
  if (!printSheet(printer, sheet_)) {
    Q_EMIT failed(tr("The statistics can’t be printed"), tr("The printer doesn’t accept the page."));
  }
}

void StatisticsPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    Q_EMIT backRequested();
    return;
  }
  QWidget::keyPressEvent(event);
}

void StatisticsPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (!event->spontaneous()) {
    refresh();
    setFocus();
  }
}

void StatisticsPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  } else if (event->type() == QEvent::FontChange) {
    facts_->setNarrowest(kNarrowestFact * fontMetrics().averageCharWidth());
  }
  QWidget::changeEvent(event);
}

void StatisticsPage::retranslate() {
  title_->setText(tr("Statistics"));
  archive_->setText(tr("Finished games"));
  shelf_->setText(tr("Back to the shelf"));
  person_->setAccessibleName(tr("Whose statistics"));
  game_->setAccessibleName(tr("Which game"));
  about_->setText(tr("Person"));
  about_->setToolTip(tr("Rename, forget, reset"));
  begin_->setText(tr("Reset the rating…"));
  export_->setText(tr("Export"));
  export_->setToolTip(tr("As a picture, as a table, or on paper"));
  picture_->setText(tr("Picture (PNG)…"));
  table_->setText(tr("Table of people (CSV)…"));
  exerciseTable_->setText(tr("Table of exercises (CSV)…"));
  print_->setText(tr("Print…"));
  fillPeople();
  fillGames();
  showSheet();
}

}  // namespace byways::app
