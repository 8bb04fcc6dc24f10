class Node {}
protocol Visiting: AnyObject { func visit() }
func visit(_ node: Node) {
  switch node {
  case let visiting as any Visiting: visiting.visit()  // refused: a cast to the protocol Visiting
  default: break
  }
}
