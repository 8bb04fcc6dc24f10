func tell(_ count: Int) {
  print("count", count)  // refused: print takes one text
}
