// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A column of a picker: an empty scroll view, and a wheel that shows its scroll position.
@MainActor final class PickerColumn: UIControl, UIScrollViewDelegate {
  /// The time that a wheel must be still before its row is chosen, and the duration of a turn in code, in seconds.
  private static let (rest, turn) = (0.12, 0.3)

  @Weak private var picker: UIPickerView?
  let component: Int
  private let scroller = UIScrollView()
  private let wheel: PickerWheel
  private(set) var count = 0
  private(set) var rowHeight: CGFloat = 32
  private(set) var selected = 0
  private var restTimer: UInt32?
  private var turnTimer: UInt32?
  /// Whether code changes the scroll position, so that the scroll view's report is not a choice of the user.
  private var isPlacing = false

  init(_ picker: UIPickerView, component: Int) {
    self.component = component
    wheel = PickerWheel(picker, component: component)
    super.init(frame: .zero)
    self.picker = picker
    hostBehavior = ControlBehavior.touched
    accessibilityTraits = .adjustable
    semantics = ControlSemantics(.stepper, keys: { ($0 as? PickerColumn)?.respond(to: $1) })
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.delegate = self
    addSubview(wheel)
    addSubview(scroller)
    scroller.addGestureRecognizer(
      UITapGestureRecognizer(action: { [me = Weak(self)] tap in
        guard let column = me.wrappedValue else { return }
        let distance = tap.location(in: column).y - column.bounds.height / 2
        column.choose(column.selected + column.wheel.rows(at: distance, rowHeight: column.rowHeight))
      }))
  }

  required init?(coder: NSCoder) { nil }

  func reload(count: Int, rowHeight: CGFloat) {
    self.count = count
    self.rowHeight = rowHeight
    selected = min(max(selected, 0), max(0, count - 1))
    wheel.forgetRows()
    stopTurn()
    setNeedsLayout()
    report()
  }

  func ownView(for row: Int) -> UIView? { wheel.ownView(for: row) }

  // MARK: Choice

  /// Turns to a row without notifying the delegate.
  func select(_ row: Int, animated: Bool) {
    guard count > 0 else { return }
    let start = wheel.offset
    selected = min(max(row, 0), count - 1)
    report()
    guard window != nil else { return setNeedsLayout() }
    layoutIfNeeded()
    place()
    // The row's own view, which may provide the accessibility text, exists only now.
    report()
    guard animated, !UIAccessibility.isReduceMotionEnabled else { return }
    turn(from: start)
  }

  /// Turns to a row that the user chose, and notifies the delegate.
  private func choose(_ row: Int) {
    let row = min(max(row, 0), count - 1)
    guard count > 0, row != selected else { return }
    select(row, animated: true)
    picker?.userSelected(row, in: component)
  }

  private func respond(to key: ControlKey) {
    switch key {
    case .up: choose(selected - 1)
    case .down: choose(selected + 1)
    case .pageUp: choose(selected - 5)
    case .pageDown: choose(selected + 5)
    case .home: choose(0)
    case .end: choose(count - 1)
    case .left, .right: break
    }
  }

  /// Reports the chosen row to assistive technologies.
  func report() {
    accessibilityLabel = picker?.name(of: component)
    accessibilityValue = wheel.text(of: selected, count: count)
    semantics?.amount = count > 0 ? Accessibility.Amount(Double(selected), from: 0, to: Double(count - 1)) : nil
    setNeedsShow()
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isPlacing, count > 0 else { return }
    stopTurn()
    wheel.offset = scroller.contentOffset.y + scroller.adjustedContentInset.top
    awaitRest()
  }

  private func awaitRest() {
    guard let session = Session.current else { return }
    if let restTimer { session.unschedule(restTimer) }
    restTimer = session.schedule(at: session.clock + PickerColumn.rest) { [me = Weak(self)] in
      me.wrappedValue?.rest()
    }
  }

  /// Called when the wheel is still. At a row, that row is chosen. Between two rows, the wheel waits while a finger
  /// holds it, and otherwise turns to the nearest row.
  private func rest() {
    restTimer = nil
    guard count > 0, rowHeight > 0 else { return }
    let state = scroller.panGestureRecognizer.state
    guard state != .began, state != .changed else { return awaitRest() }
    let row = min(Int(max(0, wheel.offset / rowHeight + 0.5)), count - 1)
    let isAligned = (wheel.offset - CGFloat(row) * rowHeight).magnitude < 1
    let start = wheel.offset
    let isNew = row != selected
    selected = row
    report()
    if !isAligned {
      place()
      turn(from: start)
    }
    if isNew { picker?.userSelected(row, in: component) }
  }

  /// Sets the positions of the scroll view and the wheel so that the chosen row is centered.
  private func place() {
    isPlacing = true
    scroller.contentOffset = CGPoint(x: 0, y: CGFloat(selected) * rowHeight - scroller.adjustedContentInset.top)
    isPlacing = false
    wheel.offset = CGFloat(selected) * rowHeight
  }

  /// Animates the wheel from an offset to its current offset.
  private func turn(from start: CGFloat) {
    stopTurn()
    guard let session = Session.current, start != wheel.offset else { return }
    let end = wheel.offset
    wheel.offset = start
    step(from: start, to: end, since: session.clock)
  }

  private func step(from start: CGFloat, to end: CGFloat, since begin: Seconds) {
    guard let session = Session.current else { return }
    turnTimer = session.schedule(at: session.clock + 1.0 / 60) { [me = Weak(self)] in
      guard let column = me.wrappedValue, let session = Session.current else { return }
      let part = min(1, (session.clock - begin) / PickerColumn.turn)
      let left = 1 - part
      column.wheel.offset = end + (start - end) * CGFloat(left * left * left)
      column.turnTimer = nil
      if part < 1 { column.step(from: start, to: end, since: begin) }
    }
  }

  private func stopTurn() {
    if let turnTimer { Session.current?.unschedule(turnTimer) }
    turnTimer = nil
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = CGRect(origin: .zero, size: bounds.size)
    let inset = max(0, (bounds.height - rowHeight) / 2)
    let isTurning = turnTimer != nil
    isPlacing = true
    scroller.frame = frame
    scroller.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    scroller.contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    scroller.snaps = ScrollSnaps(interval: Double(rowHeight), count: count)
    isPlacing = false
    wheel.rowHeight = rowHeight
    wheel.count = count
    wheel.frame = frame
    if !isTurning, restTimer == nil { place() }
    wheel.drawRows()
  }
}
