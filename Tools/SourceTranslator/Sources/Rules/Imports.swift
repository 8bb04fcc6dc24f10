// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Imports. Quire, under the name UIKit, contains the parts that apps use of the Apple modules that Linux lacks or has
// only in part. For a page, the import also reaches Quire's declarations for translated code, such as requests that
// pass on any error.

extension Translator {
  private static let replaced: Set = [
    "AudioToolbox", "Combine", "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation", "ObjectiveC", "OSLog",
    "QuartzCore", "os",
  ]

  /// Modules without a replacement. Their import becomes that of UIKit, and the compiler reports each use of them.
  private static let absent: Set = [
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

  /// Replaces an import with `import UIKit`, for modules whose names UIKit contains and for a part of UIKit.
  func translateImport(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text else { return }
    let isPart = node.importKindSpecifier != nil || node.path.count > 1
    if module == "Observation" { importsObservation = true }
    let isReplaced =
      Self.replaced.contains(module) || Self.absent.contains(module) || isForBrowser && module == "Observation"
    if module == "UIKit" || isReplaced { imports.append(node.start) }
    guard isReplaced || module == "UIKit" && isPart else { return }
    edits.replace((node.importKindSpecifier?.start ?? node.path.start)..<node.path.end, by: "UIKit")
  }

  /// Replaces the name of a module before one of its types or functions, as in `Foundation.Date`, if UIKit contains the
  /// module's declarations.
  func translateModule(_ name: TokenSyntax) {
    guard Self.replaced.contains(name.text), name.text.first?.isUppercase == true, table.entry(name.text) == nil else {
      return
    }
    edits.replace(name.range, by: "UIKit")
  }

  /// Imports UIKit into a file without imports that was changed or names a UIKit type. In Xcode projects, a header may
  /// import it for such a file.
  func importKitIfNeeded() {
    let reach = isForBrowser ? "@_spi(Translated) " : ""
    importObservationIfNeeded()
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

  /// Whether the file makes data requests, so that a handler receives any error.
  fileprivate var requests: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == "dataTask" }
  }

  /// Whether an identifier in the file is the name of a UIKit type.
  fileprivate var namesKit: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return Kit.kind(of: name) != nil
    }
  }
}
