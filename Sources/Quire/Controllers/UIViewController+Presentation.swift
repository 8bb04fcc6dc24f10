// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// The controller that this one, or one that contains it, has presented.
  public var presentedViewController: UIViewController? {
    madePresentation?.shown ?? parent?.presentedViewController
  }

  /// The controller that has presented this one, or the one that contains it.
  public var presentingViewController: UIViewController? {
    managingPresentation?.presenter
  }

  /// The presentation controller in use for this controller, or for the one that contains it: the adaptive one while
  /// the style adapts. `nil` before the presentation.
  public var activePresentationController: UIPresentationController? {
    managingPresentation?.active
  }

  /// From `present` until the presentation has arrived.
  public var isBeingPresented: Bool {
    presentation.map { $0.stage == .requested || $0.stage.isPresenting } ?? false
  }

  /// From the beginning of a dismissal until its end, also while the user may still cancel it.
  public var isBeingDismissed: Bool {
    presentation?.stage.isDismissing ?? false
  }

  /// The coordinator of the running transition: of this controller's presentation, of the one it presents, of a push or
  /// of a rotation, or that of the container. `nil` while there is none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentation?.coordinator ?? madePresentation?.coordinator ?? ownTransitionCoordinator
      ?? parent?.transitionCoordinator
  }

  /// The presentation of this controller, or of the nearest one around it that is presented.
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

  /// The outermost controller that contains this one, which presents for the window.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The nearest controller, this one or one around it, that defines a presentation context; `nil` where that is the
  /// outermost one, because its view fills the window anyway.
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
      // As soon as touches reach what is below, another one may be presented; this one is ended then.
      leaving.transition?.completeTransition(true)
      return session.afterwards { self.startPresentation(of: presented, animated: animated, completion: completion) }
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

  /// The presentation made by this controller or one around it; if there is none, the one that shows it.
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

  /// Notifies the containers, and a presentation that follows the size.
  final func contentSizeChanged() {
    presentationSettingsChanged()
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation?.active.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// A setting changed that the presentation of this controller sends to the engine.
  func presentationSettingsChanged() {
    outermost.presentation?.settingsChanged()
  }

  /// Whether this controller or one that it contains keeps the user from dismissing.
  var keepsUserFromDismissing: Bool {
    isModalInPresentation || children.contains { $0.keepsUserFromDismissing }
  }
}

// Not Apple's API: there the version of the system decides.

extension UIViewController {
  /// What `.automatic` stands for: `.pageSheet` as on iOS 13 to 17, or `.formSheet` as on iOS 18.
  public static var automaticModalPresentationStyle: UIModalPresentationStyle {
    get { storedAutomaticStyle }
    set { storedAutomaticStyle = newValue.isSheet && newValue != .automatic ? newValue : .pageSheet }
  }
  private static var storedAutomaticStyle = UIModalPresentationStyle.pageSheet
}
