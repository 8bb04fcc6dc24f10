// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// What the system gives to a delegate that it makes; only the system has one.
public struct AppLaunch {
  // `package`, because an internal one is compiled into an app's module too, and the linker finds it twice.
  package init() {}
}

/// The app that `UIApplicationDelegate.main()` began, for the host of a page.
@_spi(Hosts) @MainActor public enum AppStart {
  /// Starts it in a session; `nil` before `main()`, and for an app that gives its root view controller to the host.
  public static var pending: (@MainActor (Session, Seconds) -> Void)?
}

extension UIApplicationDelegate {
  /// Begins the app; `@main` on the class of the app's delegate calls it.
  ///
  /// In a page the delegate is made when the page has loaded and its size is known. A native executable only says that
  /// the app runs in a browser; its tests start it with `Simulator(delegate:)`.
  public static func main() {
    #if hasFeature(Embedded)
      AppStart.pending = { session, now in session.start(Self.self, now: now) }
    #else
      print("This app runs in a browser: `quire serve` builds and serves it.")
    #endif
  }
}
