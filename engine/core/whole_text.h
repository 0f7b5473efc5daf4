// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>

namespace byways {

/// The text of a file that the build has split into literals, because compilers limit their length
/// (cmake/embed_text.cmake).
[[nodiscard]] inline std::string whole_text(std::initializer_list<const char*> parts) {
  std::string text;
  for (const char* const part : parts) {
    text += part;
  }
  return text;
}

}  // namespace byways
