// SPDX-License-Identifier: Apache-2.0

/// One action of a walk, as `Tests/Browser/walks.py` writes it.
struct Step: Decodable {
  /// `press`, `key`, `blur`, `escape`, `begin`, or `wait`.
  var what: String
  /// The element's role in a page; empty for an action without an element.
  var role: String
  /// The element's name, or the key.
  var name: String
  /// Its place among the elements of its role and name, from the end.
  var fromEnd: Int
}

/// The state of the app after a step.
struct Screen: Encodable {
  /// Why the step could not be carried out; empty if it was.
  var note = ""
  /// All views in front of each other, by the numbers that hosts know them by.
  var views: [View] = []
  /// Everything that assistive technologies read, in order.
  var elements: [Readable] = []

  /// The look of a view.
  struct View: Encodable {
    /// The number by which hosts know it. Views count up in the order in which they are made.
    var id: UInt32
    /// x, y, width and height in the window, in points.
    var frame: [Double]
    /// The text that it shows; `nil` if it shows none.
    var text: String?
    /// The size of the text, in points.
    var size: Double?
    /// The weight of the text, 100...900.
    var weight: Int?
    /// The color of the text: red, green, blue and alpha in 32 bits.
    var color: UInt32?
    /// The color behind the view, in 32 bits.
    var background: UInt32
    /// Whether the view is hidden by itself.
    var isHidden: Bool
  }

  /// An element of accessibility.
  struct Readable: Encodable {
    /// The role's name in `QuireSimulator`.
    var role: String
    /// The name that is read.
    var name: String
    /// The value that is read.
    var value: String
    /// Whether it is selected or on.
    var isSelected: Bool
    /// Whether it can be pressed.
    var isEnabled: Bool
    /// Whether nothing that is dimmed lies above it.
    var isReachable: Bool
  }
}
