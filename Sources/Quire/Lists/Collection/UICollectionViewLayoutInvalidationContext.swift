// SPDX-License-Identifier: Apache-2.0

/// The parts of a layout that an invalidation concerns.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is invalid: for `invalidateLayout()`, and for new data.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items have changed.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that are invalid, in the order in which they were added; `nil` if none was.
  public final private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that are invalid, by kind; `nil` if none was added.
  public final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    guard !supplementaryViews.isEmpty else { return nil }
    var paths: [String: [IndexPath]] = [:]
    for (kind, path) in supplementaryViews { paths[kind, default: []].append(path) }
    return paths
  }
  /// The invalid supplementary views. A list, because a dictionary with texts as keys would link the tables of Unicode
  /// into every app with a collection view.
  private final var supplementaryViews: [(kind: String, path: IndexPath)] = []
  /// The distance by which the content offset moves, in points; zero by default.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The difference of the content's size, in points; zero by default. The layout computes the size of its content
  /// again in any case.
  open var contentSizeAdjustment = CGSize.zero

  /// Whether only single items are invalid.
  final var concernsItemsOnly: Bool {
    !invalidateEverything && !invalidateDataSourceCounts && supplementaryViews.isEmpty
  }

  /// Creates a context in which nothing is invalid.
  public override init() {
    super.init()
  }

  /// Adds items. A layout of Quire then measures only these again.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views of a kind.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    for path in indexPaths { supplementaryViews.append((elementKind, path)) }
  }
}

/// The parts of a flow layout that an invalidation concerns.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes again; `true` by default. With `false` here and in
  /// `invalidateFlowLayoutAttributes`, the flow layout keeps all positions.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the positions are computed again; `true` by default.
  open var invalidateFlowLayoutAttributes = true
}
