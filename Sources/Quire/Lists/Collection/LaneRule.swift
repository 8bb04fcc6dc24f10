// SPDX-License-Identifier: Apache-2.0

/// The horizontal scrolling of a section's groups.
struct LaneRule {
  /// The part of a lane that is prepared on each side of the visible part, as a fraction of the width.
  static let lookAhead: CGFloat = 0.4

  /// A closure that makes the scroll view of a lane.
  let make: @MainActor (UICollectionView) -> UIScrollView
  /// The width of a group, in points.
  var groupWidth: CGFloat = 0
  /// Whether the height of the first group has not been measured yet.
  var measuresHeight = false
}

/// The position of a lane in the content.
struct LanePlace {
  let section: Int
  let box: CGRect
  /// The width of the content that scrolls in the lane, in points.
  let width: CGFloat
  let rule: LaneRule
}

/// A lane with its scroll view while it is near the screen. For other lanes, only the offset is kept.
struct Lane {
  let section: Int
  var view: UIScrollView?
  var offset: CGFloat
}

extension UICollectionView {
  /// Returns the scroll offset of a lane. A lane that has not been shown is at its beginning.
  final func laneOffset(_ place: LanePlace) -> CGFloat {
    let most = max(0, place.width - place.box.width)
    guard let lane = lanes.first(where: { $0.section == place.section }) else { return isMirrored ? most : 0 }
    return lane.view?.contentOffset.x ?? min(lane.offset, most)
  }

  /// Returns the view in which a section scrolls horizontally, after moving it to the lane's frame.
  final func lane(at place: LanePlace) -> UIScrollView {
    let offset = laneOffset(place)
    let index = lanes.firstIndex { $0.section == place.section } ?? lanes.count
    if index == lanes.count { lanes.append(Lane(section: place.section, view: nil, offset: offset)) }
    if let view = lanes[index].view {
      if view.frame != place.box { view.frame = place.box }
      let size = CGSize(width: place.width, height: place.box.height)
      if view.contentSize != size { view.contentSize = size }
      return view
    }
    let view = place.rule.make(self)
    lanes[index].view = view
    UIView.performWithoutAnimation {
      view.frame = place.box
      view.contentSize = CGSize(width: place.width, height: place.box.height)
      addSubview(view)
      view.contentOffset.x = offset
    }
    return view
  }

  /// Removes the views of lanes that are no longer near the screen.
  final func keepLanes(_ found: [UICollectionViewLayoutAttributes]) {
    for index in lanes.indices {
      guard let view = lanes[index].view,
        !found.contains(where: { $0.lane?.section == lanes[index].section })
      else { continue }
      lanes[index].offset = view.contentOffset.x
      lanes[index].view = nil
      view.removeFromSuperview()
    }
  }

  /// Returns the visible frame of an item's cell in the content. The offset of its lane is included.
  final func box(of item: LiveItem) -> CGRect {
    guard item.cell.superview !== self, let lane = item.cell.superview as? UIScrollView else { return item.cell.frame }
    return item.cell.frame.offsetBy(dx: lane.frame.minX - lane.contentOffset.x, dy: lane.frame.minY)
  }

  /// Scrolls a lane as far as needed to make an item visible.
  final func showInLane(_ path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let attributes = collectionViewLayout.layoutAttributesForItem(at: path), let place = attributes.lane
    else { return }
    let view = lane(at: place)
    let box = attributes.frame
    var way: CGFloat = 0
    if position.contains(.centeredHorizontally) {
      way = box.midX - place.box.width / 2
    } else if position.contains(.left) {
      way = box.minX
    } else if position.contains(.right) {
      way = box.maxX - place.box.width
    } else if box.minX < 0 {
      way = box.minX
    } else if box.maxX > place.box.width {
      way = box.maxX - place.box.width
    }
    let wanted = min(max(view.contentOffset.x + way, 0), max(0, place.width - place.box.width))
    guard wanted != view.contentOffset.x else { return }
    view.setContentOffset(CGPoint(x: wanted, y: 0), animated: animated)
  }
}
