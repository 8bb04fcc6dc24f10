// SPDX-License-Identifier: Apache-2.0

/// The search below a navigation bar's title. The bar calls it and does not name its class, so that an app without a
/// search does not load that.
@MainActor class BarSearchRole {
  init() {}

  /// The height of the field and its scopes.
  var height: CGFloat { 0 }
  /// Whether a search is under way, which keeps the field in its place.
  var isActive: Bool { false }
  /// Whether buttons and titles make way for the field.
  var hidesRow: Bool { false }
  /// What the bar follows instead of the content: the results that cover it.
  var scroller: UIScrollView? { nil }

  /// Shows the field in a strip of the bar that may be lower than it.
  func place(in strip: CGRect, of bar: UINavigationBar, isClear: Bool) {}
  /// Shifts the field with its page. What is beyond `edge`, where another page covers that one, is clipped.
  func travel(page: CGFloat, edge: CGFloat) {}
  /// The field has its own place again.
  func endTravel() {}
  /// The bar shows another item.
  func leaveBar() {}
  /// The view of the controller has come into the navigation controller; results belong above it.
  func contentCame(_ content: UIView, in navigation: UINavigationController) {}
  /// The view has its place and these insets in the navigation controller.
  func contentPlaced(_ content: UIView, insets: UIEdgeInsets, in navigation: UINavigationController) {}
  /// That view has gone.
  func contentLeft() {}
}
