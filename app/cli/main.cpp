// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cerrno>
#include <exception>
#include <iostream>
#include <string>
#include <system_error>
#include <vector>

#include "app/cli/console.h"
#include "app/cli/verbs.h"

namespace {

using namespace byways::cli;

constexpr const char* kVersion = BYWAYS_VERSION;

void print_overview(std::ostream& out) {
  out << "Usage: byways-cli VERB ...\n\n"
         "Reads and plays records of Byways games, without a window. Output is lines of JSON.\n"
         "RECORD is a file, or - for standard input. Exit codes: 0 done, 1 the answer is no, 2 wrong "
         "usage.\n\n";
  for (const Verb& verb : verbs()) {
    out << "  " << verb.name << ' ' << verb.synopsis << '\n';
  }
  out << "\nbyways-cli VERB --help explains a verb.\n";
}

int complain(const std::string& message) {
  std::cerr << "byways-cli: " << message << "\nTry: byways-cli --help\n";
  return kWrongUsage;
}

int run(const std::vector<std::string>& given) {
  if (given.empty()) {
    print_overview(std::cerr);
    return kWrongUsage;
  }
  const std::string& name = given.front();
  if (name == "--help" || name == "-h" || name == "help") {
    print_overview(std::cout);
    return kDone;
  }
  if (name == "--version") {
    std::cout << "byways-cli " << kVersion << '\n';
    return kDone;
  }
  const auto verb =
      std::find_if(verbs().begin(), verbs().end(), [&name](const Verb& v) { return v.name == name; });
  if (verb == verbs().end()) {
    return complain("unknown verb \"" + name + "\"");
  }
  const std::vector<std::string> rest(given.begin() + 1, given.end());
  if (std::find(rest.begin(), rest.end(), "--help") != rest.end()) {
    std::cout << "Usage: byways-cli " << verb->name << ' ' << verb->synopsis << "\n\n" << verb->help << '\n';
    return kDone;
  }
  const auto arguments = sort_arguments(rest, verb->values, verb->switches);
  if (!arguments) {
    return complain(arguments.error().message);
  }
  if (arguments->words.size() < verb->fewest_words || arguments->words.size() > verb->most_words) {
    return complain("usage: byways-cli " + std::string(verb->name) + ' ' + std::string(verb->synopsis));
  }
  const auto code = verb->run(*arguments);
  return code ? *code : complain(code.error().message);
}

}  // namespace

int main(int argc, char** argv) {
  use_plain_streams();
  std::ios::sync_with_stdio(false);
  try {
    // Failing to write any part of the output is an error.
    std::cout.exceptions(std::ios::badbit | std::ios::failbit);
    const int code = run(words_of(argc, argv));
    std::cout.flush();
    return code;
  } catch (const std::ios_base::failure&) {
    const int why = errno;
    std::cout.exceptions(
        std::ios::goodbit);  // std::cerr flushes it first; what is still in its buffer is lost
    std::cerr << "byways-cli: can't write the answer" << (why != 0 ? ": " : "")
              << (why != 0 ? std::generic_category().message(why) : std::string()) << '\n';
    return kAnswerIsNo;
  } catch (const std::exception& error) {
    // Out of memory: the engine throws nothing else.
    std::cout.exceptions(std::ios::goodbit);
    std::cerr << "byways-cli: " << error.what() << '\n';
    return kAnswerIsNo;
  }
}
