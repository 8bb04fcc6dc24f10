// SPDX-License-Identifier: Apache-2.0

/// Not Apple's API: for code that is generated from interface files. Logs a sentence and stops the program, for what
/// UIKit raises.
@MainActor public func _interfaceFault(_ sentence: String) -> Never {
  Log.line(sentence)
  preconditionFailure(sentence)
}
