// SPDX-License-Identifier: Apache-2.0

extension UISceneConfiguration {
  /// The storyboard with the scene's first view controller; `nil`, the default, for none.
  ///
  /// Its initial view controller becomes the root of a new window, which the scene's delegate or, without one, the app's
  /// delegate gets as its `window`. The window is shown after `scene(_:willConnectTo:options:)`.
  public var storyboard: UIStoryboard? {
    get { rootSource?.storyboard }
    set { rootSource = newValue.map { StoryboardRoot($0) } }
  }
}

/// The initial view controller of a storyboard as the first root.
private final class StoryboardRoot: RootSource {
  private let main: UIStoryboard

  init(_ main: UIStoryboard) {
    self.main = main
  }

  override var storyboard: UIStoryboard? { main }

  override func makeRoot() -> UIViewController? {
    guard let root = main.instantiateInitialViewController() else {
      Log.once("the main storyboard has no initial view controller.")
      return nil
    }
    return root
  }
}
