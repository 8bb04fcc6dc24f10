// SPDX-License-Identifier: Apache-2.0

/// An object that is notified of changes of a scene's state; a subclass of `UIResponder`.
///
/// The system creates it from `UISceneConfiguration.delegateClass` with its `init()`, and the scene owns it.
@preconcurrency @MainActor public protocol UISceneDelegate: UIResponder {
  /// Called once, first, when the scene starts. A delegate creates its window in this method.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is in the foreground and receives events: at the start, and whenever its page is visible
  /// again.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to stop receiving events.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene has entered the background because its page is hidden. There may be no later call, so save
  /// all data in this method.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when the scene is about to enter the foreground: at the start, and when its page is shown again.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has been disconnected because its page was left permanently.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Sets the delegate's window to that of the main storyboard, before the scene connects. An app never implements it.
  func _adopt(_ window: UIWindow)
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
  /// Does nothing; the default for a delegate without a window.
  public func _adopt(_ window: UIWindow) {}
}

/// An object that is notified of changes of a scene with windows. In Quire, every scene has windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The delegate's window. The default is `nil` unless the class has a property of this name.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Always `nil`. A value that is set is discarded.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Sets `window`; the default.
  public func _adopt(_ window: UIWindow) { self.window = window }
}
