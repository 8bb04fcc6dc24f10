// SPDX-License-Identifier: Apache-2.0

import Progress
import QuireWeb

@main enum Main {
  static func main() {
    QuireWeb.run { LiveProgress.makeRootViewController() }
  }
}
