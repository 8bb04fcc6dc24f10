// SPDX-License-Identifier: Apache-2.0

// Classes of Apple's other frameworks that need device features which a page does not have or accesses in another way.
// The compiler's message suggests a replacement.

/// A web view. Unavailable: a page can't show another page inside an app's views.
@available(*, unavailable, message: "open the address in a new tab: UIApplication.open(_:options:completionHandler:)")
@MainActor public final class WKWebView {}

/// A browser inside the app. Unavailable: the app itself runs in a browser.
@available(*, unavailable, message: "open the address in a new tab: UIApplication.open(_:options:completionHandler:)")
@MainActor public final class SFSafariViewController {}

/// A map view. Unavailable: Quire has no maps.
@available(*, unavailable, message: "show an image of the map, or open a map's address in a new tab")
@MainActor public final class MKMapView {}

/// A location manager. Unavailable: the browser provides the location.
@available(*, unavailable, message: "ask navigator.geolocation in page.js, by PageScript.call")
@MainActor public final class CLLocationManager {}

/// A camera session. Unavailable: Quire has no camera access.
@available(*, unavailable, message: "present a UIImagePickerController, which offers the browser's file dialog")
@MainActor public final class AVCaptureSession {}

/// A media player. Unavailable: Quire has no media player.
@available(*, unavailable, message: "play the file in page.js, by PageScript.call")
@MainActor public final class AVPlayer {}

/// An audio player. Unavailable: Quire has no media player.
@available(*, unavailable, message: "play the file in page.js, by PageScript.call")
@MainActor public final class AVAudioPlayer {}

/// A Core Data object. Unavailable: Quire has no Core Data.
@available(*, unavailable, message: "write a struct that conforms to Codable, and keep it in DataStore")
@MainActor public final class NSManagedObject {}

/// A Core Data context. Unavailable: Quire has no Core Data.
@available(*, unavailable, message: "keep values that conform to Codable in DataStore")
@MainActor public final class NSManagedObjectContext {}

/// A Core Data store. Unavailable: Quire has no Core Data.
@available(*, unavailable, message: "keep values that conform to Codable in DataStore")
@MainActor public final class NSPersistentContainer {}

/// A controller of Core Data results. Unavailable: Quire has no Core Data.
@available(*, unavailable, message: "use UITableViewDiffableDataSource with values of the app")
@MainActor public final class NSFetchedResultsController {}

/// A mail composer. Unavailable: a page can't send mail.
@available(*, unavailable, message: "open a mailto: address by UIApplication.open(_:options:completionHandler:)")
@MainActor public final class MFMailComposeViewController {}

/// A message composer. Unavailable: a page can't send messages.
@available(*, unavailable, message: "open an sms: address by UIApplication.open(_:options:completionHandler:)")
@MainActor public final class MFMessageComposeViewController {}

/// The center for user notifications. Unavailable: notifications need a service worker of the page.
@available(*, unavailable, message: "show an alert while the app is open")
@MainActor public final class UNUserNotificationCenter {}

/// A context for local authentication. Unavailable: Quire has no local authentication.
@available(*, unavailable, message: "let a server check the user")
@MainActor public final class LAContext {}

/// A motion sensor manager. Unavailable: the browser provides the sensors.
@available(*, unavailable, message: "read the sensors in page.js, by PageScript.call")
@MainActor public final class CMMotionManager {}
