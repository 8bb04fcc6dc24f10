// SPDX-License-Identifier: Apache-2.0

/// A reference that does not keep its object alive, for an object that outlives the reference.
///
/// Reading it after the object was deallocated stops the program. The source is the same natively and in Embedded
/// Swift, which has no `unowned`: `@Unowned var owner: Screen`. In closures:
/// `[me = Unowned(self)] in me.wrappedValue.…`. `T` is a class or a class-bound protocol.
@propertyWrapper public struct Unowned<T> {
  private var reference: Weak<T>

  /// Creates a reference to an object. Used in captures: `[me = Unowned(self)]`.
  public init(_ value: T) {
    reference = Weak(value)
  }

  /// Creates the reference for `@Unowned var owner: Screen = value`, and for the first assignment.
  public init(wrappedValue: T) {
    reference = Weak(wrappedValue)
  }

  /// The object. Stops the program if it was deallocated.
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
