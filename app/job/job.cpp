// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/job/job.h"

#include <QCoreApplication>
#include <QEvent>
#include <QObject>
#include <QRunnable>
#include <QThread>
#include <QThreadPool>

#include <chrono>

namespace byways::app {

// Receives the events with which the worker thread announces progress or a result. When a door is destroyed,
// Qt drops its pending events, so nothing arrives at a destroyed job.
class JobBase::Door : public QObject {
 public:
  explicit Door(JobBase& job) : job_(job) {}

 protected:
  // The event carries nothing. The mutex synchronises the threads in a way that the thread sanitizer can see,
  // unlike Qt's event queue.
  void customEvent(QEvent* /*event*/) override { job_.take(); }

 private:
  JobBase& job_;
};

namespace {

// Synchronises the two threads when work is handed to the worker thread. The pool's queue does so, too, but
// in a way that the thread sanitizer can't see.
std::mutex& handOver() {
  static std::mutex mutex;
  return mutex;
}

class Task : public QRunnable {
 public:
  explicit Task(std::function<void()> work) : work_(std::move(work)) {}

  void run() override {
    { const std::scoped_lock lock(handOver()); }
    work_();
  }

 private:
  std::function<void()> work_;
};

}  // namespace

JobWatch::~JobWatch() = default;

void JobWatch::handOver(QObject& made) const { made.moveToThread(home_); }

void JobWatch::wake() {
  if (door_ != nullptr && !hasWoken_) {
    hasWoken_ = true;
    QCoreApplication::postEvent(door_, new QEvent(QEvent::User));
  }
}

// Runs on the worker thread. Doesn't start work whose result nobody wants any more.
void JobWatch::run() {
  {
    const std::scoped_lock lock(mutex_);
    if (door_ == nullptr) {
      return;
    }
  }
  work();
  const std::scoped_lock lock(mutex_);
  hasEnded_ = true;
  wake();
  ended_.notify_all();
}

JobThread::JobThread(Priority priority) : pool_(std::make_unique<QThreadPool>()) {
  pool_->setMaxThreadCount(1);
  pool_->setExpiryTimeout(-1);
  pool_->setThreadPriority(priority == Priority::Low ? QThread::LowPriority : QThread::InheritPriority);
}

JobThread::~JobThread() {
  pool_->clear();
  pool_->waitForDone();
}

JobBase::JobBase(JobThread* thread)
    : pool_(thread != nullptr ? thread->pool_.get() : QThreadPool::globalInstance()),
      door_(std::make_unique<Door>(*this)) {
  // Waits for the shared threads before the application destroys fonts and images.
  static const bool isSeenOut = [] {
    qAddPostRoutine(&JobBase::waitForShared);
    return true;
  }();
  static_cast<void>(isSeenOut);
}

JobBase::~JobBase() { stop(); }

void JobBase::begin(std::shared_ptr<JobWatch> watch) {
  watch_ = std::move(watch);
  watch_->door_ = door_.get();
  watch_->home_ = door_->thread();
  const std::scoped_lock lock(handOver());
  pool_->start(std::make_unique<Task>([run = watch_] { run->run(); }).release());  // the pool owns it
}

void JobBase::hurry() {
  if (watch_) {
    watch_->stop_ = true;
  }
}

void JobBase::stop() {
  if (watch_) {
    watch_->stop_ = true;
    forget();
  }
}

void JobBase::forget() {
  const std::shared_ptr<JobWatch> run = std::move(watch_);
  watch_.reset();
  const std::scoped_lock lock(run->mutex_);
  run->door_ = nullptr;
}

bool JobBase::waitForEnd(int ms) const {
  std::unique_lock lock(watch_->mutex_);
  const auto hasEnded = [this] { return watch_->hasEnded_; };
  if (ms >= 0) {
    return watch_->ended_.wait_for(lock, std::chrono::milliseconds(ms), hasEnded);
  }
  watch_->ended_.wait(lock, hasEnded);
  return true;
}

void JobBase::waitForShared() { QThreadPool::globalInstance()->waitForDone(); }

}  // namespace byways::app
