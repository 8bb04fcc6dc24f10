import AppName
import QuireSimulator
import Testing

@MainActor @Suite struct AppNameTests {
  @Test func theButtonPresentsTheSheet() {
    let phone = Simulator { AppName.makeRootViewController() }
    phone.tap(label: "Show the sheet")
    phone.settle()
    #expect(phone.sheet?.detent == "com.apple.UIKit.medium")
    #expect(phone.element("Drag me up") != nil)
  }
}
