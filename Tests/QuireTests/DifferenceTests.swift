// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire
@_spi(Hosts) @testable import QuireSimulator

/// The host shows the result of an app's random changes. Each change is made twice: to the app's views, and to the
/// test's own nodes, which describe the expected result without reading a view.
@MainActor @Suite struct DifferenceTests {
  /// The expected look of a view.
  private final class Node {
    let view: UIView
    let kind: ViewKind
    var frame = CGRect.zero
    /// How much higher its children are than their frames say.
    var shift = 0.0
    var isHidden = false
    /// 0...255, or `nil` for no background.
    var gray: Int?
    var text = ""
    var isEnabled = true
    private(set) weak var parent: Node?
    private(set) var children: [Node] = []

    init(_ view: UIView, _ kind: ViewKind) {
      self.view = view
      self.kind = kind
    }

    var count: Int { 1 + children.reduce(0) { $0 + $1.count } }

    func leave() {
      parent?.children.removeAll { $0 === self }
      parent = nil
    }

    /// Moves it into a parent, before the child at the index after this node was removed, or to the end if there is
    /// none.
    func enter(_ parent: Node, at index: Int = .max) {
      leave()
      parent.children.insert(self, at: min(index, parent.children.count))
      self.parent = parent
    }

    func isIn(_ other: Node) -> Bool { self === other || parent?.isIn(other) == true }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>) func randomTrees(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let controller = UIViewController()
    let simulator = Simulator(.phone) { controller }
    let root = Node(controller.view, .box)
    root.frame = CGRect(x: 0, y: 0, width: 402, height: 874)
    var nodes: [Node] = []
    for step in 0..<60 {
      simulator.perform {
        for _ in 0..<Int.random(in: 1...6, using: &random) { change(&nodes, root, &random) }
      }
      let top = try #require(simulator.screen.layer(.root)?.content)
      compare(root, top, "seed \(seed), step \(step)")
      #expect(simulator.viewCount == root.count, "seed \(seed), step \(step)")
    }
  }

  private func change(_ nodes: inout [Node], _ root: Node, _ random: inout SeededRandom) {
    func any() -> Node { nodes.randomElement(using: &random) ?? root }
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      let node =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: Node(UILabel(), .label)
        case 1: Node(UIScrollView(), .scroll)
        case 2: Node(UIControl(), .button)
        default: Node(UIView(), .box)
        }
      nodes.append(node)
      root.view.addSubview(node.view)
      node.enter(root)
    case 2:
      let (child, parent) = (any(), any())
      guard child !== root, !parent.isIn(child) else { return }
      let index = Int.random(in: 0...4, using: &random)
      parent.view.insertSubview(child.view, at: index)
      child.enter(parent, at: index)
    case 3:
      let node = any()
      guard node !== root else { return }
      node.view.removeFromSuperview()
      node.leave()
    case 4:
      guard let node = nodes.randomElement(using: &random), let parent = node.parent else { return }
      parent.view.bringSubviewToFront(node.view)
      node.enter(parent)
    case 5:
      guard let node = nodes.randomElement(using: &random), let parent = node.parent else { return }
      parent.view.sendSubviewToBack(node.view)
      node.enter(parent, at: 0)
    case 6:
      let node = any()
      guard node !== root else { return }
      node.frame = CGRect(
        x: CGFloat(Int.random(in: -50...300, using: &random)), y: CGFloat(Int.random(in: -50...300, using: &random)),
        width: CGFloat(Int.random(in: 0...200, using: &random)),
        height: CGFloat(Int.random(in: 0...200, using: &random)))
      node.view.frame = node.frame
    case 7:
      let (node, gray) = (any(), Int.random(in: 0...255, using: &random))
      node.isHidden.toggle()
      node.view.isHidden.toggle()
      node.gray = gray
      node.view.backgroundColor = UIColor(white: CGFloat(gray) / 255, alpha: 1)
    case 8:
      let (label, control) = (any(), any())
      if let view = label.view as? UILabel {
        label.text = "\(Int.random(in: 0...9, using: &random))"
        view.text = label.text
      }
      if let view = control.view as? UIControl {
        control.isEnabled.toggle()
        view.isEnabled.toggle()
      }
    default:
      let node = any()
      guard node !== root, node.kind != .scroll else { return }
      node.shift = Double(Int.random(in: 0...20, using: &random))
      node.view.bounds.origin.y = node.shift
    }
  }

  private func compare(_ node: Node, _ shown: DisplayNode, _ place: Comment) {
    #expect(shown.id == node.view.id, place)
    #expect(shown.kind == node.kind, place)
    let top = node.frame.minY - (node.parent?.shift ?? 0)
    #expect(
      shown.frame == Rect(x: node.frame.minX, y: top, width: node.frame.width, height: node.frame.height), place)
    #expect(shown.reserve == Double(node.frame.height), place)
    #expect(shown.style.isHidden == node.isHidden && shown.style.alpha == 1, place)
    let bits = node.gray.map { UInt32($0) * 0x0101_0100 + 0xFF } ?? 0
    // The background of a layer's first view is the layer's background.
    #expect((node.parent == nil ? shown.style.backing : shown.style.background).bits == bits, place)
    if node.kind == .label { #expect(shown.text?.string ?? "" == node.text, place) }
    if node.kind == .button { #expect(shown.isEnabled == node.isEnabled, place) }
    guard node.children.count == shown.children.count else {
      Issue.record(place)
      return
    }
    for (child, below) in zip(node.children, shown.children) { compare(child, below, place) }
  }

  /// A turn without changes sends nothing.
  @Test func nothingChangedNothingTold() {
    final class Counting: Host {
      var turns: [Turn] = []
      func measure(_ text: StyledText, width: Double) -> Size { .zero }
      func submit(_ turn: Turn) { turns.append(turn) }
    }
    let host = Counting()
    let session = Session(host: host, environment: Device.phone.environment, appearance: .light, resources: [])
    let root = UIViewController()
    session.start(root: { root }, now: 0)
    #expect(host.turns.count == 1)
    session.handle(Input(.advance, now: 1))
    session.perform(now: 2) { root.view.backgroundColor = nil }
    session.perform(now: 3) { root.view.frame = root.view.frame }
    #expect(host.turns.count == 4)
    #expect(host.turns.dropFirst().allSatisfy { $0.views.isEmpty && $0.effects.list.isEmpty })
  }

  @Test func colorsFollowLightAndDarkAndLevel() throws {
    let stage = Stage()
    stage.present()
    func background(_ layer: Layer) -> UInt32? {
      stage.simulator.screen.layer(layer)?.content?.style.backing.bits
    }
    stage.simulator.perform { stage.root.view.backgroundColor = .systemBackground }
    let id = try #require(stage.simulator.sheet).id
    #expect(background(.root) == 0xFFFF_FFFF)
    stage.simulator.change(to: .dark)
    #expect(background(.root) == 0x0000_00FF)
    #expect(background(.presentation(id)) == 0x1C1C_1EFF)
    #expect(stage.sheetController.traitCollection.userInterfaceLevel == .elevated)
    #expect(stage.root.traitCollection.userInterfaceStyle == .dark)
  }
}
