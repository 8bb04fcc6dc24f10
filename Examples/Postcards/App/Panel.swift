// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What the buttons of the bar present.
@MainActor enum Panel {
  case settings, photos

  var label: String {
    switch self {
    case .settings: "Settings"
    case .photos: "Choose photo"
    }
  }

  var image: UIImage? {
    switch self {
    case .settings: UIImage(systemName: "gearshape")
    case .photos: UIImage(systemName: "photo")
    }
  }
}
