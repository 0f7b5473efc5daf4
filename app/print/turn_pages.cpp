// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/turn_pages.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

#include "app/games/sheet.h"
#include "app/games/turn_words.h"
#include "app/look/direction.h"

namespace byways::app {

namespace {

constexpr double kTurnText = 3.1;
constexpr double kNumberText = 2.8;
constexpr double kBetweenTurns = 1.1;
constexpr double kBetweenBlocks = 9;
constexpr double kBetweenCells = 2.5;
constexpr double kLeastCell = 18;
constexpr double kWidestName = 44;
constexpr double kWidestCell = 84;
constexpr double kMostlyFit = 0.9;  // the share of cells that are to fit on one line
constexpr double kRule = 0.2;

/// The context of these texts for translators.
class Score {
  Q_DECLARE_TR_FUNCTIONS(ScoreSheet)
};

// Keeps lines from breaking within a step: joins the text after "/" and "-".
QString unbroken(QString text) {
  constexpr QChar kJoiner(0x2060);
  for (const QChar sign : {QLatin1Char('/'), QLatin1Char('-')}) {
    text.replace(sign, QString(sign) + kJoiner);
  }
  return text;
}

// The dice of "roll 5 3" as "5+3", to be written before the turn.
QString rollOf(const QString& lot) {
  QStringList words = lot.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  words.removeFirst();
  return words.join(QLatin1Char('+'));
}

/// Collects the rows entry by entry.
class ScoreWriter {
 public:
  ScoreWriter(const GameFace& face, const Match& match, bool notation)
      : face_(face), match_(match), notation_(notation) {}

  void add(const Entry& entry, const QString& comment);
  [[nodiscard]] std::vector<ScoreRow> finish() {
    tellRoll();
    return std::move(rows_);
  }

 private:
  ScoreRow& rowFor(Seat seat);
  void tellRoll();
  void addNote(const QString& text);

