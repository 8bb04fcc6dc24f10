// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// with: Sources/Quire/Foundation/Weak.swift Sources/Quire/Foundation/WeakBox.swift Sources/Quire/Language/Unowned.swift

func note(_ number: Int32) { print("\(number)") }
protocol Named: AnyObject { var name: Int { get } }
class Plain: Named {
  let name: Int; var me: Weak<Plain>?; init(_ n: Int) { name = n; me = Weak(self) }
  deinit {
    note(me!.wrappedValue == nil ? 100 : -100)
    // A reference made while it goes.
    late = Weak(self); note(late!.wrappedValue == nil ? 101 : -101)
  }
}
nonisolated(unsafe) var late: Weak<Plain>?
final class Child: Plain { var other: Plain? = Plain(77); deinit { note(200) } }
final class Node { var next: Node?; @Weak var back: Node?; deinit {} }
final class Fixed: Sendable { let n = 9 }
let fixed = Fixed()
struct Huge { var v: SIMD16<Double> }
final class Aligned { var h = SIMD16<Double>(repeating: 1) }
final class Owner { @Unowned var o: Plain; init(_ o: Plain) { _o = Unowned(o) } }
@main struct M {
  static func main() {
    do {
      var p: Plain? = Plain(1); let w = Weak(p); let v = Weak<any Named>(p); let w2 = Weak(p);
      note(w.wrappedValue === p ? 1 : -1); note(Int32(v.wrappedValue?.name ?? -1));
      note(w2.wrappedValue != nil ? 2 : -2); p = nil;
      note(w.wrappedValue == nil && v.wrappedValue == nil && w2.wrappedValue == nil ? 3 : -3);
      note(late!.wrappedValue == nil ? 4 : -4)
      let q = Plain(2); note(w.wrappedValue == nil ? 5 : -5); note(Int32(q.name))
    }
    do {
      var c: Child? = Child(3); let w = Weak<Plain>(c); let o = Weak(c!.other);
      note(w.wrappedValue != nil && o.wrappedValue != nil ? 6 : -6); c = nil;
      note(w.wrappedValue == nil && o.wrappedValue == nil ? 7 : -7)
    }
    do {
      let w = Weak(fixed); note(Int32(w.wrappedValue?.n ?? -9)); let w2 = Weak(fixed);
      note(w2.wrappedValue === fixed ? 8 : -8)
    }
    do {
      var a: Aligned? = Aligned(); let w = Weak(a); note(w.wrappedValue != nil ? 11 : -11); a = nil;
      note(w.wrappedValue == nil ? 12 : -12)
    }
    do { let p = Plain(5); let o = Owner(p); note(Int32(o.o.name)) }
    do {  // many, chained and with boxes that end first
      var all: [Node] = []; for _ in 0..<100_000 { let n = Node(); if let l = all.last { n.back = l }; all.append(n) }
      var good = 0; for i in 1..<all.count where all[i].back === all[i - 1] { good += 1 }; note(Int32(good))
      let weak = all.map { Weak($0) }; all.removeLast(50_000); var alive = 0;
      for w in weak where w.wrappedValue != nil { alive += 1 }; note(Int32(alive))
      for i in stride(from: 0, to: all.count, by: 2) { all[i].back = nil }
      all = []; alive = 0; for w in weak where w.wrappedValue != nil { alive += 1 }; note(Int32(alive))
    }
    note(999)
  }
}

// => 1
// => 1
// => 2
// => 100
// => 101
// => 3
// => 4
// => 5
// => 2
// => 100
// => 101
// => 6
// => 200
// => 100
// => 101
// => 100
// => 101
// => 7
// => 9
// => 8
// => 11
// => 12
// => 5
// => 100
// => 101
// => 99999
// => 50000
// => 0
// => 999
