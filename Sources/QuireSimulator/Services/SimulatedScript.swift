// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Hosts) import Quire
import SheetEngine

/// Stands for the page's own script: what the app calls in it, and what it calls in the app.
@MainActor public final class SimulatedScript {
  /// The functions that the script exports, by their names. A function that throws does so in the app's words.
  public var functions: [String: @MainActor ([ScriptValue]) throws -> ScriptValue] = [:]
  /// The seconds until a call is answered; 0 unless it is set.
  public var delay = 0.0
  /// The calls so far, in order.
  public fileprivate(set) var calls: [(name: String, arguments: [ScriptValue])] = []

  var wait: (Seconds, @escaping () -> Void) -> Void = { _, action in action() }
  var perform: (() -> Void) -> Void = { $0() }
  fileprivate var registered: [String: @MainActor ([ScriptValue]) -> ScriptValue] = [:]

  /// A script without functions; `Simulator(script:)` takes one that has been given some.
  public init() {}

  /// Calls a function that the app has registered; `nil` if it has none of this name.
  @discardableResult
  public func callApp(_ name: String, _ arguments: [ScriptValue] = []) -> ScriptValue? {
    guard let function = registered[name] else { return nil }
    var result: ScriptValue?
    perform { result = function(arguments) }
    return result
  }
}

@_spi(Hosts) extension SimulatedScript: ScriptHost {
  /// From Quire's `ScriptHost`.
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

  /// From Quire's `ScriptHost`.
  public func register(_ name: String, _ function: (@MainActor ([ScriptValue]) -> ScriptValue)?) {
    registered[name] = function
  }
}
