// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <type_traits>

namespace byways::search {

/// A pool of objects of one type, allocated once and handed out in order; an index stays valid until clear()
/// or reset(). Unused memory costs nothing on systems that map pages on first use. `T` must be a plain value:
/// it isn't initialised.
template <class T>
class Pool {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
  static_assert(alignof(T) <= alignof(std::max_align_t));

 public:
  /// Empties the pool and makes room for `capacity` objects; all earlier indices become invalid.
  void reset(std::uint32_t capacity) {
    if (capacity != capacity_) {
      items_.reset();  // frees the old memory before the new is allocated
      items_.reset(static_cast<T*>(::operator new(sizeof(T) * capacity)));
      capacity_ = capacity;
    }
    size_ = 0;
  }
  void clear() { size_ = 0; }

  [[nodiscard]] bool has_room(std::uint32_t count) const { return capacity_ - size_ >= count; }
  /// The index of the first of `count` consecutive, uninitialised objects. Precondition: has_room(count).
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
  struct Free {
    void operator()(T* items) const { ::operator delete(items); }
  };

  // Neither a vector nor new T[]: these would initialise all the memory.
  std::unique_ptr<T[], Free> items_;  // NOLINT(modernize-avoid-c-arrays)
  std::uint32_t capacity_ = 0;
  std::uint32_t size_ = 0;
};

}  // namespace byways::search
