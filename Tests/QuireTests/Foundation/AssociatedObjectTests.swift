// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Quire

@MainActor @Suite("Associated objects") struct AssociatedObjectTests {
  private static var first: UInt8 = 0
  private static var second: UInt8 = 0

  @Test("Each key of an object has its own value") func keys() {
    let view = UIView()
    objc_setAssociatedObject(view, &Self.first, "one", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(view, &Self.second, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &Self.first) as? String == "one")
    #expect(objc_getAssociatedObject(view, &Self.second) as? Int == 2)
    #expect(objc_getAssociatedObject(UIView(), &Self.first) == nil)
  }

  @Test("A new value replaces the old one, and nil removes it") func replacement() {
    let view = UIView()
    objc_setAssociatedObject(view, &Self.first, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, &Self.first, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Self.first) as? Int == 2)
    objc_setAssociatedObject(view, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Self.first) == nil)
  }

  @Test("An assigned object is not kept alive, a retained one is") func policies() {
    let view = UIView()
    var label: UILabel? = UILabel()
    objc_setAssociatedObject(view, &Self.first, label, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &Self.first) as? UILabel === label)
    label = nil
    #expect(objc_getAssociatedObject(view, &Self.first) == nil)
    objc_setAssociatedObject(view, &Self.first, UILabel(), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Self.first) is UILabel)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &Self.first) == nil)
  }
}
