protocol Shape { var area: Double { get } }
struct Square: Shape { var area = 1.0 }
func shapes() -> [any Shape] {
  [Square()]  // refused: a value of any Shape can be held
}
