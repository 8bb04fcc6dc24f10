// SPDX-License-Identifier: Apache-2.0

extension UISplitViewController {
  // MARK: Controllers

  /// The controllers of the columns in order: the navigation controllers around them, if the controller has made some.
  /// Only the one that is shown while the controller is collapsed.
  ///
  /// Setting it replaces the controllers. The first is that of the primary column, and the last of several that of the
  /// secondary column.
  public final var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return collapsedRoot.map { [$0] } ?? [] }
      return columns.prefix(3).compactMap { $0.holder }
    }
    set {
      precondition(newValue.count <= 3, "A split view controller has at most three columns.")
      rebuild {
        assign(newValue.first, to: .primary)
        assign(newValue.count == 3 ? newValue[1] : nil, to: .supplementary)
        assign(newValue.count > 1 ? newValue.last : nil, to: .secondary)
      }
      if isCollapsed, style == .unspecified, columns[.secondary].lent == nil { collapseSecondary() }
      display.changed(self)
    }
  }

  /// Returns the controller that the app has set for a column, or `nil`.
  public final func viewController(for column: Column) -> UIViewController? { columns[column].own }

  /// Sets the controller of a column; `nil` removes it. Except in the compact column, a controller that is not a
  /// navigation controller gets one around it.
  public final func setViewController(_ vc: UIViewController?, for column: Column) {
    let content = columns[column]
    guard content.own !== vc else { return }
    if isCollapsed, content.lent == nil, content.holder !== collapsedRoot || content.holder == nil,
      collapsedRoot != nil
    {
      assign(vc, to: column)
    } else {
      rebuild { assign(vc, to: column) }
    }
    display.changed(self)
  }

  /// Puts a controller into a column without showing it.
  private func assign(_ controller: UIViewController?, to column: Column) {
    let content = columns[column]
    guard content.own !== controller else { return }
    remove(content)
    guard let controller else { return }
    content.own = controller
    let needsStack = style != .unspecified && column != .compact && controller.containerBehavior?.navigation == nil
    let holder = needsStack ? UINavigationController(rootViewController: controller) : controller
    content.holder = holder
    addChild(holder)
    holder.didMove(toParent: self)
  }

  private func remove(_ content: SplitColumn) {
    if let old = content.holder, old.parent === self {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    (content.own, content.holder, content.lent) = (nil, nil, nil)
  }

  /// Runs a change of the columns while each has its own controllers, and collapses them again.
  private func rebuild(_ change: () -> Void) {
    guard isCollapsed else { return change() }
    let lent = [Column.supplementary, .secondary].filter { isPushed(columns[$0]) }
    for column in [Column.secondary, .supplementary] { reclaim(columns[column]) }
    change()
    for column in lent { push(columns[column], animated: false) }
  }

  // MARK: Collapsing

  /// The controller that is shown while all content is in one stack.
  final var collapsedRoot: UIViewController? {
    if display.showsCompact, let compact = columns[.compact].holder { return compact }
    return columns.prefix(3).first { $0.holder != nil && $0.lent == nil }?.holder
  }

  /// The navigation controller that has the contents of all columns.
  private var sharedStack: UINavigationController? { SplitColumn.stack(in: collapsedRoot) }

  /// Whether controllers of a column are on the shared stack.
  final func isPushed(_ content: SplitColumn) -> Bool {
    guard let lent = content.lent, let stack = sharedStack else { return false }
    return stack.viewControllers.contains { one in lent.contains { $0 === one } }
  }

  final func collapse() {
    isCollapsed = true
    display.hideColumns(self)
    for content in columns {
      if let holder = content.holder, holder.parent === self { setOverrideTraitCollection(nil, forChild: holder) }
    }
    if style == .unspecified {
      if let primary = delegate?.primaryViewController(forCollapsing: self) { assign(primary, to: .primary) }
      collapseSecondary()
    } else {
      let proposed: Column =
        columns[.compact].holder != nil ? .compact : columns[.secondary].holder != nil ? .secondary : .primary
      let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
      display.showsCompact = top == .compact && columns[.compact].holder != nil
      if !display.showsCompact { push(upTo: top, animated: false) }
    }
    display.arrange(self)
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func collapseSecondary() {
    guard let primary = columns[.primary].holder, let secondary = columns[.secondary].holder else { return }
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
  }

  /// Pushes the contents of all columns up to one that are not yet on the stack.
  private func push(upTo top: Column, animated: Bool) {
    for content in columns[1...2] where content.holder !== collapsedRoot {
      if content === columns[.secondary], top != .secondary { continue }
      if content === columns[.supplementary], top == .primary { continue }
      if !isPushed(content) {
        reclaim(content)
        push(content, animated: animated)
      }
    }
  }

  private func push(_ content: SplitColumn, animated: Bool) {
    guard let holder = content.holder, content.lent == nil, holder !== collapsedRoot, let stack = sharedStack else {
      return
    }
    push(content, holder, on: stack, animated: animated)
  }

  private func push(
    _ content: SplitColumn, _ holder: UIViewController, on stack: UINavigationController, animated: Bool
  ) {
    holder.viewIfLoaded?.removeFromSuperview()
    var lent = [holder]
    if let own = holder.containerBehavior?.navigation {
      lent = own.viewControllers
      own.setViewControllers([], animated: false)
    } else {
      holder.willMove(toParent: nil)
      holder.removeFromParent()
    }
    content.lent = lent
    if lent.count == 1 {
      stack.pushViewController(lent[0], animated: animated)
    } else if !lent.isEmpty {
      stack.setViewControllers(stack.viewControllers + lent, animated: animated)
    }
  }

  /// Pushes what a controller contains, as the content of the secondary column.
  final func lend(_ secondary: UIViewController, to stack: UINavigationController?) {
    guard let stack else { return }
    let content = columns[.secondary]
    if content.holder !== secondary {
      remove(content)
      (content.own, content.holder) = (secondary, secondary)
    }
    guard content.lent == nil else { return }
    push(content, secondary, on: stack, animated: false)
  }

  /// Gives a column its controllers back. Those that the user has popped return too.
  private func reclaim(_ content: SplitColumn) {
    guard let lent = content.lent, let holder = content.holder else { return }
    let stack = sharedStack
    content.lent = nil
    var taken = lent
    let row = stack?.viewControllers ?? []
    if let stack, let first = row.firstIndex(where: { one in lent.contains { $0 === one } }) {
      taken = Array(row[first...])
      stack.setViewControllers(Array(row[..<first]), animated: false)
    }
    if let own = holder.containerBehavior?.navigation {
      own.setViewControllers(taken, animated: false)
    } else {
      addChild(holder)
      holder.didMove(toParent: self)
    }
  }

  // MARK: Expanding

  final func expand() {
    let proposed = display.mode(of: self)
    let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    display.hideColumns(self)
    if style == .unspecified {
      if let primary = columns[.primary].holder {
        let separated =
          delegate?.splitViewController(self, separateSecondaryFrom: primary)
          ?? primary.separateSecondaryViewController(for: self)
        if let separated, separated !== columns[.secondary].holder {
          assign(separated, to: .secondary)
        } else {
          reclaim(columns[.secondary])
        }
      }
      if let primary = delegate?.primaryViewController(forExpanding: self) { assign(primary, to: .primary) }
    } else {
      reclaim(columns[.secondary])
      reclaim(columns[.supplementary])
    }
    isCollapsed = false
    display.showsCompact = false
    if mode != proposed { display.choose(mode) }
    display.arrange(self)
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Removes the controllers for the secondary column from a stack, and returns the one that contains them.
  final func separate(from stack: UINavigationController?) -> UIViewController? {
    let content = columns[.secondary]
    if isPushed(content) {
      reclaim(content)
      return content.holder
    }
    guard let stack, stack.viewControllers.count > 1, let top = stack.viewControllers.last else { return nil }
    stack.setViewControllers(Array(stack.viewControllers.dropLast()), animated: false)
    return top
  }

  // MARK: Showing

  /// Shows a column. A collapsed controller pushes its content, or pops to it; an expanded one shows it beside or over
  /// the secondary column. Does nothing if the column has no controller.
  public final func show(_ column: Column) {
    guard columns[column].holder != nil else { return }
    if isCollapsed {
      guard column != .compact, !display.showsCompact else { return }
      if column != .primary { push(upTo: column, animated: true) }
      popAbove(column)
      return
    }
    switch column {
    case .primary: display.change(to: display.leading(self).count, self)
    case .supplementary: display.change(to: max(1, display.count(self)), self)
    case .secondary: if display.behavior(of: self) == .overlay { display.change(to: 0, self) }
    case .compact: break
    }
  }

  /// Pops the controllers of the columns after a column, and all that is above them.
  private func popAbove(_ column: Column) {
    guard let stack = sharedStack else { return }
    for content in columns[1...2] {
      guard let lent = content.lent else { continue }
      let isAfter = content === columns[.supplementary] ? column == .primary : column != .secondary
      let row = stack.viewControllers
      guard isAfter, let first = row.firstIndex(where: { one in lent.contains { $0 === one } }), first > 0 else {
        continue
      }
      stack.popToViewController(row[first - 1], animated: true)
      return
    }
  }

  /// Hides a column. A collapsed controller pops its content. An expanded one never hides the secondary column.
  public final func hide(_ column: Column) {
    if isCollapsed {
      switch column {
      case .secondary: popAbove(columns[.supplementary].lent == nil ? .primary : .supplementary)
      case .supplementary: popAbove(.primary)
      case .primary, .compact: break
      }
      return
    }
    switch column {
    case .primary: display.change(to: min(display.count(self), display.leading(self).count - 1), self)
    case .supplementary: if style == .tripleColumn { display.change(to: 0, self) }
    case .secondary, .compact: break
    }
  }

  /// Shows a controller as the detail: in the secondary column or, if the controller is collapsed, on top of the stack.
  final func showSecondary(_ controller: UIViewController, sender: AnyTarget?) -> Bool {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return true }
    guard isCollapsed else {
      assign(controller, to: .secondary)
      display.changed(self)
      viewIfLoaded?.layoutIfNeeded()
      return true
    }
    guard let stack = sharedStack else { return false }
    let content = columns[.secondary]
    let wasRoot = content.holder === collapsedRoot
    guard content.own !== controller || !isPushed(content) else { return true }
    if content.own === controller {
      reclaim(content)
    } else if !wasRoot {
      // The controllers that the user sees below stay on the stack.
      assign(controller, to: .secondary)
    } else {
      stack.pushViewController(controller, animated: UIView.areAnimationsEnabled)
      return true
    }
    if let holder = content.holder { push(content, holder, on: stack, animated: UIView.areAnimationsEnabled) }
    return true
  }

  /// Shows a controller in the primary column, in place of the current one.
  final func showPrimary(_ controller: UIViewController, sender: AnyTarget?) -> Bool {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return true }
    guard isCollapsed else {
      assign(controller, to: .primary)
      display.changed(self)
      return true
    }
    guard let stack = sharedStack else { return false }
    stack.pushViewController(controller, animated: true)
    return true
  }

  // MARK: Modes

  /// The mode that shows the currently visible columns.
  public final var displayMode: DisplayMode { display.mode(of: self) }
  /// The behavior that follows from the window's size and the preferences.
  public final var splitBehavior: SplitBehavior { display.behavior(of: self) }
  /// The width of the primary column, in points.
  public final var primaryColumnWidth: CGFloat { display.width(of: .primary, self) }
  /// The width of the supplementary column, in points.
  public final var supplementaryColumnWidth: CGFloat { display.width(of: .supplementary, self) }

  /// A button that shows or hides a column. It is hidden while the controller is collapsed. The bars of controllers of
  /// the styles `doubleColumn` and `tripleColumn` have such a button already.
  public final var displayModeButtonItem: UIBarButtonItem { display.publicButton(self) }
}
