protocol Adding: AnyObject { func add<T>(_ value: T) -> Int }
func add(_ adding: any Adding) -> Int {
  adding.add(3)  // refused: the generic method add can't be called on a value of any Adding
}
