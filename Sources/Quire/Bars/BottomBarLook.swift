// SPDX-License-Identifier: Apache-2.0

/// The looks that an app has given to a bar below the content, and the background that shows them.
@MainActor final class BottomBarLook<Look: UIBarAppearance>: NSObject {
  let background = BarBackground(isAtTop: false)
  private var looks = BarLooks<Look>()
  private var isAtEdge = true
  private let copy: (Look, @escaping () -> Void) -> Look

  /// `copy` copies a look, and has a closure called when the copy changes.
  init(copy: @escaping (Look, @escaping () -> Void) -> Look) {
    self.copy = copy
    super.init()
    show(animated: false)
  }

  /// The look over content; without one that the app sets it is the system's, which `make` makes.
  func standard(orMake make: () -> Look) -> Look {
    if let standard = looks.standard { return standard }
    let made = kept(make())
    looks.standard = made
    return made
  }

  func setStandard(_ look: Look?) {
    looks.standard = look.map { kept($0) }
    show(animated: false)
  }

  /// The look where no content is behind the bar; `nil` means a clear one.
  var scrollEdge: Look? {
    get { looks.scrollEdge }
    set {
      looks.scrollEdge = newValue.map { kept($0) }
      show(animated: false)
    }
  }

  /// Takes the place of a scroller with content that may be behind.
  func follow(_ scroller: UIScrollView?) {
    let atEdge = scroller.map { $0.endsAboveBottomBar } ?? true
    guard atEdge != isAtEdge else { return }
    isAtEdge = atEdge
    show(animated: true)
  }

  /// Takes over the looks that are not set here.
  func takeLooks(of other: BottomBarLook) {
    if looks.standard == nil, let look = other.looks.standard { setStandard(look) }
    if looks.scrollEdge == nil, let look = other.looks.scrollEdge { scrollEdge = look }
  }

  private func kept(_ look: Look) -> Look {
    copy(look) { [me = Weak(self)] in me.wrappedValue?.show(animated: false) }
  }

  private func show(animated: Bool) {
    background.show(looks.standard, edge: looks.scrollEdge, isAtEdge: isAtEdge, animated: animated)
  }
}
