// SPDX-License-Identifier: Apache-2.0

@_exported import Quire

/// The short name that SheetInteraction uses for a sheet's detent.
public typealias Detent = UISheetPresentationController.Detent
/// The identifier of a detent, compared by its bytes.
public typealias DetentIdentifier = Detent.Identifier

// Delegates are held weakly. Embedded Swift can do that with descendants of `NSObject` only.
#if hasFeature(Embedded)
  /// The constraint on delegates, so that they can be held weakly: a descendant of `NSObject` here; natively any
  /// object.
  public typealias WeaklyHeld = NSObjectProtocol
#else
  /// The constraint on delegates, so that they can be held weakly: any object here; in Embedded Swift a descendant of
  /// `NSObject`.
  public typealias WeaklyHeld = AnyObject
#endif
