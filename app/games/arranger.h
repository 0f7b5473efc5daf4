// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <QTransform>

#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "app/board/cell_surface.h"
#include "app/match/match.h"
#include "engine/core/arrangement.h"

class QPainter;

namespace byways::app {

class Look;

/// Something that can be put on a board while a position is set up: a stone, a wall, a car.
struct PaletteEntry {
  QString id;    ///< the arranger's own word for the piece, never empty
  QString name;  ///< for people: "Stone of Ann"
};

/// A number or a choice that belongs to a position but to no place: whose turn it is, a reserve, a score.
struct PositionNumber {
  QString id;              ///< the arranger's own word for the number
  QString name;            ///< for people
  int least = 0;           ///< the smallest value
  int most = 0;            ///< the largest
  int value = 0;           ///< the value in the position
  QStringList words = {};  ///< the names of the values from `least` on; empty to show numbers
};

/// What can be put where on the board of one rule set, how it looks, and what is wrong with a position.
///
/// It knows how a position is written but no rules: these are in the engine. Every position that it makes can
/// be shown, even one that can't be played. Texts are in the current language. Functions with a parameter
/// `area`, the part of a widget that the board takes, use the coordinates of this widget.
class Arranger {
 public:
  /// `match` is a match with the options, names and colours to use. Both must outlive the arranger.
  Arranger(const Match& match, const Look& look) : match_(match), look_(look) {}
  virtual ~Arranger() = default;
  Arranger(const Arranger&) = delete;
  Arranger& operator=(const Arranger&) = delete;

  /// The pieces that can be put on the board, in the order of the palette.
  [[nodiscard]] virtual QList<PaletteEntry> palette() const = 0;
  /// Draws a piece in the palette, as large as it fits into `square`.
  virtual void drawPiece(QPainter& painter, const QRectF& square, const QString& piece) const = 0;

  /// The places that can hold something.
  [[nodiscard]] virtual const Surface& surface() const = 0;
  /// From board units to the coordinates of `area`.
  [[nodiscard]] virtual QTransform placed(const QRectF& area) const = 0;
  /// Whether `paint` itself marks what is wrong, so that places need no outlines.
  [[nodiscard]] virtual bool showsWrong() const { return false; }
  /// Paints the board with the position on it.
  virtual void paint(QPainter& painter, const QRectF& area, const Arrangement& now) const = 0;
  /// Paints a piece on a place as a pale preview.
  virtual void paintGhost(QPainter& painter, const QRectF& area, const QString& place,
                          const QString& piece) const;

  /// Whether pieces can be removed, so that places may be empty. Otherwise every place always holds
  /// something.
  [[nodiscard]] virtual bool canBeEmpty() const { return true; }
  /// The empty board, with the seat to move of `now`.
  [[nodiscard]] virtual Arrangement emptied(const Arrangement& now) const = 0;
  /// The position with which a game usually begins.
  [[nodiscard]] virtual Arrangement usualStart() const;
  /// The position on a table: the latest one, up to the cursor, at which a turn begins. It has nothing of a
  /// secret turn in progress.
  [[nodiscard]] virtual Arrangement from(const Timeline& timeline) const;
  /// The position without the values that follow from others, to be changed by people.
  [[nodiscard]] virtual Arrangement tidied(Arrangement now) const { return now; }
  /// The piece on a place; empty if there is none.
  [[nodiscard]] virtual QString pieceAt(const Arrangement& now, const QString& place) const = 0;
  /// Whether `piece` is at `place`. The base compares it with pieceAt.
  [[nodiscard]] virtual bool has(const Arrangement& now, const QString& place, const QString& piece) const;
  /// Puts `piece` on `place` and removes whatever can't be on the board together with it.
  virtual void put(Arrangement& now, const QString& place, const QString& piece) const = 0;
  /// Removes the piece that pieceAt returns.
  virtual void take(Arrangement& now, const QString& place) const = 0;
  /// Removes `piece`, even where the place has others. Precondition: has(now, place, piece). The base calls
  /// take.
  virtual void takePiece(Arrangement& now, const QString& place, const QString& piece) const;
  /// What a screen reader says of a place: "D4, stone of Ann".
  [[nodiscard]] virtual QString describe(const Arrangement& now, const QString& place) const;

  /// The numbers and choices of the position. The base returns one, whose turn it is, if there are two
  /// players or more.
  [[nodiscard]] virtual QList<PositionNumber> numbers(const Arrangement& now) const;
  /// Sets the number with the id `number`. Precondition: `value` is in its range.
  virtual void setNumber(Arrangement& now, const QString& number, int value) const;

  /// The setup of a match that starts from the position.
  [[nodiscard]] virtual MatchSetup setupOf(const Arrangement& now) const;
  /// Why the position can't be played; nothing if it can.
  [[nodiscard]] virtual std::optional<Refusal> refusal(const Arrangement& now) const;

 protected:
  [[nodiscard]] const Match& match() const { return match_; }
  [[nodiscard]] const Look& look() const { return look_; }
  /// The name of a piece for sentences; empty if `piece` isn't in the palette.
  [[nodiscard]] QString nameOf(const QString& piece) const;

 private:
  const Match& match_;
  const Look& look_;
};

/// An arranger for a board of hexagonal cells on one of the pictures in boards/.
class CellArranger : public Arranger {
 public:
  /// `picture` is the name of the board's picture, which has the cells of `grid`.
  CellArranger(const Match& match, const Look& look, hex::Grid grid, QString picture)
      : Arranger(match, look), cells_(std::move(grid)), picture_(std::move(picture)) {}

  [[nodiscard]] const Surface& surface() const override { return cells_; }
  [[nodiscard]] QTransform placed(const QRectF& area) const override;

 protected:
  [[nodiscard]] const hex::Grid& grid() const { return cells_.grid(); }
  [[nodiscard]] const QString& picture() const { return picture_; }

 private:
  CellSurface cells_;
  QString picture_;
};

}  // namespace byways::app
