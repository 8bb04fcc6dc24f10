// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser

#if hasFeature(Embedded)
  /// Connects the app that `@main` began to the page. The page calls this after `quire_main`. Does nothing if the app
  /// called `run`, which has connected it already.
  @_expose(wasm, "quire_connect") @_cdecl("quire_connect")
  @MainActor public func exportedConnect() {
    guard let start = AppStart.pending else { return }
    Port.shared.handler = BrowserHost(start: start)
  }
#endif
