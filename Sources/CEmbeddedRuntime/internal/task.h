// SPDX-License-Identifier: Apache-2.0

#ifndef CER_TASK_H
#define CER_TASK_H
/* The layouts of asynchronous code that the compiler generates for wasm32, taken from its output.
   Documentation/Decisions/0030-tasks.md lists them. */
#include <stddef.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define ASYNC __attribute__((swift_async_context))
#define SELF __attribute__((swift_context))

/* The activation frame of an asynchronous function. A function ends by calling `resume` with its own context, whose
   `parent` is its caller's. The function's variables follow. */
typedef struct Context {
  struct Context *parent;
  void (*resume)(void);
} Context;

/* The continuation of an asynchronous function. */
typedef SWIFT void (*Resume)(ASYNC Context *);
/* The first part of a closure without a result. */
typedef SWIFT void (*Entry)(ASYNC Context *, SELF void *closure);
/* The first part of a closure whose result is stored at an address. */
typedef SWIFT void (*ResultEntry)(void *result, ASYNC Context *, SELF void *closure);
/* The function that a task's closure calls when it ends. */
typedef SWIFT void (*End)(ASYNC Context *, SELF void *error);
/* A synchronous closure without parameters and result. */
typedef SWIFT void (*Action)(SELF void *closure);

/* An asynchronous function's code, and the size of its context in bytes. If Swift calls the function by the symbol
   NAME, this description has the symbol NAMETu. */
typedef struct AsyncFunction {
  void (*code)(void);
  uint32_t size;
} AsyncFunction;

/* A handler that is called when a task is canceled. */
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
  Resume resume;        /* the continuation of the task, called with `context` */
  Context *context;
  Context *first;       /* the context of the task's closure */
  void (*entry)(void);  /* null once the task has begun */
  void *closure;
  void *result;         /* null for a closure without a result */
  void *locals;         /* owned: the innermost value bound to a task-local key */
  Handler *handlers;    /* the latest first */
  Ended ended;
  void *owner;
  uint8_t is_canceled;
  uint8_t is_waiting;   /* whether the task continues when it is woken */
  uint8_t is_woken;     /* whether the task was woken before it waits */
  uint8_t is_over;
};

/* The running task, or null outside of a job. */
extern Task *quire_task_running;

/* Creates a task and appends it to the queue of jobs. `ended` releases the closure if the task owns it. */
Task *quire_task_make(const AsyncFunction *function, void *closure, void *result, Ended ended, void *owner);
/* Records how the running task continues when the current part has returned. */
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

/* Functions of the standard library that each module contains. */
void *swift_retain(void *object);
void swift_release(void *object);

#endif
