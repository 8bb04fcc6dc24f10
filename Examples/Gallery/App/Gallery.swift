import Quire

/// Pictures that grow into screens, and shrink back.
@MainActor public enum Gallery {
  public static func makeRootViewController() -> UIViewController {
    UINavigationController(rootViewController: GalleryViewController())
  }
}
