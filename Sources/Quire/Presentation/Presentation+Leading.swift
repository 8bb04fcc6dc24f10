// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Leads the animations alongside: by the engine's motion, or by the animator if one runs it.
extension Presentation: TransitionLeader {
  func fraction(of coordinator: TransitionCoordinator) -> Double {
    if let transition { return Double(transition.percentComplete) }
    let out = departure?.fraction(at: 0) ?? 0
    return isComing ? 1 - out : out
  }

  func way(of coordinator: TransitionCoordinator, isCancelled: Bool) -> TransitionWay {
    if let transition { return transition.way(isCancelled: isCancelled) }
    guard let departure else { return TransitionWay(duration: 0, velocity: 0) { _ in isCancelled ? 0 : 1 } }
    guard isComing else {
      return TransitionWay(duration: departure.duration, velocity: departure.velocity) { departure.fraction(at: $0) }
    }
    return TransitionWay(duration: departure.duration, velocity: -departure.velocity) { 1 - departure.fraction(at: $0) }
  }

  private var isComing: Bool { stage == .requested || stage.isPresenting }

  /// An opening is computed as a departure in reverse, from where it will rest.
  private var departure: Departure? {
    guard let stack = session?.stack else { return nil }
    return stack.departure(of: id, from: isComing ? stack.modelFrame(of: id)?.y : departureStart)
  }
}
