// SPDX-License-Identifier: Apache-2.0

import Quire

// Not in the original: changes by every cause, and another target at release.

/// A delegate that is also notified of motions without a finger, and may change the target. Both methods have defaults.
@preconcurrency @MainActor public protocol SheetMotionDelegate: WeaklyHeld {
  /// Returns the causes for which `sheetInteractionChanged` is called. By default only drags of the front sheet.
  ///
  /// Called at every change, when the delegate is set, and after `reportsChanged`.
  func sheetInteractionReports(sheetInteraction: SheetInteraction) -> SheetInteraction.Reports
  /// Returns the detent to rest at instead of `target`, before `sheetInteractionWillEnd` reports it. `nil` accepts the
  /// target, and a detent that isn't active counts as `nil`. `target` is `nil` if the sheet will be dismissed.
  func sheetInteractionTarget(
    sheetInteraction: SheetInteraction, insteadOf target: DetentIdentifier?
  ) -> DetentIdentifier?
}

extension SheetMotionDelegate {
  /// Returns only changes under a finger.
  public func sheetInteractionReports(sheetInteraction: SheetInteraction) -> SheetInteraction.Reports { .dragging }
  /// Returns `nil`: the target is accepted.
  public func sheetInteractionTarget(
    sheetInteraction: SheetInteraction, insteadOf target: DetentIdentifier?
  ) -> DetentIdentifier? { nil }
}

extension SheetInteraction {
  /// The causes of a sheet's motion.
  public struct Reports: OptionSet, Hashable, Sendable {
    /// The causes as bits. `all` has every bit, including those without a name.
    public var rawValue: UInt8

    /// Creates causes from bits. A literal such as `[.dragging, .settling]` creates the same value.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A finger or a wheel drags the sheet.
    public static var dragging: Reports { Reports(rawValue: 1) }
    /// The sheet settles after a drag, or after a tap on its grabber or on the dimming.
    public static var settling: Reports { Reports(rawValue: 2) }
    /// The sheet opens after `present`, animated or not.
    public static var opening: Reports { Reports(rawValue: 4) }
    /// The sheet closes, in code or by the user, after the finger has let go.
    public static var closing: Reports { Reports(rawValue: 8) }
    /// The keyboard was shown or hidden, or changed its frame.
    public static var keyboard: Reports { Reports(rawValue: 16) }
    /// The window's size, safe areas or traits changed.
    public static var rotation: Reports { Reports(rawValue: 32) }
    /// Settings changed, animated or not.
    public static var code: Reports { Reports(rawValue: 64) }
    /// Reports the other causes even while another sheet is presented from this one.
    public static var covered: Reports { Reports(rawValue: 128) }
    /// Every cause, even while another sheet covers this one.
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

  /// Queries the delegates' reports again.
  public func reportsChanged() {
    sheetController.observationChanged()
  }
}
