// SPDX-License-Identifier: Apache-2.0

/// The settings of a table that few apps use.
@MainActor final class TableExtras {
  var indexColor: UIColor?
  var indexBackground: UIColor?
  var indexTrackingBackground: UIColor?
  var indexRowCount = 0
  var insetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var separatorEffect: UIVisualEffect?
  var followsReadableWidth = false
  var insetsContentViews = true
  var hasDragInteraction = true
  var selectionFollowsFocus = false
  var remembersFocus = false
  var allowsFocus = true
  var allowsFocusDuringEditing = false
  var fillerRowHeight: CGFloat = 0
  var selfSizing = UITableView.SelfSizingInvalidation.enabled
}

extension UITableView {
  /// The edges from which `separatorInset` is measured.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The place where the separator begins by itself.
    case fromAutomaticInsets = 1
  }

  /// The changes of a cell after which its row gets another height.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled = 0
    /// A call of `invalidateIntrinsicContentSize()`, and a new content configuration.
    case enabled = 1
    /// In Quire, the same as `enabled`.
    case enabledIncludingConstraints = 2
  }

  private final var madeExtras: TableExtras {
    if let tableExtras { return tableExtras }
    let made = TableExtras()
    tableExtras = made
    return made
  }

  // MARK: Section index

  /// A title in the section index that shows a magnifying glass, for a search bar above the first section.
  public static let indexSearch = "{search}"

  /// The color of the titles in the section index; `nil`, the default, means the tint color.
  public final var sectionIndexColor: UIColor? {
    get { tableExtras?.indexColor }
    set {
      madeExtras.indexColor = newValue
      sectionIndex?.refresh()
    }
  }

  /// The background color of the section index; `nil`, the default, means none.
  public final var sectionIndexBackgroundColor: UIColor? {
    get { tableExtras?.indexBackground }
    set {
      madeExtras.indexBackground = newValue
      sectionIndex?.refresh()
    }
  }

  /// The background color of the section index under a finger; `nil`, the default, means that it does not change.
  public final var sectionIndexTrackingBackgroundColor: UIColor? {
    get { tableExtras?.indexTrackingBackground }
    set {
      madeExtras.indexTrackingBackground = newValue
      sectionIndex?.refresh()
    }
  }

  /// The number of rows from which on the section index is shown; 0 by default.
  public final var sectionIndexMinimumDisplayRowCount: Int {
    get { tableExtras?.indexRowCount ?? 0 }
    set {
      madeExtras.indexRowCount = newValue
      if !needsReload { loadIndex() }
    }
  }

  /// Asks the data source for the titles of the section index again.
  public final func reloadSectionIndexTitles() {
    if !needsReload { loadIndex() }
  }

  // MARK: Heights

  /// The changes of a cell after which its row gets another height; `enabled` by default.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { tableExtras?.selfSizing ?? .enabled }
    set { madeExtras.selfSizing = newValue }
  }

  /// The height of the empty rows below the last row, in points; 0 by default. It has no effect in Quire, which shows
  /// no empty rows.
  public final var fillerRowHeight: CGFloat {
    get { tableExtras?.fillerRowHeight ?? 0 }
    set { madeExtras.fillerRowHeight = newValue }
  }

  // MARK: Looks

  /// The edges from which `separatorInset` is measured; `fromCellEdges` by default. It has no effect in Quire, which
  /// always measures from the edges of the cell.
  public final var separatorInsetReference: SeparatorInsetReference {
    get { tableExtras?.insetReference ?? .fromCellEdges }
    set { madeExtras.insetReference = newValue }
  }

  /// The effect of the lines below cells; `nil` by default. It has no effect in Quire, which draws lines in
  /// `separatorColor`.
  public final var separatorEffect: UIVisualEffect? {
    get { tableExtras?.separatorEffect }
    set { madeExtras.separatorEffect = newValue }
  }

  /// Whether the margins of cells follow the width of readable text; `false` by default. It has no effect in Quire,
  /// whose cells are as wide as the table.
  public final var cellLayoutMarginsFollowReadableWidth: Bool {
    get { tableExtras?.followsReadableWidth ?? false }
    set { madeExtras.followsReadableWidth = newValue }
  }

  /// Whether the content of cells stays within the safe area; `true` by default. It has no effect in Quire, where it
  /// always does.
  public final var insetsContentViewsToSafeArea: Bool {
    get { tableExtras?.insetsContentViews ?? true }
    set { madeExtras.insetsContentViews = newValue }
  }

  // MARK: Dragging and focus

  /// Whether rows can be dragged to other views; `true` by default. It has no effect in Quire, where nothing is dragged
  /// between views.
  public final var dragInteractionEnabled: Bool {
    get { tableExtras?.hasDragInteraction ?? true }
    set { madeExtras.hasDragInteraction = newValue }
  }

  /// Whether a row that gets the focus is selected; `false` by default. It has no effect in Quire, where the browser
  /// moves the focus.
  public final var selectionFollowsFocus: Bool {
    get { tableExtras?.selectionFollowsFocus ?? false }
    set { madeExtras.selectionFollowsFocus = newValue }
  }

  /// Whether the focus returns to the row that had it last; `false` by default. It has no effect in Quire, where it
  /// always does.
  public final var remembersLastFocusedIndexPath: Bool {
    get { tableExtras?.remembersFocus ?? false }
    set { madeExtras.remembersFocus = newValue }
  }

  /// Whether rows can get the focus; `true` by default. It has no effect in Quire, where keys always reach the rows.
  public final var allowsFocus: Bool {
    get { tableExtras?.allowsFocus ?? true }
    set { madeExtras.allowsFocus = newValue }
  }

  /// Whether rows can get the focus in editing mode; `false` by default. It has no effect in Quire, where keys always
  /// reach the rows.
  public final var allowsFocusDuringEditing: Bool {
    get { tableExtras?.allowsFocusDuringEditing ?? false }
    set { madeExtras.allowsFocusDuringEditing = newValue }
  }
}
