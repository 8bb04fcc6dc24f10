// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Imports. Quire, under the name UIKit, has what apps take from the modules of Apple's systems that Linux lacks or has in
// part. For a page the import reaches what Quire has for translations alone, such as requests that hand over any error.

extension Translator {
  private static let replaced: Set = [
    "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation", "ObjectiveC", "OSLog", "QuartzCore", "os",
  ]

  /// Modules that nothing here stands for. Their import passes, and what a file uses of them is the compiler's to report.
  private static let absent: Set = [
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

  /// `import UIKit` for the modules whose names UIKit has, and for a part of UIKit.
  func translateImport(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text else { return }
    let isPart = node.importKindSpecifier != nil || node.path.count > 1
    let isReplaced = Self.replaced.contains(module) || Self.absent.contains(module)
    if module == "UIKit" || isReplaced { imports.append(node.start) }
    guard isReplaced || module == "UIKit" && isPart else { return }
    edits.replace((node.importKindSpecifier?.start ?? node.path.start)..<node.path.end, by: "UIKit")
  }

  /// Imports UIKit into a file without imports that has been changed or names a type of UIKit. Xcode's projects import it
  /// for such a file in a header.
  func importKitIfNeeded() {
    let reach = isForBrowser ? "@_spi(Translated) " : ""
    if isForBrowser, !edits.isEmpty || file.tree.requests {
      for start in imports { edits.insert(reach, before: start) }
    }
    guard let first = file.tree.statements.first, !file.tree.hasImport else { return }
    guard !edits.isEmpty || file.tree.namesKit else { return }
    edits.insert("\(reach)import UIKit; ", before: first.start)
  }
}

extension SourceFileSyntax {
  fileprivate var hasImport: Bool {
    Self.hasImport(statements)
  }

  private static func hasImport(_ statements: CodeBlockItemListSyntax) -> Bool {
    statements.contains { item in
      if item.item.is(ImportDeclSyntax.self) { return true }
      return item.item.as(IfConfigDeclSyntax.self)?.clauses.contains { clause in
        guard case .statements(let inner) = clause.elements else { return false }
        return hasImport(inner)
      } ?? false
    }
  }

  /// Whether the file asks for data, so that a handler gets any error.
  fileprivate var requests: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == "dataTask" }
  }

  /// Whether an identifier in the file is the name of a type of UIKit.
  fileprivate var namesKit: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return Kit.kind(of: name) != nil
    }
  }
}
