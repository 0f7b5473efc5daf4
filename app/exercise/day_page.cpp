// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/day_page.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QShowEvent>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "app/board/announce.h"
#include "app/exercise/day_card.h"
#include "app/exercise/days.h"
#include "app/exercise/exercise_ids.h"
#include "app/exercise/stars.h"
#include "app/look/date_text.h"
#include "app/look/look.h"
#include "app/look/primary.h"
#include "app/look/tab_order.h"
#include "app/shelf/board_thumb.h"

namespace byways::app {

namespace {

constexpr int kWeekdays = 7;
constexpr int kWeeks = 6;
constexpr int kDayRole = Qt::UserRole;
constexpr int kWidestCalendar = 620;
constexpr int kLeastCalendar = 280;

// Paints a day: its number, bold for today, the stars below, and a frame if it is selected.
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
    const bool isBegun = days_.isBegun(day);
    // The number keeps its height; the stars or the mark get the rest.
    const double number =
        isDone || isBegun ? qMin(0.55 * cell.height(), 1.5 * option.fontMetrics.height()) : cell.height();
    painter->drawText(QRectF(cell.left(), cell.top(), cell.width(), number), Qt::AlignCenter,
                      QLocale().toString(day.day()));
    const QRectF below(cell.left(), cell.top() + number, cell.width(), cell.height() - number);
    if (isDone) {
      drawStars(*painter, below, days_.of(day).best);
    } else if (isBegun) {
      drawHalf(*painter, below);
    }
    painter->restore();
  }

 private:
  // Draws a half-filled circle: begun but not done.
  void drawHalf(QPainter& painter, const QRectF& area) const {
    constexpr double kLargest = 14;  // pixels
    constexpr int kTop = 90 * 16;    // in Qt's angles
    const double size = qMin(0.6 * area.height(), kLargest);
    const QRectF circle(area.center() - QPointF(size, size) / 2, QSizeF(size, size));
    painter.setPen(QPen(look_.colours().text, size / 8));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(circle);
    painter.setBrush(look_.colours().text);
    painter.drawPie(circle, kTop, 2 * kTop);
  }

  void drawStars(QPainter& painter, const QRectF& area, Stars stars) const {
    const QList<StarShape> shapes = starShapes(stars);
    constexpr double kLargest = 20;  // pixels
    const double wide = starsWidth(shapes.size());
    const double size = std::min({0.75 * area.height(), 0.85 * area.width() / wide, kLargest});
    const QPointF corner = area.center() - QPointF(size * wide / 2, size / 2);
    byways::app::drawStars(painter, corner, size, shapes, QGuiApplication::layoutDirection(), look_);
  }

  const Days& days_;
  const Look& look_;
};

// The first day of the week in which the month begins.
QDate firstShown(const QDate& day) {
  const QDate first(day.year(), day.month(), 1);
  const int before =
      (first.dayOfWeek() - static_cast<int>(QLocale().firstDayOfWeek()) + kWeekdays) % kWeekdays;
  return first.addDays(-before);
}

}  // namespace

DayPage::DayPage(const Progress& progress, const Days& days, const Look& look, QWidget* parent)
    : ExercisePage("dayPage", "daysToShelf", progress, look, parent),
      days_(days),
      day_(days.today()),
      earlier_(new QPushButton(content())),
      month_(new QLabel(content())),
      later_(new QPushButton(content())),
      table_(new QTableWidget(kWeeks, kWeekdays, content())),
      card_(new ExerciseCard(
          dayPrefix(), ExerciseCard::Form::Upright,
          [this] {
            const Exercise exercise = days_.isOffered(day_) ? Days::exerciseOf(day_) : Exercise();
            return toldOf(days_, day_, days_.isOffered(day_) ? &exercise : nullptr);
          },
          look, content())),
      play_(card_->addButton("daysPlay")),
      copy_(card_->addButton("daysCopy")) {
  layOutCalendar();
  connect(earlier_, &QPushButton::clicked, this, [this] { choose(day_.addMonths(-1)); });
  connect(later_, &QPushButton::clicked, this, [this] { choose(day_.addMonths(1)); });
  connect(table_, &QTableWidget::currentCellChanged, this, &DayPage::chooseCell);
  connect(table_, &QTableWidget::cellDoubleClicked, this, &DayPage::play);
  connect(card_, &CardFrame::activated, this, &DayPage::play);
  connect(play_, &QPushButton::clicked, this, &DayPage::play);
  connect(copy_, &QPushButton::clicked, this, [this] { Q_EMIT copyRequested(day_); });
  connect(&days, &Days::changed, this, &DayPage::tellOfMonth);
  setTabOrderAsLaidOut(content());
}

