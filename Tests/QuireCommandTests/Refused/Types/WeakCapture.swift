final class Button {
  var action: () -> Void = {}
  func listen() {
    action = { [weak self] in self?.listen() }  // refused: weak is not there
  }
}
