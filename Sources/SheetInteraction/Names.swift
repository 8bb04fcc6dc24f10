// SPDX-License-Identifier: Apache-2.0

@_exported import Quire

/// The short name that SheetInteraction uses for a sheet's detent.
public typealias Detent = UISheetPresentationController.Detent
/// The name of a detent; two of the same bytes are equal.
public typealias DetentIdentifier = Detent.Identifier

// Delegates are held weakly. Embedded Swift can do that with descendants of `NSObject` only.
#if hasFeature(Embedded)
  /// What a delegate must be so that it can be held weakly: a descendant of `NSObject` here, where natively any object
  /// will do.
  public typealias WeaklyHeld = NSObjectProtocol
#else
  /// What a delegate must be so that it can be held weakly: any object here; in Embedded Swift a descendant of
  /// `NSObject`.
  public typealias WeaklyHeld = AnyObject
#endif
