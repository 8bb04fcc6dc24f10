// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Quire

/// Random chains of boxes with random changes, compared with their closed form.
@MainActor @Suite struct LayoutRandomTests {
  /// A box is placed relative to an earlier one, or to the enclosing one, by offsets of its top-left corner, with
  /// lengths in proportion to another box's.
  @MainActor final class Model {
    let view = UIView()
    /// The box relative to which it is placed, or `nil` for the root.
    let base: Model?
    /// The box to which its lengths are proportional.
    let measure: Model?
    let factor: CGFloat
    var offset: CGPoint
    var more: CGSize
    var constraints: [NSLayoutConstraint] = []

    init(base: Model?, measure: Model?, factor: CGFloat, offset: CGPoint, more: CGSize) {
      self.base = base
      self.measure = measure
      self.factor = factor
      self.offset = offset
      self.more = more
      view.translatesAutoresizingMaskIntoConstraints = false
    }

    /// The origin in the root.
    func origin(_ root: CGSize) -> CGPoint {
      let from = base?.origin(root) ?? .zero
      return CGPoint(x: from.x + offset.x, y: from.y + offset.y)
    }

    func size(_ root: CGSize) -> CGSize {
      let from = measure?.size(root) ?? root
      return CGSize(width: from.width * factor + more.width, height: from.height * factor + more.height)
    }

    func activate(in root: UIView) {
      let base = base?.view ?? root
      let measure = measure?.view ?? root
      constraints = [
        view.leftAnchor.constraint(equalTo: base.leftAnchor, constant: offset.x),
        view.topAnchor.constraint(equalTo: base.topAnchor, constant: offset.y),
        view.widthAnchor.constraint(equalTo: measure.widthAnchor, multiplier: factor, constant: more.width),
        view.heightAnchor.constraint(equalTo: measure.heightAnchor, multiplier: factor, constant: more.height),
      ]
      NSLayoutConstraint.activate(constraints)
    }
  }

  @Test(arguments: 1...30) func chains(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 256, height: 512))
    var models: [Model] = []
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      models.append(
        Model(
          base: models.randomElement(using: &random), measure: models.randomElement(using: &random),
          factor: [0.25, 0.5, 1].randomElement(using: &random)!,
          offset: CGPoint(x: number(-20...40), y: number(-20...40)),
          more: CGSize(width: number(0...30), height: number(0...30))))
    }
    // Each is in the root or in another one.
    for (index, model) in models.enumerated() {
      let isInRoot = index == 0 || Bool.random(using: &random)
      let outer = isInRoot ? root : models[Int.random(in: 0..<index, using: &random)].view
      outer.addSubview(model.view)
    }
    for model in models.shuffled(using: &random) { model.activate(in: root) }
    for _ in 0..<6 {
      root.layoutIfNeeded()
      for model in models {
        let box = model.view.convert(model.view.bounds, to: root)
        let expected = CGRect(origin: model.origin(root.bounds.size), size: model.size(root.bounds.size))
        // Offsets are whole points; lengths are rounded to pixels.
        #expect(abs(box.minX - expected.minX) < 1e-6 && abs(box.minY - expected.minY) < 1e-6, "seed \(seed)")
        #expect(abs(box.width - expected.width) <= 1 && abs(box.height - expected.height) <= 1, "seed \(seed)")
      }
      switch Int.random(in: 0..<3, using: &random) {
      case 0: root.frame.size = CGSize(width: number(10...60) * 8, height: number(10...60) * 8)
      case 1:
        let model = models.randomElement(using: &random)!
        model.offset = CGPoint(x: number(-20...40), y: number(-20...40))
        model.constraints[0].constant = model.offset.x
        model.constraints[1].constant = model.offset.y
      default:
        let model = models.randomElement(using: &random)!
        NSLayoutConstraint.deactivate(model.constraints)
        root.layoutIfNeeded()
        model.activate(in: root)
      }
    }
  }
}
