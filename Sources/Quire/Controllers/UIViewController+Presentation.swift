extension UIViewController {
  /// What this controller has presented.
  public var presentedViewController: UIViewController? {
    madePresentation?.presented ?? parent?.presentedViewController
  }

  /// What has presented this controller, or the one that contains it.
  public var presentingViewController: UIViewController? {
    presentation?.presenter ?? parent?.presentingViewController
  }

  /// From `present` until the presentation has arrived.
  public var isBeingPresented: Bool {
    presentation?.stage == .requested || presentation?.stage == .presenting
  }

  /// From the beginning of a dismissal until its end, also while a user may still take it back.
  public var isBeingDismissed: Bool {
    presentation?.stage == .dismissing
  }

  var lazyPresentationController: UIPresentationController? {
    if let storedPresentationController { return storedPresentationController }
    let made: UIPresentationController
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .fullScreen, .overFullScreen:
      made = UIPresentationController(presentedViewController: self, presenting: nil)
    }
    made.presentationStyle = modalPresentationStyle
    if modalPresentationStyle == .formSheet { (made as? UISheetPresentationController)?.prefersPageSizing = false }
    storedPresentationController = made
    return made
  }

  /// The controller in whose place a presentation is made: the outermost that contains this one.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  func startPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    precondition(presented !== presenter && presented !== self, "A view controller can't present itself.")
    precondition(presented.presentation == nil, "This view controller is being presented already.")
    precondition(presented.parent == nil, "A view controller that another one contains can't be presented.")
    guard let session = presenter.viewIfLoaded?.window?.session else {
      Log.line("present is ignored: the view of the presenting view controller is in no window.")
      return
    }
    guard presenter.madePresentation == nil else {
      Log.line("present is ignored: the view controller is presenting another one already.")
      return
    }
    guard let controller = presented.lazyPresentationController else { return }
    let presentation = Presentation(
      id: session.makePresentationID(), presenter: presenter, presented: presented, controller: controller,
      animated: animated, session: session)
    if let completion { presentation.presentCompletions.append(completion) }
    session.begin(presentation)
  }

  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    let holder = outermost
    guard let presentation = holder.madePresentation ?? holder.presentation, let session = presentation.session else {
      Log.line("dismiss is ignored: there is no presentation.")
      return
    }
    if let completion { presentation.dismissCompletions.append(completion) }
    session.dismiss(presentation, animated: animated)
  }

  /// Something changed that a presentation around this controller passes on.
  func presentationSettingsChanged() {
    outermost.presentation?.settingsChanged()
  }

  /// Whether this controller or one that it contains keeps the user from dismissing.
  var keepsUserFromDismissing: Bool {
    isModalInPresentation || children.contains { $0.keepsUserFromDismissing }
  }
}
