// SPDX-License-Identifier: Apache-2.0

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
