// SPDX-License-Identifier: Apache-2.0

/// A view at the leading or trailing side of a list cell's content.
@preconcurrency @MainActor public struct UICellAccessory {
  /// The times at which an accessory is shown.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the collection view is in editing mode.
    case whenEditing
    /// While the collection view is not in editing mode.
    case whenNotEditing
  }

  /// The width that is reserved for an accessory.
  public enum LayoutDimension: Sendable {
    /// The accessory's own width.
    case actual
    /// At least the width of the system's accessories.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The side of a custom view, the times at which it is shown, and its place among the accessories of that side.
  public enum Placement {
    /// A closure that returns an index among the accessories at one side. They are those before it in the cell's list.
    public typealias Position = ([UICellAccessory]) -> Int

    /// At the leading side.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the trailing side.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// A closure that is called when an accessory is pressed.
  public typealias ActionHandler = @MainActor () -> Void

  let isLeading: Bool
  let displayed: DisplayedState
  let isHidden: Bool
  let width: LayoutDimension
  /// The place among the accessories of its side; `nil` for the end.
  var position: Placement.Position?
  /// A function that creates the view, or returns the custom one.
  let make: @MainActor (UICollectionViewListCell) -> UIView

  init(
    isLeading: Bool = false, _ displayed: DisplayedState, isHidden: Bool?, _ width: LayoutDimension?,
    _ make: @escaping @MainActor (UICollectionViewListCell) -> UIView
  ) {
    self.isLeading = isLeading
    self.displayed = displayed
    self.isHidden = isHidden ?? false
    self.width = width ?? .actual
    self.make = make
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: !isHidden
    case .whenEditing: isEditing && !isHidden
    case .whenNotEditing: !isEditing && !isHidden
    }
  }

  static func symbol(_ name: String, _ size: CGFloat, _ tint: UIColor?) -> UIImageView {
    let view = UIImageView(image: UIImage(system: name))
    view.tintColor = tint
    view.frame.size = CGSize(width: size, height: size)
    return view
  }

  static func button(
    _ name: String, _ size: CGFloat, _ tint: UIColor?, _ action: @escaping @MainActor () -> Void
  ) -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(system: name), for: .normal)
    button.tintColor = tint
    button.imageView?.tintColor = tint
    button.frame.size = CGSize(width: size, height: size)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  // MARK: System accessories

  /// The options of a chevron.
  @preconcurrency @MainActor public struct DisclosureIndicatorOptions {
    /// Whether it is hidden; `nil` means `false`.
    public var isHidden: Bool?
    /// The width that is reserved for it; `nil` means its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; `nil` means that of the system.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a checkmark.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// The options of a button for details.
  public typealias DetailOptions = DisclosureIndicatorOptions

  /// Returns a chevron, which indicates that the item leads to more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(displayed, isHidden: options.isHidden, options.reservedLayoutWidth) { cell in
      symbol(cell.isMirrored ? "chevron.left" : "chevron.right", 16, options.tintColor ?? .tertiaryLabel)
    }
  }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(displayed, isHidden: options.isHidden, options.reservedLayoutWidth) { _ in
      symbol("checkmark", 22, options.tintColor)
    }
  }

  /// Returns a button with a letter i.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed, isHidden: options.isHidden, options.reservedLayoutWidth) { _ in
      button("info.circle", 22, options.tintColor) { actionHandler?() }
    }
  }

  /// The options of a control that deletes or inserts an item, or that marks it among several.
  @preconcurrency @MainActor public struct DeleteOptions {
    /// Whether it is hidden; `nil` means `false`.
    public var isHidden: Bool?
    /// The width that is reserved for it; `nil` means its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the sign. It has no effect in Quire, where the sign is cut out of the circle.
    public var tintColor: UIColor?
    /// The color of the circle; `nil` means that of the system.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of a control that inserts an item.
  public typealias InsertOptions = DeleteOptions
  /// The options of a mark for the selection of several items.
  public typealias MultiselectOptions = DeleteOptions

  /// Returns a minus sign at the leading side. Without a handler, its press shows the item's trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(isLeading: true, displayed, isHidden: options.isHidden, options.reservedLayoutWidth) { cell in
      button("minus.circle.fill", 22, options.backgroundColor ?? .systemRed) { [cell = Weak(cell)] in
        if let actionHandler { return actionHandler() }
        guard let cell = cell.wrappedValue else { return }
        cell.collection?.collectionExtras?.swipes?.toggle(cell)
      }
    }
  }

  /// Returns a plus sign at the leading side.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(isLeading: true, displayed, isHidden: options.isHidden, options.reservedLayoutWidth) { _ in
      button("plus.circle.fill", 22, options.backgroundColor ?? .systemGreen) { actionHandler?() }
    }
  }

  /// Returns a circle at the leading side, which has a checkmark in a selected item.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(isLeading: true, displayed, isHidden: options.isHidden, options.reservedLayoutWidth) { cell in
      cell.isSelected
        ? symbol("checkmark.circle.fill", 22, options.backgroundColor)
        : symbol("circle", 22, .tertiaryLabel)
    }
  }

  /// The options of a handle.
  @preconcurrency @MainActor public struct ReorderOptions {
    /// Whether it is hidden; `nil` means `false`.
    public var isHidden: Bool?
    /// The width that is reserved for it; `nil` means its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; `nil` means that of the system.
    public var tintColor: UIColor?
    /// Whether a line separates the handle from other accessories. It has no effect in Quire, which draws none.
    public var showsVerticalSeparator: Bool?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// Returns a handle by which the item is dragged to another place.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(displayed, isHidden: options.isHidden, options.reservedLayoutWidth) { cell in
      let handle = symbol("line.3.horizontal", 22, options.tintColor ?? .tertiaryLabel)
      handle.isUserInteractionEnabled = true
      handle.addGestureRecognizer(ReorderPan(cell))
      return handle
    }
  }

  /// The options of the control that shows and hides the items below an item.
  @preconcurrency @MainActor public struct OutlineDisclosureOptions {
    /// The part of a cell that is pressed.
    public enum Style: Sendable {
      /// In Quire, the same as `cell`.
      case automatic
      /// The whole cell. It is then not selected.
      case header
      /// The control alone.
      case cell
    }

    /// The part of the cell that is pressed.
    public var style: Style
    /// Whether it is hidden; `nil` means `false`.
    public var isHidden: Bool?
    /// The width that is reserved for it; `nil` means its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; `nil` means that of the system.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// Returns a chevron that shows and hides the items below an item of a section snapshot.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed, isHidden: options.isHidden, options.reservedLayoutWidth) { cell in
      let toggle: @MainActor () -> Void = { [cell = Weak(cell)] in
        if let actionHandler { return actionHandler() }
        guard let cell = cell.wrappedValue else { return }
        cell.collection?.outline?.toggle(cell)
      }
      if options.style == .header { cell.pressInstead = toggle }
      let closed = cell.isMirrored ? "chevron.left" : "chevron.right"
      return button(cell.isOpen ? "chevron.down" : closed, 22, options.tintColor, toggle)
    }
  }

  /// The options of a label.
  @preconcurrency @MainActor public struct LabelOptions {
    /// Whether it is hidden; `nil` means `false`.
    public var isHidden: Bool?
    /// The width that is reserved for it; `nil` means its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the text; `nil` means that of the system.
    public var tintColor: UIColor?
    /// The font; `nil` means that of the system.
    public var font: UIFont?
    /// Whether the font follows the preferred text size; `nil` means `true`.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// Returns a label with gray text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(displayed, isHidden: options.isHidden, options.reservedLayoutWidth) { _ in
      let view = UILabel()
      view.text = text
      if let font = options.font { view.font = font }
      view.textColor = options.tintColor ?? .secondaryLabel
      view.frame.size = view.sizeThatFits(.zero)
      return view
    }
  }

  // MARK: Custom views

  /// A view of the app's own, and its place.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The side, and the times at which the view is shown.
    public let placement: Placement
    /// Whether the view is hidden; `nil` means `false`.
    public var isHidden: Bool?
    /// The width that is reserved for the view; `nil` means its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color of the view; `nil` means the view's own.
    public var tintColor: UIColor?
    /// Whether the view keeps the size of its frame; `nil` means `false`, so that it has the size that it requires.
    public var maintainsFixedSize: Bool?

    /// Creates a configuration.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  /// Returns an accessory that shows a view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, displayed, position) =
      switch configuration.placement {
      case .leading(let displayed, let at): (true, displayed, at)
      case .trailing(let displayed, let at): (false, displayed, at)
      }
    var made = UICellAccessory(
      isLeading: isLeading, displayed, isHidden: configuration.isHidden, configuration.reservedLayoutWidth
    ) { _ in
      let view = configuration.customView
      if let tint = configuration.tintColor { view.tintColor = tint }
      if configuration.maintainsFixedSize != true {
        let wanted = view.sizeThatFits(.zero)
        let size = wanted.width > 0 && wanted.height > 0 ? wanted : view.intrinsicContentSize
        if size.width > 0, size.height > 0 { view.frame.size = size }
      }
      return view
    }
    made.position = position
    return made
  }
}

/// The drag of an item by its handle.
@MainActor final class ReorderPan: UIPanGestureRecognizer {
  @Weak private var cell: UICollectionViewListCell?

  init(_ cell: UICollectionViewListCell) {
    super.init(target: nil, action: nil)
    self.cell = cell
    maximumNumberOfTouches = 1
    addAction { [me = Weak(self)] _ in me.wrappedValue?.moved() }
  }

  private func moved() {
    guard let cell, let view = cell.collection else { return }
    switch state {
    case .began:
      if let path = view.indexPath(for: cell) { view.beginInteractiveMovementForItem(at: path) }
    case .changed:
      view.updateInteractiveMovementTargetPosition(CGPoint(x: cell.center.x, y: location(in: view).y))
    case .ended: view.endInteractiveMovement()
    case .cancelled, .failed: view.cancelInteractiveMovement()
    case .possible: break
    }
  }
}
