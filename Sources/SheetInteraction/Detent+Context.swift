// SPDX-License-Identifier: Apache-2.0

import Quire

extension Detent {
  /// What a detent's height may go by; a sheet's `detentContext` makes one.
  @preconcurrency @MainActor
  public final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
    /// Those of the sheet, as they were when the context was made.
    public let containerTraitCollection: UITraitCollection
    /// What the large detent resolves to, in points; 0 for a sheet without a window.
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
