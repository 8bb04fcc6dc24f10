// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The toolchain has no `_Concurrency` module for wasm32-unknown-none-wasm, and without one `@MainActor` is an unknown
// attribute. This module contains the declarations that the type checker needs, and those of asynchronous code. A page
// has one thread, so everything runs on one executor: actors isolate their state, but do not run at the same time.
//
// This file uses internal names of the compiler (`Builtin.Executor`, `_deinitOnExecutor`, `_asyncLet_get`), so it
// belongs to one release of the toolchain: 6.3. The runtime below it is `task.c` and `async-let.c` of CEmbeddedRuntime.
// `Sources/Quire/Tasks` connects it with the app's turns.
import Builtin

@frozen public struct UnownedSerialExecutor: Sendable {
  @usableFromInline var executor: Builtin.Executor

  @inlinable public init(_ executor: Builtin.Executor) {
    self.executor = executor
  }
}

public protocol AnyActor: AnyObject, Sendable {}

public protocol Actor: AnyActor {
  nonisolated var unownedExecutor: UnownedSerialExecutor { get }
}

public protocol GlobalActor {
  associatedtype ActorType: Actor
  static var shared: ActorType { get }
  static var sharedUnownedExecutor: UnownedSerialExecutor { get }
}

extension GlobalActor {
  public static var sharedUnownedExecutor: UnownedSerialExecutor { shared.unownedExecutor }
}

@globalActor public final actor MainActor: GlobalActor {
  /// The main actor, which is never read. With this effect, the compiler removes unused accesses.
  public static var shared: MainActor {
    @_effects(readnone) get { only }
  }
  private static let only = MainActor()

  /// The executor, which code requests at each hop and the runtime ignores.
  nonisolated public var unownedExecutor: UnownedSerialExecutor {
    UnownedSerialExecutor(unsafeBitCast((0, 0), to: Builtin.Executor.self))
  }
}

extension MainActor {
  /// Runs immediately, because there is only one executor.
  @_alwaysEmitIntoClient
  nonisolated public static func assumeIsolated<T>(_ operation: @MainActor () throws -> T) rethrows -> T {
    try withoutActuallyEscaping(operation) { try unsafeBitCast($0, to: (() throws -> T).self)() }
  }
}

extension MainActor {
  /// Runs a block on the main actor.
  @_alwaysEmitIntoClient
  public static func run<T: Sendable, E: Error>(
    resultType: T.Type = T.self, body: @MainActor @Sendable () throws(E) -> T
  ) async throws(E) -> T {
    try await body()
  }
}

/// Waits for the result of an `async let`. Used by the compiler.
@_silgen_name("swift_asyncLet_get")
public func _asyncLet_get(_ asyncLet: Builtin.RawPointer, _ result: Builtin.RawPointer) async -> Builtin.RawPointer

/// Waits for the result or the error of an `async let`. Used by the compiler.
@_silgen_name("swift_asyncLet_get_throwing")
public func _asyncLet_get_throwing(
  _ asyncLet: Builtin.RawPointer, _ result: Builtin.RawPointer
) async throws -> Builtin.RawPointer

/// Ends an `async let` at the end of its scope. Used by the compiler.
@_silgen_name("swift_asyncLet_finish")
public func _asyncLet_finish(_ asyncLet: Builtin.RawPointer, _ result: Builtin.RawPointer) async

/// Runs the work of a deinitializer immediately. Used by `isolated deinit` and by `-default-isolation MainActor`.
@_silgen_name("swift_task_deinitOnExecutor") @usableFromInline
func _deinitOnExecutor(
  _ object: __owned AnyObject, _ work: @convention(thin) (__owned AnyObject) -> Void, _ executor: Builtin.Executor,
  _ flags: Builtin.Word
) {
  work(object)
}
