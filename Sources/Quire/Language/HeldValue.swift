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

    /// Creates an object with a value.
    nonisolated public init(_ value: Value) {
      held = value
      super.init(anywhere: ())
    }
  }

#endif
