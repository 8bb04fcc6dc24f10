// SPDX-License-Identifier: Apache-2.0

/// The app's own object, which the system makes when the app begins.
///
/// The class that has `@main` conforms to it and is a subclass of `UIResponder`; the system calls its `init()`.
@preconcurrency @MainActor public protocol UIApplicationDelegate: UIResponder {
  /// The window of an app that makes it in `application(_:didFinishLaunchingWithOptions:)`. Reading it gives `nil`
  /// unless the class has a property of this name.
  var window: UIWindow? { get set }

  /// The app begins; called first. The result counts for nothing, and the options are always `nil`.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app begins; it may make its window here. The result counts for nothing, and the options are always `nil`.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The configuration of the scene; its `delegateClass` gets a delegate of its own. The default names none.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Completes a configuration without a delegate's class as the app's Info.plist says. Code that is generated from an
  /// Xcode project implements it; an app never does. The default does nothing.
  func _complete(_ configuration: UISceneConfiguration)
  /// Gives the app's first window its tint, if the app has set none. Code that is generated from an Xcode project
  /// implements it; an app never does. The default does nothing.
  func _tint(_ window: UIWindow)

  /// The app is in front and takes events. Called only if the scene has no delegate, as the next three.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to take no more events.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is out of sight.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The page is gone for good, or the simulator ends the app.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// `nil`; a value set is dropped.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing; the default.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing; the default.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// A configuration without a delegate; the default.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Does nothing; the default.
  public func _complete(_ configuration: UISceneConfiguration) {}
  /// Does nothing; the default.
  public func _tint(_ window: UIWindow) {}

  /// Does nothing; the default.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing; the default.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing; the default.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing; the default.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing; the default.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
