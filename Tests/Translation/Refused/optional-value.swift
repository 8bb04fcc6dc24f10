// SPDX-License-Identifier: Apache-2.0

import UIKit

@objc protocol RowSource {
  @objc optional func rowTitle(_ row: Int) -> String  // refused: write a default in an extension
  @objc optional func didSelect(_ row: Int)
}
