final class Sender {
  func tap() {}
  func connect() { send(#selector(tap)) }  // refused: #selector is not there
  func send(_ name: Int) {}
}
