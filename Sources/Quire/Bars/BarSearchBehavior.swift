// SPDX-License-Identifier: Apache-2.0

/// The search field below a navigation bar's title. The bar refers only to this class, so that an app that does not
/// search does not load the search code.
@MainActor class BarSearchBehavior {
  init() {}

  /// The height of the field, including its scope buttons.
  var height: CGFloat { 0 }
  /// Whether a search is active, during which the field does not scroll away.
  var isActive: Bool { false }
  /// Whether the buttons and titles are hidden to make space for the field.
  var hidesRow: Bool { false }
  /// The scroll view that the bar follows instead of the content: the results that cover the content.
  var scroller: UIScrollView? { nil }

  /// Shows the field in a strip of the bar, which may be less high than the field.
  func place(in strip: CGRect, of bar: UINavigationBar, isClear: Bool) {}
  /// Shifts the field together with its page. The part beyond `edge`, where another page covers this one, is clipped.
  func travel(page: CGFloat, edge: CGFloat) {}
  /// Returns the field to its normal position after a transition.
  func endTravel() {}
  /// Called when the bar shows another item.
  func leaveBar() {}
  /// Called when the controller's view has been added to the navigation controller. The results belong above that view.
  func contentInserted(_ content: UIView, in navigation: UINavigationController) {}
  /// Called when the controller's view has its position and its insets in the navigation controller.
  func contentPlaced(_ content: UIView, insets: UIEdgeInsets, in navigation: UINavigationController) {}
  /// Called when the controller's view has been removed.
  func contentLeft() {}
}
