// SPDX-License-Identifier: Apache-2.0

/// The world around a stack, and the numbers by which it acts: one object, since every sample of a finger reads them
/// and nothing but a change of the world replaces them.
final class Surroundings: Sendable {
  let environment: Environment
  let look: Look
  let tuning: SheetTuning

  init(_ environment: Environment, look: Look, tuning: SheetTuning) {
    self.environment = environment
    self.look = look
    self.tuning = tuning
  }

  /// Of the shadow around what is not dimmed.
  @inline(__always)
  func shadowOpacity(isSheet: Bool) -> Double { isSheet ? look.shadowOpacity : tuning.shadowOpacity }

  /// The same without a keyboard.
  func withoutKeyboard() -> Surroundings {
    var environment = environment
    environment.keyboard = .hidden
    return Surroundings(environment, look: look, tuning: tuning)
  }
}
