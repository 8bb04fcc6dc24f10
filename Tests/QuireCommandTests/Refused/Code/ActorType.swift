actor Store {  // refused: an actor can't be made
  var count = 0
  func add() { count += 1 }
}
