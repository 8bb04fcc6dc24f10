// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The toolchain has no `_Concurrency` module for wasm32-unknown-none-wasm, and without one `@MainActor` is an unknown
// attribute. This module has the declarations that the type checker needs. Its code never runs: a page has one thread,
// so everything is on the main actor; there are no tasks and no suspensions.
//
// It uses internal names of the compiler (`Builtin.Executor`, `_deinitOnExecutor`), so it belongs to one release of the
// toolchain: 6.3.
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
  /// It is never read, and with this effect the compiler removes unused accesses.
  public static var shared: MainActor {
    @_effects(readnone) get { only }
  }
  private static let only = MainActor()

  nonisolated public var unownedExecutor: UnownedSerialExecutor { fatalError() }
}

extension MainActor {
  /// Runs at once: there is no other executor.
  @_alwaysEmitIntoClient
  nonisolated public static func assumeIsolated<T>(_ operation: @MainActor () throws -> T) rethrows -> T {
    try withoutActuallyEscaping(operation) { try unsafeBitCast($0, to: (() throws -> T).self)() }
  }
}

/// Used by `isolated deinit` and by `-default-isolation MainActor`.
@_silgen_name("swift_task_deinitOnExecutor") @usableFromInline
func _deinitOnExecutor(
  _ object: __owned AnyObject, _ work: @convention(thin) (__owned AnyObject) -> Void, _ executor: Builtin.Executor,
  _ flags: Builtin.Word
) {
  work(object)
}
