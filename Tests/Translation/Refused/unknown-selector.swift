// SPDX-License-Identifier: Apache-2.0

import UIKit

func action(_ values: [NSObject]) -> Selector {
  #selector(values[0].missing)  // refused: write #selector(TypeName.method(_:))
}
