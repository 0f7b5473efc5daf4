// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/statistics_sheet.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

#include "app/library/finished_game.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "app/opponents/level_words.h"
#include "app/print/paper.h"

namespace byways::app {

namespace {

// The context for translators.
struct Sheets {
  Q_DECLARE_TR_FUNCTIONS(Sheets)
};

constexpr double kSheetWidth = 900;  // units; text is 15 high
constexpr double kSheetBorder = 40;
constexpr int kLetters = 15;

QString percent(int part, int all) {
  return QLocale().toString(std::lround(100.0 * part / std::max(1, all)));
}

QList<StatisticsSheet::Fact> factsOf(const Standing& standing, bool isOneGame) {
  const Tally& tally = standing.tally;
  const int decided = tally.played() - tally.alone;
  QList<StatisticsSheet::Fact> facts{{QLocale().toString(tally.played()), Sheets::tr("played", "games")}};
  if (decided > 0) {
    facts.append(
        {QLocale().toString(tally.won), Sheets::tr("won, %1 %", "games").arg(percent(tally.won, decided))});
    facts.append({QLocale().toString(tally.lost), Sheets::tr("lost; %n drawn", "games", tally.drawn)});
  }
  if (tally.alone > 0) {
    facts.append(
        {QLocale().toString(tally.solved), Sheets::tr("solved of %1", "challenges").arg(tally.alone)});
  }
  if (decided > 0) {
    const Streaks& streaks = standing.streaks;
    facts.append(
        {QLocale().toString(std::abs(streaks.current)),
         (streaks.current < 0 ? Sheets::tr("lost in a row; longest %1", "games").arg(streaks.longestLosses)
                              : Sheets::tr("won in a row; longest %1", "games").arg(streaks.longestWins))});
  }
  facts.append(
      {QLocale().toString(tally.helped), Sheets::tr("with help: %1, %2", "games; hints, take-backs")
                                             .arg(Sheets::tr("%n hint(s)", nullptr, tally.hints),
                                                  Sheets::tr("%n take-back(s)", nullptr, tally.takeBacks))});
  if (isOneGame && !standing.ratings.isEmpty()) {
    const Rating& rating = standing.ratings.last().rating;
    facts.append({ratingText(rating), Sheets::tr("rating, about level %1").arg(nearestLevel(rating))});
  }
  return facts;
}

QString opponentText(const Opponent& opponent) {
  switch (opponent.kind) {
    case Opponent::Kind::Computer:
      return computerText(opponent.level);
    case Opponent::Kind::Person:
      return personText(opponent.person);
    case Opponent::Kind::Somebody:
      break;
  }
  return Sheets::tr("Somebody else", "an opponent");
}

QString noteText() {
  return Sheets::tr(
      "The figures are based on the finished games on this computer, and are stored only here. Unfinished "
      "games, removed games and copies don’t count. Ratings use the Glicko system, with fixed ratings for "
      "computers; ± gives the 95 % interval. A win with help counts half; challenges and arranged positions "
      "are not rated.");
}

QString kindText(ExerciseTally::Kind kind) {
  switch (kind) {
    case ExerciseTally::Kind::Day:
      return Sheets::tr("Days", "their exercises");
    case ExerciseTally::Kind::Lesson:
      return Sheets::tr("Lessons");
    case ExerciseTally::Kind::Puzzle:
      return Sheets::tr("Puzzles");
    case ExerciseTally::Kind::Problem:
      return Sheets::tr("Problems");
  }
  return {};
}

// A duration: seconds, minutes, or hours and minutes.
QString spentText(int seconds) {
  constexpr int kMinute = 60;
  constexpr int kHour = 60 * kMinute;
  return seconds < kMinute ? Sheets::tr("%1 s", "seconds").arg(seconds)
         : seconds < kHour ? Sheets::tr("%1 min", "minutes").arg(seconds / kMinute)
                           : Sheets::tr("%1 h %2 min", "hours, minutes")
                                 .arg(seconds / kHour)
                                 .arg(seconds % kHour / kMinute);
}

DoneRow rowOf(const ExerciseTally& tally) {
  QStringList numbers{
      Sheets::tr("%1 of %2 done").arg(tally.done).arg(tally.exercises),
      Sheets::tr("%n on the first try", nullptr, tally.firstTries),
      Sheets::tr("%1 of %2 stars").arg(QLocale().toString(tally.stars), QLocale().toString(tally.mostStars))};
  if (tally.seconds > 0) {
    numbers << spentText(tally.seconds);
  }
  if (tally.rating) {
    numbers << Sheets::tr("rating %1").arg(ratingText(*tally.rating));
  }
  const QString kind = kindText(tally.kind);
  return {tally.game == nullptr
              ? kind
              : Sheets::tr("%1: %2", "a game, a kind of exercises").arg(titleOf(*tally.game), kind),
          tally.done, tally.exercises, numbers.join(QStringLiteral(" · "))};
}

// Draws the text and returns where it ends. With a null painter it only measures.
double drawText(QPainter* painter, double y, const QString& text, const QFont& font, const QColor& colour) {
  const QRectF all(kSheetBorder, y, kSheetWidth - 2 * kSheetBorder, 10000);
  const QRectF box = QFontMetricsF(font).boundingRect(all, Qt::TextWordWrap, text);
  if (painter != nullptr) {
    painter->setFont(font);
    painter->setPen(colour);
    painter->drawText(box.adjusted(0, 0, 2, 2), Qt::TextWordWrap, text);
  }
  return y + box.height();
}

QFont fontOf(int pixels, bool bold) {
  QFont font = QGuiApplication::font();
  font.setPixelSize(pixels);
  font.setBold(bold);
  return font;
}

double drawFacts(QPainter* painter, double y, const QList<StatisticsSheet::Fact>& facts,
                 const ChartLook& look) {
  constexpr int kColumns = 4;
  constexpr double kHigh = 72;
  constexpr double kWide = (kSheetWidth - 2 * kSheetBorder) / kColumns;
  for (qsizetype i = 0; painter != nullptr && i < facts.size(); ++i) {
    const qsizetype row = i / kColumns;
    const QRectF box(kSheetBorder + kWide * static_cast<double>(i % kColumns),
                     y + kHigh * static_cast<double>(row), kWide - 12, kHigh);
    painter->setPen(look.text);
    painter->setFont(fontOf(24, true));
    painter->drawText(box, Qt::AlignLeft | Qt::AlignTop, facts.at(i).value);
    painter->setPen(look.quiet);
    painter->setFont(fontOf(13, false));
    painter->drawText(box.adjusted(0, 33, 0, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                      facts.at(i).label);
  }
  return y + kHigh * std::ceil(static_cast<double>(facts.size()) / kColumns);
}

// Draws the sheet and returns its height in units (kSheetWidth). With a null painter it only measures.
double drawSheet(QPainter* painter, const StatisticsSheet& sheet, const Look& look) {
  const ChartLook chart = chartLookOf(look, fontOf(kLetters, false));
  const double width = kSheetWidth - 2 * kSheetBorder;
  double y = kSheetBorder;
  y = drawText(painter, y, sheet.person, fontOf(32, true), chart.text);
  y = drawText(painter, y, sheet.game, fontOf(18, false), chart.quiet) + 22;
  y = drawFacts(painter, y, sheet.facts, chart) + 14;
  if (!sheet.ratings.isEmpty()) {
    y = drawText(painter, y, sheet.ratingsHeading, fontOf(18, true), chart.text) + 8;
    const double height = heightOfRatings(chart.font);
    if (painter != nullptr) {
      drawRatings(*painter, {kSheetBorder, y, width, height}, sheet.ratings, chart);
    }
    y += height + 22;
  }
  if (!sheet.results.isEmpty()) {
    y = drawText(painter, y, sheet.resultsHeading, fontOf(18, true), chart.text) + 8;
    const double height = heightOfResults(sheet.results, chart.font);
    if (painter != nullptr) {
      drawResults(*painter, {kSheetBorder, y, width, height}, sheet.results, chart);
    }
    y += height + 16;
  }
  if (!sheet.note.isEmpty()) {
    y = drawText(painter, y, sheet.note, fontOf(12, false), chart.quiet) + 22;
  }
  if (!sheet.exercises.isEmpty()) {
    y = drawText(painter, y, sheet.exercisesHeading, fontOf(18, true), chart.text) + 8;
    const double height = heightOfDone(sheet.exercises, chart.font);
    if (painter != nullptr) {
      drawDone(*painter, {kSheetBorder, y, width, height}, sheet.exercises, chart);
    }
    y = drawText(painter, y + height, sheet.exercisesNote, fontOf(12, false), chart.quiet);
  }
  return y + kSheetBorder;
}

// A table in CSV under its headings.
class Table {
 public:
  explicit Table(const QStringList& headings) { add(headings); }

  void add(const QStringList& fields) {
    QStringList quoted;
    for (const QString& field : fields) {
      quoted << csvField(field);
    }
    lines_ << quoted.join(QLatin1Char(','));
  }
  [[nodiscard]] QByteArray bytes() const {
    return QByteArray("\xEF\xBB\xBF") + lines_.join(QLatin1String("\r\n")).toUtf8() + "\r\n";
  }

 private:
  QStringList lines_;
};

QStringList ratingFields(const std::optional<Rating>& rating) {
  return {rating ? QString::number(std::lround(rating->value)) : QString(),
          rating ? QString::number(std::lround(rating->error())) : QString()};
}

}  // namespace

QString personText(const QString& person) {
  return person.isEmpty() ? Sheets::tr("Player without a name") : person;
}

StatisticsSheet makeSheet(const Statistics& statistics, const QString& person, const Game* game) {
  const Standing standing = statistics.of(person, game);
  StatisticsSheet sheet;
  sheet.person = personText(person);
  sheet.game = game != nullptr ? titleOf(*game) : Sheets::tr("All games");
  sheet.facts = factsOf(standing, game != nullptr);
  sheet.ratings = standing.ratings;
  sheet.ratingsHeading = Sheets::tr("Rating from game to game");
  sheet.note = noteText();
  if (game != nullptr) {
    sheet.resultsHeading = Sheets::tr("Results by opponent");
    for (const Opponent& opponent : standing.opponents) {
      sheet.results.append({opponentText(opponent), opponent.tally});
    }
    return sheet;
  }
  sheet.resultsHeading = Sheets::tr("Results by game");
  for (const QList<const Game*> games = statistics.gamesOf(person); const Game* const one : games) {
    const std::optional<Rating> rating = statistics.ratingOf(person, *one);
    sheet.results.append({titleOf(*one), statistics.of(person, one).tally,
                          rating ? Sheets::tr("rating %1").arg(ratingText(*rating)) : QString()});
  }
  return sheet;
}

void addExercises(StatisticsSheet& sheet, const ExerciseStatistics& exercises, const Game* game) {
  const ExerciseStatistics shown = game == nullptr ? exercises : exercises.of(*game);
  if (shown.tallies.isEmpty()) {
    return;
  }
  if (sheet.person.isEmpty()) {
    sheet.person = Sheets::tr("Exercises");
  }
  for (const ExerciseTally& tally : shown.tallies) {
    sheet.exercises.append(rowOf(tally));
  }
  sheet.exercisesHeading = Sheets::tr("Exercises on this computer");
  QStringList notes;
  if (shown.longestStreak > 0) {
    notes << Sheets::tr("Days in a row: %1. Most: %2.").arg(shown.streak).arg(shown.longestStreak);
  }
  if (shown.rating) {
    notes << Sheets::tr("Rating in problems: %1.").arg(ratingText(*shown.rating));
  }
  notes << Sheets::tr(
      "These figures cover everybody at this computer, as exercises don’t ask who is playing. Stars are from "
      "the best attempt at each exercise, times from the latest.");
  sheet.exercisesNote = joinSentences(notes);
}

QImage pictureOf(const StatisticsSheet& sheet, int width) {
  const auto look = Look::still({});
  const double scale = width / kSheetWidth;
  QImage image(width, static_cast<int>(std::ceil(drawSheet(nullptr, sheet, *look) * scale)),
               QImage::Format_ARGB32_Premultiplied);
  image.fill(look->colours().panel);
  QPainter painter(&image);
  painter.scale(scale, scale);
  drawSheet(&painter, sheet, *look);
  return image;
}

bool printSheet(QPagedPaintDevice& device, const StatisticsSheet& sheet) {
  const auto look = Look::still({});
  const QRectF area = areaOf(device.pageLayout());
  const double height = drawSheet(nullptr, sheet, *look);
  return drawPages(device, 1, [&](QPainter& painter, int /*page*/) {
    const double scale = std::min(area.width() / kSheetWidth, area.height() / height);
    painter.translate(area.topLeft());
    painter.scale(scale, scale);
    drawSheet(&painter, sheet, *look);
  });
}

// Spreadsheets execute fields that look like formulas, and a name may come from any record. Which character
// separates fields depends on the reader's locale, so a spreadsheet may see a field begin in the middle of
// this one.
QString csvField(const QString& text) {
  static const QRegularExpression kFormula(QStringLiteral("(^|[,;|\t\r\n])([\"'\\s]*)(?=[=+\\-@＝＋－＠])"));
  static const QRegularExpression kParting(QStringLiteral("[,;|\"\t\r\n]"));
  QString field = text;
  field.replace(kFormula, QStringLiteral("\\1\\2'"));
  return field.contains(kParting)
             ? QLatin1Char('"') + field.replace(QLatin1Char('"'), QLatin1String("\"\"")) + QLatin1Char('"')
             : field;
}

QByteArray csvOf(const ExerciseStatistics& exercises) {
  Table table({Sheets::tr("Kind"), Sheets::tr("Game"), Sheets::tr("Exercises"), Sheets::tr("Done"),
               Sheets::tr("On the first try"), Sheets::tr("Stars"), Sheets::tr("Most stars"),
               Sheets::tr("Seconds"), Sheets::tr("Rating"), Sheets::tr("Rating ±"),
               Sheets::tr("Days in a row"), Sheets::tr("Most days in a row")});
  for (const ExerciseTally& tally : exercises.tallies) {
    QStringList fields{kindText(tally.kind), tally.game == nullptr ? QString() : titleOf(*tally.game)};
    for (const int number :
         {tally.exercises, tally.done, tally.firstTries, tally.stars, tally.mostStars, tally.seconds}) {
      fields << QString::number(number);
    }
    fields << ratingFields(tally.rating);
    const bool areDays = tally.kind == ExerciseTally::Kind::Day;
    fields << (areDays ? QString::number(exercises.streak) : QString())
           << (areDays ? QString::number(exercises.longestStreak) : QString());
    table.add(fields);
  }
  return table.bytes();
}

QByteArray csvOf(const Statistics& statistics) {
  Table table({Sheets::tr("Person"), Sheets::tr("Game"), Sheets::tr("Opponent"), Sheets::tr("Played"),
               Sheets::tr("Won"), Sheets::tr("Drawn"), Sheets::tr("Lost"), Sheets::tr("Alone", "games"),
               Sheets::tr("Solved"), Sheets::tr("With help"), Sheets::tr("Hints"), Sheets::tr("Take-backs"),
               Sheets::tr("Rating"), Sheets::tr("Rating ±")});
  const auto addTally = [&](const QStringList& what, const Tally& tally,
                            const std::optional<Rating>& rating) {
    QStringList fields = what;
    for (const int number : {tally.played(), tally.won, tally.drawn, tally.lost, tally.alone, tally.solved,
                             tally.helped, tally.hints, tally.takeBacks}) {
      fields << QString::number(number);
    }
    table.add(fields + ratingFields(rating));
  };
  for (const QString& person : statistics.people()) {
    for (const QList<const Game*> games = statistics.gamesOf(person); const Game* const game : games) {
      const Standing standing = statistics.of(person, game);
      addTally({personText(person), titleOf(*game), Sheets::tr("All", "opponents")}, standing.tally,
               statistics.ratingOf(person, *game));
      for (const Opponent& opponent : standing.opponents) {
        addTally({personText(person), titleOf(*game), opponentText(opponent)}, opponent.tally, std::nullopt);
      }
    }
  }
  return table.bytes();
}

}  // namespace byways::app
