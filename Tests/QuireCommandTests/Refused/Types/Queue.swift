func later(_ work: @escaping () -> Void) {
  DispatchQueue.main.async { work() }  // refused: DispatchQueue is not there
}
