// SPDX-License-Identifier: Apache-2.0

/// A view in a collection view that can be reused at another position.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier with which the view was dequeued; `nil` until then.
  public final internal(set) var reuseIdentifier: String?
  @Weak final var collection: UICollectionView?
  /// Whether the view has the frame of its current position. A view gets its first frame without animation.
  final var isPlaced = false
  /// The front-to-back order. A view with a larger value is in front.
  final var zIndex = 0

  /// Creates a view without content. Subclasses override it; the collection view calls it for registered classes.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  @_silgen_name("quire_collection_view")
  convenience init(registered frame: CGRect) {
    self.init(frame: frame)
  }

  /// Creates a view of the class that this method is called on, with the class's own initializer.
  @_silgen_name("quire_collection_view")
  final class func makeRegistered(_ frame: CGRect) -> UICollectionReusableView

  /// Gives a recycled view the frame of its next position, before the data source configures it.
  final func resize(to frame: CGRect) {
    guard self.frame != frame else { return }
    self.frame = frame
    (self as? UICollectionViewCell)?.content.frame = bounds
  }

  /// Called when the view is about to be reused at another position. An override calls super.
  open func prepareForReuse() {}

  /// Called when the layout has given the view a position. The default implementation does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers. By default, their height is the result of `systemLayoutSizeFitting`.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.frame.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if size.height > 0 { layoutAttributes.frame.size.height = size.height }
    return layoutAttributes
  }
}

/// A cell that shows one item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// A closure that updates a cell's appearance for a state.
  public typealias ConfigurationUpdateHandler = @MainActor (UICollectionViewCell, UICellConfigurationState) -> Void

  final let content = CellContentView()
  final var configuration = CellConfiguration()
  final var pressing = CellPressing()
  /// A closure that performs a segue when the item was selected.
  final var trigger: (() -> Void)?
  /// A closure that is called instead of the selection when the cell is pressed; `nil` for none.
  final var pressInstead: (@MainActor () -> Void)?
  private final var needsConfiguration = true
  private final var storedIsSelected = false
  private final var storedIsHighlighted = false

  /// Creates a cell without content. Subclasses override it; the collection view calls it for registered classes.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hostBehavior = .control
    isAccessibilityElement = true
    semantics = ControlSemantics(.row)
    semantics?.pressView = { cell in
      guard let cell = cell as? UICollectionViewCell else { return }
      cell.collection?.pressed(cell)
    }
    semantics?.keyView = { cell, key in
      guard let cell = cell as? UICollectionViewCell else { return }
      cell.collection?.keyPressed(key, on: cell)
    }
    content.frame = bounds
    addSubview(content)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  open override func prepareForReuse() {
    super.prepareForReuse()
    needsConfiguration = true
  }

  /// Causes the item to be measured again, as does a new content configuration.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collection?.contentChanged(of: self)
  }

  /// The view that contains the cell's content. Add your own views to it.
  public final var contentView: UIView { content }

  /// The configuration of the cell's content; `nil` by default.
  public final var contentConfiguration: AnyContentConfiguration? {
    get { configuration.content }
    set {
      configuration.show(newValue, in: content)
      setNeedsLayout()
      collection?.contentChanged(of: self)
    }
  }

  /// The configuration of the background; `nil` by default.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard let configuration = backgroundConfiguration else { return }
      backgroundColor = configuration.resolvedColor()
      if configuration.cornerRadius > 0 || storedLayer != nil { layer.cornerRadius = configuration.cornerRadius }
    }
  }

  /// Returns the background configuration of a cell without one of its own: a clear background.
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// Stored, but has no effect: configurations are updated by the handler.
  public final var automaticallyUpdatesContentConfiguration = true
  /// Stored, but has no effect: configurations are updated by the handler.
  public final var automaticallyUpdatesBackgroundConfiguration = true

  /// A closure that is called when the state has changed, before the cell is shown; `nil` by default.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// The current state of the cell. An override adds its own values to that of super.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = collection?.collectionExtras?.isEditing ?? false
    state.isReordering = collection?.lifted === self
    state.isExpanded = collection?.outline?.isExpanded(self) ?? false
    return state
  }

  /// Called when the item is dragged to another view. Quire does not call it, because nothing is dragged between views.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Schedules a call of `updateConfiguration(using:)` before the next layout.
  public final func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Called when the configuration must be updated for a state. Override it in a cell whose content depends on its
  /// state, and call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  final func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }

  /// The view behind the content. It fills the cell.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view behind the content of a selected or highlighted cell. It fills the cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelection()
    }
  }

  /// Whether the item is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set {
      guard newValue != storedIsSelected else { return }
      storedIsSelected = newValue
      semantics?.isOn = newValue
      setNeedsShow()
      showSelection()
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the item is highlighted.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set {
      guard newValue != storedIsHighlighted else { return }
      storedIsHighlighted = newValue
      showSelection()
      setNeedsUpdateConfiguration()
    }
  }

  /// The space reserved for accessories at the trailing end, in points.
  final var trailingRoom: CGFloat = 0
  /// The space reserved for accessories at the leading end, in points.
  final var leadingRoom: CGFloat = 0

  private final func showSelection() {
    guard let view = selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      if view.superview !== self { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
      view.frame = CGRect(origin: .zero, size: bounds.size)
    } else {
      view.removeFromSuperview()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let box = CGRect(origin: .zero, size: bounds.size)
    backgroundView?.frame = box
    selectedBackgroundView?.frame = box
    var inner = box
    inner.size.width = max(0, box.width - trailingRoom - leadingRoom)
    inner.origin.x = isMirrored ? trailingRoom : leadingRoom
    if content.frame != inner { content.frame = inner }
    layOutContent()
  }

  final func layOutContent() {
    let box = CGRect(origin: .zero, size: content.bounds.size)
    if let view = configuration.view, view.frame != box { view.frame = box }
  }

  /// Returns the size of an item with the target width. The height is that of the content configuration, or follows
  /// from the constraints in `contentView`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if let height = configuration.height(width: targetSize.width) {
      return CGSize(width: targetSize.width, height: height)
    }
    if content.isConstrained {
      return CGSize(width: targetSize.width, height: content.constrainedHeight(width: targetSize.width))
    }
    return CGSize(width: targetSize.width, height: 0)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collection else { return }
    let highlights = collection.mayHighlight(self)
    pressing.began { [me = Weak(self)] in
      guard let cell = me.wrappedValue else { return }
      cell.pressing.cancel()
      if highlights { cell.collection?.highlight(cell, true) }
      cell.pressing.rests {
        guard let cell = me.wrappedValue else { return }
        cell.pressing.cancel()
        cell.collection?.openMenu(of: cell)
      }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.first.map({ $0.travel > CGFloat(CellParts.slop) }) == true else { return }
    pressing.cancel()
    collection?.highlight(self, false)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressing.cancel()
    collection?.highlight(self, false)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressing.cancel()
    collection?.highlight(self, false)
  }
}

extension UICollectionViewCell {
  /// The part that a cell has in a drag.
  public enum DragState: Int, Sendable {
    /// None.
    case none = 0
    /// The cell is being lifted.
    case lifting = 1
    /// The cell is being dragged.
    case dragging = 2
  }
}
