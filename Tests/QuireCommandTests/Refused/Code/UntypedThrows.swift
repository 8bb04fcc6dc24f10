struct Missing: Error {}
func load(_ number: Int) throws -> Int {  // refused: an error without a type of its own
  if number > 3 { throw Missing() }  // refused: an error without a type of its own
  return number
}
