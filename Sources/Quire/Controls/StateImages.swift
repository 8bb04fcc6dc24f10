// SPDX-License-Identifier: Apache-2.0

/// Images that an app has set for states of a control.
struct StateImages {
  private var entries: [(state: UIControl.State, image: UIImage)] = []

  /// The image that was set for exactly a state; `nil` for none.
  subscript(state: UIControl.State) -> UIImage? {
    get { entries.first { $0.state == state }?.image }
    set {
      entries.removeAll { $0.state == state }
      if let newValue { entries.append((state, newValue)) }
    }
  }

  /// Returns the image that is shown in a state: its own or that of `normal`.
  func shown(in state: UIControl.State) -> UIImage? { self[state] ?? self[.normal] }

  var isEmpty: Bool { entries.isEmpty }
}
