// SPDX-License-Identifier: Apache-2.0

import DeviceCheck
import QuireWeb

@main enum Main {
  static func main() {
    QuireWeb.run { DeviceCheck.makeRootViewController() }
  }
}
