// SPDX-License-Identifier: Apache-2.0

@_exported import Quire
import SheetBrowser

/// Runs an app in the page that loads it. An app's `@main` calls `QuireWeb.run { RootController() }` and nothing else.
///
/// The closure runs when the page has loaded and its size is known, and returns the root view controller.
@MainActor public func run(root: @escaping () -> UIViewController) {
  #if hasFeature(Embedded)
    Port.shared.handler = BrowserHost(root: root)
  #else
    print("This app runs in a browser: `quire serve` builds and serves it.")
  #endif
}
