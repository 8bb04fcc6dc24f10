// SPDX-License-Identifier: Apache-2.0

/// An error of any type, as `any Error` is. Embedded Swift has no values of protocols such as `Error`, so that the
/// translation of a source throws this type where the source names none.
public struct UniversalError: Error {
  #if hasFeature(Embedded)
    private let holder: Holder
    private let kind: ObjectIdentifier

    /// Wraps an error.
    public init<E: Error>(_ error: E) {
      holder = Held(error)
      kind = ObjectIdentifier(Held<E>.self)
    }

    /// The error, if it has this type.
    public func `as`<E: Error>(_ type: E.Type) -> E? {
      // The kind is that of the object's class.
      self.is(type) ? unsafe unsafeDowncast(holder, to: Held<E>.self).error : nil
    }

    /// Whether the error has this type.
    public func `is`<E: Error>(_ type: E.Type) -> Bool { kind == ObjectIdentifier(Held<E>.self) }

    /// A sentence for the developer, in English.
    public var localizedDescription: String {
      self.as(URLError.self)?.localizedDescription ?? "The operation could not be completed."
    }

    private class Holder: @unchecked Sendable {}

    private final class Held<E: Error>: Holder, @unchecked Sendable {
      let error: E

      init(_ error: E) { self.error = error }
    }
  #else
    private let error: any Error

    /// Wraps an error.
    public init<E: Error>(_ error: E) {
      self.error = (error as? UniversalError)?.error ?? error
    }

    /// The error, if it has this type.
    public func `as`<E: Error>(_ type: E.Type) -> E? { error as? E }

    /// Whether the error has this type.
    public func `is`<E: Error>(_ type: E.Type) -> Bool { error is E }

    /// The description of the error.
    public var localizedDescription: String { error.localizedDescription }
  #endif

  /// Itself: an error is wrapped once.
  public init(_ error: UniversalError) { self = error }
}
