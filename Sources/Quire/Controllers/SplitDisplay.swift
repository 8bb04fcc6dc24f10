// SPDX-License-Identifier: Apache-2.0

/// The arrangement of the columns of a split view controller: their places, the lines between them, and the buttons that
/// show and hide them.
@MainActor final class SplitDisplay {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Column = UISplitViewController.Column

  /// The number of visible columns before the secondary one that the user or the app chose; `nil` for the preference.
  var chosen: Int?
  /// Whether the compact column replaces the others.
  var showsCompact = false
  /// Whether the controller is collapsing or expanding.
  var isChanging = false
  /// Whether columns have been arranged since the view was loaded.
  private(set) var isArranged = false
  private var shownMode: Mode?
  private var shownBehavior: UISplitViewController.SplitBehavior?
  /// Whether columns move, so that those that are hidden are still in the view.
  private var motions = 0
  private let dimming = UIView()
  private let lines = [UIView(), UIView()]
  private var edgePan: UIScreenEdgePanGestureRecognizer?
  private var storedButton: UIBarButtonItem?
  private var buttons: [UIBarButtonItem?] = [nil, nil, nil]
  private var owners: [UINavigationItem?] = [nil, nil, nil]

  init() {}

  func install(in controller: UISplitViewController) {
    dimming.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    dimming.alpha = 0
    dimming.isHidden = true
    let tap = UITapGestureRecognizer { [controller = Weak(controller)] _ in
      if let controller = controller.wrappedValue { controller.display.retreat(controller) }
    }
    dimming.addGestureRecognizer(tap)
    controller.view.addSubview(dimming)
    for line in lines {
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      line.isHidden = true
      controller.view.addSubview(line)
    }
    let pan = UIScreenEdgePanGestureRecognizer { [controller = Weak(controller)] pan in
      guard let controller = controller.wrappedValue else { return }
      switch pan.state {
      case .began:
        controller.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(controller)
        controller.display.change(to: controller.display.count(controller) + 1, controller)
      case .ended, .cancelled: controller.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(controller)
      default: break
      }
    }
    edgePan = pan
    controller.view.addGestureRecognizer(pan)
  }

  /// Hides the columns over the secondary one.
  private func retreat(_ controller: UISplitViewController) {
    change(to: behavior(of: controller) == .displace ? 1 : 0, controller)
  }

  // MARK: Modes

  /// The columns before the secondary one that have a controller.
  func leading(_ controller: UISplitViewController) -> [Column] {
    let all: [Column] = controller.style == .tripleColumn ? [.primary, .supplementary] : [.primary]
    return all.filter { controller.columns[$0].holder != nil }
  }

  private func size(of controller: UISplitViewController) -> CGSize {
    controller.viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
  }

