// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A value that is bound to a key, linked to the values that were bound earlier.
class _LocalBinding {
  let key: ObjectIdentifier
  let next: _LocalBinding?

  init(_ key: ObjectIdentifier, _ next: _LocalBinding?) {
    self.key = key
    self.next = next
  }
}

final class _LocalValue<Value>: _LocalBinding {
  let value: Value

  init(_ value: Value, _ key: ObjectIdentifier, _ next: _LocalBinding?) {
    self.value = value
    super.init(key, next)
  }
}

/// Declares a task-local value: a constant whose name begins with `$`, which binds, and a getter.
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro TaskLocal() = #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// A value that a task and its child tasks read as long as it is bound.
public final class TaskLocal<Value: Sendable>: Sendable {
  let defaultValue: Value

  public init(wrappedValue defaultValue: Value) {
    self.defaultValue = defaultValue
  }

  /// Returns the value that was bound last, or the default value.
  public func get() -> Value {
    let key = ObjectIdentifier(self)
    var binding = _locals().pointee?.takeUnretainedValue()
    while let present = binding {
      if present.key == key { return unsafeDowncast(present, to: _LocalValue<Value>.self).value }
      binding = present.next
    }
    return defaultValue
  }

  /// Binds a value while an operation runs.
  @discardableResult
  public func withValue<R, E: Error>(_ value: Value, operation: () throws(E) -> R) throws(E) -> R {
    bind(value)
    defer { unbind() }
    return try operation()
  }

  /// Binds a value while an operation runs.
  @discardableResult
  nonisolated(nonsending) public func withValue<R, E: Error>(
    _ value: Value, operation: nonisolated(nonsending) () async throws(E) -> R
  ) async throws(E) -> R {
    bind(value)
    defer { unbind() }
    let result = try await operation()
    await _hop()
    return result
  }

  private func bind(_ value: Value) {
    let place = _locals()
    let next = place.pointee?.takeRetainedValue()
    place.pointee = Unmanaged.passRetained(_LocalValue(value, ObjectIdentifier(self), next))
  }

  private func unbind() {
    let place = _locals()
    let last = place.pointee!.takeRetainedValue()
    place.pointee = last.next.map { Unmanaged.passRetained($0) }
  }
}