void DayPage::layOutCalendar() {
  earlier_->setObjectName(QStringLiteral("daysEarlier"));
  later_->setObjectName(QStringLiteral("daysLater"));
  play_->setProperty("primary", true);
  card_->setObjectName(QStringLiteral("daysCard"));
  month_->setObjectName(QStringLiteral("daysMonth"));
  month_->setProperty("role", QStringLiteral("heading"));
  month_->setAlignment(Qt::AlignCenter);
  table_->setObjectName(QStringLiteral("daysTable"));
  table_->setItemDelegate(new DayDelegate(days_, look(), table_));
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
  table_->setMinimumHeight(kLeastCalendar);
  table_->installEventFilter(this);
  for (int row = 0; row < kWeeks; ++row) {
    for (int column = 0; column < kWeekdays; ++column) {
      table_->setItem(row, column, new QTableWidgetItem);
    }
  }
  auto* const months = new QHBoxLayout;
  months->addWidget(earlier_);
  months->addWidget(month_, 1);
  months->addWidget(later_);
  auto* const calendar = new QVBoxLayout;
  calendar->setSpacing(8);
  calendar->addLayout(months);
  calendar->addWidget(table_, 1);
  auto* const beside = new QVBoxLayout;
  beside->addWidget(card_);
  beside->addStretch();
  auto* const middle = new QHBoxLayout;
  middle->setContentsMargins(CardFrame::kShadow, 8, 0, 0);
  middle->setSpacing(28);
  middle->addLayout(calendar, 3);
  middle->addLayout(beside, 2);
  addRest(middle);
}

QDate DayPage::dayAt(int row, int column) const {
  const QDate day = firstShown(day_).addDays(row * kWeekdays + column);
  return day.month() == day_.month() ? day : QDate();
}

// A cell of another month doesn't change the selection.
void DayPage::chooseCell(int row, int column) {
  const QDate day = dayAt(row, column);
  choose(day.isValid() ? day : day_);
}

void DayPage::choose(const QDate& day) {
  const QDate today = days_.today();
  day_ = qBound(Days::kFirst, day, QDate(today.year(), today.month(), today.daysInMonth()));
  tellOfMonth();
}

void DayPage::play() {
  if (days_.isOffered(day_)) {
    Q_EMIT playRequested(day_);
  } else {
    announce(card_, card_->accessibleName());
  }
}

void DayPage::tellOfMonth() {
  if (!isVisible()) {
    return;  // fill() does it when shown: finding the exercise reads all problems
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
      item->setFlags(day.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags);
      const QString state = !day.isValid()        ? QString()
                            : day > days_.today() ? opensText(days_, day)
                            : days_.isDone(day)   ? starsText(days_.of(day).best)
                            : days_.isBegun(day)  ? tr("begun, not finished yet")
                                                  : QString();
      const QString text =
          state.isEmpty() ? dateText(day) : tr("%1, %2", "a date, stars").arg(dateText(day), state);
      item->setData(Qt::AccessibleTextRole, text);
      item->setToolTip(state.isEmpty() ? QString() : text);
      if (day == day_ && isVisible()) {
        table_->setCurrentCell(row, column);
      }
    }
  }
  table_->viewport()->update();
  tellOfDay();
}

void DayPage::tellOfDay() {
  const bool isOffered = days_.isOffered(day_);
  if (std::exchange(pictured_, day_) != day_) {
    card_->setPicture(isOffered ? newPicture(Days::exerciseOf(day_), look(), card_) : nullptr);
  }
  card_->refresh();
  if (card_->isActive() != isOffered) {
    card_->setActive(isOffered);
  }
  play_->setVisible(isOffered);
  tellDayButtons(days_, day_, *play_, *copy_);
  const int longest = days_.longestStreak();
  const QString stands = longest == 0         ? tr("A new exercise each day, the same for everybody.")
                         : days_.streak() > 0 ? tr("%1. Longest: %2.", "days in a row now, and at most")
                                                    .arg(streakText(days_), tr("%n day(s)", nullptr, longest))
                                              : streakText(days_);
  setHead(tr("Daily exercise"), stands + QLatin1Char('\n') + streakRule());
}

// The table's own Page Up and Page Down would move by several weeks.
bool DayPage::eventFilter(QObject* watched, QEvent* event) {
  if (watched == table_ && event->type() == QEvent::KeyPress) {
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
  return ExercisePage::eventFilter(watched, event);
}

void DayPage::showEvent(QShowEvent* event) {
  ExercisePage::showEvent(event);
  if (!event->spontaneous()) {
    table_->setFocus(Qt::OtherFocusReason);
  }
}

// Otherwise screen readers would find the focus on the hidden table as long as a day is its current cell.
void DayPage::hideEvent(QHideEvent* event) {
  const QSignalBlocker quiet(table_);
  table_->setCurrentItem(nullptr);
  ExercisePage::hideEvent(event);
}

void DayPage::tell() {
  earlier_->setText(QStringLiteral("‹"));
  later_->setText(QStringLiteral("›"));
  for (const auto& [button, name] :
       {std::pair{earlier_, tr("The month before")}, std::pair{later_, tr("The next month")}}) {
    button->setAccessibleName(name);
    button->setToolTip(name);
  }
  table_->setAccessibleName(tr("Days of the month"));
  tellOfMonth();
}

}  // namespace byways::app
