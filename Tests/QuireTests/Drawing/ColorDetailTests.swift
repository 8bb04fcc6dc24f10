// SPDX-License-Identifier: Apache-2.0

import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct ColorDetailTests {
  @Test func hues() {
    func parts(_ color: UIColor) -> [CGFloat] {
      var (hue, saturation, brightness, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
      #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
      return [hue, saturation, brightness, alpha]
    }
    #expect(parts(.red) == [0, 1, 1, 1])
    #expect(parts(UIColor(red: 0, green: 0, blue: 1, alpha: 0)) == [2.0 / 3, 1, 1, 0])
    #expect(parts(.white) == [0, 0, 1, 1] && parts(.black) == [0, 0, 0, 1])
    #expect(UIColor.yellow.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
    // A color made of its parts is the same color.
    for color in [UIColor.brown, .purple, .orange, .cyan] {
      let parts = parts(color)
      #expect(UIColor(hue: parts[0], saturation: parts[1], brightness: parts[2], alpha: parts[3]) == color)
    }
  }

  @Test func literalsAndTextColors() {
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == .red)
    #expect(UIColor.darkText == .black)
    #expect(UIColor.lightText.cgColor.alpha == 0.6)
    #expect(CGColor(gray: 1, alpha: 1).components == [1, 1, 1, 1])
    #expect(UIColor.red.cgColor.copy(alpha: 0)?.components == [1, 0, 0, 0])
  }

  @Test func colorsOfTheScreen() {
    #expect(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1) == .white)
    #expect(UIColor(displayP3Red: 0, green: 0, blue: 0, alpha: 1) == .black)
    // Beyond sRGB.
    #expect(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor(displayP3Red: .nan, green: 0, blue: 0, alpha: 1) == .black)
  }

  @Test func prominence() {
    #expect(UIColor.red.withProminence(.primary) == .red)
    let alphas = [UIColor.Prominence.secondary, .tertiary, .quaternary].map {
      UIColor.red.withProminence($0).cgColor.alpha
    }
    #expect(alphas[0] == 0.6 && alphas[1] < alphas[0] && alphas[2] < alphas[1])
  }
}
