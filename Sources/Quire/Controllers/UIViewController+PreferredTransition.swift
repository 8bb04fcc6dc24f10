extension UIViewController {
  /// How a controller likes to come and go; the newer way to say what `modalTransitionStyle` says. [DOC-VC]
  @MainActor public final class Transition: NSObject {
    let style: UIModalTransitionStyle

    private init(_ style: UIModalTransitionStyle) {
      self.style = style
      super.init()
    }

    public static var coverVertical: Transition { Transition(.coverVertical) }
    public static var crossDissolve: Transition { Transition(.crossDissolve) }
    /// Nothing turns here: it dissolves.
    public static var flipHorizontal: Transition { Transition(.flipHorizontal) }
    /// Nothing curls here: it dissolves.
    public static var partialCurl: Transition { Transition(.partialCurl) }
  }
}
