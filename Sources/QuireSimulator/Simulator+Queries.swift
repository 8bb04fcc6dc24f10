import Quire
import SheetEngine

/// Something on the screen that an assistive technology would name.
public struct Element: Hashable, Sendable {
  public var role: Accessibility.Role
  public var label: String
  public var value: String
  public var isSelected: Bool
  public var isEnabled: Bool
  /// In the container, at the moment of the question.
  public var frame: Rect
  /// The file that it, or a picture in it, shows.
  public var picture: String?
  /// Whether a touch or an assistive technology can get at it: nothing dimmed stands above.
  public var isReachable: Bool
  let id: ViewID
}

/// A sheet as it shows.
public struct SheetState: Hashable, Sendable {
  public var id: PresentationID
  /// The identifier of the detent where it rests by its settings.
  public var detent: String?
  public var phase: Phase
  /// What Apple's names read.
  public var modelFrame: Rect
  /// What shows at the moment.
  public var frame: Rect
  /// Of what is behind it, 0...1.
  public var dimming: Double
  /// 0...1.
  public var grabber: Double
  public var corners: Corners
  /// Of a popover.
  public var arrow: Arrow?
  /// The shape that it has now.
  public var form: Form?
}

extension Simulator {
  /// All that has a role, front layers last, in the order of the tree.
  public var elements: [Element] {
    screen.layers.flatMap { layer -> [Element] in
      layer.trees.flatMap { elements(in: $0, isReachable: !layer.rule.isInert) }
    }
  }

  /// Those of one role.
  public func elements(role: Accessibility.Role) -> [Element] {
    elements.filter { $0.role == role }
  }

  /// The frontmost element of this name.
  public func element(_ label: String, role: Accessibility.Role? = nil) -> Element? {
    elements.last { $0.label == label && (role == nil || $0.role == role) }
  }

  /// The element that a view shows.
  public func element(_ view: UIView) -> Element? {
    guard let id = session.viewID(of: view) else { return nil }
    return elements.first { $0.id == id }
  }

  /// Where a view shows at the moment, in the container.
  public func frame(of view: UIView) -> Rect? {
    guard let id = session.viewID(of: view), let node = screen.nodes[id] else { return nil }
    return screen.frame(of: node, time: now)
  }

  /// How visible a view itself is at the moment, 0...1.
  public func alpha(of view: UIView) -> Double? {
    session.viewID(of: view).flatMap { screen.nodes[$0]?.look(at: now).alpha }
  }

  /// What a view itself shows behind its content at the moment.
  public func background(of view: UIView) -> RGBA? {
    session.viewID(of: view).flatMap { screen.nodes[$0]?.look(at: now).background }
  }

  /// How round each of a view's corners is at the moment, in points.
  public func corners(of view: UIView) -> Corners? {
    session.viewID(of: view).flatMap { screen.nodes[$0].map { $0.style(with: $0.look(at: now)).corners } }
  }

  /// What a view casts on what is behind it.
  public func shadow(of view: UIView) -> Shadow? {
    session.viewID(of: view).flatMap { screen.nodes[$0]?.style.shadow }
  }

  /// The height that is allotted to a view: at least its own.
  public func reserve(of view: UIView) -> Double? {
    session.viewID(of: view).flatMap { screen.nodes[$0]?.reserve }
  }

  /// How far a scroller is scrolled as the host counts: 0 is its top left end.
  public func offset(of view: UIScrollView) -> Vector? {
    session.viewID(of: view).flatMap { screen.nodes[$0]?.offset }
  }

  /// Taps the middle of the frontmost element of this name; answers whether there is one.
  @discardableResult
  public func tap(label: String) -> Bool {
    guard let element = element(label) else { return false }
    tap(at: Point(x: element.frame.midX, y: element.frame.midY))
    return true
  }

  /// Taps the middle of a view; answers whether it shows.
  @discardableResult
  public func tap(_ view: UIView) -> Bool {
    guard let frame = frame(of: view) else { return false }
    tap(at: Point(x: frame.midX, y: frame.midY))
    return true
  }

  /// How many views the host holds.
  public var viewCount: Int { screen.nodes.count }
  /// How often the box of a view was written since the start.
  public var frameWrites: Int { screen.frameWrites }

  // MARK: Layers

  /// Bottom to top.
  public var sheets: [SheetState] {
    session.stack.presentations.compactMap { id in
      guard let model = session.stack.modelFrame(of: id), let phase = session.stack.phase(of: id),
        let placement = screen.layer(.presentation(id))?.placement(at: now)
      else { return nil }
      return SheetState(
        id: id, detent: session.detentIdentifier(of: id), phase: phase, modelFrame: model,
        frame: placement.visibleFrame, dimming: placement.dimming, grabber: placement.grabber,
        corners: placement.corners, arrow: placement.arrow, form: screen.layer(.presentation(id))?.form)
    }
  }

  /// The topmost.
  public var sheet: SheetState? { sheets.last }

  /// How a layer shows at the moment.
  public func placement(of layer: Layer) -> Placement? {
    screen.layer(layer)?.placement(at: now)
  }

  /// The style of the view that fills a layer.
  public func style(of layer: Layer) -> ViewStyle? {
    screen.layer(layer)?.content?.style
  }

  /// The style of the view around a layer's content, and whether that casts a shadow.
  public func surround(of layer: Layer) -> (style: ViewStyle, castsShadow: Bool)? {
    screen.layer(layer).flatMap { layer in layer.surround.map { ($0.style, layer.surroundCastsShadow) } }
  }

  /// How much of what is behind it the view that fills a layer blurs: the standard deviation, in points.
  public func blur(of layer: Layer) -> Double? {
    screen.layer(layer)?.content?.blur
  }

  /// Which touches a layer takes.
  public func touchRule(of layer: Layer) -> TouchRule? {
    screen.layer(layer)?.rule
  }

  // MARK: Tree

  private func elements(in node: DisplayNode, isReachable: Bool) -> [Element] {
    guard node.isVisible else { return [] }
    var found: [Element] = []
    if node.accessibility.role != .none, let frame = screen.frame(of: node, time: now) {
      found.append(
        Element(
          role: node.accessibility.role, label: node.name, value: node.accessibility.value,
          isSelected: node.accessibility.isSelected, isEnabled: node.isEnabled, frame: frame,
          picture: picture(in: node), isReachable: isReachable, id: node.id))
    }
    return found + node.children.flatMap { elements(in: $0, isReachable: isReachable) }
  }

  private func picture(in node: DisplayNode) -> String? {
    if case .resource(let path) = node.image?.source { return path }
    return node.kind == .button ? node.children.lazy.compactMap { self.picture(in: $0) }.first : nil
  }
}
