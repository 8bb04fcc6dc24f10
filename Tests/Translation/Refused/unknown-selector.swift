// SPDX-License-Identifier: Apache-2.0

import UIKit

func press(_ button: UIButton, _ values: [NSObject]) {
  button.addTarget(values[0], action: #selector(values[0].missing), for: .touchUpInside)  // refused: write #selector(TypeName.method(_:))
}
