struct Place {}
func text(of place: Place) -> String {
  "at \(place)"  // refused: a value of this type prints as
}
