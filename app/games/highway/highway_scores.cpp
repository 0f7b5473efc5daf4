// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QHeaderView>
#include <QLocale>
#include <QPainter>

#include <algorithm>

#include "app/games/highway/highway_painter.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "app/look/short_name.h"
#include "engine/highway/insight.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class HighwayRanking {
  Q_DECLARE_TR_FUNCTIONS(HighwayRanking)
};

constexpr int kTotalRow = highway::kRounds;
constexpr int kPlaceRow = kTotalRow + 1;
constexpr int kRowHeight = 34;
constexpr int kNarrowest = 84;   // least width of a player's column, in pixels
constexpr int kBesideHead = 20;  // width of the space beside a name in its column

/// The players' names, each below the player's piece, so that pieces and names are centred in their columns
/// like the numbers.
class PlayerHeads final : public QHeaderView {
 public:
  PlayerHeads(const Match& match, const Look& look, QWidget* parent)
      : QHeaderView(Qt::Horizontal, parent), match_(match), look_(look) {
    setDefaultAlignment(Qt::AlignHCenter | Qt::AlignBottom);
  }

 protected:
  [[nodiscard]] QSize sectionSizeFromContents(int section) const override {
    return QHeaderView::sectionSizeFromContents(section) + QSize(0, kSign);
  }

  void paintSection(QPainter* painter, const QRect& area, int section) const override {
    painter->save();  // the style leaves a clip behind that would hide everything
    QHeaderView::paintSection(painter, area, section);
    painter->restore();
    const Seat seat = section + 1;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    drawHighwayTraveller(*painter, QPointF(QRectF(area).center().x(), area.top() + kSign / 2.0 + 4), kPiece,
                         seat, look_.seatColour(match_.colourIndex(seat)), look_.picture().patterns);
    painter->restore();
  }

 private:
  static constexpr int kSign = 22;
  static constexpr double kPiece = 9;

  const Match& match_;
  const Look& look_;
};

// A line break may come between the texts of two seats, but not within `words`, the text of one, unless a
// long name nearly fills a line.
QString together(const QString& words) {
  constexpr qsizetype kLongName = 18;  // letters
  return words.size() > kLongName ? words : QString(words).replace(u' ', QChar(QChar::Nbsp));
}

}  // namespace

QList<HighwayRank> highwayRanking(const Match& match) {
  const std::vector<int> scores = match.state().scores();
  QList<HighwayRank> ranks;
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    ranks.append({0, seat, scores.at(static_cast<std::size_t>(seat - 1))});
  }
  const auto isOut = [&](const HighwayRank& rank) { return match.state().has_left(rank.seat); };
  std::stable_sort(ranks.begin(), ranks.end(), [&](const HighwayRank& one, const HighwayRank& other) {
    return isOut(one) != isOut(other) ? isOut(other) : one.points > other.points;
  });
  for (qsizetype i = 0; i < ranks.size() && !isOut(ranks[i]); ++i) {
    const bool isEqual = i > 0 && ranks[i - 1].points == ranks[i].points;
    ranks[i].place = isEqual ? ranks[i - 1].place : static_cast<int>(i) + 1;
  }
  return ranks;
}

QString highwayRankingText(const Match& match) {
  const QList<HighwayRank> ranks = highwayRanking(match);
  QStringList best;
  QStringList places;
  for (const HighwayRank& rank : ranks) {
    if (rank.place == 1) {
      best.append(highwayName(match, rank.seat));
    }
    const QString name = together(highwayName(match, rank.seat));
    const QString points = QLocale().toString(rank.points);
    QString pattern = rank.place > 0 ? HighwayRanking::tr("%1. %2 %3", "place, player, points")
                                     : HighwayRanking::tr("%1 %2 (has left)", "player, points");
    pattern.replace(u' ', QChar(QChar::Nbsp));
    places.append(rank.place > 0 ? pattern.arg(QString::number(rank.place), name, points)
                                 : pattern.arg(name, points));
  }
  const int points = ranks.isEmpty() ? 0 : ranks.front().points;
  const QString win =
      best.size() == 1
          ? HighwayRanking::tr("%1 has %n point(s) after six rounds.", nullptr, points).arg(best.front())
          : HighwayRanking::tr("%1 have %n point(s) each after six rounds.", nullptr, points)
                .arg(QLocale().createSeparatedList(best));
  return win + QLatin1Char('\n') + joinParts(places);
}

