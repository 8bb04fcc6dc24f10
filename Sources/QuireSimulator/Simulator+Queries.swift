// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine

/// An accessibility element on the screen.
public struct Element: Hashable, Sendable {
  /// The role of an element.
  public enum Role: Sendable {
    case button, image, text, header, group, field
    /// A switch, a slider, a stepper, options of which one is chosen, one of those, and how far something has come.
    case toggle, slider, stepper, options, option, progress
    /// A list, and one of its rows, named by the texts in it.
    case table, row
    /// A row of tabs, and one of them. A button with a menu is a button.
    case tabs, tab
    /// An alert or an action sheet; its value is the text below its name.
    case alert
  }

  /// Its role.
  public var role: Role
  /// Its name: the accessibility label, or else the text that it shows; a field's placeholder.
  public var label: String
  /// The placeholder of a field; empty for everything else.
  public var placeholder: String
  /// The accessibility value; a field's text, unless it is secure.
  public var value: String
  /// Where it stands between its ends, of what has a range.
  public var amount: Double?
  /// Whether it has the trait `selected`, or is a switch that is on.
  public var isSelected: Bool
  /// `false` for a disabled control.
  public var isEnabled: Bool
  /// The number of a row in its list, from 1; 0 for everything else.
  public var position: Int
  /// The number of all rows of its list; 0 for everything else.
  public var count: Int
  /// In the window, in points, at the time of the query.
  public var frame: CGRect
  /// The file of its picture or the name of its system image, or that of an image in it.
  public var picture: String?
  /// Whether a touch or an assistive technology can reach it: nothing dimmed is above.
  public var isReachable: Bool
  let id: ViewID
}

/// The state of a sheet.
public struct SheetState: Hashable, Sendable {
  /// The engine's identifier of the presentation.
  public var id: PresentationID
  /// The identifier of the detent where it rests by its settings.
  public var detent: String?
  /// Its phase: presenting, resting, dragging, settling, ...
  public var phase: Phase
  /// The frame that UIKit's properties read: final at once when a finger lets go. In the window, in points.
  public var modelFrame: CGRect
  /// The visible frame at present. In the window, in points.
  public var frame: CGRect
  /// The dimming of what is behind it, 0...1.
  public var dimming: Double
  /// How visible the grabber is, 0...1.
  public var grabber: Double
  /// The radius of each corner, in points.
  public var corners: Corners
  /// A popover's arrow; `nil` for others.
  public var arrow: Arrow?
  /// Its present form.
  public var form: Form?
}

extension Simulator {
  /// Everything that has a role, front layers last, each in the order in which it is read.
  public var elements: [Element] {
    screen.layers.flatMap { elements(of: $0) }
  }

  func elements(
    of layer: DisplayLayer, by order: KeyPath<DisplayNode, [DisplayNode]> = \.children
  ) -> [Element] {
    layer.trees.flatMap { elements(in: $0, by: order, isReachable: !layer.rule.isInert) }
  }

  /// The elements of one role.
  public func elements(role: Element.Role) -> [Element] {
    elements.filter { $0.role == role }
  }

  /// The frontmost element with this label or placeholder, of any role unless one is given; `nil` if there is none.
  public func element(_ name: String, role: Element.Role? = nil) -> Element? {
    screen.layers.flatMap { elements(of: $0, by: \.backToFront) }
      .last { ($0.label == name || $0.placeholder == name) && (role == nil || $0.role == role) }
  }

  /// The element that a view shows.
  public func element(_ view: UIView) -> Element? {
    guard let id = session.viewID(of: view) else { return nil }
    return elements.first { $0.id == id }
  }

  /// The visible frame of a view at present, in the window, in points; `nil` if it isn't shown.
  public func frame(of view: UIView) -> CGRect? {
    node(of: view).flatMap { screen.frame(of: $0, time: now)?.inAppleTypes }
  }

  /// A view's own alpha at present, 0...1.
  public func alpha(of view: UIView) -> Double? {
    node(of: view)?.look(at: now).alpha
  }

  /// The transform of a view and all in it at present, about the middle of its box; `nil` if it isn't shown.
  public func transform(of view: UIView) -> CGAffineTransform? {
    node(of: view).map { CGAffineTransform($0.look(at: now).transform) }
  }

