// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Hosts) import Quire
import SheetEngine

/// A replacement for the page's own script: the functions that the app calls in it, and its calls to the app.
@MainActor public final class SimulatedScript {
  /// The functions that the script exports, by their names. An error that a function throws reaches the app with its
  /// own text.
  public var functions: [String: @MainActor ([ScriptValue]) throws -> ScriptValue] = [:]
  /// The delay until a call is answered, in seconds. 0 by default.
  public var delay = 0.0
  /// The calls so far, in order.
  public fileprivate(set) var calls: [(name: String, arguments: [ScriptValue])] = []

  var wait: (Seconds, @escaping () -> Void) -> Void = { _, action in action() }
  var perform: (() -> Void) -> Void = { $0() }
  fileprivate var registered: [String: @MainActor ([ScriptValue]) -> ScriptValue] = [:]

  /// Creates a script without functions. `Simulator(script:)` accepts one with functions.
  public init() {}

  /// Calls a function that the app has registered. Returns `nil` if there is none of this name.
  @discardableResult
  public func callApp(_ name: String, _ arguments: [ScriptValue] = []) -> ScriptValue? {
    guard let function = registered[name] else { return nil }
    var result: ScriptValue?
    perform { result = function(arguments) }
    return result
  }
}

@_spi(Hosts) extension SimulatedScript: ScriptHost {
  /// Calls a function of the script. Implements Quire's `ScriptHost`.
  public func call(
    _ name: String, _ arguments: [ScriptValue], answer: @escaping @MainActor (ScriptAnswer) -> Void
  ) {
    calls.append((name, arguments))
    let result: ScriptAnswer
    if let function = functions[name] {
      do {
        result = .returned(try function(arguments))
      } catch {
        result = .threw("\(error)")
      }
    } else {
      result = .absent
    }
    wait(delay) { answer(result) }
  }

  /// Registers a function of the app. Implements Quire's `ScriptHost`.
  public func register(_ name: String, _ function: (@MainActor ([ScriptValue]) -> ScriptValue)?) {
    registered[name] = function
  }
}
