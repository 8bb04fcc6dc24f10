// SPDX-License-Identifier: Apache-2.0

/// An error of any type, like `any Error`. Embedded Swift has no values of protocols such as `Error`, so translated
/// sources throw this type if the original source specifies none.
public struct UniversalError: Error, CustomStringConvertible {
  #if hasFeature(Embedded)
    private let held: AnyHeldError

    /// Wraps an error. A `UniversalError` is not wrapped again.
    public init<E: Error>(_ error: E) {
      self.init(error) { _ in "The operation could not be completed." }
    }

    /// Wraps an error with its `localizedDescription`.
    public init<E: LocalizedError>(_ error: E) {
      self.init(error) { $0.localizedDescription }
    }

    /// Wraps an error with its `description`.
    public init<E: Error & CustomStringConvertible>(_ error: E) {
      self.init(error) { $0.description }
    }

    /// Wraps an error with its `localizedDescription` and its `description`.
    public init<E: LocalizedError & CustomStringConvertible>(_ error: E) {
      self.init(error, text: { $0.description }) { $0.localizedDescription }
    }

    /// Wraps an error of a request.
    public init(_ error: URLError) {
      self.init(error) { $0.localizedDescription }
    }

    /// Wraps an error that has a code.
    public init<E: NSError>(_ error: E) {
      self.init(error) { $0.localizedDescription }
    }

    private init<E: Error>(
      _ error: E, text: ((E) -> String)? = nil, _ localizedDescription: @escaping (E) -> String
    ) {
      if HeldError<E>.kind == HeldError<UniversalError>.kind {
        // The error is itself of this type.
        self = unsafe unsafeBitCast(error, to: UniversalError.self)
      } else {
        held = HeldError(error, text ?? localizedDescription, localizedDescription)
      }
    }

    /// Returns the error if it is of this type, and `nil` otherwise.
    public func `as`<E: Error>(_ type: E.Type) -> E? {
      // Safe because `kind` identifies the class of `held`.
      self.is(type) ? unsafe unsafeDowncast(held, to: HeldError<E>.self).error : nil
    }

    /// Returns whether the error is of this type.
    public func `is`<E: Error>(_ type: E.Type) -> Bool { held.kind == HeldError<E>.kind }

    /// The error's own description, or a general one.
    public var localizedDescription: String { held.localizedDescription }

    /// The error as text.
    public var description: String { held.description }
  #else
    private let error: any Error

    /// Wraps an error. A `UniversalError` is not wrapped again.
    public init<E: Error>(_ error: E) {
      self.error = (error as? UniversalError)?.error ?? error
    }

    /// Returns the error if it is of this type, and `nil` otherwise.
    public func `as`<E: Error>(_ type: E.Type) -> E? { error as? E }

    /// Returns whether the error is of this type.
    public func `is`<E: Error>(_ type: E.Type) -> Bool { error is E }

    /// The error's own description, or a general one.
    public var localizedDescription: String { error.localizedDescription }

    /// The error as text.
    public var description: String { "\(error)" }
  #endif

  /// Creates a copy of the error: an error is wrapped only once.
  public init(_ error: UniversalError) { self = error }
}
