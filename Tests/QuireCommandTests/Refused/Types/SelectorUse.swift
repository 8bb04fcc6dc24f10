final class Target {
  @objc func tap() {}  // refused: @objc is not there
}
