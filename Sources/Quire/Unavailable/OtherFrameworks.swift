// SPDX-License-Identifier: Apache-2.0

// Classes of Apple's other frameworks that need parts of a device which a page does not have, or has by other means.
// The compiler says what to write instead.

/// Not here: a page can't show another inside an app's views.
@available(*, unavailable, message: "open the address in a new tab: UIApplication.open(_:options:completionHandler:)")
@MainActor public final class WKWebView {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: the app is in a browser itself.
@available(*, unavailable, message: "open the address in a new tab: UIApplication.open(_:options:completionHandler:)")
@MainActor public final class SFSafariViewController {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: there are no maps.
@available(*, unavailable, message: "show an image of the map, or open a map's address in a new tab")
@MainActor public final class MKMapView {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: the browser knows the location.
@available(*, unavailable, message: "ask navigator.geolocation in page.js, by PageScript.call")
@MainActor public final class CLLocationManager {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: there is no camera.
@available(*, unavailable, message: "present a UIImagePickerController, which offers the browser's file dialog")
@MainActor public final class AVCaptureSession {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: there is no player.
@available(*, unavailable, message: "play the file in page.js, by PageScript.call")
@MainActor public final class AVPlayer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: there is no player.
@available(*, unavailable, message: "play the file in page.js, by PageScript.call")
@MainActor public final class AVAudioPlayer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: there is no Core Data.
@available(*, unavailable, message: "write a struct that conforms to Codable, and keep it in DataStore")
@MainActor public final class NSManagedObject {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: there is no Core Data.
@available(*, unavailable, message: "keep values that conform to Codable in DataStore")
@MainActor public final class NSManagedObjectContext {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: there is no Core Data.
@available(*, unavailable, message: "keep values that conform to Codable in DataStore")
@MainActor public final class NSPersistentContainer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: there is no Core Data.
@available(*, unavailable, message: "use UITableViewDiffableDataSource with values of the app")
@MainActor public final class NSFetchedResultsController {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: a page can't send mail.
@available(*, unavailable, message: "open a mailto: address by UIApplication.open(_:options:completionHandler:)")
@MainActor public final class MFMailComposeViewController {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: a page can't send messages.
@available(*, unavailable, message: "open an sms: address by UIApplication.open(_:options:completionHandler:)")
@MainActor public final class MFMessageComposeViewController {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: notifications need a service worker of the page.
@available(*, unavailable, message: "show an alert while the app is open")
@MainActor public final class UNUserNotificationCenter {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: there is no local authentication.
@available(*, unavailable, message: "let a server check the user")
@MainActor public final class LAContext {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// Not here: the browser has the sensors.
@available(*, unavailable, message: "read the sensors in page.js, by PageScript.call")
@MainActor public final class CMMotionManager {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}
