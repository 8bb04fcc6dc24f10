// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser

#if hasFeature(Embedded)
  /// Gives the app that `@main` began to the page, which calls this after `quire_main`. An app that called `run` has the
  /// page already.
  @_expose(wasm, "quire_connect") @_cdecl("quire_connect")
  @MainActor public func exportedConnect() {
    guard let start = AppStart.pending else { return }
    Port.shared.handler = BrowserHost(start: start)
  }
#endif
