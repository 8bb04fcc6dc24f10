// SPDX-License-Identifier: Apache-2.0

/// A width or a height: a fraction of the container's, a number of points, or an estimate that is replaced by a
/// measurement.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject {
  enum Value {
    case width(CGFloat), height(CGFloat), absolute(CGFloat), estimated(CGFloat)
  }

  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  /// Returns a fraction of the container's width, 0...1.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width(fractionalWidth))
  }
  /// Returns a fraction of the container's height, 0...1.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height(fractionalHeight))
  }
  /// Returns a fixed dimension, in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }
  /// Returns an estimated dimension, in points. The cells are measured.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(estimatedDimension))
  }

  var isEstimated: Bool { if case .estimated = value { true } else { false } }

  func length(in container: CGSize) -> CGFloat {
    switch value {
    case .width(let share): container.width * share
    case .height(let share): container.height * share
    case .absolute(let points), .estimated(let points): points
    }
  }
}

/// A width and a height.
@preconcurrency @MainActor public final class NSCollectionLayoutSize: NSObject {
  /// The width, as passed to the initializer.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height, as passed to the initializer.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from two dimensions.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// The distance between items, either exact or a minimum.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject {
  /// The distance, in points.
  public let spacing: CGFloat

  init(_ spacing: CGFloat) {
    self.spacing = spacing
    super.init()
  }

  /// Returns an exact distance, in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing)
  }
  /// Returns a minimum distance, in points. Here it behaves like `fixed(_:)`.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing)
  }
}

/// An item of a group.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size, as passed to the initializer.
  public final let layoutSize: NSCollectionLayoutSize
  /// The insets by which the item's frame is reduced.
  public final var contentInsets = NSDirectionalEdgeInsets.zero

  /// Creates an item with a size within its group.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}

/// Items side by side or one below the other. A section repeats the group.
@preconcurrency @MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items of the group, as passed to the initializer.
  public let subitems: [NSCollectionLayoutItem]
  private let isHorizontal: Bool
  private let count: Int?
  /// The distance between two items.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int? = nil
  ) {
    self.subitems = subitems
    self.isHorizontal = isHorizontal
    self.count = count
    super.init(layoutSize: size)
  }

  /// Returns a group of items side by side. A single item is repeated as often as it fits.
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true)
  }

  /// Returns a horizontal group of `count` copies of one item, all equally wide.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
  }

  /// Returns a horizontal group of `count` copies of one item, all equally wide. The form used before iOS 16.
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
  }

  /// Returns a vertical group of `count` copies of one item, all equally high.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
  }

  /// Returns a vertical group of `count` copies of one item, all equally high. The form used before iOS 16.
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
  }

  /// Returns a group of items one below the other.
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false)
  }

  var isMeasured: Bool {
    layoutSize.heightDimension.isEstimated || subitems.contains { $0.layoutSize.heightDimension.isEstimated }
  }

  /// Returns the frames of the items in a container, and the size of the group.
  func boxes(in container: CGSize) -> (boxes: [CGRect], size: CGSize) {
    let size = layoutSize.size(in: container)
    let gap = interItemSpacing?.spacing ?? 0
    var boxes: [CGRect] = []
    var place: CGFloat = 0
    let most = isHorizontal ? size.width : size.height
    func add(_ item: NSCollectionLayoutItem, _ inner: CGSize) -> Bool {
      let length = isHorizontal ? inner.width : inner.height
      guard boxes.isEmpty || place + length <= most + 0.5 else { return false }
      let box = CGRect(
        x: isHorizontal ? place : 0, y: isHorizontal ? 0 : place, width: inner.width, height: inner.height)
      if let group = item as? NSCollectionLayoutGroup {
        boxes += group.boxes(in: size).boxes.map { $0.offsetBy(dx: box.minX, dy: box.minY) }
      } else {
        let insets = item.contentInsets
        boxes.append(
          CGRect(
            x: box.minX + insets.leading, y: box.minY + insets.top,
            width: max(0, box.width - insets.leading - insets.trailing),
            height: max(0, box.height - insets.top - insets.bottom)))
      }
      place += length + gap
      return true
    }
    if let count, let item = subitems.first {
      var inner = item.layoutSize.size(in: size)
      let share = (most - gap * CGFloat(count - 1)) / CGFloat(max(count, 1))
      if isHorizontal { inner.width = share } else { inner.height = share }
      for _ in 0..<count { _ = add(item, inner) }
    } else if subitems.count == 1, let item = subitems.first {
      // A single item is repeated as often as it fits.
      for _ in 0..<1000 where add(item, item.layoutSize.size(in: size)) == false { break }
    } else {
      for item in subitems { _ = add(item, item.layoutSize.size(in: size)) }
    }
    return (boxes, size)
  }
}

