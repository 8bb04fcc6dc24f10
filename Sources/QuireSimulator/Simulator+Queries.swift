// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine

/// An accessibility element on the screen.
public struct Element: Hashable, Sendable {
  /// The role of an element.
  public enum Role: Sendable {
    case button, image, text, header, group, field
    /// A switch, a slider, a stepper, a control with several options, one of these options, or an indicator of
    /// progress.
    case toggle, slider, stepper, options, option, progress
    /// A list, or one of its rows, which takes its name from the texts in it.
    case table, row
    /// A row of tabs, or one of its tabs. A button with a menu is a button.
    case tabs, tab
    /// An alert or an action sheet. Its value is the text below its name.
    case alert
  }

  /// The role of the element.
  public var role: Role
  /// The name of the element: the accessibility label, or else the text that it shows, or a field's placeholder.
  public var label: String
  /// The placeholder of a field. Empty for other elements.
  public var placeholder: String
  /// The accessibility value, or a field's text unless it is secure.
  public var value: String
  /// The value of an element with a range, or `nil` for other elements.
  public var amount: Double?
  /// Whether the element has the trait `selected`, or is a switch that is on.
  public var isSelected: Bool
  /// Whether the element is enabled. `false` for a disabled control.
  public var isEnabled: Bool
  /// The number of a row in its list, from 1. 0 for other elements.
  public var position: Int
  /// The total number of rows in a row's list. 0 for other elements.
  public var count: Int
  /// The accessibility hint, or an empty string.
  public var hint: String
  /// The accessibility identifier, or an empty string.
  public var identifier: String
  /// The frame in the window, in points, at the time of the query.
  public var frame: CGRect
  /// The file or the system image name of the element's picture, or of a picture inside the element.
  public var picture: String?
  /// Whether a touch or an assistive technology can reach the element, because nothing dimmed is above it.
  public var isReachable: Bool
  let id: ViewID
}

/// The state of a sheet.
public struct SheetState: Hashable, Sendable {
  /// The engine's identifier of the presentation.
  public var id: PresentationID
  /// The identifier of the detent where the sheet rests according to its settings.
  public var detent: String?
  /// The phase of the presentation: presenting, resting, dragging, settling or dismissing.
  public var phase: Phase
  /// The frame that UIKit's properties report, in the window, in points. When a finger lets go, it is immediately the
  /// final frame.
  public var modelFrame: CGRect
  /// The current visible frame in the window, in points.
  public var frame: CGRect
  /// The dimming of the content behind the sheet, 0...1.
  public var dimming: Double
  /// The opacity of the grabber, 0...1.
  public var grabber: Double
  /// The radius of each corner, in points.
  public var corners: Corners
  /// The arrow of a popover, or `nil` for other forms.
  public var arrow: Arrow?
  /// The current form of the presentation.
  public var form: Form?
}

extension Simulator {
  /// All elements that have a role, front layers last, each in reading order.
  public var elements: [Element] {
    screen.layers.flatMap { elements(of: $0) }
  }

  func elements(
    of layer: DisplayLayer, by order: KeyPath<DisplayNode, [DisplayNode]> = \.children
  ) -> [Element] {
    layer.trees.flatMap { elements(in: $0, by: order, isReachable: !layer.rule.isInert) }
  }

  /// Returns the elements of one role.
  public func elements(role: Element.Role) -> [Element] {
    elements.filter { $0.role == role }
  }

  /// Returns the frontmost element with this label or placeholder, of any role unless one is given. `nil` if there is
  /// none.
  public func element(_ name: String, role: Element.Role? = nil) -> Element? {
    screen.layers.flatMap { elements(of: $0, by: \.backToFront) }
      .last { ($0.label == name || $0.placeholder == name) && (role == nil || $0.role == role) }
  }

  /// Returns the frontmost element with an accessibility identifier, or `nil`.
  public func element(identifier: String) -> Element? {
    elements.last { $0.identifier == identifier }
  }

  /// Returns the element that a view shows.
  public func element(_ view: UIView) -> Element? {
    guard let id = session.viewID(of: view) else { return nil }
    return elements.first { $0.id == id }
  }

