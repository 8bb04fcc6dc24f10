// SPDX-License-Identifier: Apache-2.0

/// How a section's groups scroll sideways.
struct LaneRule {
  /// How much of a lane is kept ready at each side of what is seen, as a share of the width.
  static let lookAhead: CGFloat = 0.4

  /// Makes the view that scrolls.
  let make: @MainActor (UICollectionView) -> UIScrollView
  /// In points.
  var groupWidth: CGFloat = 0
  /// Whether the height of the first group is still to be measured.
  var measuresHeight = false
}

/// The place of a lane in the content.
struct LanePlace {
  let section: Int
  let box: CGRect
  /// Of what scrolls in it, in points.
  let width: CGFloat
  let rule: LaneRule
}

/// The view of a lane near the screen; of others only the offset.
struct Lane {
  let section: Int
  var view: UIScrollView?
  var offset: CGFloat
}

extension UICollectionView {
  /// How far a lane is scrolled; one that has not been shown is at its beginning.
  final func laneOffset(_ place: LanePlace) -> CGFloat {
    let most = max(0, place.width - place.box.width)
    guard let lane = lanes.first(where: { $0.section == place.section }) else { return isMirrored ? most : 0 }
    return lane.view?.contentOffset.x ?? min(lane.offset, most)
  }

  /// The view that scrolls an item's section sideways, at its place.
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

  /// Removes the views of lanes that are no longer near.
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

  /// Where an item's cell is in the content, as it is seen.
  final func box(of item: LiveItem) -> CGRect {
    guard item.cell.superview !== self, let lane = item.cell.superview as? UIScrollView else { return item.cell.frame }
    return item.cell.frame.offsetBy(dx: lane.frame.minX - lane.contentOffset.x, dy: lane.frame.minY)
  }

  /// Scrolls a lane as far as an item needs to be seen.
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
