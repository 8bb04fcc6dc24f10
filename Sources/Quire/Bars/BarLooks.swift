// SPDX-License-Identifier: Apache-2.0

/// The appearances that an app has set for a bar; `nil` for each that is not set.
struct BarLooks<Look: UIBarAppearance> {
  var standard: Look?
  var scrollEdge: Look?
  var compact: Look?
}

extension UINavigationBar {
  /// The appearance over content. It is never `nil`: if the app sets none, it is the default appearance.
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

  /// The appearance when no content is behind the bar; `nil`, the default, means a transparent bar.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set {
      looks.scrollEdge = newValue.map { kept($0) }
      lookChanged(animated: false)
    }
  }

  /// The appearance over content in compact height; `nil`, the default, means `standardAppearance`.
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
