func keys() -> [AnyHashable] {  // refused: AnyHashable is not there
  []
}
