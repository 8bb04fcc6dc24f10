// SPDX-License-Identifier: Apache-2.0

import Gallery
import QuireWeb

@main enum Main {
  static func main() {
    QuireWeb.run { Gallery.makeRootViewController() }
  }
}
