// SPDX-License-Identifier: Apache-2.0

import SheetBrowser

/// The module that `<quire-sheet>` loads. It handles the page's messages and starts nothing by itself.
@main enum Main {
  static func main() {
    #if hasFeature(Embedded)
      Port.shared.handler = ElementHost()
    #else
      print("The element runs in a browser: `quire build element --output DIR` makes the folder for it.")
    #endif
  }
}
