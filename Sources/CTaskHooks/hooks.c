// SPDX-License-Identifier: Apache-2.0

#include "CTaskHooks.h"

// The names and types are those of Swift's runtime library.

/// An executor. All zero for jobs without an actor.
typedef struct {
  uintptr_t identity;
  uintptr_t implementation;
} executor;

typedef SWIFTCALL executor (*get_main)(void);
typedef SWIFTCALL bool (*is_main)(executor asked);
typedef SWIFTCALL void (*enqueue)(void *job);

extern SWIFTCALL executor (*swift_task_getMainExecutor_hook)(get_main original);
extern SWIFTCALL bool (*swift_task_isMainExecutor_hook)(executor asked, is_main original);
extern SWIFTCALL void (*swift_task_enqueueGlobal_hook)(void *job, enqueue original);

SWIFTCALL void swift_job_run(void *job, executor on);

static executor main_executor;
static quire_take_job take_job;

static SWIFTCALL executor get_main_executor(get_main original) {
  (void)original;
  return main_executor;
}

// Jobs that began earlier still run on Swift's own executor.
static SWIFTCALL bool is_main_executor(executor asked, is_main original) {
  return asked.identity == main_executor.identity || original(asked);
}

static SWIFTCALL void enqueue_global(void *job, enqueue original) {
  if (!take_job((uintptr_t)job)) original(job);
}

SWIFTCALL void quire_set_main_executor(uintptr_t identity, uintptr_t implementation) {
  main_executor.identity = identity;
  main_executor.implementation = implementation;
  swift_task_getMainExecutor_hook = get_main_executor;
  swift_task_isMainExecutor_hook = is_main_executor;
}

SWIFTCALL void quire_set_take_job(quire_take_job take) {
  take_job = take;
  swift_task_enqueueGlobal_hook = enqueue_global;
}

SWIFTCALL void quire_run_job(uintptr_t job) {
  const executor none = {0, 0};
  swift_job_run((void *)job, none);
}
