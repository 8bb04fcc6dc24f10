// SPDX-License-Identifier: Apache-2.0

/// The area from which the insets of a section's content are measured.
public enum UIContentInsetsReference: Int, Sendable {
  /// For a section, the reference of the layout's configuration; for a configuration, `safeArea`.
  case automatic = 0
  /// Treated like `safeArea`, because the adjusted insets of the collection view already exclude the rest.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The area inside the layout margins of the collection view.
  case layoutMargins = 3
  /// The area of `readableContentGuide`, whose width is at most 672 points.
  case readableContent = 4
}

/// The properties of a compositional layout that concern all its sections.
@preconcurrency @MainActor public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the content scrolls; `vertical` by default.
  ///
  /// With `horizontal`, sections and groups are placed side by side, headers are at their leading edges and footers at
  /// their trailing edges. Estimated widths are not measured, headers are not pinned, and `orthogonalScrollingBehavior`
  /// and lists have no effect.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between two sections, in points; 0 by default.
  public var interSectionSpacing: CGFloat = 0
  /// The header above all sections and the footer below them; empty by default. The data source receives the index path
  /// of the first item of the first section. `pinToVisibleBounds` has no effect on them.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The area from which the sections' insets are measured; `safeArea` by default.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration of a layout that scrolls vertically.
  public override init() {
    super.init()
  }

  /// A configuration with the same values.
  var copied: UICollectionViewCompositionalLayoutConfiguration {
    let other = UICollectionViewCompositionalLayoutConfiguration()
    other.scrollDirection = scrollDirection
    other.interSectionSpacing = interSectionSpacing
    other.boundarySupplementaryItems = boundarySupplementaryItems
    other.contentInsetsReference = contentInsetsReference
    return other
  }
}
