// SPDX-License-Identifier: Apache-2.0
// Where Swift's runtime asks which queue a job of a task belongs to.

#ifndef QUIRE_TASK_HOOKS_H
#define QUIRE_TASK_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

/// Takes a job that is ready to run after a delay, in nanoseconds, on the main actor or anywhere. Returns `false` to leave
/// it to Swift's own executors. Called on any thread.
typedef bool (*quire_take_job)(void *job, bool is_main, uint64_t delay);

/// Asks a function about every job of the process from now on, but for those of an actor that runs already.
void quire_set_take_job(quire_take_job take);

/// Runs a job on this thread until it waits or ends.
void quire_run_job(void *job, bool is_main);

#endif
