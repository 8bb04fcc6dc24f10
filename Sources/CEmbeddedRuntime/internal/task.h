// SPDX-License-Identifier: Apache-2.0

#ifndef CER_TASK_H
#define CER_TASK_H
/* The layouts of asynchronous code that the compiler makes for wasm32, as its output shows them.
   Documentation/Decisions/0030-tasks.md has the list. */
#include <stddef.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define ASYNC __attribute__((swift_async_context))
#define SELF __attribute__((swift_context))

/* The activation of one asynchronous function. A function ends by calling `resume` with its own context, whose
   `parent` is its caller's. The function's variables follow. */
typedef struct Context {
  struct Context *parent;
  void (*resume)(void);
} Context;

/* The rest of an asynchronous function. */
typedef SWIFT void (*Resume)(ASYNC Context *);
/* The first part of a closure without a result. */
typedef SWIFT void (*Entry)(ASYNC Context *, SELF void *closure);
/* The first part of a closure whose result goes to a place. */
typedef SWIFT void (*ResultEntry)(void *result, ASYNC Context *, SELF void *closure);
/* The function that a task's closure calls at its end. */
typedef SWIFT void (*End)(ASYNC Context *, SELF void *error);
/* A synchronous closure without parameters and result. */
typedef SWIFT void (*Action)(SELF void *closure);

/* An asynchronous function's code, and the size of its context in bytes. The symbol of a function NAME that Swift
   calls is NAME and that of this description is NAMETu. */
typedef struct AsyncFunction {
  void (*code)(void);
  uint32_t size;
} AsyncFunction;

/* An action for when a task is cancelled. */
typedef struct Handler {
  struct Handler *next;
  Action action;
  void *closure;
} Handler;

typedef struct Task Task;

/* Called when a task's closure has returned, with `owner`. */
typedef void (*Ended)(void *owner);

struct Task {
  Task *next;           /* in the queue of jobs */
  Resume resume;        /* where the task goes on, with `context` */
  Context *context;
  Context *first;       /* the context of the task's closure */
  void (*entry)(void);  /* null once the task has begun */
  void *closure;
  void *result;         /* null for a closure without a result */
  void *locals;         /* owned: the innermost value that is bound to a task-local key */
  Handler *handlers;    /* the latest first */
  Ended ended;
  void *owner;
  uint8_t is_cancelled;
  uint8_t is_waiting;   /* whether it goes on when it is woken */
  uint8_t is_woken;     /* whether it was woken before it waits */
  uint8_t is_over;
};

/* The task that runs; null outside of a job. */
extern Task *quire_task_running;

/* Makes a task and puts it at the end of the jobs. `ended` releases the closure, if the task owns it. */
Task *quire_task_make(const AsyncFunction *function, void *closure, void *result, Ended ended, void *owner);
/* Notes how the running task goes on when the present part has returned. */
void quire_task_continue(Resume resume, Context *context);
/* Suspends the running task until it is woken. */
void quire_task_suspend(Resume resume, Context *context);

SWIFT void quire_task_wake(Task *task);
SWIFT void quire_task_cancel(Task *task);
/* Adds a handler to the running task. */
void quire_task_link(Handler *handler);
/* Removes a handler of the running task. */
void quire_task_unlink(Handler *handler);

void *malloc(size_t size);
void free(void *payload);

/* Functions of the standard library, which each module contains. */
void *swift_retain(void *object);
void swift_release(void *object);

#endif