/// A header or a footer of a section, or of a whole layout.
@preconcurrency @MainActor public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The element kind, as passed to the initializer.
  public let elementKind: String
  /// The edge, as passed to the initializer.
  public let alignment: NSRectAlignment
  /// The front-to-back order; 0 by default. A view with a larger value is in front.
  public var zIndex = 0
  /// Whether a header stays at the top edge while its section scrolls past; `false` by default. Footers always scroll.
  public var pinToVisibleBounds = false

  /// Creates a header at the top or at the leading edge, or a footer at the bottom or at the trailing edge. It is as wide
  /// as the section; in a layout that scrolls horizontally, as high.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }

  /// Returns the header or footer for a container.
  func edge(in container: CGSize, isAcross: Bool) -> SectionEdge {
    let size = layoutSize.size(in: container)
    return SectionEdge(
      kind: elementKind, length: Double(isAcross ? size.width : size.height),
      isMeasured: !isAcross && layoutSize.heightDimension.isEstimated, isPinned: !isAcross && pinToVisibleBounds,
      depth: zIndex)
  }
}

/// An edge or a corner of a box.
public enum NSRectAlignment: Int, Sendable {
  /// No edge. For a header, treated like `top`.
  case none = 0
  /// At the top.
  case top = 1
  /// At the top leading corner.
  case topLeading = 2
  /// At the leading edge.
  case leading = 3
  /// At the bottom leading corner.
  case bottomLeading = 4
  /// At the bottom.
  case bottom = 5
  /// At the bottom trailing corner.
  case bottomTrailing = 6
  /// At the trailing edge.
  case trailing = 7
  /// At the top trailing corner.
  case topTrailing = 8

  /// Whether the alignment makes a footer.
  var isAtEnd: Bool {
    switch self {
    case .bottomLeading, .bottom, .bottomTrailing, .trailing: true
    case .none, .top, .topLeading, .leading, .topTrailing: false
    }
  }
}

/// A section that repeats a group.
@preconcurrency @MainActor public final class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup?
  let list: UICollectionLayoutListConfiguration?
  /// The insets around the groups.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between two groups, in points.
  public var interGroupSpacing: CGFloat = 0
  /// The section's header and footer.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The area from which `contentInsets` are measured at the sides; `automatic` by default.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers have the insets at the sides; `true` by default.
  public var supplementariesFollowContentInsets = true
  var storedBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// A closure that returns the horizontal scrolling of the section for the width of its groups; `nil` if the section
  /// does not scroll horizontally.
  var lane: ((CGFloat) -> LaneRule)?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    list = nil
    super.init()
  }

  private init(list: UICollectionLayoutListConfiguration) {
    group = nil
    self.list = list
    super.init()
  }

  /// Returns a section with the appearance of a table section.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(list: configuration)
  }

  static func list(_ configuration: UICollectionLayoutListConfiguration) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(list: configuration)
  }
}

/// The space and the traits for which a section is created.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the section.
  var container: NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The size of a container.
