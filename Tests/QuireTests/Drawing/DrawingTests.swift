// SPDX-License-Identifier: Apache-2.0

import Testing

@_spi(Hosts) @testable import Quire
@_spi(Hosts) @testable import QuireSimulator

/// Drawing into contexts, checked by the output that reaches the host.
@MainActor @Suite struct DrawingTests {
  private final class Chart: UIView {
    var count = 0
    var color = UIColor.red
    var isEmpty = false

    override func draw(_ rect: CGRect) {
      count += 1
      guard !isEmpty else { return }
      color.setFill()
      UIBezierPath(rect: rect).fill()
    }
  }

  private func markup(of view: UIView, _ simulator: Simulator) -> String? {
    guard case .drawing(let picture)? = simulator.image(of: view)?.source else { return nil }
    return picture.markup
  }

  private func drawn(_ size: CGSize = CGSize(width: 100, height: 50), _ draw: (CGContext) -> Void) -> DrawnPicture? {
    let image = UIGraphicsImageRenderer(size: size).image { draw($0.cgContext) }
    if case .drawing(let picture) = image.source { return picture }
    return nil
  }

  @Test func aViewDrawsWhenItIsDue() throws {
    let root = UIViewController()
    let simulator = Simulator(.phone) { root }
    let chart = Chart(frame: CGRect(x: 20, y: 100, width: 100, height: 50))
    simulator.perform { root.view.addSubview(chart) }
    #expect(markup(of: chart, simulator) == "<path d='M0 0L100 0L100 50L0 50z' fill='#ff0000'/>")
    #expect(chart.count == 1)
    simulator.perform { chart.frame.size.width = 200 }
    // The drawing is stretched, not redrawn.
    #expect(chart.count == 1)
    simulator.perform {
      chart.color = .blue
      chart.setNeedsDisplay()
      chart.setNeedsDisplay()
    }
    #expect(chart.count == 2)
    #expect(markup(of: chart, simulator) == "<path d='M0 0L200 0L200 50L0 50z' fill='#0000ff'/>")
    simulator.perform {
      chart.contentMode = .redraw
      chart.frame.size.width = 50
    }
    #expect(chart.count == 3)
    simulator.perform {
      chart.isEmpty = true
      chart.setNeedsDisplay()
    }
    #expect(simulator.image(of: chart) == nil)
  }

  @Test func aViewWithoutASizeDrawsOnceItHasOne() {
    let root = UIViewController()
    let simulator = Simulator(.phone) { root }
    let chart = Chart(frame: .zero)
    simulator.perform { root.view.addSubview(chart) }
    #expect(chart.count == 0)
    simulator.perform { chart.frame = CGRect(x: 0, y: 100, width: 10, height: 10) }
    #expect(chart.count == 1 && markup(of: chart, simulator) != nil)
  }

