// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/day_page.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QShowEvent>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

#include "app/exercise/days.h"
#include "app/exercise/stars.h"
#include "app/look/look.h"
#include "app/look/spoken_role.h"
#include "app/look/tab_order.h"
#include "app/table/clock_text.h"

namespace byways::app {

namespace {

constexpr int kWeekdays = 7;
constexpr int kWeeks = 6;
constexpr int kDayRole = Qt::UserRole;
constexpr int kPageSide = 36;  // as on the other pages
constexpr int kWidestCalendar = 620;

// A day: its number, bold if it is today, below it the stars, and a frame around the chosen one.
class DayDelegate : public QStyledItemDelegate {
 public:
  DayDelegate(const Days& days, const Look& look, QObject* parent)
      : QStyledItemDelegate(parent), days_(days), look_(look) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const QDate day = index.data(kDayRole).toDate();
    if (!day.isValid()) {
      return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const Colours& colours = look_.colours();
    const QRectF cell = QRectF(option.rect).adjusted(3, 3, -3, -3);
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    const bool hasFocus = option.state.testFlag(QStyle::State_HasFocus);
    const bool isToday = day == days_.today();
    const bool isOffered = days_.isOffered(day);
    constexpr double kRounding = 8;
    painter->setPen(isChosen  ? QPen(hasFocus ? colours.accent : colours.text, 2)
                    : isToday ? QPen(colours.quietText, 1)
                              : Qt::NoPen);
    painter->setBrush(isChosen ? colours.raised : isOffered ? colours.window : QColor(Qt::transparent));
    painter->drawRoundedRect(cell, kRounding, kRounding);
    QFont font = option.font;
    font.setBold(isToday);
    painter->setFont(font);
    painter->setPen(isOffered ? colours.text : colours.quietText);
    const bool isDone = days_.isDone(day);
    // The number keeps its height, the stars have what is below it.
    const double number =
        isDone ? qMin(0.55 * cell.height(), 1.5 * option.fontMetrics.height()) : cell.height();
    painter->drawText(QRectF(cell.left(), cell.top(), cell.width(), number), Qt::AlignCenter,
                      QLocale().toString(day.day()));
    if (isDone) {
      drawStars(*painter, {cell.left(), cell.top() + number, cell.width(), cell.height() - number},
                days_.of(day).best);
    }
    painter->restore();
  }

 private:
  void drawStars(QPainter& painter, const QRectF& area, Stars stars) const {
    const QList<StarShape> shapes = starShapes(stars);
    constexpr double kBetween = 0.25;  // of a star
    constexpr double kLargest = 20;    // pixels
    const double wide = static_cast<double>(shapes.size()) * (1 + kBetween) - kBetween;
    const double size = std::min({0.75 * area.height(), 0.85 * area.width() / wide, kLargest});
    double left = area.center().x() - size * wide / 2;
    for (const StarShape shape : shapes) {
      drawStar(painter, {left, area.center().y() - size / 2, size, size}, shape, look_);
      left += (1 + kBetween) * size;
    }
  }

