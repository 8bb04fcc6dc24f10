// SPDX-License-Identifier: Apache-2.0

// Interface files, and what the system shows by itself: they are Apple's systems' alone.

extension UIViewController {
  /// Not here: a controller does not know how it was made.
  @available(*, unavailable, message: "write UIStoryboard(name:bundle:), and register its controllers")
  public final var storyboard: UIStoryboard? { nil }
}

/// Not here: views are made by code, which also builds for the browser.
@available(*, unavailable, message: "there are no interface files here; make the view in loadView or viewDidLoad")
@MainActor public final class UINib {
  /// Not here: make the view in `loadView()` or `viewDidLoad()`.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
}

#if !hasFeature(Embedded)
  /// Not here: a page's own share sheet opens only from a script, `navigator.share`.
  @available(
    *, unavailable, message: "the system's share sheet is not here; present a view controller of the app's own"
  )
  @MainActor public final class UIActivityViewController: UIViewController {
    /// Not here: present a controller of the app's own.
    public init(activityItems: [Any], applicationActivities: [AnyObject]?) {
      super.init(nibName: nil, bundle: nil)
    }

    /// Always `nil`: there are no archives here.
    public required init?(coder: NSCoder) { nil }
  }
#endif
