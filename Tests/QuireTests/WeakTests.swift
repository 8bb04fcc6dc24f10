// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Quire

/// `Weak` is captured by closures that may run on any thread, such as an observer's.
private func sendable(_ body: @escaping @Sendable () -> Void) { body() }

@MainActor @Test func aWeakReferenceGoesIntoASendableClosure() {
  let controller = UIViewController()
  sendable { [me = Weak(controller)] in MainActor.assumeIsolated { me.wrappedValue?.title = "Seen" } }
  #expect(controller.title == "Seen")
}

@MainActor private protocol Listener: NSObjectProtocol {
  var name: String { get }
}

private final class Named: NSObject, Listener {
  let name: String
  init(_ name: String) { self.name = name }
}

@MainActor @Suite struct WeakTests {
  @Test func readsWhatItHolds() {
    let object = Named("a")
    let weak = Weak(object)
    #expect(weak.wrappedValue === object)
    let listener = Weak<any Listener>(object)
    #expect(listener.wrappedValue?.name == "a")
  }

  @Test func readsNilOnceTheObjectIsGone() {
    var object: Named? = Named("a")
    let weak = Weak(object)
    let listener = Weak<any Listener>(object)
    object = nil
    #expect(weak.wrappedValue == nil)
    #expect(listener.wrappedValue == nil)
  }

  @Test func takesAnotherValue() {
    let (first, second) = (Named("a"), Named("b"))
    var weak = Weak<any Listener>(first)
    weak.wrappedValue = second
    #expect(weak.wrappedValue?.name == "b")
    weak.wrappedValue = nil
    #expect(weak.wrappedValue == nil)
  }
}
