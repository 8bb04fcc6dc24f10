// SPDX-License-Identifier: Apache-2.0

/// The horizontal scrolling behavior of a section.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// No horizontal scrolling. Groups are placed one below the other. The default.
  case none = 0
  /// Scrolling that stops at any position.
  case continuous = 1
  /// Scrolling that stops at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// Scrolling by the width of the view with each drag.
  case paging = 3
  /// Scrolling by one group with each drag. The group is aligned with the leading edge.
  case groupPaging = 4
  /// Scrolling by one group with each drag. The group is centered.
  case groupPagingCentered = 5
}

extension NSCollectionLayoutSection {
  /// The horizontal scrolling behavior; `none` by default. With any other value, the section's groups are placed side
  /// by side.
  public var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    get { storedBehavior }
    set {
      storedBehavior = newValue
      guard newValue != .none else {
        lane = nil
        return
      }
      lane = { [section = Weak(self)] width in
        let step = width + (section.wrappedValue?.interGroupSpacing ?? 0)
        let lead = section.wrappedValue?.contentInsets.leading ?? 0
        return LaneRule(
          make: { SectionLane($0, newValue, step: step, lead: lead, width: width) }, groupWidth: width)
      }
    }
  }
}

/// The view in which a section's items scroll horizontally.
@MainActor final class SectionLane: UIScrollView, UIScrollViewDelegate {
  @Weak private var collection: UICollectionView?
  private let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The distance from the start of one group to the start of the next, in points.
  private let step: CGFloat
  /// The distance before the first group, in points.
  private let lead: CGFloat
  /// The width of a group, in points.
  private let width: CGFloat
  /// The offset at the time when the finger touched down.
  private var start: CGFloat = 0

  init(
    _ collection: UICollectionView, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, step: CGFloat,
    lead: CGFloat, width: CGFloat
  ) {
    self.behavior = behavior
    self.step = max(1, step)
    self.lead = lead
    self.width = width
    super.init(frame: .zero)
    self.collection = collection
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    switch behavior {
    case .none, .continuous: break
    case .paging: isPagingEnabled = true
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: heldDelegate = self
    }
  }

  required init?(coder: NSCoder) { nil }

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      let old = super.contentOffset
      super.contentOffset = newValue
      if super.contentOffset != old { collection?.setNeedsLayout() }
    }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    start = contentOffset.x
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = unsafe targetContentOffset.pointee.x
    switch behavior {
    case .none, .continuous, .paging: ScrollRelease.ignoresTarget = true
    case .continuousGroupLeadingBoundary:
      unsafe targetContentOffset.pointee.x = offset(ofGroup: group(at: target))
    case .groupPaging, .groupPagingCentered:
      let from = group(at: start)
      let isForward = (velocity.x > 0) != isMirrored
      let way = velocity.x.magnitude > 0.2 ? (isForward ? 1 : -1) : group(at: contentOffset.x) - from
      unsafe targetContentOffset.pointee.x = offset(ofGroup: from + min(max(way, -1), 1))
    }
  }

  /// The distance between the leading edge and a group at rest, in points.
  private var rest: CGFloat { behavior == .groupPagingCentered ? (bounds.width - width) / 2 : lead }

  /// Returns the group whose resting position is nearest to an offset. At either end, several groups may share a
  /// resting position; the result is then the one whose neighbor rests elsewhere.
  private func group(at offset: CGFloat) -> Int {
    let place = fromLeading(offset)
    let groups = (place + rest - lead) / step
    if place <= 0 { return Int((groups + 0.001).rounded(.down)) }
    if place >= greatest { return Int((groups - 0.001).rounded(.up)) }
    return Int(groups.rounded())
  }

  private func offset(ofGroup group: Int) -> CGFloat {
    fromLeading(min(max(CGFloat(max(0, group)) * step + lead - rest, 0), greatest))
  }

  /// The largest scroll offset, in points.
  private var greatest: CGFloat { max(0, contentSize.width - bounds.width) }

  /// Converts an offset from the left edge to an offset from the leading edge, or the reverse.
  private func fromLeading(_ offset: CGFloat) -> CGFloat {
    isMirrored ? greatest - offset : offset
  }
}
