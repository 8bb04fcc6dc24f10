func look(at count: Int) {
  dump(count)  // refused: dump is not there
}
