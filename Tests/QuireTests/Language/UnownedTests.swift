// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Quire

private protocol Named: AnyObject {
  var name: String { get }
}

/// Not a subclass of `NSObject`.
private final class Owner: Named {
  let name: String
  init(_ name: String) { self.name = name }
}

private struct Part {
  @Unowned var owner: Owner
}

@Suite struct UnownedTests {
  @Test func readsItsObjectAndDoesNotKeepIt() {
    var owner: Owner? = Owner("a")
    weak let gone = owner
    let part = Part(owner: owner!)
    let reference = Unowned<any Named>(owner!)
    #expect(part.owner === owner && reference.wrappedValue.name == "a")
    owner = nil
    #expect(gone == nil)
  }

  @Test func takesAnotherObject() {
    let (first, second) = (Owner("a"), Owner("b"))
    var part = Part(owner: first)
    part.owner = second
    #expect(part.owner === second)
  }

  @Test func stopsOnceTheObjectIsGone() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let part = Part(owner: Owner("a"))
      _ = part.owner
    }
    #expect(stopped(result, saying: "An unowned reference was read after its object was gone."))
  }

  @Test func weakReferencesOfAnyClass() {
    var owner: Owner? = Owner("a")
    let (weak, named) = (Weak(owner), Weak<any Named>(owner))
    #expect(weak.wrappedValue === owner && named.wrappedValue?.name == "a")
    owner = nil
    #expect(weak.wrappedValue == nil && named.wrappedValue == nil)
  }
}
