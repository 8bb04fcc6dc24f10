// SPDX-License-Identifier: Apache-2.0

// Interface files, which exist only on Apple's systems.

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
