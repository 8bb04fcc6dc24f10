import Quire

/// Sheets to try on a real phone. The page beside them (`Resources/page.js`) writes down what the browser does.
@MainActor public enum DeviceCheck {
  public static func makeRootViewController() -> UIViewController {
    CheckViewController()
  }
}
