// SPDX-License-Identifier: Apache-2.0

import Quire

// Not the original's: changes for every reason, and another target at release.

/// What a delegate may want beyond the interactions of a finger. Both methods have defaults.
@preconcurrency @MainActor public protocol SheetMotionDelegate: WeaklyHeld {
  /// For which reasons `sheetInteractionChanged` is called; by default as a finger drags the sheet in front.
  ///
  /// Asked at every change, and when the frames of a motion may begin or cease to be needed: as the delegate is set,
  /// and after `reportsChanged`.
  func sheetInteractionReports(sheetInteraction: SheetInteraction) -> SheetInteraction.Reports
  /// The detent to rest at instead of `target`, before `sheetInteractionWillEnd` tells of it; `nil` leaves it so. A
  /// detent that isn't active counts as `nil`. `target` is `nil` where the sheet will be dismissed.
  func sheetInteractionTarget(
    sheetInteraction: SheetInteraction, insteadOf target: DetentIdentifier?
  ) -> DetentIdentifier?
}

extension SheetMotionDelegate {
  /// Changes under a finger alone, the default.
  public func sheetInteractionReports(sheetInteraction: SheetInteraction) -> SheetInteraction.Reports { .dragging }
  /// `nil`, the default: the target stays.
  public func sheetInteractionTarget(
    sheetInteraction: SheetInteraction, insteadOf target: DetentIdentifier?
  ) -> DetentIdentifier? { nil }
}

extension SheetInteraction {
  /// Reasons why a sheet moves.
  public struct Reports: OptionSet, Hashable, Sendable {
    /// Bits; `all` has every one, also those without a name.
    public var rawValue: UInt8

    /// Bits as they are; a set literal, `[.dragging, .settling]`, makes the same.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A finger or a wheel drags it.
    public static var dragging: Reports { Reports(rawValue: 1) }
    /// It goes to rest after a drag, or after a tap on its grabber or on the dimming.
    public static var settling: Reports { Reports(rawValue: 2) }
    /// It comes up after `present`, animated or at once.
    public static var opening: Reports { Reports(rawValue: 4) }
    /// It leaves, in code or by the user's hand, after the finger has let go.
    public static var closing: Reports { Reports(rawValue: 8) }
    /// The keyboard came, went or changed its box.
    public static var keyboard: Reports { Reports(rawValue: 16) }
    /// The window has another size, other safe areas, or other traits.
    public static var rotation: Reports { Reports(rawValue: 32) }
    /// Settings changed, animated or not.
    public static var code: Reports { Reports(rawValue: 64) }
    /// For the other reasons also while another sheet is presented from this one.
    public static var covered: Reports { Reports(rawValue: 128) }
    /// Every reason, also while another sheet covers this one.
    public static var all: Reports { Reports(rawValue: .max) }

    /// Those that come with a frame at a time, without a finger.
    static var motions: Reports { [.settling, .opening, .closing, .keyboard, .code] }

    init(_ cause: Change.Cause) {
      switch cause {
      case .opening: self = .opening
      case .drag: self = .dragging
      case .release, .activation: self = .settling
      case .settings: self = .code
      case .keyboard: self = .keyboard
      case .environment: self = .rotation
      case .closing: self = .closing
      }
    }
  }

  /// Has delegates asked again what they want.
  public func reportsChanged() {
    sheetController.observationChanged()
  }
}
