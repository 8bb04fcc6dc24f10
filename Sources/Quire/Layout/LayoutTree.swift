// SPDX-License-Identifier: Apache-2.0

import Constraints
import SheetMotion

/// The constraints of one tree of views, which starts at a window or a view without a superview.
///
/// Changes are collected and processed in `prepare()`: new constraints, then changed boxes and sizes, then the solver,
/// then the heights that depend on widths. Then the superviews of views with a changed box are marked for layout.
@MainActor final class LayoutTree: NSObject {
  @Weak private(set) var root: UIView?
  /// The request for a fitting size, or `nil` in a tree that is shown.
  let fitting: Fitting?
  var solver = Solver()

  /// The items that have variables.
  var items: [LayoutItem] = []
  /// The items with heights that depend on their widths.
  var wrapping: [LayoutItem] = []
  /// Constraints that are not in the solver yet, and the items of views that the solver needs although no constraint
  /// refers to them.
  private var fresh: [NSLayoutConstraint] = []
  private var wanted: [LayoutItem] = []
  /// Constraints with a changed constant or priority.
  private var altered: [NSLayoutConstraint] = []
  /// The items of views with a changed box, content or insets. A tree does not keep views alive.
  private var stale: [LayoutItem] = []
  /// The items of views for which `updateConstraints` is due.
  var updates: [LayoutItem] = []
  /// Unused variables.
  var spare: [Variable] = []

  private var isDirty = true
  private var isPreparing = false
  /// Whether the solver has changed since it last solved.
  var needsSolving = false
  private(set) var scale: CGFloat = 1

  /// The target size of the root, with a priority for each axis.
  struct Fitting {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  init(_ root: UIView, fitting: Fitting? = nil) {
    self.fitting = fitting
    super.init()
    self.root = root
  }

  /// Returns the tree of a view, created if there is none.
  static func around(_ view: UIView) -> LayoutTree {
    let root = view.root
    if let tree = root.layout?.tree { return tree }
    let tree = LayoutTree(root)
    root.madeLayout.tree = tree
    tree.welcome(root)
    return tree
  }

  // MARK: Recording changes

  func add(_ constraint: NSLayoutConstraint) {
    constraint.tree = self
    fresh.append(constraint)
    isDirty = true
  }

  func remove(_ constraint: NSLayoutConstraint) {
    if let id = constraint.statement?.id {
      solver.remove(id)
      needsSolving = true
      isDirty = true
    } else {
      fresh.removeAll { $0 === constraint }
    }
    constraint.statement = nil
  }

  /// Called when the constant or the priority of a constraint has changed.
  func restate(_ constraint: NSLayoutConstraint) {
    guard constraint.statement != nil else { return }
    altered.append(constraint)
    isDirty = true
  }

  func markStale(_ view: UIView) {
    let item = view.layoutItem
    if let last = stale.last, last === item { return }
    stale.append(item)
    isDirty = true
  }

  /// Called when the writing direction of a view has changed, which changes its leading and trailing edges.
  func turn(_ view: UIView) {
    altered += view.constraints
    markStale(view)
  }

  func want(_ item: LayoutItem) {
    item.tree = self
    wanted.append(item)
    isDirty = true
  }

  func wantUpdate(of view: UIView) {
    updates.append(view.layoutItem)
    isDirty = true
  }

  // MARK: Views that enter and leave the tree

  /// Adds the constraints in a view that was added to the tree.
  func welcome(_ view: UIView) {
    var constraints: [NSLayoutConstraint] = []
    collect(view, &constraints)
    constraints.mergeInOrder { $0.order < $1.order }
    fresh += constraints
    isDirty = true
  }

  private func collect(_ view: UIView, _ constraints: inout [NSLayoutConstraint]) {
    if view.controller != nil || type(of: view).requiresConstraintBasedLayout, !view.madeLayout.isKnown {
      view.madeLayout.isKnown = true
      view.madeLayout.needsUpdate = true
    }
    if let layout = view.layout {
      if layout.needsUpdate { updates.append(view.layoutItem) }
      for item in layout.items {
        item.slots = nil
        item.tree = self
      }
      if !layout.translates { want(view.layoutItem) }
      for constraint in layout.constraints {
        constraint.statement = nil
        constraint.tree = self
        constraints.append(constraint)
      }
    }
    for subview in view.subviews { collect(subview, &constraints) }
  }

  /// Removes a view that is leaving, and deactivates the constraints between it and the remaining views.
  func release(_ view: UIView) {
    var layouts: [ViewLayout] = []
    layoutsIn(view, &layouts)
    guard !layouts.isEmpty else { return }
    for layout in layouts {
      for constraint in layout.mentions where constraint.holder?.isDescendant(of: view) != true {
        constraint.deactivate()
      }
    }
    for layout in layouts {
      for constraint in layout.constraints {
        if let id = constraint.statement?.id { solver.remove(id) }
        constraint.statement = nil
        constraint.tree = nil
      }
      for item in layout.items {
        forget(item)
        item.tree = nil
      }
    }
    updates.removeAll { $0.ownView?.isDescendant(of: view) != false }
    items.removeAll { $0.slots == nil }
    wrapping.removeAll { $0.slots == nil }
    fresh.removeAll { $0.tree !== self }
    needsSolving = true
    isDirty = true
    if layouts.contains(where: { !$0.constraints.isEmpty }) {
      let own = LayoutTree(view)
      view.madeLayout.tree = own
      own.welcome(view)
    }
  }

  /// Removes a guide.
  func drop(_ item: LayoutItem) {
    forget(item)
    item.tree = nil
    items.removeAll { $0 === item }
    needsSolving = true
    isDirty = true
  }

  /// Returns whether the constraints leave one of the variables undetermined.
  func isAmbiguous(_ slots: LayoutSlots) -> Bool {
    [slots.x, slots.y, slots.width, slots.height].contains { solver.isAmbiguous($0) }
  }

  private func layoutsIn(_ view: UIView, _ layouts: inout [ViewLayout]) {
    if let layout = view.layout { layouts.append(layout) }
    for subview in view.subviews { layoutsIn(subview, &layouts) }
  }

  // MARK: The pass

  /// Updates the boxes, and marks the superviews of changed views for layout.
  func prepare() {
    guard isDirty, !isPreparing, let root else { return }
    isPreparing = true
    for _ in 0..<10 where !updates.isEmpty { runUpdates(in: root) }
    scale = root.layoutScale
    updateSolver()
    if needsSolving {
      needsSolving = false
      solve()
      if fitting == nil { publish() }
    }
    isPreparing = false
  }

  private func updateSolver() {
    isDirty = false
    let known = items.count
    let arrived = fresh
    fresh.removeAll()
    prepareTexts(of: wanted + stale + arrived.flatMap { $0.newItems })
    for item in wanted where item.tree === self && item.ownView?.layout?.translates == false { enter(item) }
    wanted.removeAll()
    // Boxes are added first, so that in a conflict a constraint of the app is the latest.
    for constraint in arrived {
      for item in constraint.items { enter(item) }
    }
    // Settles the rules of the contents while each is still independent. Otherwise, the first layout of a chain would
    // take time cubic in its number of views.
    if items.count > known { solver.settle() }
    for constraint in arrived where constraint.tree === self { state(constraint) }
    let changed = stale
    stale.removeAll()
    for item in changed { item.ownView.map { restate($0) } }
    let others = altered
    altered.removeAll()
    for constraint in others where constraint.tree === self && constraint.statement != nil { state(constraint) }
  }
}
