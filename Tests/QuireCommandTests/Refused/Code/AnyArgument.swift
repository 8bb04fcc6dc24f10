func keep(_ value: Any) {}
func keepThree() {
  keep(3)  // refused: Any can't hold a value
}
