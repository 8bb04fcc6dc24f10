import Quire

/// The app, for whatever host shows it.
@MainActor public enum LiveProgress {
  public static func makeRootViewController() -> UIViewController {
    PictureViewController()
  }
}
