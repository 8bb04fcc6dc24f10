// SPDX-License-Identifier: Apache-2.0

/// A row that shows its swipe actions, or is about to.
@MainActor struct RowSwipe {
  var path: IndexPath
  let cell: UITableViewCell
  let strip: SwipeActionsView
  /// Whether the actions are at the leading side.
  let isLeading: Bool
  /// The offset at the time when the finger touched down.
  var start: CGFloat = 0
}

extension UITableView {
  final func installSwipes() {
    let pan = SwipePan()
    pan.maximumNumberOfTouches = 1
    pan.table = self
    pan.delegate = pan
    pan.addAction { [me = Weak(self), pan = Weak(pan)] _ in
      guard let pan = pan.wrappedValue else { return }
      me.wrappedValue?.swiped(pan)
    }
    addGestureRecognizer(pan)
  }

  /// Returns the actions of a row at one side.
  final func actions(at path: IndexPath, isLeading: Bool, bySwipe: Bool) -> UISwipeActionsConfiguration? {
    if isLeading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if let own { return own }
    guard bySwipe ? mayDeleteBySwipe(path) : dataSource?.tableView(self, canEditRowAt: path) == true,
      (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
    else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) { [me = Weak(self)] _, _, finish in
      guard let me = me.wrappedValue else { return }
      me.endSwipe(animated: true)
      me.dataSource?.tableView(me, commit: .delete, forRowAt: path)
      finish(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Returns whether a horizontal drag over a row may show the row's actions.
  final func maySwipe(_ pan: SwipePan) -> Bool {
    let velocity = pan.velocity(in: self)
    let way = pan.translation(in: self)
    let (x, y) = way == .zero ? (velocity.x, velocity.y) : (way.x, way.y)
    guard x.magnitude > y.magnitude, reordering == nil else { return false }
    let place = pan.location(in: self)
    guard let path = indexPathForRow(at: CGPoint(x: place.x - way.x, y: place.y - way.y)),
      let cell = cellForRow(at: path)
    else { return false }
    pan.plan = nil
    if let swipe, swipe.cell === cell { return true }
    guard !storedIsEditing else { return false }
    let isLeading = (x > 0) != isMirrored
    endSwipe(animated: true)
    guard let actions = actions(at: path, isLeading: isLeading, bySwipe: true), !actions.actions.isEmpty
    else { return false }
    pan.plan = SwipePlan(cell: cell, path: path, actions: actions, isLeading: isLeading)
    return true
  }

  private final func begin(
    _ cell: UITableViewCell, _ path: IndexPath, _ actions: UISwipeActionsConfiguration, _ isLeading: Bool
  ) {
    cell.pressing.cancel()
    unhighlight(cell)
    let strip = SwipeActionsView(actions, isLeading: isLeading) { [me = Weak(self)] action, source in
      me.wrappedValue?.run(action, source)
    }
    swipe = RowSwipe(path: path, cell: cell, strip: strip, isLeading: isLeading, start: cell.swipeOffset)
    cell.insertSubview(strip, at: 0)
    cell.clipsToBounds = true
    placeSwipe(0)
    delegate?.tableView(self, willBeginEditingRowAt: path)
  }

  /// Moves the row's content toward the middle by a distance of 0 or more, in points.
  private final func placeSwipe(_ distance: CGFloat) {
    guard let swipe else { return }
    swipe.cell.swipeOffset = swipe.isLeading ? distance : -distance
    let bounds = swipe.cell.bounds
    let isAtRight = swipe.isLeading == isMirrored
    swipe.strip.frame = CGRect(x: isAtRight ? bounds.width - distance : 0, y: 0, width: distance, height: bounds.height)
    swipe.strip.isAtRight = isAtRight
    swipe.strip.layOut(full: swipe.strip.isFull(distance, of: bounds.width))
    swipe.cell.layOutParts()
  }

  private final func swiped(_ pan: SwipePan) {
    if pan.state == .began, let plan = pan.plan {
      pan.plan = nil
      begin(plan.cell, plan.path, plan.actions, plan.isLeading)
    }
    guard let swipe else { return }
    let sign: CGFloat = (swipe.isLeading == isMirrored) ? -1 : 1
    let way = pan.translation(in: self).x * sign + swipe.start
    let width = swipe.cell.bounds.width
    switch pan.state {
    case .began, .changed:
      let rest = swipe.strip.restWidth
      let limited = way > rest && !swipe.strip.mayBeFull ? rest + (way - rest) / 3 : way
      placeSwipe(min(max(0, limited), width))
    case .ended:
      let speed = pan.velocity(in: self).x * sign
      if swipe.strip.isFull(way, of: width) {
        changeLook { self.placeSwipe(width) }
        swipe.strip.runFirst()
      } else if way + speed * 0.15 > swipe.strip.restWidth / 2, speed > -200 {
        open()
      } else {
        endSwipe(animated: true)
      }
    case .cancelled, .failed: if swipe.start > 0 { open() } else { endSwipe(animated: true) }
    case .possible: break
    }
  }

  private final func open() {
    guard var swipe else { return }
    swipe.start = swipe.strip.restWidth
    self.swipe = swipe
    changeLook { self.placeSwipe(swipe.start) }
  }

  /// Shows the actions of a row at the request of a key, the minus control or an assistive technology.
  final func showActions(of cell: UITableViewCell, _ path: IndexPath, isAtRight: Bool) {
    if swipe?.cell === cell { return endSwipe(animated: true) }
    endSwipe(animated: true)
    let isLeading = isAtRight == isMirrored
    guard let actions = actions(at: path, isLeading: isLeading, bySwipe: !storedIsEditing),
      !actions.actions.isEmpty
    else { return }
    begin(cell, path, actions, isLeading)
    open()
  }

  final func endSwipe(animated: Bool) {
    guard let swipe else { return }
    let close = { self.placeSwipe(0) }
    if animated { changeLook(close) } else { close() }
    self.swipe = nil
    let (cell, strip) = (swipe.cell, swipe.strip)
    let finish = {
      strip.removeFromSuperview()
      if strip.owns(cell) { cell.clipsToBounds = false }
    }
    cell.swipeOffset = 0
    if animated, let session = Session.current, window != nil, !UIAccessibility.isReduceMotionEnabled {
      session.schedule(at: session.clock + ControlMetrics.motion, finish)
    } else {
      finish()
    }
    delegate?.tableView(self, didEndEditingRowAt: swipe.path)
  }

  private final func run(_ action: UIContextualAction, _ source: UIView) {
    action.handler(action, source) { [me = Weak(self)] _ in
      me.wrappedValue?.endSwipe(animated: true)
    }
  }
}

/// The actions that a drag is about to show.
@MainActor struct SwipePlan {
  let cell: UITableViewCell
  let path: IndexPath
  let actions: UISwipeActionsConfiguration
  let isLeading: Bool
}

/// The drag that shows the actions of a row.
@MainActor final class SwipePan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  @Weak var table: UITableView?
  /// The actions that the drag shows once it is recognized as more than a tap.
  var plan: SwipePlan?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    table?.maySwipe(self) ?? false
  }
}

/// The buttons behind a swiped row.
@MainActor final class SwipeActionsView: UIView {
  private let configuration: UISwipeActionsConfiguration
  private let isLeading: Bool
  private var buttons: [UIButton] = []
  private let run: (UIContextualAction, UIView) -> Void
  /// Whether the buttons are at the right side of their row.
  var isAtRight = true

