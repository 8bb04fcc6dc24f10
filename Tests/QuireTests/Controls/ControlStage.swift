// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine

@_spi(Hosts) @testable import Quire

/// One control on the screen, in the root or in a sheet, with a log of its events.
@MainActor final class ControlStage {
  let simulator: Simulator
  private(set) var events: [String] = []
  private let root = UIViewController()
  private(set) var sheet: UIViewController?

  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchUpInside, "inside"), (.touchUpOutside, "outside"), (.touchCancel, "cancel"),
    (.valueChanged, "changed"), (.primaryActionTriggered, "primary"),
  ]

  /// 100 points from the left and 300 from the top, and 200 points wide if the control has no width of its own.
  init(_ view: UIView, inSheet: Bool = false, rightToLeft: Bool = false, reducedMotion: Bool = false) {
    var device = Device.phone
    device.environment.isRightToLeft = rightToLeft
    device.environment.prefersReducedMotion = reducedMotion
    let root = root
    simulator = Simulator(device) { root }
    let sheet = inSheet ? UIViewController() : nil
    self.sheet = sheet
    simulator.perform {
      let natural = view.intrinsicContentSize
      view.frame = CGRect(
        x: 100, y: 300, width: natural.width > 0 ? natural.width : 200, height: natural.height > 0 ? natural.height : 40
      )
      (sheet ?? root).view.addSubview(view)
      guard let sheet else { return }
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.selectedDetentIdentifier = .large
      root.present(sheet, animated: false)
    }
    simulator.settle()
    guard let control = view as? UIControl else { return }
    for (event, name) in Self.names {
      control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
    }
  }

  /// The events since the last call of this method.
  func drain() -> [String] {
    defer { events = [] }
    return events
  }

  /// The place of a point of a view in the window.
  func point(_ view: UIView, x: CGFloat, y: CGFloat) -> CGPoint {
    let frame = simulator.frame(of: view) ?? .zero
    return CGPoint(x: frame.minX + x, y: frame.minY + y)
  }

  func element(_ view: UIView) -> Element? { simulator.element(view) }
}
