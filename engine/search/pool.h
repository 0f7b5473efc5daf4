// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

namespace byways::search {

/// Room for things of one kind, taken from the heap once and given out in order; an index stays good until
/// clear(). What isn't used yet costs no memory on systems that map pages when they are touched.
/// `T` must need no destruction.
template <class T>
class Pool {
 public:
  /// Makes room for `capacity` things, if it isn't that already; everything given out before is gone.
  void reset(std::uint32_t capacity) {
    if (capacity != capacity_) {
      items_.reset();  // first, so that both are never held at once
      items_ = std::unique_ptr<T[]>(new T[capacity]);
      capacity_ = capacity;
    }
    size_ = 0;
  }
  void clear() { size_ = 0; }

  [[nodiscard]] bool has_room(std::uint32_t count) const { return capacity_ - size_ >= count; }
  /// The index of the first of `count` things in a row, which may hold anything. Precondition:
  /// has_room(count).
  std::uint32_t take(std::uint32_t count) {
    const std::uint32_t first = size_;
    size_ += count;
    return first;
  }

  [[nodiscard]] T& operator[](std::uint32_t index) { return items_[index]; }
  [[nodiscard]] const T& operator[](std::uint32_t index) const { return items_[index]; }
  [[nodiscard]] std::uint32_t size() const { return size_; }
  [[nodiscard]] std::uint32_t capacity() const { return capacity_; }

 private:
  std::unique_ptr<T[]> items_;  // NOLINT(modernize-avoid-c-arrays): not a vector, which would write it all
  std::uint32_t capacity_ = 0;
  std::uint32_t size_ = 0;
};

}  // namespace byways::search
