// SPDX-License-Identifier: Apache-2.0

/// What views ask of layout by constraints. An app that never asks for a constraint has `shared` at `nil`, and nothing of
/// the rest in its module.
@MainActor class ConstraintLayout {
  /// Set by the first call that asks for constraints.
  static var shared: ConstraintLayout?

  /// Works out the boxes of the tree that a view is in, and marks what has to be placed.
  func prepare(_ view: UIView) {}
  /// Gives the subviews that constraints place their boxes.
  func placeSubviews(of view: UIView) {}
  /// The view has another box, or scrolls elsewhere.
  func boxChanged(_ view: UIView) {}
  /// The view's content asks for another size.
  func contentChanged(_ view: UIView) {}
  /// The view's safe area or margins are other ones.
  func insetsChanged(_ view: UIView) {}
  /// The direction of writing is another one in the view.
  func turned(_ view: UIView) {}
  /// The view has come into a superview.
  func entered(_ view: UIView) {}
  /// The view is about to leave its superview.
  func leaving(_ view: UIView) {}
  /// The smallest or the wanted size that the constraints in a view allow.
  func fittingSize(
    of view: UIView, _ size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize { size }
}
