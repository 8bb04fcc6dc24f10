// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import Testing

@testable import Quire

@MainActor @Suite struct LayerSettingsTests {
  @Test func defaults() {
    let layer = CALayer()
    #expect(!layer.isOpaque && !layer.shouldRasterize && layer.rasterizationScale == 1 && layer.isDoubleSided)
    #expect(!layer.allowsEdgeAntialiasing && !layer.drawsAsynchronously && layer.allowsGroupOpacity)
    #expect(layer.minificationFilter == .linear && layer.magnificationFilter == .linear)
    #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1) && !layer.isGeometryFlipped)
    layer.shouldRasterize = true
    layer.contentsScale = 5
    layer.magnificationFilter = .nearest
    #expect(layer.shouldRasterize && layer.contentsScale == 5 && layer.magnificationFilter == .nearest)
  }

  @Test func visiblePart() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    inner.frame = CGRect(x: 60, y: 20, width: 80, height: 40)
    outer.addSubview(inner)
    #expect(inner.layer.visibleRect == CGRect(x: 0, y: 0, width: 80, height: 40))
    outer.clipsToBounds = true
    #expect(inner.layer.visibleRect == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func transformedBoxes() {
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0)
    #expect(
      CGRect(x: 0, y: 0, width: 20, height: 30).applying(turn) == CGRect(x: -20, y: 0, width: 30, height: 20))
    #expect(CGSize(width: 20, height: 30).applying(turn) == CGSize(width: -30, height: 20))
    #expect(UIAxis.both == [.horizontal, .vertical])
  }

  @Test func alignmentBoxes() {
    final class Inset: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let view = Inset()
    let frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    let box = CGRect(x: 12, y: 11, width: 44, height: 46)
    #expect(view.alignmentRect(forFrame: frame) == box && view.frame(forAlignmentRect: box) == frame)
  }

  @Test func previewsAndPointers() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let preview = UITargetedPreview(view: view)
    #expect(preview.size == view.bounds.size && preview.target.center == view.center)
    #expect(UIPointerEffect.lift(preview).preview === preview)
    let interaction = UIPointerInteraction(delegate: nil)
    view.addInteraction(interaction)
    #expect(interaction.view === view && view.interactions.count == 1 && interaction.isEnabled)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil && view.interactions.isEmpty)
  }
}
