// SPDX-License-Identifier: Apache-2.0

/// The looks that an app has given to a bar; `nil` where it has given none.
struct BarLooks<Look: UIBarAppearance> {
  var standard: Look?
  var scrollEdge: Look?
  var compact: Look?
}

extension UINavigationBar {
  /// The look over content. It is never `nil`: without one that the app sets it is the system's.
  public final var standardAppearance: UINavigationBarAppearance! {
    get {
      if let standard = looks.standard { return standard }
      let made = kept(UINavigationBarAppearance())
      looks.standard = made
      return made
    }
    set {
      looks.standard = newValue.map { kept($0) }
      lookChanged(animated: false)
    }
  }

  /// The look where no content is behind the bar; `nil`, the default, means a clear one.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set {
      looks.scrollEdge = newValue.map { kept($0) }
      lookChanged(animated: false)
    }
  }

  /// The look over content in compact height; `nil`, the default, means `standardAppearance`.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set {
      looks.compact = newValue.map { kept($0) }
      lookChanged(animated: false)
    }
  }

  private final func kept(_ look: UINavigationBarAppearance) -> UINavigationBarAppearance {
    look.copied { [me = Weak(self)] in me.wrappedValue?.lookChanged(animated: false) }
  }
}
