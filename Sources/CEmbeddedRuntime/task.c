// SPDX-License-Identifier: Apache-2.0

/* Tasks, for Embedded Swift in a page: one thread, one queue of jobs. A job is the part of a task between two waits.

   A part of an asynchronous function ends by calling the next one, and without tail calls the stack would grow with
   each await. So the functions here only record how the task continues, and return; when the part has returned
   too, the loop in `run` makes the call. */
#include "internal/task.h"
#include "internal/runtime.h"

#if defined(__wasm__)

/* Tells Quire that a job was added to the queue. */
extern SWIFT void quire_job_added(void);

Task *quire_task_running;
static Task *first_job, *last_job;
static Resume next_resume;
static Context *next_context;
/* The task-local values outside of tasks. */
static void *outer_locals;

static void add_job(Task *task) {
  task->next = 0;
  if (last_job) last_job->next = task; else first_job = task;
  last_job = task;
  quire_job_added();
}

void quire_task_continue(Resume resume, Context *context) {
  next_resume = resume;
  next_context = context;
}

void quire_task_suspend(Resume resume, Context *context) {
  Task *task = quire_task_running;
  if (task->is_woken) {
    task->is_woken = 0;
    quire_task_continue(resume, context);
    return;
  }
  task->resume = resume;
  task->context = context;
  task->is_waiting = 1;
}

SWIFT void quire_task_wake(Task *task) {
  if (!task->is_waiting) {
    task->is_woken = 1;
    return;
  }
  task->is_waiting = 0;
  add_job(task);
}

static SWIFT void end(ASYNC Context *context, SELF void *error) {
  (void)context;
  (void)error;
  quire_task_running->is_over = 1;
}

Task *quire_task_make(const AsyncFunction *function, void *closure, void *result, Ended ended, void *owner) {
  Task *task = malloc(sizeof(Task));
  *task = (Task){0};
  task->entry = function->code;
  task->closure = closure;
  task->result = result;
  task->ended = ended;
  task->owner = owner;
  Context *context = malloc(function->size);
  context->parent = 0;
  context->resume = (void (*)(void))(End)end;
  task->first = task->context = context;
  add_job(task);
  return task;
}

static void run(Task *task) {
  quire_task_running = task;
  if (task->entry) {
    void (*entry)(void) = task->entry;
    task->entry = 0;
    if (task->result) ((ResultEntry)entry)(task->result, task->context, task->closure);
    else ((Entry)entry)(task->context, task->closure);
  } else {
    task->resume(task->context);
  }
  while (next_resume) {
    Resume resume = next_resume;
    next_resume = 0;
    resume(next_context);
  }
  quire_task_running = 0;
  if (!task->is_over) return;
  task->ended(task->owner);
  free(task->first);
  if (task->locals) swift_release(task->locals);
  free(task);
}

/* Runs the first job of the queue. */
SWIFT void quire_task_run(void) {
  Task *task = first_job;
  if (!task) return;
  first_job = task->next;
  if (!first_job) last_job = 0;
  run(task);
}

/* MARK: Functions for Swift's declarations */

static void release(void *closure) {
  if (closure) swift_release(closure);
}

/* Starts a task with a closure, which it consumes. The task inherits the current task-local values if requested. */
SWIFT Task *quire_task_start(uint32_t inherits, const AsyncFunction *function, void *closure) {
  Task *task = quire_task_make(function, closure, 0, release, closure);
  void *locals = quire_task_running ? quire_task_running->locals : outer_locals;
  if (inherits && locals) task->locals = swift_retain(locals);
  return task;
}

SWIFT Task *quire_task_current(void) { return quire_task_running; }

SWIFT uint32_t quire_task_is_canceled(void) { return quire_task_running && quire_task_running->is_canceled; }

SWIFT void **quire_task_locals(void) { return quire_task_running ? &quire_task_running->locals : &outer_locals; }

SWIFT void quire_task_cancel(Task *task) {
  if (task->is_canceled) return;
  task->is_canceled = 1;
  for (Handler *handler = task->handlers; handler; handler = handler->next) handler->action(handler->closure);
}

void quire_task_link(Handler *handler) {
  handler->next = quire_task_running->handlers;
  quire_task_running->handlers = handler;
}

void quire_task_unlink(Handler *handler) {
  Handler **place = &quire_task_running->handlers;
  while (*place != handler) place = &(*place)->next;
  *place = handler->next;
}

/* Registers a handler that is called when the running task is canceled. Consumes its closure. */
SWIFT Handler *quire_task_add_handler(Action action, void *closure) {
  Handler *handler = malloc(sizeof(Handler));
  *handler = (Handler){0, action, closure};
  quire_task_link(handler);
  return handler;
}

SWIFT void quire_task_remove_handler(Handler *handler) {
  quire_task_unlink(handler);
  release(handler->closure);
  free(handler);
}

/* nonisolated(nonsending) func quire_task_wait() async: returns when the task is woken. Such a function receives its
   caller's actor. */
SWIFT void quire_task_wait(ASYNC Context *context, void *actor, void *witnesses) {
  (void)actor;
  (void)witnesses;
  quire_task_suspend((Resume)context->resume, context);
}
const AsyncFunction quire_task_waitTu = {(void (*)(void))quire_task_wait, sizeof(Context)};

/* nonisolated(nonsending) func quire_task_hop() async: returns immediately, with an empty stack. */
SWIFT void quire_task_hop(ASYNC Context *context, void *actor, void *witnesses) {
  (void)actor;
  (void)witnesses;
  quire_task_continue((Resume)context->resume, context);
}
const AsyncFunction quire_task_hopTu = {(void (*)(void))quire_task_hop, sizeof(Context)};

/* MARK: Functions that the compiler calls */

SWIFT void *swift_task_alloc(size_t size) { return malloc(size); }
SWIFT void swift_task_dealloc(void *payload) { free(payload); }

/* A hop to an executor. There is only one executor. */
SWIFT void swift_task_switch(ASYNC Context *context, Resume resume, void *object, uintptr_t table) {
  (void)object;
  (void)table;
  quire_task_continue(resume, context);
}

/* Replaces an asynchronous method that nothing calls in the table of a class. */
SWIFT void swift_deletedAsyncMethodError(ASYNC Context *context) {
  (void)context;
  cer_fail("a method that the compiler left out was called");
}
const AsyncFunction swift_deletedAsyncMethodErrorTu = {
    (void (*)(void))swift_deletedAsyncMethodError, sizeof(Context)};

/* The queue of an actor, which is not needed here. */
SWIFT void swift_defaultActor_initialize(void *actor) { (void)actor; }
SWIFT void swift_defaultActor_destroy(void *actor) { (void)actor; }
SWIFT void swift_defaultActor_deallocate(void *actor) { free(actor); }

#endif
