// SPDX-License-Identifier: Apache-2.0

/// One action of a walk, as `Tests/Browser/walks.py` writes it.
struct Step: Decodable {
  /// `press`, `key`, `blur`, `escape`, `begin`, or `wait`.
  var what: String
  /// The element's role in a page. Empty for an action without an element.
  var role: String
  /// The element's name, or the key.
  var name: String
  /// Its index among the elements with its role and name, from the end.
  var fromEnd: Int
}

/// The state of the app after a step.
struct Screen: Encodable {
  /// The reason why the step failed. Empty if it succeeded.
  var note = ""
  /// All views from back to front, by the identifiers that hosts use.
  var views: [View] = []
  /// Everything that assistive technologies read, in order.
  var elements: [Readable] = []

  /// The look of a view.
  struct View: Encodable {
    /// The identifier that hosts use. Views are numbered in the order in which they are made.
    var id: UInt32
    /// X, y, width and height in the window, in points.
    var frame: [Double]
    /// The displayed text, or `nil` if there is none.
    var text: String?
    /// The size of the text, in points.
    var size: Double?
    /// The weight of the text, 100...900.
    var weight: Int?
    /// The color of the text: red, green, blue and alpha in 32 bits.
    var color: UInt32?
    /// The color behind the view, in 32 bits.
    var background: UInt32
    /// Whether the view itself is hidden.
    var isHidden: Bool
  }

  /// An accessibility element.
  struct Readable: Encodable {
    /// The role's name in `QuireSimulator`.
    var role: String
    /// The name that assistive technologies read.
    var name: String
    /// The value that assistive technologies read.
    var value: String
    /// Whether it is selected or on.
    var isSelected: Bool
    /// Whether it can be pressed.
    var isEnabled: Bool
    /// Whether no dimming is above it.
    var isReachable: Bool
  }
}
