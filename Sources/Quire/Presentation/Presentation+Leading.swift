// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Leads the animations alongside the presentation, with the engine's motion, or with the animator if one runs it.
extension Presentation: TransitionDriver {
  func fraction(of coordinator: TransitionCoordinator) -> Double {
    if let transition { return Double(transition.percentComplete) }
    let out = departure(of: coordinator)?.fraction(at: 0) ?? 0
    return isComing ? 1 - out : out
  }

  func way(of coordinator: TransitionCoordinator, isCanceled: Bool) -> RemainingTransition {
    if let transition { return transition.way(isCanceled: isCanceled) }
    guard let departure = departure(of: coordinator) else {
      return RemainingTransition(duration: 0, velocity: 0) { _ in isCanceled ? 0 : 1 }
    }
    guard isComing else {
      return RemainingTransition(duration: departure.duration, velocity: departure.velocity) {
        departure.fraction(at: $0)
      }
    }
    return RemainingTransition(duration: departure.duration, velocity: -departure.velocity) {
      1 - departure.fraction(at: $0)
    }
  }

  private var isComing: Bool { stage == .requested || stage.isPresenting }

  /// Returns the departure. An opening is computed as the reverse of a departure from its resting position.
  private func departure(of coordinator: TransitionCoordinator) -> Departure? {
    guard let stack = session?.stack else { return nil }
    return stack.departure(of: id, from: isComing ? stack.modelFrame(of: id)?.y : coordinator.departureStart)
  }
}
