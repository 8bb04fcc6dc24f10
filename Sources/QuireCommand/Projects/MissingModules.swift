// SPDX-License-Identifier: Apache-2.0

/// The modules of Apple's systems that are missing in a page, and for which Quire has no replacement.
///
/// The translation replaces their import with that of UIKit, so that a file that uses nothing from them compiles. The
/// compiler reports each use. `Tools/SourceTranslator` has the same list.
enum MissingModules {
  static func has(_ module: String) -> Bool { names.contains(module) }

  static let names: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AppIntents",
    "AuthenticationServices",
    "BackgroundTasks", "CloudKit", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreML", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CryptoKit", "EventKit", "EventKitUI", "GameKit", "GameplayKit", "HealthKit", "ImageIO", "Intents",
    "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MetricKit", "MobileCoreServices",
    "NaturalLanguage", "Network", "PDFKit", "PassKit", "Photos", "PhotosUI", "QuickLook", "RealityKit",
    "SafariServices",
    "SceneKit", "Security", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity",
    "WebKit", "WidgetKit",
  ]
}