  /// Returns the current visible frame of a view, in the window, in points, or `nil` if it isn't shown.
  public func frame(of view: UIView) -> CGRect? {
    node(of: view).flatMap { screen.frame(of: $0, time: now)?.inAppleTypes }
  }

  /// Returns a view's own current alpha, 0...1.
  public func alpha(of view: UIView) -> Double? {
    node(of: view)?.look(at: now).alpha
  }

  /// Returns the current transform of a view and its descendants, about the middle of its box, or `nil` if it isn't
  /// shown.
  public func transform(of view: UIView) -> CGAffineTransform? {
    node(of: view).map { CGAffineTransform($0.look(at: now).transform) }
  }

  /// Returns a view's own current background.
  @_spi(Hosts) public func background(of view: UIView) -> RGBA? {
    node(of: view)?.look(at: now).background
  }

  /// Returns the current radius of each of a view's corners, in points.
  public func corners(of view: UIView) -> Corners? {
    node(of: view).map { $0.style(with: $0.look(at: now)).corners }
  }

  /// Returns the shadow of a view.
  @_spi(Hosts) public func shadow(of view: UIView) -> Shadow? {
    node(of: view)?.style.shadow
  }

  /// Returns whether the host turns a view about its middle, as it does for the wheel of an activity indicator.
  public func spins(_ view: UIView) -> Bool { node(of: view)?.style.spins ?? false }

  /// Returns the text that a view shows, with its look, or `nil` if it shows none.
  @_spi(Hosts) public func styledText(of view: UIView) -> StyledText? { node(of: view)?.text }

  /// Returns the height that is allotted to a view, at least its own.
  public func reserve(of view: UIView) -> Double? {
    node(of: view)?.reserve
  }

  /// Returns the offset of a scroller at the host, in points. 0 is its top left end, insets included.
  public func offset(of view: UIScrollView) -> CGPoint? {
    node(of: view)?.offset.inAppleTypes
  }

  /// The number of views at the host.
  public var viewCount: Int { screen.nodes.count }
  /// The number of frame changes of views since the start.
  public var frameWrites: Int { screen.frameWrites }

  // MARK: Layers

  /// The presentations, from bottom to top.
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

  /// Returns the current placement of a layer.
  public func placement(of layer: Layer) -> Placement? {
    screen.layer(layer)?.placement(at: now)
  }

  /// Returns the style of the view that fills a layer.
  @_spi(Hosts) public func style(of layer: Layer) -> ViewStyle? {
    screen.layer(layer)?.content?.style
  }

  /// Returns the style of the view around a layer's content, and whether that view casts a shadow.
  @_spi(Hosts) public func popoverBackground(of layer: Layer) -> (style: ViewStyle, castsShadow: Bool)? {
    screen.layer(layer).flatMap { layer in
      layer.popoverBackground.map { ($0.style, layer.popoverBackgroundCastsShadow) }
    }
  }

  /// Returns the blur of the content behind the view that fills a layer: the standard deviation, in points.
  public func blur(of layer: Layer) -> Double? {
    screen.layer(layer)?.content?.blur
  }

  /// Returns the touches that a layer takes.
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
    guard node.isVisible, !node.accessibility.isHidden else { return [] }
    var found: [Element] = []
    if let role = node.role, let frame = screen.frame(of: node, time: now) {
      found.append(
        Element(
          role: role, label: node.name, placeholder: node.placeholder,
          value: node.accessibility.value, amount: node.accessibility.amount?.value,
          isSelected: node.accessibility.isSelected, isEnabled: node.isEnabled,
          position: node.accessibility.position, count: node.accessibility.count, hint: node.accessibility.hint,
          identifier: node.accessibility.identifier,
          frame: frame.inAppleTypes, picture: picture(in: node), isReachable: isReachable, id: node.id))
    }
    return found + node[keyPath: order].flatMap { elements(in: $0, by: order, isReachable: isReachable) }
  }

  private func picture(in node: DisplayNode) -> String? {
    switch node.image?.source {
    case .resource(let path): return path
    case .system(let name, _): return name
    case .data, .held, .drawing, nil: break
    }
    return node.kind == .button ? node.children.lazy.compactMap { self.picture(in: $0) }.first : nil
  }
}
