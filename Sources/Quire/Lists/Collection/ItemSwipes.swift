// SPDX-License-Identifier: Apache-2.0

/// The swipes over items of a list in a collection view, which show the actions of the items.
@MainActor final class ItemSwipes {
  /// An item that shows its actions, or is about to.
  private struct Open {
    let cell: UICollectionViewListCell
    let strip: SwipeActionsView
    let isLeading: Bool
    /// The width of the visible actions when the finger touched down, in points.
    var start: CGFloat = 0
  }

  @Weak private var view: UICollectionView?
  private var open: Open?
  /// The actions that a drag shows once it is recognized as more than a tap.
  private var plan: (cell: UICollectionViewListCell, actions: UISwipeActionsConfiguration, isLeading: Bool)?

  /// Adds the recognition of swipes to a collection view that does not have it yet.
  static func install(in view: UICollectionView) {
    let extras = view.madeExtras
    guard extras.swipes == nil else { return }
    let made = ItemSwipes()
    made.view = view
    extras.swipes = made
    let pan = ItemSwipePan(made)
    pan.delegate = pan
    pan.maximumNumberOfTouches = 1
    pan.addAction { [me = Weak(made), pan = Weak(pan)] _ in
      if let pan = pan.wrappedValue { me.wrappedValue?.swiped(pan) }
    }
    view.addGestureRecognizer(pan)
  }

  /// Whether a cell shows its actions.
  func isOpen(_ cell: UICollectionViewCell) -> Bool { open?.cell === cell }

  /// Returns the actions of an item at one side, or `nil` if there are none.
  func actions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let layout = view?.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let look = layout.look(ofSection: path.section)
    else { return nil }
    let provider =
      isLeading ? look.leadingSwipeActionsConfigurationProvider : look.trailingSwipeActionsConfigurationProvider
    guard let actions = provider?(path), !actions.actions.isEmpty else { return nil }
    return actions
  }

  /// Returns whether a horizontal drag over an item may show the item's actions.
  func mayBegin(_ pan: UIPanGestureRecognizer) -> Bool {
    guard let view, view.reordering == nil else { return false }
    let (velocity, way) = (pan.velocity(in: view), pan.translation(in: view))
    let (x, y) = way == .zero ? (velocity.x, velocity.y) : (way.x, way.y)
    guard x.magnitude > y.magnitude else { return false }
    let place = pan.location(in: view)
    plan = nil
    guard let path = view.indexPathForItem(at: CGPoint(x: place.x - way.x, y: place.y - way.y)),
      let cell = view.cellForItem(at: path) as? UICollectionViewListCell
    else { return false }
    if isOpen(cell) { return true }
    close(animated: true)
    let isLeading = (x > 0) != view.isMirrored
    guard !view.isEditing, let actions = actions(at: path, isLeading: isLeading) else { return false }
    plan = (cell, actions, isLeading)
    return true
  }

  private func swiped(_ pan: UIPanGestureRecognizer) {
    guard let view else { return }
    if pan.state == .began, let plan {
      self.plan = nil
      begin(plan.cell, plan.actions, isLeading: plan.isLeading)
    }
    guard let open else { return }
    let sign: CGFloat = open.isLeading == view.isMirrored ? -1 : 1
    let way = pan.translation(in: view).x * sign + open.start
    let (width, rest) = (open.cell.bounds.width, open.strip.restWidth)
    switch pan.state {
    case .began, .changed:
      let limited = way > rest && !open.strip.mayBeFull ? rest + (way - rest) / 3 : way
      place(min(max(0, limited), width))
    case .ended:
      let speed = pan.velocity(in: view).x * sign
      if open.strip.isFull(way, of: width) {
        view.changeLook { self.place(width) }
        open.strip.runFirst()
      } else if way + speed * 0.15 > rest / 2, speed > -200 {
        settle()
      } else {
        close(animated: true)
      }
    case .cancelled, .failed: if open.start > 0 { settle() } else { close(animated: true) }
    case .possible: break
    }
  }

  private func begin(_ cell: UICollectionViewListCell, _ actions: UISwipeActionsConfiguration, isLeading: Bool) {
    cell.pressing.cancel()
    view?.highlight(cell, false)
    let strip = SwipeActionsView(actions, isLeading: isLeading) { [me = Weak(self)] action, source in
      me.wrappedValue?.run(action, source)
    }
    open = Open(cell: cell, strip: strip, isLeading: isLeading)
    cell.insertSubview(strip, at: 0)
    cell.clipsToBounds = true
    cell.setNeedsUpdateConfiguration()
    place(0)
  }

  /// Moves the item's content toward the middle by a distance of 0 or more, in points.
  private func place(_ distance: CGFloat) {
    guard let open, let view else { return }
    let isAtRight = open.isLeading == view.isMirrored
    let bounds = open.cell.bounds
    open.cell.swipeOffset = isAtRight ? -distance : distance
    open.strip.frame = CGRect(x: isAtRight ? bounds.width - distance : 0, y: 0, width: distance, height: bounds.height)
    open.strip.isAtRight = isAtRight
    open.strip.layOut(full: open.strip.isFull(distance, of: bounds.width))
    open.cell.setNeedsLayout()
    open.cell.layoutIfNeeded()
  }

  private func settle() {
    guard var open else { return }
    open.start = open.strip.restWidth
    self.open = open
    view?.changeLook { self.place(open.start) }
  }

  /// Shows the trailing actions of an item, or hides them, at the press of a control.
  func toggle(_ cell: UICollectionViewListCell) {
    if isOpen(cell) { return close(animated: true) }
    close(animated: true)
    guard let path = view?.indexPath(for: cell), let actions = actions(at: path, isLeading: false) else { return }
    begin(cell, actions, isLeading: false)
    settle()
  }

  /// Hides the actions that are shown.
  func close(animated: Bool) {
    guard let open, let view else { return }
    if animated { view.changeLook { self.place(0) } } else { place(0) }
    self.open = nil
    let (cell, strip) = (open.cell, open.strip)
    cell.setNeedsUpdateConfiguration()
    let finish = {
      strip.removeFromSuperview()
      if !cell.subviews.contains(where: { $0 is SwipeActionsView }) { cell.clipsToBounds = false }
    }
    if animated, let session = Session.current, view.window != nil, !UIAccessibility.isReduceMotionEnabled {
      session.schedule(at: session.clock + ControlMetrics.motion, finish)
    } else {
      finish()
    }
  }

  private func run(_ action: UIContextualAction, _ source: UIView) {
    action.handler(action, source) { [me = Weak(self)] _ in me.wrappedValue?.close(animated: true) }
  }
}

/// The drag that shows the actions of an item.
@MainActor private final class ItemSwipePan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  @Weak private var swipes: ItemSwipes?

  init(_ swipes: ItemSwipes) {
    super.init(target: nil, action: nil)
    self.swipes = swipes
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    swipes?.mayBegin(self) ?? false
  }
}
