// SPDX-License-Identifier: Apache-2.0

/* `async let`: a task whose result is stored in the frame of the function that declares it, and that ends before the
   scope does. */
#include "internal/task.h"
#include "internal/runtime.h"

#if defined(__wasm__)

/* A list of options that the compiler passes for the task. This kind describes the result's type. */
typedef struct Option {
  uint32_t kind;
  struct Option *next;
  uint32_t size;
  uint32_t alignment_mask;
  void (*copy)(void), (*store_tag)(void);
  void (*destroy)(void *value, void *type);
} Option;

enum { RESULT_TYPE = 4 };

/* Stored in the 320 bytes that the compiler reserves for it. */
typedef struct AsyncLet {
  Task *task;          /* null when the task has ended */
  Task *waiter;        /* the task that waits for this one */
  Handler handler;     /* cancels this task with the task that declares it */
  void *result;
  void (*destroy)(void *value, void *type);
} AsyncLet;

/* The context of a wait, for which the compiler reserves 20 bytes. */
typedef struct Wait {
  Context *context;
  void (*resume)(void);
  AsyncLet *let;
} Wait;

/* The continuation of a function that has waited for a result. The second parameter is the error of a throwing wait. */
typedef SWIFT void (*ResumeResult)(ASYNC Context *, void *error);

static SWIFT void cancel(SELF void *closure) {
  AsyncLet *let = closure;
  if (let->task) quire_task_cancel(let->task);
}

static void ended(void *owner) {
  AsyncLet *let = owner;
  let->task = 0;
  if (let->waiter) quire_task_wake(let->waiter);
}

/* The closure is borrowed: it is stored in the frame of the function that declares the constant. */
SWIFT void swift_asyncLet_begin(
    AsyncLet *let, Option *options, void *type, const AsyncFunction *function, void *closure, void *result) {
  (void)type;
  *let = (AsyncLet){0};
  let->result = result;
  for (Option *option = options; option; option = option->next) {
    if ((option->kind & 0xff) == RESULT_TYPE) let->destroy = option->destroy;
  }
  Task *parent = quire_task_running;
  let->task = quire_task_make(function, closure, result, ended, let);
  if (parent->locals) let->task->locals = swift_retain(parent->locals);
  let->task->is_canceled = parent->is_canceled;
  let->handler = (Handler){0, cancel, let};
  quire_task_link(&let->handler);
}

static void wait(AsyncLet *let, Resume end, Wait *place) {
  if (let->task) {
    let->waiter = quire_task_running;
    quire_task_suspend(end, (Context *)place);
  } else {
    quire_task_continue(end, (Context *)place);
  }
}

static SWIFT void end_get(ASYNC Context *place) {
  Wait *wait = (Wait *)place;
  ((ResumeResult)wait->resume)(wait->context, 0);
}

SWIFT void swift_asyncLet_get(ASYNC Context *context, AsyncLet *let, void *result, ResumeResult resume, Wait *place) {
  (void)result;
  *place = (Wait){context, (void (*)(void))resume, let};
  wait(let, end_get, place);
}

static SWIFT void end_finish(ASYNC Context *place) {
  Wait *wait = (Wait *)place;
  AsyncLet *let = wait->let;
  quire_task_unlink(&let->handler);
  if (let->destroy) let->destroy(let->result, 0);
  ((Resume)wait->resume)(wait->context);
}

/* The end of the scope. If the scope did not wait for the task, the task is canceled. */
SWIFT void swift_asyncLet_finish(ASYNC Context *context, AsyncLet *let, void *result, Resume resume, Wait *place) {
  (void)result;
  *place = (Wait){context, (void (*)(void))resume, let};
  if (let->task) quire_task_cancel(let->task);
  wait(let, end_finish, place);
}

#endif
