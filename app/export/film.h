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

/// Records pictures of one game and writes them as inline SVG, for the light and the dark theme at once.
/// Shapes, gradients, clips and styles that occur several times are written only once.
class PictureBook {
 public:
  /// The theme of `picture` is ignored. Use the book only on the thread that made it: its looks and its store
  /// belong to that thread.
  explicit PictureBook(PictureOptions picture);

  /// An element in its place, with its style in each theme; -1 if the theme doesn't show the element.
  struct Element {
    RecordedElement place;  ///< its style isn't used
    int light = -1;
    int dark = -1;

    bool operator==(const Element&) const = default;
  };

  /// Records what `paint` draws on an area of the size `pixels`, once with the light look and once with the
  /// dark.
  [[nodiscard]] std::vector<Element> record(QSize pixels,
                                            const std::function<void(QPainter&, const Look&)>& paint);
  /// The bounding box of the elements, in units (kUnitsPerPixel).
  [[nodiscard]] QRectF boundsOf(const std::vector<Element>& elements) const;

  /// Counts elements that will be written later, to find out which occur often. Call it before write.
  void expect(const std::vector<Element>& elements);
  /// Writes an element as SVG; if `isHidden`, with the class "off".
  [[nodiscard]] QByteArray write(const Element& element, bool isHidden);
  /// Everything that the written elements refer to, for one <svg><defs> on the page.
  [[nodiscard]] QByteArray definitions();
  /// The style sheet of the written elements: rules for each theme.
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
  QHash<int, int> uses_;  // by shape: how often expected elements use it
  std::map<std::pair<int, int>, int> classes_;
  std::set<int> shapes_;  // the shapes, gradients and clips that definitions() must contain
  std::set<int> gradients_;
  std::set<int> clips_;
};

/// A sequence of pictures, each stored as its difference from an earlier picture. All pictures share one
/// list, whose slots contain one element each; the elements of each picture are in painting order in this
/// list.
class Film {
 public:
  explicit Film(PictureBook& book) : book_(book) {}

  /// Adds a picture and returns its number. `base` is the number of an earlier picture that it resembles; -1
  /// for none.
  int add(const std::vector<PictureBook::Element>& picture, int base);
  [[nodiscard]] int pictures() const { return static_cast<int>(pictures_.size()); }

  /// The bounding box of all pictures, in units.
  [[nodiscard]] QRectF bounds() const { return bounds_; }
  /// All elements as SVG; those that picture number `shown` doesn't have are hidden.
  [[nodiscard]] QByteArray write(int shown);
  /// For each picture, the number of its base and the elements that appear or disappear between the two, as
  /// positions in the list. JSON of the form {"bases":[…],"flips":[[first position, increments to the
  /// next…],…]}.
  [[nodiscard]] QByteArray changes() const;

 private:
  struct Picture {
    int base = -1;
    std::vector<int> slots;  // the slots of the list that this picture shows, in the order of the list
  };

  [[nodiscard]] int idOf(const PictureBook::Element& element);
  [[nodiscard]] std::vector<int> places() const;

  PictureBook& book_;
  std::vector<PictureBook::Element> elements_;  // each different element once
  QHash<QByteArray, int> ids_;
  std::vector<int> slots_;  // by slot: the element in it, as an index of elements_
  std::vector<int> order_;  // all slots, in the order of the list
  std::vector<Picture> pictures_;
  QRectF bounds_;
};

/// The longest common subsequence of two sequences, as pairs of indices.
[[nodiscard]] std::vector<std::pair<int, int>> commonPart(const std::vector<int>& one,
                                                          const std::vector<int>& other);

}  // namespace byways::app
