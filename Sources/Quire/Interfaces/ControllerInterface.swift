// SPDX-License-Identifier: Apache-2.0

/// Not Apple's API: for code that is generated from interface files. The scene of a storyboard that a view controller
/// was created from: the code that loads its view, and its segues.
@MainActor public final class _ControllerInterface {
  let storyboard: String
  /// The identifier of the scene in its storyboard; `nil` for none.
  let identifier: String?
  private let load: (@MainActor (UIViewController) -> Void)?
  private var segues: [_InterfaceSegue] = []

  /// Not for generated code: `load` receives a controller of any class.
  public init(storyboard: String, identifier: String?, _load load: (@MainActor (UIViewController) -> Void)?) {
    self.storyboard = storyboard
    self.identifier = identifier
    self.load = load
  }

  /// Creates the interface of a controller whose view the storyboard contains. `load` runs when the controller loads
  /// its view.
  public convenience init<C: UIViewController>(
    storyboard: String, identifier: String?, load: @escaping @MainActor (C) -> Void
  ) {
    self.init(
      storyboard: storyboard, identifier: identifier,
      _load: { controller in
        if let controller = controller as? C { load(controller) }
      })
  }

  /// Creates the interface of a controller whose view the storyboard does not contain, such as a navigation controller.
  public convenience init(storyboard: String, identifier: String?) {
    self.init(storyboard: storyboard, identifier: identifier, _load: nil)
  }

  /// Adds a segue that begins at the controller.
  public func add(_ segue: _InterfaceSegue) {
    segues.append(segue)
  }

  /// Returns the segue with a key, or `nil` if there is none.
  public func segue(_ key: String) -> _InterfaceSegue? {
    segues.first { $0.key.hasSameBytes(as: key) }
  }

  func segue(withIdentifier identifier: String) -> _InterfaceSegue? {
    segues.first { $0.identifier?.hasSameBytes(as: identifier) ?? false }
  }

  /// Loads the controller's view, and then performs the segues that embed controllers in it.
  func loadView(of controller: UIViewController) -> Bool {
    guard let load else { return false }
    load(controller)
    for segue in segues where segue.kind.isEmbedding { segue.trigger(from: controller, sender: nil, anchor: nil) }
    return controller.isViewLoaded
  }
}

/// The behavior of a controller that was created from a storyboard.
final class StoryboardBehavior: InterfaceBehavior {
  let interface: _ControllerInterface
  private var storedStoryboard: UIStoryboard?

  init(_ interface: _ControllerInterface) {
    self.interface = interface
  }

  override var storyboard: UIStoryboard? {
    if let storedStoryboard { return storedStoryboard }
    let made = UIStoryboard(name: interface.storyboard)
    storedStoryboard = made
    return made
  }

  override func loadView(of controller: UIViewController) -> Bool { interface.loadView(of: controller) }

  override func performSegue(_ identifier: String, from controller: UIViewController, sender: AnyTarget?) {
    guard let segue = interface.segue(withIdentifier: identifier) else {
      _interfaceFault(
        "Receiver\(Log.naming("of the class", controller)) has no segue with identifier '\(identifier)'")
    }
    segue.perform(from: controller, sender: sender, anchor: nil)
  }
}

extension UIViewController {
  /// Not Apple's API: for code that is generated from interface files. The scene of the controller; `nil` for a
  /// controller that was not created from a storyboard.
  public final var _interface: _ControllerInterface? {
    get { (interface as? StoryboardBehavior)?.interface }
    set { interface = newValue.map { StoryboardBehavior($0) } }
  }

  /// The storyboard that the controller was created from; `nil` for any other controller.
  public final var storyboard: UIStoryboard? { interface?.storyboard }
  /// The name of the nib that the controller was created with; `nil` for none.
  public final var nibName: String? { interface?.nibName }
  /// The bundle of the controller's nib, which is always the app's own; `nil` for a controller without a nib.
  public final var nibBundle: Bundle? { nibName == nil ? nil : .main }
}
