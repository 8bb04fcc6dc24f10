// SPDX-License-Identifier: Apache-2.0

// Classes of Apple's other frameworks that need parts of a device which a page does not have, or has by other means.
// The compiler says what to write instead.

/// Not here: a page can't show another inside an app's views.
@available(*, unavailable, message: "open the address in a new tab: UIApplication.open(_:options:completionHandler:)")
@MainActor public final class WKWebView {}

/// Not here: the app is in a browser itself.
@available(*, unavailable, message: "open the address in a new tab: UIApplication.open(_:options:completionHandler:)")
@MainActor public final class SFSafariViewController {}

/// Not here: there are no maps.
@available(*, unavailable, message: "show an image of the map, or open a map's address in a new tab")
@MainActor public final class MKMapView {}

/// Not here: the browser knows the location.
@available(*, unavailable, message: "ask navigator.geolocation in page.js, by PageScript.call")
@MainActor public final class CLLocationManager {}

/// Not here: there is no camera.
@available(*, unavailable, message: "present a UIImagePickerController, which offers the browser's file dialog")
@MainActor public final class AVCaptureSession {}

/// Not here: there is no player.
@available(*, unavailable, message: "play the file in page.js, by PageScript.call")
@MainActor public final class AVPlayer {}

/// Not here: there is no player.
@available(*, unavailable, message: "play the file in page.js, by PageScript.call")
@MainActor public final class AVAudioPlayer {}

/// Not here: there is no Core Data.
@available(*, unavailable, message: "write a struct that conforms to Codable, and keep it in DataStore")
@MainActor public final class NSManagedObject {}

/// Not here: there is no Core Data.
@available(*, unavailable, message: "keep values that conform to Codable in DataStore")
@MainActor public final class NSManagedObjectContext {}

/// Not here: there is no Core Data.
@available(*, unavailable, message: "keep values that conform to Codable in DataStore")
@MainActor public final class NSPersistentContainer {}

/// Not here: there is no Core Data.
@available(*, unavailable, message: "use UITableViewDiffableDataSource with values of the app")
@MainActor public final class NSFetchedResultsController {}

/// Not here: a page can't send mail.
@available(*, unavailable, message: "open a mailto: address by UIApplication.open(_:options:completionHandler:)")
@MainActor public final class MFMailComposeViewController {}

/// Not here: a page can't send messages.
@available(*, unavailable, message: "open an sms: address by UIApplication.open(_:options:completionHandler:)")
@MainActor public final class MFMessageComposeViewController {}

/// Not here: notifications need a service worker of the page.
@available(*, unavailable, message: "show an alert while the app is open")
@MainActor public final class UNUserNotificationCenter {}

/// Not here: there is no local authentication.
@available(*, unavailable, message: "let a server check the user")
@MainActor public final class LAContext {}

/// Not here: the browser has the sensors.
@available(*, unavailable, message: "read the sensors in page.js, by PageScript.call")
@MainActor public final class CMMotionManager {}
