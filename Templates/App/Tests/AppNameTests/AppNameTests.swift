import AppName
import Foundation
import QuireSimulator
import Testing

@MainActor @Suite struct AppNameTests {
  @Test func aNoteIsWrittenInTheSheet() throws {
    let phone = Simulator { AppName.makeRootViewController() }
    try phone.tap("Write a note")
    phone.settle()
    #expect(phone.sheet?.detent == "com.apple.UIKit.medium")

    // A finger drags the sheet up.
    let top = try #require(phone.sheet).frame.minY
    phone.drag(from: CGPoint(x: 200, y: top + 20), to: CGPoint(x: 200, y: 120))
    phone.settle()
    #expect(phone.sheet?.detent == "com.apple.UIKit.large")

    try phone.type("Fog over the bay", into: "What do you see?")
    try phone.tap("Done")
    phone.settle()
    #expect(phone.sheet == nil)
    #expect(phone.element("Fog over the bay")?.role == .text)
  }
}
