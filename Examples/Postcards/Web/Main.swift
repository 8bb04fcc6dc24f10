// SPDX-License-Identifier: Apache-2.0

import Postcards
import QuireWeb

@main enum Main {
  static func main() {
    QuireWeb.run { Postcards.makeRootViewController() }
  }
}
