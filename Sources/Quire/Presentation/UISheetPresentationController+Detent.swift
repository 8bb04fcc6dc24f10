// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension UISheetPresentationController {
  /// A height where a sheet rests.
  @preconcurrency @MainActor public final class Detent: NSObject, Sendable {
    /// A detent's name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// Any text; compared byte for byte.
      public var rawValue: String

      /// A name from any text. Of two detents with one name the one that comes first in `detents` counts.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// The same without a label.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// What `medium()` has; the value is Apple's.
      public static let medium = Identifier(DetentTable.medium)
      /// What `large()` has; the value is Apple's.
      public static let large = Identifier(DetentTable.large)

      /// Byte for byte: two spellings of one accented letter are two names.
      public static func == (left: Identifier, right: Identifier) -> Bool {
        left.rawValue.hasSameBytes(as: right.rawValue)
      }

      /// From the bytes, as `==` compares.
      public func hash(into hasher: inout Hasher) {
        rawValue.hashBytes(into: &hasher)
      }
    }

    typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    enum Height {
      case medium
      case large
      case custom(Resolver)
    }

    /// What `selectedDetentIdentifier` calls it; a random UUID for a custom detent that was given none.
    nonisolated public let identifier: Identifier
    /// Shown behind the presented view at this detent, instead of the sheet's own effect.
    public var backgroundEffect: UIVisualEffect?
    /// Whether it is one of the system's, of which all with the same identifier are equal.
    nonisolated private let isSystem: Bool
    let height: Height

    private init(identifier: Identifier, isSystem: Bool, height: Height) {
      self.identifier = identifier
      self.isSystem = isSystem
      self.height = height
      super.init()
    }

    /// About half of what large is; inactive in compact height.
    public static func medium() -> Detent {
      Detent(identifier: .medium, isSystem: true, height: .medium)
    }

    /// As high as a sheet may be; always active.
    public static func large() -> Detent {
      Detent(identifier: .large, isSystem: true, height: .large)
    }

    /// A height inside the safe area, in points, or `nil` to be inactive. Without an identifier it gets a random one.
    ///
    /// The resolver must not change the sheet's settings. What it reads beyond its context asks for
    /// `invalidateDetents` when it changes.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(
        identifier: identifier ?? Identifier(UniqueName.make()), isSystem: false, height: .custom(resolver))
    }

    /// The height inside the safe area in a context, in points; `nil` where the detent is inactive.
    ///
    /// What a context doesn't say of its container is taken from the window that is there.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      switch height {
      case .large: return context.maximumDetentValue
      case .custom(let resolver):
        let value = resolver(context)
        return value == UISheetPresentationControllerDetentInactive ? nil : value
      case .medium:
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return CGFloat(Session.mediumValue(below: Double(context.maximumDetentValue)))
      }
    }

    nonisolated private func isSame(as other: NSObject?) -> Bool {
      if self === other { return true }
      guard let other = other as? Detent else { return false }
      return isSystem && other.isSystem && identifier == other.identifier
    }

    #if hasFeature(Embedded)
      nonisolated public override func isEqual(_ object: NSObject?) -> Bool { isSame(as: object) }
    #else
      nonisolated public override func isEqual(_ object: Any?) -> Bool { isSame(as: object as? NSObject) }
    #endif

    nonisolated public override var hash: Int { identifier.hashValue }
  }
}

/// Stands for the system's own corner radius.
public let UISheetPresentationControllerAutomaticDimension = CGFloat.greatestFiniteMagnitude

/// What a resolver may answer instead of `nil` for a detent that takes no part.
public let UISheetPresentationControllerDetentInactive = CGFloat.greatestFiniteMagnitude

/// What a custom detent may go by.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// Of the container, not of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The value of the large detent.
  var maximumDetentValue: CGFloat { get }
}