  /// A view's own background at present.
  @_spi(Hosts) public func background(of view: UIView) -> RGBA? {
    node(of: view)?.look(at: now).background
  }

  /// The radius of each of a view's corners at present, in points.
  public func corners(of view: UIView) -> Corners? {
    node(of: view).map { $0.style(with: $0.look(at: now)).corners }
  }

  /// The shadow of a view.
  @_spi(Hosts) public func shadow(of view: UIView) -> Shadow? {
    node(of: view)?.style.shadow
  }

  /// Whether the host turns a view about its middle, as the wheel of an activity indicator.
  public func spins(_ view: UIView) -> Bool { node(of: view)?.style.spins ?? false }

  /// The text that a view shows, with its look; `nil` if it shows none.
  @_spi(Hosts) public func styledText(of view: UIView) -> StyledText? { node(of: view)?.text }

  /// The height that is allotted to a view: at least its own.
  public func reserve(of view: UIView) -> Double? {
    node(of: view)?.reserve
  }

  /// The offset of a scroller at the host, in points: 0 is its top left end, insets included.
  public func offset(of view: UIScrollView) -> CGPoint? {
    node(of: view)?.offset.inAppleTypes
  }

  /// How many views the host holds.
  public var viewCount: Int { screen.nodes.count }
  /// The number of frame changes of views since the start.
  public var frameWrites: Int { screen.frameWrites }

  // MARK: Layers

  /// Bottom to top.
  public var sheets: [SheetState] {
    session.stack.presentations.compactMap { id in
      guard let model = session.stack.modelFrame(of: id), let phase = session.stack.phase(of: id),
        let placement = screen.layer(.presentation(id))?.placement(at: now)
      else { return nil }
      return SheetState(
        id: id, detent: session.detentIdentifier(of: id), phase: phase, modelFrame: model.inAppleTypes,
        frame: placement.visibleFrame.inAppleTypes, dimming: placement.dimming, grabber: placement.grabber,
        corners: placement.corners, arrow: placement.arrow, form: screen.layer(.presentation(id))?.form)
    }
  }

  /// The topmost sheet.
  public var sheet: SheetState? { sheets.last }

  /// The present placement of a layer.
  public func placement(of layer: Layer) -> Placement? {
    screen.layer(layer)?.placement(at: now)
  }

  /// The style of the view that fills a layer.
  @_spi(Hosts) public func style(of layer: Layer) -> ViewStyle? {
    screen.layer(layer)?.content?.style
  }

  /// The style of the view around a layer's content, and whether that casts a shadow.
  @_spi(Hosts) public func popoverBackground(of layer: Layer) -> (style: ViewStyle, castsShadow: Bool)? {
    screen.layer(layer).flatMap { layer in
      layer.popoverBackground.map { ($0.style, layer.popoverBackgroundCastsShadow) }
    }
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

  func node(of view: UIView) -> DisplayNode? {
    session.viewID(of: view).flatMap { screen.nodes[$0] }
  }

  private func elements(
    in node: DisplayNode, by order: KeyPath<DisplayNode, [DisplayNode]>, isReachable: Bool
  ) -> [Element] {
    guard node.isVisible else { return [] }
    var found: [Element] = []
    if let role = node.role, let frame = screen.frame(of: node, time: now) {
      found.append(
        Element(
          role: role, label: node.name, placeholder: node.placeholder,
          value: node.accessibility.value, amount: node.accessibility.amount?.value,
          isSelected: node.accessibility.isSelected, isEnabled: node.isEnabled,
          position: node.accessibility.position, count: node.accessibility.count,
          frame: frame.inAppleTypes, picture: picture(in: node), isReachable: isReachable, id: node.id))
    }
    return found + node[keyPath: order].flatMap { elements(in: $0, by: order, isReachable: isReachable) }
  }

  private func picture(in node: DisplayNode) -> String? {
    switch node.image?.source {
    case .resource(let path): return path
    case .system(let name, _): return name
    case .data, .held, nil: break
    }
    return node.kind == .button ? node.children.lazy.compactMap { self.picture(in: $0) }.first : nil
  }
}
