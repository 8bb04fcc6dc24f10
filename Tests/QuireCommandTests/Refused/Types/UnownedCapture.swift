final class Timeline {
  var action: () -> Void = {}
  func listen() {
    action = { [unowned self] in listen() }  // refused: unowned is not there
  }
}
