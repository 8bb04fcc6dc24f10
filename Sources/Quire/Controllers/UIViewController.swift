/// What manages a tree of views.
@MainActor open class UIViewController {
  public init() {}
}
