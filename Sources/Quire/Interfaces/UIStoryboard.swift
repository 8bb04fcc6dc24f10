// SPDX-License-Identifier: Apache-2.0

/// A collection of view controllers that are created by name.
///
/// The storyboards of an Xcode project are compiled into the app. An app may also register its controllers itself:
///
/// ```
/// UIStoryboard.register("Main", "Settings") { SettingsViewController() }
/// ```
@preconcurrency @MainActor public final class UIStoryboard: NSObject {
  fileprivate struct Scene {
    let storyboard: String
    /// The name of the controller; `nil` for the initial controller.
    let identifier: String?
    let make: @MainActor (_InterfaceCreator?) -> UIViewController
  }

  private static var scenes: [Scene] = []
  private let name: String

  /// Creates a storyboard. Traps if no storyboard has this name. The bundle has no effect, because an app has only one.
  public init(name: String, bundle storyboardBundleOrNil: Bundle? = nil) {
    self.name = name
    super.init()
    if !UIStoryboard.scenes.contains(where: { $0.storyboard.hasSameBytes(as: name) }) {
      _interfaceFault("Could not find a storyboard named '\(name)' in bundle main.")
    }
  }

  /// Not Apple's API: registers how a controller of a storyboard is created. Without an identifier, it is the initial
  /// controller. A later registration replaces an earlier one.
  public static func register(
    _ storyboard: String, _ identifier: String? = nil, make: @escaping @MainActor () -> UIViewController
  ) {
    _register(storyboard, [identifier]) { create in create?(_InterfaceCoder { _ in }) ?? make() }
  }

  /// Not Apple's API: for code that is generated from interface files. Registers how a controller of a storyboard is
  /// created. `nil` among the identifiers makes it the initial controller; the list may be empty. A later registration
  /// replaces an earlier one.
  public static func _register(
    _ name: String, _ identifiers: [String?], _ make: @escaping @MainActor (_InterfaceCreator?) -> UIViewController
  ) {
    for identifier in identifiers {
      scenes.removeAll { $0.isNamed(name, identifier) }
      scenes.append(Scene(storyboard: name, identifier: identifier, make: make))
    }
  }

  /// Returns a new controller with a name. Traps if there is none.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    _instantiate(identifier, nil)
  }

  /// Returns a new controller with a name, created by `creator`, which passes its coder to an initializer of the app's
  /// own. Without a creator, or if it returns `nil`, the storyboard creates the controller. Traps if there is no
  /// controller with this name, or if it is not a `ViewController`.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    var create: _InterfaceCreator?
    if let creator { create = { creator($0) } }
    let made = _instantiate(identifier, create)
    guard let made = made as? ViewController else { _customControllerFault(made) }
    return made
  }

  /// Returns a new initial controller, or `nil` if the storyboard has none.
  public func instantiateInitialViewController() -> UIViewController? {
    _instantiateInitial(nil)
  }

  /// Returns a new initial controller, created by `creator`, or `nil` if the storyboard has none. Traps if it is not a
  /// `ViewController`.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    var create: _InterfaceCreator?
    if let creator { create = { creator($0) } }
    guard let made = _instantiateInitial(create) else { return nil }
    guard let made = made as? ViewController else { _customControllerFault(made) }
    return made
  }

  /// Not Apple's API: for the generic functions above, whose code is compiled into the app.
  public func _instantiate(_ identifier: String, _ create: _InterfaceCreator?) -> UIViewController {
    if let scene = UIStoryboard.scenes.first(where: { $0.isNamed(name, identifier) }) { return scene.make(create) }
    let known = UIStoryboard.scenes.filter { $0.storyboard.hasSameBytes(as: name) }.compactMap { $0.identifier }
    _interfaceFault(
      "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'. "
        + "Known: \(known.isEmpty ? "none" : known.joined(separator: ", ")).")
  }

  /// Not Apple's API: for the generic functions above, whose code is compiled into the app.
  public func _instantiateInitial(_ create: _InterfaceCreator?) -> UIViewController? {
    UIStoryboard.scenes.first { $0.isNamed(name, nil) }?.make(create)
  }
}

extension UIStoryboard.Scene {
  fileprivate func isNamed(_ storyboard: String, _ identifier: String?) -> Bool {
    guard self.storyboard.hasSameBytes(as: storyboard) else { return false }
    guard let own = self.identifier, let identifier else { return self.identifier == nil && identifier == nil }
    return own.hasSameBytes(as: identifier)
  }
}
