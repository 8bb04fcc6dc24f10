// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// The controller that was presented by this controller or by one that contains it.
  public var presentedViewController: UIViewController? {
    madePresentation?.shown ?? parent?.presentedViewController
  }

  /// The controller that presented this controller or the one that contains it.
  public var presentingViewController: UIViewController? {
    managingPresentation?.presenter
  }

  /// The presentation controller that is in use for this controller or for the one that contains it. While the style
  /// adapts, it is the adaptive one. `nil` before the presentation.
  public var activePresentationController: UIPresentationController? {
    managingPresentation?.active
  }

  /// Whether the controller is being presented: from the call of `present` until the presentation is complete.
  public var isBeingPresented: Bool {
    presentation.map { $0.stage == .requested || $0.stage.isPresenting } ?? false
  }

  /// Whether the controller is being dismissed: from the beginning of a dismissal until its end. Also `true` while the
  /// user can still cancel it.
  public var isBeingDismissed: Bool {
    presentation?.stage.isDismissing ?? false
  }

  /// The coordinator of the current transition: of this controller's presentation, of the one that it presents, of a
  /// push, of a rotation, or of its container. `nil` if there is none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentation?.coordinator ?? madePresentation?.coordinator ?? ownTransitionCoordinator
      ?? parent?.transitionCoordinator
  }

  /// The presentation of this controller, or of the nearest container that is presented.
  var managingPresentation: Presentation? { presentation ?? parent?.managingPresentation }

  func lazyPresentationController(source: UIViewController) -> UIPresentationController? {
    if let storedPresentationController { return storedPresentationController }
    let style = modalPresentationStyle
    let made: UIPresentationController
    switch style {
    case .automatic, .none, .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: nil)
      made.presentationStyle = style == .formSheet ? .formSheet : .pageSheet
      if style == .formSheet { (made as? UISheetPresentationController)?.prefersPageSizing = false }
    case .popover:
      made = makesPopover?(self) ?? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .custom:
      made =
        transitioningDelegate?.presentationController(
          forPresented: self, presenting: source === self ? nil : source.outermost, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: nil)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      made = UIPresentationController(presentedViewController: self, presenting: nil)
      made.presentationStyle = style
    }
    storedPresentationController = made
    return made
  }

  /// The outermost container of this controller, which presents for the window.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The nearest controller that defines a presentation context: this one or a container. `nil` if that is the
  /// outermost controller, because its view fills the window anyway.
  private var presentationContext: UIViewController? {
    var controller = self
    while let parent = controller.parent {
      if controller.definesPresentationContext { return controller }
      controller = parent
    }
    return nil
  }

  func startPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    precondition(presented !== outermost && presented !== self, "A view controller can't present itself.")
    precondition(
      presented.presentation == nil,
      "This view controller is being presented already; dismiss it before it is presented again.")
    precondition(
      presented.parent == nil,
      "A view controller that another one contains can't be presented; present the outer one, or remove it first.")
    guard let session = outermost.viewIfLoaded?.window?.session ?? outermost.presentation?.sessionAtOnce else {
      return Log.once(
        "present" + Log.naming("of", presented) + Log.naming("on", self)
          + " is ignored: the view of the presenting view controller is in no window.")
    }
    if let leaving = outermost.madePresentation ?? madePresentation, leaving.passesTouches {
      // Another controller may be presented as soon as touches reach the content below, so the outgoing one is ended
      // now.
      leaving.transition?.completeTransition(true)
      return session.afterward { self.startPresentation(of: presented, animated: animated, completion: completion) }
    }
    if let other = presentedViewController {
      return Log.once(
        "present" + Log.naming("of", presented) + Log.naming("on", self)
          + " is ignored: the view controller is presenting another one" + Log.naming("of type", other) + " already.")
    }
    guard let controller = presented.lazyPresentationController(source: self) else { return }
    let context = controller.shouldPresentInFullscreen ? nil : presentationContext
    let presentation = Presentation(
      id: session.makePresentationID(), presenter: context ?? outermost, presented: presented, controller: controller,
      animated: animated, session: session)
    presentation.context = context
    presentation.source = self
    if let completion { presentation.presentCompletions.append(completion) }
    session.begin(presentation)
  }

  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let presentation = presentationToDismiss, let session = presentation.session else {
      return Log.once("dismiss" + Log.naming("on", self) + " is ignored: there is no presentation.")
    }
    if let completion { presentation.dismissCompletions.append(completion) }
    session.dismiss(presentation, animated: animated)
  }

  /// The presentation made by this controller or by a container, or, if there is none, the presentation that shows it.
  private var presentationToDismiss: Presentation? {
    var controller: UIViewController? = self
    while let current = controller {
      if let made = current.madePresentation { return made }
      controller = current.parent
    }
    controller = self
    while let current = controller {
      if let own = current.presentation { return own }
      controller = current.parent
    }
    return nil
  }

  /// Notifies the containers, and a presentation that follows the content size.
  final func contentSizeChanged() {
    presentationSettingsChanged()
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation?.active.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Called when a setting changed that this controller's presentation sends to the engine.
  func presentationSettingsChanged() {
    outermost.presentation?.settingsChanged()
  }

  /// Whether this controller or one that it contains prevents the user from dismissing it.
  var keepsUserFromDismissing: Bool {
    isModalInPresentation || children.contains { $0.keepsUserFromDismissing }
  }
}

// Not Apple's API: in UIKit, the version of the system determines it.

extension UIViewController {
  /// The style that `.automatic` represents: `.pageSheet` as on iOS 13 to 17, or `.formSheet` as on iOS 18.
  public static var automaticModalPresentationStyle: UIModalPresentationStyle {
    get { storedAutomaticStyle }
    set { storedAutomaticStyle = newValue.isSheet && newValue != .automatic ? newValue : .pageSheet }
  }
  private static var storedAutomaticStyle = UIModalPresentationStyle.pageSheet
}
