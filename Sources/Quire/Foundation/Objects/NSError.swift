// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// An error that describes itself to the user, for builds without Foundation.
  public protocol LocalizedError: Error {
    /// What went wrong.
    var errorDescription: String? { get }
    /// Why.
    var failureReason: String? { get }
    /// What the user may do.
    var recoverySuggestion: String? { get }
    /// Where help is.
    var helpAnchor: String? { get }
  }

  extension LocalizedError {
    /// `nil`.
    public var errorDescription: String? { nil }
    /// `nil`.
    public var failureReason: String? { nil }
    /// `nil`.
    public var recoverySuggestion: String? { nil }
    /// `nil`.
    public var helpAnchor: String? { nil }
    /// `errorDescription`, or a general sentence.
    public var localizedDescription: String { errorDescription ?? generalErrorDescription }
  }

  extension Error {
    /// A general sentence.
    public var localizedDescription: String { generalErrorDescription }
  }

  private let generalErrorDescription = "The operation could not be completed."

  /// The key of an error's description.
  public let NSLocalizedDescriptionKey = "NSLocalizedDescription"
  /// The key of an error's reason.
  public let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
  /// The key of what the user may do about an error.
  public let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"

  /// An error with a number, for builds without Foundation. Its values are texts.
  @preconcurrency @MainActor open class NSError: NSObject, Error {
    /// Which numbers these are.
    nonisolated public final let domain: String
    /// The number.
    nonisolated public final let code: Int
    /// Texts by their keys.
    nonisolated public final let userInfo: [String: String]

    /// An error of a domain.
    nonisolated public init(domain: String, code: Int, userInfo dict: [String: String]? = nil) {
      self.domain = domain
      self.code = code
      userInfo = dict ?? [:]
      super.init(anywhere: ())
    }

    /// The text for `NSLocalizedDescriptionKey`, or a sentence with domain and number.
    nonisolated public final var localizedDescription: String {
      text(NSLocalizedDescriptionKey) ?? "The operation could not be completed. (\(domain) error \(code).)"
    }

    /// The text for `NSLocalizedFailureReasonErrorKey`.
    nonisolated public final var localizedFailureReason: String? { text(NSLocalizedFailureReasonErrorKey) }
    /// The text for `NSLocalizedRecoverySuggestionErrorKey`.
    nonisolated public final var localizedRecoverySuggestion: String? { text(NSLocalizedRecoverySuggestionErrorKey) }

    nonisolated private final func text(_ key: String) -> String? {
      userInfo.first { $0.key.hasSameBytes(as: key) }?.value
    }

    /// Whether domain and number are the same.
    nonisolated public final override func isEqual(_ object: NSObject?) -> Bool {
      guard let other = object as? NSError else { return false }
      return other.code == code && other.domain.hasSameBytes(as: domain)
    }

    /// From domain and number, as `isEqual` compares.
    nonisolated public final override var hash: Int {
      var hasher = Hasher()
      domain.hashBytes(into: &hasher)
      hasher.combine(code)
      return hasher.finalize()
    }
  }

#endif
