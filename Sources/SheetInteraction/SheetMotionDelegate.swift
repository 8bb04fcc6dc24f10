// SPDX-License-Identifier: Apache-2.0

import Quire

// Not in the original: changes by every cause, and another target at release.

/// A delegate that is also notified of motions without a finger, and may change the target. Both methods have defaults.
@preconcurrency @MainActor public protocol SheetMotionDelegate: WeaklyHeld {
  /// The causes for which `sheetInteractionChanged` is called; by default only drags of the front sheet.
  ///
  /// Called at every change, when the delegate is set, and after `reportsChanged`.
  func sheetInteractionReports(sheetInteraction: SheetInteraction) -> SheetInteraction.Reports
  /// The detent to rest at instead of `target`; called before `sheetInteractionWillEnd` reports it. `nil` accepts the
  /// target, and a detent that isn't active counts as `nil`. `target` is `nil` if the sheet will be dismissed.
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
  /// Causes of a sheet's motion.
  public struct Reports: OptionSet, Hashable, Sendable {
    /// Bits; `all` has every bit, also those without a name.
    public var rawValue: UInt8

    /// Causes from bits; a literal such as `[.dragging, .settling]` makes the same.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A finger or a wheel drags it.
    public static var dragging: Reports { Reports(rawValue: 1) }
    /// It settles after a drag, or after a tap on its grabber or on the dimming.
    public static var settling: Reports { Reports(rawValue: 2) }
    /// Its opening after `present`, animated or not.
    public static var opening: Reports { Reports(rawValue: 4) }
    /// Its closing, in code or by the user, after the finger has let go.
    public static var closing: Reports { Reports(rawValue: 8) }
    /// The keyboard came, went or changed its box.
    public static var keyboard: Reports { Reports(rawValue: 16) }
    /// The window's size, safe areas or traits changed.
    public static var rotation: Reports { Reports(rawValue: 32) }
    /// Settings changed, animated or not.
    public static var code: Reports { Reports(rawValue: 64) }
    /// Reports the other causes also while another sheet is presented from this one.
    public static var covered: Reports { Reports(rawValue: 128) }
    /// Every cause, also while another sheet covers this one.
    public static var all: Reports { Reports(rawValue: .max) }

    /// The causes of motions that are reported frame by frame, without a finger.
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

  /// Asks delegates again for their reports.
  public func reportsChanged() {
    sheetController.observationChanged()
  }
}