  const GameFace& face_;
  const Match& match_;
  bool notation_;
  int turns_ = 0;       // turns so far; as everywhere, lots don't count
  int firstInRow_ = 0;  // the number of the row's first turn
  QString roll_;        // kept until the turn to which it belongs is written
  std::vector<ScoreRow> rows_;
};

// The row for the next turn of a seat: a new row if this seat, or a later one, has already had its turn in
// the current row. A row's number is that of its only turn, or those of its first and last turns.
ScoreRow& ScoreWriter::rowFor(Seat seat) {
  const auto has = [&](Seat other) { return !rows_.back().cells.value(other - 1).isEmpty(); };
  bool isNew = rows_.empty() || rows_.back().number.isEmpty();
  for (Seat other = seat; !isNew && other <= match_.players(); ++other) {
    isNew = has(other);
  }
  ++turns_;
  if (isNew) {
    firstInRow_ = turns_;
    rows_.push_back({QString::number(turns_), QStringList(match_.players(), QString()), {}});
  } else {
    rows_.back().number = QStringLiteral("%1–%2").arg(firstInRow_).arg(turns_);
  }
  return rows_.back();
}

void ScoreWriter::addNote(const QString& text) {
  if (rows_.empty()) {
    rows_.push_back({});
  }
  rows_.back().notes.append(text);
}

void ScoreWriter::tellRoll() {
  if (!roll_.isEmpty()) {
    addNote(face_.lotText(std::exchange(roll_, QString()), match_));
  }
}

void ScoreWriter::add(const Entry& entry, const QString& comment) {
  const QString text = QString::fromStdString(entry.text);
  if (entry.seat == kChance) {
    tellRoll();
    if (match_.game().rolls_dice() && text.startsWith(QLatin1String("roll "))) {
      roll_ = text;
    } else {
      rows_.push_back({{}, {}, {face_.lotText(text, match_)}});
    }
  } else {
    QString what =
        notation_ && !isSpelledOut(text, match_.game()) ? asNotation(text) : face_.turnText(text, match_);
    if (entry.unfinished) {
      what += QStringLiteral(" …");
    }
    if (!roll_.isEmpty()) {
      what = Score::tr("%1: %2", "dice, what was done with them").arg(rollOf(roll_), what);
      roll_.clear();
    }
    rowFor(entry.seat).cells[entry.seat - 1] = what;
  }
  if (!comment.isEmpty()) {
    addNote(entry.seat == kChance || match_.players() == 1
                ? comment
                : Score::tr("%1. %2: %3", "number of the turn, player, a comment on it")
                      .arg(turns_)
                      .arg(match_.name(entry.seat), comment));
  }
}

}  // namespace

ScoreSheet ScoreSheet::of(const GameFace& face, const Match& match, bool notation) {
  ScoreSheet sheet;
  if (match.game().has_secret_turns()) {
    for (const TurnRow& row : turnRows(face, match, notation).rows) {
      if (match.timeline().state_at(row.cursor).has_secrets()) {
        continue;
      }
      QStringList notes{row.text};
      if (const QString comment = match.comment(row.entries); !comment.isEmpty()) {
        notes.append(QStringLiteral("– ") + comment);
      }
      sheet.rows.push_back({{}, {}, notes});
    }
    return sheet;
  }
  ScoreWriter writer(face, match, notation);
  std::size_t count = 0;
  for (const Entry& entry : match.timeline().entries()) {
    writer.add(entry, match.comment(++count));
  }
  sheet.rows = writer.finish();
  for (Seat seat = 1; match.players() > 1 && seat <= match.players(); ++seat) {
    sheet.columns.append(match.name(seat));
  }
  return sheet;
}

TurnPages::TurnPages(ScoreSheet sheet, const QRectF& area) : sheet_(std::move(sheet)), area_(area) {
  for (ScoreRow& row : sheet_.rows) {
    for (QString& cell : row.cells) {
      cell = unbroken(cell);
    }
  }
  measure();
  for (std::size_t row = 0; row < sheet_.rows.size();) {
    const double full = area_.height() - headHeight_;
    std::vector<Item> items;
    std::size_t next = place(row, full, pages_, items);
    if (next == sheet_.rows.size()) {
      // On the last page, the smallest height in which all rows fit makes the blocks about equally high.
      constexpr double kStep = 2;
      double height = kStep;
      do {
        items.clear();
        height = std::min(full, height + kStep);
        next = place(row, height, pages_, items);
      } while (next < sheet_.rows.size() && height < full);
    }
    items_.insert(items_.end(), items.begin(), items.end());
    row = next;
    ++pages_;
  }
}

void TurnPages::measure() {
  std::vector<double> widths;
  for (const ScoreRow& row : sheet_.rows) {
    numberWidth_ =
        std::max(numberWidth_,
                 row.number.isEmpty() ? 0.0 : sheetTextWidth(row.number, kNumberText, false) + kBetweenCells);
    for (const QString& cell : row.cells) {
      widths.push_back(sheetTextWidth(cell, kTurnText, false));
    }
    if (row.number.isEmpty()) {
      for (const QString& note : row.notes) {
        widths.push_back(sheetTextWidth(note, kTurnText, false));
      }
    }
  }
  std::sort(widths.begin(), widths.end());
  const auto usual = static_cast<std::size_t>(kMostlyFit * static_cast<double>(widths.size()));
  // A column is wide enough for its player's name on one line, unless the name is very long.
  double least = kLeastCell;
  for (const QString& name : sheet_.columns) {
    least = std::max(least, std::min(sheetTextWidth(name, kTurnText, true) + kBetweenCells, kWidestName));
  }
  const double cell =
      std::clamp(widths.empty() ? 0 : widths[std::min(usual, widths.size() - 1)], least, kWidestCell);
  const auto columns = static_cast<double>(std::max<qsizetype>(1, sheet_.columns.size()));
  const double wanted = numberWidth_ + columns * cell + (columns - 1) * kBetweenCells;
  blocks_ = std::max(1, static_cast<int>((area_.width() + kBetweenBlocks) / (wanted + kBetweenBlocks)));
  blockWidth_ = (area_.width() - kBetweenBlocks * (blocks_ - 1)) / blocks_;
  for (const QString& name : sheet_.columns) {
    headHeight_ = std::max(headHeight_, sheetTextHeight(name, cellWidth(), kTurnText, true) + 1.6);
  }
  for (const ScoreRow& row : sheet_.rows) {
    heights_.push_back(std::min(heightOf(row), area_.height() - headHeight_));
  }
}

double TurnPages::cellWidth() const {
  const auto columns = static_cast<double>(std::max<qsizetype>(1, sheet_.columns.size()));
  return (blockWidth_ - numberWidth_ - (columns - 1) * kBetweenCells) / columns;
}

double TurnPages::heightOf(const ScoreRow& row) const {
  double cells = 0;
  for (const QString& cell : row.cells) {
    cells = std::max(cells, cell.isEmpty() ? 0 : sheetTextHeight(cell, cellWidth(), kTurnText, false));
  }
  double notes = 0;
  for (const QString& note : row.notes) {
    notes += sheetTextHeight(note, blockWidth_ - numberWidth_, kTurnText, false);
  }
  return cells + notes + kBetweenTurns;
}

std::size_t TurnPages::place(std::size_t first, double height, int page, std::vector<Item>& items) const {
  int block = 0;
  double y = 0;
  for (std::size_t row = first; row < sheet_.rows.size(); ++row) {
    // A row that is higher than a block is cut off, but real games have no such row.
    if (y + heights_[row] > height && y > 0) {
      ++block;
      y = 0;
    }
    if (block == blocks_) {
      return row;
    }
    items.push_back({row, page, block, area_.top() + headHeight_ + y, heights_[row]});
    y += heights_[row];
  }
  return sheet_.rows.size();
}

std::vector<double> TurnPages::bottoms(int page) const {
  std::vector<double> found(static_cast<std::size_t>(blocks_), area_.top());
  for (const Item& item : items_) {
    if (item.page == page) {
      found[static_cast<std::size_t>(item.block)] = item.y + item.height;
    }
  }
  return found;
}

double TurnPages::leftOf(int block) const { return area_.left() + block * (blockWidth_ + kBetweenBlocks); }

void TurnPages::draw(QPainter& painter, int page) const {
  int blocks = 0;
  for (const Item& item : items_) {
    if (item.page == page) {
      drawItem(painter, item);
      blocks = std::max(blocks, item.block + 1);
    }
  }
  for (int block = 0; block < blocks; ++block) {
    drawHead(painter, block);
  }
}

void TurnPages::drawHead(QPainter& painter, int block) const {
  if (sheet_.columns.isEmpty()) {
    return;
  }
  double x = leftOf(block) + numberWidth_;
  for (const QString& name : sheet_.columns) {
    writeOnSheet(painter, QRectF(x, area_.top(), cellWidth(), headHeight_ - 1.2),
                 Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap, name, kTurnText, true, kSheetInk);
    x += cellWidth() + kBetweenCells;
  }
  const double y = area_.top() + headHeight_ - 0.7;
  painter.setPen(QPen(QColor::fromRgb(kSheetLine), kRule));
  painter.drawLine(QPointF(leftOf(block), y), QPointF(leftOf(block) + blockWidth_, y));
}

void TurnPages::drawItem(QPainter& painter, const Item& item) const {
  const ScoreRow& row = sheet_.rows[item.row];
  const int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
  const double left = leftOf(item.block);
  // Numbers are smaller than the turns; the offset puts both on the same baseline.
  writeOnSheet(painter, QRectF(left, item.y + 0.75 * (kTurnText - kNumberText), numberWidth_, item.height),
               Qt::AlignLeft | Qt::AlignTop, row.number, kNumberText, false, kSheetQuiet);
  double x = left + numberWidth_;
  double notes = item.y;
  for (const QString& cell : row.cells) {
    const double height = cell.isEmpty() ? 0 : sheetTextHeight(cell, cellWidth(), kTurnText, false);
    writeOnSheet(painter, QRectF(x, item.y, cellWidth(), item.height), wrapped, cell, kTurnText, false,
                 kSheetInk);
    notes = std::max(notes, item.y + height);
    x += cellWidth() + kBetweenCells;
  }
  for (const QString& note : row.notes) {
    const QRectF room(left + numberWidth_, notes, blockWidth_ - numberWidth_, item.height);
    writeOnSheet(painter, room, wrapped, note, kTurnText, false,
                 row.number.isEmpty() ? kSheetInk : kSheetQuiet);
    notes += sheetTextHeight(note, room.width(), kTurnText, false);
  }
}

}  // namespace byways::app
