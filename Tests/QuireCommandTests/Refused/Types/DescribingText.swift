struct Harbour {}
func name(of harbour: Harbour) -> String {
  String(describing: harbour)  // refused: init(describing:) is not there
}
