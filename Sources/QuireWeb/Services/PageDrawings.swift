// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetBrowser

#if hasFeature(Embedded)
  /// The function that Quire calls when an app draws. The call links the script that shows drawings into the page.
  @_silgen_name("quire_drawings") @MainActor @_spi(Hosts) public func drawingsOfPage() {
    PageServices.drawingsUse()
  }
#endif
