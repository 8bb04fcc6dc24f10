// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine

/// An app's root view in a window, with a host that counts the changes that it receives and shows nothing.
@MainActor final class Stage {
  final class Page: Host {
    /// The number of changes of views so far.
    private(set) var changes = 0

    func measure(_ text: StyledText, width: Double) -> Size {
      Size(width: 8 * Double(text.string.utf8.count), height: 20)
    }
    func submit(_ turn: Turn) { changes += turn.views.count }
  }

  let host = Page()
  let root = UIViewController()
  private let session: Session
  private var now = 1.0

  init() {
    let phone = Environment(
      container: Size(width: 402, height: 874), horizontalSizeClass: .compact, verticalSizeClass: .regular,
      displayScale: 3)
    session = Session(host: host, environment: phone, appearance: .light, resources: [])
    let root = root
    session.start(root: { root }, now: now)
  }

  /// Runs one turn of the app, with the layout at its end.
  func turn(_ body: () -> Void) {
    now += 1
    session.perform(now: now, body)
  }
}
