struct Harbor {}
func name(of harbor: Harbor) -> String {
  String(describing: harbor)  // refused: init(describing:) is not there
}
