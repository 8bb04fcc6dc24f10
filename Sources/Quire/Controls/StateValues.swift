// SPDX-License-Identifier: Apache-2.0

/// Objects of one class that an app has set for states of a control. Two or three at most, so they are searched in order.
struct StateValues<Value: AnyObject> {
  private var objects = StateObjects()

  /// The object that was set for exactly a state; `nil` for none.
  subscript(state: UIControl.State) -> Value? {
    get { objects.object(for: state).map { unsafe unsafeDowncast($0, to: Value.self) } }
    set { objects.set(newValue, for: state) }
  }

  /// Returns the object that is shown in a state: its own or that of `normal`.
  func shown(in state: UIControl.State) -> Value? { self[state] ?? self[.normal] }

  var isEmpty: Bool { objects.entries.isEmpty }
}

/// The objects of `StateValues`, whatever their class, so that their code exists once.
private struct StateObjects {
  private(set) var entries: [(state: UIControl.State, object: AnyObject)] = []

  func object(for state: UIControl.State) -> AnyObject? { entries.first { $0.state == state }?.object }

  mutating func set(_ object: AnyObject?, for state: UIControl.State) {
    entries.removeAll { $0.state == state }
    if let object { entries.append((state, object)) }
  }
}

/// A title for a state of a control.
final class StateTitle {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}
