// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine

/// The screen of a host, built only from view changes and effects, so that a wrong change is noticed.
final class Screen {
  private(set) var layers: [DisplayLayer]
  private(set) var nodes: [ViewID: DisplayNode] = [:]
  /// The field that has the focus.
  var focus: DisplayNode?
  /// Contents that were set before their layer was inserted.
  private var waiting: [Layer: ViewID] = [:]
  private var waitingBackgrounds: [Layer: (view: ViewID, castsShadow: Bool)] = [:]
  /// The announced texts, in order.
  private(set) var announcements: [String] = []
  /// The view to which the app last moved assistive technologies.
  private(set) var read: ViewID?
  /// The addresses that the app has opened.
  private(set) var openedAddresses: [String] = []
  /// The number of times that views' boxes were written, which tests count.
  private(set) var frameWrites = 0

  /// Creates a screen whose root layer exists from the start and fills the container.
  init(container: Size) {
    var root = DisplayLayer(.root)
    root.place(Placement(frame: Rect(container)), box: container)
    layers = [root]
  }

  func apply(_ change: ViewChange) {
    switch change {
    case .create(let id, let kind):
      precondition(nodes[id] == nil, "view \(id.rawValue) is made twice")
      nodes[id] = DisplayNode(id: id, kind: kind)
    case .remove(let id):
      guard let node = nodes.removeValue(forKey: id) else {
        preconditionFailure("view \(id.rawValue) is removed but isn't there")
      }
      node.parent?.children.removeAll { $0 === node }
      if focus === node { focus = nil }
    case .children(let id, let ids):
      let parent = node(id)
      for child in parent.children where child.parent === parent { child.parent = nil }
      parent.children = ids.map { id in
        let child = node(id)
        if let old = child.parent, old !== parent { old.children.removeAll { $0 === child } }
        child.parent = parent
        return child
      }
    case .content(let layer, let id):
      if let index = index(of: layer) {
        layers[index].content = id.map { node($0) }
      } else {
        waiting[layer] = id
      }
    case .popoverBackground(let layer, let id, let castsShadow):
      if let index = index(of: layer) {
        layers[index].popoverBackground = id.map { node($0) }
        layers[index].popoverBackgroundCastsShadow = castsShadow
      } else {
        waitingBackgrounds[layer] = id.map { ($0, castsShadow) }
      }
    case .frame(let id, let frame, let reserve):
      precondition(reserve >= frame.height, "view \(id.rawValue) reserves less than it needs")
      node(id).frame = frame
      node(id).reserve = reserve
      frameWrites += 1
    case .style(let id, let style): node(id).style = style
    case .transform(let id, let transform): node(id).transform = transform
    case .motion(let id, let motion): node(id).motion = motion
    case .backdrop(let id, let blur): node(id).blur = blur
    case .shape(let id, let shape): node(id).shape = shape
    case .text(let id, let text): node(id).text = text
    case .image(let id, let image): node(id).image = image
    case .scrollContent(let id, let size, let insets):
      node(id).contentSize = size
      node(id).contentInsets = insets
    case .scrollSnaps(let id, let snaps): node(id).snaps = snaps
    case .scrollOffset(let id, let offset): node(id).offset = offset
    case .scrolling(let id, let settings): node(id).settings = settings
    case .control(let id, let isEnabled, let isHighlighted):
      node(id).isEnabled = isEnabled
      node(id).isHighlighted = isHighlighted
    case .accessibility(let id, let accessibility): node(id).accessibility = accessibility
    case .input(let id, let input): node(id).input = input
    case .selection(let id, let range): node(id).selection = range
    case .focus(let id, let isFocused): focus = isFocused ? node(id) : focus === node(id) ? nil : focus
    case .announcement(let text): announcements.append(text)
    case .reading(let id): read = id
    case .address(let address): openedAddresses.append(address)
    case .files: break
    }
  }

  func apply(_ effect: Effect, keys: [MotionKey]) {
    switch effect {
    case .insert(let id, let form):
      var layer = DisplayLayer(.presentation(id), form: form)
      layer.content = waiting.removeValue(forKey: layer.layer).map { node($0) }
      if let (view, castsShadow) = waitingBackgrounds.removeValue(forKey: layer.layer) {
        layer.popoverBackground = node(view)
        layer.popoverBackgroundCastsShadow = castsShadow
      }
      layers.append(layer)
    case .remove(let id):
      layers.removeAll { $0.layer == .presentation(id) }
    case .reshape(let id, let form):
      change(.presentation(id)) { $0.form = form }
    case .place(let layer, let placement, let box):
      change(layer) { $0.place(placement, box: box) }
    case .move(let layer, let motion):
      change(layer) { $0.run(motion, keys) }
    case .touches(let layer, let rule):
      change(layer) { $0.rule = rule }
    case .claim, .scroll, .endEditing, .notice, .ask:
      break
    }
  }

  /// The time when the last motion of a view ends.
  var motionsEnd: Seconds {
    nodes.values.reduce(0) { end, node in
      node.motion.map { max(end, $0.start + $0.duration) } ?? end
    }
  }

  func layer(_ layer: Layer) -> DisplayLayer? {
    index(of: layer).map { layers[$0] }
  }

  /// Returns the layer in which a view is shown.
  func layer(of node: DisplayNode) -> Layer? {
    var top = node
    while let parent = top.parent { top = parent }
    return layers.first { $0.trees.contains { $0 === top } }?.layer
  }

  private func index(of layer: Layer) -> Int? {
    layers.firstIndex { $0.layer == layer }
  }

  private func change(_ layer: Layer, _ body: (inout DisplayLayer) -> Void) {
    guard let index = index(of: layer) else { return }
    body(&layers[index])
  }

  private func node(_ id: ViewID) -> DisplayNode {
    guard let node = nodes[id] else { preconditionFailure("view \(id.rawValue) isn't there") }
    return node
  }
}
