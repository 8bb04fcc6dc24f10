// SPDX-License-Identifier: Apache-2.0

/// How a section scrolls sideways.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all; the default: groups are one below the other.
  case none = 0
  /// To any place.
  case continuous = 1
  /// To the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// By the width of the view at each drag.
  case paging = 3
  /// By one group at each drag, which comes to stand at the leading edge.
  case groupPaging = 4
  /// By one group at each drag, which comes to stand in the middle.
  case groupPagingCentered = 5
}

extension NSCollectionLayoutSection {
  /// How the section scrolls sideways; `none` by default. A section that does has its groups side by side.
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

/// The view in which a section's items scroll sideways.
@MainActor final class SectionLane: UIScrollView, UIScrollViewDelegate {
  @Weak private var collection: UICollectionView?
  private let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// From one group to the next, in points.
  private let step: CGFloat
  /// Before the first group, in points.
  private let lead: CGFloat
  /// Of a group, in points.
  private let width: CGFloat
  /// The offset when the finger came down.
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
    case .none, .continuous, .paging: return
    case .continuousGroupLeadingBoundary:
      unsafe targetContentOffset.pointee.x = offset(ofGroup: group(at: target))
    case .groupPaging, .groupPagingCentered:
      let from = group(at: start)
      let isForward = (velocity.x > 0) != isMirrored
      let way = velocity.x.magnitude > 0.2 ? (isForward ? 1 : -1) : group(at: contentOffset.x) - from
      unsafe targetContentOffset.pointee.x = offset(ofGroup: from + min(max(way, -1), 1))
    }
  }

  /// What a group is away from the leading edge when it is at rest.
  private var rest: CGFloat { behavior == .groupPagingCentered ? (bounds.width - width) / 2 : lead }

  /// The group whose place of rest is nearest to an offset. At an end, where several may have the same, the one from
  /// which the next is elsewhere.
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

  /// How far the lane scrolls, in points.
  private var greatest: CGFloat { max(0, contentSize.width - bounds.width) }

  /// Between offsets from the left and from the leading edge, each way.
  private func fromLeading(_ offset: CGFloat) -> CGFloat {
    isMirrored ? greatest - offset : offset
  }
}
