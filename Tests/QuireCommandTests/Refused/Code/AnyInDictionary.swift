func information() -> [String: Any] {
  ["count": 1]  // refused: Any can't hold a value
}
