// SPDX-License-Identifier: Apache-2.0
// Where Swift's runtime lets a process say how it runs the jobs of tasks. Swift code declares these functions itself, so
// that modules that import it need not find this one.

#ifndef QUIRE_TASK_HOOKS_H
#define QUIRE_TASK_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

#define SWIFTCALL __attribute__((swiftcall))

/// Replaces the main actor's executor from now on. The two words are those of an `UnownedSerialExecutor`.
SWIFTCALL void quire_set_main_executor(uintptr_t identity, uintptr_t implementation);

/// Handles a job that belongs to no actor, or to an actor that is not running, given by its address. Returns `false` to
/// leave it to Swift's own executor. Called on any thread.
typedef bool (*quire_take_job)(uintptr_t job);

/// Sets the function that handles such jobs from now on.
SWIFTCALL void quire_set_take_job(quire_take_job take);

/// Runs such a job on this thread until it suspends or ends.
SWIFTCALL void quire_run_job(uintptr_t job);

#endif
