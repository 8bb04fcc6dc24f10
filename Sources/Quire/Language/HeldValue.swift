// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// An object that holds a value of any type, for builds without `Any`.
  ///
  /// A dictionary of type `[String: Any]` holds functions, and values of generic types, in such objects.
  public final class HeldValue<Value>: NSObject {
    // Safe because there is only one thread.
    @safe nonisolated(unsafe) private let held: Value

    /// The value.
    nonisolated public var value: Value { held }

    /// Returns the value that an object holds, or `nil` if it holds none of this type.
    nonisolated public static func value(in object: NSObject?) -> Value? {
      // The compiler emits the class for this comparison. For a cast to a class without objects it stops.
      guard let object, object.isMember(of: HeldValue<Value>.self) else { return nil }
      return unsafe unsafeDowncast(object, to: HeldValue<Value>.self).value
    }

    /// Creates an object with a value.
    nonisolated public init(_ value: Value) {
      held = value
      super.init(anywhere: ())
    }
  }

#endif
