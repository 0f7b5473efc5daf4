// SPDX-License-Identifier: GPL-3.0-or-later
// Work on threads: results arrive in order, and nothing arrives once the owner is gone. Also runs under the
// thread sanitizer: cmake --workflow --preset threads.
#include <QElapsedTimer>
#include <QThread>
#include <QtTest>

#include <atomic>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/job/job.h"
#include "app/job/per_thread.h"

#ifdef __SANITIZE_THREAD__
#define BYWAYS_WATCHES_THREADS
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define BYWAYS_WATCHES_THREADS
#endif
#endif

#ifdef BYWAYS_WATCHES_THREADS
// Synchronisation inside Qt that the sanitizer can't see: queues of thread pools, the end of a thread, Qt
// Test's watchdog.
extern "C" const char* __tsan_default_suppressions();  // NOLINT(bugprone-reserved-identifier)
extern "C" const char* __tsan_default_suppressions() {
  return "race:QThreadPoolPrivate::enqueueTask\nrace:QWaitCondition::\nrace:QTest::qRun\n";
}
#endif

using namespace byways::app;

namespace {

constexpr qint64 kStopWithin = 50;   // ms
constexpr unsigned long kLooks = 5;  // ms between two checks for being stopped

// Counts its instances.
class Counted {
 public:
  explicit Counted(int value = 0) : value_(value) { ++alive; }
  Counted(Counted&& other) noexcept : value_(other.value_) { ++alive; }
  Counted& operator=(Counted&&) noexcept = default;
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
  ~Counted() { --alive; }

  [[nodiscard]] int value() const { return value_; }

  static inline std::atomic<int> alive = 0;

 private:
  int value_;
};

// Works until it is stopped, but at most a second and a half, so that a failing test ends.
void workUntilStopped(const JobWatch& watch) {
  constexpr int kAtMost = 300;
  for (int i = 0; i < kAtMost && !watch.isStopped(); ++i) {
    QThread::msleep(kLooks);
  }
}

// Waits long enough for pending events to arrive.
void letEverythingArrive() {
  constexpr int kLong = 100;
  QTest::qWait(kLong);
}

}  // namespace

class JobTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void cleanup() {
    JobBase::waitForShared();
    QCOMPARE(Counted::alive.load(), 0);
  }

  void theResultArrivesInTheThreadOfTheJob() {
    QThread* const here = QThread::currentThread();
    QThread* there = nullptr;
    std::optional<int> found;
    Job<Counted> job([&](const Counted& result) {
      QCOMPARE(QThread::currentThread(), here);
      found = result.value();
    });
    QVERIFY(!job.isRunning());
    const auto number = std::make_unique<int>(42);
    job.start([&there, number = number.get()](const JobWatch&) {
      there = QThread::currentThread();
      return Counted(*number);
    });
    QVERIFY(job.isRunning());
    QVERIFY(!found);  // results arrive only with events
    QTRY_VERIFY(found.has_value());
    QCOMPARE(*found, 42);
    QVERIFY(there != here);
    QVERIFY(!job.isRunning());
  }

  void progressArrivesInOrderAndBeforeTheResult() {
    constexpr int kAll = 5000;
    std::vector<int> told;
    bool isDone = false;
    Job<bool, std::unique_ptr<int>> job(
        [&](bool) {
          QCOMPARE(static_cast<int>(told.size()), kAll);
          isDone = true;
        },
        [&](const std::unique_ptr<int>& number) {
          QVERIFY(!isDone);
          told.push_back(*number);
        });
    job.start([](auto& watch) {
      for (int i = 0; i < kAll; ++i) {
        watch.tell(std::make_unique<int>(i));
      }
      return true;
    });
    QTRY_VERIFY(isDone);
    for (int i = 0; i < kAll; ++i) {
      QCOMPARE(told[static_cast<std::size_t>(i)], i);
    }
  }

  void nothingArrivesOnceTheOwnerIsGone() {
    JobThread thread;
    std::atomic<int> begun = 0;
    std::atomic<int> ended = 0;
    int heard = 0;
    for (const bool waits : {false, true}) {
      auto job = std::make_unique<Job<Counted, Counted>>(
          thread, [&heard](const Counted&) { ++heard; }, [&heard](const Counted&) { ++heard; });
      job->start([&begun, &ended, carried = Counted(1)](auto& watch) {
        ++begun;
        watch.tell(Counted(carried.value()));
        workUntilStopped(watch);
        watch.tell(Counted(2));
        ++ended;
        return Counted(3);
      });
      if (waits) {
        // The result is pending, as no events are handled here.
        QElapsedTimer time;
        time.start();
        while (begun == 0 && time.elapsed() < 1000) {
          QThread::msleep(1);
        }
        QThread::msleep(2 * kLooks);
      }
      job.reset();
      letEverythingArrive();
      QCOMPARE(heard, 0);
      QCOMPARE(begun.load(), ended.load());
      QCOMPARE(Counted::alive.load(), 0);
    }
    QVERIFY(begun > 0);
  }

  void theOwnerMayGoWhileItHears() {
    std::unique_ptr<Job<int, int>> job;
    int told = 0;
    int done = 0;
    const auto work = [](auto& watch) {
      watch.tell(1);
      watch.tell(2);
      return 3;
    };
    job = std::make_unique<Job<int, int>>([&](int) { ++done; },
                                          [&](int) {
                                            ++told;
                                            job.reset();
                                          });
    job->start(work);
    QTRY_COMPARE(told, 1);
    letEverythingArrive();
    QCOMPARE(told, 1);
    QCOMPARE(done, 0);
    job = std::make_unique<Job<int, int>>([&](int) {
      ++done;
      job.reset();
    });
    job->start(work);
    QTRY_COMPARE(done, 1);
    QVERIFY(!job);
  }

  void itStopsWithin50Milliseconds() {
    QElapsedTimer time;
    {
      JobThread thread;
      std::atomic<bool> isAtWork = false;
      int heard = 0;
      Job<int> job(thread, [&heard](int) { ++heard; });
      job.start([&isAtWork](const JobWatch& watch) {
        isAtWork = true;
        workUntilStopped(watch);
        return 1;
      });
      QTRY_VERIFY(isAtWork);
      time.start();
      job.stop();
      QVERIFY(!job.isRunning());
      QVERIFY(time.elapsed() < static_cast<qint64>(kLooks));  // nobody waited for the job to stop
      letEverythingArrive();
      QCOMPARE(heard, 0);
      isAtWork = false;
      job.start([&isAtWork](const JobWatch& watch) {
        isAtWork = true;
        workUntilStopped(watch);
        return 2;
      });
      QTRY_VERIFY(isAtWork);
      time.start();
    }
    QVERIFY2(time.elapsed() < kStopWithin, qPrintable(QString::number(time.elapsed())));
  }

  void whoHurriesGetsWhatHasBeenFound() {
    std::optional<int> found;
    Job<int> job([&found](int result) { found = result; });
    job.start([](const JobWatch& watch) {
      workUntilStopped(watch);
      return watch.isStopped() && watch.stopFlag() ? 7 : 0;
    });
    QElapsedTimer time;
    time.start();
    job.hurry();
    QVERIFY(job.isRunning());
    QTRY_VERIFY(found.has_value());
    QCOMPARE(*found, 7);
    QVERIFY2(time.elapsed() < 2 * kStopWithin, qPrintable(QString::number(time.elapsed())));
  }

  void aNewStartTakesThePlaceOfTheOneBefore() {
    JobThread thread;
    std::vector<int> found;
    Job<int> job(thread, [&](int result) {
      found.push_back(result);
      if (result == 2) {
        job.start([](const JobWatch&) { return 3; });  // a handler may start the next job
      }
    });
    std::atomic<int> atWork = 0;
    std::atomic<int> mostAtWork = 0;
    for (const int number : {1, 2}) {
      job.start([number, &atWork, &mostAtWork](const JobWatch& watch) {
        mostAtWork = std::max(mostAtWork.load(), ++atWork);
        if (number == 1) {
          workUntilStopped(watch);
        }
        --atWork;
        return number;
      });
      QThread::msleep(2 * kLooks);
    }
    QTRY_COMPARE(static_cast<int>(found.size()), 2);
    QCOMPARE(found, (std::vector<int>{2, 3}));
    QCOMPARE(mostAtWork.load(), 1);  // one job after another on a single thread
  }

  void whoWaitsGetsItThere() {
    int heard = 0;
    std::vector<int> told;
    Job<Counted, int> job([&heard](const Counted&) { ++heard; },
                          [&told](int number) { told.push_back(number); });
    QVERIFY(!job.await().has_value());  // no job is running
    std::atomic<bool> mayEnd = false;
    job.start([&mayEnd](auto& watch) {
      watch.tell(1);
      while (!mayEnd) {
        QThread::msleep(1);
      }
      watch.tell(2);
      return Counted(5);
    });
    QElapsedTimer time;
    time.start();
    QVERIFY(!job.await(20).has_value());
    QVERIFY(time.elapsed() >= 19);
    QVERIFY(job.isRunning());
    mayEnd = true;
    {
      const std::optional<Counted> found = job.await();
      QVERIFY(found.has_value());
      QCOMPARE(found->value(), 5);
    }
    QCOMPARE(told, (std::vector<int>{1, 2}));
    letEverythingArrive();
    QCOMPARE(heard, 0);
    QCOMPARE(static_cast<int>(told.size()), 2);
  }

  void aThreadDropsWhatHasNotBegun() {
    std::atomic<int> begun = 0;
    std::vector<std::unique_ptr<Job<Counted>>> jobs;
    {
      JobThread thread;
      for (int i = 0; i < 3; ++i) {
        jobs.push_back(
            std::make_unique<Job<Counted>>(thread, [](const Counted&) { QFAIL("nobody is there"); }));
        jobs.back()->start([&begun, carried = Counted(i)](const JobWatch& watch) {
          ++begun;
          workUntilStopped(watch);
          return Counted(carried.value());
        });
      }
      QTRY_COMPARE(begun.load(), 1);
      jobs.clear();
    }
    QCOMPARE(begun.load(), 1);
  }

  void whatAJobMakesBelongsToItsOwnersThread() {
    std::unique_ptr<QObject> made;
    Job<std::unique_ptr<QObject>> job([&made](std::unique_ptr<QObject> object) { made = std::move(object); });
    job.start([](const JobWatch& watch) {
      auto object = std::make_unique<QObject>();
      watch.handOver(*object);
      return object;
    });
    QTRY_VERIFY(made != nullptr);
    QCOMPARE(made->thread(), QThread::currentThread());
  }

  void manyJobsAtOnceLoseNothing() {
    constexpr int kJobs = 200;
    int sum = 0;
    int told = 0;
    std::vector<std::unique_ptr<Job<int, int>>> jobs;
    for (int i = 0; i < kJobs; ++i) {
      jobs.push_back(
          std::make_unique<Job<int, int>>([&sum](int number) { sum += number; }, [&told](int) { ++told; }));
      jobs.back()->start([i](auto& watch) {
        watch.tell(i);
        watch.tell(i);
        return i;
      });
    }
    QTRY_COMPARE(sum, kJobs * (kJobs - 1) / 2);
    QCOMPARE(told, 2 * kJobs);
  }

  void eachThreadHasItsOwn() {
    JobThread thread;
    perThread<std::vector<int>>().assign({1, 2, 3});
    Job<std::size_t> job(thread, [](std::size_t) {});
    for (std::size_t i = 1; i <= 2; ++i) {
      job.start([](const JobWatch&) {
        perThread<std::vector<int>>().push_back(0);
        return perThread<std::vector<int>>().size();
      });
      QCOMPARE(job.await().value_or(0), i);  // kept between jobs
    }
    QCOMPARE(perThread<std::vector<int>>().size(), std::size_t{3});
  }
};

QTEST_GUILESS_MAIN(JobTest)
#include "tst_job.moc"
