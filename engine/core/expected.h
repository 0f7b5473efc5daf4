// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <variant>

namespace byways {

/// Either a value or an error: stands in for std::expected (C++23). `T` and `E` must differ.
template <class T, class E>
class Expected {
 public:
  /// Holds the value.
  // NOLINTNEXTLINE(google-explicit-constructor): so that functions can `return value;`
  Expected(T value) : held_(std::in_place_index<0>, std::move(value)) {}
  /// Holds the error.
  // NOLINTNEXTLINE(google-explicit-constructor)
  Expected(E error) : held_(std::in_place_index<1>, std::move(error)) {}

  /// True if it holds a value.
  [[nodiscard]] explicit operator bool() const { return held_.index() == 0; }

  /// The value, which this object still owns. Precondition: holds a value. @{
  [[nodiscard]] T& operator*() { return *std::get_if<0>(&held_); }
  [[nodiscard]] const T& operator*() const { return *std::get_if<0>(&held_); }
  [[nodiscard]] T* operator->() { return std::get_if<0>(&held_); }
  [[nodiscard]] const T* operator->() const { return std::get_if<0>(&held_); }
  ///@}

  /// Precondition: holds an error.
  [[nodiscard]] const E& error() const { return *std::get_if<1>(&held_); }

 private:
  std::variant<T, E> held_;
};

}  // namespace byways
