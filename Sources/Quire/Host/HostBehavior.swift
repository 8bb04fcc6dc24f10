// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The behavior of a kind of view at the host: what the session reports about such a view, and what the host reports
/// back. The views of a kind share an object.
///
/// Only the initializers of a view's own class name the subclass, so an app without such views does not link it.
@MainActor class HostBehavior {
  /// A view that shows its style and its layer.
  static let box = HostBehavior(.box)
  /// A part of a scroll view's content.
  static let section = HostBehavior(.section)
  /// A view that stays at the upper edge of the visible area.
  static let pin = HostBehavior(.pin)
  /// A view that takes the focus and keys, and is not a `UIControl`.
  static let control = HostBehavior(.control)

  /// The kind of element that a host creates for the view.
  let kind: ViewKind

  init(_ kind: ViewKind) {
    self.kind = kind
  }

  /// Creates the behavior of a class of Quire that ignores moves of touches.
  init(_ kind: ViewKind, plain: ObjectIdentifier) {
    self.kind = kind
    UIView.plain.append(plain)
  }

  // MARK: Reports to the host

  /// Reports what the view shows besides its box and its style.
  func report(
    _ view: UIView, by display: ViewDisplay, in traits: UITraitCollection, to changes: inout [ViewChange]
  ) {
    display.report(image(of: view, in: traits), of: view, to: &changes)
  }

  /// Reports what a move of a finger can change besides the view's box.
  func reportBox(of view: UIView, by display: ViewDisplay, to changes: inout [ViewChange]) {}

  /// Returns the box of a subview in the host's coordinates.
  func frame(of subview: UIView, in view: UIView) -> Rect {
    let origin = view.storedBounds.origin
    return Rect(subview.frame.offsetBy(dx: -origin.x, dy: -origin.y))
  }

  /// Returns the picture, the drawing or the contents of the view's layer.
  func image(of view: UIView, in traits: UITraitCollection) -> ImageContent? {
    view.storedLayer?.content(in: traits)
  }

  /// Returns the blur that the view applies to the content behind it.
  func blur(of view: UIView) -> UIBlurEffect? { nil }

  /// Returns the baselines of the view's own text. [Y5]
  func baselines(of view: UIView) -> Baselines { Baselines() }

  // MARK: Reports of the host

  /// Whether the view is a `UIControl`.
  var isControl: Bool { false }

  /// Returns the responder that becomes first responder when the view gets the focus.
  func responder(of view: UIView) -> UIResponder? { nil }

  /// Called when the user has changed the view's text.
  func edited(_ view: UIView, to text: String, selection: Range<Int>, isComposing: Bool) {}

  /// Called when the caret or the selection has changed.
  func selected(_ selection: Range<Int>, in view: UIView) {}

  /// Called when the Return key was pressed in a line of text.
  func returned(_ view: UIView) {}

  /// Called when a key or a menu requested to undo or redo the last edit.
  func undid(_ view: UIView, isRedo: Bool) {}
}

extension UIView {
  /// The kind of element that a host creates for the view.
  final var kind: ViewKind { hostBehavior.kind }

  /// The view as a control, or `nil`. A cast would link the class into apps without controls.
  final var asControl: UIControl? { hostBehavior.isControl ? unsafe unsafeDowncast(self, to: UIControl.self) : nil }

  /// The view as a scroll view, or `nil`. A cast would link the class into apps without scroll views.
  final var asScrollView: UIScrollView? {
    kind == .scroll ? unsafe unsafeDowncast(self, to: UIScrollView.self) : nil
  }
}
