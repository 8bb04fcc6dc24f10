struct Stamp { var price = 0 }
func price(of stamp: Stamp) -> Int {
  let path = \Stamp.price  // refused: key paths are not there
  return stamp[keyPath: path]
}
