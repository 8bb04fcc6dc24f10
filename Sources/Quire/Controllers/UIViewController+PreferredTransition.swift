// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// How a controller likes to come and go; the newer way to say what `modalTransitionStyle` says, and more. [DOC-VC]
  @preconcurrency @MainActor public final class Transition: NSObject {
    /// `nil` for a zoom: where that has nothing to grow out of, `modalTransitionStyle` counts.
    let style: UIModalTransitionStyle?
    let zoom: ZoomSettings?

    private init(_ style: UIModalTransitionStyle?, zoom: ZoomSettings? = nil) {
      self.style = style
      self.zoom = zoom
      super.init()
    }

    /// Moves in from the bottom edge, and out there, as `UIModalTransitionStyle.coverVertical`.
    public static var coverVertical: Transition { Transition(.coverVertical) }
    /// Fades in and out where it stands, as `UIModalTransitionStyle.crossDissolve`.
    public static var crossDissolve: Transition { Transition(.crossDissolve) }
    /// Nothing turns here: it dissolves.
    public static var flipHorizontal: Transition { Transition(.flipHorizontal) }
    /// Nothing curls here: it dissolves.
    public static var partialCurl: Transition { Transition(.partialCurl) }

    /// Grows out of a view, and shrinks back into one. A finger that pulls it down takes it along.
    ///
    /// The provider is asked as the controller comes and again as it goes, so that it can give the view that fits
    /// then. Where it gives none, or one that is in no window, the controller comes and goes by its
    /// `modalTransitionStyle`. [DOC-ZOOM]
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(nil, zoom: ZoomSettings(options: options ?? ZoomOptions(), source: .view(sourceViewProvider)))
    }

    /// The same out of a button in a bar. [DOC-ZOOM]
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition {
      Transition(
        nil, zoom: ZoomSettings(options: options ?? ZoomOptions(), source: .barButtonItem(sourceBarButtonItemProvider)))
    }
  }
}
