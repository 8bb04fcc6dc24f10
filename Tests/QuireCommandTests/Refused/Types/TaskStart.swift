func start() {
  Task { print("started") }  // refused: Task is not there
}
