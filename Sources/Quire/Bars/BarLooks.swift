// SPDX-License-Identifier: Apache-2.0

/// The appearances that an app has set for a bar; `nil` for each that is not set.
struct BarLooks<Look: UIBarAppearance> {
  var standard: Look?
  var scrollEdge: Look?
  var compact: Look?
  var compactScrollEdge: Look?
  /// The appearance that follows from settings such as `barTintColor`. It is used while the app sets no `standard`.
  var plain: Look?
  /// That appearance in compact height, if it differs.
  var plainCompact: Look?
  /// Whether the appearance of the settings is also shown when no content is behind the bar.
  var plainFillsEdge = false
}

extension UINavigationBar {
  /// The appearance over content. It is never `nil`: if the app sets none, it is the default appearance.
  public final var standardAppearance: UINavigationBarAppearance! {
    get {
      if let standard = looks.standard { return standard }
      let made = kept(looks.plain ?? UINavigationBarAppearance())
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

  /// The appearance in compact height when no content is behind the bar; `nil`, the default, means
  /// `scrollEdgeAppearance`.
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactScrollEdge }
    set {
      looks.compactScrollEdge = newValue.map { kept($0) }
      lookChanged(animated: false)
    }
  }

  private final func kept(_ look: UINavigationBarAppearance) -> UINavigationBarAppearance {
    look.copied { [me = Weak(self)] in me.wrappedValue?.lookChanged(animated: false) }
  }
}
