// SPDX-License-Identifier: Apache-2.0

/// A collection of view controllers that are created by name. Interface files are not supported: an app registers how
/// each controller is created.
///
/// ```
/// UIStoryboard.register("Main", "Settings") { SettingsViewController() }
/// ```
@preconcurrency @MainActor public final class UIStoryboard: NSObject {
  fileprivate struct Scene {
    let storyboard: String
    /// The name of the controller; `nil` for the initial controller.
    let identifier: String?
    let make: @MainActor () -> UIViewController
  }

  private static var scenes: [Scene] = []
  private let name: String

  /// Creates a storyboard with the controllers that have been registered.
  public init(name: String, bundle storyboardBundleOrNil: Bundle? = nil) {
    self.name = name
    super.init()
  }

  /// Not Apple's API: registers how a controller of a storyboard is created. Without an identifier, it is the initial
  /// controller. A later registration replaces an earlier one.
  public static func register(
    _ storyboard: String, _ identifier: String? = nil, make: @escaping @MainActor () -> UIViewController
  ) {
    scenes.removeAll { $0.isNamed(storyboard, identifier) }
    scenes.append(Scene(storyboard: storyboard, identifier: identifier, make: make))
  }

  /// Returns a new controller with a name. Traps if the name was not registered.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let scene = UIStoryboard.scenes.first(where: { $0.isNamed(name, identifier) }) { return make(scene) }
    let known = UIStoryboard.scenes.filter { $0.storyboard.hasSameBytes(as: name) }.compactMap { $0.identifier }
    preconditionFailure(
      "The storyboard \"\(name)\" has no controller \"\(identifier)\"; register it by UIStoryboard.register. "
        + "Known: \(known.isEmpty ? "none" : known.joined(separator: ", ")).")
  }

  /// Returns a new initial controller, or `nil` if none was registered.
  public func instantiateInitialViewController() -> UIViewController? {
    UIStoryboard.scenes.first { $0.isNamed(name, nil) }.map { make($0) }
  }

  private func make(_ scene: Scene) -> UIViewController { scene.make() }
}

extension UIStoryboard.Scene {
  fileprivate func isNamed(_ storyboard: String, _ identifier: String?) -> Bool {
    guard self.storyboard.hasSameBytes(as: storyboard) else { return false }
    guard let own = self.identifier, let identifier else { return self.identifier == nil && identifier == nil }
    return own.hasSameBytes(as: identifier)
  }
}
