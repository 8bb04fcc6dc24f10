// SPDX-License-Identifier: Apache-2.0

import Quire

extension Detent {
  /// The values that a detent's height may depend on. A sheet's `detentContext` creates them.
  @preconcurrency @MainActor
  public final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
    /// The sheet's traits when the context was created.
    public let containerTraitCollection: UITraitCollection
    /// The value of the large detent, in points. 0 for a sheet without a window.
    public let maximumDetentValue: CGFloat

    init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
      self.containerTraitCollection = containerTraitCollection
      self.maximumDetentValue = maximumDetentValue
      super.init()
    }
  }
}

extension UISheetPresentationController {
  /// Not in the original: the current values on which this sheet's detents depend.
  public var detentContext: Detent.Context {
    Detent.Context(containerTraitCollection: traitCollection, maximumDetentValue: maximumDetentValue ?? 0)
  }
}
