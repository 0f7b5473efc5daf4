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

/// A round of a score sheet.
struct ScoreRow {
  QString number;     ///< of its turns, "7–8"; empty where there is nothing but notes
  QStringList cells;  ///< what each player did, in the order of the columns; texts may be empty
  QStringList notes;  ///< below it, across the whole width: lots and comments
};

/// A game as a score sheet: a column for each player, a row for each round.
struct ScoreSheet {
  QStringList columns;  ///< headings; none if rounds are described as a whole
  std::vector<ScoreRow> rows;

  /// All turns of the match's line but those that are secret. `notation` is Preferences::notation.
  [[nodiscard]] static ScoreSheet of(const GameFace& face, const Match& match, bool notation);
};

/// A score sheet in blocks side by side, the last ones of equal height, on as many pages as it needs. Lengths
/// are millimetres.
class TurnPages {
 public:
  /// `area` is the space for the blocks, the same on all pages.
  TurnPages(ScoreSheet sheet, const QRectF& area);

  /// 0 if there are no rows.
  [[nodiscard]] int count() const { return pages_; }
  /// How many blocks stand side by side, and where the last row of each block of a page ends.
  [[nodiscard]] int blocks() const { return blocks_; }
  [[nodiscard]] std::vector<double> bottoms(int page) const;
  /// Precondition: 0 <= page < count().
  void draw(QPainter& painter, int page) const;

 private:
  /// A row in its place.
  struct Item {
    std::size_t row = 0;
    int page = 0;
    int block = 0;
    double y = 0;
    double height = 0;
  };

  void measure();
  [[nodiscard]] double heightOf(const ScoreRow& row) const;
  /// Places rows from `first` on in blocks of that height; returns the first that doesn't fit.
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
