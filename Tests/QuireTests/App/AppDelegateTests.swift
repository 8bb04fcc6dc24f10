// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// The calls that the delegates below received. Each test clears it.
@MainActor private var calls: [String] = []

/// As in Xcode's template, except for the configuration's class.
private class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("didFinishLaunching \(launchOptions == nil) \(application.applicationState)")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    calls.append("configuration")
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("app, although there is a scene's") }
  func applicationWillTerminate(_ application: UIApplication) { calls.append("willTerminate") }
}

private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let name: String

  override init() {
    name = "scene"
    super.init()
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    calls.append("willConnect \(session === scene.session) \(session.role == .windowApplication) \(name)")
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    self.window = window
    window.makeKeyAndVisible()
  }

  private func add(_ name: String, _ scene: UIScene) {
    calls.append("\(name) \(scene.activationState) \(UIApplication.shared.applicationState)")
  }

  func sceneDidBecomeActive(_ scene: UIScene) { add("didBecomeActive", scene) }
  func sceneWillResignActive(_ scene: UIScene) { add("willResignActive", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { add("didEnterBackground", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { add("willEnterForeground", scene) }
  func sceneDidDisconnect(_ scene: UIScene) { add("didDisconnect", scene) }
}

/// Without scenes, as before iOS 13.
private final class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
}

/// As in the generated sources of an Xcode project: the Info.plist names the scene's delegate.
private final class ListedDelegate: UIResponder, UIApplicationDelegate {
  func _complete(_ configuration: UISceneConfiguration) { configuration.delegateClass = SceneDelegate.self }
  func _tint(_ window: UIWindow) { window.tintColor = .systemPurple }
}

private final class EmptyDelegate: UIResponder, UIApplicationDelegate {}

@MainActor @Suite(.serialized) struct AppDelegateTests {
  init() { calls = [] }

  private func drain() -> [String] {
    defer { calls = [] }
    return calls
  }

  @Test func aSceneBegins() throws {
    let simulator = Simulator(delegate: AppDelegate.self)
    #expect(
      drain() == [
        "didFinishLaunching true background", "configuration", "willConnect true true scene",
        "willEnterForeground background background", "didBecomeActive foregroundActive active",
      ])
    #expect(UIApplication.shared.delegate is AppDelegate)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? SceneDelegate)
    #expect(UIApplication.shared.windows == [try #require(delegate.window)] && delegate.window?.windowScene === scene)
    #expect(scene.session.scene === scene && scene.session.configuration.name == "Default")
    #expect(simulator.frame(of: try #require(delegate.window?.rootViewController?.view))?.width == 402)
  }

  @Test func anInfoPropertyListNamesTheDelegate() throws {
    let simulator = Simulator(delegate: ListedDelegate.self)
    #expect(drain().first == "willConnect true true scene")
    let window = try #require(UIApplication.shared.windows.first)
    #expect(window.tintColor == .systemPurple && window.rootViewController is UINavigationController)
    #expect(simulator.frame(of: try #require(window.rootViewController?.view))?.width == 402)
  }

  @Test func aSceneGoesAndComes() {
    let simulator = Simulator(delegate: AppDelegate.self)
    _ = drain()
    simulator.change(to: .background)
    #expect(
      drain() == [
        "willResignActive foregroundActive active", "didEnterBackground background background",
      ])
    simulator.change(to: .background)
    #expect(drain().isEmpty)
    simulator.change(to: .active)
    #expect(
      drain() == [
        "willEnterForeground background background", "didBecomeActive foregroundActive active",
      ])
    simulator.change(to: .inactive)
    #expect(drain() == ["willResignActive foregroundActive active"])
    #expect(UIApplication.shared.applicationState == .inactive)
    simulator.change(to: .ended)
    #expect(
      drain() == ["didEnterBackground background background", "didDisconnect background background", "willTerminate"])
    simulator.change(to: .active)
    #expect(drain().isEmpty && UIApplication.shared.connectedScenes.first?.activationState == .unattached)
  }

  @Test func withoutScenes() {
    let simulator = Simulator(delegate: WindowDelegate.self)
    #expect(drain() == ["foreground", "active"])
    #expect(UIApplication.shared.keyWindow === (UIApplication.shared.delegate as? WindowDelegate)?.window)
    simulator.change(to: .ended)
    #expect(drain() == ["resign", "background", "terminate"])
  }

  /// An app that gives its root view controller to the host also receives notifications.
  @Test func notifications() {
    var names: [String] = []
    let simulator = Simulator { UIViewController() }
    #expect(UIApplication.shared.delegate == nil && UIApplication.shared.applicationState == .active)
    let observers = [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIScene.didEnterBackgroundNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name.rawValue) }
      }
    }
    simulator.change(to: .background)
    simulator.change(to: .active)
    #expect(
      names == [
        "UIApplicationWillResignActiveNotification", "UISceneDidEnterBackgroundNotification",
        "UIApplicationDidEnterBackgroundNotification", "UIApplicationWillEnterForegroundNotification",
        "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
      ])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test func anAppWithoutAWindowSaysSo() {
    var lines: [String] = []
    Log.reset()
    let write = Log.write
    Log.write = { lines.append($0) }
    defer { Log.write = write }
    _ = Simulator(delegate: EmptyDelegate.self)
    #expect(lines.count == 1 && lines[0].contains("UISceneConfiguration.delegateClass"))
  }
}
