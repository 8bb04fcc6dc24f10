// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct ShapeTests {
  let root = UIViewController()
  let simulator: Simulator
  let view = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))

  init() {
    let root = root
    simulator = Simulator { root }
    let view = view
    simulator.perform { root.view.addSubview(view) }
  }

  @Test func aBoxAsMask() {
    let mask = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    simulator.perform {
      mask.backgroundColor = UIColor.black.withAlphaComponent(0.5)
      mask.layer.cornerRadius = 8
      view.mask = mask
    }
    let shown = simulator.shape(of: view)?.mask
    #expect(shown?.frame == Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(shown?.corners == Corners(top: 8, bottom: 8))
    #expect(shown.map { ($0.alpha - 0.5).magnitude < 0.01 } == true)
    #expect(view.layer.mask === mask.layer)
    // Changes in it are visible.
    simulator.perform { mask.frame.size.width = 60 }
    #expect(simulator.shape(of: view)?.mask?.frame.width == 60)
    simulator.perform { mask.isHidden = true }
    #expect(simulator.shape(of: view)?.mask?.alpha == 0)
    simulator.perform { view.mask = nil }
    #expect(simulator.shape(of: view) == ViewShape())
    simulator.perform { mask.frame.size.width = 20 }
    #expect(simulator.shape(of: view) == ViewShape())
  }

  @Test func aPictureAsMask() {
    let mask = UIImageView(image: UIImage(systemName: "heart.fill"))
    simulator.perform { view.layer.mask = mask.layer }
    #expect(view.mask === mask)
    guard case .system("heart.fill", _)? = simulator.shape(of: view)?.mask?.image?.source else {
      Issue.record("no picture")
      return
    }
    // A mask belongs to one view. The next view takes it over.
    let other = UIView()
    simulator.perform { other.mask = mask }
    #expect(view.mask == nil)
    #expect(other.mask === mask)
  }

  @Test func continuousCorners() {
    #expect(view.layer.cornerCurve == .circular)
    simulator.perform { view.layer.cornerCurve = .continuous }
    #expect(simulator.shape(of: view)?.hasContinuousCorners == true)
  }

  @Test func blursHaveApplesValues() {
    #expect(UIBlurEffect.Style.systemUltraThinMaterial.rawValue == 6)
    #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
    func alpha(_ style: UIBlurEffect.Style, _ traits: UITraitCollection) -> UInt32 {
      UIBlurEffect(style: style).tint(in: traits).resolved(with: traits, tint: nil).bits & 0xFF
    }
    func red(_ style: UIBlurEffect.Style, _ traits: UITraitCollection) -> UInt32 {
      UIBlurEffect(style: style).tint(in: traits).resolved(with: traits, tint: nil).bits >> 24
    }
    #expect(alpha(.systemUltraThinMaterial, light) < alpha(.systemThinMaterial, light))
    #expect(alpha(.systemMaterial, dark) < alpha(.systemThickMaterial, dark))
    #expect(red(.systemMaterial, light) > 0x80 && red(.systemMaterial, dark) < 0x80)
    #expect(red(.systemMaterialLight, dark) > 0x80 && red(.systemMaterialDark, light) < 0x80)
    let view = UIVisualEffectView()
    #expect(view.effect == nil)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    #expect(view.contentView.superview === view)
    #expect(view.contentView.frame.size == view.frame.size)
  }
}
