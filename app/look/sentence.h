// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <concepts>
#include <functional>
#include <type_traits>
#include <utility>

namespace byways::app {

/// A text that is shown and can be made again in another language.
class Sentence {
 public:
  /// Empty.
  Sentence() = default;
  /// The text that `make` returns; retranslate calls it again. It has to return a QString: a QStringBuilder
  /// expression would refer to temporaries that no longer exist.
  template <class Make>
  requires std::same_as<std::invoke_result_t<Make&>, QString>
  explicit Sentence(Make make) : make_(std::move(make)), text_(make_()) {}

  [[nodiscard]] const QString& text() const { return text_; }
  [[nodiscard]] bool isEmpty() const { return text_.isEmpty(); }
  void clear() { *this = Sentence(); }
  /// Makes the text again, in the current language.
  void retranslate() { text_ = make_ ? make_() : QString(); }

 private:
  std::function<QString()> make_;
  QString text_;
};

}  // namespace byways::app
