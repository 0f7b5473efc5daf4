// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

class QObject;
class QThread;
class QThreadPool;

namespace byways::app {

/// One run of a job, as its work on the worker thread sees it.
class JobWatch {
 public:
  virtual ~JobWatch();
  JobWatch(const JobWatch&) = delete;
  JobWatch& operator=(const JobWatch&) = delete;

  /// Whether the work has to end. The work must check this at least every 50 ms.
  [[nodiscard]] bool isStopped() const { return stop_.load(std::memory_order_relaxed); }
  /// The flag behind isStopped, for example for search::Limits::stop. Lives as long as the work.
  [[nodiscard]] const std::atomic<bool>& stopFlag() const { return stop_; }
  /// Moves an object made by the work to the thread that gets the result.
  void handOver(QObject& made) const;

 protected:
  JobWatch() = default;

 private:
  friend class JobBase;
  template <class Result, class Progress>
  friend class Job;

  virtual void work() = 0;
  void run();
  /// Precondition: the mutex is locked.
  void wake();

  std::atomic<bool> stop_ = false;
  std::mutex mutex_;  // guards the members below, and everything passed between the threads
  std::condition_variable ended_;
  bool hasEnded_ = false;
  bool hasWoken_ = false;    // whether an event has been sent to the job that it hasn't handled yet
  QObject* door_ = nullptr;  // the job's Door; null once the job ignores this run
  QThread* home_ = nullptr;  // the thread of the job
};

/// A worker thread that runs jobs one after another. Objects that the jobs keep with perThread live as long
/// as the thread.
class JobThread {
 public:
  enum class Priority { Normal, Low };

  explicit JobThread(Priority priority = Priority::Normal);
  /// Waits for the current work, and drops work that hasn't started. Declare the thread before its jobs, so
  /// that the jobs are destroyed, and thereby stopped, first.
  ~JobThread();
  JobThread(const JobThread&) = delete;
  JobThread& operator=(const JobThread&) = delete;

 private:
  friend class JobBase;

  std::unique_ptr<QThreadPool> pool_;
};

/// The part of Job that doesn't depend on its types.
// NOLINTNEXTLINE(cppcoreguidelines-virtual-class-destructor): only Job, which is final, is destroyed
class JobBase {
 public:
  JobBase(const JobBase&) = delete;
  JobBase& operator=(const JobBase&) = delete;

  /// Whether a result is still to come.
  [[nodiscard]] bool isRunning() const { return watch_ != nullptr; }
  /// Stops the work without waiting for it. Nothing more arrives from it.
  void stop();
  /// Tells the work to end early; its result so far still arrives.
  void hurry();
  /// Waits until no job is running on the shared threads. Results arrive with the next events.
  static void waitForShared();

 protected:
  explicit JobBase(JobThread* thread);
  virtual ~JobBase();

  virtual void take() = 0;
  void begin(std::shared_ptr<JobWatch> watch);
  [[nodiscard]] bool waitForEnd(int ms) const;
  [[nodiscard]] const std::shared_ptr<JobWatch>& watch() const { return watch_; }
  /// Must be called when the work has ended: from then on isRunning() is false.
  void forget();

 private:
  class Door;

  QThreadPool* pool_;
  std::unique_ptr<Door> door_;
  std::shared_ptr<JobWatch> watch_;
};

/// Work on a worker thread. Its progress and its result arrive on the thread that created the job, in order,
/// and only while the job lives. The function that gets the result may start the job again or destroy it.
///
/// No other folder of the window uses threads (tools/check-layers).
template <class Result, class Progress = std::monostate>
class Job final : public JobBase {
 public:
  class Watch : public JobWatch {
   public:
    /// Sends progress to the job. Nothing is lost; several reports may arrive with one event.
    void tell(Progress progress) {
      const std::scoped_lock lock(this->mutex_);
      told_.push_back(std::move(progress));
      this->wake();
    }

   private:
    friend class Job;

    std::vector<Progress> told_;
    std::optional<Result> result_;
  };

  using Done = std::function<void(Result)>;
  using Told = std::function<void(Progress)>;

  /// A job on the shared threads, for work that is short or rare and may run in parallel with other work. The
  /// work must own everything that it uses, because nobody waits for its end.
  explicit Job(Done done, Told told = {})
      : JobBase(nullptr), done_(std::move(done)), told_(std::move(told)) {}
  /// A job on `thread`, which must exist whenever `start` is called. The work may use objects that outlive
  /// the thread.
  Job(JobThread& thread, Done done, Told told = {})
      : JobBase(&thread), done_(std::move(done)), told_(std::move(told)) {}
  /// Stops the work without waiting; ~JobThread waits for it.
  ~Job() override { stop(); }

  /// Begins `work`, a function from Watch& to Result, and stops the work that is running.
  template <class Work>
  void start(Work work) {
    static_assert(std::is_invocable_r_v<Result, Work, Watch&>);
    stop();
    begin(std::make_shared<Run<Work>>(std::move(work)));
  }

  /// Waits for the result, at most `ms` milliseconds, or without limit if negative. Progress arrives as usual
  /// before this returns, but the result is only returned, not passed to `done`. Nothing if there is no
  /// result in time.
  [[nodiscard]] std::optional<Result> await(int ms = -1) {
    const std::shared_ptr<Watch> run = current();
    if (!run || !waitForEnd(ms) || !hear(*run)) {
      return std::nullopt;
    }
    forget();
    return std::move(run->result_);
  }

 private:
  template <class Work>
  class Run final : public Watch {
   public:
    explicit Run(Work&& work) : work_(std::move(work)) {}

   private:
    void work() override { this->result_.emplace(work_(*this)); }

    Work work_;
  };

  [[nodiscard]] std::shared_ptr<Watch> current() const { return std::static_pointer_cast<Watch>(watch()); }

  // Passes on progress. Returns whether the work has ended and its result is still wanted: the function that
  // gets progress may stop or destroy the job.
  [[nodiscard]] bool hear(Watch& run) {
    std::vector<Progress> told;
    bool hasEnded = false;
    {
      const std::scoped_lock lock(run.mutex_);
      told.swap(run.told_);
      hasEnded = run.hasEnded_;
      run.hasWoken_ = false;
    }
    const Told tell = told_;
    for (Progress& one : told) {
      if (tell && run.door_ != nullptr) {
        tell(std::move(one));
      }
    }
    return hasEnded && run.door_ != nullptr;
  }

  void take() override {
    const std::shared_ptr<Watch> run = current();
    if (run && hear(*run)) {
      forget();
      const Done done = done_;  // the call may destroy this job
      done(std::move(*run->result_));
    }
  }

  Done done_;
  Told told_;
};

}  // namespace byways::app
