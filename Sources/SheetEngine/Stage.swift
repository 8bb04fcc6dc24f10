// SPDX-License-Identifier: Apache-2.0

/// The stage of a presentation's life, with the state that belongs to this stage alone.
enum Stage: Hashable, Sendable {
  /// It is on its way in.
  case presenting
  case resting
  /// A finger or a wheel moves it. The drag may have begun a dismissal, which may still be cancelled.
  case dragging(isDismissing: Bool)
  /// On its way to where it rests. A dismissal that a drag has begun is cancelled as it arrives.
  case settling(isDismissing: Bool)
  /// It leaves, by the user, who may still catch it, or in code.
  case dismissing(byUser: Bool)

  /// The stage without its payload.
  var phase: Phase {
    @inline(__always) get {
      switch self {
      case .presenting: .presenting
      case .resting: .resting
      case .dragging: .dragging
      case .settling: .settling
      case .dismissing: .dismissing
      }
    }
  }

  /// Whether the user has begun a dismissal.
  var hasUsersDismissal: Bool {
    switch self {
    case .presenting, .resting: false
    case .dragging(let isDismissing), .settling(let isDismissing): isDismissing
    case .dismissing(let byUser): byUser
    }
  }
}
