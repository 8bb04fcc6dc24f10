// SPDX-License-Identifier: Apache-2.0

import QuireWeb
import Tasks

@main enum Main {
  static func main() {
    QuireWeb.run { Tasks.makeRootViewController() }
  }
}
