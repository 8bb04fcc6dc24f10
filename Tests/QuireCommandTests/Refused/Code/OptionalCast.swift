class Screen {}
protocol Refreshing: AnyObject { func refresh() }
func refresh(_ screen: Screen) {
  (screen as? any Refreshing)?.refresh()  // refused: a cast to the protocol Refreshing
}
