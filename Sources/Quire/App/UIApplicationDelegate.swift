// SPDX-License-Identifier: Apache-2.0

/// The delegate of the app, which the system creates when the app starts.
///
/// The class marked with `@main` conforms to the protocol and is a subclass of `UIResponder`. The system calls its
/// `init()`.
@preconcurrency @MainActor public protocol UIApplicationDelegate: UIResponder {
  /// The window of an app that creates it in `application(_:didFinishLaunchingWithOptions:)`. The default is `nil`
  /// unless the class has a property of this name.
  var window: UIWindow? { get set }

  /// Called first when the app starts. The result is ignored, and the options are always `nil`.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app starts; the delegate may create its window in this method. The result is ignored, and the
  /// options are always `nil`.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Returns the configuration of the scene, whose `delegateClass` is the class of the scene's delegate. The default
  /// has no such class.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Adds the delegate's class and the storyboard from the app's Info.plist to a configuration, if they are missing in
  /// it. Code that is generated from an Xcode project implements it; an app never does. The default does nothing.
  ///
  /// It is called for the scene's configuration, and once before the app has launched, with an empty one. If that gets a
  /// storyboard and no class, the app has no scenes: the app's delegate gets its window before it is told of the launch.
  func _complete(_ configuration: UISceneConfiguration)
  /// Registers the app's storyboards and nibs. Called first when the app starts. Code that is generated from interface
  /// files implements it; an app never does. The default does nothing.
  func _registerInterfaces()
  /// Gives the app's first window its tint if the app has set none. Code that is generated from an Xcode project
  /// implements it; an app never does. The default does nothing.
  func _tint(_ window: UIWindow)
  /// The app's main menu. The translator adds it to a class that overrides `buildMenu(with:)`; an app never does. The
  /// default is `nil`.
  var _menus: _MenuHost? { get }

  /// Called when the app is in the foreground and receives events. This function and the next three are called only if
  /// the scene has no delegate.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the app is about to stop receiving events.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the app is about to enter the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the page is gone permanently, or when the simulator ends the app.
  func applicationWillTerminate(_ application: UIApplication)

  #if hasFeature(Embedded)
    /// Called after `registerForRemoteNotifications()`, because a page receives no remote notifications.
    func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: UniversalError)
  #else
    /// Called after `registerForRemoteNotifications()`, because a page receives no remote notifications.
    func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  #endif
}

extension UIApplicationDelegate {
  /// Always `nil`. A value that is set is discarded.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Returns `true`, the default.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns `true`, the default.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns a configuration without a delegate, the default.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Does nothing; the default.
  public func _complete(_ configuration: UISceneConfiguration) {}
  /// Does nothing; the default.
  public func _registerInterfaces() {}
  /// Does nothing; the default.
  public func _tint(_ window: UIWindow) {}
  /// Returns `nil`, the default.
  public var _menus: _MenuHost? { nil }

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

  #if hasFeature(Embedded)
    /// Does nothing; the default.
    public func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: UniversalError
    ) {}
  #else
    /// Does nothing; the default.
    public func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
  #endif
}
