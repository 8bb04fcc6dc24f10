func price(_ value: Double) -> String {
  String(format: "%.2f", value)  // refused: String(format:) is not there
}