  func behavior(of controller: UISplitViewController) -> UISplitViewController.SplitBehavior {
    let isTriple = controller.style == .tripleColumn
    switch controller.preferredSplitBehavior {
    case .automatic: break
    case .displace: return isTriple ? .displace : .tile
    default: return controller.preferredSplitBehavior
    }
    switch controller.preferredDisplayMode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return isTriple ? .displace : .tile
    case .automatic, .secondaryOnly: break
    }
    let size = size(of: controller)
    guard size.width > size.height else { return .overlay }
    // Three columns beside each other need more space.
    return isTriple && size.width < 1180 ? .displace : .tile
  }

  private func number(in mode: Mode) -> Int {
    switch mode {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Chooses the columns that a mode shows.
  func choose(_ mode: Mode) {
    chosen = mode == .automatic ? nil : number(in: mode)
  }

  /// Returns the number of visible columns before the secondary one.
  func count(_ controller: UISplitViewController) -> Int {
    let all = leading(controller).count
    if let chosen { return min(chosen, all) }
    guard controller.preferredDisplayMode == .automatic else {
      return min(number(in: controller.preferredDisplayMode), all)
    }
    switch behavior(of: controller) {
    case .automatic, .tile: return all
    case .overlay: return 0
    case .displace: return min(1, all)
    }
  }

  func mode(of controller: UISplitViewController) -> Mode {
    let count = count(controller)
    if count == 0 { return .secondaryOnly }
    switch behavior(of: controller) {
    case .automatic, .tile: return count == 1 ? .oneBesideSecondary : .twoBesideSecondary
    case .overlay: return count == 1 ? .oneOverSecondary : .twoOverSecondary
    case .displace: return count == 1 ? .oneBesideSecondary : .twoDisplaceSecondary
    }
  }

  /// Shows a number of columns before the secondary one, and moves them.
  func change(to wanted: Int, _ controller: UISplitViewController) {
    let wanted = max(0, min(wanted, leading(controller).count))
    guard !controller.isCollapsed, wanted != count(controller) else { return }
    chosen = wanted
    move(controller)
  }

  /// Moves the columns to where they belong after a change. Does nothing before the controller is shown.
  func move(_ controller: UISplitViewController) {
    guard isArranged, !controller.isCollapsed, let view = controller.viewIfLoaded, view.window != nil else { return }
    // A column that moves in begins at its hidden place.
    UIView.performWithoutAnimation { insert(leading(controller).suffix(count(controller)), controller) }
    motions += 1
    UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
      self.arrange(controller)
      view.layoutIfNeeded()
    } completion: { _ in
      self.motions -= 1
      self.removeHidden(controller)
    }
  }

  /// Performs the action of the button.
  private func toggle(_ controller: UISplitViewController) {
    let target = controller.delegate?.targetDisplayModeForAction(in: controller) ?? .automatic
    if target != .automatic { return change(to: number(in: target), controller) }
    let all = leading(controller).count
    let shown = count(controller)
    change(to: shown < all ? shown + 1 : shown - 1, controller)
  }

  // MARK: Places

  func width(of column: Column, _ controller: UISplitViewController) -> CGFloat {
    let isPrimary = column == .primary
    let whole = size(of: controller).width
    let automatic = UISplitViewController.automaticDimension
    let points =
      isPrimary ? controller.preferredPrimaryColumnWidth : controller.preferredSupplementaryColumnWidth
    let fraction =
      isPrimary
      ? controller.preferredPrimaryColumnWidthFraction : controller.preferredSupplementaryColumnWidthFraction
    let least = isPrimary ? controller.minimumPrimaryColumnWidth : controller.minimumSupplementaryColumnWidth
    let most = isPrimary ? controller.maximumPrimaryColumnWidth : controller.maximumSupplementaryColumnWidth
    var width: CGFloat = 320
    var limit: CGFloat = 320
    if points != automatic {
      (width, limit) = (points, whole)
    } else if fraction != automatic {
      width = fraction * whole
    }
    if most != automatic { limit = most }
    width = min(width, limit)
    if least != automatic { width = max(width, least) }
    return max(0, min(width, whole))
  }

  /// Called when a preference or a controller has changed.
  func changed(_ controller: UISplitViewController) {
    guard isArranged else { return }
    arrange(controller)
  }

  /// Puts the columns in their places.
  func arrange(_ controller: UISplitViewController) {
    guard let view = controller.viewIfLoaded else { return }
    isArranged = true
    guard !controller.isCollapsed else { return arrangeStack(controller, view) }
    let behavior = behavior(of: controller)
    if let shownBehavior, shownBehavior != behavior { chosen = nil }
    shownBehavior = behavior
    let (count, mode, leading) = (count(controller), mode(of: controller), leading(controller))
    if shownMode != mode { announce(mode, count, leading, controller) }
    for column in leading { makeCompact(column, controller) }
    let secondary = controller.columns[.secondary].holder
    insert(leading.suffix(count), controller)
    if let secondary, secondary.view.superview !== view { view.insertSubview(secondary.view, at: 0) }
    for column in controller.columns
    where column.holder !== secondary && column.holder?.viewIfLoaded?.superview === view {
      // The compact column is shown only while collapsed.
      if column === controller.columns[.compact]
        || column === controller.columns[.supplementary] && !leading.contains(.supplementary)
      {
        column.holder?.view.removeFromSuperview()
      }
    }

    let isMirrored = view.isMirrored != (controller.primaryEdge == .trailing)
    let bounds = view.bounds
    let edge = isMirrored ? view.safeAreaInsets.right : view.safeAreaInsets.left
    let widths = leading.map { width(of: $0, controller) }
    let firstShown = leading.count - count
    var x = -widths.prefix(firstShown).reduce(0, +)
    if count == 0 { x -= edge }
    let scale = max(1, controller.traitCollection.displayScale)
    for (index, column) in leading.enumerated() {
      let width = widths[index] + (index == min(firstShown, leading.count - 1) ? edge : 0)
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height).mirrored(isMirrored, in: bounds.width)
      if let own = controller.columns[column].holder?.viewIfLoaded, own.superview === view {
        own.frame = frame
      }
      lines[index].isHidden = index < firstShown && motions == 0
      lines[index].frame = CGRect(x: x + width, y: 0, width: 1 / scale, height: bounds.height)
        .mirrored(isMirrored, in: bounds.width)
      x += width
    }
    let shown = max(0, x)
    var main = CGRect(x: shown, y: 0, width: bounds.width - shown, height: bounds.height)
    if behavior == .overlay { main = bounds }
    if behavior == .displace, count == 2 { main.size.width = bounds.width - (widths.last ?? 0) }
    secondary?.view.frame = main.mirrored(isMirrored, in: bounds.width)

    let dims = count > (behavior == .displace ? 1 : 0) && behavior != .tile
    dimming.frame = behavior == .displace ? secondary?.view.frame ?? bounds : bounds
    if dims { dimming.isHidden = false }
    dimming.alpha = dims ? 1 : 0
    if motions == 0 { dimming.isHidden = !dims }
    edgePan?.edges = isMirrored ? .right : .left
    edgePan?.isEnabled = controller.presentsWithGesture && count < leading.count
    if motions == 0 { removeHidden(controller) }
    placeButtons(controller)
  }

  private func announce(_ mode: Mode, _ count: Int, _ leading: [Column], _ controller: UISplitViewController) {
    let old = shownMode.map { number(in: $0) }
    shownMode = mode
    guard let old else { return }
    controller.delegate?.splitViewController(controller, willChangeTo: mode)
    guard controller.style != .unspecified else { return }
    for (index, column) in leading.enumerated() {
      let (was, isShown) = (index >= leading.count - old, index >= leading.count - count)
      if isShown, !was { controller.delegate?.splitViewController(controller, willShow: column) }
      if was, !isShown { controller.delegate?.splitViewController(controller, willHide: column) }
    }
  }

  private func makeCompact(_ column: Column, _ controller: UISplitViewController) {
    guard let holder = controller.columns[column].holder,
      controller.overrideTraitCollection(forChild: holder) == nil
    else { return }
    controller.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: holder)
  }

  /// Inserts the views of columns that are about to be shown, beyond the edge.
  private func insert(_ shown: ArraySlice<Column>, _ controller: UISplitViewController) {
    guard let view = controller.viewIfLoaded else { return }
    let isMirrored = view.isMirrored != (controller.primaryEdge == .trailing)
    for column in shown.reversed() {
      guard let own = controller.columns[column].holder?.view, own.superview !== view else { continue }
      let width = width(of: column, controller)
      own.frame = CGRect(x: -width, y: 0, width: width, height: view.bounds.height)
        .mirrored(isMirrored, in: view.bounds.width)
      view.insertSubview(own, belowSubview: lines[0])
    }
    if let secondary = controller.columns[.secondary].holder?.viewIfLoaded, secondary.superview === view {
      view.insertSubview(dimming, aboveSubview: secondary)
    }
  }

  private func removeHidden(_ controller: UISplitViewController) {
    guard motions == 0, !controller.isCollapsed, let view = controller.viewIfLoaded else { return }
    let leading = leading(controller)
    for column in leading.dropLast(count(controller)) {
      guard let own = controller.columns[column].holder?.viewIfLoaded, own.superview === view else { continue }
      own.removeFromSuperview()
    }
    for (index, line) in lines.enumerated() {
      line.isHidden = index >= leading.count || index < leading.count - count(controller)
    }
    if dimming.alpha == 0 { dimming.isHidden = true }
  }

  /// Removes the views of all columns, before the controller collapses or expands.
  func hideColumns(_ controller: UISplitViewController) {
    shownMode = nil
    for column in controller.columns {
      guard let own = column.holder?.viewIfLoaded, own.superview === controller.viewIfLoaded else { continue }
      own.removeFromSuperview()
    }
    removeButtons()
  }

  private func arrangeStack(_ controller: UISplitViewController, _ view: UIView) {
    dimming.isHidden = true
    for line in lines { line.isHidden = true }
    edgePan?.isEnabled = false
    let root = controller.collapsedRoot
    for column in controller.columns where column.holder !== root {
      if let own = column.holder?.viewIfLoaded, own.superview === view { own.removeFromSuperview() }
    }
    if let own = root?.view {
      if own.superview !== view { view.insertSubview(own, at: 0) }
      own.frame = view.bounds
    }
    placeButtons(controller)
  }

  // MARK: Buttons

  func publicButton(_ controller: UISplitViewController) -> UIBarButtonItem {
    if let storedButton { return storedButton }
    let made = button("sidebar.left", controller) { $0.display.toggle($0) }
    made.isHidden = controller.isCollapsed
    storedButton = made
    return made
  }

  private func button(
    _ symbol: String, _ controller: UISplitViewController, _ action: @escaping (UISplitViewController) -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      image: UIImage(system: symbol),
      primaryAction: UIAction { [controller = Weak(controller)] _ in
        if let controller = controller.wrappedValue { action(controller) }
      })
  }

  private func removeButtons() {
    for index in owners.indices {
      owners[index]?.splitItem = nil
      owners[index] = nil
    }
  }

  /// Puts the buttons into the bars of the columns.
  func placeButtons(_ controller: UISplitViewController) {
    guard isArranged else { return }
    storedButton?.isHidden = controller.isCollapsed
    let (count, leading) = (count(controller), leading(controller))
    storedButton?.accessibilityLabel = count < leading.count ? "Show Sidebar" : "Hide Sidebar"
    guard controller.style != .unspecified, !controller.isCollapsed else { return removeButtons() }
    let isWanted: Bool
    switch controller.displayModeButtonVisibility {
    case .automatic: isWanted = controller.presentsWithGesture
    case .never: isWanted = false
    case .always: isWanted = true
    }
    let first = leading.suffix(count).first ?? .secondary
    for (index, column) in [Column.primary, .supplementary, .secondary].enumerated() {
      let toggles = isWanted && column == first && !leading.isEmpty
      let expands =
        controller.showsSecondaryOnlyButton && controller.style == .tripleColumn && column == .secondary && count > 0
      let item =
        toggles || expands ? controller.columns[column].stack?.viewControllers.first?.navigationItem : nil
      if owners[index] !== item {
        owners[index]?.splitItem = nil
        owners[index] = item
      }
      guard let item else { continue }
      let symbol = expands && !toggles ? "arrow.up.left.and.arrow.down.right" : "sidebar.left"
      let own = buttons[index] ?? button(symbol, controller) { $0.display.press(index, $0) }
      own.image = UIImage(system: symbol)
      own.accessibilityLabel = count < leading.count ? "Show Sidebar" : "Hide Sidebar"
      buttons[index] = own
      if item.splitItem !== own { item.splitItem = own }
    }
  }

  private func press(_ index: Int, _ controller: UISplitViewController) {
    let isToggle = (leading(controller).suffix(count(controller)).first ?? .secondary).rawValue == index
    if isToggle { toggle(controller) } else { change(to: 0, controller) }
  }
}

extension CGRect {
  /// Returns the rectangle on the other side of a box.
  fileprivate func mirrored(_ isMirrored: Bool, in width: CGFloat) -> CGRect {
    isMirrored ? CGRect(x: width - maxX, y: minY, width: self.width, height: height) : self
  }
}
