import SheetEngine

/// What runs the presentation of one view controller.
@MainActor open class UIPresentationController: NSObject, PresentationDelegateHolder {
  @Weak private final var presentedReference: UIViewController?
  @Weak private final var presentingReference: UIViewController?
  /// Set while it runs a presentation.
  @Weak final var presentation: Presentation?

  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init()
    presentedReference = presentedViewController
    presentingReference = presentingViewController
  }

  /// The controller that is, or will be, presented. It holds its presentation controller, not the other way round:
  /// after it is gone this must not be asked.
  public final var presentedViewController: UIViewController {
    guard let controller = presentedReference else {
      preconditionFailure("The presented view controller of this presentation controller is gone.")
    }
    return controller
  }

  /// The controller that presents; `nil` before the presentation.
  public final var presentingViewController: UIViewController! {
    presentation?.presenter ?? presentingReference
  }

  /// The style that it was made for.
  public final internal(set) var presentationStyle = UIModalPresentationStyle.pageSheet

  /// Covers the window, and holds what is presented; `nil` before the presentation.
  public final var containerView: UIView? { presentation?.containerView }

  /// The view that the presentation moves.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view stands, or will rest when the motion ends.
  open var frameOfPresentedViewInContainerView: CGRect {
    guard let presentation, let frame = presentation.session?.stack.modelFrame(of: presentation.id) else {
      return containerView?.bounds ?? .zero
    }
    return CGRect(frame)
  }

  /// Of the place where the presentation shows.
  public final var traitCollection: UITraitCollection {
    presentation?.place.traits ?? .current
  }

  /// Of `delegate`, which is one slot whatever the type it is seen through.
  @Weak public final var heldDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { presentation?.settingsChanged() }
  }

  /// The container is about to lay out: its size changed, or the place of the presented view.
  open func containerViewWillLayoutSubviews() {}
  /// The container has laid out; the presented view follows.
  open func containerViewDidLayoutSubviews() {}
  /// The presented view is in place to move in; comes before `viewWillAppear`.
  open func presentationTransitionWillBegin() {}
  /// The presentation has arrived, or was cut short; comes before `viewDidAppear`.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The presented view begins to leave; comes before `viewWillDisappear`.
  open func dismissalTransitionWillBegin() {}
  /// It is gone, or the user took the dismissal back.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// Holds a delegate for adaptivity and dismissal.
///
/// A subclass shows the same slot with a narrower type, which a property of the class itself could not allow.
@MainActor public protocol PresentationDelegateHolder: AnyObject {
  var heldDelegate: (any UIAdaptivePresentationControllerDelegate)? { get set }
}

extension PresentationDelegateHolder {
  /// Hears of dismissals by the user; not kept alive.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { heldDelegate }
    set { heldDelegate = newValue }
  }
}
