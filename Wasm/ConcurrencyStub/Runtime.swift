// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The functions of the runtime in CEmbeddedRuntime.

/// A task of the runtime. Valid until its operation has returned.
public struct _TaskHandle: Equatable, @unchecked Sendable {
  let address: UnsafeMutableRawPointer
}

/// Starts a task. A task that inherits begins with the current task-local values.
@_silgen_name("quire_task_start")
func _start(_ inherits: UInt32, _ operation: __owned @escaping () async -> Void) -> _TaskHandle

/// Returns the running task, or `nil` outside of tasks.
@_silgen_name("quire_task_current")
func _currentTask() -> _TaskHandle?

@_silgen_name("quire_task_cancel")
func _cancel(_ task: _TaskHandle)

@_silgen_name("quire_task_is_canceled")
func _isCurrentCanceled() -> UInt32

/// Waits for a `_wake` of the running task. An earlier `_wake` counts.
@_silgen_name("quire_task_wait")
nonisolated(nonsending) func _wait() async

@_silgen_name("quire_task_wake")
func _wake(_ task: _TaskHandle)

/// Continues immediately, with an empty stack, so that a loop that never waits does not grow the stack.
@_silgen_name("quire_task_hop")
nonisolated(nonsending) func _hop() async

/// Registers a handler that is called when the running task is canceled.
@_silgen_name("quire_task_add_handler")
func _addHandler(_ action: __owned @escaping () -> Void) -> UnsafeMutableRawPointer

@_silgen_name("quire_task_remove_handler")
func _removeHandler(_ handler: UnsafeMutableRawPointer)

/// Returns the address of the current task-local values.
@_silgen_name("quire_task_locals")
func _locals() -> UnsafeMutablePointer<Unmanaged<_LocalBinding>?>
