// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine

/// Actions on elements of the screen, by their names.
extension Simulator {
  /// Taps the middle of the frontmost element with this label or placeholder, of any role unless one is given.
  ///
  /// Throws if there is no such element, or if a finger there would hit something else: a dimming, another view,
  /// nothing.
  public func tap(
    _ name: String, role: Element.Role? = nil, fileID: String = #fileID, line: Int = #line
  ) throws(ActionFailure) {
    let place = Place(fileID: fileID, line: line)
    guard let element = element(name, role: role), let node = screen.nodes[element.id] else {
      let what = role.map { "No \($0.noun)" } ?? "Nothing"
      throw failure("\(what) on the screen has the label or the placeholder \"\(name)\".", place)
    }
    try tap(node, "The \(element.role.noun) \"\(name)\"", place)
  }

  /// Taps the middle of a view.
  ///
  /// Throws if the view isn't on the screen, or if a finger there would hit something else.
  public func tap(_ view: UIView, fileID: String = #fileID, line: Int = #line) throws(ActionFailure) {
    let place = Place(fileID: fileID, line: line)
    let what = "The \(Swift.type(of: view))"
    guard let node = node(of: view) else { throw failure("\(what) is not on the screen.", place) }
    try tap(node, what, place)
  }

  /// Returns the middle of an element, in the window, in points.
  ///
  /// Throws if the element is no longer on the screen, or if a finger there would hit something else.
  public func middle(
    of element: Element, fileID: String = #fileID, line: Int = #line
  ) throws(ActionFailure) -> CGPoint {
    let place = Place(fileID: fileID, line: line)
    let what = "The \(element.role.noun) \"\(element.label)\""
    guard let node = screen.nodes[element.id] else { throw failure("\(what) is not on the screen.", place) }
    return try middle(of: node, what, place)
  }

  private func tap(_ node: DisplayNode, _ what: String, _ place: Place) throws(ActionFailure) {
    tap(at: try middle(of: node, what, place))
  }

  private func middle(of node: DisplayNode, _ what: String, _ place: Place) throws(ActionFailure) -> CGPoint {
    guard let frame = screen.frame(of: node, time: now) else { throw failure("\(what) is not on the screen.", place) }
    let middle = Point(x: frame.midX, y: frame.y + frame.height / 2)
    if let obstacle = obstacle(to: node, at: middle) {
      throw failure(
        "\(what) can't be tapped: at its middle, \(middle.x.text), \(middle.y.text), a finger meets \(obstacle).", place
      )
    }
    return CGPoint(x: middle.x, y: middle.y)
  }

  /// Returns a description of the object that a finger hits instead of a view, or `nil` if it hits the view, a
  /// descendant, or the control that shows it.
  private func obstacle(to node: DisplayNode, at point: Point) -> String? {
    let window = device.environment.container
    guard Rect(window).contains(point) else { return "nothing, since that is outside the window" }
    guard let hit = screen.hit(at: point, time: now) else { return "nothing" }
    if hit.path.contains(where: { $0 === node }) { return nil }
    if let met = hit.path.first {
      if met.descends(from: node) || node.descends(from: met) { return nil }
      guard let named = hit.path.first(where: { $0.role != nil && !$0.name.isEmpty }), let role = named.role else {
        return "another view"
      }
      return "the \(role.noun) \"\(named.name)\""
    }
    return switch hit.target.part {
    case .grabber: "a sheet's grabber"
    case .dimming: "the dimming behind a sheet"
    case .outside: "what dismisses a popover"
    case .content, .header: "a sheet"
    }
  }

  func failure(_ reason: String, _ place: Place) -> ActionFailure {
    ActionFailure(reason: reason, screen: description, fileID: place.fileID, line: place.line)
  }
}

extension DisplayNode {
  func descends(from other: DisplayNode) -> Bool {
    var current = parent
    while let node = current {
      if node === other { return true }
      current = node.parent
    }
    return false
  }
}
