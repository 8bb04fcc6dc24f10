// SPDX-License-Identifier: Apache-2.0

/// The appearances that an app has set for a bar below the content, and the background that shows them.
@MainActor final class BottomBarLook<Look: UIBarAppearance>: NSObject {
  let background = BarBackground(isAtTop: false)
  private var looks = BarLooks<Look>()
  /// The settings before appearances; `nil` until one is set.
  private(set) var settings: BarSettings?
  /// A closure that is called when another appearance is shown, or when the shown one has changed.
  var lookShown: (() -> Void)?
  private var isAtEdge = true
  private let copy: (Look, @escaping () -> Void) -> Look

  /// Creates a look without appearances. `copy` returns a copy of an appearance, which calls the closure when it
  /// changes.
  init(copy: @escaping (Look, @escaping () -> Void) -> Look) {
    self.copy = copy
    super.init()
    show(animated: false)
  }

  /// Returns the appearance over content. If the app has set none, it is the default appearance, which `make` creates.
  func standard(orMake make: () -> Look) -> Look {
    if let standard = looks.standard { return standard }
    let made = kept(looks.plain ?? make())
    looks.standard = made
    return made
  }

  func setStandard(_ look: Look?) {
    looks.standard = look.map { kept($0) }
    show(animated: false)
  }

  /// The appearance when no content is behind the bar; `nil` means a transparent bar.
  var scrollEdge: Look? {
    get { looks.scrollEdge }
    set {
      looks.scrollEdge = newValue.map { kept($0) }
      show(animated: false)
    }
  }

  /// Updates the background for the position of a scroll view, whose content may be behind the bar.
  func follow(_ scroller: UIScrollView?) {
    let atEdge = scroller.map { $0.endsAboveBottomBar } ?? true
    guard atEdge != isAtEdge else { return }
    isAtEdge = atEdge
    show(animated: true)
  }

  /// The appearance that is shown; `nil` means the default appearance.
  var shown: Look? { (isAtEdge ? edge : nil) ?? looks.standard ?? looks.plain }
  private var edge: Look? {
    looks.scrollEdge ?? (looks.standard == nil && looks.plainFillsEdge ? looks.plain : nil)
  }

  /// Changes the settings, and shows the appearance that follows from them. `make` returns a default appearance.
  func changeSettings(orMake make: () -> Look, at position: UIBarPosition, _ change: (BarSettings) -> Void) {
    let own = settings ?? BarSettings()
    settings = own
    change(own)
    let look = make()
    own.show(in: look, at: position)
    looks.plain = look
    looks.plainFillsEdge = own.fillsEdge
    show(animated: false)
  }

  /// Copies the appearances that this bar does not set from another bar.
  func takeLooks(of other: BottomBarLook) {
    if looks.standard == nil, let look = other.looks.standard { setStandard(look) }
    if looks.scrollEdge == nil, let look = other.looks.scrollEdge { scrollEdge = look }
  }

  private func kept(_ look: Look) -> Look {
    copy(look) { [me = Weak(self)] in me.wrappedValue?.show(animated: false) }
  }

  private func show(animated: Bool) {
    background.show(looks.standard ?? looks.plain, edge: edge, isAtEdge: isAtEdge, animated: animated)
    lookShown?()
  }
}
