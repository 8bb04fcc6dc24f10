func spaced(_ text: String) -> String {
  text.replacing("-", with: " ")  // refused: replacing of a text is not there
}
