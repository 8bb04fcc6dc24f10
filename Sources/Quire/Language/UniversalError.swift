// SPDX-License-Identifier: Apache-2.0

/// An error of any type, as `any Error` is. Embedded Swift has no values of protocols such as `Error`, so that the
/// translation of a source throws this type where the source names none.
public struct UniversalError: Error, CustomStringConvertible {
  #if hasFeature(Embedded)
    private let held: AnyHeldError

    /// Wraps an error. One that is universal is not wrapped again.
    public init<E: Error>(_ error: E) {
      self.init(error) { _ in "The operation could not be completed." }
    }

    /// Wraps an error that has a description.
    public init<E: LocalizedError>(_ error: E) {
      self.init(error) { $0.localizedDescription }
    }

    /// Wraps an error that is a text.
    public init<E: Error & CustomStringConvertible>(_ error: E) {
      self.init(error) { $0.description }
    }

    /// Wraps an error that has a description and is a text.
    public init<E: LocalizedError & CustomStringConvertible>(_ error: E) {
      self.init(error, text: { $0.description }) { $0.localizedDescription }
    }

    /// Wraps an error of a request.
    public init(_ error: URLError) {
      self.init(error) { $0.localizedDescription }
    }

    /// Wraps an error with a number.
    public init<E: NSError>(_ error: E) {
      self.init(error) { $0.localizedDescription }
    }

    private init<E: Error>(
      _ error: E, text: ((E) -> String)? = nil, _ localizedDescription: @escaping (E) -> String
    ) {
      if HeldError<E>.kind == HeldError<UniversalError>.kind {
        // The type of the error is this one.
        self = unsafe withUnsafeBytes(of: error) { unsafe $0.load(as: UniversalError.self) }
      } else {
        held = HeldError(error, text ?? localizedDescription, localizedDescription)
      }
    }

    /// The error, if it has this type.
    public func `as`<E: Error>(_ type: E.Type) -> E? {
      // The kind is that of the object's class.
      self.is(type) ? unsafe unsafeDowncast(held, to: HeldError<E>.self).error : nil
    }

    /// Whether the error has this type.
    public func `is`<E: Error>(_ type: E.Type) -> Bool { held.kind == HeldError<E>.kind }

    /// The error's own sentence, or a general one.
    public var localizedDescription: String { held.localizedDescription }

    /// The error as a text.
    public var description: String { held.description }
  #else
    private let error: any Error

    /// Wraps an error. One that is universal is not wrapped again.
    public init<E: Error>(_ error: E) {
      self.error = (error as? UniversalError)?.error ?? error
    }

    /// The error, if it has this type.
    public func `as`<E: Error>(_ type: E.Type) -> E? { error as? E }

    /// Whether the error has this type.
    public func `is`<E: Error>(_ type: E.Type) -> Bool { error is E }

    /// The error's own sentence, or a general one.
    public var localizedDescription: String { error.localizedDescription }

    /// The error as a text.
    public var description: String { "\(error)" }
  #endif

  /// Itself: an error is wrapped once.
  public init(_ error: UniversalError) { self = error }
}
