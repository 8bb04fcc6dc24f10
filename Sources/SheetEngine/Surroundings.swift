// SPDX-License-Identifier: Apache-2.0

/// The environment of a stack, its look and its tuning. It is one object because every sample of a finger reads it, and
/// only a change of the environment or the look replaces it.
final class Surroundings: Sendable {
  let environment: Environment
  let look: Look
  let tuning: SheetTuning

  init(_ environment: Environment, look: Look, tuning: SheetTuning) {
    self.environment = environment
    self.look = look
    self.tuning = tuning
  }

  /// Returns the opacity of the shadow around an undimmed presentation.
  @inline(__always)
  func shadowOpacity(isSheet: Bool) -> Double { isSheet ? look.shadowOpacity : tuning.shadowOpacity }

  /// Returns the surroundings without a keyboard.
  func withoutKeyboard() -> Surroundings {
    var environment = environment
    environment.keyboard = .hidden
    return Surroundings(environment, look: look, tuning: tuning)
  }
}
