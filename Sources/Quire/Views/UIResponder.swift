/// What can take part in handling what happens.
@MainActor open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// Who is asked next; `nil` at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether it is the one whom keys go to.
  open var isFirstResponder: Bool { Session.current?.firstResponder === self }

  /// Whether it would take keys.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it lets another one have them.
  open var canResignFirstResponder: Bool { true }

  /// Takes keys, once whoever has them lets go; answers whether it has them.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let session = Session.current else { return false }
    if let holder = session.firstResponder, !holder.resignFirstResponder() { return false }
    session.firstResponder = self
    return true
  }

  /// Takes keys no longer; answers whether that is so.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    Session.current?.firstResponder = nil
    return true
  }
}