  init(
    _ configuration: UISwipeActionsConfiguration, isLeading: Bool,
    _ run: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.configuration = configuration
    self.isLeading = isLeading
    self.run = run
    super.init(frame: .zero)
    clipsToBounds = true
    for action in configuration.actions { add(action) }
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ action: UIContextualAction) {
    let button = SwipeButton(frame: .zero)
    button.setTitle(action.title, for: .normal)
    button.setImage(action.image, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: action.image == nil ? 17 : 13)
    button.tintColor = .white
    button.imageView?.tintColor = .white
    button.backgroundColor = action.backgroundColor ?? (action.style == .destructive ? .systemRed : .systemGray)
    button.addAction(
      UIAction { [me = Weak(self), button = Weak(button)] _ in
        guard let button = button.wrappedValue else { return }
        me.wrappedValue?.run(action, button)
      }, for: .touchUpInside)
    buttons.append(button)
    insertSubview(button, at: 0)
  }

  /// Returns the width that a button needs, at least 74 points. [LIST]
  private func width(of button: UIButton) -> CGFloat { max(74, button.sizeThatFits(.zero).width + 32) }
  var restWidth: CGFloat {
    var sum: CGFloat = 0
    for button in buttons { sum += width(of: button) }
    return sum
  }
  var mayBeFull: Bool { configuration.performsFirstActionWithFullSwipe && !configuration.actions.isEmpty }
  func isFull(_ distance: CGFloat, of width: CGFloat) -> Bool {
    mayBeFull && distance > max(width * 0.6, restWidth + 40)
  }
  func owns(_ cell: UITableViewCell) -> Bool { !cell.subviews.contains { $0 is SwipeActionsView } }

  func runFirst() {
    guard let action = configuration.actions.first, let button = buttons.first else { return }
    run(action, button)
  }

  /// Lays out the buttons, with the first action at the row's end. If there is more space than they need, all buttons
  /// grow. After a full swipe, only the first action remains visible.
  func layOut(full: Bool) {
    let rest = restWidth
    let factor = rest > 0 ? bounds.width / rest : 1
    var end: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let natural = width(of: button) * factor
      let width = full ? (index == 0 ? bounds.width : 0) : natural
      let x = isAtRight ? bounds.width - end - width : end
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      end += width
    }
  }
}

/// The button of a row action, with an image above a title. In a low row, only the image is shown.
private final class SwipeButton: UIButton {
  /// The distance between the image and the title, in points. UIKit's value is not public; a decision.
  private static let spacing: CGFloat = 4
  /// The height of the lowest row that shows both image and title, in points. UIKit's value is not public; a decision.
  private static let roomForBoth: CGFloat = 50

  private var imageSize: CGSize { imageView?.image?.size ?? .zero }
  private var hasImage: Bool { imageSize.height > 0 }

  /// Returns the size that fits the image above the title, because the height of the row is not yet known.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard hasImage, let titleLabel else { return super.sizeThatFits(size) }
    let title = titleLabel.sizeThatFits(.zero)
    return CGSize(
      width: max(title.width, imageSize.width), height: imageSize.height + SwipeButton.spacing + title.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard hasImage, let imageView, let titleLabel else { return }
    let image = imageSize
    let title = titleLabel.sizeThatFits(.zero)
    titleLabel.isHidden = title.height == 0 || bounds.height < SwipeButton.roomForBoth
    let whole = image.height + (titleLabel.isHidden ? 0 : SwipeButton.spacing + title.height)
    let top = ((bounds.height - whole) / 2).rounded()
    imageView.frame = CGRect(
      x: ((bounds.width - image.width) / 2).rounded(), y: top, width: image.width, height: image.height)
    let width = min(title.width, bounds.width)
    titleLabel.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: top + image.height + SwipeButton.spacing, width: width,
      height: title.height)
  }
}
