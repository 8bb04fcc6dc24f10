/// Lines for the developer about calls that are ignored.
enum Log {
  static func line(_ text: String) {
    print("Quire: " + text)
  }
}