@preconcurrency @MainActor public final class NSCollectionLayoutContainer: NSObject {
  /// The size, in points.
  public let contentSize: CGSize
  /// The size without insets. Equal to `contentSize`, because containers have no insets here.
  public var effectiveContentSize: CGSize { contentSize }

  init(_ size: CGSize) {
    contentSize = size
    super.init()
  }
}

@MainActor private final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ traits: UITraitCollection) {
    container = NSCollectionLayoutContainer(size)
    traitCollection = traits
    super.init()
  }
}

/// A layout of sections that repeat groups.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewGridLayout {
  private final let provider: @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  /// The list configuration of each section; `nil` for sections that are not lists.
  private final var lists: [UICollectionLayoutListConfiguration?] = []
  private final var storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()

  /// The properties that concern all sections. The layout keeps a copy of the configuration that is set, and is
  /// invalidated.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue.copied
      isAcross = newValue.scrollDirection == .horizontal
      invalidateLayout()
    }
  }

  /// Creates a layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
    prepareHooks()
  }

  /// Creates a layout that asks a closure for its sections when they are needed.
  public init(
    sectionProvider: @escaping @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    provider = sectionProvider
    super.init()
    prepareHooks()
  }

  /// Creates a layout whose sections are all alike, with a configuration.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }

  /// Creates a layout that asks a closure for its sections when they are needed, with a configuration.
  public convenience init(
    sectionProvider: @escaping @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }

  private static let isPlain: Void = plain.append(ObjectIdentifier(UICollectionViewCompositionalLayout.self))

  private final func prepareHooks() {
    UICollectionViewCompositionalLayout.isPlain
    maker = { layout, width in (layout as? UICollectionViewCompositionalLayout)?.makeGrids(across: width) ?? [] }
    decorate = { cell, path, view in
      guard let cell = cell as? UICollectionViewListCell else { return }
      (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?.decorate(cell, at: path, of: view)
    }
    decorateEdge = { [me = Weak(self)] view, kind, path in
      guard let cell = view as? UICollectionViewListCell, let look = me.wrappedValue?.look(ofSection: path.section)
      else {
        return
      }
      let isHeader = kind.hasSameBytes(as: UICollectionView.elementKindSectionHeader)
      guard isHeader || kind.hasSameBytes(as: UICollectionView.elementKindSectionFooter) else { return }
      cell.part = isHeader ? .header(isGrouped: look.isGrouped) : .footer(isGrouped: look.isGrouped)
    }
  }

  /// Gives a cell the appearance of a list row.
  private final func decorate(_ cell: UICollectionViewListCell, at path: IndexPath, of view: UICollectionView) {
    guard lists.indices.contains(path.section), let look = lists[path.section] else { return }
    let isLast = path.item == view.counts[path.section] - 1
    cell.showsLine = look.showsSeparators
    cell.edges = CellEdges(
      isFirst: path.item == 0, isLast: isLast, radius: look.appearance == .insetGrouped ? 10 : 0,
      hasLine: !isLast || !look.isGrouped)
    if cell.backgroundConfiguration == nil, cell.backgroundColor == nil {
      cell.backgroundColor = look.isGrouped ? .secondarySystemGroupedBackground : nil
    }
    look.installSwipes?(view)
    if let outline = view.outline {
      let level = outline.level(path)
      if cell.indentationLevel != level { cell.indentationLevel = level }
      cell.isOpen = outline.isExpandedAt(path)
    }
    view.parts.listMargin = look.appearance == .insetGrouped ? look.side(in: view.contentWidth) : UITableViewCell.margin
    if look.isGrouped, view.backgroundColor === UIColor.systemBackground {
      view.backgroundColor = look.backgroundColor ?? .systemGroupedBackground
    }
    cell.setNeedsLayout()
  }

  /// Returns the appearance of a section that is a list, or `nil`.
  final func look(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    lists.indices.contains(section) ? lists[section] : nil
  }

  /// Returns a layout whose sections have the appearance of table sections.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(section: .list(configuration))
  }

  /// `across` is the length of the content perpendicular to the direction of scrolling.
  private final func makeGrids(across: CGFloat) -> [SectionGrid] {
    guard let view = collectionView else { return [] }
    let container =
      isAcross
      ? CGSize(width: view.bounds.width, height: across) : CGSize(width: across, height: view.bounds.height)
    let environment = LayoutEnvironment(container, view.traitCollection)
    sectionSpacing = Double(storedConfiguration.interSectionSpacing)
    (wholeHeader, wholeFooter) = (SectionEdge(), SectionEdge())
    for item in storedConfiguration.boundarySupplementaryItems {
      let edge = item.edge(in: container, isAcross: isAcross)
      if item.alignment.isAtEnd { wholeFooter = edge } else { wholeHeader = edge }
    }
    lists = []
    return (0..<view.counts.count).map { index in
      var grid = SectionGrid()
      grid.itemCount = view.counts[index]
      let section = provider(index, environment)
      lists.append(section?.list)
      if let section, let list = section.list {
        fill(&grid, list, section, container)
      } else if let section {
        fill(&grid, section, container)
      }
      return grid
    }
  }

  /// The insets at the sides from the content of the collection view to the area from which a section's insets are
  /// measured.
  private final func sides(of section: NSCollectionLayoutSection) -> (leading: CGFloat, trailing: CGFloat) {
    guard let view = collectionView else { return (0, 0) }
    let own = section.contentInsetsReference
    let reference = own == .automatic ? storedConfiguration.contentInsetsReference : own
    guard reference == .layoutMargins || reference == .readableContent else { return (0, 0) }
    let (margins, insets) = (view.directionalLayoutMargins, view.adjustedContentInset)
    let isMirrored = view.isMirrored
    var leading = max(0, margins.leading - (isMirrored ? insets.right : insets.left))
    var trailing = max(0, margins.trailing - (isMirrored ? insets.left : insets.right))
    if reference == .readableContent {
      let more = max(0, view.contentWidth - leading - trailing - UIView.readableWidth) / 2
      (leading, trailing) = (leading + more, trailing + more)
    }
    return (leading, trailing)
  }

  private final func fill(_ grid: inout SectionGrid, _ section: NSCollectionLayoutSection, _ container: CGSize) {
    guard let group = section.group else { return }
    var insets = section.contentInsets
    if !isAcross {
      let sides = sides(of: section)
      insets.leading += sides.leading
      insets.trailing += sides.trailing
    }
    grid.insets = turned(insets)
    grid.spacing = Double(section.interGroupSpacing)
    let room = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: max(0, container.height - insets.top - insets.bottom))
    let (boxes, size) = group.boxes(in: room)
    grid.pattern = boxes.map {
      isAcross
        ? CGRect(x: $0.minY + insets.top, y: $0.minX, width: $0.height, height: $0.width)
        : $0.offsetBy(dx: insets.leading, dy: 0)
    }
    grid.groupHeight = Double(isAcross ? size.width : size.height)
    if group.isMeasured, !isAcross {
      for index in grid.pattern.indices where grid.pattern[index].height == 0 {
        grid.pattern[index].size.height = size.height
      }
      if boxes.count == 1, section.lane == nil {
        grid.lengths = LengthTree(count: grid.groupCount, estimate: Double(size.height))
      }
    }
    if let lane = section.lane, !isAcross {
      grid.lane = lane(size.width)
      grid.lane?.measuresHeight = group.isMeasured
    }
    addEdges(to: &grid, section, container, between: insets)
  }

  /// Adds the section's headers and footers, which follow the insets at the sides unless the section says otherwise.
  private final func addEdges(
    to grid: inout SectionGrid, _ section: NSCollectionLayoutSection, _ container: CGSize,
    between insets: NSDirectionalEdgeInsets
  ) {
    let follows = section.supplementariesFollowContentInsets && !isAcross
    for item in section.boundarySupplementaryItems {
      var edge = item.edge(in: container, isAcross: isAcross)
      if follows { (edge.leading, edge.trailing) = (insets.leading, insets.trailing) }
      if item.alignment.isAtEnd { grid.footer = edge } else { grid.header = edge }
    }
  }

  /// Returns insets in the coordinates in which sections are computed, which are always vertical.
  private final func turned(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    guard isAcross else { return insets }
    return NSDirectionalEdgeInsets(
      top: insets.leading, leading: insets.top, bottom: insets.trailing, trailing: insets.bottom)
  }

  private final func fill(
    _ grid: inout SectionGrid, _ list: UICollectionLayoutListConfiguration, _ section: NSCollectionLayoutSection,
    _ container: CGSize
  ) {
    let width = isAcross ? container.height : container.width
    let side = list.side(in: width)
    let gap: CGFloat = list.isGrouped ? 18 : 0
    var insets = section.contentInsets
    if insets == .zero {
      insets = NSDirectionalEdgeInsets(
        top: list.headerMode == .supplementary ? 0 : gap, leading: side, bottom: gap, trailing: side)
    }
    grid.insets = insets
    grid.pattern = [
      CGRect(x: insets.leading, y: 0, width: max(0, width - insets.leading - insets.trailing), height: 44)
    ]
    grid.groupHeight = 44
    grid.lengths = LengthTree(count: grid.itemCount, estimate: 44)
    if list.headerMode == .supplementary {
      grid.header = SectionEdge(
        kind: UICollectionView.elementKindSectionHeader, length: 36, isMeasured: true,
        isPinned: list.appearance == .plain, leading: insets.leading, trailing: insets.trailing)
    }
    if list.footerMode == .supplementary {
      grid.footer = SectionEdge(
        kind: UICollectionView.elementKindSectionFooter, length: 28, isMeasured: true, leading: insets.leading,
        trailing: insets.trailing)
    }
    addEdges(to: &grid, section, container, between: insets)
  }
}

