// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

// What command-line programs have to do differently on each platform. With these functions, text is UTF-8 and
// bytes are unchanged everywhere.

namespace byways::cli {

/// The words that the program was called with, in UTF-8, without its name. On Windows they come from the
/// system, because `argv` lacks the characters that the code page can't express.
[[nodiscard]] std::vector<std::string> words_of(int argc, const char* const* argv);

/// Makes standard input, output and errors pass bytes unchanged (Windows would turn line ends into two
/// characters), and shows messages as UTF-8. To be called before anything is read or written.
void use_plain_streams();

/// The path of the file `name`, which is in UTF-8.
[[nodiscard]] std::filesystem::path path_of(const std::string& name);

}  // namespace byways::cli
