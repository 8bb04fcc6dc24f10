// SPDX-License-Identifier: Apache-2.0

/// Where a presentation is between its first moment and its last, with what belongs to that part of its life alone.
enum Stage: Hashable, Sendable {
  /// It comes for the first time.
  case presenting
  case resting
  /// A finger or a wheel moves it. The drag may have begun a dismissal, which may yet be cancelled.
  case dragging(isDismissing: Bool)
  /// On its way to where it rests. A dismissal that a drag has begun is cancelled as it arrives.
  case settling(isDismissing: Bool)
  /// It leaves: because the user made it leave, who may catch it still, or in code.
  case dismissing(byUser: Bool)

  /// The same without what belongs to it.
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

  /// Whether a dismissal of the user's has begun.
  var hasUsersDismissal: Bool {
    switch self {
    case .presenting, .resting: false
    case .dragging(let isDismissing), .settling(let isDismissing): isDismissing
    case .dismissing(let byUser): byUser
    }
  }
}
