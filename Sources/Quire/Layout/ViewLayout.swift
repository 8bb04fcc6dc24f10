// SPDX-License-Identifier: Apache-2.0

/// The layout state of a view with constraints. Most views have none.
@MainActor final class ViewLayout {
  /// Whether the view's frame is an input of the constraints instead of their result.
  var translates = true
  /// Whether `updateConstraints` is due.
  var needsUpdate = false

  /// The view's own box, once a constraint refers to it.
  var item: LayoutItem?
  /// The active constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  /// The active constraints that refer to the view or to one of its guides.
  var mentions: [NSLayoutConstraint] = []
  /// The tree of a topmost view, once there is a constraint below it.
  var tree: LayoutTree?

  /// The app's own guides.
  var guides: [UILayoutGuide] = []
  /// The guides that every view has, created when they are first read.
  var systemGuides: [UILayoutGuide] = []
  var hasGuides: Bool { !guides.isEmpty || !systemGuides.isEmpty }

  /// Called when a subview of a stack changes.
  var memberChanged: ((UIView, MemberChange) -> Void)?
  /// Whether the view's first constraint update was requested, when the view entered a tree.
  var isKnown = false

  /// The boxes that constraints may refer to.
  var items: [LayoutItem] {
    var items = (guides + systemGuides).map { $0.item }
    if let item { items.append(item) }
    return items
  }

  /// The priorities by axis, horizontal first.
  var hugging: (UILayoutPriority, UILayoutPriority) = (.defaultLow, .defaultLow)
  var resistance: (UILayoutPriority, UILayoutPriority) = (.defaultHigh, .defaultHigh)

  /// The app's margins, or `nil` for the system's.
  var margins: NSDirectionalEdgeInsets?
  /// The app's left and right margins, which take precedence over `margins`.
  var sides: (left: CGFloat, right: CGFloat)?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
}

/// A change of a stack's subview that affects the stack.
enum MemberChange {
  /// The subview is being removed.
  case leaving
  /// The size of the subview's content has changed.
  case content
  /// The subview was hidden or shown.
  case visibility
}
