// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bot_process.h"

#include <array>
#include <csignal>
#include <mutex>
#include <thread>

#ifdef _WIN32
#include <windows.h>

#include "app/cli/console.h"
#else
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#endif

#include "app/cli/input.h"

namespace byways::cli {

namespace {

using BotClock = std::chrono::steady_clock;
using Patience = std::chrono::milliseconds;

constexpr Patience kFarewell{500};
constexpr Patience kNap{5};

// Locked from the creation of the pipes until their program has started. Otherwise a program that another
// thread starts meanwhile would inherit the ends of the pipes, and the pipes would never be seen as closed.
std::mutex& starting() {
  static std::mutex mutex;
  return mutex;
}

}  // namespace

#ifdef _WIN32

struct BotProcess::Pipes {
  HANDLE to = nullptr;
  HANDLE from = nullptr;
  HANDLE process = nullptr;
  HANDLE job = nullptr;  // ends the bot and its children when the last handle is closed
};

BotProcess::BotProcess(const std::string& command) : pipes_(std::make_unique<Pipes>()) {
  const std::scoped_lock lock(starting());
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
  pipes_->job = CreateJobObjectW(nullptr, nullptr);
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
  limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
  SetInformationJobObject(pipes_->job, JobObjectExtendedLimitInformation, &limits, sizeof(limits));
  PROCESS_INFORMATION made{};
  std::wstring line = path_of(command).native();  // from UTF-8
  if (CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE, CREATE_SUSPENDED, nullptr, nullptr, &start,
                     &made) != 0) {
    pipes_->process = made.hProcess;
    AssignProcessToJobObject(pipes_->job, made.hProcess);
    ResumeThread(made.hThread);
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
  if (pipes_->job != nullptr) {
    CloseHandle(pipes_->job);
  }
  if (pipes_->from != nullptr) {
    CloseHandle(pipes_->from);
  }
}

bool BotProcess::say(const std::string& line, Patience /*within*/) {
  const std::string whole = line + '\n';
  DWORD written = 0;
  const bool is_said =
      pipes_->process != nullptr &&
      WriteFile(pipes_->to, whole.data(), static_cast<DWORD>(whole.size()), &written, nullptr) != 0 &&
      written == whole.size();
  has_ended_ = has_ended_ || !is_said;
  return is_said;
}

std::optional<std::string> BotProcess::hear(Patience within) {
  const BotClock::time_point end = BotClock::now() + within;
  while (unread_.find('\n') == std::string::npos) {
    DWORD there = 0;
    if (pipes_->process == nullptr ||
        PeekNamedPipe(pipes_->from, nullptr, 0, nullptr, &there, nullptr) == 0) {
      has_ended_ = true;
      return std::nullopt;
    }
    if (BotClock::now() >= end || unread_.size() > kLongestText) {
      return std::nullopt;
    }
    if (there == 0) {
      std::this_thread::sleep_for(kNap);
      continue;
    }
    std::array<char, 4096> bytes{};
    DWORD count = 0;
    if (ReadFile(pipes_->from, bytes.data(), static_cast<DWORD>(bytes.size()), &count, nullptr) == 0) {
      has_ended_ = true;
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
  pid_t guard = -1;   // ends the bot and its children if this program ends first
  int lifeline = -1;  // a pipe that the guard watches: it breaks when this program ends for any reason
};

namespace {

using Pipe = std::array<int, 2>;  // the end to read from, the end to write to

void close_ends(const Pipe& ends) {
  for (const int end : ends) {
    if (end >= 0) {
      close(end);
    }
  }
}

// A pipe whose ends aren't inherited, and don't take the numbers of standard streams even if these streams
// are closed; -1 on failure.
Pipe make_pipe() {
  Pipe made{-1, -1};
  Pipe ends{-1, -1};
  if (pipe(made.data()) == 0) {
    constexpr int kAboveStandard = STDERR_FILENO + 1;
    for (std::size_t i = 0; i < ends.size(); ++i) {
      ends[i] = fcntl(made[i], F_DUPFD_CLOEXEC, kAboveStandard);
    }
    close_ends(made);
  }
  return ends;
}

// Starts a shell that leads a process group, and kills the group once the pipe `watched` breaks. Returns the
// process of the shell; -1 on failure.
pid_t start_guard(int watched) {
  const pid_t guard = fork();
  if (guard == 0) {
    setpgid(0, 0);  // so that no key pressed here and no signal to this group reaches it
    const int nothing = open("/dev/null", O_WRONLY | O_CLOEXEC);
    dup2(watched, STDIN_FILENO);
    dup2(nothing, STDOUT_FILENO);
    dup2(nothing, STDERR_FILENO);
    execl("/bin/sh", "sh", "-c", "read -r never; kill -9 0", static_cast<char*>(nullptr));
    _exit(127);
  }
  if (guard > 0) {
    setpgid(guard, guard);  // in both processes, since either may run first
  }
  return guard;
}

// Waits until `end`, an end of a pipe, is ready for `events`; false on timeout.
bool wait_for(int end, short events, BotClock::time_point until) {
  int ready = -1;
  do {
    const auto ms_left = std::chrono::duration_cast<Patience>(until - BotClock::now()).count();
    pollfd wanted{end, events, 0};
    ready = ms_left > 0 ? poll(&wanted, 1, static_cast<int>(ms_left)) : 0;
  } while (ready < 0 && errno == EINTR);
  return ready > 0;
}

}  // namespace

BotProcess::BotProcess(const std::string& command) : pipes_(std::make_unique<Pipes>()) {
  signal(SIGPIPE, SIG_IGN);  // a bot that has ended is noticed when it is written to
  const std::scoped_lock lock(starting());
  const Pipe its_input = make_pipe();
  const Pipe its_output = make_pipe();
  pipes_->to = its_input[1];
  pipes_->from = its_output[0];
  const Pipe life = make_pipe();
  pipes_->lifeline = life[1];
  if (its_input[0] >= 0 && pipes_->to >= 0 && pipes_->from >= 0 && its_output[1] >= 0 && life[0] >= 0) {
    fcntl(pipes_->to, F_SETFL, O_NONBLOCK);
    pipes_->guard = start_guard(life[0]);
  }
  if (pipes_->guard > 0) {
    pipes_->process = fork();
    if (pipes_->process == 0) {
      setpgid(0, pipes_->guard);  // so that everything that the shell starts can be ended at once
      signal(SIGPIPE, SIG_DFL);
      dup2(its_input[0], STDIN_FILENO);
      dup2(its_output[1], STDOUT_FILENO);
      execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
      _exit(127);
    }
    setpgid(pipes_->process, pipes_->guard);
  }
  close_ends({its_input[0], its_output[1]});
  close_ends({life[0], -1});
}

BotProcess::~BotProcess() {
  close_ends({pipes_->to, -1});
  if (pipes_->process > 0) {
    // Still reads the bot's last answer, so that writing it doesn't fail in the bot.
    const BotClock::time_point end = BotClock::now() + kFarewell;
    siginfo_t ended{};
    const auto is_on = [this, &ended] {
      return waitid(P_PID, static_cast<id_t>(pipes_->process), &ended, WEXITED | WNOHANG | WNOWAIT) == 0 &&
             ended.si_pid == 0;
    };
    while (is_on() && BotClock::now() < end) {
      std::this_thread::sleep_for(kNap);
    }
  }
  if (pipes_->guard > 0) {
    kill(-pipes_->guard, SIGKILL);  // also ends what the shell has left behind
    if (pipes_->process > 0) {
      waitpid(pipes_->process, nullptr, 0);
    }
    waitpid(pipes_->guard, nullptr, 0);
  }
  close_ends({pipes_->from, pipes_->lifeline});
}

bool BotProcess::say(const std::string& line, Patience within) {
  const BotClock::time_point end = BotClock::now() + within;
  const std::string whole = line + '\n';
  std::size_t written = 0;
  while (written < whole.size()) {
    const ssize_t count = write(pipes_->to, whole.data() + written, whole.size() - written);
    if (count >= 0) {
      written += static_cast<std::size_t>(count);
      continue;
    }
    has_ended_ = errno != EAGAIN && errno != EINTR;
    if (has_ended_ || !wait_for(pipes_->to, POLLOUT, end)) {
      return false;
    }
  }
  return true;
}

std::optional<std::string> BotProcess::hear(Patience within) {
  const BotClock::time_point end = BotClock::now() + within;
  while (unread_.find('\n') == std::string::npos) {
    if (unread_.size() > kLongestText || !wait_for(pipes_->from, POLLIN, end)) {
      return std::nullopt;
    }
    std::array<char, 4096> bytes{};
    const ssize_t count = read(pipes_->from, bytes.data(), bytes.size());
    if (count <= 0) {
      has_ended_ = true;
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
