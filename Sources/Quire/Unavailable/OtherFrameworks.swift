// SPDX-License-Identifier: Apache-2.0

// Classes of Apple's other frameworks that need device features which a page does not have or accesses in another way.
// The compiler's message suggests a replacement.

/// A web view. Unavailable: a page can't show another page inside an app's views.
@available(*, unavailable, message: "open the address in a new tab: UIApplication.open(_:options:completionHandler:)")
@MainActor public final class WKWebView {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A map view. Unavailable: Quire has no maps.
@available(*, unavailable, message: "show an image of the map, or open a map's address in a new tab")
@MainActor public final class MKMapView {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A location manager. Unavailable: the browser provides the location.
@available(*, unavailable, message: "ask navigator.geolocation in page.js, by PageScript.call")
@MainActor public final class CLLocationManager {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A camera session. Unavailable: Quire has no camera access.
@available(*, unavailable, message: "present a UIImagePickerController, which offers the browser's file dialog")
@MainActor public final class AVCaptureSession {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A media player. Unavailable: Quire has no media player.
@available(*, unavailable, message: "play the file in page.js, by PageScript.call")
@MainActor public final class AVPlayer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// An audio player. Unavailable: Quire has no media player.
@available(*, unavailable, message: "play the file in page.js, by PageScript.call")
@MainActor public final class AVAudioPlayer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A Core Data object. Unavailable: Quire has no Core Data.
@available(*, unavailable, message: "write a struct that conforms to Codable, and keep it in DataStore")
@MainActor public final class NSManagedObject {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A Core Data context. Unavailable: Quire has no Core Data.
@available(*, unavailable, message: "keep values that conform to Codable in DataStore")
@MainActor public final class NSManagedObjectContext {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A Core Data store. Unavailable: Quire has no Core Data.
@available(*, unavailable, message: "keep values that conform to Codable in DataStore")
@MainActor public final class NSPersistentContainer {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A controller of Core Data results. Unavailable: Quire has no Core Data.
@available(*, unavailable, message: "use UITableViewDiffableDataSource with values of the app")
@MainActor public final class NSFetchedResultsController {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A motion sensor manager. Unavailable: the browser provides the sensors.
@available(*, unavailable, message: "read the sensors in page.js, by PageScript.call")
@MainActor public final class CMMotionManager {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}
