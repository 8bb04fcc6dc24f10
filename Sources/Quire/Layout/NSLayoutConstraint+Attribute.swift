// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint {
  /// A part of a box that a constraint refers to.
  public enum Attribute: Int, Sendable {
    /// No attribute: the constraint refers to only one box.
    case notAnAttribute = 0
    /// The left edge, regardless of the writing direction.
    case left = 1
    /// The right edge, regardless of the writing direction.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where lines of text begin.
    case leading = 5
    /// The edge where lines of text end.
    case trailing = 6
    /// The distance from the left to the right edge.
    case width = 7
    /// The distance from the top to the bottom edge.
    case height = 8
    /// The middle between the left and the right edge.
    case centerX = 9
    /// The middle between the top and the bottom edge.
    case centerY = 10
    /// The baseline of the last line. The bottom edge of a view without text.
    case lastBaseline = 11
    /// The baseline of the first line. The top edge of a view without text.
    case firstBaseline = 12
    /// The left edge of `layoutMarginsGuide`.
    case leftMargin = 13
    /// The right edge of `layoutMarginsGuide`.
    case rightMargin = 14
    /// The top edge of `layoutMarginsGuide`.
    case topMargin = 15
    /// The bottom edge of `layoutMarginsGuide`.
    case bottomMargin = 16
    /// The edge of `layoutMarginsGuide` where lines of text begin.
    case leadingMargin = 17
    /// The edge of `layoutMarginsGuide` where lines of text end.
    case trailingMargin = 18
    /// The middle between the left and the right edge of `layoutMarginsGuide`.
    case centerXWithinMargins = 19
    /// The middle between the top and the bottom edge of `layoutMarginsGuide`.
    case centerYWithinMargins = 20

    /// The corresponding attribute of `layoutMarginsGuide`, for an attribute of the margins. `nil` for other
    /// attributes.
    var withinMargins: Attribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    }

    enum Family { case horizontal, vertical, length, none }

    var family: Family {
      switch self {
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins:
        .horizontal
      case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
        .vertical
      case .width, .height: .length
      case .notAnAttribute: .none
      }
    }

    var isDirectional: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }

    var isSided: Bool {
      switch self {
      case .left, .right, .leftMargin, .rightMargin: true
      default: false
      }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The name of the attribute in code.
    var name: String {
      switch self {
      case .notAnAttribute: "nothing"
      case .left: "left"
      case .right: "right"
      case .top: "top"
      case .bottom: "bottom"
      case .leading: "leading"
      case .trailing: "trailing"
      case .width: "width"
      case .height: "height"
      case .centerX: "centerX"
      case .centerY: "centerY"
      case .lastBaseline: "lastBaseline"
      case .firstBaseline: "firstBaseline"
      case .leftMargin: "leftMargin"
      case .rightMargin: "rightMargin"
      case .topMargin: "topMargin"
      case .bottomMargin: "bottomMargin"
      case .leadingMargin: "leadingMargin"
      case .trailingMargin: "trailingMargin"
      case .centerXWithinMargins: "centerXWithinMargins"
      case .centerYWithinMargins: "centerYWithinMargins"
      }
    }
  }

  /// The relation of a constraint's first value to the second.
  public enum Relation: Int, Sendable {
    /// The first value is at most the second.
    case lessThanOrEqual = -1
    /// The first value equals the second.
    case equal = 0
    /// The first value is at least the second.
    case greaterThanOrEqual = 1

    var sign: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// Across the screen, regardless of the writing direction.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
