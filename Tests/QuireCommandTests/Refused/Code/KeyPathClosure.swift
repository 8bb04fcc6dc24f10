struct Letter { var title = "" }
func titles(_ letters: [Letter]) -> [String] {
  letters.map(\.title)  // refused: key paths are not there
}
