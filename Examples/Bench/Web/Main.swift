// SPDX-License-Identifier: Apache-2.0

import Bench
import QuireWeb

@main enum Main {
  static func main() {
    QuireWeb.run { Bench.makeRootViewController() }
  }
}
