// SPDX-License-Identifier: Apache-2.0

/// The stage of a presentation's life, with the state that only this stage has.
enum Stage: Hashable, Sendable {
  /// The presentation is on its way in.
  case presenting
  case resting
  /// A finger or a wheel moves the presentation. The drag may have begun a dismissal, which may still be canceled.
  case dragging(isDismissing: Bool)
  /// The presentation is on its way to its resting position. A dismissal that a drag has begun is canceled on arrival.
  case settling(isDismissing: Bool)
  /// The presentation leaves, dismissed by the user, whose finger may still catch it, or in code.
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
