// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor public final class Detent: NSObject, Sendable {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text of the identifier, compared byte for byte.
      public var rawValue: String

      /// Creates an identifier from any text. Of two detents with the same identifier, the first in `detents` counts.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from a text without a label.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// The identifier of `medium()`; the value is Apple's.
      public static let medium = Identifier(DetentTable.medium)
      /// The identifier of `large()`; the value is Apple's.
      public static let large = Identifier(DetentTable.large)

      /// Compares the identifiers byte for byte. Two spellings of one accented letter are two identifiers.
      public static func == (left: Identifier, right: Identifier) -> Bool {
        left.rawValue.hasSameBytes(as: right.rawValue)
      }

      /// Hashes the bytes, which `==` compares.
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

    /// The identifier for `selectedDetentIdentifier`. A custom detent without one gets a random UUID.
    nonisolated public let identifier: Identifier
    /// The effect behind the presented view at this detent, in place of the sheet's own.
    public var backgroundEffect: UIVisualEffect?
    /// Whether the detent is one of the system's. Two system detents are equal if their identifiers are equal.
    nonisolated private let isSystem: Bool
    let height: Height

    private init(identifier: Identifier, isSystem: Bool, height: Height) {
      self.identifier = identifier
      self.isSystem = isSystem
      self.height = height
      super.init()
    }

    /// Returns a detent of about half the height of `large()`. It is inactive in compact height.
    public static func medium() -> Detent {
      Detent(identifier: .medium, isSystem: true, height: .medium)
    }

    /// Returns a detent of the largest height of a sheet. It is always active.
    public static func large() -> Detent {
      Detent(identifier: .large, isSystem: true, height: .large)
    }

    /// Returns a detent whose resolver computes the height inside the safe area, in points, or `nil` to be inactive.
    /// Without an identifier it gets a random one.
    ///
    /// The resolver must not change the sheet's settings. If it depends on anything in addition to its context, call
    /// `invalidateDetents` when that changes.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(
        identifier: identifier ?? Identifier(UniqueName.make()), isSystem: false, height: .custom(resolver))
    }

    /// Returns the height inside the safe area in a context, in points, or `nil` if the detent is inactive.
    ///
    /// Values that the context lacks are taken from the current window.
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

/// A value that means the system's own corner radius.
public let UISheetPresentationControllerAutomaticDimension = CGFloat.greatestFiniteMagnitude

/// A value that a resolver may return instead of `nil` for an inactive detent.
public let UISheetPresentationControllerDetentInactive = CGFloat.greatestFiniteMagnitude

/// The values that a custom detent's height may depend on.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container, not of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The value of the large detent.
  var maximumDetentValue: CGFloat { get }
}
