func children(of number: Int) -> Int {
  Mirror(reflecting: number).children.count  // refused: Mirror is not there
}
