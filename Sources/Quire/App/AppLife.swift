// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The life cycle of an app that begins with a delegate: creates the delegates, and calls them in UIKit's order.
@MainActor final class AppLife: NSObject {
  let delegate: any UIApplicationDelegate

  init(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Starts the app and its scene, within a turn.
  func begin(in session: Session) {
    let app = UIApplication.shared
    delegate._registerInterfaces()
    _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
    var root = makeRootWithoutScenes()
    if let root { delegate.window = root }
    _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
    delegate._menus?.build(delegate)
    guard let scene = app.windowScene else { return }
    let options = UIScene.ConnectionOptions()
    scene.session.configuration = delegate.application(
      app, configurationForConnecting: scene.session, options: options)
    delegate._complete(scene.session.configuration)
    scene.delegate = scene.session.configuration.makeDelegate()
    if session.window.rootViewController == nil {
      root = root ?? scene.session.configuration.rootSource?.makeRoot().map { makeWindow($0) }
      if let root { scene.delegate?._adopt(root) }
    }
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    // The delegate may have shown another window.
    if session.window.rootViewController == nil { root?.makeKeyAndVisible() }
    if session.window.storedTint == nil { delegate._tint(session.window) }
    if session.window.rootViewController == nil {
      Log.once(
        "the app shows no window. Make one in application(_:didFinishLaunchingWithOptions:), or set "
          + "UISceneConfiguration.delegateClass to the class of the scene's delegate: there is no Info.plist to name it."
      )
    }
  }

  /// Returns the window of the main storyboard, for an app whose Info.plist names no delegate of scenes. The window is
  /// hidden, so that the delegate can prepare the view controllers before their views are loaded.
  private func makeRootWithoutScenes() -> UIWindow? {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    delegate._complete(configuration)
    guard !configuration._namesDelegate else { return nil }
    return configuration.rootSource?.makeRoot().map { makeWindow($0) }
  }

  private func makeWindow(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    return window
  }

  /// Calls the scene's delegate or, if it has none, the app's.
  func call(_ step: ActivityStep, _ scene: UIScene) {
    let app = UIApplication.shared
    guard let own = scene.delegate else {
      switch step {
      case .willEnterForeground: delegate.applicationWillEnterForeground(app)
      case .didBecomeActive: delegate.applicationDidBecomeActive(app)
      case .willResignActive: delegate.applicationWillResignActive(app)
      case .didEnterBackground: delegate.applicationDidEnterBackground(app)
      case .didEnd: delegate.applicationWillTerminate(app)
      }
      return
    }
    switch step {
    case .willEnterForeground: own.sceneWillEnterForeground(scene)
    case .didBecomeActive: own.sceneDidBecomeActive(scene)
    case .willResignActive: own.sceneWillResignActive(scene)
    case .didEnterBackground: own.sceneDidEnterBackground(scene)
    case .didEnd:
      own.sceneDidDisconnect(scene)
      delegate.applicationWillTerminate(app)
    }
  }
}
