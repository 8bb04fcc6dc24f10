// SPDX-License-Identifier: Apache-2.0

/// A row that shows its swipe actions, or is about to.
@MainActor struct RowSwipe {
  let cell: UIView
  let path: IndexPath
  let strip: SwipeActionsView
  /// Whether the actions are at the leading side.
  let isLeading: Bool
  /// The width of the visible actions when the finger touched down, in points.
  var start: CGFloat = 0
}

/// The swipes over the rows of a list, which show the rows' actions. A subclass for each kind of list knows its rows.
@MainActor class RowSwipes {
  @Weak private(set) var list: UIScrollView?
  /// The row that shows its actions.
  private(set) var open: RowSwipe?
  /// The actions that a drag shows once it is recognized as more than a tap.
  private var plan: (cell: UIView, path: IndexPath, actions: UISwipeActionsConfiguration, isLeading: Bool)?

  /// Adds the recognition of swipes to a list.
  init(in list: UIScrollView) {
    self.list = list
    let pan = SwipePan(self)
    pan.maximumNumberOfTouches = 1
    pan.delegate = pan
    pan.addAction { [me = Weak(self), pan = Weak(pan)] _ in
      if let pan = pan.wrappedValue { me.wrappedValue?.swiped(pan) }
    }
    list.addGestureRecognizer(pan)
  }

  // MARK: The list

  /// Whether the user is moving a row, so that no swipe begins.
  var isReordering: Bool { false }
  /// Whether a swipe may show the actions of another row.
  var isReady: Bool { true }

  /// Returns the row at a place in the list.
  func row(at place: CGPoint) -> (cell: UIView, path: IndexPath)? { nil }

  /// Returns the actions of a row at one side, for a swipe or for a control or a key.
  func actions(at path: IndexPath, isLeading: Bool, bySwipe: Bool) -> UISwipeActionsConfiguration? { nil }

  /// Called before a row shows its actions.
  func prepare(_ row: RowSwipe) {}

  /// Called when a row has begun to show its actions.
  func began(_ row: RowSwipe) {}

  /// Moves a row's content toward the middle by a distance of 0 or more, in points.
  func shift(_ row: RowSwipe, by distance: CGFloat) {}

  /// Called when a row has begun to hide its actions.
  func ended(_ row: RowSwipe) {}

  // MARK: The drag

  /// Returns whether a horizontal drag over a row may show the row's actions.
  func mayBegin(_ pan: UIPanGestureRecognizer) -> Bool {
    guard let list, !isReordering else { return false }
    let (velocity, way) = (pan.velocity(in: list), pan.translation(in: list))
    let (x, y) = way == .zero ? (velocity.x, velocity.y) : (way.x, way.y)
    guard x.magnitude > y.magnitude else { return false }
    let place = pan.location(in: list)
    plan = nil
    guard let (cell, path) = row(at: CGPoint(x: place.x - way.x, y: place.y - way.y)) else { return false }
    if open?.cell === cell { return true }
    guard isReady else { return false }
    let isLeading = (x > 0) != list.isMirrored
    close(animated: true)
    guard let actions = actions(at: path, isLeading: isLeading, bySwipe: true), !actions.actions.isEmpty else {
      return false
    }
    plan = (cell, path, actions, isLeading)
    return true
  }

  private func swiped(_ pan: UIPanGestureRecognizer) {
    guard let list else { return }
    if pan.state == .began, let plan {
      self.plan = nil
      begin(plan.cell, plan.path, plan.actions, isLeading: plan.isLeading)
    }
    guard let open else { return }
    let sign: CGFloat = open.isLeading == list.isMirrored ? -1 : 1
    let way = pan.translation(in: list).x * sign + open.start
    let (width, rest) = (open.cell.bounds.width, open.strip.restWidth)
    switch pan.state {
    case .began, .changed:
      let limited = way > rest && !open.strip.mayBeFull ? rest + (way - rest) / 3 : way
      place(min(max(0, limited), width))
    case .ended:
      let speed = pan.velocity(in: list).x * sign
      if open.strip.isFull(way, of: width) {
        list.changeLook { self.place(width) }
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

  private func begin(_ cell: UIView, _ path: IndexPath, _ actions: UISwipeActionsConfiguration, isLeading: Bool) {
    let strip = SwipeActionsView(actions, isLeading: isLeading) { [me = Weak(self)] action, source in
      action.handler(action, source) { _ in me.wrappedValue?.close(animated: true) }
    }
    let row = RowSwipe(cell: cell, path: path, strip: strip, isLeading: isLeading)
    prepare(row)
    open = row
    cell.insertSubview(strip, at: 0)
    cell.clipsToBounds = true
    place(0)
    began(row)
  }

  /// Shows a part of the actions, as wide as a distance of 0 or more, in points.
  private func place(_ distance: CGFloat) {
    guard let open, let list else { return }
    let isAtRight = open.isLeading == list.isMirrored
    let bounds = open.cell.bounds
    open.strip.frame = CGRect(x: isAtRight ? bounds.width - distance : 0, y: 0, width: distance, height: bounds.height)
    open.strip.isAtRight = isAtRight
    open.strip.layOut(full: open.strip.isFull(distance, of: bounds.width))
    shift(open, by: distance)
  }

  private func settle() {
    guard let rest = open?.strip.restWidth else { return }
    open?.start = rest
    list?.changeLook { self.place(rest) }
  }

  /// Shows the actions of a row at the request of a control or a key, or hides them.
  func toggle(_ cell: UIView, _ path: IndexPath, isLeading: Bool, bySwipe: Bool) {
    if open?.cell === cell { return close(animated: true) }
    close(animated: true)
    guard let actions = actions(at: path, isLeading: isLeading, bySwipe: bySwipe), !actions.actions.isEmpty else {
      return
    }
    begin(cell, path, actions, isLeading: isLeading)
    settle()
  }

  /// Hides the actions that are shown.
  func close(animated: Bool) {
    guard let row = open, let list else { return }
    if animated { list.changeLook { self.place(0) } } else { place(0) }
    open = nil
    let finish = {
      row.strip.removeFromSuperview()
      if row.strip.owns(row.cell) { row.cell.clipsToBounds = false }
    }
    if animated, let session = Session.current, list.window != nil, !UIAccessibility.isReduceMotionEnabled {
      session.schedule(at: session.clock + ControlMetrics.motion, finish)
    } else {
      finish()
    }
    ended(row)
  }
}

/// The drag that shows the actions of a row.
@MainActor final class SwipePan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  @Weak private var swipes: RowSwipes?

  init(_ swipes: RowSwipes) {
    super.init(target: nil, action: nil)
    self.swipes = swipes
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    swipes?.mayBegin(self) ?? false
  }
}
