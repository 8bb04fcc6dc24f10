// SPDX-License-Identifier: Apache-2.0

// Interface files, and what the system shows by itself: they are Apple's systems' alone.

/// Not here: controllers are made by code, which also builds for the browser.
@available(*, unavailable, message: "there are no storyboards here; make the view controller by its initializer")
@MainActor public final class UIStoryboard {
  /// Not here: call the controller's own initialiser.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}

  /// Not here: call the controller's own initialiser, which needs no identifier.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    fatalError()
  }

  /// Not here: call the controller's own initialiser.
  public func instantiateInitialViewController() -> UIViewController? {
    fatalError()
  }
}

extension UIViewController {
  /// Not here: no controller comes from a storyboard.
  @available(*, unavailable, message: "there are no storyboards here; make the view controller by its initializer")
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

/// Not here: Postcards has a picker of its own to start from.
@available(
  *, unavailable, message: "the system's photo picker is not here; present a view controller of the app's own"
)
public typealias UIImagePickerController = UINavigationController

/// Not here: present a controller of the app's own, as a sheet with `.medium()`.
@available(
  *, unavailable, message: "the system's colour picker is not here; present a view controller of the app's own"
)
public typealias UIColorPickerViewController = UIViewController

/// Not here: fonts are the system's, by `UIFontDescriptor.SystemDesign`.
@available(
  *, unavailable, message: "the system's font picker is not here; present a view controller of the app's own"
)
public typealias UIFontPickerViewController = UIViewController
