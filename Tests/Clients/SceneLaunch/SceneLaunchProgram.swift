// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An app by its delegates alone: the app's names the scene's, and the scene's makes the window.
///
/// An app would mark `LaunchAppDelegate` with `@main`; here the host starts it.
@MainActor
public final class SceneLaunchProgram {
  /// The delegate that the host starts the app with.
  public let appDelegate: any UIApplicationDelegate
  /// The app's log, line by line.
  public var log: [String] { LaunchLog.shared.lines }

  init() {
    LaunchLog.shared.lines = []
    appDelegate = LaunchAppDelegate()
  }
}

/// A new program, which a test starts.
@MainActor
public func makeSceneLaunch() -> SceneLaunchProgram {
  SceneLaunchProgram()
}

@MainActor
final class LaunchLog {
  static let shared = LaunchLog()

  var lines: [String] = []
}

final class LaunchAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LaunchLog.shared.lines.append("launched")
    UINavigationBar.appearance().tintColor = .systemPurple
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = LaunchSceneDelegate.self
    return configuration
  }
}

final class LaunchSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: LaunchHomeController())
    window.makeKeyAndVisible()
    self.window = window
    LaunchLog.shared.lines.append("connected, key \(window.isKeyWindow)")
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    LaunchLog.shared.lines.append("active")
  }

  func sceneWillResignActive(_ scene: UIScene) {
    LaunchLog.shared.lines.append("inactive")
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    LaunchLog.shared.lines.append("in the background")
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    LaunchLog.shared.lines.append("to the foreground")
  }
}

final class LaunchHomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "About", primaryAction: UIAction { [weak self] _ in self?.showAbout() })
  }

  private func showAbout() {
    let about = UIViewController()
    about.view.backgroundColor = .secondarySystemBackground
    about.sheetPresentationController?.detents = [.medium()]
    present(about, animated: true) {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let top = scenes.first?.windows.first { $0.isKeyWindow }?.rootViewController?.presentedViewController
      LaunchLog.shared.lines.append("about shown, found from the scenes \(top === about)")
    }
  }
}
