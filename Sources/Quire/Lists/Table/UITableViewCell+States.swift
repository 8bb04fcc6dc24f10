// SPDX-License-Identifier: Apache-2.0

/// The settings of a cell that few apps use.
@MainActor final class CellExtras {
  var focusStyle = UITableViewCell.FocusStyle.default
  var isInteractiveWhileDragging = false
}

extension UITableViewCell {
  /// The controls that a cell shows.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values.
    public var rawValue: UInt

    /// Creates a mask from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The controls of editing mode.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// The part that a cell has in a drag.
  public enum DragState: Int, Sendable {
    /// None.
    case none = 0
    /// The cell is being lifted.
    case lifting = 1
    /// The cell is being dragged.
    case dragging = 2
  }

  /// The look of a cell with the focus.
  public enum FocusStyle: Int, Sendable {
    /// That of the system.
    case `default` = 0
    /// None: the app draws it.
    case custom = 1
  }

  /// Whether the row's actions are shown, for example the button that deletes it.
  public final var showingDeleteConfirmation: Bool { table?.swipe?.cell === self }

  /// The look of the cell with the focus; `default` by default. It has no effect in Quire, where the browser shows the
  /// focus.
  public final var focusStyle: FocusStyle {
    get { parts.extras?.focusStyle ?? .default }
    set { madeExtras.focusStyle = newValue }
  }

  /// Whether the cell gets touches while it is dragged to another view; `false` by default. It has no effect in Quire,
  /// where nothing is dragged between views.
  public final var userInteractionEnabledWhileDragging: Bool {
    get { parts.extras?.isInteractiveWhileDragging ?? false }
    set { madeExtras.isInteractiveWhileDragging = newValue }
  }

  private final var madeExtras: CellExtras {
    if let extras = parts.extras { return extras }
    let made = CellExtras()
    parts.extras = made
    return made
  }
}
