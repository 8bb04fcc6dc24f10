// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The panels that the buttons of the bar present.
@MainActor enum Panel: Int {
  case settings = 0
  case fonts = 1
  case photos = 2

  var label: String {
    switch self {
    case .settings: "Settings"
    case .fonts: "Choose font"
    case .photos: "Choose photo"
    }
  }

  var image: UIImage? {
    switch self {
    case .settings: UIImage(systemName: "gearshape")
    case .fonts: UIImage(systemName: "textformat")
    case .photos: UIImage(systemName: "photo")
    }
  }
}
