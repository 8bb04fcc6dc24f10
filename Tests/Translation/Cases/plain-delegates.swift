// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// Delegates of an app and of its scene that are plain objects.

class RootDelegate: NSObject {
  var steps: [String] = []
}

class PlainAppDelegate: RootDelegate, UIApplicationDelegate {
  override init() {
    super.init()
    steps.append("made")
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    steps.append("launched")
    return true
  }
}

class PlainSceneDelegate: NSObject {
  var window: UIWindow?
}

extension PlainSceneDelegate: UIWindowSceneDelegate {}

class PlainNote: NSObject {
  let text = "an object"
}

@MainActor func plainDelegates() -> [String] {
  let delegate = PlainAppDelegate()
  let app: any UIApplicationDelegate = delegate
  _ = app.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
  let scene: any UIWindowSceneDelegate = PlainSceneDelegate()
  let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  configuration.delegateClass = PlainSceneDelegate.self
  return [
    delegate.steps.joined(separator: ", "),  // => made, launched
    "\(scene.window == nil)",  // => true
    "\(PlainNote() is UIResponder) \(PlainNote().text)",  // => false an object
  ]
}
