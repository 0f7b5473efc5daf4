// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bot_process.h"

#include <array>
#include <csignal>
#include <thread>

#ifdef _WIN32
#include <windows.h>

#include "app/cli/console.h"
#else
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace byways::cli {

namespace {

using BotClock = std::chrono::steady_clock;
using Patience = std::chrono::milliseconds;

constexpr std::size_t kLongestAnswer = std::size_t{16} << 20U;
constexpr Patience kFarewell{500};
constexpr Patience kNap{5};

}  // namespace

#ifdef _WIN32

struct BotProcess::Pipes {
  HANDLE to = nullptr;
  HANDLE from = nullptr;
  HANDLE process = nullptr;
};

BotProcess::BotProcess(const std::string& command) : pipes_(std::make_unique<Pipes>()) {
  SECURITY_ATTRIBUTES inherited{sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
  HANDLE its_input = nullptr;
  HANDLE its_output = nullptr;
  if (CreatePipe(&its_input, &pipes_->to, &inherited, 0) == 0 ||
      CreatePipe(&pipes_->from, &its_output, &inherited, 0) == 0) {
    return;
  }
  SetHandleInformation(pipes_->to, HANDLE_FLAG_INHERIT, 0);
  SetHandleInformation(pipes_->from, HANDLE_FLAG_INHERIT, 0);
  STARTUPINFOW start{};
  start.cb = sizeof(start);
  start.dwFlags = STARTF_USESTDHANDLES;
  start.hStdInput = its_input;
  start.hStdOutput = its_output;
  start.hStdError = GetStdHandle(STD_ERROR_HANDLE);
  PROCESS_INFORMATION made{};
  std::wstring line = path_of(command).native();  // from UTF-8
  if (CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE, 0, nullptr, nullptr, &start, &made) != 0) {
    pipes_->process = made.hProcess;
    CloseHandle(made.hThread);
  }
  CloseHandle(its_input);
  CloseHandle(its_output);
}

BotProcess::~BotProcess() {
  if (pipes_->to != nullptr) {
    CloseHandle(pipes_->to);
  }
  if (pipes_->process != nullptr) {
    if (WaitForSingleObject(pipes_->process, static_cast<DWORD>(kFarewell.count())) != WAIT_OBJECT_0) {
      TerminateProcess(pipes_->process, 1);
    }
    CloseHandle(pipes_->process);
  }
  if (pipes_->from != nullptr) {
    CloseHandle(pipes_->from);
  }
}

bool BotProcess::say(const std::string& line) {
  const std::string whole = line + '\n';
  DWORD written = 0;
  return pipes_->process != nullptr &&
         WriteFile(pipes_->to, whole.data(), static_cast<DWORD>(whole.size()), &written, nullptr) != 0 &&
         written == whole.size();
}

std::optional<std::string> BotProcess::hear(Patience within) {
  const BotClock::time_point end = BotClock::now() + within;
  while (unread_.find('\n') == std::string::npos) {
    DWORD there = 0;
    if (pipes_->process == nullptr ||
        PeekNamedPipe(pipes_->from, nullptr, 0, nullptr, &there, nullptr) == 0 || BotClock::now() >= end ||
        unread_.size() > kLongestAnswer) {
      return std::nullopt;
    }
    if (there == 0) {
      std::this_thread::sleep_for(kNap);
      continue;
    }
    std::array<char, 4096> bytes{};
    DWORD count = 0;
    if (ReadFile(pipes_->from, bytes.data(), static_cast<DWORD>(bytes.size()), &count, nullptr) == 0) {
      return std::nullopt;
    }
    unread_.append(bytes.data(), count);
  }
  const std::size_t length = unread_.find('\n');
  std::string line = unread_.substr(0, length);
  unread_.erase(0, length + 1);
  return line;
}

#else

struct BotProcess::Pipes {
  int to = -1;
  int from = -1;
  pid_t process = -1;
};

BotProcess::BotProcess(const std::string& command) : pipes_(std::make_unique<Pipes>()) {
  signal(SIGPIPE, SIG_IGN);  // a bot that has ended is noticed when it is written to
  std::array<int, 2> its_input{-1, -1};
  std::array<int, 2> its_output{-1, -1};
  if (pipe(its_input.data()) != 0 || pipe(its_output.data()) != 0) {
    return;
  }
  pipes_->process = fork();
  if (pipes_->process == 0) {
    setpgid(0, 0);  // so that what the shell starts can be ended with it
    dup2(its_input[0], STDIN_FILENO);
    dup2(its_output[1], STDOUT_FILENO);
    for (const int end : {its_input[0], its_input[1], its_output[0], its_output[1]}) {
      close(end);
    }
    execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
    _exit(127);
  }
  close(its_input[0]);
  close(its_output[1]);
  pipes_->to = its_input[1];
  pipes_->from = its_output[0];
}

BotProcess::~BotProcess() {
  if (pipes_->to >= 0) {
    close(pipes_->to);
    close(pipes_->from);
  }
  if (pipes_->process <= 0) {
    return;
  }
  const BotClock::time_point end = BotClock::now() + kFarewell;
  while (waitpid(pipes_->process, nullptr, WNOHANG) == 0) {
    if (BotClock::now() >= end) {
      kill(-pipes_->process, SIGKILL);
      waitpid(pipes_->process, nullptr, 0);
      return;
    }
    std::this_thread::sleep_for(kNap);
  }
}

bool BotProcess::say(const std::string& line) {
  const std::string whole = line + '\n';
  std::size_t written = 0;
  while (pipes_->to >= 0 && written < whole.size()) {
    const ssize_t count = write(pipes_->to, whole.data() + written, whole.size() - written);
    if (count <= 0) {
      return false;
    }
    written += static_cast<std::size_t>(count);
  }
  return pipes_->to >= 0;
}

std::optional<std::string> BotProcess::hear(Patience within) {
  const BotClock::time_point end = BotClock::now() + within;
  while (unread_.find('\n') == std::string::npos) {
    const auto left = std::chrono::duration_cast<Patience>(end - BotClock::now()).count();
    pollfd wanted{pipes_->from, POLLIN, 0};
    if (pipes_->from < 0 || left <= 0 || unread_.size() > kLongestAnswer ||
        poll(&wanted, 1, static_cast<int>(left)) <= 0) {
      return std::nullopt;
    }
    std::array<char, 4096> bytes{};
    const ssize_t count = read(pipes_->from, bytes.data(), bytes.size());
    if (count <= 0) {
      return std::nullopt;
    }
    unread_.append(bytes.data(), static_cast<std::size_t>(count));
  }
  const std::size_t length = unread_.find('\n');
  std::string line = unread_.substr(0, length);
  unread_.erase(0, length + 1);
  return line;
}

#endif

}  // namespace byways::cli
