// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QStringList>

#include <vector>

class QPainter;

namespace byways::app {

class GameFace;
class Match;

/// A row of a score sheet: one round of a game.
struct ScoreRow {
  QString number;     ///< the numbers of its turns, "7–8"; empty if there are only notes
  QStringList cells;  ///< each player's turn, in the order of the columns; may be empty texts
  QStringList notes;  ///< lots and comments, written below the row across its whole width
};

/// A game as a score sheet, with a column for each player and a row for each round.
struct ScoreSheet {
  QStringList columns;  ///< the headings; none if each round is described as a whole
  std::vector<ScoreRow> rows;

  /// The score sheet of all turns of the match's line, except secret ones. `notation` is
  /// Preferences::notation.
  [[nodiscard]] static ScoreSheet of(const GameFace& face, const Match& match, bool notation);
};

/// Lays out a score sheet in blocks side by side, on as many pages as it needs; the blocks of the last page
/// have about the same height. Lengths are in millimetres.
class TurnPages {
 public:
  /// `area` is the space for the blocks, the same on all pages.
  TurnPages(ScoreSheet sheet, const QRectF& area);

  /// The number of pages; 0 if there are no rows.
  [[nodiscard]] int count() const { return pages_; }
  /// How many blocks are side by side (blocks), and where the last row of each block of a page ends
  /// (bottoms).
  [[nodiscard]] int blocks() const { return blocks_; }
  [[nodiscard]] std::vector<double> bottoms(int page) const;
  /// Precondition: 0 <= page < count().
  void draw(QPainter& painter, int page) const;

 private:
  /// A row and its place.
  struct Item {
    std::size_t row = 0;
    int page = 0;
    int block = 0;
    double y = 0;
    double height = 0;
  };

  void measure();
  [[nodiscard]] double heightOf(const ScoreRow& row) const;
  /// Places the rows from `first` on in blocks of height `height` on one page. Returns the first row that
  /// doesn't fit.
  std::size_t place(std::size_t first, double height, int page, std::vector<Item>& items) const;
  [[nodiscard]] double leftOf(int block) const;
  [[nodiscard]] double cellWidth() const;
  void drawHead(QPainter& painter, int block) const;
  void drawItem(QPainter& painter, const Item& item) const;

  ScoreSheet sheet_;
  QRectF area_;
  double numberWidth_ = 0;
  double headHeight_ = 0;
  double blockWidth_ = 0;
  int blocks_ = 1;
  std::vector<double> heights_;
  std::vector<Item> items_;
  int pages_ = 0;
};

}  // namespace byways::app
