// SPDX-License-Identifier: Apache-2.0

/// The ways to check the owner of a device.
public enum LAPolicy: Int, Sendable {
  /// A fingerprint or a face.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// A fingerprint, a face or the passcode.
  case deviceOwnerAuthentication = 2
  /// A fingerprint, a face or a watch.
  case deviceOwnerAuthenticationWithBiometricsOrCompanion = 4
}

/// The kind of biometric sensor.
public enum LABiometryType: Int, Sendable {
  /// No sensor.
  case none = 0
  /// A fingerprint sensor.
  case touchID = 1
  /// A face sensor.
  case faceID = 2
  /// An iris sensor.
  case opticID = 4
}

/// The domain of the errors of local authentication.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of local authentication.
public struct LAError: Error, Hashable, Sendable {
  /// The reason of an error.
  public enum Code: Int, Sendable {
    /// The check failed.
    case authenticationFailed = -1
    /// The user canceled.
    case userCancel = -2
    /// The user chose the fallback.
    case userFallback = -3
    /// The system canceled.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// The device has no sensor.
    case biometryNotAvailable = -6
    /// No finger or face is enrolled.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The app canceled.
    case appCancel = -9
    /// The context is no longer valid.
    case invalidContext = -10
    /// Questions to the user are not allowed.
    case notInteractive = -1004
  }

  /// The reason.
  public let code: Code

  /// Creates an error with a reason.
  public init(_ code: Code) {
    self.code = code
  }

  /// The check failed.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user canceled.
  public static var userCancel: Code { .userCancel }
  /// The user chose the fallback.
  public static var userFallback: Code { .userFallback }
  /// The system canceled.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device has no sensor.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No finger or face is enrolled.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// There were too many attempts.
  public static var biometryLockout: Code { .biometryLockout }

  /// A sentence for the user.
  public var localizedDescription: String {
    code == .biometryNotAvailable ? "No biometric sensor is available." : "The owner of the device cannot be checked."
  }
}

/// A context that checks the owner of the device.
///
/// A page has neither the sensors nor the passcode, so every check fails as on a device without both: apps then use
/// their own fallback, such as a password.
@preconcurrency @MainActor open class LAContext: NSObject {
  /// The kind of sensor: always `none`.
  public final var biometryType: LABiometryType { .none }
  /// The title of the fallback button; `nil` by default. It has no effect, because the user is not asked.
  public final var localizedFallbackTitle: String?
  /// The title of the cancel button; `nil` by default. It has no effect, because the user is not asked.
  public final var localizedCancelTitle: String?
  /// The reason that the user reads; empty by default. It has no effect, because the user is not asked.
  public final var localizedReason = ""
  /// Whether questions to the user are forbidden; `false` by default. It has no effect, because the user is not asked.
  public final var interactionNotAllowed = false
  /// The seconds for which an unlocked device needs no check; 0 by default. It has no effect, because there is no
  /// sensor.
  public final var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  /// Creates a context.
  public override init() {
    super.init()
  }

  /// Returns whether a check is possible: always `false`. `error` becomes the reason, if it is not `nil`.
  public final func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    unsafe error?.pointee = NSError(domain: LAErrorDomain, code: reason(policy).code.rawValue)
    return false
  }

  #if hasFeature(Embedded)
    /// Checks the owner. `reply` is called in a later turn with `false` and the reason.
    public final func evaluatePolicy(
      _ policy: LAPolicy, localizedReason: String, reply: @escaping @MainActor (Bool, UniversalError?) -> Void
    ) {
      let reason = reason(policy)
      Session.afterward { reply(false, UniversalError(reason)) }
    }
  #else
    /// Checks the owner. `reply` is called in a later turn with `false` and the reason.
    public final func evaluatePolicy(
      _ policy: LAPolicy, localizedReason: String, reply: @escaping @MainActor (Bool, (any Error)?) -> Void
    ) {
      let reason = reason(policy)
      Session.afterward { reply(false, reason) }
    }

    /// Checks the owner. Always throws the reason why a check is not possible.
    public final func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
      throw reason(policy)
    }
  #endif

  /// Makes the context useless. It has no effect, because no check is under way.
  public final func invalidate() {}

  private final func reason(_ policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
