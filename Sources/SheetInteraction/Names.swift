@_exported import Quire

public typealias Detent = UISheetPresentationController.Detent
public typealias DetentIdentifier = Detent.Identifier

// Delegates are held weakly. Embedded Swift can do that with descendants of `NSObject` only.
#if hasFeature(Embedded)
  public typealias WeaklyHeld = NSObjectProtocol
#else
  public typealias WeaklyHeld = AnyObject
#endif