HighwayScores::HighwayScores(const Match& match, const Look& look, QWidget* parent)
    : QTableWidget(kPlaceRow + 1, match.players(), parent) {
  setObjectName(QStringLiteral("highwayScores"));
  setAccessibleName(tr("Score table"));
  setEditTriggers(NoEditTriggers);
  setSelectionMode(NoSelection);
  setShowGrid(false);
  setAlternatingRowColors(true);
  setCornerButtonEnabled(false);
  setWordWrap(false);
  setFrameShape(NoFrame);
  setHorizontalHeader(new PlayerHeads(match, look, this));
  writeHeads(match);
  writeRounds(match, look);
  writeTotals(match);
  setMinimumSize(verticalHeader()->sizeHint().width() + columnCount() * kNarrowest + 8, sizeHint().height());
}

void HighwayScores::writeHeads(const Match& match) {
  QFont bold = font();
  bold.setWeight(QFont::DemiBold);
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    const QString name = match.name(seat);
    auto* const head = new QTableWidgetItem(shortName(name, QFontMetricsF(bold), kNarrowest - kBesideHead));
    head->setData(Qt::AccessibleTextRole, name);
    head->setToolTip(name);
    setHorizontalHeaderItem(seat - 1, head);
  }
  connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this, bold](int column, int, int width) {
    QTableWidgetItem* const head = horizontalHeaderItem(column);
    const QString name = head->data(Qt::AccessibleTextRole).toString();
    head->setText(shortName(name, QFontMetricsF(bold), qMax(width, kNarrowest) - kBesideHead));
  });
  QStringList rows;
  for (int round = 1; round <= highway::kRounds; ++round) {
    rows.append(tr("%1  %2", "number of the round, name of its twist")
                    .arg(round)
                    .arg(highwayTwistName(highway::twist_of(round))));
  }
  rows << tr("Total") << tr("Place");
  setVerticalHeaderLabels(rows);
  for (int round = 1; round <= highway::kRounds; ++round) {
    verticalHeaderItem(round - 1)->setToolTip(highwayTwistText(highway::twist_of(round)));
  }
  verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  verticalHeader()->setDefaultSectionSize(kRowHeight);
  horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  horizontalHeader()->setMinimumSectionSize(kNarrowest);
  horizontalHeader()->setHighlightSections(false);
  verticalHeader()->setHighlightSections(false);
  setTabKeyNavigation(false);  // Tab leaves the table; arrow keys walk it
}

void HighwayScores::writeRounds(const Match& match, const Look& look) {
  const highway::Insight* const insight = highway::insight_into(match.state());
  if (insight == nullptr) {
    return;
  }
  const auto reports = insight->reports();
  for (int row = 0; row < highway::kRounds; ++row) {
    const highway::RoundReport* const report =
        row < static_cast<int>(reports.size()) ? reports[static_cast<std::size_t>(row)] : nullptr;
    for (int column = 0; column < columnCount(); ++column) {
      if (report == nullptr) {
        write(row, column, QStringLiteral("–"), tr("not played yet"));
        item(row, column)->setForeground(look.colours().quietText);
        continue;
      }
      const auto index = static_cast<std::size_t>(column);
      const int robbed = report->robberies.at(index);
      const QString gain = highwayGainText(report->points.at(index));
      QString spoken = tr("%n point(s)", nullptr, report->points.at(index));
      if (robbed != 0) {
        spoken += QStringLiteral(", ") + tr("%1 from robbers").arg(highwayGainText(robbed));
      }
      write(row, column, gain, spoken);
    }
  }
}

void HighwayScores::writeTotals(const Match& match) {
  QFont bold = font();
  bold.setWeight(QFont::DemiBold);
  const QList<HighwayRank> ranks = highwayRanking(match);
  for (const HighwayRank& rank : ranks) {
    const int column = rank.seat - 1;
    write(kTotalRow, column, locale().toString(rank.points), tr("%n point(s)", nullptr, rank.points));
    write(kPlaceRow, column, rank.place > 0 ? tr("%1.", "a place").arg(rank.place) : QStringLiteral("–"),
          rank.place > 0 ? tr("Place %1").arg(rank.place) : tr("has left"));
    item(kTotalRow, column)->setFont(bold);
  }
}

void HighwayScores::write(int row, int column, const QString& text, const QString& spoken) {
  auto* const cell = new QTableWidgetItem(text);
  cell->setTextAlignment(Qt::AlignCenter);
  cell->setToolTip(spoken);
  cell->setData(Qt::AccessibleTextRole, spoken);
  setItem(row, column, cell);
}

QSize HighwayScores::sizeHint() const {
  return {verticalHeader()->sizeHint().width() + columnCount() * (kNarrowest + 8) + 8,
          horizontalHeader()->sizeHint().height() + rowCount() * kRowHeight + 8};
}

}  // namespace byways::app
