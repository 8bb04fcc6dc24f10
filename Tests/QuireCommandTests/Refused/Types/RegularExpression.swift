func hasDigits(_ text: String) -> Bool {
  text.contains(/[0-9]+/)  // refused: regular expressions are not there
}
