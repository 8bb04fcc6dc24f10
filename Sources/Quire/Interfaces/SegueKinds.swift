// SPDX-License-Identifier: Apache-2.0

/// Shows the destination in a container of the source, or presents it.
final class ShowSegueKind: _InterfaceSegueKind {
  override func show(
    _ destination: UIViewController, from source: UIViewController, sender: AnyTarget?, animated: Bool
  ) {
    if animated { return source.show(destination, sender: sender) }
    UIView.performWithoutAnimation { source.show(destination, sender: sender) }
  }
}

/// Shows the destination as the detail of a split view, or presents it.
final class DetailSegueKind: _InterfaceSegueKind {
  override func show(
    _ destination: UIViewController, from source: UIViewController, sender: AnyTarget?, animated: Bool
  ) {
    if animated { return source.showDetailViewController(destination, sender: sender) }
    UIView.performWithoutAnimation { source.showDetailViewController(destination, sender: sender) }
  }
}

/// Presents the destination.
final class PresentSegueKind: _InterfaceSegueKind {
  private let style: UIModalPresentationStyle?
  private let transition: UIModalTransitionStyle?

  init(_ style: UIModalPresentationStyle?, _ transition: UIModalTransitionStyle?) {
    self.style = style
    self.transition = transition
    super.init()
  }

  override func configure(
    _ destination: UIViewController, for segue: _InterfaceSegue, sender: AnyTarget?,
    anchor: (any UIPopoverPresentationControllerSourceItem)?
  ) {
    if let style { destination.modalPresentationStyle = style }
    if let transition { destination.modalTransitionStyle = transition }
  }

  override func show(
    _ destination: UIViewController, from source: UIViewController, sender: AnyTarget?, animated: Bool
  ) {
    source.present(destination, animated: animated)
  }
}

/// Presents the destination in a popover.
final class PopoverSegueKind: _InterfaceSegueKind {
  private let directions: UIPopoverArrowDirection

  init(_ directions: UIPopoverArrowDirection) {
    self.directions = directions
    super.init()
  }

  override func configure(
    _ destination: UIViewController, for segue: _InterfaceSegue, sender: AnyTarget?,
    anchor: (any UIPopoverPresentationControllerSourceItem)?
  ) {
    destination.modalPresentationStyle = .popover
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

  override func show(
    _ destination: UIViewController, from source: UIViewController, sender: AnyTarget?, animated: Bool
  ) {
    source.present(destination, animated: animated)
  }
}

/// Makes the destination a child that fills a view.
final class EmbedSegueKind: _InterfaceSegueKind {
  private let container: UIView

  init(_ container: UIView) {
    self.container = container
    super.init()
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
final class CustomSegueKind: _InterfaceSegueKind {
  private let makeSegue: @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue

  init(_ make: @escaping @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue) {
    makeSegue = make
    super.init()
  }

  override var hasTransition: Bool { false }
  override var make: (@MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue)? { makeSegue }
}
