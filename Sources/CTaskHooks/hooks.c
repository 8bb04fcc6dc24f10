// SPDX-License-Identifier: Apache-2.0

#include "CTaskHooks.h"

#include <time.h>

#define SWIFTCALL __attribute__((swiftcall))

// The names and types are those of Swift's runtime library.

/// An executor; the generic one is all zero.
typedef struct {
  void *identity;
  void *implementation;
} executor;

typedef SWIFTCALL void (*enqueue)(void *job);
typedef SWIFTCALL void (*enqueue_after)(unsigned long long delay, void *job);
typedef SWIFTCALL void (*enqueue_at)(
    long long seconds, long long nanoseconds, long long tolerance_seconds, long long tolerance_nanoseconds, int clock,
    void *job);

extern SWIFTCALL void (*swift_task_enqueueGlobal_hook)(void *job, enqueue original);
extern SWIFTCALL void (*swift_task_enqueueMainExecutor_hook)(void *job, enqueue original);
extern SWIFTCALL void (*swift_task_enqueueGlobalWithDelay_hook)(
    unsigned long long delay, void *job, enqueue_after original);
extern SWIFTCALL void (*swift_task_enqueueGlobalWithDeadline_hook)(
    long long seconds, long long nanoseconds, long long tolerance_seconds, long long tolerance_nanoseconds, int clock,
    void *job, enqueue_at original);

SWIFTCALL executor swift_task_getMainExecutor(void);
SWIFTCALL void swift_job_run(void *job, executor on);
SWIFTCALL void swift_get_time(long long *seconds, long long *nanoseconds, int clock);

static quire_take_job take_job;

static SWIFTCALL void global(void *job, enqueue original) {
  if (!take_job(job, false, 0)) original(job);
}

static SWIFTCALL void on_main(void *job, enqueue original) {
  if (!take_job(job, true, 0)) original(job);
}

static SWIFTCALL void after(unsigned long long delay, void *job, enqueue_after original) {
  if (!take_job(job, false, delay)) original(delay, job);
}

/// The time from now to a deadline, rounded up to a millisecond: some of the wait is over before the runtime asks.
static uint64_t until(long long seconds, long long nanoseconds, int clock) {
  const long long millisecond = 1000000;
  long long now_seconds = 0, now_nanoseconds = 0;
  swift_get_time(&now_seconds, &now_nanoseconds, clock);
  // A century is the longest.
  const long long longest = 3155760000;
  long long left = seconds - now_seconds;
  if (left > longest) left = longest;
  if (left < -1) return 0;
  left = left * 1000000000 + nanoseconds - now_nanoseconds;
  return left > 0 ? (uint64_t)((left + millisecond - 1) / millisecond * millisecond) : 0;
}

static SWIFTCALL void at(
    long long seconds, long long nanoseconds, long long tolerance_seconds, long long tolerance_nanoseconds, int clock,
    void *job, enqueue_at original) {
  if (take_job(job, false, until(seconds, nanoseconds, clock))) return;
  original(seconds, nanoseconds, tolerance_seconds, tolerance_nanoseconds, clock, job);
}

void quire_set_take_job(quire_take_job take) {
  take_job = take;
  swift_task_enqueueGlobal_hook = global;
  swift_task_enqueueMainExecutor_hook = on_main;
  swift_task_enqueueGlobalWithDelay_hook = after;
  swift_task_enqueueGlobalWithDeadline_hook = at;
}

void quire_run_job(void *job, bool is_main) {
  const executor anywhere = {0, 0};
  swift_job_run(job, is_main ? swift_task_getMainExecutor() : anywhere);
}
