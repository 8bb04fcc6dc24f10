// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

@MainActor
struct EmptyColorTests {
  @Test func aColorWithoutValueIsClear() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 1, 1, 1)
    UIColor().getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(alpha == 0)
  }

  @Test func stringsAreMeasuredFromAnyIsolation() {
    let simulator = Simulator { UIViewController() }
    let font = UIFont.systemFont(ofSize: 20)
    func width(_ text: NSString) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    simulator.perform { #expect(width("Harbor") > width("Har")) }
  }

  @Test func theCharactersAsAnObject() {
    let text = NSMutableAttributedString(string: "pier and quay")
    #expect(text.mutableString.range(of: "quay").location == 9)
  }
}
