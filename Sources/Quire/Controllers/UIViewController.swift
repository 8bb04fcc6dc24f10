// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// An object that manages a view hierarchy and can present another view controller.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// Creates a view controller that loads its view from a nib. If the name is `nil`, the controller loads the nib of its
  /// class or, if there is none, `loadView` creates the view. Traps if the app has no nibs.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    guard let name = nibNameOrNil else { return }
    interface = InterfaceBehavior.nibs?.loading(nib: name)
    precondition(interface != nil, "Could not load NIB in bundle: main with name '\(name)'; the app has no nibs.")
  }

  /// Always returns `nil`. The initializer exists because UIKit requires subclasses to declare it. Where an app's class
  /// calls it, the build of an app with interface files writes another call.
  public required init?(coder: NSCoder) { nil }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Unavailable. It exists so that subclasses need not implement it, because a view controller is never the delegate
  /// of an app or a scene.
  @available(*, unavailable) public required convenience init(_launching launch: AppLaunch) {
    self.init()
  }

  /// The rarely used settings, or `nil` until one of them is set.
  final var controllerSettings: ControllerSettings?

  // MARK: View

  private final var storedView: UIView?
  /// The interface file of the controller; `nil` for none.
  final var interface: InterfaceBehavior?

  /// Creates the view from the controller's storyboard or nib. Returns whether there is one.
  final func loadInterface() -> Bool {
    (interface ?? InterfaceBehavior.nibs)?.loadView(of: self) ?? false
  }

  /// The view. It is loaded when first accessed.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.controller = nil
      storedView = newValue
      newValue?.controller = self
      newValue?.propertyNeeds.insert([.controller, .tracking])
    }
  }

  /// Whether the view is loaded. Reading this property does not load it.
  public final var isViewLoaded: Bool { storedView != nil }
  /// The view if it is loaded, otherwise `nil`. Reading this property does not load it.
  public final var viewIfLoaded: UIView? { storedView }

  /// Loads the view immediately if it is not loaded.
  public final func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    precondition(storedView != nil, "loadView must set the view.")
    viewDidLoad()
  }

  /// Creates `view`. The default implementation loads it from the controller's storyboard or nib. If there is neither,
  /// it creates an empty view of the window's size.
  open func loadView() {
    if loadInterface() { return }
    view = UIView(frame: Session.current?.window.bounds ?? .zero)
  }

  /// Called once, when the view was loaded.
  open func viewDidLoad() {}

  /// Called when the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Updates properties of the controller and its view before layout. Override it to take values from observable
  /// objects, and call super; do not call it yourself. The default implementation does nothing.
  ///
  /// It is called before the first layout, and again after `setNeedsUpdateProperties()` or a change of an observable
  /// property that it read.
  open func updateProperties() {}
  /// Called when the view has laid out its subviews. Their own subviews are laid out afterward.
  open func viewDidLayoutSubviews() {}
  /// Updates the constraints of the view. Called before a layout if an update is needed. An override calls super at its
  /// end.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Whether the view's margins are at least `systemMinimumLayoutMargins`; `true` by default.
  public final var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Called when the layout margins of the view have changed. Never called here: override `viewDidLayoutSubviews()`.
  open func viewLayoutMarginsDidChange() {}

  /// Called when memory runs low. Never called here: a browser tells a page nothing of its memory.
  open func didReceiveMemoryWarning() {}

  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the traits have changed, from the root to the leaves, before layout.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The insets that are added to the safe area of the view.
  public final var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The insets of the bars of the containing controller, or of the arrow of the popover that the view fills.
  final var barInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The traits at the view's position, including overrides.
  open var traitCollection: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    guard TraitChange.overridesExist else { return .current }
    return UITraitCollection(outerTraits.overridden(by: overrides))
  }

  final var storedOverrides = UITraitOverrides()
  /// The trait overrides that apply only to children.
  final var childOverrides: [(child: UIViewController, traits: UITraitCollection)] = []
  final var traitRegistrations: [UITraitChangeRegistration] = []

  open override var next: UIResponder? { viewIfLoaded?.superview ?? super.next }

  // MARK: Appearance

  final var appearance = Appearance.disappeared

  /// Whether `viewIsAppearing` has not been called yet for the current appearance.
  final var awaitsIsAppearing = false

  /// Called when the view is about to be shown. In a presentation, it is called before the motion begins.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and has its size, safe area and traits. Its subviews are laid out next.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is shown and the transition is over.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to disappear. The user may still cancel that.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has been removed from the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children receive this controller's appearance callbacks; `true` by default. If an override returns
  /// `false`, it is responsible for calling `beginAppearanceTransition` and `endAppearanceTransition` of its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies a child that it is about to appear or to disappear.
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

  /// Whether the controller is appearing because it was added to its parent.
  public final internal(set) var isMovingToParent = false
  /// Whether the controller is disappearing because it is being removed from its parent.
  public final internal(set) var isMovingFromParent = false

  // MARK: Containment

  /// The controllers that this one contains, in the order in which they were added.
  public final private(set) var children: [UIViewController] = []
  /// The controller that contains this one; `nil` if there is none. Held weakly.
  @Weak public final private(set) var parent: UIViewController?

  /// Adds a child controller, and calls its `willMove(toParent:)`. The caller then adds the child's view and calls
  /// `didMove(toParent:)`. The child's appearance follows its view.
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

  /// Removes the controller from its parent, after a call of `willMove(toParent: nil)`.
  open func removeFromParent() {
    guard let parent else { return }
    presentationSettingsChanged()
    parent.children.removeAll { $0 === self }
    self.parent = nil
    isMovingToParent = false
    parent.childOverrides.removeAll { $0.child === self }
    didMove(toParent: nil)
  }

  /// Called when the controller is about to be added to a parent or removed from it.
  open func willMove(toParent parent: UIViewController?) {
    isMovingFromParent = parent == nil
  }

  /// Called when the controller has been added to a parent or removed from it.
  open func didMove(toParent parent: UIViewController?) {
    if appearance != .appearing { isMovingToParent = false }
  }

  private final var containers: [UIViewController] {
    Array(sequence(first: self) { $0.parent })
  }

  /// Replaces the view of one child by that of another, animated or immediately. The new view is added to the old
  /// view's superview, `animations` changes both, and the old view is removed at the end. Both children receive their
  /// appearance callbacks.
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

  /// Called when the view's size is about to change. An override must call super, which notifies the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Called when the traits are about to change. An override must call super, which notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The coordinator of this controller's own current transition; `nil` if there is none.
  final var ownTransitionCoordinator: TransitionCoordinator?

  /// The container behavior of the controller, or `nil` if it is not a container. The core refers only to the base
  /// class.
  final var containerBehavior: ContainerBehavior?

  /// The tab of the controller; `nil` until it is first accessed.
  final var storedTabBarItem: UITabBarItem?

  // MARK: Keys

  /// The commands of `addKeyCommand(_:)`; `nil` if there are none.
  final var addedKeyCommands: [UIKeyCommand]?

  /// The commands that `addKeyCommand(_:)` added; `nil` if there are none.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands }

  /// Whether the controller gets actions and keys of the view controller that it presents; `true` by default. An
  /// override that returns `false` makes the search for a target go on behind this controller. [DOC-KEYS]
  open var performsActionsWhilePresentingModally: Bool { true }

  // MARK: Segues

  /// Performs the segue with an identifier. Traps if the controller's scene has no such segue, and if the controller was
  /// not created from a storyboard.
  open func performSegue(withIdentifier identifier: String, sender: AnyTarget?) {
    guard let interface else { preconditionFailure("Receiver has no segue with identifier '\(identifier)'") }
    interface.performSegue(identifier, from: self, sender: sender)
  }

  /// Called before a segue that the user triggers, or that embeds a controller. Returns whether the segue is performed;
  /// `true` by default. The identifier of a segue without one is empty. Not called by `performSegue`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: AnyTarget?) -> Bool { true }

  /// Called when a segue is about to be performed. The destination exists, but its view is not loaded. The default
  /// implementation does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: AnyTarget?) {}

  /// Returns whether the controller is the destination of an unwind segue. By default, whether its class has the action
  /// and it is not the segue's source.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: AnyTarget?
  ) -> Bool {
    self !== fromViewController && action.isUnwindAction(of: self)
  }

  /// Returns the children to search for the destination of an unwind segue. By default, all children except the one that
  /// contains the source; those of a navigation controller from the top of the stack to the root.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    source.children(self, source)
  }

  /// Called on each container on the way to the destination of an unwind segue, with the child to show. By default, a
  /// navigation controller pops to the child, and a tab bar controller selects it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    unwindSegue.step?(self, subsequentVC)
  }

  // MARK: Titles

  /// The title in bars, unless the navigation item has its own.
  open var title: String? {
    didSet {
      navigationItem.title = title
      parent?.containerBehavior?.childChanged(self)
    }
  }

  /// The content of a navigation bar for this controller.
  public final private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// The nearest navigation controller that contains this one.
  public final var navigationController: UINavigationController? {
    var controller = parent
    while let current = controller {
      if let navigation = current.containerBehavior?.navigation { return navigation }
      controller = current.parent
    }
    return nil
  }

  // MARK: Editing

  private final var storedIsEditing = false
  /// The button that toggles editing mode; `nil` until it is first accessed.
  final var storedEditButtonItem: UIBarButtonItem?
  /// A closure that is called when editing begins or ends.
  final var editingFollower: ((Bool) -> Void)?

  /// Whether the controller is in editing mode; `false` by default. Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing. An override changes its views and must call super, which updates `editButtonItem`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    editingFollower?(editing)
  }

  // MARK: Without content

  /// The view that covers the controller's view while there is no content.
  final var contentUnavailableView: UIView?

  /// Called when the view appears, and after `setNeedsUpdateContentUnavailableConfiguration()`. An override sets
  /// `contentUnavailableConfiguration`, to `nil` if there is content. The default implementation does nothing.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: The system's bars and the orientation

  /// The preferred style of the status bar; `default` by default.
  ///
  /// It has no visible effect, because the browser draws the status bar. `UIStatusBarManager` returns the preference of
  /// the frontmost view controller.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the controller prefers a hidden status bar; `false` by default. A page can't hide it: see
  /// `UIStatusBarManager`.
  open var prefersStatusBarHidden: Bool { false }
  /// The preferred animation of status bar changes; `fade` by default. It has no effect.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines the status bar style. `nil`, the default, means this controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden. `nil`, the default, means this controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Does nothing: `UIStatusBarManager` always queries the view controllers.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the controller prefers a hidden home indicator; `false` by default. It has no effect: a page can't hide
  /// it.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines whether the home indicator is hidden; `nil` by default. It has no effect.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Does nothing: a page can't hide the home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the app's gestures should take precedence over the system's; none by default. It has no effect.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Does nothing: a page can't defer the system's gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// The orientations that the controller supports; all by default, except upside down on a phone.
  ///
  /// It has no visible effect: a page rotates with its device, regardless of the app.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UITraitCollection.current.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
  }
  /// Whether the interface rotates with the device; `true` by default. It has no effect: a page always rotates.
  open var shouldAutorotate: Bool { true }
  /// The preferred orientation when the controller is presented; the current one by default. It has no effect.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIApplication.shared.windowScene?.interfaceOrientation ?? .portrait
  }
  /// Does nothing: a page always rotates with its device.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Whether the controller prefers a pointer that is locked in place; `false` by default. It has no effect: the pointer
  /// stays free.
  open var prefersPointerLocked: Bool { false }
  /// The child that determines whether the pointer is locked; `nil` by default. It has no effect.
  open var childViewControllerForPointerLock: UIViewController? { nil }

  // MARK: Restoring

  /// Called to save the controller's state. Never called here: a page keeps no state of controllers.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Called to restore the controller's state. Never called here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when the app has restored all controllers. Never called here.
  open func applicationFinishedRestoringState() {}

  // MARK: Presentation

  final var storedStyle = UIModalPresentationStyle.automatic
  /// The presentation controller. It is created when first accessed, for the style at that time, and released when the
  /// presentation ends.
  final var storedPresentationController: UIPresentationController?
  /// A closure that creates the popover presentation controller, for a controller that uses its own class.
  final var makesPopover: ((UIViewController) -> UIPopoverPresentationController)?
  /// The presentation that shows this controller. The presenter holds it.
  @Weak final var presentation: Presentation?
  /// The presentation that this controller has made.
  final var madePresentation: Presentation?

  /// The style in which the controller is presented. `.automatic` reads as the style that it represents. Set it before
  /// the presentation controller is first accessed, because that is created for the style at that time.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { storedStyle == .automatic ? UIViewController.automaticModalPresentationStyle : storedStyle }
    set { storedStyle = newValue }
  }

  /// The animation with which a covering presentation appears and disappears if there is no animator.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// The preferred transition. If it is set, it takes precedence over `modalTransitionStyle`.
  open var preferredTransition: Transition?
  /// The zoom with which a navigation controller pushes and pops this controller.
  final var navigationZoom: NavigationZoom?

  /// Whether a presentation that does not cover the screen determines the status bar; `false` by default. It only
  /// affects `UIStatusBarManager`, because the browser draws the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Stored, but has no effect: the host determines the focus.
  open var restoresFocusAfterTransition = true

  /// Whether presentations with the styles `.currentContext` and `.overCurrentContext` cover the view of this
  /// controller; `false` by default.
  open var definesPresentationContext = false

  /// Whether presentations in this context use this controller's `modalTransitionStyle`; `false` by default.
  open var providesPresentationContextTransitionStyle = false

  /// The object that provides animators, and, for the style `.custom`, the presentation controller. Held weakly.
  @Weak public final var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether the user is prevented from dismissing the controller. It also applies if a child sets it. Detents can
  /// still be changed.
  open var isModalInPresentation = false { didSet { presentationSettingsChanged() } }

  /// Whether the keyboard stays when the focus leaves a field for something else; `true` for a form sheet. It has no
  /// effect: the browser hides the keyboard when no field has the focus.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// The preferred size of the content, in points; 0 for none. It is used by popovers, form sheets, and edge-attached
  /// sheets that follow it.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { contentSizeChanged() } }
  }

  /// Called when the preferred size of a child or of the presented controller has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Returns the size of a child's view, for a given size of this controller's view.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController else { return parentSize }
    return size(of: child, in: parentSize)
  }

  /// Not Apple's API: storage for the module `SheetInteraction`, whose extensions can't add stored properties.
  public final var stackMember: NSObject?

  // `Documentation/PresentationControllers.md` lists the values of the next three properties for each controller and
  // time, with sources.

  /// The presentation controller of this controller, or of the nearest container that is presented. If nothing is
  /// presented, it is this controller's own. It is created for the style when first accessed, and kept until a
  /// presentation of this controller ends. [DOC-VC]
  open var presentationController: UIPresentationController? {
    managingPresentation?.controller ?? lazyPresentationController(source: self)
  }

  /// The presentation controller if it is that of a sheet; `nil` for other styles, including popovers. [DOC-VC]
  open var sheetPresentationController: UISheetPresentationController? {
    if let managing = managingPresentation { return managing.controller as? UISheetPresentationController }
    if storedPresentationController == nil, !modalPresentationStyle.isSheet { return nil }
    return lazyPresentationController(source: self) as? UISheetPresentationController
  }

  /// The presentation controller if it is that of a popover; `nil` for other styles. [DOC-VC]
  open var popoverPresentationController: UIPopoverPresentationController? {
    if let managing = managingPresentation { return managing.controller as? UIPopoverPresentationController }
    if storedPresentationController == nil, modalPresentationStyle != .popover { return nil }
    return lazyPresentationController(source: self) as? UIPopoverPresentationController
  }

  /// Presents another controller in this controller's window. If this controller is in no window or already presents
  /// another, the call is ignored and a message is logged once.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the presented controller and all above it. If this controller presents nothing, it is itself dismissed.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }
}
