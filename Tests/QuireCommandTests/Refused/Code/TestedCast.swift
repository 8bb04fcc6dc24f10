class Tile {}
protocol Sizing: AnyObject {}
func isSizing(_ tile: Tile) -> Bool {
  tile is any Sizing  // refused: a cast to the protocol Sizing
}
