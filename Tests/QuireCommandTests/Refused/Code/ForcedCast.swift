class Panel {}
protocol Closing: AnyObject { func close() }
func close(_ panel: Panel) {
  (panel as! any Closing).close()  // refused: a cast to the protocol Closing
}
