import Quire

/// Sheets of every kind behind one button each, for tests and measurements in browsers.
@MainActor public enum Bench {
  public static func makeRootViewController() -> UIViewController {
    BenchViewController()
  }
}
