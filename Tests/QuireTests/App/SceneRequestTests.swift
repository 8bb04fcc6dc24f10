// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

@MainActor @Suite struct SceneRequestTests {
  private let app = UIApplication.shared

  @Test func aPageHasOneScene() throws {
    let simulator = Simulator { UIViewController() }
    let session = try #require(app.windowScene?.session)
    #expect(!app.supportsMultipleScenes && app.openSessions == [session])
    var errors: [UISceneError.Code] = []
    func note(_ error: any Error) {
      if let error = error as? UISceneError { errors.append(error.code) }
    }
    simulator.perform {
      app.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { note($0) }
      app.requestSceneSessionActivation(session, userActivity: nil, options: nil) { note($0) }
      app.requestSceneSessionDestruction(session, options: nil) { note($0) }
      app.requestSceneSessionRefresh(session)
      #expect(errors.isEmpty)
    }
    #expect(errors == [.multipleScenesNotSupported, .requestDenied])
  }

  @Test func anotherOrientationIsRefused() throws {
    let simulator = Simulator(.phone) { UIViewController() }
    let scene = try #require(app.windowScene)
    var count = 0
    simulator.perform {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in count += 1 }
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in count += 10 }
    }
    #expect(count == 10 && scene.sizeRestrictions == nil)
  }

  @Test func activitiesAreKept() {
    let activity = NSUserActivity(activityType: "org.example.read")
    activity.title = "Reading"
    activity.addUserInfoEntries(from: ["page": 3])
    activity.addUserInfoEntries(from: ["page": 4, "book": "A"])
    #expect(activity.userInfo?.count == 2 && activity.userInfo?["page"] as? Int == 4)
    let controller = UIViewController()
    #expect(controller.userActivity == nil)
    controller.userActivity = activity
    #expect(controller.userActivity === activity)
    controller.userActivity = nil
    #expect(controller.userActivity == nil)
  }

  @Test func traitsOfTheDisplay() {
    let simulator = Simulator { UIViewController() }
    let traits = UITraitCollection.current
    #expect(traits.legibilityWeight == .regular && traits.forceTouchCapability == .unavailable)
    #expect(traits.displayGamut == .SRGB && traits.activeAppearance == .active && traits.sceneCaptureState == .inactive)
    #expect(UITraitCollection().displayGamut == .unspecified)
    #expect(UITraitCollection(displayGamut: .P3).displayGamut == .P3)
    _ = simulator
  }

  @Test func defaults() {
    let menu = UIMenu(title: "", children: [])
    #expect(menu.preferredElementSize == .automatic)
    menu.preferredElementSize = .small
    #expect(menu.replacingChildren([]).preferredElementSize == .small)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(alert.severity == .default)
  }
}
