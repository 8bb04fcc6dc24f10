// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// What manages a tree of views and may present another of its kind.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// There are no interface files: a view is made in `loadView`, and `nibName` must be `nil`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(nibNameOrNil == nil, "Quire has no interface files; make the view in loadView or viewDidLoad.")
    super.init()
  }

  /// Gives `nil`: Quire reads no archives. It is there for what UIKit has every view controller declare.
  public required init?(coder: NSCoder) { nil }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: View

  private final var storedView: UIView?

  /// Loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.controller = nil
      storedView = newValue
      newValue?.controller = self
    }
  }

  /// Whether the view is there; asking loads nothing.
  public final var isViewLoaded: Bool { storedView != nil }
  /// The view, if it is there; asking loads nothing.
  public final var viewIfLoaded: UIView? { storedView }

  /// Makes the view now, if it is not there.
  public final func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    precondition(storedView != nil, "loadView must set the view.")
    viewDidLoad()
  }

  /// Makes `view`; the default is an empty one of the window's size.
  open func loadView() {
    view = UIView(frame: Session.current?.window.bounds ?? .zero)
  }

  /// The view was made. Called once.
  open func viewDidLoad() {}

  /// The view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has placed its subviews; theirs follow.
  open func viewDidLayoutSubviews() {}
  /// Has the view update its constraints; called before a layout that this is due for. An override calls super at its end.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Whether the view's margins are at least `systemMinimumLayoutMargins`; `true` by default.
  public final var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The safe area of the view is another one now.
  open func viewSafeAreaInsetsDidChange() {}
  /// The traits are other ones now; called top down before layout.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Added to the safe area of the view.
  public final var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// What the bars of the containing controller take of the view.
  final var barInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Of the place where the view is shown, and what is overridden for it.
  open var traitCollection: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    guard TraitChange.overridesExist else { return .current }
    return UITraitCollection(outerTraits.overridden(by: overrides))
  }

  final var storedOverrides = UITraitOverrides()
  /// What children see that this controller doesn't.
  final var childOverrides: [(child: UIViewController, traits: UITraitCollection)] = []
  final var traitRegistrations: [UITraitChangeRegistration] = []

  open override var next: UIResponder? { viewIfLoaded?.superview ?? super.next }

  // MARK: Appearance

  final var appearance = Appearance.disappeared

  /// Whether `viewIsAppearing` is still to come.
  final var awaitsIsAppearing = false

  /// The view is about to show; in a presentation before the motion begins.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the window, with its size, safe area and traits; its subviews are placed next.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view shows and has its place.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave; a user may still take that back.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is gone from the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children are told of this controller's appearance; `true` by default. An override that returns `false` has
  /// to tell them by `beginAppearanceTransition` and `endAppearanceTransition`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear, or to disappear.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearsAnimated = animated
    if isAppearing { beginAppearing(animated: animated) } else { beginDisappearing(animated: animated) }
  }

  /// Tells a child that what was begun has ended.
  public final func endAppearanceTransition() {
    endAppearing(animated: appearsAnimated)
    endDisappearing(animated: appearsAnimated)
  }
  private final var appearsAnimated = false

  /// Whether it appears because it was added to its parent.
  public final internal(set) var isMovingToParent = false
  /// Whether it disappears because it is removed from its parent.
  public final internal(set) var isMovingFromParent = false

  // MARK: Containment

  /// The controllers that this one contains, in the order in which they were added.
  public final private(set) var children: [UIViewController] = []
  /// The controller that contains this one; `nil` in none. Not kept alive.
  @Weak public final private(set) var parent: UIViewController?

  /// Takes a controller in, which is told by `willMove(toParent:)`. The caller adds its view and then calls
  /// `didMove(toParent:)`. Appearance follows the view.
  open func addChild(_ childController: UIViewController) {
    precondition(childController !== self, "A view controller can't be its own child.")
    precondition(!containers.contains { $0 === childController }, "A view controller can't contain its own parent.")
    guard childController.parent !== self else { return }
    if childController.parent != nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
    childController.isMovingToParent = true
    childController.parentTraitsChanged()
    presentationSettingsChanged()
  }

  /// Ends a containment that `willMove(toParent: nil)` has announced.
  open func removeFromParent() {
    guard let parent else { return }
    presentationSettingsChanged()
    parent.children.removeAll { $0 === self }
    self.parent = nil
    isMovingToParent = false
    parent.childOverrides.removeAll { $0.child === self }
    didMove(toParent: nil)
  }

  /// The containment is about to change.
  open func willMove(toParent parent: UIViewController?) {
    isMovingFromParent = parent == nil
  }

  /// The containment has changed.
  open func didMove(toParent parent: UIViewController?) {
    if appearance != .appearing { isMovingToParent = false }
  }

  private final var containers: [UIViewController] {
    Array(sequence(first: self) { $0.parent })
  }

  /// Swaps the views of two children, as an animation or at once: the new one is added to the old one's superview,
  /// `animations` moves both, and the old one is removed at the end. Both are told of their appearance.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      fromViewController.parent === self && toViewController.parent === self,
      "A transition needs two children of the view controller.")
    makeTransition(
      from: fromViewController, to: toViewController, duration: duration, options, animations, completion)
  }

  // MARK: Sizes and traits that are about to change

  /// The view is about to have another size. An override must call super, which tells the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// The traits are about to change. An override must call super, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Of a transition of this controller, while one is under way.
  final var ownTransitionCoordinator: TransitionCoordinator?

  // MARK: Titles

  /// What bars show for this controller unless its navigation item says otherwise.
  open var title: String? {
    didSet { navigationItem.title = title }
  }

  /// What a navigation bar shows for this controller.
  public final private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// The nearest navigation controller that contains this one.
  public final var navigationController: UINavigationController? {
    var controller = parent
    while let current = controller {
      if let navigation = current as? UINavigationController { return navigation }
      controller = current.parent
    }
    return nil
  }

  // MARK: Presentation

  final var storedStyle = UIModalPresentationStyle.automatic
  /// Made when first asked for, by the style at that time; given up when the presentation ends.
  final var storedPresentationController: UIPresentationController?
  /// The presentation that shows this controller; the presenter holds it.
  @Weak final var presentation: Presentation?
  /// The presentation that this controller has made.
  final var madePresentation: Presentation?

  /// How it is presented. `.automatic` reads as the style that it stands for. Set it before anything asks for the
  /// presentation controller, which is made by the style of that time.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { storedStyle == .automatic ? UIViewController.automaticModalPresentationStyle : storedStyle }
    set { storedStyle = newValue }
  }

  /// How it comes and goes where no animator says otherwise.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Counts before `modalTransitionStyle`, where it is set.
  open var preferredTransition: Transition?
  /// Brings it in a navigation controller, and takes it away.
  final var navigationZoom: ZoomFlight?

  /// Kept for what asks for it; no status bar is drawn here.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Kept for what asks for it; where the focus goes is the host's.
  open var restoresFocusAfterTransition = true

  /// Whether presentations in a context cover this controller's view.
  open var definesPresentationContext = false

  /// Whether what covers this context comes and goes by this controller's `modalTransitionStyle`.
  open var providesPresentationContextTransitionStyle = false

  /// Gives animators, and in the style `.custom` the presentation controller; not kept alive.
  @Weak public final var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Keeps the user from dismissing; also where a child says so. Never a change of detents.
  open var isModalInPresentation = false { didSet { presentationSettingsChanged() } }

  /// The size that the content would like, for popovers, form sheets and edge-attached ones that follow it; 0 for none.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { contentSizeChanged() } }
  }

  /// A child, or what this controller presents, would like another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size that a child will have when this controller's view has a size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController else { return parentSize }
    return size(of: child, in: parentSize)
  }

  /// Not Apple's: what this controller is to live progress, which has no other place to keep it.
  public final var stackMember: NSObject?

  // `Documentation/PresentationControllers.md` has each of these for each controller and moment, with the source.

  /// What runs the presentation of this controller, or of the nearest one around it that is presented. Without a
  /// presentation it is this controller's own: made by the style when first asked for, and kept until a presentation of
  /// this controller ends. [DOC-VC]
  open var presentationController: UIPresentationController? {
    managingPresentation?.controller ?? lazyPresentationController(source: self)
  }

  /// The presentation controller where it is a sheet's; `nil` for other styles, popovers among them. [DOC-VC]
  open var sheetPresentationController: UISheetPresentationController? {
    if let managing = managingPresentation { return managing.controller as? UISheetPresentationController }
    if storedPresentationController == nil, !modalPresentationStyle.isSheet { return nil }
    return lazyPresentationController(source: self) as? UISheetPresentationController
  }

  /// The presentation controller where it is a popover's; `nil` for other styles. [DOC-VC]
  open var popoverPresentationController: UIPopoverPresentationController? {
    if let managing = managingPresentation { return managing.controller as? UIPopoverPresentationController }
    if storedPresentationController == nil, modalPresentationStyle != .popover { return nil }
    return lazyPresentationController(source: self) as? UIPopoverPresentationController
  }

  /// Shows another controller above this one's window. Ignored, with a line logged once, where this one is in no
  /// window or presents already.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents, with all above it; if it presents nothing, itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }
}
