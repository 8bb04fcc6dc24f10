// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

@MainActor private var calls: [String] = []

private final class RootController: UIViewController {
  var store: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad \(store ?? "nothing")")
  }
}

@MainActor private func registerMain() {
  calls.append("register")
  UIStoryboard._register("Start", [nil]) { _ in
    calls.append("root")
    return RootController()
  }
}

/// As in Xcode's template: the Info.plist names the scene's delegate and the storyboard.
private class AppDelegate: UIResponder, UIApplicationDelegate {
  func _registerInterfaces() { registerMain() }

  func _complete(_ configuration: UISceneConfiguration) {
    if !configuration._namesDelegate { configuration.delegateClass = SceneDelegate.self }
    if configuration.storyboard == nil { configuration.storyboard = UIStoryboard(name: "Start", bundle: nil) }
  }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("willFinish")
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("didFinish")
    return true
  }
}

private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    calls.append("willConnect hidden \(window?.isHidden ?? false)")
    (window?.rootViewController as? RootController)?.store = "store"
  }
}

/// The delegate shows a window of its own.
private final class OwnWindowSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.makeKeyAndVisible()
  }
}

private final class OwnWindowAppDelegate: UIResponder, UIApplicationDelegate {
  func _registerInterfaces() { registerMain() }

  func _complete(_ configuration: UISceneConfiguration) {
    if !configuration._namesDelegate { configuration.delegateClass = OwnWindowSceneDelegate.self }
    if configuration.storyboard == nil { configuration.storyboard = UIStoryboard(name: "Start") }
  }
}

/// The app names the scene's delegate in code; the Info.plist only has the storyboard.
private final class CodeAppDelegate: UIResponder, UIApplicationDelegate {
  func _registerInterfaces() { registerMain() }

  func _complete(_ configuration: UISceneConfiguration) {
    if configuration.storyboard == nil { configuration.storyboard = UIStoryboard(name: "Start") }
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Code", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

/// Without scenes, as before iOS 13.
private final class OldAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func _registerInterfaces() { registerMain() }

  func _complete(_ configuration: UISceneConfiguration) {
    if configuration.storyboard == nil { configuration.storyboard = UIStoryboard(name: "Start") }
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("didFinish hidden \(window?.isHidden ?? false)")
    (window?.rootViewController as? RootController)?.store = "old store"
    return true
  }
}

extension InterfaceTests {
  @MainActor @Suite struct MainStoryboardTests {
    /// The delegate has the window before it connects, and the root's view is loaded afterward.
    @Test func aSceneDelegate() throws {
      calls = []
      let simulator = Simulator(delegate: AppDelegate.self)
      #expect(
        calls == ["register", "willFinish", "didFinish", "root", "willConnect hidden true", "viewDidLoad store"])
      let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      let window = try #require((scene.delegate as? SceneDelegate)?.window)
      #expect(scene.windows == [window] && window.isKeyWindow && !window.isHidden)
      #expect(simulator.frame(of: try #require(window.rootViewController?.view))?.width == 402)
      #expect(scene.session.configuration.storyboard?.instantiateInitialViewController() is RootController)
    }

    @Test func aDelegateShowsItsOwnWindow() throws {
      calls = []
      let simulator = Simulator(delegate: OwnWindowAppDelegate.self)
      defer { withExtendedLifetime(simulator) {} }
      #expect(UIApplication.shared.keyWindow?.rootViewController is UINavigationController)
      #expect(!calls.contains { $0.hasPrefix("viewDidLoad") })
    }

    @Test func theAppNamesTheDelegateInCode() throws {
      calls = []
      let simulator = Simulator(delegate: CodeAppDelegate.self)
      defer { withExtendedLifetime(simulator) {} }
      #expect(calls.filter { $0 == "root" }.count == 1)
      #expect(calls.suffix(2) == ["willConnect hidden true", "viewDidLoad store"])
      #expect(UIApplication.shared.keyWindow?.rootViewController is RootController)
    }

    @Test func withoutScenes() throws {
      calls = []
      let simulator = Simulator(delegate: OldAppDelegate.self)
      #expect(calls == ["register", "root", "didFinish hidden true", "viewDidLoad old store"])
      let delegate = try #require(UIApplication.shared.delegate as? OldAppDelegate)
      #expect(UIApplication.shared.keyWindow === delegate.window && delegate.window?.isHidden == false)
      #expect(simulator.frame(of: try #require(delegate.window?.rootViewController?.view))?.width == 402)
    }
  }
}
