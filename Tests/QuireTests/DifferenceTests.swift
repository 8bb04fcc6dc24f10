// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire
@_spi(Hosts) @testable import QuireSimulator

/// The host's state equals the app's: random changes, compared turn by turn.
@MainActor @Suite struct DifferenceTests {
  @Test(arguments: 1...40 as ClosedRange<UInt64>) func randomTrees(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let root = UIViewController()
    let simulator = Simulator { root }
    var views: [UIView] = []
    for step in 0..<60 {
      simulator.perform {
        for _ in 0..<Int.random(in: 1...6, using: &random) { change(&views, root.view, &random) }
      }
      let top = try #require(simulator.screen.layer(.root)?.content)
      compare(root.view, top, "seed \(seed), step \(step)")
      let count = count(root.view)
      #expect(simulator.viewCount == count, "seed \(seed), step \(step)")
    }
  }

  private func change(_ views: inout [UIView], _ root: UIView, _ random: inout SeededRandom) {
    func any() -> UIView { views.randomElement(using: &random) ?? root }
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      let view: UIView =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: UILabel()
        case 1: UIScrollView()
        case 2: UIControl()
        default: UIView()
        }
      views.append(view)
      root.addSubview(view)
    case 2:
      let (child, parent) = (any(), any())
      guard child !== root, !parent.isDescendant(of: child) else { return }
      parent.insertSubview(child, at: Int.random(in: 0...4, using: &random))
    case 3:
      let view = any()
      if view !== root { view.removeFromSuperview() }
    case 4:
      if let view = views.randomElement(using: &random) { view.superview?.bringSubviewToFront(view) }
    case 5:
      if let view = views.randomElement(using: &random) { view.superview?.sendSubviewToBack(view) }
    case 6:
      let view = any()
      guard view !== root else { return }
      view.frame = CGRect(
        x: CGFloat(Int.random(in: -50...300, using: &random)), y: CGFloat(Int.random(in: -50...300, using: &random)),
        width: CGFloat(Int.random(in: 0...200, using: &random)),
        height: CGFloat(Int.random(in: 0...200, using: &random)))
    case 7:
      let view = any()
      view.isHidden.toggle()
      view.backgroundColor = UIColor(white: CGFloat.random(in: 0...1, using: &random), alpha: 1)
    case 8:
      (any() as? UILabel)?.text = "\(Int.random(in: 0...9, using: &random))"
      (any() as? UIControl)?.isEnabled.toggle()
    default:
      let view = any()
      if view !== root, view.kind != .scroll {
        view.bounds.origin.y = CGFloat(Int.random(in: 0...20, using: &random))
      }
    }
  }

  private func compare(_ view: UIView, _ node: DisplayNode, _ place: Comment) {
    #expect(node.id == view.id, place)
    #expect(node.kind == view.kind, place)
    #expect(node.frame == view.frameInLayer, place)
    #expect(node.reserve == node.frame.height, place)
    let layer = view.place ?? LayerPlace(traits: view.traitCollection)
    #expect(node.style == ViewStyle(view, in: layer, view.traitCollection), place)
    if let label = view as? UILabel { #expect(node.text?.string == label.text ?? "", place) }
    if let control = view as? UIControl { #expect(node.isEnabled == control.isEnabled, place) }
    guard node.children.count == view.subviews.count else {
      Issue.record(place)
      return
    }
    for (child, shown) in zip(view.subviews, node.children) { compare(child, shown, place) }
  }

  private func count(_ view: UIView) -> Int {
    1 + view.subviews.reduce(0) { $0 + count($1) }
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

  @Test func coloursFollowLightAndDarkAndLevel() throws {
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
