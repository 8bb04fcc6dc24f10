// SPDX-License-Identifier: Apache-2.0

/// A view of a collection view that is used again for other places.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier under which the view was registered; `nil` before it was dequeued.
  public final internal(set) var reuseIdentifier: String?
  @Weak final var collection: UICollectionView?
  /// Views of a larger one are in front.
  final var zIndex = 0

  /// A view of no content. Subclasses override it, and registered classes are made by it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  @_silgen_name("quire_collection_view")
  convenience init(registered frame: CGRect) {
    self.init(frame: frame)
  }

  /// A view of the class that this is called on, by its own initialiser.
  @_silgen_name("quire_collection_view")
  final class func makeRegistered(_ frame: CGRect) -> UICollectionReusableView

  /// The view is about to be shown for another place. An override calls super.
  open func prepareForReuse() {}

  /// The layout has given it a place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The place that the view wants; by default its height follows from `systemLayoutSizeFitting`.
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

/// An item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Changes a cell's look for a state.
  public typealias ConfigurationUpdateHandler = @MainActor (UICollectionViewCell, UICellConfigurationState) -> Void

  final let content = CellContentView()
  final var configuration = CellConfiguration()
  final var pressing = CellPressing()
  private final var needsConfiguration = true
  private final var storedIsSelected = false
  private final var storedIsHighlighted = false

  /// A cell without content. Subclasses override it, and registered classes are made by it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    kind = .control
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

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  open override func prepareForReuse() {
    super.prepareForReuse()
    needsConfiguration = true
  }

  /// The item is measured again, as after another content configuration.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collection?.contentChanged(of: self)
  }

  /// Holds all that the cell shows; an app's own views go there.
  public final var contentView: UIView { content }

  /// What the cell shows; `nil` by default.
  public final var contentConfiguration: AnyContentConfiguration? {
    get { configuration.content }
    set {
      configuration.show(newValue, in: content)
      setNeedsLayout()
      collection?.contentChanged(of: self)
    }
  }

  /// The background; `nil` by default.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard let configuration = backgroundConfiguration else { return }
      backgroundColor = configuration.resolvedColor()
      if configuration.cornerRadius > 0 || storedLayer != nil { layer.cornerRadius = configuration.cornerRadius }
    }
  }

  /// Called when the state has changed, before the cell is shown.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// The present state.
  public final var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }

  /// Has `updateConfiguration(using:)` called before the next layout.
  public final func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// To be overridden by a cell with content that depends on its state; an override calls super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  final func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }

  /// Behind the content; it fills the cell.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Behind the content of a selected or pressed cell; it fills the cell.
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

  /// Whether the item looks pressed.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set {
      guard newValue != storedIsHighlighted else { return }
      storedIsHighlighted = newValue
      showSelection()
      setNeedsUpdateConfiguration()
    }
  }

  /// The room for marks at the end, in points.
  final var trailingRoom: CGFloat = 0

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
    inner.size.width = max(0, box.width - trailingRoom)
    if isMirrored { inner.origin.x = box.width - inner.width }
    if content.frame != inner { content.frame = inner }
    layOutContent()
  }

  final func layOutContent() {
    let box = CGRect(origin: .zero, size: content.bounds.size)
    if let view = configuration.view, view.frame != box { view.frame = box }
  }

  /// The size for an item as wide as wanted: by the content's configuration, or the constraints in `contentView`.
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
    guard let collection, collection.mayHighlight(self) else { return }
    pressing.began { [me = Weak(self)] in
      guard let me = me.wrappedValue else { return }
      me.pressing.cancel()
      me.collection?.highlight(me, true)
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
