// SPDX-License-Identifier: Apache-2.0

/// An accessory at the trailing end of a list cell.
@preconcurrency @MainActor public struct UICellAccessory {
  enum Kind {
    case disclosureIndicator, checkmark, label(String)
  }

  let kind: Kind

  /// Returns a chevron, which indicates that the item leads to more content.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(kind: .disclosureIndicator) }
  /// Returns a checkmark.
  public static func checkmark() -> UICellAccessory { UICellAccessory(kind: .checkmark) }
  /// Returns a label with gray text.
  public static func label(text: String) -> UICellAccessory { UICellAccessory(kind: .label(text)) }
}

/// A collection view cell that looks like a table row.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  private final let line = UIView()
  private final let selection = UIView()
  private final var marks: [UIView] = []
  final var edges = CellEdges()
  final var showsLine = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
    selection.backgroundColor = .systemGray4
    selection.isUserInteractionEnabled = false
    selection.alpha = 0
    insertSubview(selection, at: 0)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The accessories at the trailing end, in order from the text outward.
  public final var accessories: [UICellAccessory] = [] {
    didSet {
      for mark in marks { mark.removeFromSuperview() }
      marks = accessories.map { make($0) }
      for mark in marks { addSubview(mark) }
      trailingRoom = marks.isEmpty ? 0 : 4
      for mark in marks { trailingRoom += mark.bounds.width + 8 }
      setNeedsLayout()
    }
  }

  private final func make(_ accessory: UICellAccessory) -> UIView {
    switch accessory.kind {
    case .disclosureIndicator:
      let view = UIImageView(image: UIImage(system: isMirrored ? "chevron.left" : "chevron.right"))
      view.tintColor = .tertiaryLabel
      view.frame.size = CGSize(width: 16, height: 16)
      return view
    case .checkmark:
      let view = UIImageView(image: UIImage(system: "checkmark"))
      view.frame.size = CGSize(width: 22, height: 22)
      return view
    case .label(let text):
      let view = UILabel()
      view.text = text
      view.textColor = .secondaryLabel
      view.frame.size = view.sizeThatFits(.zero)
      return view
    }
  }

  /// Returns a configuration for a row with a text.
  public final func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open override var isSelected: Bool { didSet { showSelection() } }
  open override var isHighlighted: Bool { didSet { showSelection() } }

  private final func showSelection() {
    guard selectedBackgroundView == nil else { return }
    let alpha: CGFloat = isSelected || isHighlighted ? 1 : 0
    if selection.alpha != alpha { selection.alpha = alpha }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    selection.frame = CGRect(origin: .zero, size: size)
    var end = size.width - 12
    for mark in marks.reversed() {
      let wanted = mark.bounds.size
      mark.frame = CGRect(
        x: end - wanted.width, y: (size.height - wanted.height) / 2, width: wanted.width, height: wanted.height)
      mark.mirror(in: size.width)
      end -= wanted.width + 8
    }
    let start = (configuration.view as? UIListContentView)?.textStart ?? 16
    let scale = max(1, traitCollection.displayScale)
    line.isHidden = !showsLine || !edges.hasLine
    line.frame = CGRect(x: start, y: size.height - 1 / scale, width: max(0, size.width - start), height: 1 / scale)
    line.mirror(in: size.width)
    round(self)
    round(selection)
  }

  private final func round(_ view: UIView) {
    guard edges.radius > 0 || view.storedLayer != nil else { return }
    let isRound = edges.radius > 0 && (edges.isFirst || edges.isLast)
    view.layer.cornerRadius = isRound ? edges.radius : 0
    guard isRound else { return }
    var corners: CACornerMask = []
    if edges.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if edges.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    view.layer.maskedCorners = corners
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let inner = super.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - trailingRoom), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: targetSize.width, height: max(44, inner.height))
  }
}
