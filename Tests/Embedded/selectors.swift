// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// with: Sources/Quire/Language/AnyTarget.swift Sources/Quire/Language/Selector*.swift Sources/Quire/Foundation/Text+Bytes.swift

protocol Pasting: AnyObject { nonisolated func paste(_ s: AnyObject?) }
class Screen: NSObject, Pasting {
  var title = ""
  nonisolated func paste(_ s: AnyObject?) {}
  func plain() { note(1) }
  func object(_ s: UIControl) { note(2) }
  func optional(_ s: UIControl?) { note(s == nil ? 3 : 4) }
  func any(_ s: AnyObject) { note(5) }
  func pair(_ s: UIControl, e: UIEvent) { note(6) }
  func pair2(_ s: UIControl, e: UIEvent?) { note(e == nil ? 7 : 8) }
  func pair3(_ s: AnyObject?, e: UIEvent?) { note(9) }
  func flag(_ n: Bool) { note(n ? 10 : 11) }
  func res() -> Screen { self }
  func res2() -> Int { note(12); return 3 }
  func over(_ a: Int) { note(Int32(a)) }
  func over(_ a: String) {}
  func over2() { note(14) }
  nonisolated func non(_ a: UIControl) { note(15) }
}
final class Detail: Screen { override func over2() { note(16) } }
final class Service {
  func go() { note(20) }; func go1(_ s: UIControl) { note(21) }; func go2(_ s: Bool) { note(22) };
  func go3(_ s: UIControl, e: UIEvent?) { note(23) }; func back() -> Service { self }
}
class UIViewController {}
class Box<X>: NSObject { func gen() { note(30) }; var s: Selector { Selector("gen", Box.gen) } }
@main struct M {
  @MainActor static func main() {
    let d = Detail(), c = UIControl(), e = UIEvent(), v = Service()
    Selector("p", Screen.plain).perform(on: d); Selector("p", Screen.object(_:)).perform(on: d, c);
    Selector("p", Screen.optional(_:)).perform(on: d, c); Selector("p", Screen.optional(_:)).perform(on: d)
    Selector("p", Screen.any(_:)).perform(on: d, c); Selector("p", Screen.pair(_:e:)).perform(on: d, c, e);
    Selector("p", Screen.pair2(_:e:)).perform(on: d, c, e); Selector("p", Screen.pair2(_:e:)).perform(on: d, c);
    Selector("p", Screen.pair3(_:e:)).perform(on: d)
    Selector("p", Screen.flag(_:)).perform(on: d, SelectorValue(true));
    note(Selector("p", Screen.res).perform(on: d) === d ? 100 : -100);
    note(Selector("p", Screen.res2).perform(on: d) == nil ? 101 : -101)
    Selector("p", Screen.over(_:) as (Screen) -> @MainActor (Int) -> Void).perform(on: d, SelectorValue(13));
    Selector("p", Screen.over2).perform(on: d); Selector("p", Screen.non(_:)).perform(on: d, c)
    Selector("p", { (s: Screen) in { (t: String) in s.title = t } }).perform(on: d, SelectorValue("abc"));
    note(Int32(d.title.utf8.count)); _ = Selector("g", { (s: Screen) in s.title }).perform(on: d)
    Selector("p", Service.go).perform(on: v); Selector("p", Service.go1(_:)).perform(on: v, c);
    Selector("p", Service.go2(_:)).perform(on: v, SelectorValue(true));
    Selector("p", Service.go3(_:e:)).perform(on: v, c);
    note(Selector("b", Service.back).perform(on: v) === v ? 102 : -102)
    let b = Box<Int>(); b.s.perform(on: b); note(b.s.isMethod(of: Box<String>()) ? -103 : 103)
    note(Selector("p", Screen.plain).isMethod(of: v) ? -104 : 104);
    note(Selector("a") == Selector("a", Screen.plain) ? 105 : -105);
    note(Selector("paste:", Pasting.paste(_:)).isMethod(of: d) ? -106 : 106);
    note(Set([Selector("x"), Selector("x"), Selector("y")]).count == 2 ? 107 : -107)
    note(999)
  }
}

// Stand-ins for the senders of selectors.
@MainActor open class NSObject { public init() {} }
@MainActor open class UIGestureRecognizer: NSObject { func connect(_ t: AnyObject?, _ s: Selector) {} }
@MainActor open class UIControl: NSObject {}
@MainActor final class UIEvent: NSObject {}
@MainActor final class UIApplication {
  static let shared = UIApplication();
  @discardableResult func sendAction(_ a: Selector, to t: AnyObject?, from: AnyObject?, for e: UIEvent?) -> Bool {
    true
  }
}
func note(_ number: Int32) { print("\(number)") }

// => 1
// => 2
// => 4
// => 3
// => 5
// => 6
// => 8
// => 7
// => 9
// => 10
// => 100
// => 12
// => 101
// => 13
// => 16
// => 15
// => 3
// => 20
// => 21
// => 22
// => 23
// => 102
// => 30
// => 103
// => 104
// => 105
// => 106
// => 107
// => 999
