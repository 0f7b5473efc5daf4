// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QSize>

#include <functional>
#include <map>
#include <set>
#include <tuple>
#include <vector>

#include "app/board/recorder.h"
#include "app/look/look.h"

class QPainter;

namespace byways::app {

/// Pictures of one game as inline SVG, for the light and the dark theme at once. Equal parts are written only
/// once: shapes, paints, and elements that stay from picture to picture.
class PictureBook {
 public:
  /// The theme of `picture` is ignored. Use it on one thread only, to which its looks and its store belong.
  explicit PictureBook(PictureOptions picture);

  /// An element at its place, with its style in either theme; -1 if the theme doesn't have it.
  struct Element {
    RecordedElement place;  ///< its style doesn't count
    int light = -1;
    int dark = -1;

    bool operator==(const Element&) const = default;
  };

  /// Records what `paint` draws with each look on an area of that size.
  [[nodiscard]] std::vector<Element> record(QSize pixels,
                                            const std::function<void(QPainter&, const Look&)>& paint);
  /// The bounding box of the elements, in units (kUnitsPerPixel).
  [[nodiscard]] QRectF boundsOf(const std::vector<Element>& elements) const;

  /// Counts elements that will be written, to find out which occur often.
  void expect(const std::vector<Element>& elements);
  /// An element as SVG; `isHidden` gives it the class "off".
  [[nodiscard]] QByteArray write(const Element& element, bool isHidden);
  /// Everything that written elements refer to, for a single <svg><defs> of the page.
  [[nodiscard]] QByteArray definitions();
  /// The style sheet of written elements: rules for light, and for dark.
  struct Rules {
    QByteArray light;
    QByteArray dark;
  };
  [[nodiscard]] Rules rules() const;

 private:
  [[nodiscard]] QByteArray classOf(int light, int dark);
  void useShape(int shape);
  void useStyle(int style);
  [[nodiscard]] QByteArray writeParts(const std::vector<RecordedElement>& parts);
  [[nodiscard]] static QByteArray shapeId(int shape) { return 's' + QByteArray::number(shape, 36); }

  std::unique_ptr<const Look> lightLook_;
  std::unique_ptr<const Look> darkLook_;
  RecordedStore store_;
  QHash<int, int> uses_;  // of shapes, in all places that are expected
  std::map<std::pair<int, int>, int> classes_;
  std::set<int> shapes_;  // already in the definitions
  std::set<int> gradients_;
  std::set<int> clips_;
};

/// A sequence of pictures, each stored as a difference. The elements of all pictures are one list, in which
/// those of each picture are in painting order.
class Film {
 public:
  explicit Film(PictureBook& book) : book_(book) {}

  /// Adds a picture. `base` is an earlier one that it resembles; -1 for none. Returns its number.
  int add(const std::vector<PictureBook::Element>& picture, int base);
  [[nodiscard]] int pictures() const { return static_cast<int>(pictures_.size()); }

  /// The bounding box of all pictures, in units.
  [[nodiscard]] QRectF bounds() const { return bounds_; }
  /// The elements as SVG; elements that picture `shown` doesn't have are hidden.
  [[nodiscard]] QByteArray write(int shown);
  /// For each picture its base and which elements appear or go between the two, as numbers of the list: JSON
  /// of the form {"bases":[…],"flips":[[first, steps to the next ones…],…]}.
  [[nodiscard]] QByteArray changes() const;

 private:
  struct Picture {
    int base = -1;
    std::vector<int> slots;  // in the order of the list
  };

  [[nodiscard]] int idOf(const PictureBook::Element& element);
  [[nodiscard]] std::vector<int> places() const;

  PictureBook& book_;
  std::vector<PictureBook::Element> elements_;  // each once
  QHash<QByteArray, int> ids_;
  std::vector<int> slots_;  // the element in each slot, by the slot's number
  std::vector<int> order_;  // the slots of the list
  std::vector<Picture> pictures_;
  QRectF bounds_;
};

/// The longest sequence that is part of both, as pairs of indices.
[[nodiscard]] std::vector<std::pair<int, int>> commonPart(const std::vector<int>& one,
                                                          const std::vector<int>& other);

}  // namespace byways::app
