// SPDX-License-Identifier: Apache-2.0

@_exported import Quire

/// SheetInteraction's short name for a sheet's detent.
public typealias Detent = UISheetPresentationController.Detent
/// The identifier of a detent, compared by its bytes.
public typealias DetentIdentifier = Detent.Identifier

// Delegates are held weakly. Embedded Swift supports that only for descendants of `NSObject`.
#if hasFeature(Embedded)
  /// The constraint on delegates, so that they can be held weakly. Here it means descendants of `NSObject`; in native
  /// builds, any object.
  public typealias WeaklyHeld = NSObjectProtocol
#else
  /// The constraint on delegates, so that they can be held weakly. Here it means any object; in Embedded Swift,
  /// descendants of `NSObject`.
  public typealias WeaklyHeld = AnyObject
#endif
