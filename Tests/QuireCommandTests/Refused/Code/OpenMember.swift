// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class Themed {
  public init() {}
  open func apply() { helper() }
  func helper() {}  // refused: helper of the open class Themed
  final func fine() {}
}
