// SPDX-License-Identifier: Apache-2.0

/// What constraints know of one view; most views have none.
@MainActor final class ViewLayout {
  /// Whether the view's box is a rule for the constraints, rather than their result.
  var translates = true
  /// Whether `updateConstraints` is due.
  var needsUpdate = false

  /// The view's own box, once a constraint speaks of it.
  var item: LayoutItem?
  /// The active constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  /// The active constraints that speak of the view or of a guide of it.
  var mentions: [NSLayoutConstraint] = []
  /// Of a view at the top, once there is a constraint below.
  var tree: LayoutTree?

  /// The app's own guides.
  var guides: [UILayoutGuide] = []
  /// Those that every view has, made when they are asked for.
  var systemGuides: [UILayoutGuide] = []
  var hasGuides: Bool { !guides.isEmpty || !systemGuides.isEmpty }

  /// Of a stack: hears of its subviews.
  var memberChanged: ((UIView, MemberChange) -> Void)?
  /// Whether a tree has had it update its constraints before.
  var isKnown = false

  /// The boxes that constraints may speak of.
  var items: [LayoutItem] {
    var items = (guides + systemGuides).map { $0.item }
    if let item { items.append(item) }
    return items
  }

  /// By axis, horizontal first.
  var hugging: (UILayoutPriority, UILayoutPriority) = (.defaultLow, .defaultLow)
  var resistance: (UILayoutPriority, UILayoutPriority) = (.defaultHigh, .defaultHigh)

  /// As the app set them; `nil` for the system's.
  var margins: NSDirectionalEdgeInsets?
  /// Left and right as the app set them, which count before `margins`.
  var sides: (left: CGFloat, right: CGFloat)?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
}

/// What a stack has to know of a subview.
enum MemberChange {
  /// It goes.
  case leaving
  /// It asks for another size.
  case content
  /// It was hidden, or shows again.
  case visibility
}