  const Days& days_;
  const Look& look_;
};

QLabel* newLine(const char* name, const char* role, QWidget* parent) {
  auto* const label = new QLabel(parent);
  label->setObjectName(QLatin1String(name));
  label->setProperty("role", QLatin1String(role));
  label->setWordWrap(true);
  return label;
}

// The first day of the week that the month begins in.
QDate firstShown(const QDate& day) {
  const QDate first(day.year(), day.month(), 1);
  const int before =
      (first.dayOfWeek() - static_cast<int>(QLocale().firstDayOfWeek()) + kWeekdays) % kWeekdays;
  return first.addDays(-before);
}

}  // namespace

DayPage::DayPage(const Days& days, const Look& look, QWidget* parent)
    : QWidget(parent),
      days_(days),
      look_(look),
      day_(days.today()),
      title_(newLine("daysTitle", "display", this)),
      streak_(newLine("daysStreak", "quiet", this)),
      shelf_(new QPushButton(look.icon(QStringLiteral("home")), {}, this)),
      earlier_(new QPushButton(this)),
      month_(newLine("daysMonth", "heading", this)),
      later_(new QPushButton(this)),
      table_(new QTableWidget(kWeeks, kWeekdays, this)),
      dayTitle_(newLine("daysDay", "heading", this)),
      exercise_(newLine("daysExercise", "", this)),
      result_(newLine("daysResult", "quiet", this)),
      stars_(new StarRow(look, this)),
      copy_(new QPushButton(this)),
      play_(new QPushButton(this)) {
  setObjectName(QStringLiteral("dayPage"));
  setFocusPolicy(Qt::ClickFocus);
  layOut();
  connect(shelf_, &QPushButton::clicked, this, &DayPage::shelfRequested);
  connect(earlier_, &QPushButton::clicked, this, [this] { choose(day_.addMonths(-1)); });
  connect(later_, &QPushButton::clicked, this, [this] { choose(day_.addMonths(1)); });
  connect(table_, &QTableWidget::currentCellChanged, this,
          [this](int row, int column) { choose(dayAt(row, column)); });
  connect(table_, &QTableWidget::cellDoubleClicked, this, &DayPage::play);
  connect(copy_, &QPushButton::clicked, this, [this] { Q_EMIT copyRequested(day_); });
  connect(play_, &QPushButton::clicked, this, &DayPage::play);
  connect(&days, &Days::changed, this, &DayPage::fill);
  setTabOrderAsLaidOut(this);
  retranslate();
}

void DayPage::layOut() {
  setSpokenRole(title_, QAccessible::Heading);
  shelf_->setObjectName(QStringLiteral("daysToShelf"));
  earlier_->setObjectName(QStringLiteral("daysEarlier"));
  later_->setObjectName(QStringLiteral("daysLater"));
  copy_->setObjectName(QStringLiteral("daysCopy"));
  play_->setObjectName(QStringLiteral("daysPlay"));
  play_->setProperty("primary", true);
  month_->setAlignment(Qt::AlignCenter);
  table_->setObjectName(QStringLiteral("daysTable"));
  table_->setItemDelegate(new DayDelegate(days_, look_, table_));
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setTabKeyNavigation(false);
  table_->setShowGrid(false);
  table_->setCornerButtonEnabled(false);
  table_->setFrameShape(QFrame::NoFrame);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  table_->horizontalHeader()->setHighlightSections(false);
  table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table_->setMaximumWidth(kWidestCalendar);
  table_->installEventFilter(this);
  for (int row = 0; row < kWeeks; ++row) {
    for (int column = 0; column < kWeekdays; ++column) {
      table_->setItem(row, column, new QTableWidgetItem);
    }
  }
  auto* const words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(title_);
  words->addWidget(streak_);
  auto* const head = new QHBoxLayout;
  head->addLayout(words, 1);
  head->addWidget(shelf_);
  auto* const months = new QHBoxLayout;
  months->addWidget(earlier_);
  months->addWidget(month_, 1);
  months->addWidget(later_);
  auto* const calendar = new QVBoxLayout;
  calendar->setSpacing(8);
  calendar->addLayout(months);
  calendar->addWidget(table_, 1);
  auto* const beside = new QVBoxLayout;
  beside->setSpacing(8);
  beside->addWidget(dayTitle_);
  beside->addWidget(exercise_);
  beside->addWidget(stars_);
  beside->addWidget(result_);
  beside->addSpacing(8);
  beside->addWidget(play_);
  beside->addWidget(copy_);
  beside->addStretch();
  auto* const middle = new QHBoxLayout;
  middle->setSpacing(28);
  middle->addLayout(calendar, 3);
  middle->addLayout(beside, 2);
  auto* const page = new QVBoxLayout(this);
  page->setContentsMargins(kPageSide, 28, kPageSide, 24);
  page->setSpacing(14);
  page->addLayout(head);
  page->addLayout(middle, 1);
}

QDate DayPage::dayAt(int row, int column) const {
  const QDate day = firstShown(day_).addDays(row * kWeekdays + column);
  return day.month() == day_.month() ? day : QDate();
}

// A day that isn't offered leads to the nearest that is.
void DayPage::choose(const QDate& day) {
  if (!day.isValid()) {
    fill();  // the cell of another month: the choice stays
    return;
  }
  const QDate wanted = qBound(Days::kFirst, day, days_.today());
  const bool isNew = wanted != day_;
  day_ = wanted;
  if (isNew || wanted != day) {
    fill();
  }
}

void DayPage::play() { Q_EMIT playRequested(day_); }

void DayPage::fill() {
  if (!isVisible()) {
    return;  // showEvent does it: nothing before needs the day's exercise, for which all problems are read
  }
  const QSignalBlocker quiet(table_);
  const QLocale locale;
  month_->setText(tr("%1 %2", "a month, a year")
                      .arg(locale.standaloneMonthName(day_.month()), QString::number(day_.year())));
  earlier_->setEnabled(QDate(day_.year(), day_.month(), 1) > Days::kFirst);
  later_->setEnabled(QDate(day_.year(), day_.month(), day_.daysInMonth()) < days_.today());
  QStringList weekdays;
  for (int column = 0; column < kWeekdays; ++column) {
    weekdays << locale.standaloneDayName(firstShown(day_).addDays(column).dayOfWeek(), QLocale::ShortFormat);
  }
  table_->setHorizontalHeaderLabels(weekdays);
  for (int row = 0; row < kWeeks; ++row) {
    // Most months have no sixth week.
    table_->setRowHidden(row, !dayAt(row, 0).isValid() && !dayAt(row, kWeekdays - 1).isValid());
    for (int column = 0; column < kWeekdays; ++column) {
      const QDate day = dayAt(row, column);
      QTableWidgetItem* const item = table_->item(row, column);
      item->setData(kDayRole, day);
      item->setFlags(day.isValid() && days_.isOffered(day) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable
                                                           : Qt::NoItemFlags);
      const QString date = locale.toString(day, QLocale::LongFormat);
      item->setData(Qt::AccessibleTextRole,
                    !day.isValid() ? QString()
                    : days_.isDone(day)
                        ? tr("%1, %2", "a date, stars").arg(date, starsText(days_.of(day).best))
                        : date);
      if (day == day_ && isVisible()) {
        table_->setCurrentCell(row, column);
      }
    }
  }
  table_->viewport()->update();
  tellOfDay();
}

void DayPage::tellOfDay() {
  const Exercise exercise = Days::exerciseOf(day_);
  const Progress::Kept kept = days_.of(day_);
  const bool isDone = kept.best != Stars::None;
  dayTitle_->setText(QLocale().toString(day_, QLocale::LongFormat));
  exercise_->setText(dayExerciseText(exercise));
  stars_->setStars(kept.best);
  result_->setText(!isDone ? QString()
                   : days_.isOnItsDay(day_)
                       ? tr("Done on its day, in %1", "a time")
                             .arg(minutesText(std::chrono::seconds(kept.attempt.seconds)))
                       : tr("Caught up on later, in %1", "a time")
                             .arg(minutesText(std::chrono::seconds(kept.attempt.seconds))));
  result_->setHidden(!isDone);
  play_->setText(openDayText(kept));
  copy_->setText(tr("Copy the result"));
  copy_->setEnabled(isDone);
  const int streak = days_.streak();
  const int longest = days_.longestStreak();
  streak_->setText(
      longest == 0 ? tr("A new exercise each day, the same for everybody")
                   : tr("%1. Longest: %2.", "days in a row now, and at most")
                         .arg(tr("%n days in a row", nullptr, streak), tr("%n day(s)", nullptr, longest)));
}

// Page Up and Page Down would walk over weeks.
bool DayPage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    switch (const auto* const key = static_cast<QKeyEvent*>(event); key->key()) {
      case Qt::Key_PageUp:
        choose(day_.addMonths(-1));
        return true;
      case Qt::Key_PageDown:
        choose(day_.addMonths(1));
        return true;
      case Qt::Key_Home:
        choose(days_.today());
        return true;
      case Qt::Key_Left:
      case Qt::Key_Right:
        choose(
            day_.addDays((key->key() == Qt::Key_Right) == (layoutDirection() == Qt::LeftToRight) ? 1 : -1));
        return true;
      case Qt::Key_Up:
        choose(day_.addDays(-kWeekdays));
        return true;
      case Qt::Key_Down:
        choose(day_.addDays(kWeekdays));
        return true;
      case Qt::Key_Enter:
      case Qt::Key_Return:
      case Qt::Key_Space:
        play();
        return true;
      default:
        break;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void DayPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    Q_EMIT backRequested();
  } else {
    QWidget::keyPressEvent(event);
  }
}

void DayPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (!event->spontaneous()) {
    day_ = days_.today();
    fill();
    table_->setFocus(Qt::OtherFocusReason);
  }
}

// Screen readers would find the focus here as long as a day is the current one.
void DayPage::hideEvent(QHideEvent* event) {
  const QSignalBlocker quiet(table_);
  table_->setCurrentItem(nullptr);
  QWidget::hideEvent(event);
}

void DayPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  QWidget::changeEvent(event);
}

void DayPage::retranslate() {
  title_->setText(tr("The day’s exercise"));
  shelf_->setText(tr("Back to the shelf"));
  earlier_->setText(QStringLiteral("‹"));
  later_->setText(QStringLiteral("›"));
  for (const auto& [button, name] :
       {std::pair{earlier_, tr("The month before")}, std::pair{later_, tr("The next month")}}) {
    button->setAccessibleName(name);
    button->setToolTip(name);
  }
  table_->setAccessibleName(tr("Days of the month"));
  fill();
}

}  // namespace byways::app
