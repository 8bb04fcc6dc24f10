import SheetEngine

/// One presentation, from `present` until it has ended.
@MainActor final class Presentation: NSObject {
  enum Stage {
    /// `present` was called; the engine has not begun it.
    case requested
    case presenting
    case presented
    case dismissing
    case ended
  }

  let id: PresentationID
  @Weak var presenter: UIViewController?
  let presented: UIViewController
  let controller: UIPresentationController
  @Weak var session: Session?
  let isAnimated: Bool
  let containerView: UIView
  let place: LayerPlace

  var stage = Stage.requested
  /// What the engine was told last; `nil` until it knows of the presentation.
  var sent: Configuration?
  var needsConfiguration = false
  var phase = Phase.presenting
  /// The size that the engine allots to the layer.
  var box = Size.zero
  /// The height that reserves were made for in this drag.
  var preparedHeight = 0.0
  /// Whether the transition that runs, or ran last, is animated.
  var wasAnimated = false
  var presentCompletions: [() -> Void] = []
  var dismissCompletions: [() -> Void] = []

  init(
    id: PresentationID, presenter: UIViewController, presented: UIViewController,
    controller: UIPresentationController, animated: Bool, session: Session
  ) {
    self.id = id
    self.presented = presented
    self.controller = controller
    containerView = PresentationContainerView(controller)
    isAnimated = animated
    place = LayerPlace(traits: session.raisedTraits)
    super.init()
    self.presenter = presenter
    self.session = session
  }

  var presentedView: UIView { controller.presentedView ?? presented.view }

  /// Whether the layers below leave the screen while this one covers them.
  var removesPresenter: Bool { controller.presentationStyle == .fullScreen }

  /// A setting changed that the engine must hear of before the turn ends.
  func settingsChanged() {
    needsConfiguration = true
  }
}

/// Covers the window; tells the presentation controller of its layout.
private final class PresentationContainerView: UIView {
  @Weak private var presentationController: UIPresentationController?

  init(_ presentationController: UIPresentationController) {
    super.init(frame: .zero)
    self.presentationController = presentationController
  }

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }
}
