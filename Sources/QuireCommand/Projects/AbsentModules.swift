// SPDX-License-Identifier: Apache-2.0

/// Modules of Apple's systems that are not there for a page, and of which Quire has nothing.
///
/// The translation drops their import, so that a file that uses nothing of them compiles. What it does use is an error
/// at its place. `Tools/SourceTranslator` has the same names.
enum AbsentModules {
  static func has(_ module: String) -> Bool { names.contains(module) }

  static let names: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AppIntents", "AudioToolbox",
    "AuthenticationServices",
    "BackgroundTasks", "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreHaptics",
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
