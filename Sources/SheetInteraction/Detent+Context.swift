import Quire

extension Detent {
  /// What a detent's height may go by; a sheet's `detentContext` makes one.
  @preconcurrency @MainActor
  public final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
    public let containerTraitCollection: UITraitCollection
    public let maximumDetentValue: CGFloat

    init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
      self.containerTraitCollection = containerTraitCollection
      self.maximumDetentValue = maximumDetentValue
      super.init()
    }
  }
}

extension UISheetPresentationController {
  /// Not the original's: what this sheet's detents go by at present.
  public var detentContext: Detent.Context {
    Detent.Context(containerTraitCollection: traitCollection, maximumDetentValue: maximumDetentValue ?? 0)
  }
}
