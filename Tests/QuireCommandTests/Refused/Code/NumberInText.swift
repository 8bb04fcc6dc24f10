func number(_ text: String) -> Double? {
  Double(text)  // refused: Double(text) has no code
}
