// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// The errors that the delegate below received. Each test clears it.
@MainActor private var failures: [String] = []

private class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    application.registerForRemoteNotifications()
    #expect(failures.isEmpty)
    return true
  }

  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
    failures.append(error.localizedDescription)
  }
}

@MainActor @Suite struct ApplicationTests {
  private let app = UIApplication.shared

  @Test func remoteNotificationsFail() {
    failures = []
    let simulator = Simulator(delegate: AppDelegate.self)
    #expect(failures == ["A page does not receive remote notifications."])
    #expect(!app.isRegisteredForRemoteNotifications)
    _ = simulator
  }

  @Test func theUsersSettings() {
    let simulator = Simulator { UIViewController() }
    simulator.change(to: UIContentSizeCategory.extraLarge)
    #expect(app.preferredContentSizeCategory == .extraLarge)
    #expect(app.userInterfaceLayoutDirection == .leftToRight)
    #expect(app.statusBarFrame == CGRect(x: 0, y: 0, width: 402, height: 62))
    #expect(app.statusBarOrientation == .portrait && app.statusBarStyle == .darkContent && !app.isStatusBarHidden)
    #expect(app.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
  }

  @Test func backgroundTasksAreCounted() {
    let first = app.beginBackgroundTask()
    let second = app.beginBackgroundTask(withName: "upload") {}
    #expect(first != .invalid && second != .invalid && first != second)
    #expect(UIBackgroundTaskIdentifier.invalid.rawValue == 0)
    app.endBackgroundTask(first)
    app.endBackgroundTask(second)
    #expect(app.backgroundTimeRemaining > 1e6)
  }

  @Test func settingsOfTheSystemDoNotOpen() throws {
    let simulator = Simulator { UIViewController() }
    let url = try #require(URL(string: UIApplication.openSettingsURLString))
    #expect(!app.canOpenURL(url))
    var result: Bool?
    simulator.perform { app.open(url) { result = $0 } }
    #expect(result == false)
  }

  @Test func anotherIconFails() {
    let simulator = Simulator { UIViewController() }
    var results: [Bool] = []
    simulator.perform {
      app.setAlternateIconName("Dark") { error in MainActor.assumeIsolated { results.append(error == nil) } }
      app.setAlternateIconName(nil) { error in MainActor.assumeIsolated { results.append(error == nil) } }
    }
    #expect(results == [false, true])
    #expect(!app.supportsAlternateIcons && app.alternateIconName == nil)
  }

  @Test func ignoredInteractionsDoNotReachTheApp() throws {
    let root = UIViewController()
    var count = 0
    let simulator = Simulator { root }
    simulator.perform {
      let button = UIButton(
        configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in count += 1 })
      button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
      root.view.addSubview(button)
    }
    simulator.settle()
    try simulator.tap("Go")
    simulator.settle()
    #expect(count == 1)
    simulator.perform { app.beginIgnoringInteractionEvents() }
    #expect(app.isIgnoringInteractionEvents)
    try? simulator.tap("Go")
    simulator.settle()
    #expect(count == 1)
    simulator.perform { app.endIgnoringInteractionEvents() }
    #expect(!app.isIgnoringInteractionEvents)
    try simulator.tap("Go")
    simulator.settle()
    #expect(count == 2)
  }

  @Test func defaults() {
    #expect(!app.isIdleTimerDisabled && app.applicationIconBadgeNumber == 0 && app.shortcutItems == nil)
    #expect(!app.isNetworkActivityIndicatorVisible && app.applicationSupportsShakeToEdit)
    #expect(app.isProtectedDataAvailable && app.backgroundRefreshStatus == .restricted)
    let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
    item.localizedSubtitle = "Note"
    #expect(item.type == "new" && (item as UIApplicationShortcutItem).localizedSubtitle == "Note")
  }
}
