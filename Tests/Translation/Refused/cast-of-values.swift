// SPDX-License-Identifier: Apache-2.0

import UIKit

protocol Priced {
  var price: Int { get }
}

struct Apple: Priced { let price = 1 }
final class Orchard: Priced { let price = 100 }

func price(of object: AnyObject) -> Int {
  (object as? Priced)?.price ?? 0  // refused: write protocol Priced: AnyObject
}
