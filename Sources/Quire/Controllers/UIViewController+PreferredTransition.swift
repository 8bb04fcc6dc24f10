// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// A controller's preferred transition; the newer form of `modalTransitionStyle`, with a zoom. [DOC-VC]
  @preconcurrency @MainActor public final class Transition: NSObject {
    /// `nil` for a zoom; if that has no source, `modalTransitionStyle` is used.
    let style: UIModalTransitionStyle?
    let zoom: ZoomSettings?

    private init(_ style: UIModalTransitionStyle?, zoom: ZoomSettings? = nil) {
      self.style = style
      self.zoom = zoom
      super.init()
    }

    /// Moves in from the bottom edge, and out there, as `UIModalTransitionStyle.coverVertical`.
    public static var coverVertical: Transition { Transition(.coverVertical) }
    /// Fades in and out in place, as `UIModalTransitionStyle.crossDissolve`.
    public static var crossDissolve: Transition { Transition(.crossDissolve) }
    /// Does not flip here: it dissolves.
    public static var flipHorizontal: Transition { Transition(.flipHorizontal) }
    /// Does not curl here: it dissolves.
    public static var partialCurl: Transition { Transition(.partialCurl) }

    /// Grows out of a view, and shrinks back into one. A finger can drag it down.
    ///
    /// The provider is called when the controller appears and again when it disappears, so that it can return the right
    /// view for each. If it returns none, or one that is in no window, the controller uses its `modalTransitionStyle`.
    /// [DOC-ZOOM]
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(nil, zoom: ZoomSettings(options: options ?? ZoomOptions(), source: .view(sourceViewProvider)))
    }

    /// Grows out of a button in a bar, and shrinks back into it. [DOC-ZOOM]
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition {
      Transition(
        nil, zoom: ZoomSettings(options: options ?? ZoomOptions(), source: .barButtonItem(sourceBarButtonItemProvider)))
    }
  }
}
