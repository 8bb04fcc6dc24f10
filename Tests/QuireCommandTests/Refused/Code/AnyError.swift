struct Broken: Error {}
func result() -> Result<Int, any Error> {
  .failure(Broken())  // refused: an error without a type of its own
}
