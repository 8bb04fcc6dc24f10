// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  import Testing

  @testable import Quire

  /// A class with methods of each kind that a selector takes.
  @MainActor private class Screen: UIViewController {
    var log: [String] = []
    let child = UIView()

    func plain() { log.append("plain") }
    func object(_ sender: UIView) { log.append("object \(sender === child)") }
    func optional(_ sender: UIView?) { log.append(sender == nil ? "nothing" : "optional \(sender === child)") }
    func anything(_ sender: Any) { log.append("anything \(sender as AnyObject === child)") }
    func flag(_ value: Bool) { log.append("flag \(value)") }
    func pair(_ sender: UIView, with other: NSObject?) { log.append("pair \(other == nil)") }
    func result() -> UIView { child }
    func text(_ part: String) -> String? { part.isEmpty ? nil : "<\(part)>" }
    func overloaded(_ number: Int) { log.append("number \(number)") }
    func overloaded(_ text: String) { log.append("text \(text)") }
    fileprivate func hidden() { log.append("hidden") }
    func overridden() { log.append("screen") }

    // As in a class: before the instance exists.
    let early = Selector("plain", Screen.plain)
    lazy var late = Selector("plain", Screen.plain)
    nonisolated static let shared = Selector("plain", Screen.plain)
  }

  private final class Detail: Screen {
    override func overridden() { log.append("detail") }
  }

  /// Neither on the main actor nor a subclass of `NSObject`.
  private final class Counter {
    var count = 0
    func increase() { count += 1 }
    func add(_ other: Counter) { count += other.count }
  }

  private final class Box<Value>: NSObject {
    var isOpen = false
    func open() { isOpen = true }
    var selector: Selector { Selector("open", Box.open) }
  }

  @MainActor private protocol Pasting: AnyObject {
    func paste(_ sender: Any?)
  }

  extension Screen: Pasting {
    func paste(_ sender: Any?) { log.append("paste") }
  }

  @MainActor @Suite struct SelectorTests {
    @Test func isItsName() {
      #expect(Selector("tap:") == Selector("tap:", Screen.object(_:)))
      #expect(Selector("tap:") != Selector("tap"))
      #expect(Selector(("tap:")).description == "tap:")
      #expect("\(Selector("tap:"))" == "tap:")
      #expect(NSStringFromSelector(NSSelectorFromString("tap:")) == "tap:")
      #expect(Set([Selector("tap"), Selector("tap", Screen.plain), Selector("other")]).count == 2)
    }

    @Test func callsEachKindOfMethod() {
      let screen = Detail()
      screen.perform(Selector("plain", Screen.plain))
      screen.perform(Selector("object:", Screen.object(_:)), with: screen.child)
      screen.perform(Selector("optional:", Screen.optional(_:)), with: screen.child)
      screen.perform(Selector("optional:", Screen.optional(_:)), with: nil)
      screen.perform(Selector("anything:", Screen.anything(_:)), with: screen.child)
      screen.perform(Selector("flag:", Screen.flag(_:)), with: true)
      screen.perform(Selector("pair:with:", Screen.pair(_:with:)), with: screen.child, with: screen)
      screen.perform(Selector("pair:with:", Screen.pair(_:with:)), with: screen.child, with: nil)
      screen.perform(Selector("hidden", Screen.hidden))
      screen.perform(Selector("overridden", Screen.overridden))
      screen.perform(Selector("overloaded:", Screen.overloaded(_:) as (Screen) -> @MainActor (Int) -> Void), with: 3)
      screen.perform(
        Selector("overloaded:", Screen.overloaded(_:) as (Screen) -> @MainActor (String) -> Void), with: "a")
      screen.perform(screen.early)
      screen.perform(screen.late)
      screen.perform(Screen.shared)
      #expect(
        screen.log == [
          "plain", "object true", "optional true", "nothing", "anything true", "flag true", "pair false",
          "pair true", "hidden", "detail", "number 3", "text a", "plain", "plain", "plain",
        ])
    }

    @Test func callsWithoutAnActor() {
      let counter = Counter()
      counter.count = 2
      let increase = Selector("increase", Counter.increase)
      increase.perform(on: counter)
      Selector("add:", Counter.add(_:)).perform(on: counter, counter)
      #expect(counter.count == 6)
      let box = Box<Int>()
      box.perform(box.selector)
      #expect(box.isOpen)
      #expect(!box.responds(to: Box<String>().selector))
    }

    @Test func readsAndWritesProperties() throws {
      let screen = Screen()
      let setter = Selector("setTitle:", { (screen: Screen) in { (title: String) in screen.title = title } })
      screen.perform(setter, with: "Cards")
      #expect(screen.title == "Cards")
      let getter = Selector("title", { (screen: Screen) in screen.title })
      #expect(screen.perform(getter)?.takeUnretainedValue() as? String == "Cards")
    }

    @Test func givesTheMethodsResult() {
      let screen = Screen()
      #expect(screen.perform(Selector("result", Screen.result))?.takeUnretainedValue() === screen.child)
      #expect(screen.perform(Selector("plain", Screen.plain)) == nil)
      let text = Selector("text:", Screen.text(_:))
      #expect(screen.perform(text, with: "a")?.takeUnretainedValue() as? String == "<a>")
      #expect(screen.perform(text, with: "") == nil)
    }

    @Test func knowsItsClass() {
      let plain = Selector("plain", Screen.plain)
      #expect(Detail().responds(to: plain) && !UIViewController().responds(to: plain))
      #expect(!Screen().responds(to: Selector("plain")) && !Screen().responds(to: nil))
    }

    /// A selector that can't be called stops the program with the reason.
    @Test func aNameAloneCannotBePerformed() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = UIView().perform(Selector("tap")) }
      }
      #expect(stopped(result, saying: "No method is known for Selector(\"tap\")"))
    }

    @Test func anotherClassIsRefused() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = UIView().perform(Selector("plain", Screen.plain)) }
      }
      #expect(stopped(result, saying: "plain was sent to an object of another class"))
    }

    @Test func anotherArgumentIsRefused() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = Screen().perform(Selector("object:", Screen.object(_:)), with: Screen()) }
      }
      #expect(stopped(result, saying: "object: does not take the object"))
    }
  }
#endif
