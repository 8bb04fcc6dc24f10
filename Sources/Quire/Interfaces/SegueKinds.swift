// SPDX-License-Identifier: Apache-2.0

/// The behavior of a kind of segue. Each kind is a class of its own, so that an app contains only the kinds that its
/// storyboards use.
@MainActor class SegueKind {
  /// Whether the segue is performed when the source's view is loaded.
  var isEmbedding: Bool { false }
  /// Whether the kind has a transition of its own.
  var hasTransition: Bool { true }
  /// A closure that creates a segue of the app's own class; `nil` for `UIStoryboardSegue`.
  var make: (@MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue)? { nil }

  /// Prepares a destination for its transition, before the source does.
  func configure(
    _ destination: UIViewController, for segue: _InterfaceSegue, sender: AnyTarget?,
    anchor: (any UIPopoverPresentationControllerSourceItem)?
  ) {}

  /// Shows the destination.
  func show(_ destination: UIViewController, from source: UIViewController, sender: AnyTarget?, animated: Bool) {}

  /// Returns to an earlier controller.
  func unwind(_ segue: _InterfaceSegue, from source: UIViewController, sender: AnyTarget?) {}
}

/// Shows the destination in a container of the source, or presents it.
final class ShowSegueKind: SegueKind {
  override func show(
    _ destination: UIViewController, from source: UIViewController, sender: AnyTarget?, animated: Bool
  ) {
    if animated { return source.show(destination, sender: sender) }
    UIView.performWithoutAnimation { source.show(destination, sender: sender) }
  }
}

/// Shows the destination as the detail of a split view, or presents it.
final class DetailSegueKind: SegueKind {
  override func show(
    _ destination: UIViewController, from source: UIViewController, sender: AnyTarget?, animated: Bool
  ) {
    if animated { return source.showDetailViewController(destination, sender: sender) }
    UIView.performWithoutAnimation { source.showDetailViewController(destination, sender: sender) }
  }
}

/// Presents the destination.
class PresentSegueKind: SegueKind {
  private final let style: UIModalPresentationStyle?
  private final let transition: UIModalTransitionStyle?

  init(_ style: UIModalPresentationStyle?, _ transition: UIModalTransitionStyle?) {
    self.style = style
    self.transition = transition
  }

  override func configure(
    _ destination: UIViewController, for segue: _InterfaceSegue, sender: AnyTarget?,
    anchor: (any UIPopoverPresentationControllerSourceItem)?
  ) {
    if let style { destination.modalPresentationStyle = style }
    if let transition { destination.modalTransitionStyle = transition }
  }

  final override func show(
    _ destination: UIViewController, from source: UIViewController, sender: AnyTarget?, animated: Bool
  ) {
    source.present(destination, animated: animated)
  }
}

/// Presents the destination in a popover.
final class PopoverSegueKind: PresentSegueKind {
  private let directions: UIPopoverArrowDirection

  init(_ directions: UIPopoverArrowDirection) {
    self.directions = directions
    super.init(.popover, nil)
  }

  override func configure(
    _ destination: UIViewController, for segue: _InterfaceSegue, sender: AnyTarget?,
    anchor: (any UIPopoverPresentationControllerSourceItem)?
  ) {
    super.configure(destination, for: segue, sender: sender, anchor: anchor)
    guard let popover = destination.popoverPresentationController else { return }
    popover.permittedArrowDirections = directions
    if let views = segue.passthroughViews { popover.passthroughViews = views }
    // A segue that the app performs has the sender that the app passed.
    if let anchor {
      popover.sourceItem = anchor
    } else if let view = sender as? UIView {
      popover.sourceItem = view
    } else if let item = sender as? UIBarButtonItem {
      popover.sourceItem = item
    }
  }
}

/// Makes the destination a child that fills a view.
final class EmbedSegueKind: SegueKind {
  private let container: UIView

  init(_ container: UIView) {
    self.container = container
  }

  override var isEmbedding: Bool { true }

  override func show(
    _ destination: UIViewController, from source: UIViewController, sender: AnyTarget?, animated: Bool
  ) {
    source.addChild(destination)
    destination.view.frame = container.bounds
    destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(destination.view)
    destination.didMove(toParent: source)
  }
}

/// A segue of the app's own class.
final class CustomSegueKind: SegueKind {
  private let makeSegue: @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue

  init(_ make: @escaping @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue) {
    makeSegue = make
  }

  override var hasTransition: Bool { false }
  override var make: (@MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue)? { makeSegue }
}
