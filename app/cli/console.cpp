// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#ifdef _WIN32
#include <windows.h>
// after windows.h, because they need its types
#include <fcntl.h>
#include <io.h>
#include <shellapi.h>
#include <stdio.h>

#include <memory>
#include <system_error>
#endif

namespace byways::cli {

#ifdef _WIN32

namespace {

std::string narrow(const wchar_t* wide) {
  const int size = WideCharToMultiByte(CP_UTF8, 0, wide, -1, nullptr, 0, nullptr, nullptr);
  std::string text(static_cast<std::size_t>(size > 0 ? size : 1), '\0');
  WideCharToMultiByte(CP_UTF8, 0, wide, -1, text.data(), size, nullptr, nullptr);
  text.pop_back();  // the null character at its end
  return text;
}

}  // namespace

std::vector<std::string> words_of(int /*argc*/, const char* const* /*argv*/) {
  int count = 0;
  const std::unique_ptr<wchar_t*, decltype(&LocalFree)> wide(CommandLineToArgvW(GetCommandLineW(), &count),
                                                             &LocalFree);
  std::vector<std::string> words;
  for (int i = 1; wide && i < count; ++i) {
    words.push_back(narrow(wide.get()[i]));
  }
  return words;
}

void use_plain_streams() {
  _setmode(_fileno(stdin), _O_BINARY);
  _setmode(_fileno(stdout), _O_BINARY);
  _setmode(_fileno(stderr), _O_BINARY);
  SetConsoleOutputCP(CP_UTF8);
}

std::filesystem::path path_of(const std::string& name) {
  constexpr std::size_t kUsualLength = 240;
  const std::filesystem::path path{std::u8string(name.begin(), name.end())};
  std::error_code problem;
  const std::filesystem::path whole = std::filesystem::absolute(path, problem);
  // Windows accepts longer paths only with the prefix `\\?\`, and without “.” and “..”.
  return problem || whole.native().size() < kUsualLength || whole.native().starts_with(L"\\\\")
             ? path
             : std::filesystem::path(L"\\\\?\\" + whole.lexically_normal().make_preferred().native());
}

#else

std::vector<std::string> words_of(int argc, const char* const* argv) { return {argv + 1, argv + argc}; }

void use_plain_streams() {}

std::filesystem::path path_of(const std::string& name) { return {std::u8string(name.begin(), name.end())}; }

#endif

}  // namespace byways::cli
