// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint {
  /// A number of a view's box that a constraint speaks of.
  public enum Attribute: Int, Sendable {
    /// Nothing: the constraint is about one number alone.
    case notAnAttribute = 0
    /// The left edge, whatever the direction of writing.
    case left = 1
    /// The right edge, whatever the direction of writing.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where lines begin.
    case leading = 5
    /// The edge where lines end.
    case trailing = 6
    /// From the left edge to the right one.
    case width = 7
    /// From the top edge to the bottom one.
    case height = 8
    /// Halfway between left and right.
    case centerX = 9
    /// Halfway between top and bottom.
    case centerY = 10
    /// What the letters of the last line stand on; the bottom edge of what has no text.
    case lastBaseline = 11
    /// What the letters of the first line stand on; the top edge of what has no text.
    case firstBaseline = 12
    /// The left edge of `layoutMarginsGuide`.
    case leftMargin = 13
    /// The right edge of `layoutMarginsGuide`.
    case rightMargin = 14
    /// The top edge of `layoutMarginsGuide`.
    case topMargin = 15
    /// The bottom edge of `layoutMarginsGuide`.
    case bottomMargin = 16
    /// The edge of `layoutMarginsGuide` where lines begin.
    case leadingMargin = 17
    /// The edge of `layoutMarginsGuide` where lines end.
    case trailingMargin = 18
    /// Halfway between the left and the right edge of `layoutMarginsGuide`.
    case centerXWithinMargins = 19
    /// Halfway between the top and the bottom edge of `layoutMarginsGuide`.
    case centerYWithinMargins = 20

    /// The same of the margins' guide, where it is one of the margins'.
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

    /// As code has it.
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

  /// How the first number of a constraint stands to the second.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Exactly.
    case equal = 0
    /// At least.
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
    /// Across the screen, whichever the direction of writing.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
