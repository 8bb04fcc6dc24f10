// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
@_spi(Hosts) import QuireSimulator
import SheetEngine

/// An app without a screen, and the person that walks through it.
@MainActor final class Walker {
  private let makeRoot: () -> UIViewController
  private var root: UIViewController!
  private var simulator: Simulator!
  private var pressed: ViewID?

  /// The phone of the browser tests: 402 by 874 points, without a safe area, with one pixel per point.
  private static let device = Device(size: CGSize(width: 402, height: 874), scale: 1)

  init(_ makeRoot: @escaping () -> UIViewController) {
    self.makeRoot = makeRoot
  }

  /// Carries out a step, waits until nothing moves, and reads the screen.
  func screen(after step: Step) -> Screen {
    var screen = Screen()
    // Dates stand still in the page.
    simulator?.date = Simulator.firstDate
    do {
      try carryOut(step)
    } catch {
      screen.note = "\(error)"
    }
    // The minimum time that a page advances, for timers of the app.
    simulator.run(for: 3.2)
    screen.views = trees.flatMap { views(in: $0) }
    screen.elements = simulator.elements.map {
      Screen.Readable(
        role: "\($0.role)", name: $0.label, value: $0.value, isSelected: $0.isSelected, isEnabled: $0.isEnabled,
        isReachable: $0.isReachable)
    }
    return screen
  }

  private func carryOut(_ step: Step) throws(Missing) {
    switch step.what {
    case "begin":
      simulator = Simulator(Walker.device) {
        root = makeRoot()
        return root
      }
      // The browser of the tests shows no keyboard either.
      simulator.keyboardHeight = 0
      // Postcards' page has a script that saves a card as a file. The walk in the page leaves it out too.
      simulator.script.functions["saveCard"] = { _ in .nothing }
    case "press": try press(step)
    case "key":
      guard let pressed else { return }
      if step.name == "ArrowUp" { return simulator.session.pressed(.up, on: pressed, now: simulator.now) }
      do throws(ActionFailure) {
        try simulator.type(step.name)
      } catch {
        throw Missing(reason: error.reason)
      }
    case "blur": simulator.hideKeyboard()
    case "escape": simulator.session.handle(Input(.escape, now: simulator.now))
    case "wait": break
    default: throw Missing(reason: "There is no step \(step.what).")
    }
  }

  private func press(_ step: Step) throws(Missing) {
    let name = Walker.letters(step.name)
    let alike = simulator.elements.filter {
      $0.isReachable && Walker.pages[step.role] == $0.role
        && (Walker.letters($0.label) == name || Walker.letters($0.placeholder) == name)
    }
    guard step.fromEnd < alike.count else { throw Missing(reason: "There is no \(step.role) \(step.name).") }
    var element = alike[alike.count - 1 - step.fromEnd]
    let all = trees.flatMap { flat($0) }
    if let view = all.first(where: { simulator.frame(of: $0) == element.frame && simulator.element($0) == element }) {
      show(view)
      element = simulator.element(view) ?? element
      pressed = simulator.session.viewID(of: view)
    }
    let window = CGRect(x: 0, y: 0, width: 402, height: 874)
    let seen = element.frame.intersection(window)
    simulator.tap(at: CGPoint(x: seen.midX.rounded(), y: seen.midY.rounded()))
  }

  /// Scrolls like the walk in the page: an element that is not visible moves to the center.
  private func show(_ view: UIView) {
    var outer = view.superview
    while let each = outer {
      outer = each.superview
      guard let scroll = each as? UIScrollView, let id = simulator.session.viewID(of: scroll),
        let box = simulator.frame(of: scroll), let it = simulator.frame(of: view),
        let offset = simulator.offset(of: scroll)
      else { continue }
      var wanted = Vector(dx: offset.x, dy: offset.y)
      if it.minY < box.minY || it.maxY > box.maxY {
        let insets = scroll.adjustedContentInset
        let range = scroll.contentSize.height + insets.top + insets.bottom - scroll.bounds.height
        wanted.dy = min(wanted.dy + (it.midY - box.midY + 0.5).rounded(.down), range.rounded(.down))
      }
      if it.minX < box.minX || it.maxX > box.maxX { wanted.dx += (it.midX - box.midX + 0.5).rounded(.down) }
      if wanted != Vector(dx: offset.x, dy: offset.y) { simulator.scroll(id, to: wanted) }
    }
    simulator.run(for: 1)
  }

  // MARK: Views

  /// The views that fill the layers, from bottom to top.
  private var trees: [UIView] {
    var trees: [UIView] = []
    var next: UIViewController? = root
    while let controller = next {
      var top: UIView = controller.view
      while let outer = top.superview, simulator.frame(of: outer) != nil { top = outer }
      if !trees.contains(where: { $0 === top }) { trees.append(top) }
      next = controller.presentedViewController
    }
    return trees
  }

  private func flat(_ view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { flat($0) }
  }

  private func views(in view: UIView) -> [Screen.View] {
    var list: [Screen.View] = []
    if let id = simulator.session.viewID(of: view), let frame = simulator.frame(of: view) {
      let text = simulator.styledText(of: view)
      let style = simulator.style(of: view)
      // A page allots more height to some views, so that nothing is blank while a sheet moves.
      let (own, allotted) = (view.bounds.height, simulator.reserve(of: view) ?? 0)
      let height = own > 0 ? frame.height * allotted / own : frame.height
      list.append(
        Screen.View(
          id: id.rawValue, frame: [frame.minX, frame.minY, frame.width, height], text: text?.string,
          size: text?.size, weight: text?.weight, color: text?.color.bits, background: style?.background.bits ?? 0,
          isHidden: style?.isHidden ?? false))
    }
    return list + view.subviews.flatMap { views(in: $0) }
  }

  // MARK: Names

  /// The roles of a page.
  private static let pages: [String: Element.Role] = [
    "button": .button, "field": .field, "switch": .toggle, "slider": .slider, "spinbutton": .stepper, "radio": .option,
    "row": .row, "tab": .tab, "text": .field,
  ]

  /// A name without the separators of its parts, which a page leaves to the assistive technology. A name of signs alone,
  /// such as an arrow, stays.
  private static func letters(_ name: String) -> String {
    let letters = name.filter { $0.isLetter || $0.isNumber }
    return String((letters.isEmpty ? name : letters).prefix(40))
  }
}

/// The reason why a step can't be carried out.
struct Missing: Error, CustomStringConvertible {
  var reason: String
  var description: String { reason }
}
