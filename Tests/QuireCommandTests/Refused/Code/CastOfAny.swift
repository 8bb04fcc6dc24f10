func count(in information: [String: Any]) -> Int? {
  information["count"] as? Int  // refused: this cast can't be made
}
