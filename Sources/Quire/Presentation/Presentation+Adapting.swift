// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The result of adapting a presentation to the traits.
struct Adaptation {
  /// The style for the current traits.
  var style: UIModalPresentationStyle
  /// The adaptive presentation controller, used in place of the presentation's own. `nil` while the style is not
  /// adapted.
  var controller: UIPresentationController?
  /// The controller that is shown in place of the presented one while the style is adapted.
  var substitute: UIViewController?
}

/// The adaptation of the style to the traits. [DOC-APD]
extension Presentation {
  /// Changes to the style for these traits and notifies the delegate. If the style does not change, the delegate is
  /// notified only when the presentation begins.
  func adapt(to traits: UITraitCollection) {
    let style = style(for: traits)
    guard stage == .requested || style != self.style else { return }
    let wasPopover = self.style == .popover
    adaptation.style = style
    let adapts = style != controller.presentationStyle
    let delegate = controller.heldDelegate

    let other =
      adapts ? delegate?.presentationController(controller, viewControllerForAdaptivePresentationStyle: style) : nil
    adaptation.controller?.presentation = nil
    adaptation.controller = adapts ? makeController(for: style) : nil
    controller.presentation = self
    if let adapted = adaptation.controller {
      adapted.presentation = self
      delegate?.presentationController(controller, prepare: adapted)
    }
    popover?.storedAdaptiveSheet?.presentation = self
    show(other)
    delegate?.presentationController(
      controller, willPresentWithAdaptiveStyle: adapts ? style : .none, transitionCoordinator: coordinator)
    if style == .popover, let popover {
      popover.delegate?.prepareForPopoverPresentation(popover)
    }
    if wasPopover || style == .popover { markPassthroughViews() }
    settingsChanged()
  }

  /// Returns the style, which the delegate may choose: a sheet stays a sheet or covers, a popover becomes a sheet or
  /// covers, and a covering style stays.
  private func style(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let own = controller.presentationStyle
    guard !own.covers, !runsItself else { return own }
    let wanted = controller.adaptivePresentationStyle(for: traits)
    if wanted.covers { return wanted }
    guard wanted.isSheet, !own.isSheet else { return own }
    return wanted == .automatic ? UIViewController.automaticModalPresentationStyle : wanted
  }

  private func makeController(for style: UIModalPresentationStyle) -> UIPresentationController {
    if style.isSheet, let popover {
      let sheet = popover.adaptiveSheetPresentationController
      if sheet.presentationStyle != style {
        sheet.presentationStyle = style
        sheet.prefersPageSizing = style == .pageSheet
      }
      return sheet
    }
    let made =
      style.isSheet
      ? UISheetPresentationController(presentedViewController: presented, presenting: presenter)
      : UIPresentationController(presentedViewController: presented, presenting: presenter)
    made.presentationStyle = style
    return made
  }

  /// Shows a substitute in place of the presented controller, or shows the presented controller again.
  private func show(_ other: UIViewController?) {
    let old = shown
    adaptation.substitute = other === presented ? nil : other
    guard shown !== old else { return }
    if old !== presented { old.presentation = nil }
    precondition(
      shown.presentation == nil || shown.presentation === self,
      "The view controller to show in an adaptive style is being presented already.")
    shown.presentation = self
    // A controller that is already visible disappears before another one takes its view. It appears again if the new
    // one contains it.
    let isLive = stage != .requested
    if isLive { old.beginDisappearing(animated: false) }
    shown.loadViewIfNeeded()
    guard isLive else { return }
    if let view = old.viewIfLoaded, !view.isDescendant(of: shown.view) { view.removeFromSuperview() }
    old.endDisappearing(animated: false)
    session?.contents.empty(.presentation(id))
    if shown === presented, presented.parent != nil {
      // The substitute that contained the presented controller has been removed.
      presented.willMove(toParent: nil)
      presented.view.removeFromSuperview()
      presented.removeFromParent()
    }
    shown.beginAppearing(animated: false) {
      insertPresentedView()
      session?.contents.fill(.presentation(id), with: shownView, in: place)
    }
    shown.endAppearing(animated: false)
  }

  /// Makes the host let touches through to the views that a popover names.
  func markPassthroughViews(besides old: [UIView] = []) {
    for view in marked + old { view.takesTouchesUnderPopovers = false }
    marked = style == .popover && stage != .ended ? popover?.passthroughViews ?? [] : []
    for view in marked { view.takesTouchesUnderPopovers = true }
  }
}
