// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser

#if hasFeature(Embedded)
  /// Enables drawings in the page. Quire calls this when an app draws, and the call links the script that shows
  /// drawings into the page.
  @_silgen_name("quire_drawings") @MainActor @_spi(Hosts) public func drawingsOfPage() {
    PageServices.drawingsUse()
  }
#endif