  @Test func outsideOfDrawingThereIsNoContext() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func linesHaveTheirLook() throws {
    let picture = try #require(
      drawn { context in
        context.setStrokeColor(UIColor.green.cgColor)
        context.setLineWidth(3)
        context.setLineCap(.round)
        context.setLineJoin(.bevel)
        context.setLineDash(phase: 1, lengths: [4, 2])
        context.move(to: CGPoint(x: 1, y: 1))
        context.addLine(to: CGPoint(x: 9, y: 1))
        context.strokePath()
        #expect(context.isPathEmpty)
      })
    #expect(
      picture.markup
        == "<path d='M1 1L9 1' fill='none' stroke='#00ff00' stroke-width='3' stroke-linecap='round' "
        + "stroke-linejoin='bevel' stroke-dasharray='4 2 ' stroke-dashoffset='1'/>")
  }

  @Test func theStateIsSavedAndRestored() throws {
    let picture = try #require(
      drawn { context in
        context.saveGState()
        context.translateBy(x: 10, y: 0)
        context.scaleBy(x: 2, y: 2)
        context.setFillColor(UIColor.red.cgColor)
        context.setAlpha(0.5)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      })
    #expect(
      picture.markup
        == "<g opacity='0.5'><path d='M0 0L1 0L1 1L0 1z' transform='matrix(2 0 0 2 10 0)' fill='#ff0000'/></g>"
        + "<path d='M0 0L1 0L1 1L0 1z' fill='#000000'/>")
  }

  @Test func clipsAreWithinEachOther() throws {
    let picture = try #require(
      drawn { context in
        context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
        context.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 10, height: 10))
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
      })
    let name = "q\(picture.number)"
    #expect(picture.markup.contains("<clipPath id='\(name)-2' clip-path='url(#\(name)-1)'>"))
    #expect(picture.markup.contains("<g clip-path='url(#\(name)-2)'><path"))
    #expect(picture.markup.hasSuffix("</g>"))
  }

  @Test func gradientsAreDrawnBetweenTheirEnds() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
        locations: [0, 0.25]))
    let picture = try #require(
      drawn { context in
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 40, y: 0), options: [.drawsAfterEndLocation])
      })
    #expect(picture.markup.contains("x2='40'"))
    // Nothing is drawn before the start; the last color continues after the end.
    #expect(
      picture.markup.contains(
        "<stop offset='0' stop-color='#ff0000' stop-opacity='0'/><stop offset='0' stop-color='#ff0000'/>"
          + "<stop offset='0.25' stop-color='#0000ff'/></linearGradient>"))
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }

  @Test func clearingErases() throws {
    let picture = try #require(
      drawn { context in
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.clear(CGRect(x: 2, y: 2, width: 2, height: 2))
      })
    #expect(
      picture.markup.hasSuffix(
        "<g mask='url(#q\(picture.number)-1)'><path d='M0 0L10 0L10 10L0 10z' fill='#000000'/></g>"))
  }

  @Test func aTransparencyLayerIsOneGroup() throws {
    let picture = try #require(
      drawn { context in
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.endTransparencyLayer()
        context.endTransparencyLayer()
      })
    #expect(
      picture.markup
        == "<g opacity='0.5'><path d='M0 0L1 0L1 1L0 1z' fill='#000000'/>"
        + "<path d='M0 0L2 0L2 1L0 1z' fill='#000000'/></g>")
  }

  @Test func imagesAndTextsAreReferredTo() throws {
    let root = UIViewController()
    let simulator = Simulator(.phone) { root }
    var image: UIImage?
    simulator.perform {
      image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in
        UIImage(systemName: "heart")?.withTintColor(.red, renderingMode: .alwaysOriginal).draw(
          in: CGRect(x: 0, y: 0, width: 20, height: 20))
        ("Hi <&>" as NSString).draw(
          in: CGRect(x: 0, y: 20, width: 60, height: 20), withAttributes: [.foregroundColor: UIColor.blue])
      }
    }
    let view = UIImageView(image: image)
    simulator.perform {
      view.frame = CGRect(x: 0, y: 100, width: 60, height: 40)
      root.view.addSubview(view)
    }
    let source = try #require(simulator.image(of: view)?.source)
    guard case .drawing(let picture) = source else { return #expect(Bool(false), "no drawing") }
    #expect(picture.images.map { $0.isShape } == [true])
    #expect(picture.texts.first?.string == "Hi <&>")
    let svg = simulator.picture()
    #expect(svg.contains("Hi &lt;&amp;>") && !svg.contains("data-quire"))
  }

  @Test func anImageOfAContext() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 20), false, 0)
    UIColor.red.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 30, height: 20))
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image?.cgImage?.width == 30)
  }

  @Test func aDrawingIsDrawnInAnother() throws {
    let inner = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let picture = try #require(
      drawn { _ in inner.draw(in: CGRect(x: 5, y: 5, width: 20, height: 20), blendMode: .multiply, alpha: 0.5) })
    #expect(picture.images.isEmpty)
    #expect(
      picture.markup.hasPrefix(
        "<g opacity='0.5' data-quire-blend='multiply'><svg x='5' y='5' width='20' height='20' "
          + "preserveAspectRatio='none' viewBox='0 0 10 10 '>"))
  }

  @Test func badNumbersAreLeftOut() throws {
    let picture = try #require(
      drawn(CGSize(width: CGFloat.nan, height: -1)) { context in
        context.translateBy(x: .nan, y: 0)
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        context.setAlpha(.nan)
        context.setLineDash(phase: 0, lengths: [0, 0])
        context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
      })
    #expect(!picture.markup.contains("nan") && !picture.markup.contains("dash"))
    #expect(picture.viewBox.width == 0)
  }

  @Test func componentsOfAColor() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: 1, green: 0.2, blue: 0, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(red == 1 && abs(green - 0.2) < 0.01 && blue == 0 && abs(alpha - 0.4) < 0.01)
    var white: CGFloat = -1
    #expect(UIColor(white: 0.6, alpha: 1).getWhite(&white, alpha: nil) && abs(white - 0.6) < 0.01)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test func textIsMeasured() {
    let root = UIViewController()
    let simulator = Simulator(.phone) { root }
    simulator.perform {
      let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
      // In the simulator, a character is half of the font size wide.
      #expect(("abcd" as NSString).size(withAttributes: attributes) == CGSize(width: 40, height: 23.8671875))
      let box = ("ab cd" as NSString).boundingRect(
        with: CGSize(width: 30, height: 100), options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
      #expect(box.size == CGSize(width: 20, height: 47.734375))
    }
  }
}
