// SPDX-License-Identifier: Apache-2.0

import Quire
import QuireSimulator
import Testing

/// The steps that name the touched views, as `Tests/Clients/Terms.md` explains.
extension SessionPlayer {
  /// Plays the whole session of a client on a phone.
  static func play(
    _ client: String, _ root: UIViewController, own: (Simulator) -> [String: () throws -> Void] = { _ in [:] },
    log: @escaping () -> [String]
  ) throws {
    let simulator = Simulator { root }
    SessionPlayer(simulator: simulator, log: log, root: root, own: own(simulator))
      .play(try SessionText(of: client).steps)
  }

  /// Carries out a step that names a view. Returns whether the step is of this kind.
  func actByName(_ step: SessionText.Step) throws -> Bool {
    let text = step.text
    if let own = own[text] {
      try own()
    } else if let match = text.wholeMatch(of: /(Tap|Hold|Choose) (the tab )?`([^`]+)`\.?/) {
      let name = String(match.3)
      let role: Element.Role? = match.2 == nil ? nil : .tab
      if match.1 == "Choose" { try scrollToShow(name) }
      press(try middle(of: name, role: role), for: match.1 == "Hold" ? 1 : 0.05)
    } else if let match = text.wholeMatch(of: /Tap the (switch|handle|minus sign|clear button) of `([^`]+)`\.?/) {
      press(try middle(ofThe: String(match.1), of: String(match.2)), for: 0.05)
    } else if let match = text.wholeMatch(of: /Swipe `([^`]+)` (left|right) by (\d+) pt\.?/) {
      let start = try middle(of: String(match.1))
      simulator.drag(from: start, to: start.moved(match.2, by: match.3), duration: 0.2, hz: 120, hold: 0)
    } else if let match = text.wholeMatch(of: /Slow drag (?:the knob of|from) `([^`]+)` (\w+) by (\d+) pt\.?/) {
      let start = try middle(of: String(match.1))
      let end = start.moved(match.2, by: match.3)
      simulator.drag(from: start, to: end, duration: Double(match.3)! / 200, hold: 0.3)
    } else if let match = text.wholeMatch(of: /Carry (the handle of )?`([^`]+)`(?: over `([^`]+)`)? to `([^`]+)`\.?/) {
      let start =
        try match.1 == nil ? middle(of: String(match.2)) : middle(ofThe: "handle", of: String(match.2))
      let stops = try [match.3, match.4].compactMap { $0 }.map { try middle(of: String($0)) }
      carry(from: start, through: stops)
    } else if let match = text.wholeMatch(of: /Type `([^`]+)`\.?/) {
      try type(String(match.1))
    } else {
      return false
    }
    return true
  }

  // MARK: Views by name

  /// The view that shows a text: the front-most view that a finger can touch, and among those in one place the one that
  /// takes touches.
  func element(_ name: String, role: Element.Role? = nil) throws -> Element {
    let found = simulator.elements.filter { $0.shows(name) && (role == nil || $0.role == role) }
    let met = found.filter { (try? simulator.middle(of: $0)) != nil }
    guard let front = met.last else {
      // Each candidate records why a finger can't touch it.
      if let hidden = found.last { _ = try simulator.middle(of: hidden) }
      try simulator.tap(name, role: role)
      return try #require(nil as Element?, "Nothing on the screen shows \"\(name)\".")
    }
    return met.last { $0.takesTouches && $0.frame.intersects(front.frame) } ?? front
  }

  func middle(of name: String, role: Element.Role? = nil) throws -> CGPoint {
    if (try? element(name, role: role)) == nil, let window = root?.view.window, let view = labeled(name, in: window),
      let frame = simulator.frame(of: view)
    {
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    return try simulator.middle(of: element(name, role: role))
  }

  /// The front-most view with a label or a text, whether or not it is an accessibility element, such as the rows of a
  /// wheel.
  private func labeled(_ name: String, in view: UIView) -> UIView? {
    if view.accessibilityLabel == name || (view as? UILabel)?.text == name { return view }
    return view.subviews.reversed().lazy.compactMap { labeled(name, in: $0) }.first
  }

  /// The center of a part of the row or the field that shows a text.
  private func middle(ofThe part: String, of name: String) throws -> CGPoint {
    let whole = try element(name)
    let parts = simulator.elements.filter { element in
      guard element.isReachable, abs(element.frame.midY - whole.frame.midY) < 10 else { return false }
      return switch part {
      case "switch": element.role == .toggle
      case "handle": element.label == "Reorder"
      case "minus sign": element.label == "Delete"
      default: element.label == "Clear text"
      }
    }
    return try simulator.middle(of: try #require(parts.last, "\"\(name)\" has no \(part)\n\(simulator)"))
  }

  // MARK: Touches and keys

  func press(_ point: CGPoint, for seconds: Double) {
    let finger = simulator.touchDown(at: point)
    simulator.run(for: seconds)
    simulator.up(finger)
  }

  /// Lifts a view with a long press, moves it at 200 points per second, and holds it still at each stop.
  private func carry(from start: CGPoint, through stops: [CGPoint]) {
    let finger = simulator.touchDown(at: start)
    simulator.run(for: 0.7)
    var place = start
    for stop in stops {
      let way = ((stop.x - place.x) * (stop.x - place.x) + (stop.y - place.y) * (stop.y - place.y)).squareRoot()
      let moves = max(1, Int(way / 200 * 60))
      for move in 1...moves {
        simulator.run(for: 1.0 / 60)
        let part = Double(move) / Double(moves)
        simulator.move(
          finger, to: CGPoint(x: place.x + (stop.x - place.x) * part, y: place.y + (stop.y - place.y) * part))
      }
      simulator.run(for: 0.5)
      place = stop
    }
    simulator.up(finger)
  }

  private func type(_ text: String) throws {
    for character in text {
      switch character {
      case "⏎": try simulator.pressReturn()
      case "⌫": try simulator.deleteBackward()
      default: try simulator.type(String(character))
      }
    }
  }

  /// Scrolls the front-most list until a text is visible.
  private func scrollToShow(_ name: String) throws {
    for _ in 0..<40 where (try? element(name)) == nil {
      let list = try #require(simulator.elements(role: .table).last { $0.isReachable }, "There is no list.")
      let window = simulator.device.environment.container
      let top = max(Double(list.frame.minY), 0)
      let bottom = min(Double(list.frame.maxY), simulator.keyboardFrame.map { Double($0.minY) } ?? window.height)
      let start = CGPoint(x: list.frame.midX, y: top + (bottom - top) * 0.75)
      simulator.drag(from: start, to: CGPoint(x: start.x, y: top + (bottom - top) * 0.35), duration: 1, hold: 0.3)
      simulator.settle()
    }
  }
}

extension Element {
  /// Whether a person or an assistive technology finds a text in it.
  fileprivate func shows(_ text: String) -> Bool {
    label == text || placeholder == text || value == text
      || (role == .row && label.split(separator: ", ").contains { $0 == text })
  }

  fileprivate var takesTouches: Bool {
    switch role {
    case .button, .field, .toggle, .slider, .stepper, .option, .row, .tab: true
    default: false
    }
  }
}

extension CGPoint {
  /// The point at a distance in a direction, both as a session writes them.
  func moved(_ way: Substring, by points: Substring) -> CGPoint {
    let distance = Double(points)!
    return switch way {
    case "left": CGPoint(x: x - distance, y: y)
    case "right": CGPoint(x: x + distance, y: y)
    case "up": CGPoint(x: x, y: y - distance)
    default: CGPoint(x: x, y: y + distance)
    }
  }
}
