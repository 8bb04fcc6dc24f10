// SPDX-License-Identifier: Apache-2.0

import UIKit

func defaultName() -> String { "name" }

struct Settings: Codable {
  var volume = 3
  var name = defaultName()  // refused: write var name: Type
}
