// SPDX-License-Identifier: Apache-2.0

/// An event of a context menu, as its delegate methods report it.
@MainActor enum ContextMenuEvent {
  case willDisplay(any UIContextMenuInteractionAnimating)
  case willEnd(any UIContextMenuInteractionAnimating)
  /// The user has pressed the preview.
  case performsPreviewAction(any UIContextMenuInteractionCommitAnimating)
}

/// The view at which a context menu opens, and the closure that reports its events.
@MainActor struct ContextMenuPlace {
  let view: UIView
  /// The location of the finger in the view, or `nil` if the menu opens at the view's bounds.
  let point: CGPoint?
  let report: (ContextMenuEvent) -> Void
}

/// The function that opens context menus, as popovers next to their views.
@MainActor enum ContextMenu {
  /// The maximum size of a view that shows its menu next to its bounds, in points. For a larger view, the menu opens at
  /// the finger. A decision.
  private static let largest: CGFloat = 240

  static func open(_ configuration: UIContextMenuConfiguration, at place: ContextMenuPlace) {
    let preview = configuration.makePreview()
    guard let menu = configuration.makeMenu() ?? (preview == nil ? nil : UIMenu()),
      preview != nil || !menu.children.isEmpty, let root = place.view.window?.rootViewController
    else { return }
    let view = place.view
    let controller = MenuViewController(menu, from: nil)
    configuration.controller = controller
    if let preview {
      controller.show(preview) { [configuration = Weak(configuration)] in
        let animator = ContextMenuAnimator(preview)
        place.report(.performsPreviewAction(animator))
        animator.runAnimations()
        guard let controller = configuration.wrappedValue?.controller else { return animator.complete() }
        controller.dismiss(animated: true) { animator.complete() }
      }
    }
    controller.whenClosed = { willClose in
      guard willClose else { return }
      let animator = ContextMenuAnimator(preview)
      place.report(.willEnd(animator))
      animator.runAnimations()
      controller.whenClosed = { _ in
        // Capturing the configuration keeps it alive while the menu is open.
        _ = configuration
        animator.complete()
      }
    }
    let popover = controller.popoverPresentationController
    if let point = place.point, view.bounds.width > largest, view.bounds.height > largest {
      popover?.sourceView = view
      popover?.sourceRect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    } else {
      popover?.sourceItem = view
    }
    var presenter = root
    while let next = presenter.presentedViewController, !next.isBeingDismissed { presenter = next }
    let animator = ContextMenuAnimator(preview)
    place.report(.willDisplay(animator))
    presenter.present(controller, animated: true) { animator.complete() }
    animator.runAnimations()
  }
}

/// An animator that runs the app's animations alongside the opening or closing of a context menu.
@MainActor final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ preview: UIViewController?) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func runAnimations() {
    let due = animations
    animations.removeAll()
    guard !due.isEmpty else { return }
    UIView.animate(withDuration: 0.25, animations: { for animation in due { animation() } })
  }

  func complete() {
    let due = completions
    completions.removeAll()
    for completion in due { completion() }
  }
}
