// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// An error with descriptions for the user, for builds without Foundation.
  public protocol LocalizedError: Error {
    /// The description of the error.
    var errorDescription: String? { get }
    /// The reason for the error.
    var failureReason: String? { get }
    /// A suggestion for the user.
    var recoverySuggestion: String? { get }
    /// The location of help.
    var helpAnchor: String? { get }
  }

  extension LocalizedError {
    /// `nil` by default.
    public var errorDescription: String? { nil }
    /// `nil` by default.
    public var failureReason: String? { nil }
    /// `nil` by default.
    public var recoverySuggestion: String? { nil }
    /// `nil` by default.
    public var helpAnchor: String? { nil }
    /// The `errorDescription`, or a general sentence if it is `nil`.
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
  /// The key of an error's suggestion for the user.
  public let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"

  /// An error with a code, for builds without Foundation. The values of `userInfo` are strings.
  @preconcurrency @MainActor open class NSError: NSObject, Error {
    /// The domain to which the code belongs.
    nonisolated public final let domain: String
    /// The error's code within its domain.
    nonisolated public final let code: Int
    /// The strings by key.
    nonisolated public final let userInfo: [String: String]

    /// Creates an error with a domain and a code.
    nonisolated public init(domain: String, code: Int, userInfo dict: [String: String]? = nil) {
      self.domain = domain
      self.code = code
      userInfo = dict ?? [:]
      super.init(anywhere: ())
    }

    /// The string for `NSLocalizedDescriptionKey`, or a sentence with the domain and the code.
    nonisolated public final var localizedDescription: String {
      text(NSLocalizedDescriptionKey) ?? "The operation could not be completed. (\(domain) error \(code).)"
    }

    /// The string for `NSLocalizedFailureReasonErrorKey`, or `nil` if there is none.
    nonisolated public final var localizedFailureReason: String? { text(NSLocalizedFailureReasonErrorKey) }
    /// The string for `NSLocalizedRecoverySuggestionErrorKey`, or `nil` if there is none.
    nonisolated public final var localizedRecoverySuggestion: String? { text(NSLocalizedRecoverySuggestionErrorKey) }

    nonisolated private final func text(_ key: String) -> String? {
      userInfo.first { $0.key.hasSameBytes(as: key) }?.value
    }

    /// Returns whether domain and code are equal.
    nonisolated public final override func isEqual(_ object: NSObject?) -> Bool {
      guard let other = object as? NSError else { return false }
      return other.code == code && other.domain.hasSameBytes(as: domain)
    }

    /// A hash of domain and code, consistent with `isEqual`.
    nonisolated public final override var hash: Int {
      var hasher = Hasher()
      domain.hashBytes(into: &hasher)
      hasher.combine(code)
      return hasher.finalize()
    }
  }

#endif
