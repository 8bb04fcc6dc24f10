// SPDX-License-Identifier: Apache-2.0

/// Is told of a scene's life; a subclass of `UIResponder`.
///
/// The system makes one from `UISceneConfiguration.delegateClass`, by its `init()`, and keeps it with the scene.
@preconcurrency @MainActor public protocol UISceneDelegate: UIResponder {
  /// How the system makes one. Subclasses of `UIResponder` have it.
  init(_launching launch: AppLaunch)

  /// The scene begins; a delegate makes its window here. Called once, first.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is in front and takes events; at the start, and whenever its page is seen again.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to take no more events.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is out of sight: its page is hidden. There may be no later call, so what must be kept is saved here.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene is about to be seen: at the start, and when its page is shown again.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is gone: its page was left for good.
  func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing; the default.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing; the default.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing; the default.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing; the default.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing; the default.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing; the default.
  public func sceneDidDisconnect(_ scene: UIScene) {}
}

/// Is told of a scene with windows, as every scene here.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The delegate's window. Reading it gives `nil` unless the class has a property of this name.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// `nil`; a value set is dropped.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
