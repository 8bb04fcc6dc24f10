// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Manages a tree of views and may present another view controller.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// Quire has no interface files: a view is made in `loadView`, and `nibName` must be `nil`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(nibNameOrNil == nil, "Quire has no interface files; make the view in loadView or viewDidLoad.")
    super.init()
  }

  /// Always `nil`: Quire reads no archives. It exists because UIKit requires subclasses to declare it.
  public required init?(coder: NSCoder) { nil }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// No view controller is the delegate of an app or a scene, so subclasses need not have it.
  @available(*, unavailable) public required convenience init(_launching launch: AppLaunch) {
    self.init()
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

  /// Whether the view is loaded; reading it loads nothing.
  public final var isViewLoaded: Bool { storedView != nil }
  /// The view, if it is loaded; reading it loads nothing.
  public final var viewIfLoaded: UIView? { storedView }

  /// Loads the view now, if it is not loaded.
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

  /// The view was loaded. Called once.
  open func viewDidLoad() {}

  /// The view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has placed its subviews; their subviews follow.
  open func viewDidLayoutSubviews() {}
  /// Has the view update its constraints; called before a layout that this is due for. An override calls super at its end.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Whether the view's margins are at least `systemMinimumLayoutMargins`; `true` by default.
  public final var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The traits have changed; called top down before layout.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Added to the safe area of the view.
  public final var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The insets of the containing controller's bars.
  final var barInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The traits of the place where the view is shown, with its overrides.
  open var traitCollection: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    guard TraitChange.overridesExist else { return .current }
    return UITraitCollection(outerTraits.overridden(by: overrides))
  }

  final var storedOverrides = UITraitOverrides()
  /// Overrides for children only.
  final var childOverrides: [(child: UIViewController, traits: UITraitCollection)] = []
  final var traitRegistrations: [UITraitChangeRegistration] = []

  open override var next: UIResponder? { viewIfLoaded?.superview ?? super.next }

  // MARK: Appearance

  final var appearance = Appearance.disappeared

  /// Whether `viewIsAppearing` is still to come.
  final var awaitsIsAppearing = false

  /// The view is about to be shown; in a presentation, before the motion begins.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the window, with its size, safe area and traits; its subviews are placed next.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is shown, and the transition is over.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to disappear; the user may still cancel that.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has been removed from the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children get this controller's appearance callbacks; `true` by default. An override that returns `false`
  /// must call `beginAppearanceTransition` and `endAppearanceTransition` of its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear, or to disappear.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearsAnimated = animated
    if isAppearing { beginAppearing(animated: animated) } else { beginDisappearing(animated: animated) }
  }

  /// Ends the transition that `beginAppearanceTransition` began.
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
  /// The controller that contains this one; `nil` if none does. Held weakly.
  @Weak public final private(set) var parent: UIViewController?

  /// Adds a child controller, and calls its `willMove(toParent:)`. The caller adds its view and then calls
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

  /// Swaps the views of two children, animated or at once. The new one is added to the old one's superview,
  /// `animations` moves both, and the old one is removed at the end. Both get their appearance callbacks.
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

  /// The view's size is about to change. An override must call super, which notifies the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// The traits are about to change. An override must call super, which notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The coordinator of this controller's own transition, while one is under way.
  final var ownTransitionCoordinator: TransitionCoordinator?

  /// What it does as a container of a class that the core does not know.
  final var containerRole: ContainerRole?

  /// Its tab, once something has asked for it.
  final var storedTabBarItem: UITabBarItem?

  // MARK: Titles

  /// The title in bars, unless the navigation item has one.
  open var title: String? {
    didSet {
      navigationItem.title = title
      parent?.containerRole?.childChanged(self)
    }
  }

  /// The content of a navigation bar for this controller.
  public final private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// The nearest navigation controller that contains this one.
  public final var navigationController: UINavigationController? {
    var controller = parent
    while let current = controller {
      if let navigation = current.containerRole?.navigation { return navigation }
      controller = current.parent
    }
    return nil
  }

  // MARK: Editing

  private final var storedIsEditing = false
  /// The button that turns editing on and off, once something has asked for it.
  final var storedEditButtonItem: UIBarButtonItem?
  /// Called when editing begins and ends.
  final var editingFollower: ((Bool) -> Void)?

  /// Whether the content can be edited; `false` by default. Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing. An override changes its views and must call super, which changes `editButtonItem`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    editingFollower?(editing)
  }

  // MARK: Presentation

  final var storedStyle = UIModalPresentationStyle.automatic
  /// Made when first read, by the style at that time; released when the presentation ends.
  final var storedPresentationController: UIPresentationController?
  /// Makes its popover, for a controller with one of a class of its own.
  final var makesPopover: ((UIViewController) -> UIPopoverPresentationController)?
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

  /// How a covering presentation appears and disappears without an animator.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Takes precedence over `modalTransitionStyle` if it is set.
  open var preferredTransition: Transition?
  /// Zooms it in and out in a navigation controller.
  final var navigationZoom: NavigationZoom?

  /// Stored only; no status bar is drawn here.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Stored only; the host decides where the focus goes.
  open var restoresFocusAfterTransition = true

  /// Whether presentations in a context cover this controller's view.
  open var definesPresentationContext = false

  /// Whether presentations in this context use this controller's `modalTransitionStyle`.
  open var providesPresentationContextTransitionStyle = false

  /// Provides animators, and with the style `.custom` the presentation controller; held weakly.
  @Weak public final var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether the user can't dismiss it; also if a child sets it. Detents can still be changed.
  open var isModalInPresentation = false { didSet { presentationSettingsChanged() } }

  /// The preferred size of the content, for popovers, form sheets and edge-attached sheets that follow it; 0 for none.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { contentSizeChanged() } }
  }

  /// The preferred size of a child, or of the presented controller, has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size of a child's view, for a given size of this controller's view.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController else { return parentSize }
    return size(of: child, in: parentSize)
  }

  /// Not Apple's API: storage for live progress, which has no other place for it.
  public final var stackMember: NSObject?

  // `Documentation/PresentationControllers.md` lists the values of these three for each controller and time, with
  // sources.

  /// The presentation controller of this controller, or of the nearest container that is presented. Without a
  /// presentation it is this controller's own: made by the style when first read, and kept until a presentation of this
  /// controller ends. [DOC-VC]
  open var presentationController: UIPresentationController? {
    managingPresentation?.controller ?? lazyPresentationController(source: self)
  }

  /// The presentation controller if it is a sheet's; `nil` for other styles, including popovers. [DOC-VC]
  open var sheetPresentationController: UISheetPresentationController? {
    if let managing = managingPresentation { return managing.controller as? UISheetPresentationController }
    if storedPresentationController == nil, !modalPresentationStyle.isSheet { return nil }
    return lazyPresentationController(source: self) as? UISheetPresentationController
  }

  /// The presentation controller if it is a popover's; `nil` for other styles. [DOC-VC]
  open var popoverPresentationController: UIPopoverPresentationController? {
    if let managing = managingPresentation { return managing.controller as? UIPopoverPresentationController }
    if storedPresentationController == nil, modalPresentationStyle != .popover { return nil }
    return lazyPresentationController(source: self) as? UIPopoverPresentationController
  }

  /// Presents another controller in this one's window. Ignored, with a line logged once, if this one is in no window or
  /// presents already.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the presented controller, with all above it; if this controller presents nothing, itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }
}
