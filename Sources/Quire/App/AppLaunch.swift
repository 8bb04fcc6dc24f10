// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A token that the system passes to a delegate that it creates. Only the system can create one.
public struct AppLaunch {
  // `package`, because an internal initializer would also be compiled into an app's module, and the linker would find
  // it twice.
  package init() {}
}

/// The app that `UIApplicationDelegate.main()` started, for a page's host.
@_spi(Hosts) @MainActor public enum AppStart {
  /// A closure that starts the app in a session. `nil` before `main()`, and for an app that passes its root view
  /// controller to the host.
  public static var pending: (@MainActor (Session, Seconds) -> Void)?
}

extension UIApplicationDelegate {
  /// Starts the app. `@main` on the class of the app's delegate calls it.
  ///
  /// In a page, the delegate is created after the page has loaded and its size is known. A native executable only
  /// prints that the app runs in a browser; its tests start it with `Simulator(delegate:)`.
  public static func main() {
    #if hasFeature(Embedded)
      AppStart.pending = { session, now in session.start(Self.self, now: now) }
    #else
      print("This app runs in a browser: `quire serve` builds and serves it.")
    #endif
  }
}
