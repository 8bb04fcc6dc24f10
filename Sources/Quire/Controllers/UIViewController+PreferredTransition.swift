// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// A controller's preferred transition. It is the newer form of `modalTransitionStyle`, and adds a zoom. [DOC-VC]
  @preconcurrency @MainActor public final class Transition: NSObject {
    /// The style; `nil` for a zoom. A zoom without a source uses `modalTransitionStyle`.
    let style: UIModalTransitionStyle?
    let zoom: ZoomSettings?

    private init(_ style: UIModalTransitionStyle?, zoom: ZoomSettings? = nil) {
      self.style = style
      self.zoom = zoom
      super.init()
    }

    /// A transition in which the view slides in from the bottom edge and out again, as with
    /// `UIModalTransitionStyle.coverVertical`.
    public static var coverVertical: Transition { Transition(.coverVertical) }
    /// A transition in which the view fades in and out, as with `UIModalTransitionStyle.crossDissolve`.
    public static var crossDissolve: Transition { Transition(.crossDissolve) }
    /// A flip on Apple's systems. In Quire, a cross dissolve.
    public static var flipHorizontal: Transition { Transition(.flipHorizontal) }
    /// A page curl on Apple's systems. In Quire, a cross dissolve.
    public static var partialCurl: Transition { Transition(.partialCurl) }

    /// Returns a transition in which the view grows out of another view, and shrinks back into one. A finger can drag
    /// it down.
    ///
    /// The provider is called when the controller appears and again when it disappears, so that it can return the right
    /// view for each. If it returns `nil` or a view that is in no window, the controller uses its
    /// `modalTransitionStyle`. [DOC-ZOOM]
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(nil, zoom: ZoomSettings(options: options ?? ZoomOptions(), source: .view(sourceViewProvider)))
    }

    /// Returns a transition in which the view grows out of a button in a bar, and shrinks back into it. [DOC-ZOOM]
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition {
      Transition(
        nil, zoom: ZoomSettings(options: options ?? ZoomOptions(), source: .barButtonItem(sourceBarButtonItemProvider)))
    }
  }
}
