// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <concepts>
#include <functional>
#include <type_traits>
#include <utility>

namespace byways::app {

/// Something that was said and stays on show. It knows how it is made, so that it can be said once more when
/// people choose another language.
class Sentence {
 public:
  /// Nothing.
  Sentence() = default;
  /// What `make` answers. It is called again by sayAgain. What it answers is a QString and no sum of texts,
  /// whose parts would be gone by then.
  template <class Make>
  requires std::same_as<std::invoke_result_t<Make&>, QString>
  explicit Sentence(Make make) : make_(std::move(make)), text_(make_()) {}

  [[nodiscard]] const QString& text() const { return text_; }
  [[nodiscard]] bool isEmpty() const { return text_.isEmpty(); }
  void clear() { *this = Sentence(); }
  /// In the language that is spoken now.
  void sayAgain() { text_ = make_ ? make_() : QString(); }

 private:
  std::function<QString()> make_;
  QString text_;
};

}  // namespace byways::app
