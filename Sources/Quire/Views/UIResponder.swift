/// What can take part in handling what happens.
@MainActor open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// Who is asked next; `nil` at the end of the chain.
  open var next: UIResponder? { nil }
}
