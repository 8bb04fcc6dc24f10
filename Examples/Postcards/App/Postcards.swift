import Quire

/// The app, for whatever host shows it.
@MainActor public enum Postcards {
  public static func makeRootViewController() -> UIViewController {
    UINavigationController(rootViewController: PostcardViewController())
  }
}
