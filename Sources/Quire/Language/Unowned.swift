// SPDX-License-Identifier: Apache-2.0

/// A reference to an object that outlives it, without keeping the object alive.
///
/// Reading it once the object is gone stops the program. The same source works natively and in Embedded Swift, which has
/// no `unowned`: `@Unowned var owner: Screen`. In closures: `[me = Unowned(self)] in me.wrappedValue.…`. `T` is a class or
/// a protocol for classes.
@propertyWrapper public struct Unowned<T> {
  private var reference: Weak<T>

  /// Refers to an object from the start, for captures: `[me = Unowned(self)]`.
  public init(_ value: T) {
    reference = Weak(value)
  }

  /// Called by `@Unowned var owner: Screen = value`, and by the first assignment.
  public init(wrappedValue: T) {
    reference = Weak(wrappedValue)
  }

  /// The object. Stops the program if it is gone.
  public var wrappedValue: T {
    get {
      guard let value = reference.wrappedValue else {
        preconditionFailure("An unowned reference was read after its object was gone.")
      }
      return value
    }
    set { reference.wrappedValue = newValue }
  }
}

// As safe as a weak reference.
extension Unowned: @unchecked Sendable where T: Sendable {}