/// The appearance of a section that is a list.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable {
    /// From edge to edge.
    case plain = 0
    /// In groups, from edge to edge.
    case grouped = 1
    /// In groups with rounded corners.
    case insetGrouped = 2
    /// Treated like `plain`.
    case sidebar = 3
    /// Treated like `plain`.
    case sidebarPlain = 4
  }

  /// The kind of header of a section.
  public enum HeaderMode: Int, Sendable {
    /// None.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
    /// The first item. It is not displayed differently from the other items.
    case firstItemInSection = 2
  }

  /// The kind of footer of a section.
  public enum FooterMode: Int, Sendable {
    /// None.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
  }

  /// The appearance, as passed to the initializer.
  public let appearance: Appearance
  /// Whether lines are shown between items; `true` by default.
  public var showsSeparators = true
  /// The kind of header; `none` by default.
  public var headerMode = HeaderMode.none
  /// The kind of footer; `none` by default.
  public var footerMode = FooterMode.none
  /// The background color. If it is `nil`, the collection view's background is used.
  public var backgroundColor: UIColor?

  /// A closure that returns the actions that a swipe over an item shows; `nil` for none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// The closure for the actions at the leading side; `nil` by default.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    didSet { installSwipes = { ItemSwipes.install(in: $0) } }
  }
  /// The closure for the actions at the trailing side; `nil` by default.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    didSet { installSwipes = { ItemSwipes.install(in: $0) } }
  }
  /// A function that adds the recognition of swipes to a collection view. It is set by the providers, so that lists
  /// without actions do not load it.
  var installSwipes: (@MainActor (UICollectionView) -> Void)?

  /// The distance from the section's header to the list above it, in points; `nil`, the default, for the usual one. It
  /// has no effect in Quire, which always has the usual distance.
  public var headerTopPadding: CGFloat?

  /// Creates a configuration with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }

  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
  /// Returns the margin beside the rows in a list of some width, in points.
  func side(in width: CGFloat) -> CGFloat { appearance == .insetGrouped ? (width >= 414 ? 20 : 16) : 0 }
}
