// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine

/// The result of a hit test.
struct Hit {
  var target: TouchTarget
  /// The views under the finger, innermost first.
  var path: [DisplayNode] = []

  /// The control that a press at this location would press.
  var control: DisplayNode? {
    path.first { $0.kind == .button || $0.isEdited || $0.kind == .control }.flatMap { $0.isPressable ? $0 : nil }
  }

  /// The scrollers under the finger, innermost first.
  var scrollers: [Scroller] {
    path.filter { $0.kind == .scroll && !$0.settings.contains(.isStill) }.map { node in
      // A view with snaps (a wheel picker) keeps its fingers: as in a page, it is never at its top.
      let top = node.snaps.interval > 0 ? max(node.offset.dy, 1) : node.offset.dy
      return Scroller(
        id: ScrollerID(rawValue: node.id.rawValue), offset: Vector(dx: node.offset.dx, dy: top), range: node.range,
        hasRefreshControl: node.settings.contains(.hasRefreshControl),
        dismissesKeyboard: node.settings.contains(.dismissesKeyboard))
    }
  }
}

extension Screen {
  /// The extent of a grabber's touch area, around its middle. [CH-S]
  private static let grabberReach = 22.0
  /// The distance from a sheet's top to the grabber's middle. [CH-S]
  private static let grabberMiddle = 7.5

  /// Performs a hit test from front to back, with the look at the given time.
  func hit(at point: Point, time: Seconds) -> Hit? {
    for layer in layers.reversed() {
      if !layer.rule.isInert, let hit = hit(in: layer, at: point, time) { return hit }
      if layer.rule.dimmingTakesTouches {
        if layer.form == .popover, let hit = hit(under: layer, at: point, time) { return hit }
        return Hit(target: TouchTarget(layer.layer, layer.form == .popover ? .outside : .dimming))
      }
    }
    return nil
  }

  /// Returns a hit among the views that take touches under a popover.
  private func hit(under popover: DisplayLayer, at point: Point, _ time: Seconds) -> Hit? {
    for layer in layers.reversed().drop(while: { $0.layer != popover.layer }).dropFirst() where !layer.rule.isInert {
      guard let hit = hit(in: layer, at: point, time) else { continue }
      return hit.path.contains { $0.style.passesUnderPopovers } ? hit : nil
    }
    return nil
  }

  private func hit(in layer: DisplayLayer, at point: Point, _ time: Seconds) -> Hit? {
    guard let placement = layer.placement(at: time), placement.scale > 0 else { return nil }
    let box = placement.visibleFrame
    if placement.grabber > 0, (point.x - box.midX).magnitude <= Screen.grabberReach,
      (point.y - box.y - Screen.grabberMiddle).magnitude <= Screen.grabberReach
    {
      return Hit(target: TouchTarget(layer.layer, .grabber))
    }
    let local = Point(x: (point.x - box.x) / placement.scale, y: (point.y - box.y) / placement.scale)
    guard box.contains(point) else {
      return layer.popoverBackground.flatMap { self.path(in: $0, at: local, time) }
        .map { Hit(target: TouchTarget(layer.layer, .content), path: $0) }
    }
    let path = layer.content.flatMap { self.path(in: $0, at: local, time) } ?? []
    if path.isEmpty, layer.content?.style.passesTouches == true { return nil }
    let part: TouchTarget.Part = path.contains { $0.style.isHeader } ? .header : .content
    return Hit(target: TouchTarget(layer.layer, part), path: path)
  }

  /// Returns the innermost view at a point in its parent's coordinates, with its ancestors.
  private func path(in node: DisplayNode, at point: Point, _ time: Seconds) -> [DisplayNode]? {
    guard node.isVisible, !node.style.ignoresTouches else { return nil }
    let look = node.look(at: time)
    let point = look.undone(point)
    let inside = look.frame.contains(point)
    if node.style.clips, !inside { return nil }
    let origin = node.contentOrigin
    let local = Point(x: point.x - look.frame.x - origin.x, y: point.y - look.frame.y - origin.y)
    for child in node.backToFront.reversed() {
      if let path = path(in: child, at: local, time) { return path + [node] }
    }
    return inside && !node.style.passesTouches ? [node] : nil
  }

  /// Returns the visible frame of a view at a time, in the container.
  func frame(of node: DisplayNode, time: Seconds) -> Rect? {
    let look = node.look(at: time)
    var box = look.done(look.frame)
    var current = node
    while let parent = current.parent {
      let look = parent.look(at: time)
      box.x += parent.contentOrigin.x + look.frame.x
      box.y += parent.contentOrigin.y + look.frame.y
      box = look.done(box)
      current = parent
    }
    guard let layer = layers.first(where: { $0.trees.contains { $0 === current } }),
      let placement = layer.placement(at: time)
    else { return nil }
    let visible = placement.visibleFrame
    return Rect(
      x: visible.x + box.x * placement.scale, y: visible.y + box.y * placement.scale,
      width: box.width * placement.scale, height: box.height * placement.scale)
  }
}
